import { seededChance } from '@shamble/chance'
import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import type { Wish } from '../data/tags.js'
import { type Given, stage, type Table } from '../tests/stage.js'
import { guessDeadDice, viewDeadDice } from '../view.js'
import { livingTurnFrame } from './living-turn.js'

/** A living turn that begins, with Survival at 0 so that nobody offers a sacrifice. */
function begin(given: Given = {}): Table {
  return stage({
    ...given,
    phase: 'living',
    survivors: given.survivors ?? [{ survival: 0 }],
    group: { respite: 2, ...given.group, reserves: { provisions: 'low', ...given.group?.reserves } },
    frames: [livingTurnFrame()],
  }).run()
}

const prepare = (
  wish: Wish,
  by: 'brains' | 'muscle' | 'mug' | 'finesse' | 'guts',
  on = -1,
  leader = 0,
): DeadDiceAction => ({
  type: 'prepare',
  wish,
  leader,
  by,
  on,
})
const CLOSE: DeadDiceAction = { type: 'closeScene' }
const STOP: DeadDiceAction = { type: 'stop' }
const AGREE: DeadDiceAction = { type: 'agree' }
const TENSION: DeadDiceAction = { type: 'tension' }
const has = (table: Table, type: string, seat = 0): boolean => table.offered(seat).some((one) => one.type === type)

describe('the rest', () => {
  it('[DD-6.1] [DD-2.10] [DD-2.11] restores everybody, unless food is short', () => {
    const after = (provisions: 'sufficient' | 'low' | 'empty'): number =>
      begin({ survivors: [{ survival: 1, base: 3 }], group: { reserves: { provisions } } }).state.survivors[0]!.survival
    expect([after('sufficient'), after('low'), after('empty')]).toEqual([3, 1, 1])
  })

  it('[DD-15.25] brings round those who were out of action, even without food', () => {
    expect(begin({ survivors: [{ survival: 0, down: true }] }).state.survivors[0]).toMatchObject({
      down: false,
      survival: 0,
    })
  })

  it('[DD-15.26] restores the bitten too, who may keep their secret', () => {
    const table = begin({
      survivors: [{ survival: 0, turnsIn: 1 }, {}],
      group: { reserves: { provisions: 'sufficient' } },
    })
    expect(table.state.survivors[0]!.survival).toBe(3)
    expect(table.kinds().join()).not.toMatch(/confess|turn|bit/)
  })

  it('[DD-16.36] tells of the way out from the second living turn on', () => {
    const at = (livingTurn: number): boolean => begin({ state: { livingTurn } }).state.master.exitShown
    expect([at(0), at(1)]).toEqual([false, true])
    expect(begin({ state: { livingTurn: 1 }, options: { gameMaster: 'human' } }).state.master.exitShown).toBe(false)
  })

  it('[DD-15.29] is all there is without Respite; and the players may stop early', () => {
    const none = begin({ group: { respite: 0 } })
    expect(none.asked).toBe('0: objectives')
    expect(none.state.phase).toBe('dead')
    const stopped = begin().play(STOP)
    expect(stopped.state).toMatchObject({ phase: 'dead', group: { respite: 0 } })
  })
})

describe('a preparation', () => {
  it('[DD-6.5] [DD-6.6] costs 1 Respite for each test, won or lost, and raises a reserve a step (invariant 17)', () => {
    const won = begin().play(prepare('provisions', 'brains'), [2, 1])
    expect(won.state.group).toMatchObject({ respite: 1, reserves: { provisions: 'sufficient' } })
    expect(won.state.survivors[0]!.deeds.stepsRaised).toBe(1)
    const lost = begin().play(prepare('provisions', 'brains'), [1, 1])
    expect(lost.state.group).toMatchObject({ respite: 1, reserves: { provisions: 'low' } })
  })

  it('[DD-6.2] [DD-15.29] ends the living turn with the last point', () => {
    const table = begin({ group: { respite: 1 } }).play(prepare('provisions', 'brains'), [1, 1])
    expect(table.state.phase).toBe('dead')
  })

  it('[DD-15.30] has one purpose and may hold several tests', () => {
    const table = begin({ group: { respite: 3 } }).play(prepare('provisions', 'brains'), [1, 1])
    expect(table.asked).toBe('0: scene')
    expect(table.refusal(prepare('trap', 'brains')).rule).toBe('DD-15.30')
    table.play(prepare('provisions', 'guts'), [2, 1])
    expect(table.state.group.respite).toBe(1)
    expect(has(table, 'stop')).toBe(true)
  })

  it('[DD-16.22] is harder for a reserve raised before in this turn, unless the raid was for it', () => {
    const second = (objectives: Given['group']): Table =>
      begin({ group: { respite: 3, reserves: { provisions: 'sufficient', shelter: 'empty' }, ...objectives } }).play(
        prepare('shelter', 'muscle'),
        [2, 1],
      )
    const harder = second({}).play(prepare('shelter', 'muscle'), [2, 1])
    expect(harder.events.find(({ kind }) => kind === 'preparation')!.about).toMatchObject({ difficulty: 2 })
    expect(harder.state.group.reserves.shelter).toBe('low')
    const brought = { what: 'shelter', words: null, step: 0, done: true } as const
    const easy = second({ objectives: [brought] }).play(prepare('shelter', 'muscle'), [2, 1])
    expect(easy.state.group.reserves.shelter).toBe('sufficient')
  })

  it('[DD-16.70] can be made by two characteristics, and by no other', () => {
    const table = begin()
    expect(table.refusal(prepare('provisions', 'muscle')).rule).toBe('DD-15.73')
    expect(table.play(prepare('provisions', 'guts'), [2, 1]).state.group.reserves.provisions).toBe('sufficient')
  })

  it('[DD-15.73] mends, refuels, heals, makes and learns', () => {
    const vehicle = { kind: 'suv', trailer: null, wear: 1 } as const
    expect(begin({ group: { vehicle } }).play(prepare('repair', 'brains'), [2, 1]).state.group.vehicle!.wear).toBe(2)
    expect(has(begin(), 'prepare')).toBe(true)
    expect(begin().refusal(prepare('repair', 'brains')).rule).toBe('DD-15.73')
    const saw = begin({ survivors: [{ survival: 0, carries: ['chainsaw'] }] })
    saw.state.survivors[0]!.things[0]!.dry = true
    expect(saw.play(prepare('refuel', 'brains', 1), [2, 1]).state.survivors[0]!.things[0]!.dry).toBe(false)
    const healed = begin({ survivors: [{ survival: 0 }, { survival: 1 }] })
    healed.play(prepare('heal', 'brains', 1)).play(AGREE, [2, 1])
    expect(healed.state.survivors[1]!.survival).toBe(2)
    const made = begin().play(prepare('molotov', 'brains'), [2, 1]).state.survivors[0]!
    expect(made.things.map(({ item }) => item)).toEqual(['molotov'])
    expect(begin().play(prepare('information', 'mug'), [2, 1]).state.group.clues).toBe(1)
    expect(begin().play(prepare('information', 'mug'), [1, 1]).state.group.clues).toBe(0)
  })

  it('[DD-15.73] heals nobody beyond the base', () => {
    const table = begin({ survivors: [{ survival: 0 }, { base: 3, survival: 3 }] })
    table.play(prepare('heal', 'brains', 1)).play(AGREE, [2, 1])
    expect(table.state.survivors[1]!.survival).toBe(3)
  })

  it('[DD-16.24] [DD-15.68] is saved by one sacrifice of each survivor', () => {
    const table = begin({
      survivors: [{ survival: 2, base: 3 }],
      group: { respite: 3, reserves: { shelter: 'empty' } },
    })
    table.play(prepare('shelter', 'muscle'), [1, 1])
    expect(table.asked).toBe('0: sacrifice')
    table.play({ type: 'sacrifice', what: 'survival', id: -1 })
    expect(table.state.group.reserves.shelter).toBe('low')
    expect(table.state.survivors[0]!.survival).toBe(1)
    expect(table.play(prepare('shelter', 'muscle'), [1, 1]).asked).toBe('0: scene')
    // Another scene, another sacrifice.
    expect(table.play(CLOSE).play(prepare('provisions', 'brains'), [1, 1]).asked).toBe('0: sacrifice')
  })

  it('[DD-15.39] stores a trap, and only the game master learns how good it is', () => {
    const table = begin().play(prepare('trap', 'brains'), [2, 4])
    expect(table.state.group.traps).toEqual([{ successes: 2, maker: 0 }])
    expect(table.events.filter(({ kind }) => kind.startsWith('test-')).map(({ seenBy }) => seenBy)).toEqual([[1]])
    expect(begin().play(prepare('trap', 'brains'), [1, 1]).state.group.traps[0]!.successes).toBe(0)
  })

  it('[DD-16.45] cures the bitten where the exit clue has been won, at difficulty 2', () => {
    const tokyo = (clues: number) =>
      begin({
        options: { agmScenario: 'neoTokyo', fastInfection: false },
        survivors: [{ survival: 0, turnsIn: 2 }],
        group: { clues },
      })
    expect(tokyo(0).refusal(prepare('cure', 'brains', 0)).rule).toBe('DD-15.73')
    expect(tokyo(1).play(prepare('cure', 'brains', 0), [2, 4]).state.survivors[0]!.turnsIn).toBe(0)
    expect(tokyo(1).play(prepare('cure', 'brains', 0), [2, 1]).state.survivors[0]!.turnsIn).toBe(2)
  })
})

describe('Trust', () => {
  const two = (more: object = {}, other: object = {}): Table =>
    begin({
      survivors: [
        { survival: 0, trust: [0, 0], ...more },
        { survival: 0, trust: [0, 0], ...other },
      ],
      group: { respite: 3, reserves: { shelter: 'empty' } },
    })
  const cooperate = (table: Table, dice: number[]): Table => table.play(prepare('shelter', 'muscle')).play(AGREE, dice)

  it('[DD-7.9] [DD-15.34] rises by 1 after a success together, as each player says alone', () => {
    const table = cooperate(two(), [2, 1])
    expect(table.asked).toBe('0: trust, 1: trust')
    table.play({ type: 'raiseTrust', seat: 1 }, [], 0)
    expect(table.events.find(({ kind }) => kind === 'trust-up')!.seenBy).toEqual([0, 2])
    table.play({ type: 'keepTrust' }, [], 1)
    expect(table.state.survivors.map(({ trust }) => trust)).toEqual([
      [0, 1],
      [0, 0],
    ])
  })

  it('[DD-7.9] does not rise after a failure, nor for those who worked alone', () => {
    expect(cooperate(two(), [1, 1]).asked).not.toContain('trust')
    expect(begin({ group: { reserves: { shelter: 'empty' } } }).play(prepare('shelter', 'muscle'), [2, 1]).asked).toBe(
      '0: scene',
    )
  })

  it('[DD-7.10] rises once in a living turn for each player, and never above 2', () => {
    const table = cooperate(two(), [2, 1])
    table.play({ type: 'raiseTrust', seat: 1 }, [], 0).play({ type: 'raiseTrust', seat: 0 }, [], 1)
    table.play(prepare('shelter', 'muscle')).play(AGREE, [2, 4, 2])
    expect(table.asked).toContain('trust')
    expect(table.refusal({ type: 'raiseTrust', seat: 1 }, 0).rule).toBe('DD-7.10')
    const full = cooperate(two({ trust: [0, 2] }), [2, 1, 1, 1])
    expect(full.refusal({ type: 'raiseTrust', seat: 1 }, 0)).toMatchObject({ rule: 'DD-7.9', key: 'trust.most' })
    expect(full.asked).toContain('0: trust')
  })

  it('[DD-7.9] rises between the leader and those who assisted, not among these', () => {
    const table = begin({
      survivors: [
        { survival: 0, trust: [0, 0, 0] },
        { survival: 0, trust: [0, 0, 0] },
        { survival: 0, trust: [0, 0, 0] },
      ],
      group: { respite: 3, reserves: { shelter: 'empty' } },
    })
    table.play(prepare('shelter', 'muscle')).play(AGREE).play(AGREE, [2, 1])
    expect(table.refusal({ type: 'raiseTrust', seat: 2 }, 1)).toMatchObject({ rule: 'DD-7.9', key: 'trust.other' })
    expect(table.offered(0)).toEqual([
      { type: 'keepTrust' },
      { type: 'raiseTrust', seat: 1 },
      { type: 'raiseTrust', seat: 2 },
    ])
  })
})

describe('other scenes', () => {
  it('[DD-6.7] an atmosphere scene costs nothing and changes nothing', () => {
    const table = begin({ group: { reserves: { shelter: 'empty' } } }).play({ type: 'atmosphere' })
    expect(table.state.group).toMatchObject({ respite: 2, reserves: { shelter: 'empty' } })
    expect(table.asked).toBe('0: scene')
  })

  it('[DD-6.8] [DD-6.9] [DD-6.11] a tension scene costs its owner 1 Survival and the game master 1 Menace, unless it is the last', () => {
    const at = (menace: number) => begin({ survivors: [{ survival: 1 }], master: { menace } }).play(TENSION).state
    expect(at(2)).toMatchObject({ master: { menace: 1 }, group: { respite: 2 } })
    expect(at(2).survivors[0]).toMatchObject({ survival: 0, exposed: true, turnsIn: 0 })
    expect(at(1).master.menace).toBe(1)
  })

  it('[DD-15.28] is for the owner alone to start, with at least 1 Survival, once in a living turn', () => {
    const table = begin({ survivors: [{ survival: 2, base: 3 }, { survival: 0 }] })
    expect(table.refusal(TENSION, 1)).toMatchObject({ rule: 'DD-15.28', key: 'tension.survival' })
    table.play(TENSION, [], 0)
    expect(table.kinds()).toContain('tension')
    expect(table.refusal(TENSION, 0)).toMatchObject({ rule: 'DD-15.28', key: 'tension.turn' })
  })

  it('[DD-15.28] can be started while another player is asked', () => {
    const table = begin({ survivors: [{ survival: 2, base: 3 }, { survival: 1 }] })
    expect(table.asked).toBe('0: scene')
    expect(table.play(TENSION, [], 1).state.survivors[1]).toMatchObject({ survival: 0, exposed: true })
  })

  it('[DD-15.28] has a limit by its option', () => {
    const again = (tensionLimit: string, ever: number, now: number): boolean => {
      const table = begin({ options: { tensionLimit }, survivors: [{ survival: 2, base: 3 }] })
      table.state.survivors[0]!.tensions = { ever, now }
      return has(table, 'tension')
    }
    expect([again('perLivingTurn', 1, 0), again('perLivingTurn', 1, 1)]).toEqual([true, false])
    expect([again('perScenario', 0, 0), again('perScenario', 1, 0)]).toEqual([true, false])
    expect(again('none', 5, 5)).toBe(true)
  })

  it('[DD-14.3] [DD-14.5] may give a free test for a reserve, by its option', () => {
    const at = (tensionEffect: string): Table =>
      begin({ options: { tensionEffect }, survivors: [{ survival: 1 }], master: { menace: 5 } }).play(TENSION)
    const cheat = at('cheat')
    expect(cheat.state.master.menace).toBe(5)
    expect(cheat.refusal(prepare('trap', 'brains')).rule).toBe('DD-15.73')
    cheat.play(prepare('provisions', 'brains'), [2, 1])
    expect(cheat.state.group).toMatchObject({ respite: 2, reserves: { provisions: 'sufficient' } })
    expect(at('both').state.master.menace).toBe(4)
    expect(has(at('both'), 'closeScene')).toBe(true)
    expect(has(at('main'), 'closeScene')).toBe(false)
  })
})

describe('a human game master', () => {
  const human = (survival: number): Table =>
    begin({ options: { gameMaster: 'human' }, survivors: [{ survival }], master: { menace: 5 } })
  const rule = (difficulty: number): DeadDiceAction => ({
    type: 'rule',
    by: 'guts',
    difficulty,
    trait: -1,
    companions: [],
  })

  it('[DD-6.10] [DD-6.3] lets a tension scene get out of hand, or waits', () => {
    const table = human(1).play(TENSION)
    expect(table.asked).toBe('1: react')
    table.play({ type: 'catastrophe' })
    expect(table.kinds()).toContain('out-of-hand')
    expect(table.asked).toBe('1: build')
    expect(human(1).play(TENSION).play({ type: 'wait' }).asked).toBe('0: scene')
    const calm = human(0)
      .play(prepare('trap', 'brains'))
      .play(rule(1), [], 1)
      .play({ type: 'roll' }, [1, 1])
      .play(CLOSE)
    expect(calm.play({ type: 'catastrophe' }).kinds()).not.toContain('out-of-hand')
  })

  it('[DD-15.21] [DD-16.22] rules on a preparation before the Respite is spent', () => {
    const table = human(0).play({ type: 'ownWish', words: 'call the army', leader: 0 })
    expect(table.asked).toBe('1: rule')
    table.play(rule(2))
    expect([table.asked, table.state.group.respite]).toEqual(['0: ruled', 2])
    const tried = table.play({ type: 'roll' }, [2, 2])
    expect(tried.state.group.respite).toBe(1)
    expect(tried.events.find(({ kind }) => kind === 'test-made')!.about).toMatchObject({ difficulty: 2 })
  })

  it('[DD-15.21] [DD-15.30] what is not wanted after all costs nothing and is no scene', () => {
    const table = begin({
      options: { gameMaster: 'human' },
      survivors: [{ survival: 0 }],
      group: { respite: 2, reserves: { shelter: 'empty' } },
    })
    table.play(prepare('shelter', 'muscle')).play(rule(4)).play({ type: 'withdraw' })
    expect(table.state.group).toMatchObject({ respite: 2, hasShelter: true })
    expect(table.asked).toBe('0: scene')
  })

  it('[DD-15.21] [DD-6.5] what was tried in a scene before stays one for all who watch: they guess the same of a withdrawal', () => {
    const table = human(0).play(prepare('trap', 'brains')).play(rule(1))
    table.play({ type: 'roll' }, [1, 1]).play(prepare('trap', 'brains')).play(rule(4))
    for (const viewer of [0, 'spectator'] as const) {
      const { state, engine } = table
      const guess = guessDeadDice(viewDeadDice(state, viewer), seededChance('guess'))
      const [truth, other] = [state, guess].map((s) => engine.apply(s, 0, { type: 'withdraw' }, seededChance('same')))
      if (!truth!.ok || !other!.ok) throw new Error('a withdrawal was refused')
      expect(viewDeadDice(other!.state, viewer)).toEqual(viewDeadDice(truth!.state, viewer))
      expect(truth!.state.frames.at(-1)).toMatchObject({ kind: 'decision', topic: 'scene' })
      expect(truth!.state.frames.at(-2)).toMatchObject({ kind: 'preparation' })
    }
  })

  it('[DD-7.1] may let something work without dice', () => {
    const table = human(0).play(prepare('provisions', 'brains')).play({ type: 'judge', how: 'works' })
    expect(table.state.group).toMatchObject({ respite: 2, reserves: { provisions: 'sufficient' } })
    const not = human(0).play(prepare('provisions', 'brains')).play({ type: 'judge', how: 'fails' })
    expect(not.state.group.reserves.provisions).toBe('low')
  })
})

describe('the clocks of Empty reserves', () => {
  const empty = (reserve: 'shelter' | 'provisions'): Given => ({
    group: { respite: 3, reserves: { [reserve]: 'empty' } },
  })

  it('[DD-2.7] [DD-15.30] an Empty Shelter is abandoned after the next counted scene', () => {
    const lost = begin(empty('shelter')).play(prepare('shelter', 'muscle'), [1, 1]).play(CLOSE)
    expect(lost.state).toMatchObject({ phase: 'dead', group: { hasShelter: false, respite: 0 } })
    const kept = begin(empty('shelter')).play(prepare('shelter', 'muscle'), [2, 1]).play(CLOSE)
    expect(kept.state).toMatchObject({ phase: 'living', group: { hasShelter: true, respite: 2 } })
  })

  it('[DD-2.6] [DD-15.30] a Low one is not, and an atmosphere scene does not count', () => {
    const low = begin({ group: { respite: 3, reserves: { shelter: 'low' } } })
    expect(low.play(prepare('shelter', 'muscle'), [1, 1]).play(CLOSE).state.phase).toBe('living')
    expect(begin(empty('shelter')).play({ type: 'atmosphere' }).state.phase).toBe('living')
  })

  it('[DD-15.30] a tension scene counts', () => {
    const table = begin({ survivors: [{ survival: 1 }], ...empty('shelter') }).play(TENSION)
    expect(table.state).toMatchObject({ phase: 'dead', group: { hasShelter: false } })
  })

  it('[DD-2.11] [DD-15.30] Empty Provisions cost Survivors a step, once in a living turn', () => {
    const table = begin(empty('provisions')).play(prepare('trap', 'brains'), [1, 1]).play(CLOSE)
    expect(table.state.group.reserves.survivors).toBe('low')
    table.play(prepare('trap', 'brains'), [1, 1]).play(CLOSE)
    expect(table.state.group.reserves.survivors).toBe('low')
    const mended = begin(empty('provisions')).play(prepare('provisions', 'brains'), [2, 1]).play(CLOSE)
    expect(mended.state.group.reserves).toMatchObject({ provisions: 'low', survivors: 'sufficient' })
  })

  it('[DD-15.30] both strike when the turn ends without a counted scene, Provisions first', () => {
    const table = begin({ group: { reserves: { shelter: 'empty', provisions: 'empty' } } }).play(STOP)
    expect(table.state.group).toMatchObject({ hasShelter: false, reserves: { survivors: 'low' } })
    const struck = table.kinds().filter((kind) => ['famine', 'refuge-abandoned'].includes(kind))
    expect(struck).toEqual(['famine', 'refuge-abandoned'])
  })

  it('[DD-15.72] alone in the world hunger drives nobody away', () => {
    const bare = { shelter: 'sufficient', ammunition: 'empty', provisions: 'empty', survivors: 'sufficient' } as const
    const table = begin({ options: { aloneInTheWorld: true }, group: { reserves: bare } }).play(STOP)
    expect(table.state.group.reserves.survivors).toBe('sufficient')
  })
})

describe('a crowded vehicle', () => {
  const companion = (id: number) => ({ id, name: `N${id}`, role: null, talent: [], alive: true, onRaid: false })
  const living = (companions: number, refugeIsVehicle = true) =>
    begin({
      group: {
        refugeIsVehicle,
        vehicle: { kind: 'lorry', trailer: null, wear: 5 },
        companions: Array.from({ length: companions }, (_, i) => companion(i + 1)),
      },
    }).play(STOP).state.group.reserves.survivors

  it('[DD-3.24] costs Survivors a step at the end of each living turn', () => {
    expect(living(2)).toBe('sufficient')
    expect(living(3)).toBe('low')
    expect(living(3, false)).toBe('sufficient')
  })

  it('[DD-3.26] holds more with what it tows', () => {
    const table = begin({
      group: {
        refugeIsVehicle: true,
        vehicle: { kind: 'lorry', trailer: 'caravan', wear: 4 },
        companions: [1, 2, 3, 4, 5, 6].map(companion),
      },
    })
    expect(table.play(STOP).state.group.reserves.survivors).toBe('sufficient')
  })
})
