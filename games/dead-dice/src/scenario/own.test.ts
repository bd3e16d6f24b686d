import { readFileSync } from 'node:fs'
import { BadInput } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { brainsOnSale } from './brains-on-sale.js'
import { FORMAT, type OwnScenario, readOwnScenario } from './own.js'
import { stageOwn, wordOf } from './stage-own.js'

const least = { format: FORMAT, title: 'The lighthouse' }

const whole = {
  ...least,
  start: { empty: 'provisions', low: 'survivors' },
  priority: ['survivors', 'shelter', 'ammunition', 'provisions'],
  roster: [
    {
      id: 'keeper',
      name: 'the keeper',
      combativity: 3,
      reason: 3,
      violence: 1,
      traits: ['Alone too long', 'cannibal'],
      arm: { bonus: 1, firearm: false },
      protection: 'vest',
    },
  ],
  groupTrait: null,
  twist: { element: 'threat', reserve: 'shelter', difficulty: 3 },
  variants: ['enraged'],
  companions: [{ name: 'Maud', role: 'diver', talent: ['athletics'] }],
  kit: ['knife'],
  places: {
    dice: 0,
    places: [
      { id: 'stairs', name: 'the spiral stairs', finds: ['improvised'] },
      { id: 'boathouse', name: 'the boathouse', finds: ['fireAxe', 'medicine'], vehicle: 'cityCar' },
    ],
  },
  story: [
    { objective: 'newShelter', place: 'stairs', say: 'Climb' },
    { objective: 'information', place: 'boathouse', say: 'Read the log' },
    { objective: 'provisions', place: null, say: 'Fish' },
    { objective: 'exit', place: null, say: 'Sail' },
  ],
  routes: [{ id: 'sail', by: 'guts', loud: true, say: 'Sail into the storm', out: 'The storm lets go of you.' }],
  words: { hook: 'The lamp has stopped turning.', 'hazard.flood': 'The tide is in.' },
}

const complaint = (value: unknown): string => {
  try {
    readOwnScenario(value, 'own')
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  return 'accepted'
}

describe('a scenario of the player’s own', () => {
  it('[DD-16.68] takes everything that it does not say from Brains on sale', () => {
    const { scenario, own } = stageOwn(readOwnScenario(least, 'own') as unknown as OwnScenario)
    expect({ ...scenario, rule: brainsOnSale.rule }).toEqual(brainsOnSale)
    expect(wordOf({ scenario, own }, 'title')).toBe('The lighthouse')
    expect(wordOf({ scenario, own }, 'hook')).toEqual({ word: 'scenario.brainsOnSale.hook' })
  })

  it('[DD-16.68] may say all of it', () => {
    const staged = stageOwn(readOwnScenario(whole, 'own') as unknown as OwnScenario)
    const { scenario } = staged
    expect(scenario.start).toEqual({ empty: 'provisions', low: 'survivors' })
    expect(scenario.roster).toEqual([
      {
        id: 'keeper',
        combativity: 3,
        reason: 3,
        violence: 1,
        traits: ['Alone too long', 'cannibal'],
        arm: { bonus: 1, firearm: false },
        protection: 'vest',
      },
    ])
    expect(scenario.kit).toEqual(['knife'])
    expect(scenario.places.places.map(({ id }) => id)).toEqual(['stairs', 'boathouse'])
    expect(scenario.routes).toEqual([{ id: 'sail', by: 'guts', loud: true }])
    const said = ['hook', 'place.boathouse', 'adversary.keeper', 'role.diver', 'step.2', 'route.sail', 'out.sail']
    expect(said.map((name) => wordOf(staged, name))).toEqual([
      'The lamp has stopped turning.',
      'the boathouse',
      'the keeper',
      'diver',
      'Read the log',
      'Sail into the storm',
      'The storm lets go of you.',
    ])
  })

  it('keeps the story of Brains on sale without its places where the places are others', () => {
    const { story, ...rest } = whole
    const { scenario } = stageOwn(readOwnScenario(rest, 'own') as unknown as OwnScenario)
    expect(story).toHaveLength(4)
    expect(scenario.story.map(({ place }) => place)).toEqual([null, null, null, null])
  })

  it.each([
    ['no title', { format: FORMAT }, 'own.title: expected text'],
    ['another format', { ...least, format: 'shamble/1' }, 'own.format: expected one of'],
    ['a field too many', { ...least, mood: 'grim' }, 'own.mood: unknown field'],
    ['one reserve twice', { ...least, start: { empty: 'shelter', low: 'shelter' } }, 'own.start.low: one reserve'],
    [
      'an order of three',
      { ...least, priority: ['shelter', 'ammunition', 'provisions'] },
      'own.priority: expected a list',
    ],
    [
      'an order that repeats',
      { ...least, priority: ['shelter', 'shelter', 'provisions', 'survivors'] },
      'own.priority[1]: there is another "shelter"',
    ],
    ['a threat of difficulty 5', { ...least, twist: { ...whole.twist, difficulty: 5 } }, 'own.twist.difficulty'],
    ['an unknown twist', { ...least, twist: { element: 'rain' } }, 'own.twist.element: expected one of'],
    ['variants that exclude each other', { ...least, variants: ['divineCurse', 'fastInfection'] }, '(DD-12.1)'],
    [
      'five places for one die',
      { ...least, places: { dice: 1, places: whole.places.places } },
      'own.places.places: expected a list of 6 to 6, found one of 2',
    ],
    ['a place that does not exist', { ...least, story: whole.story }, 'own.story[0].place: there is no "stairs"'],
    [
      'a story without an exit',
      { ...whole, story: whole.story.map((s) => ({ ...s, objective: 'information' })) },
      'exit',
    ],
    [
      'a story without information',
      { ...whole, story: whole.story.map((s, i) => (i === 1 ? { ...s, objective: 'shelter' } : s)) },
      'own.story: one step is for information',
    ],
    ['Combativity 0', { ...whole, roster: [{ ...whole.roster[0], combativity: 0 }] }, 'own.roster[0].combativity'],
    ['three traits', { ...whole, roster: [{ ...whole.roster[0], traits: ['a', 'b', 'c'] }] }, 'own.roster[0].traits'],
    ['a control character', { ...least, title: 'a\u0007b' }, 'own.title: control and direction marks'],
    ['a title of 10 000 characters', { ...least, title: 'a'.repeat(10_000) }, 'own.title: expected 1 to 60 characters'],
    ['a word that nobody uses', { ...least, words: { weather: 'rain' } }, 'own.words.weather: unknown field'],
  ])('[DD-16.68] is refused for %s', (_, given, said) => {
    expect(complaint(given)).toContain(said)
  })

  it('is accepted on the other side of each boundary', () => {
    expect(complaint(whole)).toBe('accepted')
    expect(complaint({ ...least, title: 'a'.repeat(60) })).toBe('accepted')
    expect(complaint({ ...least, twist: { ...whole.twist, difficulty: 4 } })).toBe('accepted')
  })
})

describe('the page about scenarios', () => {
  it('shows one that can be played', () => {
    const page = readFileSync(new URL('../../../../docs/dead-dice-scenarios.md', import.meta.url), 'utf8')
    const [, example] = /```json\n([\s\S]*?)```/.exec(page)!
    expect(complaint(JSON.parse(example!))).toBe('accepted')
  })

  it('names every field and every word', () => {
    const page = readFileSync(new URL('../../../../docs/dead-dice-scenarios.md', import.meta.url), 'utf8')
    for (const field of Object.keys(whole)) expect(page, field).toContain(field)
    for (const word of ['hook', 'dead', 'loud', 'living', 'exit', 'clue', 'twist', 'held', 'lost'])
      expect(page, word).toContain(`\`${word}\``)
  })
})
