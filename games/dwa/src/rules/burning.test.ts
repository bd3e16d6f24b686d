import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { matchFrame } from '../frames/kinds.js'
import { turnFrame } from '../frames/turn.js'
import type { Burning } from '../state.js'
import { type GivenHuman, type GivenZombie, type Match, tableWith, UNDECIDED } from '../tests/build.js'

const FIRE_STEP = 2
const lit = (since: number, kind: Burning['kind'] = 'molotov'): Burning => ({ since, kind, by: 0 })

/** The fire step of a turn and what follows it, up to the first question. */
function burnt(
  turn: number,
  zombies: readonly GivenZombie[],
  dice: readonly number[],
  options: Record<string, Plain> = {},
  humans: readonly GivenHuman[] = [],
): Match {
  const match = tableWith({
    humans: [{ at: [1000, 1000] }, ...humans],
    zombies,
    options,
    scenario: UNDECIDED,
  })
  match.state.turn = turn
  match.state.frames = [
    { ...matchFrame(), step: 6 },
    { ...turnFrame(), step: FIRE_STEP },
  ]
  return match.run(dice)
}
const gone = (match: Match, number = 1): boolean => match.zombie(number) === undefined

describe('the fire step', () => {
  it('[DWA-11.2.7.3.g] [R-30] a Molotov cocktail eliminates on 3 and above in every later turn', () => {
    for (const turn of [2, 3, 4]) {
      expect(gone(burnt(turn, [{ at: [300, 300], burning: lit(1) }], [2]))).toBe(false)
      expect(gone(burnt(turn, [{ at: [300, 300], burning: lit(1) }], [3]))).toBe(true)
    }
  })

  it('[R-30] by option the bonus grows each turn', () => {
    const options = { molotovCumulative: true }
    expect(gone(burnt(2, [{ at: [300, 300], burning: lit(1) }], [2], options))).toBe(false)
    expect(gone(burnt(3, [{ at: [300, 300], burning: lit(1) }], [1], options))).toBe(true)
  })

  it('[DWA-11.2.7.4.b] flames eliminate on 3 in the second turn, and surely in the third', () => {
    const flame = lit(1, 'flame')
    expect(gone(burnt(2, [{ at: [300, 300], burning: flame }], [2]))).toBe(false)
    expect(gone(burnt(2, [{ at: [300, 300], burning: flame }], [3]))).toBe(true)
    expect(gone(burnt(3, [{ at: [300, 300], burning: flame }], [1]))).toBe(true)
  })

  it('[R-93] who lit it has the kill, at range', () => {
    expect(burnt(2, [{ at: [300, 300], burning: lit(1) }], [6]).human()).toMatchObject({ kills: 1, closeKills: 0 })
  })

  it('[DWA-11.2.7.3.i] [DWA-11.2.7.4.f] [R-31] people take a wound and throw no burn die', () => {
    // The die is that of the wound test.
    const match = burnt(2, [], [6], {}, [{ at: [300, 300], burning: lit(1) }])
    expect(match.human(1).wounds).toBe(1)
    expect(match.told('wounded')[0]!.rule).toBe('DWA-11.2.7.3.i')
    const flame = burnt(2, [], [6], {}, [{ at: [300, 300], burning: lit(1, 'flame') }])
    expect(flame.told('wounded')[0]!.rule).toBe('DWA-11.2.7.4.f')
  })

  it('[R-31] by option they throw it as well', () => {
    const options = { humanBurning: 'woundAndRoll' }
    expect(burnt(2, [], [3], options, [{ at: [300, 300], burning: lit(1) }]).human(1).whereabouts).toBe('dead')
  })

  it('[R-32] a body does not burn on', () => {
    const options = { humanBurning: 'woundAndRoll' }
    expect(burnt(2, [], [3], options, [{ at: [300, 300], burning: lit(1) }]).human(1).burning).toBeNull()
  })

  it('[DICE-2] the oldest fire first, then people, then zombies by number', () => {
    const match = burnt(
      3,
      [
        { at: [300, 300], burning: lit(2) },
        { at: [400, 400], burning: lit(1) },
        { at: [500, 500], burning: lit(2) },
      ],
      [1, 2, 1, 6],
      {},
      [{ at: [700, 700], burning: lit(2) }],
    )
    const order = match.events.filter(({ kind }) => kind === 'burns-on' || kind === 'wounded')
    expect(order.map(({ about }) => about!['figure'])).toEqual([-2, 1, -1, -3])
  })
})

describe('spreading', () => {
  it('[DWA-11.2.7.3.h] [DWA-11.2.7.4.e] [R-33] to the figure that touches, on 4 and above, with the kind of its source', () => {
    for (const kind of ['molotov', 'flame'] as const) {
      const zombies = [{ at: [300, 300] as const, burning: lit(1, kind) }, { at: [325, 300] as const }]
      const spared = burnt(2, zombies, [1, 3])
      expect(spared.zombie(2).burning).toBeNull()
      const caught = burnt(2, zombies, [1, 4, 2])
      expect(caught.zombie(2).burning).toEqual({ since: 2, kind, by: 0 })
      expect(caught.told('fire-spreads')[0]!.rule).toBe(kind === 'flame' ? 'DWA-11.2.7.4.e' : 'DWA-11.2.7.3.h')
    }
  })

  it('[DICE-2] a zombie just ignited throws its first die at once: 5 eliminates', () => {
    const zombies = [{ at: [300, 300] as const, burning: lit(1) }, { at: [325, 300] as const }]
    expect(gone(burnt(2, zombies, [1, 4, 5]), 2)).toBe(true)
    expect(gone(burnt(2, zombies, [1, 4, 4]), 2)).toBe(false)
  })

  it('[R-33] a gap of 1 mm is contact, 2 mm are not', () => {
    const beside = (x: number) => [{ at: [300, 300] as const, burning: lit(1) }, { at: [x, 300] as const }]
    expect(burnt(2, beside(326), [1, 3]).told('fire-spares')).toHaveLength(1)
    expect(burnt(2, beside(327), [1]).told('fire-spares')).toEqual([])
  })

  it('[R-33] what is eliminated spreads no more, and what has just caught fire not yet', () => {
    const row = (x: number) => ({ at: [x, 300] as const })
    expect(burnt(2, [{ ...row(300), burning: lit(1) }, row(325)], [6]).zombie(2).burning).toBeNull()
    const chain = burnt(2, [{ ...row(300), burning: lit(1) }, row(325), row(350)], [1, 4, 1])
    expect([chain.zombie(2).burning === null, chain.zombie(3).burning === null]).toEqual([false, true])
  })

  it('[DWA-11.2.7.3.i] people whom it reaches are wounded at once', () => {
    const match = burnt(2, [{ at: [300, 300], burning: lit(1) }], [1, 4, 1, 2, 6], {}, [{ at: [325, 300] }])
    expect(match.human(1)).toMatchObject({ wounds: 1, burning: { since: 2 } })
  })
})
