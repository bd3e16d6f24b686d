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

describe('frightened', () => {
  it('[DWA-16.7.3.8] [R-81.4] with a zombie near at the start of the turn runs to the nearest friend', () => {
    const match = acting(
      { disorders: ['frightened'], now: { nearZombie: true } },
      [{ at: [300, 380] }],
      [{ at: [600, 300] }],
    )
    expect(match.offered().map(({ type }) => type)).toEqual(['walk'])
    match.play(match.offered()[0]!)
    expect(match.human().x).toBeGreaterThan(480)
  })

  it('[R-81.4] in contact must try to break away', () => {
    const match = tableWith({
      scenario: UNDECIDED,
      humans: [{ at: [300, 300], disorders: ['frightened'] }],
      zombies: [{ at: [325, 300] }],
      options: { advanced: true },
    }).run()
    expect(match.refusal({ type: 'activate', human: 0, as: 'act', ability: 'none' }).rule).toBe('DWA-16.7.3.8')
    expect(match.allows({ type: 'activate', human: 0, as: 'breakAway', ability: 'none' })).toBe(true)
  })

  it('[R-81.4] without a friend there is no obligation', () => {
    expect(
      acting({ disorders: ['frightened'], now: { nearZombie: true } }, [{ at: [300, 380] }]).allows(walk(250, 300)),
    ).toBe(true)
  })
})
