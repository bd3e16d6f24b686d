import type { Frame, GameEvent } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { cloneDeadDice } from '../clone.js'
import { adversaryById } from '../data/adversaries.js'
import type { DeadDice, Scene } from '../state.js'
import { type Given, stage } from '../tests/stage.js'
import { brokenBetween } from './between.js'
import { tableFaults } from './table.js'

const TRAIT = { name: 'cop', tags: ['shooting', 'driving'] } as const
const sound = (given: Given = {}): DeadDice =>
  stage({ survivors: [{ traits: [TRAIT], carries: ['bat'] }, { traits: [TRAIT] }], ...given }).state

/** A fault that is planted in a sound state, and the number of the invariant that must notice it. */
type Fault = readonly [number, string, (s: DeadDice) => void, Given?]

const inScene = { scene: { hordes: [{ size: 2, cell: 0 }] } } as const
const vehicle = { group: { vehicle: { kind: 'suv', trailer: null, wear: 1 } } } as const
const scene = (s: DeadDice): Scene => s.scene!
const set = (of: object, members: object): void => {
  Object.assign(of, members)
}
const push = (list: unknown[], member: unknown): void => {
  list.push(member)
}

const FAULTS: readonly Fault[] = [
  [5, 'a reserve that is nothing', (s) => set(s.group.reserves, { shelter: 'full' })],
  [6, 'Menace below 0', (s) => set(s.master, { menace: -1, account: { start: 18, refunded: 0, spent: 19 } })],
  [7, 'Menace that is not accounted for', (s) => set(s.master, { menace: 17 })],
  [8, 'Horde 4', (s) => set(s.master, { horde: 4 })],
  [8, 'Noise 0', (s) => set(s.master, { noise: 0 })],
  [9, 'a group of seven', (s) => set(scene(s).hordes[0]!, { size: 7 }), inScene],
  [9, 'a group of nobody', (s) => set(scene(s).hordes[0]!, { size: 0 }), inScene],
  [11, 'a group engaged elsewhere', (s) => set(scene(s).hordes[0]!, { cell: 3, target: 0, engaged: true }), inScene],
  [11, 'a group engaged with nobody', (s) => set(scene(s).hordes[0]!, { target: null, engaged: true }), inScene],
  [15, 'a weapon without Wear', (s) => set(s.survivors[0]!.things[0]!, { wear: 0 }), inScene],
  [15, 'a weapon that stays worn', (s) => set(s.survivors[0]!.things[0]!, { wear: 1 })],
  [16, 'Respite below 0', (s) => set(s.group, { respite: -1 })],
  [16, 'Respite in a dead turn', (s) => set(s.group, { respite: 1 }), { frames: [{ kind: 'deadTurn', step: 0 }] }],
  [
    19,
    'a bite that never shows',
    (s) => {
      set(s, { livingTurn: 1 })
      set(s.survivors[0]!, { turnsIn: 1 })
    },
  ],
  [
    20,
    'an infection in a world without any',
    (s) => set(s.survivors[0]!, { turnsIn: 3 }),
    { options: { divineCurse: true } },
  ],
  [
    21,
    'too many tries',
    (s) =>
      push(s.frames, { kind: 'negotiation', step: 0, with: adversaryById('roland'), tries: 3 } as unknown as Frame),
  ],
  [
    21,
    'help in a talk',
    (s) =>
      push(s.frames, {
        kind: 'test',
        step: 0,
        test: { what: 'negotiate', companions: [1], assistants: [] },
      } as unknown as Frame),
  ],
  [
    22,
    'a trait used twice',
    (s) => push(scene(s).foes, { who: adversaryById('west'), used: [0, 0] } as never),
    inScene,
  ],
  [24, 'a vehicle below 0', (s) => set(s.group.vehicle!, { wear: -1 }), vehicle],
  [
    24,
    'a wreck that drives',
    (s) => {
      set(s.group.vehicle!, { wear: 0 })
      set(scene(s).stands[0]!, { driving: true })
    },
    { ...vehicle, ...inScene },
  ],
  [25, 'a happy end with Menace left', (s) => set(s, { ending: 'held' })],
  [
    25,
    'the dead playing on',
    (s) => {
      for (const survivor of s.survivors) survivor.fate = 'eaten'
      s.questions.push({ seat: 0, kind: 'leg', timed: false, since: 0 })
    },
  ],
  [25, 'an end for no reason', (s) => set(s, { outcome: { winners: [], reason: 'held', rule: 'DD-5.18' } })],
]

describe('a state', () => {
  it('that is sound has nothing to say', () => {
    expect(tableFaults(sound())).toEqual([])
    expect(tableFaults(sound(inScene))).toEqual([])
    expect(tableFaults(sound(vehicle))).toEqual([])
  })

  for (const [number, name, plant, given] of FAULTS)
    it(`(invariant ${number}) notices ${name}`, () => {
      const s = sound(given)
      plant(s)
      const broken = tableFaults(s)
      expect(broken.length).toBeGreaterThan(0)
      expect(broken.filter((sentence) => !sentence.startsWith(`${number}:`))).toEqual([])
    })
})

const ANSWER: DeadDiceAction = { type: 'roll' }

/** What happens between two moments when something is done to the second. */
function between(
  change: (after: DeadDice) => void,
  events: readonly GameEvent[] = [],
  action: DeadDiceAction = ANSWER,
  given: Given = {},
): string[] {
  const before = sound(given)
  const after = cloneDeadDice(before)
  change(after)
  return brokenBetween({ before, seat: 0, action, after, events })
}

const reserve = (level: string, rule: string): GameEvent => ({
  kind: 'reserve-down',
  rule,
  about: { reserve: 'shelter', level },
})
const zombies = (sizes: readonly number[], noise: number, horde: number): GameEvent => ({
  kind: 'element.zombies',
  rule: 'DD-5.6',
  about: { sizes, noise, horde },
})
const shelter = (level: 'low' | 'empty') => (s: DeadDice) => set(s.group.reserves, { shelter: level })
const spend = (what: string) => (s: DeadDice) =>
  push(s.master.acts, { turn: 1, what, price: 1, rule: 'DD-5.6', why: '' })
const nothing = (): void => {}
const rested = (s: DeadDice): void => set(s.group, { respite: s.group.respite - 1 })

describe('between two moments', () => {
  it('nothing is broken where nothing happens', () => {
    expect(between(nothing)).toEqual([])
  })

  it('(invariant 5) a reserve moves a step at a time, and is told', () => {
    expect(between(shelter('low'), [reserve('low', 'DD-5.9')])).toEqual([])
    expect(between(shelter('empty'), [reserve('empty', 'DD-5.9')])).toEqual(['5: shelter moved 2 steps by DD-5.9'])
    expect(between(shelter('empty'), [reserve('empty', 'DD-6.15')])).toEqual([])
    expect(between(shelter('low'))).toEqual(['5: shelter changed and nobody was told'])
  })

  it('(invariant 6) Menace rises by a refund alone', () => {
    expect(between((s) => set(s.master, { menace: s.master.menace + 1 }))).toEqual([
      '6: Menace rose and nothing was refunded',
    ])
    const refunded = (s: DeadDice): void => {
      s.master.menace++
      s.master.account.refunded++
    }
    expect(between(refunded)).toEqual([])
  })

  it('(invariant 8) the Horde never falls, and a dead turn begins in silence', () => {
    expect(between((s) => set(s.master, { horde: 1 }), [], ANSWER, { master: { horde: 2 } })).toEqual([
      '8: the Horde fell',
    ])
    const louder = (noise: number) =>
      between((s) => {
        set(s.master, { noise })
        s.deadTurn++
      })
    expect(louder(1)).toEqual([])
    expect(louder(2)).toEqual(['8: a dead turn begins at Noise 2'])
  })

  it('(invariants 9, 10) groups are as many and as large as Horde and Noise say', () => {
    expect(between(nothing, [zombies([2, 6], 2, 2)])).toEqual([])
    expect(between(nothing, [zombies([1], 2, 1)])).toEqual(['9: a group of 1 was bought at Noise 2'])
    expect(between(nothing, [zombies([7], 1, 1)])).toEqual(['9: a group of 7 was bought at Noise 1'])
    expect(between(nothing, [zombies([3], 1, 2)])).toHaveLength(1)
    expect(between(nothing, [zombies([3], 1, 2)], ANSWER, { options: { enraged: true } })).toEqual([])
  })

  it('(invariant 12) the dead roll a die for each pair', () => {
    const attack = (zombies: number, dice: readonly number[]): GameEvent => ({
      kind: 'dead-attack',
      rule: 'DD-8.29',
      dice,
      data: { zombies },
    })
    expect(between(nothing, [attack(3, [1, 2])])).toEqual([])
    expect(between(nothing, [attack(3, [1])])).toEqual(['12: 3 zombies rolled 1 dice'])
  })

  it('(invariant 14) nothing is shot without ammunition but artillery and slings', () => {
    const shot = (item: 'handgun' | 'sling' | 'bow' | 'heavyMachineGun', options = {}) =>
      between(
        nothing,
        [],
        { type: 'shoot', on: 'horde', id: 1, helpers: [] },
        {
          options,
          survivors: [{ traits: [TRAIT], carries: [item] }],
          group: { reserves: { ammunition: 'empty' } },
        },
      )
    expect(shot('handgun')).toEqual(['14: a shot without ammunition'])
    expect(shot('sling')).toEqual([])
    expect(shot('heavyMachineGun')).toEqual([])
    expect(shot('bow')).toEqual(['14: a shot without ammunition'])
    expect(shot('bow', { emptyAmmoBlocksBows: false })).toEqual([])
  })

  it('(invariant 17) each preparation costs one Respite', () => {
    const living: Given = { phase: 'living', group: { respite: 2 }, state: { livingTurn: 1 } }
    const prepared: GameEvent = { kind: 'preparation', rule: 'DD-6.5' }
    expect(between(rested, [prepared], ANSWER, living)).toEqual([])
    expect(between(nothing, [prepared], ANSWER, living)).toEqual(['17: 1 preparations cost 0 Respite'])
    expect(between(rested, [], ANSWER, living)).toEqual(['17: 0 preparations cost 1 Respite'])
  })

  it('(invariant 18) companions give no dice while Survivors is Low', () => {
    const helped: GameEvent = { kind: 'test-made', rule: 'DD-5.8', modifiers: [{ rule: 'DD-7.4', value: 1 }] }
    expect(between(nothing, [helped])).toEqual([])
    const low: Given = { group: { reserves: { survivors: 'low' } } }
    expect(between(nothing, [helped], ANSWER, low)).toEqual(['18: companions helped while Survivors is low'])
  })

  it('(invariant 22) adversaries cost no more than the Menace that was paid', () => {
    const west = (price: number) => (s: DeadDice) => {
      s.scene!.foes.push({ who: adversaryById('west'), used: [] } as never)
      s.master.acts.push({ turn: 1, what: 'foes', price, rule: 'DD-11.12', why: '' })
    }
    expect(between(west(2), [], ANSWER, inScene)).toEqual([])
    expect(between(west(1), [], ANSWER, inScene)).toEqual(['22: 9 points for 1 Menace'])
  })

  it('(invariant 26) in a living turn nothing is bought but tension and catastrophes', () => {
    const living: Given = { phase: 'living', state: { livingTurn: 1 } }
    expect(between(spend('zombies'), [], ANSWER, living)).toEqual(['26: zombies was bought in a living turn'])
    expect(between(spend('tension'), [], ANSWER, living)).toEqual([])
    expect(between(spend('catastrophe.players'), [], ANSWER, living)).toEqual([])
    const broken: Given = { ...living, scene: { cause: 'players', kind: 'catastrophe' } }
    expect(between(spend('zombies'), [], ANSWER, broken)).toEqual([])
  })
})
