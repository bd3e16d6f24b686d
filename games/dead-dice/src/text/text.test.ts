import { LANGUAGES } from '@shamble/module'
import { catalogueGaps, speaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { ADVERSARIES, ADVERSARY_TEMPLATES, GROUP_IDS, GROUP_TRAITS, TRAITS } from '../data/adversaries.js'
import { CHARACTERISTICS } from '../data/characteristics.js'
import { OBJECTS, PROTECTIONS } from '../data/equipment.js'
import { ELEMENTS, ENDINGS, OBJECTIVES, TEMPLATES } from '../data/game-master.js'
import { BANDS } from '../data/ladder.js'
import { HAZARDS, PRICES, SCENE_KINDS } from '../data/menace.js'
import { SECRET_STAKES, STAKE_QUESTIONS, TELLINGS, TEXTS_EACH, type TellingKind } from '../data/narration.js'
import { REQUESTS, STAKES } from '../data/negotiation.js'
import { EFFECTS, LEVELS, RESERVES } from '../data/reserves.js'
import { REWARDS } from '../data/rewards.js'
import { SAMPLE_DARK_SIDES, SAMPLE_TRAITS } from '../data/samples.js'
import { SPECIALS } from '../data/specials.js'
import { ACTIONS, TAGS, WISHES } from '../data/tags.js'
import { TRAILERS, VEHICLES } from '../data/vehicles.js'
import { ABILITIES, WEAPONS } from '../data/weapons.js'
import { ledger } from '../ledger/index.js'
import { narration as enNarration } from './en-narration.js'
import { stakes as enStakes } from './en-stakes.js'
import { parts, text } from './index.js'

const keys = (prefix: string, ids: readonly string[]): string[] => ids.map((id) => `${prefix}.${id}`)
const about = (prefix: string, ids: readonly string[]): string[] => ids.map((id) => `${prefix}.${id}.about`)
const numbers = Array.from({ length: TEXTS_EACH }, (_, i) => i + 1)

const NAMED = [
  ...keys('characteristic', [...CHARACTERISTICS, 'survival']),
  ...about('characteristic', [...CHARACTERISTICS, 'survival']),
  ...keys('reserve', RESERVES),
  ...keys('level', LEVELS),
  ...keys('effect', EFFECTS),
  ...keys('weapon', WEAPONS),
  ...keys('ability', ABILITIES),
  ...about('ability', ABILITIES),
  ...keys('protection', PROTECTIONS),
  ...keys('object', OBJECTS),
  ...keys('vehicle', [...VEHICLES, ...TRAILERS]),
  ...keys('tag', TAGS),
  ...keys('test', [...Object.keys(ACTIONS), 'obstacle', 'threat']),
  ...keys('wish', Object.keys(WISHES)),
  ...keys('special', SPECIALS),
  ...keys('hazard', HAZARDS),
  ...keys('element', [...Object.keys(PRICES), ...ELEMENTS]),
  ...keys('scene', SCENE_KINDS),
  ...keys('template', TEMPLATES),
  ...keys('band', BANDS),
  ...keys('objective', OBJECTIVES),
  ...keys('stake', STAKES),
  ...keys('request', REQUESTS),
  ...keys('ending', ENDINGS),
  ...keys('reward', REWARDS),
  ...about('reward', REWARDS),
  ...keys('sampleTrait', Object.keys(SAMPLE_TRAITS)),
  ...keys('darkSide', SAMPLE_DARK_SIDES),
  ...keys('group', GROUP_IDS),
  ...about('group', GROUP_IDS),
  ...keys(
    'adversary',
    ADVERSARIES.map(({ id }) => id),
  ),
  ...keys(
    'arm',
    ADVERSARIES.filter(({ arm }) => arm !== null).map(({ id }) => id),
  ),
  ...keys('adversaryTemplate', Object.keys(ADVERSARY_TEMPLATES)),
  ...keys('trait', TRAITS),
  ...keys('groupTrait', GROUP_TRAITS),
]

it.each(LANGUAGES)('no key is written twice in %s', (language) => {
  const written = parts[language].flatMap((part) => Object.keys(part))
  expect(written.filter((key, i) => written.indexOf(key) !== i)).toEqual([])
})

describe('the catalogues', () => {
  it('say the same in both languages, with the same words to fill in', () => {
    expect(catalogueGaps(text)).toEqual([])
  })

  it('name everything in the tables', () => {
    expect(NAMED.filter((key) => text.en[key] === undefined)).toEqual([])
  })

  it('keep French signs on the line of their word, with French apostrophes', () => {
    const loose = Object.entries(text.fr).filter(([, said]) => / [:;!?%»]|« |\p{L}'\p{L}/u.test(said))
    expect(loose).toEqual([])
    // The attribution is word for word that of the authors' licence.
    const straight = Object.entries(text.en).filter(
      ([key, said]) => key !== 'about.attribution' && /\p{L}'\p{L}/u.test(said),
    )
    expect(straight).toEqual([])
  })

  it('keep to the words of the language guide', () => {
    const banned = Object.entries(text.en).filter(([, said]) =>
      /\b(?:somebody|whoever|any more|bound to)\b/i.test(said),
    )
    expect(banned).toEqual([])
  })

  it('[DD-0.3] carry the attribution of the ledger', () => {
    const rule = ledger.find(({ id }) => id === 'DD-0.3')!
    expect(rule.en).toContain(text.en['about.attribution']!)
  })
})

describe('the narration', () => {
  it('[DD-16.61] has three texts for each event, and no others', () => {
    const events = Object.keys(TELLINGS).flatMap((event) => numbers.map((number) => `event.tell.${event}.${number}`))
    expect(Object.keys(enNarration).sort()).toEqual(events.sort())
  })

  it('[DD-7.1] [DD-16.61] asks each test in three ways that yes or no can answer', () => {
    const questions = STAKE_QUESTIONS.flatMap((test) => numbers.map((number) => `stake.${test}.${number}`))
    expect(Object.keys(enStakes).sort()).toEqual(questions.sort())
    for (const language of LANGUAGES)
      for (const key of questions) expect(text[language][key], `${language} ${key}`).toContain('?')
  })

  it('fills in what the event gives, and all of it in at least one text', () => {
    for (const [event, { fills }] of Object.entries(TELLINGS)) {
      const used = numbers.map((number) => placeholders(text.en[`event.tell.${event}.${number}`]!))
      for (const names of used) for (const name of names) expect(fills as readonly string[], event).toContain(name)
      expect(new Set(used.flat()), event).toEqual(new Set(fills))
    }
  })

  it('tells three different things', () => {
    for (const language of LANGUAGES)
      for (const event of Object.keys(TELLINGS))
        expect(new Set(numbers.map((number) => text[language][`event.tell.${event}.${number}`])).size, event).toBe(
          TEXTS_EACH,
        )
  })

  it('never elides before a name in French, whatever the name begins with', () => {
    const elided = Object.entries(text.fr).filter(
      ([key, said]) =>
        /^(?:event\.tell|stake)\./.test(key) && /(?:\b(?:de|que)|\p{L}’) ?\{\{(?:who|whom|with)\}\}/u.test(said),
    )
    expect(elided).toEqual([])
  })

  it('[DD-16.61] says the word bite or infection to nobody but its owner, until it is known', () => {
    const open = Object.entries(TELLINGS)
      .filter(([event, { audience }]) => audience === 'all' && !KNOWN_THEN.includes(event as TellingKind))
      .flatMap(([event]) => numbers.map((number) => `event.tell.${event}.${number}`))
    const asked = STAKE_QUESTIONS.filter((test) => !SECRET_STAKES.includes(test)).flatMap((test) =>
      numbers.map((number) => `stake.${test}.${number}`),
    )
    const tells = /\b(?:bites?|bitten|infect\w*|turned|morsure|mordu\w*)\b/i
    const given = [...open, ...asked].filter((key) => LANGUAGES.some((language) => tells.test(text[language][key]!)))
    // A fight with teeth is no secret.
    expect(given).toEqual(['stake.melee.1'])
    expect(tells.test(text.en['event.tell.epilogue.infected.1']!)).toBe(true)
  })

  it('is said in full', () => {
    const fill = {
      who: 'Andrea',
      whom: 'Axel',
      with: 'Lilith',
      place: 'x',
      dead: 'x',
      sight: 'X.',
      words: 'X.',
      what: 'x',
    }
    const params = { ...fill, number: 3, reserve: 'x', weapon: 'x', turn: 2, phase: 'x' }
    for (const language of LANGUAGES) {
      const speak = speaker(language, text[language])
      for (const key of [...Object.keys(enNarration), ...Object.keys(enStakes)])
        expect(speak(key, params), key).not.toMatch(/\{\{|tell\.|stake\./)
    }
  })
})

/** When these are told, everybody knows. */
const KNOWN_THEN: readonly TellingKind[] = ['turning', 'epilogue.infected', 'epilogue.turned', 'epilogue.restored']

function placeholders(said: string): string[] {
  return [...said.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!)
}
