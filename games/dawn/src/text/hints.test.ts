import { seededChance } from '@shamble/chance'
import { Engine, type GameEvent, seenEvents, unwatched } from '@shamble/kernel'
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
  return speakers
    .map((speak) => speak(`hint.${key}`, params))
    .filter((said) => /^hint\.|\{\{|undefined|NaN|characters?\./.test(said))
}

/** Lets the house play both sides for some turns, and gathers the reasons that it gives. */
function reasons(options: Readonly<Record<string, string>>, seats: number, turns: number): Set<string> {
  const engine = new Engine(module.game)
  const events: GameEvent[] = []
  const table = { ...unwatched(seededChance(SEED)), emit: (event: GameEvent) => void events.push(event) }
  const s = engine.begin(resolveOptions(module.game.options, options), table)
  const bots = Array.from({ length: seats }, (_, seat) => houseBot(seat))
  const read = bots.map(() => 0)
  const given = new Set<string>()
  while (s.outcome === null && s.turn <= turns) {
    const { seat } = s.questions[0]!
    const news = seenEvents(events.slice(read[seat]), seat)
    read[seat] = events.length
    const known = { seat, view: module.game.view(s, seat), choices: engine.choices(s, seat), events: news }
    const { action, why } = bots[seat]!.advise(known)
    expect(bots[seat]!.decide(known)).toEqual(action)
    expect(unsaid(why), why.key).toEqual([])
    given.add(why.key)
    engine.step(s, seat, action, table)
  }
  return given
}

describe('the reasons of a hint', () => {
  it('have a sentence each in both languages, with the same words to fill in', () => {
    const keys = REASONS.map((key) => `hint.${key}`).sort()
    expect(Object.keys(en).sort()).toEqual(keys)
    expect(catalogueGaps({ en, fr })).toEqual([])
    for (const language of LANGUAGES)
      for (const key of keys) expect(text[language][key], `${language} ${key}`).toMatch(/^\p{Lu}.*\.$/u)
    expect(Object.values(fr).filter((sentence) => /\p{L}'\p{L}/u.test(sentence))).toEqual([])
  })

  it(`are said in full with what the house bots give, who do as they advise (seed ${SEED})`, () => {
    const given = new Set([
      ...reasons({}, 2, 25),
      ...reasons({ mode: 'solitaire' }, 1, 15),
      ...reasons({ mode: 'coop-4' }, 4, 8),
    ])
    expect(given.size).toBeGreaterThan(25)
  })

  it('would be noticed where a word is not filled in', () => {
    expect(unsaid({ key: 'good-shot', params: { square: '063' } })).toHaveLength(2)
    expect(unsaid({ key: 'good-shot', params: { square: '063', chance: 50 } })).toEqual([])
  })
})
