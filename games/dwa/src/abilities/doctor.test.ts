import { expect, it } from 'vitest'
import { after } from '../tests/after.js'

/** The second member has turned, and nobody has eliminated the zombie. */
const ward = (whereabouts: 'risen' | 'gone') =>
  after({
    humans: [
      { at: [300, 300], abilities: ['doctor'] },
      { at: [400, 300], whereabouts },
    ],
  })

it('[DWA-16.5.2.i] [R-76] Doctor: after the game a member who turned is back alive on a 6', () => {
  const match = ward('risen')
  expect(match.asked()).toEqual(['0 cure'])
  match.play({ type: 'cure', doctor: 0, patient: 1 }, [6])
  expect(match.human(1).whereabouts).toBe('left')
  expect(ward('risen').play({ type: 'cure', doctor: 0, patient: 1 }, [5]).human(1).whereabouts).toBe('risen')
})

it('[R-76] one try each, free of the limit of the turn; not for one whose zombie was eliminated', () => {
  const match = ward('risen').play({ type: 'cure', doctor: 0, patient: 1 }, [5])
  expect(match.asked()).toEqual(['0 gear'])
  expect(ward('gone').asked()).toEqual(['0 gear'])
})

it('[R-76] a second try is refused while another doctor has not tried yet', () => {
  const match = after({
    humans: [
      { at: [300, 300], abilities: ['doctor'] },
      { at: [350, 300], abilities: ['doctor'] },
      { at: [400, 300], whereabouts: 'risen' },
    ],
  }).play({ type: 'cure', doctor: 0, patient: 2 }, [1])
  expect(match.refusal({ type: 'cure', doctor: 0, patient: 2 })).toMatchObject({ rule: 'R-76', key: 'cure.tried' })
  expect(match.allows({ type: 'cure', doctor: 1, patient: 2 })).toBe(true)
})
