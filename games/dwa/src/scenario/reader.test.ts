import { BadInput } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { scenarioText } from '../text/scenarios.js'
import { around, box, door, room } from './draw.js'
import { MOST_PIECES, readOwnScenario, readScenario } from './reader.js'

const plain = {
  format: 'shamble-scenario/1',
  name: 'Test',
  table: { width: 600, depth: 600 },
  deployment: [
    {
      outline: [
        [0, 0],
        [200, 0],
        [200, 200],
        [0, 200],
      ],
    },
  ],
  arrivals: ['A'],
}
const hut = box(300, 300, 120, 120)
const complaint = (more: object, language: 'en' | 'fr' = 'en'): string => {
  try {
    readOwnScenario({ ...plain, ...more }, 'scenario')
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const { where, said } = error
    return language === 'en' ? error.message : new BadInput(where, scenarioText.fr[said.key]!, said.params).message
  }
  return 'accepted'
}

describe('a scenario from outside', () => {
  it('may leave out every kind of piece', () => {
    expect(readOwnScenario(plain, 'scenario')).toMatchObject({ walls: [], rooms: [], objectives: [] })
    expect(complaint({ name: { en: 'Test', fr: 'Essai' } })).toBe('accepted')
  })

  it.each([
    ['another format', { format: 'shamble-scenario/2' }, '.format: expected format shamble-scenario/1'],
    ['a field that nobody knows', { weather: 'rain' }, '.weather: unknown field'],
    ['one language', { name: { en: 'Test' } }, '.name.fr: expected text, found nothing'],
    [
      'a table of half a metre',
      { table: { width: 599, depth: 600 } },
      '.table.width: expected a whole number from 600',
    ],
    [
      'a table of four metres',
      { table: { width: 600, depth: 3001 } },
      '.table.depth: expected a whole number from 600',
    ],
    ['half millimetres', { low: [{ from: [1.5, 0], to: [9, 9] }] }, '.low[0].from[0]: expected a whole number'],
    ['a point of three', { low: [{ from: [1, 2, 3], to: [9, 9] }] }, '.low[0].from: expected a list of 2 to 2'],
    [
      'a wall with a colour',
      { walls: [{ from: [1, 2], to: [9, 9], colour: 'red' }] },
      '.walls[0].colour: unknown field',
    ],
    ['nowhere to begin', { deployment: [] }, '.deployment: expected a list of 1 to 4, found one of 0'],
    ['an unknown weapon', { weapons: ['cannon'] }, '.weapons[0]: expected one of pistol'],
    ['an unknown method', { arrivals: ['F'] }, '.arrivals[0]: expected one of A, B, C, D, E'],
    [
      'an unknown objective',
      { objectives: [{ id: 'a', name: 'A', kind: 'dance' }] },
      '.objectives[0].kind: expected one of',
    ],
    [
      'an id with blanks',
      { objectives: [{ id: 'a b', name: 'A', kind: 'kill', count: 1 }] },
      '.objectives[0].id: expected a short',
    ],
    [
      'a count too many',
      { objectives: [{ id: 'a', name: 'A', kind: 'kill', count: 1, edge: 'east' }] },
      '.objectives[0].edge: unknown',
    ],
    ['two conditions in one', { ends: { survivors: 1, turn: 2 } }, '.ends: expected exactly one of all, any'],
    ['a condition of nothing', { ends: { gone: false } }, '.ends.gone: expected true, found false'],
  ])('is refused with %s', (_, more, said) => {
    expect(complaint(more)).toContain(`scenario${said}`)
  })

  it('is refused with the first of its faults, and with its place', () => {
    expect(complaint({ zombies: [{ at: [5, 5] }] })).toBe('scenario.zombies[0]: its base is off the table')
    expect(readScenario({ ...plain, zombies: [{ at: [5, 5] }] }, 'scenario').zombies).toHaveLength(1)
  })

  it('is refused early when it is far too large', () => {
    const walls = Array(MOST_PIECES + 1).fill({ from: [0, 0], to: [9, 9] })
    expect(complaint({ walls })).toBe('scenario.walls: expected a list of 0 to 400, found one of 401')
    expect(complaint({ about: 'x'.repeat(10_000_000) })).toContain('scenario.about: expected 1 to 600 characters')
    expect(complaint({ walls: Array(1_000_000).fill(walls[0]) })).toContain('found one of 1000000')
    expect(complaint({ [`${'y'.repeat(10_000_000)}`]: 1 })).toContain('unknown field')
  })

  it('is refused with conditions that go too deep', () => {
    const nested = (depth: number): object => (depth === 0 ? { survivors: 1 } : { not: nested(depth - 1) })
    expect(complaint({ ends: nested(5), turnLimit: 9 })).toBe('accepted')
    expect(complaint({ ends: nested(6), turnLimit: 9 })).toContain('conditions cannot be nested more than 5 deep')
    expect(complaint({ ends: nested(5_000), turnLimit: 9 })).toContain('conditions cannot be nested more than 5 deep')
  })

  it.each([
    [
      'a room without a way in',
      { walls: around(hut), rooms: [room('hut', 'Hut', hut)] },
      'scenario.rooms[0]: there is no way in: it needs an opening in its walls',
      'scenario.rooms[0]: aucun accès : il faut une ouverture dans ses murs',
    ],
    [
      'a door off its wall',
      { walls: around(hut), openings: [door(340, 290, 380, 290)] },
      'scenario.openings[0]: it is off its wall: both its ends must be on one wall',
      'scenario.openings[0]: hors de son mur : ses deux bouts doivent être sur un même mur',
    ],
    [
      'an objective that nobody can reach',
      { walls: around(hut), objectives: [{ id: 'in', name: 'In', kind: 'reach', outline: hut, count: 1 }] },
      'scenario.objectives[0]: nobody can get there',
      'scenario.objectives[0]: personne ne peut y aller',
    ],
    [
      'bases that overlap',
      { zombies: [{ at: [400, 500] }, { at: [420, 500] }] },
      'scenario.zombies[1]: its base overlaps that of zombies[0]',
      'scenario.zombies[1]: son socle recouvre celui de zombies[0]',
    ],
    [
      'more than a table holds',
      { walls: Array(MOST_PIECES + 1).fill({ from: [0, 0], to: [9, 9] }) },
      'scenario.walls: expected a list of 0 to 400, found one of 401',
      'scenario.walls: il faut une liste de 0 à 400 éléments ; celle-ci en a 401',
    ],
  ])('is refused with %s, in both languages', (_, more, english, french) => {
    expect(complaint(more)).toBe(english)
    expect(complaint(more, 'fr')).toBe(french)
  })
})
