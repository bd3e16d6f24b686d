import type { Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { tilesOf } from '../options.js'
import { SMELLED } from '../state.js'
import type { MoveFrame } from './kinds.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

const STRAIGHT = tilesOf(resolveOptions(module.game.options, {})).index['straight_t']!
const HAND = 'hand fear, claustrophobia, brain-cramp played 1'
const ROAD = 'tile straight_t 0 -1 turn 0'
/** Its door leads from the road 1.4 to 1.1; the row 1.0 1.1 1.2 is the building. */
const GAS = 'tile gas_station 0 -1 turn 0'
const square = (centre: string) => `tile 0 town_square 0 0 turn 0 : # . # / . ${centre} . / # . #`

describe('step 5', () => {
  it('[ZMB-1.3.5.a] gives one space a point, and ends with the last', () => {
    const table = at(['turn 5 red move 2', `red ${HAND}`, 'blue hand fear', ROAD])
    table.play('red: step 0.1').play('blue: pass')
    expect(table.asked()).toEqual(['red: step'])
    table.play('red: step 1.7').play('blue: pass')
    expect(table.asked()).toEqual(['blue: pre-zombie'])
    expect(table.state.position[0]).toBe(16)
  })

  it('[ZMB-1.3.5.a] may be ended early, or not begun at all', () => {
    const table = at(['turn 5 red move 6', `red ${HAND}`, 'blue hand fear'])
    expect(table.offered('red')).toEqual(['step 0.1', 'step 0.5', 'step 0.7', 'step 0.3', 'stop'])
    table.play('red: stop')
    expect(table.asked()).toEqual(['blue: pre-zombie'])
    expect(table.state.position[0]).toBe(4)
  })

  it('[ZMB-1.3.5.b] knows no diagonals, no lawns and no jump', () => {
    const table = at(['turn 5 red move 6', `red at 0.1 ${HAND}`, ROAD])
    expect(table.offered('red')).toEqual(['step 1.7', 'step 0.4', 'stop'])
    for (const space of ['0.0', '0.3', '0.7', '1.4', '1.6'])
      expect(table.refusal(`red: step ${space}`)).toEqual({ rule: 'ZMB-1.3.5.b' })
  })

  it('[ZMB-1.3.5.b] goes through a passage that a player broke', () => {
    const table = at(['turn 5 red move 1', `red ${HAND}`, ROAD, 'joins 0.4-1.4'])
    expect(table.offered('red')).toContain('step 1.4')
    expect(table.play('red: step 1.4', { dice: [1] }).state.position[0]).toBe(13)
  })

  it('[ZMB-1.3.5.g] enters and leaves a building by its door alone, and walks every space of it', () => {
    const table = at(['turn 5 red move 6', `red at 1.3 ${HAND}`, GAS])
    expect(table.refusal('red: step 1.0')).toEqual({ rule: 'ZMB-1.3.5.b' })
    table.play('red: step 1.4').play('red: step 1.1').play('red: step 1.0')
    expect(table.offered('red')).toEqual(['step 1.1', 'stop'])
    expect(table.refusal('red: step 1.3')).toEqual({ rule: 'ZMB-1.3.5.b' })
  })

  it('[ZMB-1.3.5.h] lets any number of players share a space', () => {
    const three = { seats: 3 }
    const table = at(['turn 5 red move 1', `red ${HAND}`, 'blue at 0.1', 'green at 0.1'], three)
    expect(table.play('red: step 0.1', { dice: [2] }).state.position).toEqual([1, 1, 1])
  })
})

describe('a zombie on the way', () => {
  it('[ZMB-1.3.5.c] is fought at once, and the move goes on without a point less', () => {
    const table = at(['turn 5 red move 3', `red at 0.1 ${HAND}`, 'blue hand fear', `${ROAD} : # . # / # . # / # z #`])
    table.play('red: step 1.7')
    expect(table.asked()).toEqual(['blue: combat'])
    table.play('blue: pass', { dice: [4] })
    // The window after the step opens when its fight is over.
    expect(table.asked()).toEqual(['blue: step'])
    table.play('blue: pass')
    expect(table.asked()).toEqual(['red: step'])
    expect((table.state.frames[1] as MoveFrame).left).toBe(2)
    expect(table.state.reserve).toEqual([1, 0])
  })

  it('[ZMB-1.3.5.d] [ZMB-R.08] on the player’s space at the start of step 5 is fought before any step', () => {
    const table = at(['turn 5 red move 3', `red ${HAND}`, 'blue at 0.1 hand fear', square('z')])
    expect(table.asked()).toEqual(['blue: combat'])
    table.play('blue: pass', { dice: [4] })
    expect(table.asked()).toEqual(['red: step'])
  })

  it('[ZMB-1.3.5.d] [ZMB-R.08] dropped on the player by a card is fought at once, with no points left too', () => {
    const table = at(['turn 5 red move 1', `red ${HAND}`, 'blue at 0.3 hand were-screwed'])
    table
      .play('red: step 0.1')
      .play('blue: play were-screwed')
      .play('blue: auto', { dice: [4, 1] })
    expect(table.state.reserve).toEqual([1, 0])
    expect(table.asked()).toEqual(['red: horde'])
  })

  it('[ZMB-1.3.5.d] that arrives in step 6 waits for the player’s next step 2', () => {
    const table = at(['turn 5 red zombies 1', `red ${HAND}`, 'tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'])
    table.play('red: zombie 0.1 to 0.4')
    expect(table.asked()).toEqual(['red: discard'])
    expect(table.state).toMatchObject({ lives: [3, 3], reserve: [0, 0] })
  })
})

describe('a token', () => {
  const gas = (cells: string) => `${GAS} : ${cells} / . . . / # . #`

  it('[ZMB-1.3.5.e] is taken on arriving', () => {
    const table = at(['turn 5 red move 2', `red at 1.4 ${HAND}`, gas('B L .')])
    table.play('red: step 1.1')
    expect(table.state).toMatchObject({ lives: [4, 3], bullets: [3, 3] })
    table.play('red: step 1.0', { dice: [1] })
    expect(table.state).toMatchObject({ lives: [4, 3], bullets: [4, 3] })
    expect(table.state.counter.some((token) => token > 0)).toBe(false)
  })

  it('[ZMB-1.3.5.e] under a zombie only after it is gone, killed or moved away', () => {
    const killed = at(['turn 5 red move 3', `red at 1.4 ${HAND}`, 'blue hand fear', gas('. zB .')])
    killed.play('red: step 1.1')
    expect(killed.state.bullets).toEqual([3, 3])
    expect(killed.play('blue: pass', { dice: [5] }).state.bullets).toEqual([4, 3])
    const shooed = at(['turn 5 red move 3', `red at 1.4 ${HAND}`, 'blue hand no-brains-here', gas('. zB .')])
    shooed.play('red: step 1.1').play('blue: play no-brains-here on red').play('blue: pick 1.2')
    expect(shooed.state).toMatchObject({ bullets: [4, 3], reserve: [0, 0] })
    const paid = at(['turn 5 red move 3', `red at 1.4 ${HAND}`, 'blue hand fear', gas('. zB .')])
    paid
      .play('red: step 1.1')
      .play('blue: pass', { dice: [1] })
      .play('red: pay bullets')
    expect(paid.state.bullets).toEqual([1, 3])
  })

  it('[ZMB-1.3.5.e] is taken despite zombies under ALTERNATE FOOD SOURCE', () => {
    const effect = 'effects alternate-food-source blue 1'
    const table = at(['turn 5 red move 3', `red at 1.4 ${HAND}`, gas('. zB .'), effect]).play('red: step 1.1')
    expect(table.state).toMatchObject({ bullets: [4, 3], lives: [3, 3] })
    expect(table.state.zombie[10]).toBe(1)
    expect(table.asked()).toEqual(['red: step'])
  })

  it('[ZMB-1.3.5.f] of life stays where the player has five, and is taken with four; bullets always', () => {
    const at5 = at(['turn 5 red move 2', `red at 1.4 lives 5 ${HAND}`, gas('B L .')]).play('red: step 1.1')
    expect(at5.state.lives).toEqual([5, 3])
    expect(at5.state.counter[10]).toBe(1)
    expect(at5.play('red: step 1.0', { dice: [1] }).state.bullets).toEqual([4, 3])
    const at4 = at(['turn 5 red move 2', `red at 1.4 lives 4 ${HAND}`, gas('B L .')]).play('red: step 1.1')
    expect(at4.state.lives).toEqual([5, 3])
    expect(at4.state.counter[10]).toBe(0)
  })

  it('[ZMB-1.3.5.f] lifeTokenAtCap removed: it is gone', () => {
    const removed = { lifeTokenAtCap: 'removed' }
    const table = at(['turn 5 red move 2', `red at 1.4 lives 5 ${HAND}`, gas('. L .')], removed).play('red: step 1.1')
    expect(table.state.lives).toEqual([5, 3])
    expect(table.state.counter[10]).toBe(0)
  })

  it('[ZMB-1.3.5.i] that becomes free goes to the active player, else to the next clockwise who can', () => {
    const lives = ['red at 1.1 lives 4', 'blue at 1.1', 'green at 1.1']
    const three = (first: string, active: string) =>
      at([`turn 5 ${active} zombies 1`, first, ...lives.slice(1), gas('. zL .')], { seats: 3 }).play(
        `${active}: zombie 1.1 to 1.2`,
        { draws: [STRAIGHT] },
      )
    expect(three('red at 1.1 lives 4', 'red').state.lives).toEqual([5, 3, 3])
    // Red is full: blue comes next.
    expect(three('red at 1.1 lives 5', 'red').state.lives).toEqual([5, 4, 3])
    expect(three('red at 1.1 lives 4', 'green').state.lives).toEqual([4, 3, 4])
  })

  it('[ZMB-1.3.5.i] [ZMB-1.3.5.f] lifeTokenAtCap removed: not while a player on the space can take it', () => {
    const removed = { lifeTokenAtCap: 'removed' }
    const people = (blue: number) => ['red at 1.1 lives 5', `blue at 1.1 lives ${blue}`]
    const freed = (blue: number) =>
      at(['turn 5 red zombies 1', ...people(blue), gas('. zL .')], removed).play('red: zombie 1.1 to 1.2', {
        draws: [STRAIGHT],
      }).state
    expect(freed(4).lives).toEqual([5, 5])
    expect(freed(5)).toMatchObject({ lives: [5, 5] })
    expect(freed(5).counter[10]).toBe(0)
  })
})

describe('a tile that must be left', () => {
  const smell = ['turn 5 red move 4', `red ${HAND}`, 'blue hand fear', ROAD, 'effects smell 0']

  it('[ZMB-R.25] may be stayed on, at the price of the next turn', () => {
    const table = at(smell)
    expect(table.offered('red')).toContain('stop')
    expect(table.play('red: stop').state.paralysis).toEqual([SMELLED, 0])
  })

  it('[ZMB-R.25] costs nothing once it was left', () => {
    const table = at(smell).play('red: step 0.1').play('blue: pass').play('red: step 1.7').play('blue: pass')
    expect(table.refusal('red: step 0.1').rule).toBe('ZMB-card.what-is-that-smell')
    expect(table.play('red: stop').state.paralysis).toEqual([0, 0])
  })
})
