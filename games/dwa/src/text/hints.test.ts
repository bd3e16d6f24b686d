import { seededChance } from '@shamble/chance'
import { Engine, type Reason, silently } from '@shamble/kernel'
import { LANGUAGES, resolveOptions } from '@shamble/module'
import { catalogueGaps, gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { hints as en } from './en-hints.js'
import { hints as fr } from './fr-hints.js'

const SEED = 'hints'
const speakers = LANGUAGES.map((language) => gameSpeaker(module, language))

/** What a reader would see of a reason that is not a whole sentence. */
const unsaid = ({ key, params }: Reason): string[] =>
  speakers.map((speak) => speak(`hint.${key}`, params)).filter((said) => /hint\.|\{\{|undefined/.test(said))

describe('the reasons of a hint', () => {
  it('have a whole sentence each, in both languages', () => {
    expect(catalogueGaps({ en, fr })).toEqual([])
    for (const catalogue of [en, fr])
      for (const [key, said] of Object.entries(catalogue)) expect(said, key).toMatch(/^[\p{Lu}«{].*[.!]$/u)
  })

  it(`are said in full with what the house bot gives (seed ${SEED})`, () => {
    const engine = new Engine(module.game)
    const table = silently(seededChance(SEED))
    const given = new Set<string>()
    for (const scenario of ['street', 'hospital', 'petrolStation']) {
      const s = engine.begin(resolveOptions(module.game.options, { scenario }, 'advanced'), table)
      const bot = module.bots!['house']!(0)
      while (s.outcome === null && s.turn < 6) {
        const { seat } = s.questions[0]!
        const known = { seat, view: module.game.view(s, seat), choices: engine.choices(s, seat), events: [] }
        const { action, why } = bot.advise!(known, seededChance(SEED))
        if (why !== null) {
          given.add(why.key)
          expect(unsaid(why), why.key).toEqual([])
        }
        engine.step(s, seat, action, table)
      }
    }
    expect(given.size).toBeGreaterThan(8)
  })

  it('would be noticed where a word is not filled in', () => {
    expect(unsaid({ key: 'activate', params: {} })).toHaveLength(2)
    expect(unsaid({ key: 'nothing of the kind', params: {} })).toHaveLength(2)
  })
})
