import { describe, expect, it } from 'vitest'
import type { Item } from '../data/equipment.js'
import type { WeaponId } from '../data/weapons.js'
import { stage } from '../tests/stage.js'
import {
  bagOf,
  goTogether,
  handsOf,
  isOverloaded,
  linesFor,
  linesUsed,
  newThing,
  receive,
  wouldOverload,
} from './carrying.js'

const bearing = (...carries: Item[]) => stage({ survivors: [{ carries }] }).state
const bearer = (...carries: Item[]) => bearing(...carries).survivors[0]!

describe('carrying', () => {
  it('[DD-3.17] has two lines on the body, and three more with a bag', () => {
    expect(linesFor(bearer())).toBe(2)
    expect(linesFor(bearer('backpack'))).toBe(5)
    expect(isOverloaded(bearer('bat', 'handgun'))).toBe(false)
    expect(isOverloaded(bearer('bat', 'handgun', 'medicine'))).toBe(true)
    expect(isOverloaded(bearer('backpack', 'bat', 'handgun', 'medicine', 'bow', 'knife'))).toBe(false)
    expect(isOverloaded(bearer('backpack', 'bat', 'handgun', 'medicine', 'bow', 'knife', 'mace'))).toBe(true)
  })

  it('[DD-15.44] [DD-12.27] counts one line for a thing, three for artillery, none for what is worn', () => {
    expect(linesUsed(bearer('bat', 'medicine'))).toBe(2)
    expect(linesUsed(bearer('mortar'))).toBe(3)
    expect(linesUsed(bearer('heavyMachineGun', 'handgun'))).toBe(4)
    expect(linesUsed(bearer('backpack', 'fullBody'))).toBe(0)
  })

  it('[DD-3.17] puts on a first bag and first protection, and carries the second', () => {
    const s = bearing('backpack', 'vest')
    const [survivor] = s.survivors
    receive(survivor!, newThing(s, 'backpack'))
    receive(survivor!, newThing(s, 'fullBody'))
    expect(survivor).toMatchObject({ bag: true, armour: 'vest' })
    expect(survivor!.things.map(({ item }) => item)).toEqual(['backpack', 'fullBody'])
    const full = bearing('bat', 'handgun')
    expect(wouldOverload(full.survivors[0]!, newThing(full, 'backpack'))).toBe(false)
    expect(wouldOverload(full.survivors[0]!, newThing(full, 'vest'))).toBe(false)
    expect(wouldOverload(full.survivors[0]!, newThing(full, 'medicine'))).toBe(true)
  })

  it('[DD-3.17] keeps what is in hand on the body, and the rest in the bag', () => {
    const survivor = bearer('backpack', 'bat', 'handgun', 'medicine')
    survivor.hand = [survivor.things[2]!.id]
    expect(bagOf(survivor).map(({ item }) => item)).toEqual(['handgun'])
    expect(bagOf(bearer('bat', 'handgun'))).toEqual([])
  })

  it('[DD-3.6] [DD-15.13] holds one weapon, or two simple handguns', () => {
    const items = (survivor: ReturnType<typeof bearer>) =>
      handsOf(survivor).map((hand) => hand.map((id) => survivor.things.find((thing) => thing.id === id)!.item))
    expect(items(bearer('bat', 'handgun', 'medicine'))).toEqual([[], ['bat'], ['handgun']])
    expect(items(bearer('handgun', 'handgun', 'submachineGun')).at(-1)).toEqual(['handgun', 'handgun'])
  })

  it('[DD-12.30] [DD-15.60] holds an arm for the left hand with another that needs one hand', () => {
    const s = bearing()
    const pair = (a: WeaponId, b: WeaponId) => goTogether(newThing(s, a), newThing(s, b))
    for (const other of ['improvised', 'knife', 'shield', 'mace', 'sling'] as const) {
      expect(pair('shield', other), other).toBe(true)
      expect(pair(other, 'knife'), other).toBe(true)
    }
    for (const other of ['battleAxe', 'bow', 'crossbow', 'fireAxe', 'chainsaw'] as const)
      expect(pair('shield', other), other).toBe(false)
    expect(pair('mace', 'sling')).toBe(false)
  })
})
