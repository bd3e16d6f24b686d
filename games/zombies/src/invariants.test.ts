import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { Match } from '@shamble/record'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { cardNamed } from './cards/card.js'
import { heyLookAShotgun } from './cards/hey-look-a-shotgun.js'
import { cloneZombies } from './clone.js'
import { type HordeFrame, type MoveFrame, type TurnFrame, turnOf } from './frames/kinds.js'
import module from './index.js'
import { brokenChange, brokenViews } from './invariants.between.js'
import { brokenInvariants } from './invariants.js'
import type { Zombies } from './state.js'
import { viewZombies } from './view.js'

const { game } = module
const ROADS = ['tile straight_t 0 -1 turn 0', 'tile helipad_town 0 -2 turn 0 : z z z / z z z / z z z']
const at = (moment: string, lines: readonly string[] = [], options: Readonly<Record<string, Plain>> = {}) =>
  TestTable.at(module, [`turn 5 red ${moment}`, 'red hand fear', 'blue hand fear', ...lines].join('\n'), {
    seats: 2,
    interruptMode: 'polled',
    ...options,
  }).state
const numbers = (broken: readonly string[]) => [...new Set(broken.map((sentence) => Number.parseInt(sentence, 10)))]

/** The numbers of what is broken once a sound state was spoilt. */
function spoilt(sound: Zombies, spoil: (s: Zombies) => void): number[] {
  expect(brokenInvariants(sound)).toEqual([])
  const s = cloneZombies(sound)
  spoil(s)
  return numbers(brokenInvariants(s))
}

/** The same for two moments that follow each other. */
function spoiltChange(before: Zombies, spoil: (s: Zombies) => void): number[] {
  expect(brokenChange(before, cloneZombies(before))).toEqual([])
  const after = cloneZombies(before)
  spoil(after)
  return numbers(brokenChange(before, after))
}

describe('a broken state is caught', () => {
  const sound = at('pre-zombie', ROADS)

  it.each<[number, string, (s: Zombies) => void]>([
    [1, 'two zombies on one space', (s) => s.zombie.splice(4, 1, 3)],
    [2, 'two tokens on one space', (s) => s.counter.splice(4, 1, 3)],
    [3, 'a zombie on a lawn', (s) => s.zombie.splice(0, 1, 1)],
    [3, 'a token on a lawn', (s) => s.counter.splice(0, 1, 1)],
    [3, 'a pawn on a lawn', (s) => s.position.splice(0, 1, 0)],
    [3, 'a pawn on no tile', (s) => s.position.splice(0, 1, 400)],
    [4, 'six lives', (s) => s.lives.splice(0, 1, 6)],
    [4, 'no life outside a death', (s) => s.lives.splice(0, 1, 0)],
    [5, 'fewer bullets than none', (s) => s.bullets.splice(1, 1, -1)],
    [5, 'a collection below nothing', (s) => s.reserve.splice(1, 1, -1)],
    [6, 'a full collection and no winner', (s) => s.reserve.splice(0, 1, 25)],
    [
      7,
      'two winners',
      (s) => Object.assign(s, { outcome: { winners: [0, 1], reason: 'collection', rule: 'ZMB-1.1.b' } }),
    ],
    [7, 'no winner', (s) => Object.assign(s, { outcome: { winners: [], reason: 'helicopter', rule: 'ZMB-1.1.a' } })],
    [8, 'four cards in hand', (s) => s.hands[1]!.push(...s.deck.splice(0, 3))],
    [9, 'two cards of one title in play', (s) => s.inPlay[0]!.push(...takeBoth(s, 'chainsaw'))],
    [10, 'a card that is gone', (s) => s.deck.pop()],
    [10, 'a card too many', (s) => s.discarded.push(cardNamed('fear'))],
    [10, 'one card in the place of another', (s) => s.deck.splice(s.deck.indexOf(0), 1, 1)],
    [11, 'a tile that is gone', (s) => s.townStack.pop()],
    [11, 'a tile in two places', (s) => s.removed.push(s.townStack[0]!)],
    [12, 'a road against a wall', (s) => s.tileTurn.splice(1, 1, 1)],
    [14, 'a tile that no road leads to', (s) => s.neighbour.fill(-1)],
    [17, 'two cards played in one turn', (s) => s.played.splice(0, 1, 2)],
    [23, 'an empty shotgun in play', (s) => s.inPlay[0]!.push(take(s, heyLookAShotgun.card))],
    [23, 'charges without a shotgun', (s) => s.charges.splice(0, 1, 1)],
    [28, 'no town square', (s) => s.removed.push(s.tileKind.splice(0, 1, -1)[0]!)],
    [29, 'nothing under way', (s) => s.frames.splice(0)],
  ])('%i: %s', (number, _what, spoil) => {
    expect(spoilt(sound, spoil)).toContain(number)
  })

  it('4: no life in the middle of a death is none of it', () => {
    const dying = cloneZombies(sound)
    dying.lives[0] = 0
    dying.frames.push({ kind: 'death', step: 0, seat: 0 } as never)
    expect(brokenInvariants(dying)).toEqual([])
  })

  it('8: nor are four cards in the zone', () => {
    const zone = cloneZombies(sound)
    zone.hands[0]!.push(...zone.deck.splice(0, 4))
    turnOf(zone).inTheZone = true
    expect(brokenInvariants(zone)).toEqual([])
    zone.active = 1
    expect(numbers(brokenInvariants(zone))).toEqual([8])
  })

  it('10: nor a kept card that is being announced', () => {
    const station = 'tile fire_station 0 1 turn 2'
    const lines = ['turn 5 red pre-zombie', 'red at 1.7 hand fire-axe', 'blue hand fear', station]
    const table = TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled' })
    table.play('red: play fire-axe')
    expect(brokenInvariants(table.state)).toEqual([])
    // Another card that is missing is not the announced one.
    const s = cloneZombies(table.state)
    s.deck.pop()
    expect(numbers(brokenInvariants(s))).toEqual([10])
  })

  it('13, 15, 16, 22, 24: what the base must not do', () => {
    const gate = ['tile front_gate 0 1 turn 0', 'tile cross_b 0 2 turn 0', 'tile motor_pool 1 2 turn 1']
    const base = at('pre-zombie', gate)
    expect(spoilt(base, (s) => Object.assign(s, { gateTownSide: 2 }))).toEqual([13])
    expect(spoilt(base, (s) => s.townStack.push(...s.tileKind.splice(1, 1, s.townStack.shift()!)))).toContain(15)
    expect(spoilt(sound, (s) => s.removed.push(s.baseStack.pop()!))).toEqual([16])
    expect(spoilt(at('pre-zombie', ROADS), (s) => s.zombie.fill(2, 18, 27))).toEqual([22])
    expect(spoilt(base, (s) => s.jeep.splice(0, 1, 1))).toEqual([])
    const indoors = at('pre-zombie', ['tile hospital 0 -1 turn 0'])
    indoors.position[0] = 10
    expect(spoilt(indoors, (s) => s.jeep.splice(0, 1, 1))).toEqual([24])
  })

  it('19: more points used than there were', () => {
    const moving = at('move 2 of 3')
    expect(spoilt(moving, (s) => Object.assign(s.frames[1] as MoveFrame, { left: -1 }))).toEqual([19])
    expect(spoilt(moving, (s) => Object.assign(s.frames[1] as MoveFrame, { left: 4 }))).toEqual([19])
  })

  it('20, 21: what has moved in step 6', () => {
    const square = 'tile 0 town_square 0 0 turn 0 : # z # / . . z / # . #'
    const horde = at('zombies 2 moved 0.1', [square])
    const spoil = (more: Partial<HordeFrame>) => spoilt(horde, (s) => Object.assign(s.frames[1] as HordeFrame, more))
    expect(spoil({ moved: [1, 1] })).toEqual([20])
    expect(spoil({ moved: [4] })).toEqual([20])
    expect(spoil({ left: 6 })).toEqual([21])
  })
})

const take = (s: Zombies, card: number): number => s.deck.splice(s.deck.indexOf(card), 1)[0]!
const takeBoth = (s: Zombies, id: string): number[] => [take(s, cardNamed(id)), take(s, cardNamed(id))]

describe('a broken step from one moment to the next is caught', () => {
  it('6: the middle of a helipad, reached without a win', () => {
    const before = at('pre-zombie', ['tile helipad_town 0 -1 turn 0'])
    expect(spoiltChange(before, (s) => s.position.splice(0, 1, 13))).toEqual([6])
    const guarded = at('pre-zombie', ['tile helipad_town 0 -1 turn 0 : . . . / . z . / . . .'])
    expect(spoiltChange(guarded, (s) => s.position.splice(0, 1, 13))).toEqual([])
  })

  it('16: a base tile drawn too early', () => {
    expect(spoiltChange(at('pre-zombie'), (s) => s.baseStack.pop())).toEqual([16])
    expect(spoiltChange(at('pre-zombie', ['tile front_gate 0 1 turn 0']), (s) => s.baseStack.pop())).toEqual([])
  })

  it('18: a step that comes back', () => {
    const before = at('pre-zombie')
    expect(spoiltChange(before, (s) => Object.assign(s.frames[0] as TurnFrame, { step: 3 }))).toEqual([18])
    expect(spoiltChange(before, (s) => Object.assign(s, { turn: 4 }))).toEqual([18])
    expect(spoiltChange(before, (s) => Object.assign(s.frames[0] as TurnFrame, { step: 14 }))).toEqual([])
  })

  it('20: a zombie that moves twice, too far, or not alone', () => {
    const square = 'tile 0 town_square 0 0 turn 0 : # z # / . . z / # . #'
    const before = at('zombies 2 moved 0.1', [square])
    const move = (from: number, to: number, moved: number[]) => (s: Zombies) => {
      s.zombie[to] = s.zombie[from]!
      s.zombie[from] = 0
      Object.assign(s.frames[1] as HordeFrame, { left: 1, moved })
    }
    expect(spoiltChange(before, move(5, 4, [1, 4]))).toEqual([])
    expect(spoiltChange(before, move(1, 4, [4, 5]))).toEqual([20])
    expect(spoiltChange(before, move(5, 3, [1, 3]))).toEqual([20])
    const glowing = at('zombies 2', ['tile 0 town_square 0 0 turn 0 : # . # / . . g / # . #'])
    expect(spoiltChange(glowing, move(5, 3, [3]))).toEqual([])
    const both = (s: Zombies) => {
      move(5, 4, [1, 4])(s)
      s.zombie[7] = 1
    }
    expect(spoiltChange(before, both)).toEqual([20])
  })

  it('21: a step 6 that ends too soon', () => {
    const before = at('zombies 2 moved 0.1', ['tile 0 town_square 0 0 turn 0 : # z # / . . z / # . #'])
    expect(spoiltChange(before, (s) => s.frames.pop())).toEqual([21])
    const alone = at('zombies 2', ['tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'])
    Object.assign(alone.frames[1] as HordeFrame, { moved: [1] })
    expect(spoiltChange(alone, (s) => s.frames.pop())).toEqual([])
  })

  it('25: a death that leaves something behind', () => {
    const before = at('pre-zombie')
    before.lives[0] = 1
    const died = (s: Zombies) => {
      s.lives[0] = 3
      turnOf(s).fallen[0] = 1
    }
    expect(spoiltChange(before, died)).toEqual([])
    for (const spoil of [
      (s: Zombies) => s.lives.splice(0, 1, 2),
      (s: Zombies) => s.bullets.splice(0, 1, 4),
      (s: Zombies) => s.position.splice(0, 1, 1),
      (s: Zombies) => s.jeep.splice(0, 1, 1),
      (s: Zombies) => s.inPlay[0]!.push(take(s, cardNamed('fire-axe'))),
    ]) {
      const caught = spoiltChange(before, (s) => {
        died(s)
        spoil(s)
      })
      expect(caught).toEqual([25])
    }
  })

  it('28: a helipad that is blown away', () => {
    const before = at('pre-zombie', ROADS)
    expect(spoiltChange(before, (s) => s.tileKind.splice(2, 1, -1))).toEqual([28])
    expect(spoiltChange(before, (s) => s.tileKind.splice(1, 1, -1))).toEqual([])
  })

  it('29: nobody asked', () => {
    expect(spoiltChange(at('pre-zombie'), (s) => s.questions.splice(0))).toEqual([29])
  })

  it('30: a zombie that moves under ALL THE MARBLES', () => {
    const lines = ['tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #', 'effects all-the-marbles blue']
    const move = (s: Zombies) => {
      s.zombie[1] = 0
      s.zombie[4] = 1
    }
    expect(spoiltChange(at('pre-zombie', lines), move)).toEqual([30])
    expect(spoiltChange(at('pre-zombie', lines, { marblesScope: 'step6Only' }), move)).toEqual([])
    // Killed is not moved.
    const killed = (s: Zombies) => {
      s.zombie[1] = 0
      s.kills[0] = 1
    }
    expect(spoiltChange(at('pre-zombie', lines), killed)).toEqual([])
  })
})

describe('what no moment shows', () => {
  it('26: a view that tells another hand, or the order of the deck', () => {
    const s = at('pre-zombie', ROADS)
    expect(brokenViews(s)).toEqual([])
    const leaky = (t: Zombies, seat: number) => ({ ...viewZombies(t, seat), hands: t.hands })
    expect(numbers(brokenViews(s, leaky))).toEqual([26])
    const other = (t: Zombies, seat: number) => ({ ...viewZombies(t, seat), hand: [] })
    expect(numbers(brokenViews(s, other))).toEqual([26])
    const ordered = (t: Zombies, seat: number) => ({ ...viewZombies(t, seat), unseen: t.deck.toReversed() })
    expect(numbers(brokenViews(s, ordered))).toEqual([26])
  })

  it('27: the same chance and the same answers give the same match, another die another one', () => {
    const engine = new Engine(game)
    const options = resolveOptions(game.options, { seats: 2, interruptMode: 'polled', maxRounds: 10 })
    const play = (seed: string) => {
      const match = Match.create(engine, { options, salt: 'same' }, seededChance(seed))
      const below = seededBelow('answers')
      for (let i = 0; i < 60; i++) {
        const { seat } = match.state.questions[0]!
        const { actions } = engine.choices(match.state, seat)
        match.answer(seat, actions[below(actions.length)]!, seededChance(seed, i))
      }
      return match
    }
    expect(play('one').hash).toBe(play('one').hash)
    expect(play('two').hash).not.toBe(play('one').hash)
    const written = play('one').text()
    expect(Match.read(engine, written).hash).toBe(play('one').hash)
    const changed = written.replace('"type":"pass"', '"type":"auto"')
    expect(changed).not.toBe(written)
    expect(() => Match.read(engine, changed)).toThrow('the file was changed: its hash does not match')
  })
})
