import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { BadInput, type Plain, silently } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { gameTurnOf } from '../frames/kinds.js'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { MODES } from '../options.js'
import { type Dawn, IN_BOX, IN_POOL, PHASES, type Phase } from '../state.js'
import { position } from './index.js'

type Given = Readonly<Record<string, Plain>>
const options = (given: Given = {}) => resolveOptions(module.game.options, given)
const chance = () => seededChance('position')
const SOLITAIRE = { mode: 'solitaire' }

function settled(text: string, given: Given = {}): Dawn {
  const table = new TestTable(module, position.read(text, options(given), chance()))
  table.engine.settle(table.state, silently(chance()))
  return table.state
}

const FULL = `turn 3 human
peter 063 normal rests
roger 101 infected since 2
steve 053 stunned rifle
fran - killed
zombies 002 007=5 011! 020=3! 063=1
pool 4 7${' ?'.repeat(41)}
hidden 045 123
doors #5 closed, #7 destroyed, #29 closed
rifles 0`

describe('the full form', () => {
  it('is written as it was read', () => {
    expect(position.write(settled(FULL), 'full')).toBe(FULL)
  })

  it('means what it says', () => {
    const s = settled(FULL)
    expect([s.turn, s.phase, s.status]).toEqual([3, 'human', [0, 2, 1, 4]])
    expect(s.at.map((square) => (square < 0 ? '-' : squareName(square)))).toEqual(['063', '101', '053', '-'])
    expect([s.rests, s.rifle, s.riflesLeft, s.infectedOn]).toEqual([[1, 0, 0, 0], [0, 0, 1, 0], 0, [0, 2, 0, 0]])
    expect(s.where.filter((where) => where === IN_BOX)).toHaveLength(2)
    expect(s.where.filter((where) => where === IN_POOL)).toHaveLength(43)
    expect(s.poolValues).toEqual([4, 7])
    expect([s.doors[4], s.doors[6], s.doors[28], s.doors[0]]).toEqual([1, 2, 1, 0])
    const units = s.unitAt.flatMap((unit, square) =>
      unit < 0 ? [] : [[squareName(square), s.value[unit], s.berserk[unit]]],
    )
    expect(units).toEqual([
      ['002', 0, 0],
      ['007', 5, 0],
      ['011', 0, 1],
      ['020', 3, 1],
      ['063', 1, 0],
    ])
  })

  it('of the first turn of a real game comes back the same', () => {
    const table = TestTable.start(module, SOLITAIRE)
    for (const [name, square] of [
      ['peter', '032'],
      ['roger', '053'],
      ['steve', '053'],
      ['fran', '196'],
    ])
      table.play(`human: place ${name} ${square}`)
    const text = position.write(table.state, 'full')!
    const again = settled(text, SOLITAIRE)
    expect(position.write(again, 'full')).toBe(text)
    const view = (s: Dawn) => position.comparable!(module.game.view(s, 0))
    expect(view(again)).toEqual({
      ...(view(table.state) as object),
      seq: 0,
      answered: [-1],
      questions: again.questions,
    })
  })

  it('may leave out what follows: the rest of the units lies unseen in the pool', () => {
    const s = settled('turn 1\npeter 063\nroger 063\nsteve 101\nfran 101')
    expect([s.phase, s.poolUrns.length, s.poolValues, s.riflesLeft, s.hidden]).toEqual(['human', 50, [], 2, []])
  })

  it('may have comments, empty lines, and its lines in any order', () => {
    const s = settled('// a quiet start\n\nfran 101\n  steve 101\nroger 063\npeter 063\nturn 2 human\n')
    expect([s.turn, s.at.map(squareName)]).toEqual([2, ['063', '063', '101', '101']])
  })

  it('draws a value that must lie open and is not written', () => {
    const s = settled('turn 1 human\npeter 063\nroger 063\nsteve 101\nfran 101\nzombies 063 066')
    const [open, closed] = [s.value[s.unitAt[62]!]!, s.value[s.unitAt[65]!]!]
    expect(open).toBeGreaterThan(0)
    expect(closed).toBe(0)
    expect(s.urns[0]).toHaveLength(49)
  })
})

describe('the form for one seat', () => {
  const lines = (form: 0 | 1) => position.write(settled(FULL), form)!.split('\n')

  it('of the human side has no hidden square, no value face down and no pool value', () => {
    expect(lines(0)).toEqual([
      'turn 3 human',
      'peter 063 normal rests',
      'roger 101 infected since 2',
      'steve 053 stunned rifle',
      'fran - killed',
      'zombies 002 007 011! 020! 063=1',
      'pool 43 units',
      'box 2',
      'doors #5 closed, #7 destroyed, #29 closed',
      'rifles 0',
    ])
  })

  it('of the zombie side has the hidden squares', () => {
    expect(lines(1)).toContain('hidden 045 123')
    expect(lines(1)).toContain('zombies 002 007 011! 020! 063=1')
  })

  it('keeps what the memory aid shows', () => {
    expect(position.write(settled(FULL, { memoryAid: true }), 0)).toContain('zombies 002 007=5 011! 020=3! 063=1')
  })

  it.each([0, 1] as const)('of seat %i is read back to a position that looks the same to it', (seat) => {
    const text = position.write(settled(FULL), seat)!
    const again = settled(text)
    expect(position.write(again, seat)).toBe(text)
    const view = (s: Dawn) => position.comparable!(module.game.view(s, seat))
    expect(view(again)).toEqual(view(settled(FULL)))
    expect(again.hidden).toHaveLength(2)
  })
})

describe('any phase', () => {
  const LINES =
    'peter 063 normal active\nroger 215\nsteve 215\nfran 215\nzombies 066 104\nentered 062 063\nacted 063\nstart 061'

  it.each(PHASES.slice(2).filter((phase) => phase !== 'hidden'))('begins at %s', (phase: Phase) => {
    const s = position.read(`turn 4 ${phase}\n${LINES}`, options(), chance())
    const { active, startSquare, entered, actedIn } = gameTurnOf(s)
    expect([s.turn, s.phase, active, startSquare]).toEqual([4, phase, [0], 60])
    expect([entered.map(squareName), actedIn.map(squareName)]).toEqual([['062', '063'], ['063']])
    expect(() => new TestTable(module, s).engine.settle(s, silently(chance()))).not.toThrow()
  })

  it('begins at hidden without a zombie player', () => {
    expect(position.read(`turn 4 hidden\n${LINES}`, options(SOLITAIRE), chance()).phase).toBe('hidden')
  })

  it('the active are sorted, whatever the order of their lines', () => {
    const s = position.read(
      'turn 4 free\nroger 063 normal active\npeter 063 normal active\nsteve 215\nfran 215',
      options(),
      chance(),
    )
    expect(gameTurnOf(s).active).toEqual([0, 1])
  })

  it('is written and read at every moment that asks, in each form', () => {
    for (const mode of MODES) {
      const table = TestTable.start(module, { mode })
      const policy = randomPolicy(table.engine, seededBelow('every moment', mode))
      const play = silently(seededChance('every moment', mode))
      const s = table.state
      for (let i = 0; i < 120 && s.outcome === null; i++) {
        for (const form of ['full', ...s.answered.keys()] as const) {
          const text = position.write(s, form)!
          const again = settled(text, { mode })
          expect(position.write(again, form)).toBe(text)
          expect(again.questions.map(({ seat, kind }) => [seat, kind])).toEqual(
            s.questions.map(({ seat, kind }) => [seat, kind]),
          )
        }
        const { seat } = s.questions[0]!
        table.engine.step(s, seat, policy(s, seat), play)
      }
    }
  })

  it('is not written when the game is over', () => {
    const table = TestTable.at(module, 'turn 1 human\npeter 063\nroger 063\nsteve 101\nfran 101')
    expect(position.write(table.play('human: resign').state, 'full')).toBeNull()
  })

  it('says of a character only what is not usual', () => {
    const s = settled('turn 2 human\npeter 100 rests\nroger 063\nsteve 101 rifle rests\nfran 101\nrifles 1')
    expect([s.status, s.rests, s.rifle]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 1, 0],
      [0, 0, 1, 0],
    ])
  })

  it('may have a pool of few units: the others are out of the game', () => {
    const people = 'peter 063\nroger 063\nsteve 101\nfran 101'
    const s = settled(`turn 2 human\n${people}\nzombies 002 007=5\npool 4 7 ?`)
    expect(s.where.filter((where) => where === IN_POOL)).toHaveLength(3)
    expect(s.poolValues).toEqual([4, 7])
    expect(module.game.invariants!(s)).toEqual([])
    expect(module.game.invariants!(module.game.guess(module.game.view(s, 0), chance()))).toEqual([])
    expect(settled(`turn 2 human\n${people}\nzombies 002\npool`).poolUrns).toEqual([])
  })
})

describe('what is refused, with the line and the reason', () => {
  const PEOPLE = 'peter 063\nroger 063\nsteve 101\nfran 101'
  const base = `turn 1 human\n${PEOPLE}`
  const cases: readonly (readonly [text: string, message: string, given?: Given])[] = [
    [PEOPLE, 'position: the line "turn <n> <phase>" is missing'],
    ['turn zero human', 'position, line 1: "zero" is not a turn number'],
    ['turn 0 human', 'position, line 1: "0" is not a turn number'],
    [
      'turn 1 dawn',
      'position, line 1: a position begins with one of human, hidden, berserk, reaction, free, attack, generation, not "dawn"',
    ],
    [`turn 1 hidden\n${PEOPLE}`, 'position, line 1: the hidden phase exists only in solitaire and cooperative play'],
    ['turn 1 human\n\n// Peter\npeter 999', 'position, line 4: there is no square "999"'],
    ['turn 1 human\npeter 000', 'position, line 2: there is no square "000"'],
    [
      'turn 1 human\npeter 063 asleep',
      'position, line 2: a status is one of normal, stunned, infected, super, killed, not "asleep"',
    ],
    ['turn 1 human\npeter 063 killed', 'position, line 2: a killed character is in no square: write "-"'],
    ['turn 1 human\npeter 063 normal hungry', 'position, line 2: "hungry" is not a mark of a character'],
    ['turn 1 human\npeter 063 infected since dawn', 'position, line 2: expected a number up to 99999, found "dawn"'],
    ['turn 1 human\npeter 063\npeter 064', 'position, line 3: a second line "peter"'],
    ['turn 1 human\npeter 063\nroger 063\nsteve 101', 'position: fran has no square'],
    ['turn 1 human\npeter -\nroger 063\nsteve 101\nfran 101', 'position: peter has no square'],
    [`${base}\nzombies 7`, 'position, line 6: "7" is not a unit: write 007, 007=5 or 007=5!'],
    [`${base}\nzombies 007 007`, 'position, line 6: two ordinary units in square 007'],
    [`${base}\nzombies 007=11 011=11`, 'position, line 6: there are fewer units of value 11'],
    [`${base}\nzombies 007=12`, 'position, line 6: there are fewer units of value 12'],
    [
      `${base}\nzombies 002\npool 50 units`,
      'position: 1 units on the map, 0 hidden and 50 in the pool are more than 50',
    ],
    [`turn 1 setup\n${PEOPLE}`, 'position: the lines "in <procedure>" are missing'],
    [`${base}\nduty 002=bound`, 'position: the lines "in <procedure>" are missing'],
    [`${base}\nin free-phase`, 'position: the first line "in" is "in game-turn"'],
    [`${base}\nin picnic`, 'position, line 6: "picnic" is not a procedure of the game'],
    [`${base}\nin game-turn entered=[999]`, 'position, line 6: entered cannot be [999]'],
    [`${base}\nin activation shots=[1]`, 'position, line 6: shots cannot be [1]'],
    [`${base}\nin game-turn step=1\nduty 002=bound`, 'position: there is no unit in 002'],
    [`${base}\npool 51 units`, 'position, line 6: expected a number up to 50, found "51"'],
    [`${base}\nhidden 101`, 'position, line 6: no hidden zombie may be in 101 (DAWN-3.1.d)'],
    [`${base}\nhidden 054`, 'position, line 6: no hidden zombie may be in 054 (DAWN-3.1.e)'],
    [`${base}\nhidden 045 045`, 'position, line 6: no hidden zombie may be in 045 (DAWN-3.1.f)'],
    [`${base}\nhidden 177 200`, 'position, line 6: no hidden zombie may be in 200 (DAWN-3.1.g)'],
    [`${base}\nhidden 045`, 'position: hidden squares exist only in the two-player game', SOLITAIRE],
    [`${base}\nbox 2`, 'position: hidden squares exist only in the two-player game', SOLITAIRE],
    [`${base}\nbox 6`, 'position, line 6: expected a number up to 5, found "6"'],
    [`${base}\ndoors #5 ajar`, 'position, line 6: "#5 ajar" is not a door of this map: write "#5 closed"'],
    [`${base}\ndoors #33 closed`, 'position, line 6: "#33 closed" is not a door of this map: write "#5 closed"'],
    [`${base}\ndoors #1 destroyed`, 'position, line 6: #1 destroyed: only a glass door can be destroyed'],
    [`${base}\nrifles 3`, 'position, line 6: expected a number up to 2, found "3"'],
    [
      base.replace('steve 101', 'steve 101 normal rifle'),
      'position: 2 rifles in the store and 1 carried are more than the 2 there are',
    ],
    [
      `${base}\nrifles 0`,
      'position: 0 rifles in the store and 0 carried are not the 2 there are, and nobody is lost with one',
    ],
    [
      `${base.replace('peter 063', 'peter 063 normal rifle')}\nrifles 1`,
      'position: peter never takes a rifle (DAWN-12.1.a)',
    ],
    [`${base.replace('fran 101', 'fran 101 super rifle')}\nrifles 1`, 'position: fran is lost and holds no rifle'],
    ['turn 1 human\npeter 063 normal since 2', 'position, line 2: "since" is only for an infected character'],
    [base.replace('peter 063', 'peter 063 normal active'), 'position: "active" is only for the zombie turn'],
    [
      'turn 1 free\npeter 063 normal active\nroger 101 normal active\nsteve 101\nfran 101',
      'position: the active characters are in different squares',
    ],
    [`${base}\nweather rain`, 'position, line 6: "weather" is not part of a position'],
  ]

  it.each(cases.map(([text, message, given = {}]) => ({ text, message, given })))('$message', (refused) => {
    const read = () => position.read(refused.text, options(refused.given), chance())
    expect(read).toThrow(BadInput)
    expect(read).toThrow(refused.message)
  })
})
