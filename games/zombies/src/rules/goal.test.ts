import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { isOnlyZombieWin } from './goal.js'

/** Four dead ends around the town square: no tile fits. */
const CLOSED = [
  'tile hospital 0 -1 turn 0',
  'tile lawn_garden 1 0 turn 1',
  'tile police_station 0 1 turn 2',
  'tile fire_station -1 0 turn 3',
]

/** Base tiles are drawn, and so removed, only once the gate is placed. */
const GATE = ['tile front_gate 0 1 turn 0', 'tile straight_b 0 2 turn 0']

function isOnly(lines: readonly string[], options = {}): boolean {
  const text = ['turn 2 red discard', 'red hand fear', ...lines].join('\n')
  return isOnlyZombieWin(TestTable.at(module, text, { seats: 2, interruptMode: 'polled', ...options }).state)
}

describe('the collection is the only way to win', () => {
  it('[ZMB-R.01] not while a helipad may come', () => {
    expect(isOnly([])).toBe(false)
    expect(isOnly(['removed helipad_town'])).toBe(false)
    expect(isOnly([...GATE, 'removed helipad_base'])).toBe(false)
    expect(isOnly([...GATE, 'removed helipad_town'])).toBe(false)
  })

  it('[ZMB-1.3.1.k] once both helipads have been removed', () => {
    expect(isOnly([...GATE, 'removed helipad_town, helipad_base'])).toBe(true)
    expect(isOnly(['removed helipad_town'], { expansion: 'baseOnly' })).toBe(true)
  })

  it('[ZMB-1.3.1.l] on a closed map, unless a helipad lies there already', () => {
    expect(isOnly(CLOSED)).toBe(true)
    expect(isOnly([...CLOSED.slice(0, 3), 'tile helipad_town -1 0 turn 0'])).toBe(false)
  })

  it('[ZMB-R.01] where the town helipad is gone and the gate too: the base can never be opened', () => {
    expect(isOnly(['removed helipad_town, front_gate'])).toBe(true)
  })

  it('[ZMB-R.01] a gate that fits nowhere is not saved by a helipad that is gone', () => {
    // A street comes round to the south of the square: between the two roads a helipad would fit, the gate never.
    const street = [
      'tile hospital 0 -1 turn 0',
      'tile fire_station -1 0 turn 3',
      'tile straight_t 1 0 turn 1',
      'tile corner_t 2 0 turn 1',
      'tile straight_t 2 1 turn 0',
      'tile corner_t 2 2 turn 2',
      'tile straight_t 1 2 turn 1',
      'tile corner_t 0 2 turn 3',
    ]
    const others = 'straight_t, corner_t, tee_t*4, cross_t*4, lawn_garden, police_station, sporting_goods, drug_store'
    const gone = `${others}, army_surplus, gas_station, skate_shop, florist, hardware_store, toy_store`
    expect(isOnly([...street, `removed ${gone}`])).toBe(false)
    expect(isOnly([...street, `removed ${gone}, helipad_town`])).toBe(true)
  })

  it('[ZMB-R.01] a closed town with an open base still has its helipad', () => {
    const gate = [...CLOSED.slice(0, 3), 'tile front_gate -1 0 turn 1', 'tile straight_b -2 0 turn 1']
    expect(isOnly(gate)).toBe(false)
    expect(isOnly([...gate, 'removed helipad_base'])).toBe(true)
  })
})
