import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options })

/** Tiles 1 to 3: the gate, a base road, and the motor pool at its end, its door to the north. */
const pool = (pieces = '. . . / . . . / . . .') => [
  'tile front_gate 0 1 turn 0',
  'tile straight_b 0 2 turn 0',
  `tile motor_pool 0 3 turn 2 : ${pieces}`,
]

describe('a jeep', () => {
  it('[ZMB-1.3.1.s] waits on every room of the motor pool without a zombie', () => {
    const table = at(['turn 9 red move 3 of 4', 'red at 3.1 hand fear', ...pool()])
    expect(table.state.jeep).toEqual([0, 0])
    table.play('red: step 3.4')
    expect(table.state.jeep).toEqual([1, 0])
    expect(table.events.find((event) => event.kind === 'jeep')).toMatchObject({ rule: 'ZMB-1.3.1.s', seat: 0 })
    // At most one.
    table.play('red: pass').play('red: step 3.5')
    expect(table.state.jeep).toEqual([1, 0])
    expect(table.events.map((event) => event.kind)).not.toContain('jeep')
  })

  it('[ZMB-1.3.1.s] is not had from the road before the door', () => {
    const table = at(['turn 9 red move 3 of 4', 'red at 2.7 hand fear', ...pool()]).play('red: step 3.1')
    expect(table.state.jeep).toEqual([0, 0])
  })

  it('[ZMB-1.3.1.s] is had only once the zombie there is gone', () => {
    const table = at(['turn 9 red move 3 of 4', 'red at 3.1 hand fear', ...pool('. . . / . z . / . . .')])
    table.play('red: step 3.4')
    expect(table.state.jeep).toEqual([0, 0])
    table.play('red: pass', { dice: [4] })
    expect(table.state.jeep).toEqual([1, 0])
  })

  it('[ZMB-1.3.1.s] is not had beside a zombie that eats something else', () => {
    const lines = [...pool('. . . / . zB . / . . .'), 'effects alternate-food-source blue 2']
    const table = at(['turn 9 red move 3 of 4', 'red at 3.1 bullets 0 hand fear', ...lines]).play('red: step 3.4')
    expect(table.state).toMatchObject({ jeep: [0, 0], bullets: [1, 3] })
    table.play('red: pass').play('red: step 3.5')
    expect(table.state.jeep).toEqual([1, 0])
  })

  it('[ZMB-1.3.1.t] [ZMB-R.10] doubles the movement that begins on a road, on a helipad or in the motor pool', () => {
    const total = (where: string, jeep: string, ...tiles: string[]) => {
      const lines = [`red at ${where} ${jeep} hand fear, fear, dynamite`, ...pool(), ...tiles]
      const table = at(['turn 9 red pre-move', ...lines]).play('red: pass', { dice: [3] })
      return table.events.find((event) => event.kind === 'movement-roll')?.data?.['total']
    }
    expect(total('0.4', '')).toBe(3)
    expect(total('0.4', 'jeep')).toBe(6)
    expect(total('3.4', 'jeep')).toBe(6)
    expect(total('4.0', 'jeep', 'tile helipad_town 0 -1 turn 0')).toBe(6)
  })

  it('[ZMB-1.3.1.t] is lost in any other building, and the whole total stays', () => {
    const table = at(['turn 9 red move 7 of 8', 'red at 1.4 jeep hand fear', 'tile florist 1 0 turn 0'])
    table.play('red: step 1.1')
    expect(table.state.jeep).toEqual([0, 0])
    const frame = table.state.frames.find(({ kind }) => kind === 'move') as unknown as { left: number }
    expect(frame.left).toBe(6)
    table.play('red: pass').play('red: step 1.4')
    expect(table.state.jeep).toEqual([0, 0])
  })

  it('[ZMB-1.3.1.t] changes nothing in a fight and nothing in the move in which it is had', () => {
    const table = at(['turn 9 red move 3 of 4', 'red at 3.1 hand fear', ...pool('. . . / . . z / . . .')])
    table.play('red: step 3.4')
    const frame = table.state.frames.find(({ kind }) => kind === 'move') as unknown as { left: number; total: number }
    expect(frame).toMatchObject({ left: 2, total: 4 })
    table
      .play('red: pass')
      .play('red: step 3.5')
      .play('red: pass', { dice: [3] })
    expect(table.asked()).toEqual(['red: price'])
    expect(table.state.jeep).toEqual([1, 0])
  })

  it('[ZMB-R.10] [ZMB-1.3.1.t] is lost with the last life', () => {
    const lines = [
      'red lives 1 bullets 0 jeep hand fear, fear, dynamite',
      'tile town_square 0 0 turn 0 : # z # / . . . / # . #',
    ]
    const table = at(['turn 9 red move-set 4', ...lines])
      .play('red: pass')
      .play('red: step 0.1')
    table.play('red: pass', { dice: [1] }).play('red: pay life')
    expect(table.state).toMatchObject({ jeep: [0, 0], position: [4, 4], lives: [3, 3] })
    // The player has no jeep now: the next total is the bare die.
    const next = at(['turn 11 red pre-move', 'red hand fear, fear, dynamite']).play('red: pass', { dice: [5] })
    expect(next.events.find((event) => event.kind === 'movement-roll')?.data).toMatchObject({ total: 5 })
  })
})

describe('what a player may own', () => {
  it('[ZMB-1.2.g] never more than five lives: what is gained above them is lost', () => {
    const lives = (had: number) => {
      const lines = ['turn 9 red pre-zombie', `red lives ${had} hand i-feel-alive`, 'blue hand fear']
      const table = at(lines)
        .play('red: play i-feel-alive')
        .play('blue: pass', { dice: [4, 4] })
      return table.state.lives[0]
    }
    expect([1, 2, 3, 4, 5].map(lives)).toEqual([3, 4, 5, 5, 5])
  })

  it('[ZMB-1.3.5.f] leaves a life token to others at five lives, or by option takes it off the table', () => {
    const table = (lives: number, lifeTokenAtCap: string) =>
      at(
        ['turn 9 red move 2', `red at 1.4 lives ${lives} hand fear`, 'tile florist 1 0 turn 0 : . L . / . . . / # . #'],
        {
          lifeTokenAtCap,
        },
      ).play('red: step 1.1').state
    expect(table(5, 'stays')).toMatchObject({ lives: [5, 3] })
    expect(table(5, 'stays').counter[10]).toBe(1)
    expect(table(5, 'removed').counter[10]).toBe(0)
    expect(table(5, 'removed').lives).toEqual([5, 3])
    for (const option of ['stays', 'removed']) {
      expect(table(4, option).lives).toEqual([5, 3])
      expect(table(4, option).counter[10]).toBe(0)
    }
  })

  it('[ZMB-1.2.g] as many bullets as they find', () => {
    const lines = [
      'turn 9 red move 2',
      'red at 1.4 bullets 60 hand fear',
      'tile florist 1 0 turn 0 : . B . / . . . / # . #',
    ]
    const { bullets } = at(lines).play('red: step 1.1').state
    expect(bullets).toEqual([61, 3])
    const rest = at(['turn 9 red pre-move', 'red lives 4 hand much-needed-rest, fear, fear', 'blue hand dynamite'])
    rest.play('red: play much-needed-rest').play('blue: pass')
    expect(rest.state.lives).toEqual([5, 3])
  })
})

describe('places that the rules name only by their tile', () => {
  it('[ZMB-R.29] a bad sense of direction leads to the middle of the town square', () => {
    const lines = [
      'turn 9 red pre-zombie',
      'red hand bad-sense-of-direction',
      'blue at 1.2 hand fear',
      'tile florist 1 0 turn 0',
    ]
    const table = at(lines).play('red: play bad-sense-of-direction on blue').play('blue: pass')
    expect(table.state.position).toEqual([4, 4])
  })

  it('[ZMB-R.21] the base stack stays open while a base tile lies there, with the gate or without it', () => {
    const lines = ['red hand fear inplay rocket-launcher', 'tile front_gate 0 1 turn 0', 'tile straight_b 0 2 turn 0']
    const rocket = (on: number, ...gone: string[]) =>
      at(['turn 9 red post-zombie', ...lines, ...gone]).play(`red: use rocket-launcher on ${on}`)
    // The gate blown away: the straight keeps the base open. Both sides of the gate must not be hemmed in.
    const gateless = rocket(1)
    expect(gateless.state).toMatchObject({ baseOpen: true })
    expect(gateless.state.tileKind).toEqual([0, -1, 19])
    // The gate itself is a base tile.
    expect(rocket(2).state.baseOpen).toBe(true)
    // Nothing of the base left: no more tiles of it.
    const last = at(['turn 9 red post-zombie', 'red hand fear inplay rocket-launcher', 'tile front_gate 0 1 turn 0'])
    last.play('red: use rocket-launcher on 1')
    expect(last.state).toMatchObject({ baseOpen: false, tileKind: [0, -1] })
    // A position in which the gate is gone and the straight is not says the same: both stacks can be drawn from.
    const written = at([
      'turn 9 red tile',
      'red hand fear',
      'tile 1 gone',
      'tile straight_b 0 2 turn 0',
      'removed front_gate',
    ])
    expect(written.offered('red')).toEqual(['stack town', 'stack base'])
  })
})
