import { describe, expect, it } from 'vitest'
import { pouchWith } from '../tests/acting.js'
import { type Given, type Match, tableWith, UNDECIDED } from '../tests/build.js'
import { bodiesFrame } from './bodies.js'

/** One body with two wounds, a turn old, and a friend who may have antiseptic. */
const withBody = (friend: Partial<NonNullable<Given['humans']>[number]>): Match => {
  const match = tableWith({
    scenario: UNDECIDED,
    humans: [
      { at: [300, 300], whereabouts: 'dead', posture: 'prone', wounds: 2, diedIn: 1 },
      { at: [500, 500], ...friend },
    ],
    frame: bodiesFrame(),
  })
  match.state.turn = 2
  return match
}

describe('antiseptic', () => {
  it('[R-76] keeps a body from rising for good, and morale where it was', () => {
    const match = withBody({ pouch: pouchWith('antiseptic') }).run([2])
    expect(match.asked()).toEqual(['0 antiseptic'])
    match.play({ type: 'antiseptic', by: 1 })
    expect(match.human(0)).toMatchObject({ whereabouts: 'dead', stays: true })
    expect(match.human(1)).toMatchObject({ morale: 10, pouch: { objects: [] } })
    expect(match.state.zombies).toEqual([])
  })

  it('[R-76] is asked for only when the body turns, and may be kept', () => {
    const still = withBody({ pouch: pouchWith('antiseptic') }).run([3])
    expect(still.asked()).toEqual(['0 activate'])
    const kept = withBody({ pouch: pouchWith('antiseptic') })
      .run([2])
      .play({ type: 'pass' })
    expect(kept.human(0).whereabouts).toBe('risen')
    expect(kept.human(1)).toMatchObject({ morale: 9, pouch: { objects: [{ what: 'antiseptic' }] } })
    expect(withBody({}).run([2]).human(0).whereabouts).toBe('risen')
  })
})
