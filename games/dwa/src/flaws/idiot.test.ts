import { describe, expect, it } from 'vitest'
import { box } from '../scenario/draw.js'
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

describe('idiot', () => {
  it('[DWA-16.6.11] [R-80.7] must engage a zombie within 10 cm', () => {
    const match = acting({ flaws: ['idiot'] }, [{ at: [425, 300] }])
    expect(match.offered().map(({ type }) => type)).toEqual(['walk'])
    match.play(match.offered()[0]!)
    expect(match.human().x).toBeGreaterThanOrEqual(399)
    expect(acting({ flaws: ['idiot'] }, [{ at: [426, 300] }]).allows(walk(200, 300))).toBe(true)
  })

  it('[R-80.7] and never breaks away', () => {
    const match = tableWith({
      scenario: UNDECIDED,
      humans: [{ at: [300, 300], flaws: ['idiot'] }],
      zombies: [{ at: [325, 300] }],
      options: { advanced: true },
    }).run()
    expect(match.refusal({ type: 'activate', human: 0, as: 'breakAway', ability: 'none' }).rule).toBe('R-80.7')
  })

  it('[R-80.7] on a roof too, straight on', () => {
    const match = tableWith({
      scenario: { ...UNDECIDED, roofs: [{ outline: box(200, 200, 400, 200), height: 100 }] },
      humans: [{ at: [300, 300], level: 100, flaws: ['idiot'] }],
      zombies: [{ at: [425, 300], level: 100 }],
      options: { advanced: true },
    })
      .run()
      .play({ type: 'activate', human: 0, as: 'act', ability: 'none' })
    expect(match.offered()).toEqual([walk(399, 300)])
  })
})
