import { playout } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Plain, unwatched } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { conformance, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import counters from './data/counters.json' with { type: 'json' }
import { activationOf } from './frames/kinds.js'
import module from './index.js'
import { squareName } from './map/mall.js'
import { movementLeft } from './rules/walking.js'
import { mallOf } from './state.js'

/** Four stores in the corners of a square hall: 81 squares, of which the 45 of the hall hold the zombies. */
const LAYOUT = [
  'AAA...BBB',
  'AAA...BBB',
  'AAA...BBB',
  '.........',
  '.........',
  '.........',
  'CCC...DDD',
  'CCC...DDD',
  'CCC...DDD',
]
const hall = LAYOUT.join('')
  .split('')
  .flatMap((letter, square) => (letter === '.' ? [squareName(square)] : []))
const store = (name: string) => ({ kind: 'store', name })

const SMALL = {
  name: 'Four corners',
  cols: 9,
  rows: 9,
  layout: LAYOUT,
  areas: { A: store('Annex'), B: store('Bakery'), C: store('Cinema'), D: store('Depot') },
  doors: [
    { id: 'A1', kind: 'glass', a: '020', b: '029', sideOfA: 'S' },
    { id: 'B1', kind: 'solid', a: '026', b: '035', sideOfA: 'S' },
    { id: 'C1', kind: 'glass', a: '047', b: '056', sideOfA: 'S' },
    { id: 'D1', kind: 'solid', a: '053', b: '062', sideOfA: 'S' },
    { id: 'N', kind: 'main', name: 'North', a: '005', b: null, sideOfA: 'N' },
    { id: 'E', kind: 'main', name: 'East', a: '045', b: null, sideOfA: 'E' },
    { id: 'S', kind: 'main', name: 'South', a: '077', b: null, sideOfA: 'S' },
    { id: 'W', kind: 'main', name: 'West', a: '037', b: null, sideOfA: 'W' },
  ],
  zombiePlacement: hall,
  characterPlacement: ['001', '055'],
  rifleSquare: '081',
  rifles: 2,
  mainDoorSquares: { North: '005', East: '045', South: '077', West: '037' },
}

const STRONG = {
  name: 'Strong people',
  characters: { ...counters.characters, peter: { ...counters.characters.peter, normal: [4, 0, 9], carryExtra: 1 } },
  superZombie: { value: 3, move: 2 },
  zombieValues: { 1: 25, 13: 25 },
}

const loading = (options: Record<string, Plain>) => () => resolveOptions(module.game.options, options)
const map = (change: object): Record<string, Plain> => ({ map: { ...SMALL, ...change } as Plain })
const counterSet = (change: object): Record<string, Plain> => ({ counterSet: { ...STRONG, ...change } as Plain })

describe('a custom map', () => {
  it('loads and is played on: set-up, walls, doors and sight are its own', () => {
    const table = TestTable.start(module, map({}))
    for (const square of ['003', '007', '008', '061', '073']) table.play(`zombie: hide ${square}`)
    for (const name of ['peter', 'roger']) table.play(`human: place ${name} 001`)
    for (const name of ['steve', 'fran']) table.play(`human: place ${name} 055`)
    expect(table.view('human').units.map((unit) => squareName(unit.square))).toEqual(hall)
    expect(squareName(mallOf(table.state).rifleSquare)).toBe('081')
    table.play('human: activate peter').play('human: walk 002').play('human: walk 011').play('human: walk 020')
    table.play('human: shoot 029 peter', { dice: [6, 2], draws: [5] }).play('human: walk 029')
    expect(movementLeft(activationOf(table.state)!)).toBe(3)
    expect(table.refusal('human: walk 019').rule).toBe('DAWN-2.1.b')
  })

  it('has an entrance for each of its main doors', () => {
    const text = 'turn 1 human\npeter 001\nroger 001\nsteve 055\nfran 055'
    const table = TestTable.at(module, text, map({})).play('human: pass', { dice: [1, 1, 1] })
    expect(table.view('human').units.map((unit) => squareName(unit.square))).toEqual(['005', '037'])
    const south = TestTable.at(module, text, map({})).play('human: pass', { dice: [1, 6, 6] })
    expect(south.view('human').units.map((unit) => squareName(unit.square))).toEqual(['045', '077'])
  })

  it('carries whole random games to an end, solitaire and for two', () => {
    const engine = new Engine(module.game)
    for (const mode of ['two-player', 'solitaire']) {
      const options = resolveOptions(module.game.options, { ...map({}), ...counterSet({}), mode })
      for (let i = 0; i < 20; i++) {
        const play = unwatched(seededChance('custom', mode, i))
        const s = engine.begin(options, play)
        const end = playout(engine, s, play, seededBelow('custom', 'policy', i), {
          mostDecisions: 20_000,
          mostTurns: Number.POSITIVE_INFINITY,
        })
        expect([end.unfinished, module.game.invariants?.(s)]).toEqual([false, []])
      }
    }
  })

  it('keeps the laws of the kernel, counters of its own included', () => {
    const options = { ...map({}), ...counterSet({}) }
    expect(conformance(module, { games: 2, seed: 'custom', mostDecisions: 20_000, options })).toEqual([])
  })

  it.each([
    [
      'a store that cannot be reached',
      { doors: SMALL.doors.filter(({ id }) => id !== 'B1') },
      'options.map: square 007 (Bakery) cannot be reached',
    ],
    [
      'a door that is not on a wall',
      { doors: [...SMALL.doors, { id: 'X', kind: 'solid', a: '028', b: '029', sideOfA: 'E' }] },
      'options.map.doors[8]: the door X is not on a wall: 028 and 029 are the same area',
    ],
    [
      'a door between squares that do not touch',
      { doors: [...SMALL.doors, { id: 'X', kind: 'solid', a: '020', b: '031', sideOfA: 'S' }] },
      'options.map.doors[8]: 031 is not on the S side of 020',
    ],
    [
      'a second door on one side',
      { doors: [...SMALL.doors, { id: 'X', kind: 'solid', a: '029', b: '020', sideOfA: 'N' }] },
      'options.map.doors[8]: a second door between 029 and 020',
    ],
    [
      'a main door that leads inside',
      { doors: SMALL.doors.map((door) => (door.id === 'N' ? { ...door, sideOfA: 'S' } : door)) },
      'options.map.doors[4]: the main door N does not lead out of the mall',
    ],
    [
      'two ordinary units in one square',
      { zombiePlacement: [...hall.slice(0, 44), '004'] },
      'options.map.zombiePlacement[44]: two ordinary units in square 004',
    ],
    [
      'too few zombie symbols',
      { zombiePlacement: hall.slice(0, 44) },
      'options.map.zombiePlacement: expected 45 zombie symbols, found 44',
    ],
    [
      'one character symbol',
      { characterPlacement: ['001'] },
      'options.map.characterPlacement: four characters, two at most in a square, need two symbols',
    ],
    ['rifles in the hall', { rifleSquare: '005' }, 'options.map.rifleSquare: the rifles must be in a store'],
  ])('is refused with %s', (_, change, message) => {
    expect(loading(map({}))).not.toThrow()
    expect(loading(map(change))).toThrow(message)
  })
})

describe('a custom counter set', () => {
  it('loads and is played with', () => {
    const text = 'turn 1 human\npeter 063\nroger 063 super\nsteve 215\nfran 215\nzombies 063=13'
    const table = TestTable.at(module, text, counterSet({})).play('human: activate peter')
    expect(activationOf(table.state)!.allowance).toBe(9)
    expect(table.refusal('human: walk 064').params).toEqual({ cost: 13 + 3 + 1, left: 9 })
    table.play('human: shoot 063 peter', { dice: [4, 6, 6] })
    expect(table.events.at(-1)).toMatchObject({ kind: 'missed', data: { value: 16 } })
  })

  it.each([
    ['49 units', { zombieValues: { 1: 24, 13: 25 } }, 'options.counterSet.zombieValues: expected 50 units, found 49'],
    ['51 units', { zombieValues: { 1: 26, 13: 25 } }, 'options.counterSet.zombieValues: expected 50 units, found 51'],
    ['a value of 0', { zombieValues: { 0: 25, 13: 25 } }, 'options.counterSet.zombieValues.0'],
    ['a fifth character', { characters: { ...STRONG.characters, ben: STRONG.characters.peter } }, 'unknown field'],
    [
      'a face of two numbers',
      { characters: { ...STRONG.characters, peter: { ...STRONG.characters.peter, normal: [3, 1] } } },
      'options.counterSet.characters.peter.normal',
    ],
  ])('is refused with %s', (_, change, message) => {
    expect(loading(counterSet({}))).not.toThrow()
    expect(loading(counterSet(change))).toThrow(message)
  })
})

describe('a position', () => {
  const at = (text: string) => () =>
    TestTable.at(module, `turn 1 human\npeter 063\nroger 063\nsteve 215\nfran 215\n${text}`)

  it('is refused with two ordinary units in one square, or a hidden zombie in the hall', () => {
    expect(at('zombies 002 007')).not.toThrow()
    expect(at('zombies 002 007 002')).toThrow('position, line 6: two ordinary units in square 002')
    expect(at('hidden 002')).not.toThrow()
    expect(at('hidden 063')).toThrow('position, line 6: no hidden zombie may be in 063 (DAWN-3.1.d)')
    expect(at('hidden 177 200')).toThrow('position, line 6: no hidden zombie may be in 200 (DAWN-3.1.g)')
    expect(at('hidden 002 002')).toThrow('position, line 6: no hidden zombie may be in 002 (DAWN-3.1.f)')
  })
})
