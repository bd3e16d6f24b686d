import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import type { HordeFrame } from './kinds.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

const HAND = 'red at 0.5 hand fear, claustrophobia, brain-cramp played 1'
const ROAD = 'tile straight_t 0 -1 turn 0'
const GAS = 'tile gas_station 0 -1 turn 0'
const BASE = ['tile front_gate 0 1 turn 0', 'tile cross_b 0 2 turn 0']
const zombies = (table: ReturnType<typeof at>) =>
  table.state.zombie.flatMap((kind, space) => (kind > 0 ? [`${Math.floor(space / 9)}.${space % 9}`] : []))

describe('step 6', () => {
  const lines = [
    'turn 5 red zombies',
    HAND,
    'tile 0 town_square 0 0 turn 0 : # . # / z . . / # . #',
    `${ROAD} : # z # / # . # / # z #`,
  ]

  it('[ZMB-1.3.6.a] moves as many different zombies as the die says, one space each, in any order', () => {
    const table = at(lines, {}, { dice: [2] })
    expect(table.offered('red')).toEqual([
      'zombie 0.3 to 0.4',
      'zombie 1.1 to 1.4',
      'zombie 1.7 to 1.4',
      'zombie 1.7 to 0.1',
      'auto',
    ])
    table.play('red: zombie 1.7 to 1.4')
    // It has moved: not again, and no space further.
    expect(table.refusal('red: zombie 1.4 to 1.7')).toEqual({ rule: 'ZMB-1.3.6.a' })
    expect(table.refusal('red: zombie 0.3 to 0.5')).toEqual({ rule: 'ZMB-1.3.6.c' })
    table.play('red: zombie 0.3 to 0.4')
    expect(zombies(table)).toEqual(['0.4', '1.1', '1.4'])
    expect(table.asked()).toEqual(['red: discard'])
  })

  it('[ZMB-1.3.6.a] [ZMB-1.3.6.e] cannot be ended while another zombie can move', () => {
    const table = at(lines, {}, { dice: [2] }).play('red: zombie 1.7 to 1.4')
    expect(table.refusal('red: done').rule).toBe('ZMB-1.3.6.e')
    expect(table.refusal('red: pass').rule).toBe('TABLE.6')
    expect(table.asked()).toEqual(['red: horde'])
  })

  it('[ZMB-1.3.6.b] never puts two zombies on one space', () => {
    const table = at(lines, {}, { dice: [3] }).play('red: zombie 1.7 to 1.4')
    expect(table.refusal('red: zombie 1.1 to 1.4')).toEqual({ rule: 'ZMB-1.3.6.b' })
    expect(table.offered('red')).toEqual(['zombie 0.3 to 0.4', 'auto'])
  })

  it('[ZMB-1.3.6.c] goes by doors, roads and broken passages, onto players and into buildings', () => {
    const table = at(['turn 5 red zombies', HAND, `${GAS} : . z . / . . . / # . #`, 'joins 0.3-1.0'], {}, { dice: [1] })
    expect(table.offered('red')).toEqual(['zombie 1.1 to 1.2', 'zombie 1.1 to 1.4', 'zombie 1.1 to 1.0', 'auto'])
    const wall = at(['turn 5 red zombies', HAND, `${GAS} : z . . / . . . / # . #`], {}, { dice: [1] })
    expect(wall.refusal('red: zombie 1.0 to 1.3')).toEqual({ rule: 'ZMB-1.3.6.c' })
    const broken = at(
      ['turn 5 red zombies', HAND, `${GAS} : z . . / . . . / # . #`, 'joins 0.3-1.0'],
      {},
      { dice: [1] },
    )
    expect(broken.offered('red')).toContain('zombie 1.0 to 0.3')
  })

  it('[ZMB-1.3.6.c] starts no fight by moving onto a player, and takes no token', () => {
    const table = at(
      [
        'turn 5 red zombies',
        HAND,
        'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #',
        `${GAS} : . B . / . z . / # . #`,
      ],
      {},
      { dice: [2] },
    )
    table.play('red: zombie 0.4 to 0.5').play('red: zombie 1.4 to 1.1')
    expect(table.asked()).toEqual(['red: discard'])
    expect(table.state).toMatchObject({ lives: [3, 3], reserve: [0, 0], bullets: [3, 3] })
    expect(table.state.counter[10]).toBe(2)
  })

  it('[ZMB-1.3.6.d] an enhanced zombie goes two spaces, both free, and ends elsewhere', () => {
    const gate = `${BASE[0]} : # g # / # . # / # . #`
    const table = at(['turn 5 red zombies', HAND, gate, BASE[1]!], {}, { dice: [1] })
    expect(table.offered('red')).toEqual(['zombie 1.1 to 0.7 0.4', 'zombie 1.1 to 1.4 1.7', 'auto'])
    expect(table.refusal('red: zombie 1.1 to 1.4')).toEqual({ rule: 'ZMB-1.3.6.d' })
    table.play('red: zombie 1.1 to 1.4 1.7')
    expect(zombies(table)).toEqual(['1.7'])
    // One of the number rolled.
    expect(table.asked()).toEqual(['red: discard'])
  })

  it('[ZMB-1.3.6.d] passes through no zombie, and goes one space where no second step exists', () => {
    const gate = `${BASE[0]} : # g # / # z # / # . #`
    const blocked = at(['turn 5 red zombies', HAND, gate, BASE[1]!], {}, { dice: [1] })
    expect(blocked.offered('red')).toEqual(['zombie 1.1 to 0.7 0.4', 'zombie 1.4 to 1.7', 'auto'])
    const square = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
    const short = at(['turn 5 red zombies', HAND, square, `${BASE[0]} : # g # / # z # / # . #`], {}, { dice: [1] })
    expect(short.offered('red').filter((action) => action.startsWith('zombie 1.1'))).toEqual(['zombie 1.1 to 0.7'])
  })

  it('[ZMB-1.3.6.e] ends when nothing that has not moved can; what was blocked may become free', () => {
    const alone = at(['turn 5 red zombies', HAND, `${ROAD} : # z # / # . # / # . #`], {}, { dice: [6] })
    alone.play('red: zombie 1.1 to 1.4')
    expect(alone.asked()).toEqual(['red: discard'])
    // In a row against the end of the road only the first can move, then the next.
    const square = 'tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'
    const hospital = 'tile hospital 0 -1 turn 0 : . . . / . z . / . z .'
    const table = at(['turn 5 red zombies', HAND, square, hospital], {}, { dice: [3] })
    expect(table.offered('red')).not.toContain('zombie 1.7 to 0.1')
    table.play('red: zombie 0.1 to 0.4')
    expect(table.offered('red')).toContain('zombie 1.7 to 0.1')
    expect((table.state.frames[1] as HordeFrame).left).toBe(2)
  })

  it('[ZMB-1.3.6.e] [ZMB-1.3.6.a] no zombies, no duty, but a die', () => {
    const table = at(['turn 5 red zombies', HAND], {}, { dice: [6] })
    expect(table.asked()).toEqual(['red: discard'])
  })

  it('[ZMB-1.3.6.f] is skipped under ALL THE MARBLES, without a die', () => {
    const table = at([...lines, 'effects all-the-marbles blue'])
    expect(table.asked()).toEqual(['red: discard'])
    expect(zombies(table)).toEqual(['0.3', '1.1', '1.7'])
  })
})
