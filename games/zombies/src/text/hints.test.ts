import { seededChance } from '@shamble/chance'
import { Engine, silently } from '@shamble/kernel'
import { LANGUAGES, resolveOptions } from '@shamble/module'
import { catalogueGaps, gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { houseBot } from '../bots/index.js'
import { REASONS, type Why } from '../bots/thought.js'
import module from '../index.js'
import { hints as en } from './en-hints.js'
import { hints as fr } from './fr-hints.js'
import { text } from './index.js'

const SEED = 'hints'
const speakers = LANGUAGES.map((language) => gameSpeaker(module, language))

/** What a reader would see of a reason that is not a whole sentence. */
function unsaid({ key, params }: Why): string[] {
  return speakers.map((speak) => speak(`hint.${key}`, params)).filter((said) => /^hint\.|\{\{|undefined/.test(said))
}

describe('the reasons of a hint', () => {
  it('have a sentence each in both languages, with the same words to fill in', () => {
    const keys = REASONS.map((key) => `hint.${key}`).sort()
    expect(Object.keys(en).sort()).toEqual(keys)
    expect(catalogueGaps({ en, fr })).toEqual([])
    for (const language of LANGUAGES)
      for (const key of keys) expect(text[language][key], `${language} ${key}`).toMatch(/^[\p{Lu}«{].*\.$/u)
  })

  it(`are said in full with what the house bot gives (seed ${SEED})`, () => {
    const engine = new Engine(module.game)
    const table = silently(seededChance(SEED))
    const given = new Set<string>()
    for (const seats of [2, 4]) {
      const s = engine.begin(
        resolveOptions(module.game.options, { seats, interruptMode: 'polled', maxRounds: 30 }),
        table,
      )
      const bots = Array.from({ length: seats }, (_, seat) => houseBot(seat))
      while (s.outcome === null) {
        const { seat } = s.questions[0]!
        const known = { seat, view: module.game.view(s, seat), choices: engine.choices(s, seat), events: [] }
        const { action, why } = bots[seat]!.advise(known, seededChance(SEED))
        given.add(why.key)
        expect(unsaid(why), why.key).toEqual([])
        engine.step(s, seat, action, table)
      }
    }
    expect(given.size).toBeGreaterThan(15)
  })

  it('would be noticed where a word is not filled in', () => {
    expect(unsaid({ key: 'stops-rival', params: { card: { word: 'card.fear' } } })).toHaveLength(2)
    expect(unsaid({ key: 'steers-idly', params: { target: { word: 'seat.red' } } })).toEqual([])
  })
})
