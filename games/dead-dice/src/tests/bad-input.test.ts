import { seededChance } from '@shamble/chance'
import { Engine, type Frame, type Plain, type RuleId, type Seat } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { fileOf, handedOn, Match as Recorded, readSeries, sequelOptions } from '@shamble/record'
import { Complaints } from '@shamble/testkit/complaints'
import { describe, expect, it } from 'vitest'
import { type DeadDiceAction, readAction } from '../actions.js'
import type { Band } from '../campaign/band-file.js'
import { drawer } from '../drawer.js'
import { creationFrame } from '../frames/creation.js'
import { trustFrame } from '../frames/trust.js'
import { deadDice } from '../game.js'
import { templateFor } from '../master/scene.js'
import deadDiceModule from '../module.js'
import { notation } from '../notation.js'
import { FRESH } from '../position/fresh.js'
import { NO_STAGING, type Staging } from '../rules/cart.js'
import { visitOf } from '../rules/places.js'
import type { Sheet } from '../rules/sheets.js'
import { fightStage } from './fights.js'
import { stage, type Table } from './stage.js'

const module = deadDiceModule as unknown as GameModule
const complaints = new Complaints(module)
const expectRefused = (table: Table, action: DeadDiceAction, rule: RuleId, seat?: Seat): void =>
  complaints.expectRefused(table, action, rule, seat)
const expectComplaint = (make: () => unknown, where: string | RegExp, reason: string): void =>
  complaints.expectFault(make, where, reason)

const ALICE: Sheet = {
  name: 'Alice',
  brains: 2,
  finesse: 2,
  muscle: 2,
  guts: 2,
  mug: 2,
  survival: 2,
  traits: [{ name: 'Nurse', tags: ['medicine', 'endurance'] }],
  darkSide: 'I left them behind.',
}

describe('a sheet that breaks the rules', () => {
  const table = stage({ survivors: [{}, {}], phase: 'creation', frames: [creationFrame()] }).run()
  const trait = ALICE.traits[0]!
  const refused = (more: Partial<Sheet>, rule: RuleId) => () =>
    expectRefused(table, { type: 'sheet', ...ALICE, ...more } as DeadDiceAction, rule, 0)

  it('[DD-1.11] a point too many', refused({ brains: 3 }, 'DD-1.11'))
  it('[DD-1.11] a point too few', refused({ brains: 1 }, 'DD-1.11'))
  it('[DD-1.1] a score out of range', refused({ brains: 4, finesse: 1, mug: 1 }, 'DD-1.1'))
  it('[DD-1.1] a score of nought', refused({ brains: 0, survival: 4 }, 'DD-1.1'))
  it('[DD-1.12] no dark side', refused({ darkSide: ' ' }, 'DD-1.12'))
  it('[DD-1.6] three traits', refused({ traits: [trait, trait, trait] }, 'DD-1.6'))
  it('[DD-1.9] an empty name', refused({ name: ' \u00a0 ' }, 'DD-1.9'))
})

describe('words that nobody could read', () => {
  const sheet = (name: string) => () => readAction({ type: 'sheet', ...ALICE, name }, 'action')

  it('a name of 10 000 characters', () => expectComplaint(sheet('a'.repeat(10_000)), 'action.name', '40'))
  it('a name of control characters', () => expectComplaint(sheet('A\u001b[2Jlice'), 'action.name', 'control'))
  it('a name that turns the line around', () => expectComplaint(sheet('A\u202elice'), 'action.name', ''))
  it('no name at all', () => expectComplaint(sheet(''), 'action.name', '1'))
  it('and speech, notes and rulings alike', () => {
    for (const type of ['say', 'note', 'offer', 'ownRequest', 'namePlace'] as const) {
      expectComplaint(() => readAction({ type, words: '\u0007' }, 'action'), 'action.words', '')
      expectComplaint(() => readAction({ type, words: 'a'.repeat(10_000) }, 'action'), 'action.words', '')
    }
  })
  it('what is no answer at all', () => {
    expect(notation.read('sheet "Alice')).toBe(null)
    expectComplaint(() => readAction({ type: 'dance' }, 'action'), /^action/, '')
    expectComplaint(() => readAction({ type: 'walk', cell: 'there' }, 'action'), 'action.cell', '')
    expectComplaint(() => readAction({ type: 'walk', cell: 1, far: true }, 'action'), /^action/, '')
  })
})

const HUMAN = { gameMaster: 'human' } as const
const MASTER = 2

describe('names that mean something to a machine', () => {
  it.each(['__proto__', 'constructor', 'toString'])('are names of places like any other: %s', (words) => {
    const s = stage({ survivors: [{}, {}] }).state
    visitOf(s, words).times++
    expect(visitOf(s, words)).toEqual({ times: 1, taken: 0, vehicle: false, kind: null })
    expect([Object.keys(Object.prototype), Object.keys(Object)]).toEqual([[], []])
    expect(JSON.parse(JSON.stringify(s.master.visits))).toEqual(s.master.visits)
    expect(Object.keys(deadDice.clone(s).master.visits)).toHaveLength(1)
  })
})

describe('the game master', () => {
  it('[DD-7.9] has nobody to trust, and is told so', () => {
    const vote = stage({ options: HUMAN, survivors: [{}, {}], frames: [trustFrame(0, [1])] }).run()
    expect(vote.refusal({ type: 'raiseTrust', seat: 0 }, MASTER)).toEqual({ rule: 'TABLE.2' })
  })

  it('[DD-16.10] of a game that someone imagines has built the scene that is under way', () => {
    const scene = { ...FRESH.scene, talk: 'nothing' } as Frame
    const s = stage({ survivors: [{}, {}], scene: {}, frames: [{ ...FRESH.deadTurn } as Frame, scene] }).state
    const guess = deadDice.guess(deadDice.view(s, 0), seededChance('guess'))
    expect(templateFor(guess, { leg: 'objective', talk: 'nothing' })).toBe('blockedWay')
  })
})

describe('a scene that cannot be bought', () => {
  const table = stage({
    options: HUMAN,
    survivors: [{}, {}],
    group: { reserves: { shelter: 'empty' } },
    master: { menace: 3 },
    scene: {},
    frames: [
      { ...FRESH.deadTurn, step: 10 },
      { ...FRESH.scene, step: 1 },
    ],
  }).run()
  const refused = (more: Partial<Staging>, rule: RuleId) => () =>
    expectRefused(table, { type: 'build', ...NO_STAGING, ...more } as DeadDiceAction, rule, MASTER)

  it('[DD-5.5] dearer than the Menace', refused({ zombies: 4 }, 'DD-5.5'))
  it('[DD-5.10] a reserve lowered below Empty', refused({ lowered: ['shelter'] }, 'DD-5.10'))
  it('[DD-11.12] a confrontation with nobody', refused({ scene: 'confrontation' }, 'DD-11.12'))
  it('[DD-11.12] an adversary whom nobody knows', refused({ scene: 'confrontation', cast: ['nobody'] }, 'DD-11.12'))
  it('[DD-5.5] players buy nothing', () => expectRefused(table, { type: 'build', ...NO_STAGING }, 'TABLE.2', 0))
})

describe('an answer that the rules forbid', () => {
  const fight = (ammunition: 'empty' | 'low', engaged: boolean): Table =>
    fightStage({
      survivors: [{ carries: ['handgun'] }, {}],
      group: { reserves: { ammunition } },
      scene: { hordes: [{ size: 2, cell: engaged ? 0 : 3, target: engaged ? 0 : null, engaged }] },
    }).run()

  it('[DD-2.9] a gun without ammunition', () =>
    expectRefused(fight('empty', false), { type: 'shoot', on: 'horde', id: 1, helpers: [] }, 'DD-2.9'))
  it('[DD-15.8] a walk while engaged', () => expectRefused(fight('low', true), { type: 'walk', cell: 1 }, 'DD-15.8'))
  it('[DD-7.7] help for a survivor who has had their turn', () => {
    const table = fight('low', false).play({ type: 'done' }, [], 0)
    expectRefused(table, { type: 'help', whom: 0 }, 'DD-7.7', 1)
  })

  it('[DD-11.7] help in a negotiation', () => {
    const table = stage({
      survivors: [{ trust: [0, 2] }, {}],
      scene: { kind: 'negotiation' },
      frames: [
        { ...FRESH.deadTurn, step: 10 },
        { ...FRESH.scene, step: 2 },
        { ...FRESH.negotiation, step: 4, with: WEST, request: 'passage', stake: 'trivial' } as never,
      ],
    }).run()
    expectRefused(table, { type: 'help', whom: 1 }, 'TABLE.6')
    table.play({ type: 'speak', by: 'mug', leader: 0 }, [], 0).play({ type: 'agree' }, [2, 2], 1)
    expect(table.events.find(({ kind }) => kind === 'test-made')!.dice).toHaveLength(2)
  })

  it('[DD-7.14] [DD-16.24] a second sacrifice', () => {
    const table = fight('low', false)
    table.play({ type: 'flee', helpers: [] }, [1, 1], 0)
    expectRefused(table, { type: 'sacrifice', what: 'companion', id: 9 }, 'TABLE.6')
    table.play({ type: 'sacrifice', what: 'survival', id: -1 }, [], 0)
    expectRefused(table, { type: 'sacrifice', what: 'survival', id: -1 }, 'TABLE.6', 0)
  })
})

const WEST = { id: 'west', combativity: 2, reason: 2, violence: 1, traits: [], arm: null }

describe('a ruling that cannot be', () => {
  const ruling = (survivors: 'low' | 'sufficient' = 'low'): Table =>
    stage({
      options: HUMAN,
      survivors: [{ traits: [{ name: 'cop', tags: ['shooting', 'driving'] }] }, {}],
      group: { reserves: { survivors }, companions: [COMPANION] },
      frames: [
        { ...FRESH.deadTurn, step: 4 },
        { ...FRESH.decision, topic: 'leg' } as Frame,
        { ...FRESH.attempt, seat: 0, words: 'I climb', by: 'muscle' } as Frame,
      ],
    }).run()
  const rule = { type: 'rule', by: 'muscle', difficulty: 1, trait: -1, companions: [] } as const
  const refused = (more: object, id: RuleId) => () => expectRefused(ruling(), { ...rule, ...more }, id, MASTER)

  it('[DD-15.21] of difficulty 0', refused({ difficulty: 0 }, 'DD-15.21'))
  it('[DD-15.21] of difficulty 5', refused({ difficulty: 5 }, 'DD-15.21'))
  it('[DD-7.3] with a trait that the survivor has not', refused({ trait: 1 }, 'DD-7.3'))
  it('[DD-2.12] (invariant 18) with a companion while Survivors is Low', refused({ companions: [1] }, 'DD-2.12'))
  it('[DD-7.4] with a companion who is not there', () =>
    expectRefused(ruling('sufficient'), { ...rule, companions: [7] }, 'DD-7.4', MASTER))
  it('[DD-15.21] by a player', () => expectRefused(ruling(), rule, 'TABLE.2', 0))
})

const COMPANION = { id: 1, name: 'Axel', role: null, talent: ['crafting'], alive: true, onRaid: true } as never

describe('options and files that cannot be', () => {
  const options = (given: Record<string, unknown>) => () =>
    resolveOptions(deadDice.options, given as Record<string, Plain>)

  it('[DD-12.1] two variants that exclude each other', () =>
    expectComplaint(options({ divineCurse: true, fastInfection: true }), /^options\./, 'DD-12.1'))

  it.each([
    ['a scenario', 'scenario', { format: 'shamble-dead-dice-scenario/1', title: '' }, 'file.title'],
    ['a scenario of another kind', 'scenario', { format: 'something/1', title: 'A mill' }, 'file'],
    ['a scenario with a field too many', 'scenario', { format: 'shamble-dead-dice-scenario/1', title: 'A', x: 1 }, ''],
    ['a survivor', 'survivor', { ...ALICE, format: 'shamble-dead-dice-survivor/1', brains: 9 }, 'file.brains'],
    ['a survivor without a format', 'survivor', ALICE, 'file'],
    ['a band', 'band', { format: 'shamble-dead-dice-band/1', members: [] }, 'file'],
    ['a list', 'gang', [], 'file'],
    ['nothing', 'band', null, 'file'],
  ] as const)('%s that is broken', (_what, kind, file, where) => {
    expectComplaint(() => drawer[kind].read(file as unknown as Plain, 'file'), new RegExp(`^${where}`), '')
  })
})

describe('a campaign that was tampered with', () => {
  const engine = new Engine(module.game)
  /** A game that all give up at once, after another. */
  const played = (before: Recorded | null): Recorded => {
    const given = { agmScenario: 'brainsOnSale', players: 1 }
    const chosen =
      before === null
        ? resolveOptions(deadDice.options, { campaign: true, ...given })
        : sequelOptions(module, handedOn(module, before.state), given, null)
    const after = before === null ? {} : { after: { hash: before.hash, copy: false } }
    const match = Recorded.create(engine, { options: chosen, salt: 'salt', ...after }, seededChance('game'))
    match.answer(0, { type: 'readySheet', who: 'Rick' }, seededChance('game'))
    return match
  }
  const read = (written: string) => () => readSeries(module, engine, written)

  it('[DD-15.89] a sequel of an unfinished game', () =>
    expectComplaint(() => handedOn(module, played(null).state), '', 'not over yet'))

  it('a band that does not fit its players', () => {
    const band = { format: 'shamble-dead-dice-band/1', members: [null], trust: [[0, 0]], xp: [0] } as unknown as Band
    const given = { ...band, companions: [], stash: [] }
    expectComplaint(
      () => resolveOptions(deadDice.options, { campaign: true, band: given as unknown as Plain }),
      'options.band.trust[0]',
      'members',
    )
  })

  it('one byte changed', () => {
    const whole = fileOf([played(null).text()])
    expect(readSeries(module, engine, whole).matches).toHaveLength(1)
    for (let at = 11; at < whole.length; at += Math.floor(whole.length / 16)) {
      const changed = whole.slice(0, at) + (whole[at] === '0' ? '1' : '0') + whole.slice(at + 1)
      expectComplaint(read(changed), /^(match [123]: )?(line \d+|options\.)/, '')
    }
  })
})
