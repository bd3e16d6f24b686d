import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { enhancedLeft, zombiesLeft } from './supply.js'

const LAB = [
  'tile 0 town_square 0 0 turn 0',
  'tile 1 front_gate 0 1 turn 0',
  'tile 2 cross_b 0 2 turn 0',
  'tile 3 straight_b 0 3 turn 0',
]
const lab = (cells: string) => `tile 4 top_secret_lab 1 2 turn 1 : ${cells}`
const EMPTY_LAB = lab('# g g / . g g / g g .')

function at(lines: readonly string[], options = {}) {
  const text = ['turn 2 red discard', ...lines].join('\n')
  return TestTable.at(module, text, { seats: 2, interruptMode: 'polled', zombiePool: 'physical', ...options })
}

describe('the pieces of the box', () => {
  it('[ZMB-R.26] without limit unless the option counts them', () => {
    const { state } = at(['red reserve 20 hand fear'], { zombiePool: 'unlimited' })
    expect([zombiesLeft(state), enhancedLeft(state)]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])
  })

  it('[ZMB-R.26] a hundred, less those on the table and in collections; six glowing ones apart', () => {
    expect(zombiesLeft(at(['red hand fear']).state)).toBe(100)
    const table = at(['red reserve 7 hand fear', 'blue reserve 2', ...LAB, EMPTY_LAB])
    expect([zombiesLeft(table.state), enhancedLeft(table.state)]).toEqual([91, 0])
    const mixed = at(['red reserve 7 glowing 3 hand fear', 'blue reserve 2 glowing 1', ...LAB])
    expect([zombiesLeft(mixed.state), enhancedLeft(mixed.state)]).toEqual([95, 2])
  })

  it('[ZMB-R.26] a glowing zombie that is killed lies in the collection as such', () => {
    const square = 'tile 0 town_square 0 0 turn 0 : # . # / . g . / # . #'
    const fight = TestTable.at(
      module,
      ['turn 2 red combat', 'red hand fear', 'blue', square, ...LAB.slice(1)].join('\n'),
      { seats: 2, interruptMode: 'polled', zombiePool: 'physical' },
    )
    fight.play('red: pass', { dice: [5] })
    expect(fight.state).toMatchObject({ reserve: [1, 0], glowing: [1, 0] })
    expect([zombiesLeft(fight.state), enhancedLeft(fight.state)]).toEqual([100, 5])
  })

  it('[ZMB-1.3.2.h] what a death takes from a collection are normal pieces first', () => {
    const square = 'tile 0 town_square 0 0 turn 0 : # . # / . z . / # . #'
    const die = (red: string) =>
      TestTable.at(module, ['turn 2 red combat', red, 'blue', square, ...LAB.slice(1)].join('\n'), {
        seats: 2,
        interruptMode: 'polled',
        zombiePool: 'physical',
      })
        .play('red: pass', { dice: [3] })
        .play('red: pay life').state
    expect(die('red lives 1 bullets 0 reserve 7 glowing 2 hand fear')).toMatchObject({
      reserve: [3, 0],
      glowing: [2, 0],
    })
    expect(die('red lives 1 bullets 0 reserve 4 glowing 4 hand fear')).toMatchObject({
      reserve: [2, 0],
      glowing: [2, 0],
    })
  })

  it('are checked in a position: six glowing ones, never more than the collection holds', () => {
    expect(() => at(['red reserve 1 glowing 2 hand fear'])).toThrow('more glowing zombies than the collection holds')
    expect(() => at(['red reserve 3 glowing 1 hand fear', ...LAB, EMPTY_LAB])).toThrow(
      'there are only 6 glowing zombies',
    )
  })
})
