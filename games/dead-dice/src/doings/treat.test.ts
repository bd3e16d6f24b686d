import { describe, expect, it } from 'vitest'
import { fightStage } from '../tests/fights.js'
import type { GivenSurvivor, Table } from '../tests/stage.js'

const HORDE = { hordes: [{ size: 2, cell: 5 }] }
const MEDIC: GivenSurvivor = { carries: ['medicine'] }

describe('medicine in a fight', () => {
  const at = (others: readonly GivenSurvivor[]): Table =>
    fightStage({ survivors: [MEDIC, ...others], scene: HORDE }).run()

  it('[DD-16.46] heals 1 Survival of a survivor on the same cell, up to the base, and is used up', () => {
    const hurt = at([{ survival: 1 }]).play({ type: 'treat', thing: 1, seat: 1 })
    expect(hurt.state.survivors[1]!.survival).toBe(2)
    expect(hurt.state.survivors[0]!.things).toEqual([])
    const whole = at([{}]).play({ type: 'treat', thing: 1, seat: 1 })
    expect(whole.state.survivors[1]!.survival).toBe(3)
  })

  it('[DD-16.46] [DD-8.5] is an action, reaches nobody on another cell, and nothing else is medicine', () => {
    const after = at([{ survival: 1 }]).play({ type: 'treat', thing: 1, seat: 0 })
    expect(after.refusal({ type: 'treat', thing: 1, seat: 1 }, 0).rule).toBe('DD-8.5')
    const apart = fightStage({
      survivors: [MEDIC, { survival: 1 }],
      scene: { ...HORDE, stands: [{ seat: 1, cell: 1 }] },
    }).run()
    expect(apart.refusal({ type: 'treat', thing: 1, seat: 1 }).rule).toBe('DD-16.46')
    const bat = fightStage({ survivors: [{ carries: ['bat'] }], scene: HORDE }).run()
    expect(bat.refusal({ type: 'treat', thing: 1, seat: 0 }).rule).toBe('DD-16.46')
  })
})

describe('the cure of Neo-Tokyo in a fight', () => {
  const tokyo = (clues: number, options = {}): Table =>
    fightStage({
      options: { agmScenario: 'neoTokyo', ...options },
      survivors: [{ scores: { brains: 3 } }, { survival: 0, turnsIn: 1 }],
      group: { clues },
      scene: { ...HORDE, stands: [{ seat: 1, turnsLeft: 1 }] },
    }).run()
  const cure = { type: 'cure', whom: 1, helpers: [] } as const

  it('[DD-16.45] saves the bitten before they turn, at difficulty 2', () => {
    const saved = tokyo(1).play(cure, [2, 4, 1])
    expect(saved.state.survivors[1]!.turnsIn).toBe(0)
    saved.play({ type: 'done' }).play({ type: 'done' }, [], 1)
    expect(saved.state.survivors[1]!.fate).toBe('alive')
  })

  it('[DD-16.45] does nothing with one success', () => {
    const lost = tokyo(1).play(cure, [2, 1, 1]).play({ type: 'bear' })
    expect(lost.state.survivors[1]!.turnsIn).toBe(1)
    // The one who turned bites at once, and misses.
    lost.play({ type: 'done' }).play({ type: 'done' }, [1], 1)
    expect(lost.state.survivors[1]!.fate).toBe('turned')
  })

  it('[DD-16.45] needs the clue, and a bite that takes hold at once', () => {
    expect(tokyo(0).refusal(cure)).toMatchObject({ rule: 'DD-16.45', key: 'cure.notYet' })
    expect(tokyo(1, { fastInfection: false }).refusal(cure).rule).toBe('DD-16.45')
  })
})
