import { RecordedChance, seededBelow, seededChance } from '@shamble/chance'
import { Engine, firstDifference, type Seat, silently } from '@shamble/kernel'
import { type PositionForm, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { turnOf } from '../frames/kinds.js'
import { zombies } from '../game.js'
import type { ZombiesOptions } from '../options.js'
import type { Zombies } from '../state.js'
import { position } from './index.js'

const seed = process.env['SHAMBLE_SEED'] ?? 'positions'
const engine = new Engine(zombies)
const optionsOf = (given: Record<string, string | number> = {}) =>
  resolveOptions(zombies.options, { seats: 3, interruptMode: 'polled', ...given }) as ZombiesOptions

/** Reads a text and lets the game run on to its first question. */
function at(text: string, given: Record<string, string | number> = {}): Zombies {
  const s = position.read(text, optionsOf(given), seededChance('position'))
  engine.settle(s, silently(seededChance('settle')))
  return s
}

const refusal = (text: string, given: Record<string, string | number> = {}) => {
  try {
    position.read(text, optionsOf(given), seededChance('position'))
  } catch (error) {
    return (error as Error).message
  }
  return 'accepted'
}
const refusedWith = (line: string, given: Record<string, string | number> = {}) => refusal(`turn 1 red\n${line}`, given)

const TABLE = [
  'turn 5 red move 4 of 6',
  'red at 0.4 lives 3 bullets 2 reserve 7 jeep hand fear, dynamite inplay skateboard, hey-look-a-shotgun:2',
  'blue at 2.4 lives 5 bullets 0 reserve 1 kills 4 hand fear, claustrophobia flags fear skip chainsaw',
  'green at 0.4 lives 3 bullets 3 reserve 0 played 1',
  'tile 0 town_square 0 0 turn 0',
  'tile 1 straight_t 0 -1 turn 0 : # z # / # . # / # z #',
  'tile 2 hospital 1 0 turn 1 : zL z . / . L zB / . . .',
  'tile 3 gone',
  'joins 0.4-1.4',
  'removed cross_t, straight_t*2',
  'discarded brain-cramp, were-screwed',
  'effects halved 1, alternate-food-source blue 2',
].join('\n')

describe('a position', () => {
  it('is written as it is read', () => {
    expect(position.write(at(TABLE), 'full')).toBe(TABLE)
  })

  it('puts everything where the text says', () => {
    const s = at(TABLE)
    expect(s).toMatchObject({ turn: 5, active: 0, foodSource: 1, foodSourceEnds: 2, joins: [4, 13] })
    expect(turnOf(s)).toMatchObject({ halvings: 1 })
    expect(s.zombie.flatMap((kind, space) => (kind > 0 ? [space] : []))).toEqual([10, 16, 18, 19, 23])
    expect(s.counter.flatMap((kind, space) => (kind > 0 ? [[space, kind]] : []))).toEqual([
      [18, 1],
      [22, 1],
      [23, 2],
    ])
    expect(s.charges).toEqual([2, 0, 0])
    expect([s.fear, s.paralysis, turnOf(s).chainsaw].map((flags) => flags[1])).toEqual([1, 1, 1])
    expect(s.kills).toEqual([7, 4, 0])
    expect(s.deck).toHaveLength(80 - 2 - 2 - 2 - 2)
    expect(s.questions).toEqual([{ seat: 0, kind: 'step', timed: false, since: 0 }])
  })

  it('leaves out what goes without saying: the town square, three lives and bullets, full stacks', () => {
    const s = at('turn 1 blue')
    expect(s).toMatchObject({ active: 1, lives: [3, 3, 3], bullets: [3, 3, 3], position: [4, 4, 4], helipadLeft: true })
    // Nobody holds a card, so nobody is asked before the tile is drawn.
    const drawn = s.frames.find((frame) => frame.kind === 'tile') as unknown as { kinds: number[] }
    expect(s.townStack.length + drawn.kinds.length).toBe(29)
    expect([s.baseStack.length, s.reserved.length, s.deck.length]).toEqual([12, 2, 80])
  })

  it('numbers the tiles, with or without numbers in the text', () => {
    const s = at('turn 1 red discard\nred at 1.4 hand fear\ntile corner_t 0 -1 turn 0\ntile 2 straight_t 1 -1 turn 1')
    expect(s.tileX).toEqual([0, 0, 1])
    expect(s.position[0]).toBe(13)
    expect(position.write(s, 'full')).toContain('tile 1 corner_t 0 -1 turn 0\ntile 2 straight_t 1 -1 turn 1')
  })

  it('[ZMB-1.3.1.m] knows the town side of the gate, and that the base is open', () => {
    const gate = 'turn 3 red discard\nred hand fear\ntile front_gate 0 1 turn 0'
    const s = at(gate)
    expect(s).toMatchObject({ gateTownSide: 0, baseOpen: true, reserved: [] })
    expect(s.baseStack).toHaveLength(12)
    expect(refusal(`${gate} town south`)).toContain('a road connects town and base between tiles 0 and 1')
    expect(refusal(`${gate} town east`)).toContain('only the front gate has a town side, at one of its ends')
  })

  it.each([
    ['turn-start', 'red: turn-start'],
    ['tile corner_t', 'blue: tile-drawn'],
    ['place corner_t by green', 'green: place'],
    ['after-tile', 'red: after-tile'],
    ['combat', 'red: combat'],
    ['after-fight', 'red: after-fight'],
    ['pre-move', 'red: pre-move'],
    ['move-set 3', 'red: move-set'],
    ['stepped 2 of 3', 'red: step'],
    ['pre-zombie', 'red: pre-zombie'],
    ['zombies 2 moved 0.1', 'red: horde'],
    ['post-zombie', 'red: post-zombie'],
    ['discard', 'red: discard'],
  ])('begins at %s', (moment, asked) => {
    const people = 'red at 0.4 hand fear\nblue hand fear\ngreen hand dynamite\n'
    const s = at(`turn 2 red ${moment}\n${people}tile 0 town_square 0 0 turn 0 : # z # / . z . / # . #`)
    expect(s.questions.map(({ seat, kind }) => `${s.words[seat]}: ${kind}`)).toEqual([asked])
    expect(position.write(s, 'full')?.split('\n')[0]).toBe(`turn 2 red ${moment}`)
  })

  it('moves on a zombie only after fighting it', () => {
    const s = at('turn 2 red move 3\nred hand fear\ntile 0 town_square 0 0 turn 0 : # . # / . z . / # . #')
    expect(s.questions[0]).toMatchObject({ seat: 0, kind: 'combat' })
    expect(position.write(s, 'full')).toContain('turn 2 red move 3 of 3')
  })

  it('[ZMB-card.hysterical-paralysis] begins a turn that is skipped', () => {
    expect(at('turn 4 red begins\nred hand fear flags skip\nblue hand fear').active).toBe(1)
    for (const flag of ['skip', 'skip:smell']) {
      const s = at(`turn 4 red\nred hand fear\nblue hand fear flags ${flag}`)
      expect(position.write(s, 'full')).toContain(`flags ${flag}\n`)
    }
  })

  it('shows a seat no card of another, and deals what is left open', () => {
    const s = at(TABLE)
    const seen = position.write(s, 1)!
    expect(seen).toContain('reserve 7 jeep hand ?, ? inplay skateboard')
    expect(seen).toContain('hand fear, claustrophobia flags')
    const read = position.read(seen, s.options, seededChance('open'))
    engine.settle(read, silently(new RecordedChance([])))
    expect(firstDifference(comparable(s, 1), comparable(read, 1))).toBeNull()
  })
})

/** A seat's form does not tell who has passed, and so not who else is asked. */
const comparable = (s: Zombies, seat: Seat, form: PositionForm = 'full') => ({
  ...(position.comparable!(zombies.view(s, seat)) as object),
  seq: 0,
  answered: [],
  questions: (form === 'full' ? s : zombies.view(s, seat)).questions.map((question) => ({ ...question, since: 0 })),
})

describe('a text that describes no position is refused with its line', () => {
  it.each([
    ['', 'position: the line "turn <n> <player> <moment>" is missing'],
    ['turn 0 red', 'position, line 1: turns are counted from 1'],
    ['turn 1 purple', 'position, line 1: no player is called "purple"'],
    ['turn 1 red flying', 'the moment of a turn is one of begins'],
    ['turn 1 red move', '"move" is not a moment of a turn'],
    ['turn 1 red discard 3', '"discard 3" is not a moment of a turn'],
    ['turn 1 red move 5 of 4', '5 points left of 4'],
    ['turn 1 red tile helipad_town', 'write "place helipad_town by <player>"'],
    ['turn 1 red tile tee_b', 'tee_b cannot be drawn before the front gate is placed (ZMB-1.3.1.b)'],
    ['turn 1 red zombies 2 moved 0.4', 'there is no zombie where one is marked as moved'],
    ['turn 1 red\nred played 2', 'red has played 2 cards: only one per turn is allowed (ZMB-1.3.3.d)'],
    ['turn 1 red\nremoved tee_b', 'before the front gate is placed, all base tiles are in their stack (ZMB-1.3.1.b)'],
    [
      'turn 1 red zombies 6 moved 0.1\ntile 0 town_square 0 0 turn 0 : # z # / . . . / # . #',
      'at most six different zombies move in one turn (ZMB-1.3.6.a)',
    ],
    ['turn 1 red\nturn 2 blue', 'position, line 2: a second line "turn"'],
    ['turn 1 red\nweather fine', 'position, line 2: "weather" is not part of a position'],
  ])('%j', (text, reason) => {
    expect(refusal(text)).toContain(reason)
  })

  it.each([
    ['tile castle 1 0 turn 0', 'no tile is called "castle"'],
    ['tile toString 1 0 turn 0', 'no tile is called "toString"'],
    ['tile 2 corner_t 1 0 turn 1', 'the next tile has the number 1'],
    ['tile corner_t 1 0', 'expected "tile <number> <id> <x> <y> turn <0 to 3>"'],
    ['tile corner_t 0 0 turn 1', 'tile 0 is already at 0 0'],
    ['tile town_square 1 0 turn 0', 'the town square is at 0 0 turn 0'],
    ['tile town_square 0 0 turn 0\ntile town_square 1 0 turn 0', 'this game does not have that many tiles town_square'],
    ['tile straight_t 1 0 turn 0', 'a road runs into a wall between tiles 0 and 1 (ZMB-1.3.1.d)'],
    ['tile straight_t 1 0 turn 3', 'straight_t rotated by 3 looks the same with a smaller rotation (ZMB-1.3.1.e)'],
    ['tile straight_t 5 0 turn 1', 'no road leads to tile 1 (ZMB-1.3.1.d)'],
    ['tile straight_b 1 0 turn 1', 'a road connects town and base between tiles 0 and 1 (ZMB-1.3.1.n)'],
    ['tile straight_t 1 0 turn 1 : z', 'expected three rows of three cells'],
    ['tile straight_t 1 0 turn 1 : z . . / . . . / . . .', 'nothing can be on cell 0'],
    ['tile straight_t 1 0 turn 1 : # # # / L . . / # # #', 'no token can be on the road, cell 3 (ZMB-1.3.1.f)'],
    ['tile straight_t 1 0 turn 1 : # # # / # . . / . . .', 'cell 3 is not closed'],
    ['tile straight_t 1 0 turn 1 : # # # / x . . / . . .', '"x" cannot be on a space'],
    ['tile straight_t 1 0 turn 1 : # # # : . . .', 'two colons'],
  ])('%s', (line, reason) => {
    expect(refusedWith(line)).toContain(`position, line ${line.includes('\n') ? 3 : 2}: `)
    expect(refusedWith(line)).toContain(reason)
  })

  it.each([
    ['red at 0.0', 'nobody can be on 0.0'],
    ['red at 1.4', 'there is no tile 1 on the board'],
    ['red at home', '"home" is not a space'],
    ['red lives 6', 'expected a number up to 5'],
    ['red lives', 'expected one word after "lives"'],
    ['red jeep 2', 'expected nothing after "jeep"'],
    ['red gold 4', '"gold" is not something a player has'],
    ['red hand bazooka', 'no card is called "bazooka"'],
    ['red hand fear fear fear', 'this deck does not have that many cards fear'],
    ['red inplay fear', 'fear is not a card that stays in play'],
    ['red at 1.4\ntile helipad_town 0 -1 turn 0', 'red is in the middle of a helipad and has won (ZMB-1.1.a)'],
    ['red inplay skateboard skateboard', 'two cards skateboard in front of one player (ZMB-1.3.3.g)'],
    ['red inplay skateboard:2', 'skateboard has no charges'],
    ['red inplay shotgun:0', 'a shotgun without charges is discarded'],
    ['red flags joy', '"joy" is not a flag of a player'],
    ['red flags molotov:0', 'tile 0 has no building'],
    ['discarded fear*3', 'this deck does not have that many cards fear'],
    ['removed town_square*2', 'this game does not have that many tiles town_square'],
    ['joins 0.4', '"0.4" is not a passage'],
    ['effects joy', '"joy" is not an effect'],
    ['effects afraid red', 'write nothing with "afraid"'],
    ['effects smell 4', 'write the tile that must be left'],
    ['effects brain-cramp', 'write whose card it was'],
    ['effects alternate-food-source red', 'write how many turns of that player must end first'],
    ['helipad shuffled\nremoved helipad_town', 'the town helipad is not in its stack'],
  ])('%s', (line, reason) => {
    expect(refusedWith(line)).toContain(reason)
  })

  it('as a whole: no life left, a game that is won, too many cards, a jeep indoors', () => {
    expect(refusedWith('red lives 0')).toContain('red has no life left')
    expect(refusedWith('red reserve 25')).toContain('red has 25 zombies and has won (ZMB-1.1.b)')
    expect(refusedWith('red hand fear fear dynamite dynamite')).toContain(
      'red holds 4 cards, 3 are allowed (ZMB-1.3.3.a)',
    )
    expect(refusedWith('red at 1.1 jeep\ntile hospital 0 -1 turn 0')).toContain(
      'red cannot drive a jeep inside a building',
    )
  })

  it('without the base: no base tile, no card of the expansion', () => {
    const town = { expansion: 'baseOnly' }
    expect(refusedWith('tile front_gate 0 1 turn 0', town)).toContain(
      'this game does not have that many tiles front_gate',
    )
    expect(refusedWith('red hand dynamite', town)).toContain('this deck does not have that many cards dynamite')
  })
})

describe(`positions of random games (seed ${seed})`, () => {
  for (const given of [
    { seats: 2, maxRounds: 20 },
    { seats: 4, interruptMode: 'timed', turnLimit: 32 },
  ]) {
    it(`are read back from both forms ${JSON.stringify(given)}`, () => {
      const options = optionsOf(given)
      const moments = new Set<string>()
      for (let game = 0; game < 1; game++) {
        const chance = seededChance(seed, game)
        const below = seededBelow(seed, 'policy', game)
        const s = engine.begin(options, silently(chance))
        while (s.outcome === null) {
          for (const form of ['full', s.active] as const) {
            const text = position.write(s, form)
            if (text === null) continue
            moments.add(text.split(/\s/)[3]!)
            const read = position.read(text, options, seededChance('read', s.seq))
            engine.settle(read, silently(new RecordedChance([])))
            expect(firstDifference(comparable(s, s.active, form), comparable(read, s.active, form)), text).toBeNull()
          }
          const { seat } = s.questions[below(s.questions.length)]!
          const { actions } = engine.choices(s, seat)
          engine.step(s, seat, actions[below(actions.length)]!, silently(chance))
        }
      }
      for (const moment of ['turn-start', 'tile', 'place', 'combat', 'pre-move', 'move-set', 'move', 'zombies'])
        expect([...moments]).toContain(moment)
    })
  }
})
