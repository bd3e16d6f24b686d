import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}) =>
  TestTable.at(module, ['red hand fear', ...lines].join('\n'), { seats: 2, interruptMode: 'polled', ...options })

const GATE = 'turn 5 red place front_gate'

/** Red may put the gate to the south of the square only; its base end looks at (0,2). */
const ONLY_SOUTH = ['tile hospital 0 -1 turn 0', 'tile police_station 1 0 turn 1', 'tile fire_station -1 0 turn 3']

describe('the front gate', () => {
  it('[ZMB-1.3.1.m] lies with one end on a town road, and the two reserved tiles follow at once', () => {
    const table = at([GATE]).play('red: place front_gate 0 1 turn 0')
    expect(table.events.map(({ kind, rule }) => `${kind} ${rule}`)).toContain('base-open ZMB-1.3.1.m')
    expect(table.state).toMatchObject({ baseOpen: true, gateTownSide: 0, reserved: [] })
    // In any order, each at the gate's base end or at the other of the two.
    expect(table.offered('red')).toEqual(['place straight_b 0 2 turn 0', 'place cross_b 0 2 turn 0'])
    table.play('red: place cross_b 0 2 turn 0')
    expect(table.offered('red')).toEqual([
      'place straight_b -1 2 turn 1',
      'place straight_b 1 2 turn 1',
      'place straight_b 0 3 turn 0',
    ])
    table.play('red: place straight_b 1 2 turn 1')
    expect(table.asked()).toEqual(['red: fill'])
  })

  it('[ZMB-1.3.1.m] brings two, two and four zombies; by option three on the gate itself', () => {
    const zombies = (frontGateZombies: number): number[] => {
      const table = at([GATE], { frontGateZombies }).play('red: place front_gate 0 1 turn 0')
      table.play('red: place straight_b 0 2 turn 0').play('red: place cross_b 0 3 turn 0')
      while (table.asked()[0] === 'red: fill') table.play('red: auto')
      const on = (slot: number): number =>
        table.state.zombie.slice(slot * 9, slot * 9 + 9).filter((zombie) => zombie > 0).length
      expect(table.asked()).toEqual(['red: after-tile'])
      return [1, 2, 3].map(on)
    }
    expect(zombies(2)).toEqual([2, 2, 4])
    expect(zombies(3)).toEqual([3, 2, 4])
  })

  it('[ZMB-1.3.1.m] is refused between two roads', () => {
    const table = at([
      GATE,
      'tile cross_t 1 0 turn 0',
      'tile tee_t 1 1 turn 1',
      'tile corner_t 0 2 turn 3',
      'tile corner_t 1 2 turn 2',
    ])
    // (0,1): the square's road from the north and the corner's from the south.
    expect(table.refusal('red: place front_gate 0 1 turn 0').rule).toBe('ZMB-1.3.1.d')
    const both = at([
      GATE,
      'tile tee_t 1 0 turn 1',
      'tile straight_t 1 1 turn 0',
      'tile corner_t 1 2 turn 2',
      'tile corner_t 0 2 turn 3',
    ])
    expect(both.refusal('red: place front_gate 0 1 turn 0').rule).toBe('ZMB-1.3.1.m')
  })

  it('[ZMB-R.02] is the only link: its base end takes base tiles, its town end is the town’s', () => {
    const table = at(['turn 6 red place cross_t', 'tile front_gate 0 1 turn 0'])
    expect(table.refusal('red: place cross_t 0 2 turn 0').rule).toBe('ZMB-1.3.1.n')
    const base = at([GATE]).play('red: place front_gate 0 1 turn 0')
    expect(base.refusal('red: place cross_b 0 -1 turn 0').rule).toBe('ZMB-1.3.1.n')
    base.play('red: place straight_b 0 2 turn 0')
    expect(base.offered('red')).toEqual(['place cross_b 0 3 turn 0'])
  })
})

describe('room behind the gate', () => {
  // A street runs round to the south of the square: a gate there would look at (0,2), which has walls beyond.
  const NARROW = [
    'tile corner_t 1 0 turn 1',
    'tile straight_t 1 1 turn 0',
    'tile straight_t 1 2 turn 0',
    'tile corner_t 1 3 turn 2',
    'tile straight_t 0 3 turn 1',
  ]

  it('[ZMB-1.3.1.q] places that leave none are refused where there are others', () => {
    const table = at([GATE, ...NARROW])
    expect(table.offered('red')).not.toContain('place front_gate 0 1 turn 0')
    expect(table.offered('red')).toContain('place front_gate 0 -1 turn 0')
    expect(table.refusal('red: place front_gate 0 1 turn 0').rule).toBe('ZMB-1.3.1.q')
  })

  it('[ZMB-1.3.1.q] by option the gate may go anywhere it fits', () => {
    const table = at([GATE, ...NARROW], { gateMustLeaveRoom: false })
    expect(table.offered('red')).toContain('place front_gate 0 1 turn 0')
    table.play('red: place front_gate 0 1 turn 0')
    // (0,2) has a wall to the south: neither the straight nor the crossroads fits, both are out of the game.
    expect(table.state.removed).toHaveLength(2)
    expect(table.events.filter(({ kind }) => kind === 'tile-removed')).toHaveLength(2)
    expect(table.asked()).toEqual(['red: fill'])
  })

  it('[ZMB-1.3.1.q] with none to be had the gate alone is placed, and what cannot follow is removed', () => {
    const ends = ['tile hospital 0 -1 turn 0', 'tile fire_station -1 0 turn 3', 'tile police_station -1 3 turn 3']
    const table = at([GATE, ...NARROW, ...ends])
    expect(table.offered('red')).toEqual(['place front_gate 0 1 turn 0'])
    table.play('red: place front_gate 0 1 turn 0')
    expect(table.state.removed).toHaveLength(2)
    expect(table.state.baseOpen).toBe(true)
    table.play('red: auto')
    expect(table.asked()).toEqual(['red: after-tile'])
    expect(module.game.invariants!(table.state)).toEqual([])
  })
})

describe('a gate that fits nowhere', () => {
  const CLOSED = ['tile lawn_garden 0 1 turn 2', ...ONLY_SOUTH]
  const drawn = (options: Readonly<Record<string, Plain>>) =>
    TestTable.at(module, ['turn 5 red turn-start', 'red hand fear', ...CLOSED].join('\n'), {
      seats: 2,
      interruptMode: 'polled',
      ...options,
    }).play('red: pass', { draws: [18] })

  it('[ZMB-1.3.1.j] [ZMB-R.02] is out of the game, and nothing is placed this turn', () => {
    const table = drawn({})
    expect(table.state.removed).toEqual([18])
    expect(table.state.townStack).not.toContain(18)
    expect(table.state).toMatchObject({ baseOpen: false })
    expect(table.state.reserved).toHaveLength(2)
    expect(table.state.tileKind).toHaveLength(5)
    expect(table.asked()).toEqual(['red: after-tile'])
  })

  it('[ZMB-1.3.1.j] by option goes back into the town stack', () => {
    const table = drawn({ frontGateUnplaceable: 'reshuffle' })
    expect(table.state.removed).toEqual([])
    expect(table.state.townStack).toContain(18)
    expect(table.events.map(({ kind }) => kind)).toContain('tile-returned')
    expect(table.asked()).toEqual(['red: after-tile'])
  })
})
