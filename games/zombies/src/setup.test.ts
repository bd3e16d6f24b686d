import { playout } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Plain, unwatched } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { cardNamed } from './cards/card.js'
import { TITLES } from './cards/index.js'
import published from './data/tiles.json' with { type: 'json' }
import module from './index.js'
import { tilesOf } from './options.js'
import { deckOf } from './setup.js'

const optionsOf = (given: Readonly<Record<string, Plain>> = {}) => resolveOptions(module.game.options, given)
const { kinds } = tilesOf(optionsOf())

/** Red draws the first three, then blue, and so on; the last draw says who begins. */
const start = (cards: readonly string[], first: number, given: Readonly<Record<string, Plain>> = {}) =>
  TestTable.start(
    module,
    { seats: cards.length / 3, interruptMode: 'polled', ...given },
    { draws: [...cards.map(cardNamed), first] },
  )

const SIX = ['fear', 'dynamite', 'grenade', 'skateboard', 'fear', 'were-screwed']
const NINE = [...SIX, 'chainsaw', 'fire-axe', 'i-feel-alive']

describe('the set-up', () => {
  it('[ZMB-1.2.a] deals three cards to each player from a deck of eighty', () => {
    const { state } = start(SIX, 0)
    expect(state.hands).toEqual([SIX.slice(0, 3).map(cardNamed), SIX.slice(3).map(cardNamed)])
    expect(state.deck).toHaveLength(80 - 6)
    expect(state.discarded).toEqual([])
    expect([...state.deck, ...state.hands.flat()].sort((a, b) => a - b)).toEqual(deckOf(state.options))
  })

  it('[ZMB-1.2.a] by option has two of each title, or only what the base game has', () => {
    const size = (given: Readonly<Record<string, Plain>>) => deckOf(optionsOf(given) as never).length
    expect(size({})).toBe(80)
    expect(size({ cardCopies: 'twoEach' })).toBe(84)
    expect(size({ expansion: 'baseOnly' })).toBe(50)
    expect(size({ expansion: 'baseOnly', cardCopies: 'twoEach' })).toBe(54)
    const copies = (id: string, given: Readonly<Record<string, Plain>>) =>
      deckOf(optionsOf(given) as never).filter((card) => card === cardNamed(id)).length
    expect([copies('were-screwed', {}), copies('were-screwed', { cardCopies: 'twoEach' })]).toEqual([1, 2])
    expect([copies('dynamite', {}), copies('dynamite', { expansion: 'baseOnly' })]).toEqual([2, 0])
    expect(TITLES.filter(({ copies: n }) => n === 1).map(({ id }) => id)).toEqual([
      'bad-sense-of-direction',
      'hysterical-paralysis',
      'the-keys-are-still-in-it',
      'were-screwed',
    ])
  })

  it('[ZMB-1.2.b] [ZMB-1.2.c] puts the town square in the middle, without zombies, with all pawns on it', () => {
    const { state } = start(NINE, 0)
    expect(state).toMatchObject({ tileKind: [0], tileX: [0], tileY: [0], tileTurn: [0], position: [4, 4, 4] })
    expect(state.zombie).toEqual(new Array(9).fill(0))
    expect(state.counter).toEqual(new Array(9).fill(0))
    expect(state.baseOpen).toBe(false)
  })

  it('[ZMB-1.2.c] [ZMB-R.12] by option with four zombies on the four roads of the square', () => {
    expect(start(SIX, 0, { townSquareZombies: 4 }).state.zombie).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0])
    expect(start(SIX, 0, { townSquareZombies: 0 }).state.zombie).toEqual(new Array(9).fill(0))
  })

  it('[ZMB-1.2.f] gives three lives and three bullets, and nothing else', () => {
    const { state } = start(NINE, 0)
    expect(state).toMatchObject({ lives: [3, 3, 3], bullets: [3, 3, 3], reserve: [0, 0, 0], jeep: [0, 0, 0] })
    expect(state.inPlay).toEqual([[], [], []])
  })

  it('[ZMB-1.2.h] lets chance say who begins, and play goes clockwise from there', () => {
    for (const first of [0, 1, 2]) {
      const table = start(NINE, first)
      expect(table.state.active).toBe(first)
      expect(table.events.find(({ kind }) => kind === 'first-player')).toEqual({
        kind: 'first-player',
        rule: 'ZMB-1.2.h',
        seat: first,
      })
      expect(table.asked()).toEqual([`${['red', 'blue', 'green'][first]}: turn-start`])
    }
    const order: number[] = []
    const lines = (seat: string) => `turn 4 ${seat} end`
    for (const seat of ['red', 'blue', 'green']) {
      const options = { seats: 3, interruptMode: 'polled' }
      order.push(TestTable.at(module, `${lines(seat)}\nblue hand fear`, options).state.active)
    }
    expect(order).toEqual([1, 2, 0])
  })

  it('[ZMB-1.2.i] seats two to six, with a pawn for each', () => {
    for (let seats = 2; seats <= 6; seats++) expect(module.game.seats(optionsOf({ seats }))).toHaveLength(seats)
    expect(module.game.seats(optionsOf())).toHaveLength(4)
    expect(() => optionsOf({ seats: 7 })).toThrow('options.seats')
    expect(() => optionsOf({ seats: 0 })).toThrow('options.seats')
    const red = start(
      [...NINE, ...NINE].map((_, i) => TITLES[i]!.id),
      5,
    ).state
    expect(red.position).toHaveLength(6)
  })

  it('[ZMB-R.12] [ZMB-R.28] offers only the numbers of the ledger', () => {
    for (const given of [{ townSquareZombies: 2 }, { helipadZombies: 5 }, { maxRounds: 9 }, { maxRounds: 61 }])
      expect(() => optionsOf({ seats: 2, ...given })).toThrow(`options.${Object.keys(given)[0]}: expected`)
  })

  it('[ZMB-1.2.i] [ZMB-R.28] refuses one player alone, unless rounds are counted', () => {
    const alone = 'options.seats: a solo game needs a value for "option.maxRounds" (ZMB-R.28)'
    expect(() => TestTable.start(module, { seats: 1 })).toThrow(alone)
    expect(() => TestTable.at(module, 'turn 1 red', { seats: 1 })).toThrow(alone)
    const table = start(SIX.slice(0, 3), 0, { maxRounds: 10 })
    expect(table.asked()).toEqual(['red: turn-start'])
    const engine = new Engine(module.game)
    const options = optionsOf({ seats: 1, maxRounds: 10, interruptMode: 'polled' })
    const play = unwatched(seededChance('alone'))
    const s = engine.begin(options, play)
    playout(engine, s, play, seededBelow('alone'), { mostDecisions: 20_000, mostTurns: 100 })
    expect(s.outcome?.winners).toEqual([0])
    expect(module.game.invariants!(s)).toEqual([])
  })
})

describe('what a seat is sent', () => {
  it('[ZMB-1.2.j] its own cards, how many the others hold, and no order of any stack', () => {
    const table = start(NINE, 0)
    const red = table.view('red')
    expect(red).toMatchObject({ hand: SIX.slice(0, 3).map(cardNamed), held: [3, 3, 3], deckSize: 71 })
    expect(red).not.toHaveProperty('hands')
    expect(red).not.toHaveProperty('deck')
    // What is in the deck or in hidden hands is one heap, the same for whatever blue holds.
    expect(red.unseen).toHaveLength(77)
    const other = start([...SIX.slice(0, 3), 'chainsaw', 'fire-axe', 'i-feel-alive', ...SIX.slice(3)], 0)
    expect(other.view('red')).toEqual(red)
    expect(other.view('blue')).not.toEqual(table.view('blue'))
    expect(table.view('spectator')).toMatchObject({ hand: [], held: [3, 3, 3] })
  })

  it('[ZMB-1.2.j] and all that lies open: lives, bullets, collections, kept cards, discards, what waits for whom', () => {
    const text = [
      'turn 3 red turn-start',
      'red hand fear',
      'blue lives 5 bullets 7 reserve 4 jeep inplay skateboard, shotgun:2 hand grenade flags fear skip claustrophobia',
      'discarded dynamite',
    ].join('\n')
    const red = TestTable.at(module, text, { seats: 2, interruptMode: 'polled' }).view('red')
    expect(red).toMatchObject({ lives: [3, 5], bullets: [3, 7], reserve: [0, 4], jeep: [0, 1], charges: [0, 2] })
    expect(red).toMatchObject({ fear: [0, 1], paralysis: [0, 1], claustrophobia: [0, 1], held: [1, 1] })
    expect(red.inPlay[1]).toEqual(['skateboard', 'hey-look-a-shotgun'].map(cardNamed))
    expect(red.discarded).toEqual([cardNamed('dynamite')])
    expect(red.hand).toEqual([cardNamed('fear')])
  })
})

describe('the expansion', () => {
  it('[ZMB-1.2.d] [ZMB-1.2.e] comes as a gate in the town stack, a base stack, and two tiles aside', () => {
    const ids = (stack: readonly number[]) => stack.map((kind) => kinds[kind]!.id)
    const whole = start(SIX, 0).state
    expect([whole.townStack.length, whole.baseStack.length]).toEqual([29, 12])
    expect(ids(whole.townStack)).toContain('front_gate')
    expect(whole.baseStack.every((kind) => kinds[kind]!.zone === 'base')).toBe(true)
    const town = start(['fear', 'fear', 'grenade', 'grenade', 'chainsaw', 'chainsaw'], 0, { expansion: 'baseOnly' })
    expect([town.state.townStack.length, town.state.baseStack, town.state.reserved]).toEqual([28, [], []])
    expect(ids(town.state.townStack)).not.toContain('front_gate')
    expect(module.game.invariants!(town.state)).toEqual([])
  })
})

it('tiles that people bring along are forgotten when others are played', () => {
  const named = (name: string) => optionsOf({ tiles: { ...published, name } as Plain })
  const first = named('first')
  const made = tilesOf(first)
  for (let i = 0; i < 16; i++) tilesOf(named(`set ${i}`))
  expect(tilesOf(first)).toBe(made)
  expect(tilesOf(named('first'))).not.toBe(made)
})
