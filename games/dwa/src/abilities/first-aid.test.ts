import { expect, it } from 'vitest'
import { acting } from '../tests/acting.js'

const treats = (die: number) =>
  acting({
    options: { advanced: true },
    humans: [
      { at: [300, 300], abilities: ['firstAid'] },
      { at: [325, 300], wounds: 2 },
    ],
  }).play({ type: 'treat', patient: 1, with: 'firstAid' }, [die])

it('[DWA-16.5.2.h] [R-70.4] First Aid heals one wound on 5 and above, for 4 action points and without a kit', () => {
  const match = treats(5)
  expect(match.human(1).wounds).toBe(1)
  expect(match.human().now).toMatchObject({ acted: 'done', abilities: ['firstAid'] })
  expect(treats(4).human(1).wounds).toBe(2)
})

it('[R-70.4] only a figure in contact, or oneself', () => {
  const match = acting({
    options: { advanced: true },
    humans: [
      { at: [300, 300], wounds: 1, abilities: ['firstAid'] },
      { at: [327, 300], wounds: 2 },
    ],
  })
  expect(match.refusal({ type: 'treat', patient: 1, with: 'firstAid' })).toMatchObject({ key: 'treat.far' })
  expect(match.play({ type: 'treat', patient: 0, with: 'firstAid' }, [6]).human().wounds).toBe(0)
})
