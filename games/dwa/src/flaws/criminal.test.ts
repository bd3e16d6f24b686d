import { describe, expect, it } from 'vitest'
import { type GivenHuman, tableWith, UNDECIDED } from '../tests/build.js'

/** The human acts at 300, 300 on an open table. */
const acting = (
  human: Partial<GivenHuman>,
  zombies: { at: [number, number] }[] = [],
  others: GivenHuman[] = [],
  dice: number[] = [],
) =>
  tableWith({
    scenario: UNDECIDED,
    humans: [{ at: [300, 300], ...human }, ...others],
    zombies,
    options: { advanced: true },
  })
    .run()
    .play({ type: 'activate', human: 0, as: 'act', ability: 'none' }, dice)
const walk = (x: number, y: number) => ({ type: 'walk', path: [{ x, y }], halts: [], ability: 'none' }) as const
const shoot = (target: number) =>
  ({ type: 'shoot', weapon: 0, targets: [{ target, shots: 1, aimed: 0 }], ability: 'none' }) as const

describe('criminal', () => {
  const officer = (mm: number): GivenHuman => ({ at: [325 + mm, 300], archetype: 'law' })

  it('[DWA-16.6.3] [R-80.6] [DWA-16.6.a] must shoot an officer within 10 cm before anything else', () => {
    const match = acting({ flaws: ['criminal'], weapons: ['pistol'], archetype: 'civilian' }, [], [officer(100)])
    expect(match.offered()).toEqual([shoot(1)])
    expect(match.refusal(walk(250, 300)).rule).toBe('DWA-16.6.a')
    match.play(shoot(1), [1])
    expect(match.allows(walk(250, 300))).toBe(true)
  })

  it('[DWA-16.6.3] not one who is 1 mm farther, nor a civilian', () => {
    expect(acting({ flaws: ['criminal'], weapons: ['pistol'] }, [], [officer(101)]).allows(walk(250, 300))).toBe(true)
    const other: GivenHuman = { at: [400, 300], archetype: 'civilian' }
    expect(acting({ flaws: ['criminal'], weapons: ['pistol'] }, [], [other]).allows(walk(250, 300))).toBe(true)
  })
})
