import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { type Given, stage, type Table } from '../tests/stage.js'
import { catastropheFrame } from './catastrophe.js'
import { livingTurnFrame } from './living-turn.js'

const CATASTROPHE: DeadDiceAction = { type: 'catastrophe' }
const TURN: DeadDiceAction = { type: 'turn' }
const STOP: DeadDiceAction = { type: 'stop' }
const AGREE: DeadDiceAction = { type: 'agree' }
const TRAP: DeadDiceAction = { type: 'prepare', wish: 'trap', leader: 0, by: 'brains', on: -1 }
const CLOSE: DeadDiceAction = { type: 'closeScene' }
const HUMAN = { gameMaster: 'human' } as const
const NOTHING = {
  zombies: 0,
  ambushes: 0,
  horde: 0,
  noise: 0,
  lowered: [],
  obstacles: [],
  hazards: [],
  threats: [],
  specials: [],
}
const BUILD: DeadDiceAction = {
  type: 'build',
  scene: 'danger',
  ...NOTHING,
  cast: [],
  own: [],
  groupTrait: '',
  foesNear: false,
}

/** A living turn under way: nobody recovers, because food is short. */
function home(given: Given = {}): Table {
  return stage({
    ...given,
    phase: 'living',
    survivors: given.survivors ?? [{ survival: 0 }, { survival: 0 }],
    group: { respite: 2, ...given.group, reserves: { provisions: 'low', ...given.group?.reserves } },
    frames: [livingTurnFrame()],
  }).run()
}

/** One at the end of its scene, with the reserves still to be struck. */
const striking = (given: Given = {}): Table =>
  stage({
    ...given,
    phase: 'living',
    survivors: [{}],
    frames: [
      { ...livingTurnFrame(), step: 6 },
      { ...catastropheFrame('players'), step: 1 },
    ],
  }).run()

describe('a catastrophe', () => {
  it('[DD-6.13] [DD-14.11] costs 1 Menace where the players start it, whatever the option', () => {
    const left = (catastropheCost: string): number =>
      home({ options: { ...HUMAN, catastropheCost }, master: { menace: 3 } })
        .play(CATASTROPHE)
        .play(AGREE).state.master.menace
    expect([left('main'), left('cheat')]).toEqual([2, 2])
  })

  it('[DD-14.1] [DD-6.3] costs 1 or 2 where the game master starts it, at any moment of the living turn', () => {
    const left = (catastropheCost: string): number =>
      home({ options: { ...HUMAN, catastropheCost }, master: { menace: 3 } }).play(CATASTROPHE, [], 2).state.master
        .menace
    expect([left('main'), left('cheat')]).toEqual([2, 1])
    const poor = home({ options: { ...HUMAN, catastropheCost: 'cheat' }, master: { menace: 1 } })
    expect(poor.refusal(CATASTROPHE, 2).rule).toMatch(/^(?:DD-15.27|TABLE.2)$/)
  })

  it('[DD-15.27] cannot be started without Menace, unless by an infection', () => {
    expect(home({ master: { menace: 0 } }).refusal(CATASTROPHE, 0).rule).toBe('DD-15.27')
    const bitten = home({ options: HUMAN, master: { menace: 0 }, survivors: [{ survival: 0, turnsIn: 1 }, {}] })
    expect(bitten.play(TURN, [], 0).state.survivors[0]!.fate).toBe('turned')
  })

  it('[DD-14.2] an infection costs 1, or nothing by the option', () => {
    const left = (catastropheCost: string): number =>
      home({
        options: { ...HUMAN, catastropheCost },
        master: { menace: 3 },
        survivors: [{ survival: 0, turnsIn: 1 }, {}],
      }).play(TURN, [], 0).state.master.menace
    expect([left('main'), left('cheat')]).toEqual([2, 3])
  })

  it('[DD-6.12] [DD-6.14] is built like a danger scene and ends the living turn', () => {
    const table = home({ options: HUMAN, master: { menace: 3 } })
      .play(CATASTROPHE)
      .play(AGREE)
    expect(table.asked).toBe('2: build')
    expect(table.state.scene).toMatchObject({ kind: 'catastrophe', cause: 'players' })
    table.play(BUILD)
    expect(table.asked).toBe('2: strike')
    table.play({ type: 'strike', empty: 'ammunition', low: 'shelter' })
    expect(table.state).toMatchObject({
      phase: 'dead',
      group: { respite: 0, reserves: { ammunition: 'empty', shelter: 'low' } },
    })
  })

  it('[DD-6.15] [DD-15.27] strikes two different reserves, and makes none better', () => {
    const table = striking({ options: HUMAN, group: { reserves: { shelter: 'empty' } } })
    expect(table.refusal({ type: 'strike', empty: 'shelter', low: 'shelter' }).rule).toBe('DD-15.27')
    table.play({ type: 'strike', empty: 'provisions', low: 'shelter' })
    expect(table.state.group.reserves).toMatchObject({ shelter: 'empty', provisions: 'empty' })
    // [DD-15.31] The refuge stands: the clock runs in the next living turn.
    expect(table.state.group.hasShelter).toBe(true)
  })

  it('[DD-16.34] [DD-15.72] strikes the highest first, ties by the list of the scenario, among those in play', () => {
    const struck = (reserves: NonNullable<Given['group']>['reserves'], options = {}): unknown =>
      striking({ options, group: { reserves: reserves! } }).state.group.reserves
    expect(struck({ provisions: 'low' })).toEqual({
      shelter: 'sufficient',
      ammunition: 'low',
      provisions: 'low',
      survivors: 'empty',
    })
    expect(struck({})).toMatchObject({ provisions: 'empty', survivors: 'low' })
    expect(struck({ provisions: 'empty', ammunition: 'empty' }, { aloneInTheWorld: true })).toMatchObject({
      shelter: 'empty',
      ammunition: 'empty',
      survivors: 'sufficient',
    })
  })

  it('[DD-15.69] Noise counts as 1 in it, and is not raised', () => {
    const table = home({ options: HUMAN, master: { menace: 5, noise: 3 } })
      .play(CATASTROPHE)
      .play(AGREE)
    expect(table.refusal({ ...BUILD, noise: 1 } as DeadDiceAction).rule).toBe('DD-15.69')
    table.play({ ...BUILD, zombies: 1 } as DeadDiceAction, [1])
    expect(table.state.scene!.hordes[0]!.size).toBe(1)
  })
})

describe('the bitten', () => {
  const bitten = (turnsIn: number, given: Given = {}): Table =>
    home({ survivors: [{ survival: 0, turnsIn }, { survival: 0 }], ...given })

  it('[DD-6.16] [DD-15.26] turn when they like: a group of one among the others, free', () => {
    const table = bitten(1, { options: HUMAN, master: { menace: 5 } }).play(TURN, [], 0)
    expect(table.state.survivors[0]).toMatchObject({ fate: 'turned', deeds: { hidBite: true } })
    expect(table.state.scene!.hordes).toMatchObject([{ size: 1, cell: 0, was: 0, special: null }])
    expect(table.state.scene!.stands.map(({ seat }) => seat)).toEqual([1])
    expect(table.state.scene!.spent).toBe(0)
  })

  it('[DD-15.26] all turn in the same scene', () => {
    const three = [{ survival: 0, turnsIn: 1 }, { survival: 0 }, { survival: 0, turnsIn: 1 }]
    const table = home({ options: HUMAN, survivors: three }).play(TURN, [], 2)
    expect(table.state.survivors.map(({ fate }) => fate)).toEqual(['turned', 'alive', 'turned'])
    expect(table.state.scene!.hordes).toHaveLength(2)
  })

  it('[DD-15.26] a bite of a catastrophe shows a living turn later', () => {
    const early = bitten(2)
    expect(early.offered(0).map(({ type }) => type)).toContain('confess')
    expect(early.refusal(TURN, 0).rule).toBe('DD-6.16')
    expect(early.play(STOP).play(AGREE).state).toMatchObject({ phase: 'dead' })
    expect(early.state.survivors[0]!.fate).toBe('alive')
  })

  it('[DD-15.26] may tell, which everybody hears; only they are offered it', () => {
    const table = bitten(1)
    expect(table.offered(1).map(({ type }) => type)).not.toContain('confess')
    table.play({ type: 'confess' }, [], 0)
    expect(table.kinds()).toContain('confessed')
    expect(table.state.survivors[0]!.told).toBe(true)
    expect(table.offered(0).map(({ type }) => type)).not.toContain('confess')
    expect(table.asked).toBe('0: scene')
  })

  it('[DD-12.6.f] who told has hidden nothing', () => {
    const table = bitten(1, { options: HUMAN }).play({ type: 'confess' }, [], 0).play(TURN, [], 0)
    expect(table.state.survivors[0]!.deeds.hidBite).toBe(false)
  })

  it('[DD-16.35] [DD-15.26] turn after the first counted scene, or when the turn would end', () => {
    const after = bitten(1, { master: { menace: 0 }, group: { respite: 2 } })
    after.play(TRAP).play(AGREE, [1, 1])
    expect(after.state.survivors[0]!.fate).toBe('alive')
    after.play(CLOSE).play(AGREE)
    expect(after.state.survivors[0]!.fate).toBe('turned')
    const last = bitten(1, { master: { menace: 0 } })
      .play(STOP)
      .play(AGREE)
    expect(last.state.survivors[0]!.fate).toBe('turned')
    const none = bitten(1, { master: { menace: 0 }, group: { respite: 0 } })
    expect(none.state.survivors[0]!.fate).toBe('turned')
  })

  it('[DD-6.12] a turning does not wait for the end of a preparation', () => {
    const table = bitten(1, { options: HUMAN }).play(TRAP).play(AGREE)
    table
      .play({ type: 'rule', by: 'brains', difficulty: 1, trait: -1, companions: [] }, [], 2)
      .play({ type: 'roll' }, [1, 1])
    expect(table.asked).toBe('0: scene')
    table.play(TURN, [], 0)
    expect(table.state.survivors[0]!.fate).toBe('turned')
    expect(table.state.frames.map(({ kind }) => kind)).not.toContain('preparation')
  })

  it('[DD-15.76] the last who turns is the end', () => {
    const table = home({ master: { menace: 0 }, survivors: [{ survival: 0, turnsIn: 1 }], group: { respite: 0 } })
    expect(table.state.outcome).toMatchObject({ winners: [], reason: 'lost' })
  })
})

describe('the automatic game master', () => {
  const counted = (livingTurn: number, left: number, menace: number, catastrophes = 0): boolean => {
    const table = stage({
      phase: 'living',
      survivors: [{ survival: 0 }],
      state: { livingTurn },
      group: { respite: 2, reserves: { provisions: 'low' } },
      master: { menace, plan: { left, catastrophes } as never },
      frames: [livingTurnFrame()],
    }).run()
    table.play(TRAP, [1, 1])
    const before = table.state.master.plan.catastrophes
    table.play(CLOSE, left >= 3 && menace >= 4 && livingTurn >= 1 && catastrophes === 0 ? [3] : [])
    return table.state.master.plan.catastrophes > before
  }

  it('[DD-16.33] starts one of its own at most, from the second living turn on, with enough left over', () => {
    expect(counted(1, 3, 4)).toBe(true)
    expect(counted(0, 3, 4)).toBe(false)
    expect(counted(1, 2, 4)).toBe(false)
    expect(counted(1, 3, 3)).toBe(false)
    expect(counted(1, 3, 4, 1)).toBe(false)
  })
})
