import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { movementOf } from '../table.js'
import { type MoveFrame, turnOf } from './kinds.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

const HAND = 'hand fear, claustrophobia, brain-cramp played 1'
const HELIPAD = 'tile helipad_town 0 -1 turn 0'
const BASE = ['tile front_gate 0 1 turn 0', 'tile cross_b 0 2 turn 0', 'tile motor_pool 1 2 turn 1']
const SHOP = 'tile skate_shop 0 -1 turn 0'

/** The points with which step 5 begins after these dice. A player who has a card in play lets the window pass. */
function total(dice: readonly number[], red: string, options: Readonly<Record<string, Plain>>, more: string[]): number {
  const table = at(['turn 5 red roll', `red ${HAND} ${red}`, ...more], options, { dice })
  if (table.asked()[0] === 'red: move-set') table.play('red: pass')
  return (table.state.frames[1] as MoveFrame).total
}

const points = (die: number, red: string, options: Readonly<Record<string, Plain>> = {}, ...more: string[]) =>
  total([die], red, options, more)

describe('the movement total', () => {
  it.each([1, 6])('[ZMB-1.3.4.a] is the die: %i', (die) => {
    expect(points(die, '')).toBe(die)
  })

  it('[ZMB-1.3.4.a] adds the skateboard and the helicopter', () => {
    expect(points(3, 'inplay skateboard')).toBe(5)
    expect(points(3, 'inplay i-see-the-helicopter', {}, HELIPAD)).toBe(4)
    expect(points(3, 'inplay skateboard, i-see-the-helicopter', {}, HELIPAD)).toBe(6)
  })

  it('[ZMB-1.3.4.a] [ZMB-R.09] doubles after adding, and twice with adrenaline and a jeep', () => {
    const board = 'inplay skateboard, i-see-the-helicopter'
    expect(points(5, board, {}, HELIPAD, 'effects double')).toBe(16)
    expect(points(5, `${board} jeep`, {}, HELIPAD)).toBe(16)
    expect(points(5, `${board} jeep`, {}, HELIPAD, 'effects double')).toBe(32)
  })

  it('[ZMB-1.3.4.a] [ZMB-R.09] halves last, rounding down, once for each card', () => {
    expect(points(5, '', {}, 'effects halved 1')).toBe(2)
    expect(points(6, '', {}, 'effects halved 1')).toBe(3)
    expect(points(5, '', {}, 'effects halved 2')).toBe(1)
    // Halved before doubling it would be 2 x 2.
    expect(points(5, 'jeep', {}, 'effects halved 1')).toBe(5)
    // (5 + 2) x 2 x 2 / 2.
    expect(points(5, 'jeep inplay skateboard', {}, 'effects double, halved 1')).toBe(14)
  })

  it('[ZMB-1.3.4.a] doubles by jeep on a road or in the motor pool', () => {
    expect(points(3, 'jeep')).toBe(6)
    expect(points(3, 'jeep at 3.1', {}, ...BASE)).toBe(6)
    expect(points(3, 'at 3.3', {}, ...BASE)).toBe(3)
  })

  it('[ZMB-1.3.4.b] is ten with the keys, whatever lies in play', () => {
    const keys = (red: string, options: Readonly<Record<string, Plain>> = {}, effects = 'keys') =>
      total([], red, options, [`effects ${effects}`])
    expect(keys('jeep inplay skateboard')).toBe(10)
    expect(keys('', {}, 'keys, halved 1')).toBe(5)
    expect(keys('', { keysCanBeHalved: false }, 'keys, halved 1')).toBe(10)
  })

  it('[ZMB-1.3.4.b] is none under fear, after a rest or when the movement is forfeited', () => {
    for (const effect of ['afraid', 'rested', 'forfeited']) {
      const table = at(['turn 5 red roll', `red ${HAND}`, 'blue hand fear', `effects ${effect}`])
      expect(table.asked()).toEqual(['blue: pre-zombie'])
    }
  })

  it('[ZMB-1.3.4.c] without one there is no step 5: a zombie that came since step 2 waits', () => {
    const square = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
    for (const effect of ['afraid', 'rested', 'forfeited']) {
      const table = at(['turn 5 red roll', `red ${HAND}`, 'blue hand fear', square, `effects ${effect}`])
      expect(table.asked()).toEqual(['blue: pre-zombie'])
      expect(table.state).toMatchObject({ reserve: [0, 0], lives: [3, 3] })
    }
  })

  it('[ZMB-1.3.4.c] a total of nothing is a total: in step 5 the player fights, and takes no step', () => {
    const square = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
    const lines = ['turn 5 red roll', `red ${HAND}`, 'blue at 0.1 hand fear', square, 'effects halved 1']
    const table = at(lines, {}, { dice: [1] }).play('blue: pass')
    expect(table.asked()).toEqual(['blue: combat'])
    table.play('blue: pass', { dice: [4] })
    expect(table.state.reserve).toEqual([1, 0])
    expect(table.asked()).toEqual(['blue: pre-zombie'])
  })

  it('[ZMB-1.3.4.a] is told from the roll to the end of step 5, and then forgotten', () => {
    const table = at(['turn 5 red pre-move', `red ${HAND} inplay skateboard`, 'blue hand fear'])
    const movement = () => movementOf(module.game.view(table.state, 1))
    expect(movement()).toBeNull()
    table
      .play('red: pass')
      .play('blue: pass', { dice: [3] })
      .play('red: pass')
      .play('blue: pass')
    expect(movement()).toMatchObject({ die: 3, total: 5, left: 5 })
    table.play('red: stop')
    expect(table.asked()).toEqual(['red: pre-zombie'])
    expect(movement()).toBeNull()
    expect(turnOf(table.state).total).toBe(-1)
  })

  it('[ZMB-1.3.4.a] a jeep in another building would not drive: it is lost at its door', () => {
    const table = at(['turn 5 red move 3', `red at 1.4 jeep ${HAND}`, SHOP]).play('red: step 1.1')
    expect(table.state.jeep).toEqual([0, 0])
    // What was rolled stays.
    expect((table.state.frames[1] as MoveFrame).left).toBe(2)
  })
})
