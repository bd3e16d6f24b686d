import { BadInput } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { drawer } from '../drawer.js'
import { refusalOfStaging } from '../rules/building.js'
import { foesOf, NO_STAGING, type OwnFoe } from '../rules/cart.js'
import { adversityOfFoes } from '../rules/purchases.js'
import { stage } from '../tests/stage.js'
import { GANG_FORMAT, type Gang, readGang } from './gang.js'

const VERA: OwnFoe = {
  name: 'Vera',
  combativity: 3,
  reason: 2,
  violence: 2,
  traits: ['Never sleeps', 'cannibal'],
  bonus: 2,
  firearm: false,
  protection: 'vest',
}
const GANG: Gang = {
  format: GANG_FORMAT,
  name: 'The Night Shift',
  trait: 'Nurses',
  people: [VERA, { ...VERA, name: 'Otto', traits: [] }],
}

describe('adversaries of people’s own', () => {
  it('[DD-10.1] [DD-10.5] are read as they were written, and go by their name', () => {
    expect(readGang(GANG, 'gang')).toEqual(GANG)
    expect(drawer.gang.name!(GANG as never)).toBe('The Night Shift')
  })

  it.each([
    ['half a file', { format: GANG_FORMAT, name: 'x' }, 'gang.trait'],
    ['an unknown field', { ...GANG, menace: 1 }, 'gang.menace'],
    ['another format', { ...GANG, format: 'x' }, 'gang.format'],
    ['nobody', { ...GANG, people: [] }, 'gang.people'],
    ['[DD-10.2] Combativity 0', { ...GANG, people: [{ ...VERA, combativity: 0 }] }, 'gang.people[0].combativity'],
    ['[DD-10.2] Combativity 4', { ...GANG, people: [{ ...VERA, combativity: 4 }] }, 'gang.people[0].combativity'],
    ['[DD-10.3] Reason 0', { ...GANG, people: [{ ...VERA, reason: 0 }] }, 'gang.people[0].reason'],
    ['[DD-10.3] Violence 4', { ...GANG, people: [{ ...VERA, violence: 4 }] }, 'gang.people[0].violence'],
    ['[DD-10.4] three traits', { ...GANG, people: [{ ...VERA, traits: ['a', 'b', 'c'] }] }, 'gang.people[0].traits'],
    ['the same name twice', { ...GANG, people: [VERA, VERA] }, 'gang.people[1].name'],
    ['a name of the book', { ...GANG, people: [{ ...VERA, name: 'west' }] }, 'gang.people[0].name'],
  ])('are refused with %s, and the path', (_name, value, where) => {
    expect(() => readGang(value, 'gang')).toThrow(BadInput)
    expect(() => readGang(value, 'gang')).toThrow(where)
  })

  it('[DD-11.13] [DD-11.14] are ready to be bought, with their total', () => {
    const { state } = stage({ options: { gameMaster: 'human', gangs: [GANG] as never }, scene: {} })
    const staging = { ...NO_STAGING, scene: 'confrontation', cast: ['Vera', 'Otto'], groupTrait: 'Nurses' } as const
    // 3 + 2 + 2 and two traits, 3 + 2 + 2, and what they share.
    expect(adversityOfFoes(foesOf(state, staging))).toBe(11 + 7 + 2)
    expect(refusalOfStaging(state, staging)).toBeNull()
    expect(foesOf(state, staging).foes[0]).toMatchObject({
      id: 'Vera',
      arm: { bonus: 2, firearm: false },
      protection: 'vest',
    })
    expect(refusalOfStaging(stage({ options: { gameMaster: 'human' }, scene: {} }).state, staging)).toMatchObject({
      rule: 'DD-11.12',
      at: 'cast.0',
    })
  })
})
