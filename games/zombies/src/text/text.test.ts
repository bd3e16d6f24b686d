import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type GameEvent, type Params, type Refusal } from '@shamble/kernel'
import { LANGUAGES, optionSpecs, resolveOptions, type Speak } from '@shamble/module'
import { catalogueGaps, TABLE_TEXT } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import type { ZombiesAction } from '../actions.js'
import { TITLES } from '../cards/index.js'
import { drawZombies } from '../draw.js'
import { zombies } from '../game.js'
import { label } from '../labels.js'
import { oddsOf } from '../odds.js'
import { tilesOf } from '../options.js'
import { SEAT_WORDS } from '../setup.js'
import type { Zombies } from '../state.js'
import { text } from './index.js'

const seed = process.env['SHAMBLE_SEED'] ?? 'zombies'

const said = { ...TABLE_TEXT.en, ...text.en }

/** What a sentence lacks: itself, or a word that nobody fills in. Sentences that follow a number have several forms. */
function lacks(key: string, params: Params = {}): string[] {
  const forms = ['', '_zero', '_one', '_other'].map((form) => said[key + form]).filter((form) => form !== undefined)
  if (forms.length === 0) return [`${key} is missing`]
  return forms
    .flatMap((form) => [...form.matchAll(/\{\{(\w+)\}\}/g)])
    .filter(([, name]) => params[name!] === undefined)
    .map(([, name]) => `${key} lacks ${name}`)
}

function lacksOfWords(params: Params): string[] {
  return Object.values(params).flatMap((value) => (typeof value === 'object' ? lacks(value.word) : []))
}

function lacksOfEvent({ kind, seat, dice, data, secret }: GameEvent): string[] {
  const told: Params = { ...(seat === undefined ? {} : { seat }), ...(dice === undefined ? {} : { dice: 1 }), ...data }
  const known = secret === undefined ? [] : lacks(`event.${kind}.known`, { ...told, ...secret.data })
  return [...lacks(`event.${kind}`, told), ...known, ...lacksOfWords({ ...told, ...secret?.data })]
}

/** Plays a random game and gathers what could not be said of it, and which sentences it used. */
function listen(given: Readonly<Record<string, string | number>>, number: number, used: Set<string>): string[] {
  const engine = new Engine(zombies)
  const below = seededBelow(seed, 'text', number)
  const chance = seededChance(seed, 'text', number)
  const missing = new Set<string>()
  const hear = (events: readonly GameEvent[]): void => {
    for (const event of events) {
      used.add(`event.${event.kind}`)
      for (const lack of lacksOfEvent(event)) missing.add(lack)
    }
  }
  const refused = (refusal: Refusal | null): void => {
    if (refusal === null) return
    const key = `refuse.${refusal.key ?? refusal.rule}`
    used.add(key)
    for (const lack of lacks(key, refusal.params)) missing.add(lack)
  }
  const heed: Speak = (key, params) => {
    used.add(key)
    for (const lack of [...lacks(key, params), ...lacksOfWords(params ?? {})]) missing.add(lack)
    return key
  }
  /** What was possible at another moment is a good wrong answer at this one. */
  const pool: ZombiesAction[] = []
  const start = engine.start(resolveOptions(zombies.options, given), chance)
  hear(start.events)
  let s: Zombies = start.state
  while (s.outcome === null) {
    if (s.seq > 20_000) throw new Error('a random game does not end')
    const { seat, kind } = s.questions[0]!
    used.add(`question.${kind}`)
    for (const lack of lacks(`question.${kind}`)) missing.add(lack)
    const choices = engine.choices(s, seat)
    for (const { refusal } of choices.refused) refused(refusal)
    if (pool.length > 0) refused(engine.judge(s, seat, pool[below(pool.length)]!))
    const action = choices.actions[below(choices.actions.length)]!
    if (action.type !== 'pass') pool.push(action)
    const view = zombies.view(s, seat)
    label(action, view, heed)
    // Drawing a map takes as long as a hundred answers.
    if (s.seq % 100 === 0) drawZombies(view, heed)
    for (const { key, params } of oddsOf(view, action)?.results ?? []) heed(`odds.${key}`, params)
    const result = engine.apply(s, seat, action, chance)
    if (!result.ok) throw new Error(`an offered action is refused by ${result.refusal.rule}`)
    hear(result.events)
    s = result.state
  }
  for (const lack of lacks(`reason.${s.outcome.reason}`)) missing.add(lack)
  return [...missing]
}

describe('the texts', () => {
  it('say the same in English and in French', () => {
    expect(catalogueGaps(text)).toEqual([])
  })

  it('have a title, an explanation and a refusal for every card', () => {
    const keys = TITLES.flatMap(({ id, rule }) => [`card.${id}`, `cardText.${id}`, `refuse.${rule}`])
    expect(keys).toHaveLength(3 * 42)
    for (const language of LANGUAGES) {
      const lacking = keys.filter((key) => (text[language][key] ?? '').trim() === '')
      expect(lacking, language).toEqual([])
      const titles = TITLES.map(({ id }) => text[language][`card.${id}`])
      expect(new Set(titles).size, language).toBe(TITLES.length)
    }
  })

  it('name every tile, seat, option and ending', () => {
    const { kinds } = tilesOf(resolveOptions(zombies.options, {}))
    const keys = [
      ...kinds.map(({ id }) => `tile.${id}`),
      ...SEAT_WORDS.map((word) => `seat.${word}`),
      ...Object.keys(optionSpecs(zombies.options)).map((name) => `option.${name}`),
      ...['collection', 'helicopter', 'rounds'].map((reason) => `reason.${reason}`),
    ].filter((key) => key !== 'option.turnLimit')
    expect(keys.filter((key) => text.en[key] === undefined)).toEqual([])
  })

  it('are written in French with French apostrophes', () => {
    expect(Object.entries(text.fr).filter(([, sentence]) => /\p{L}'\p{L}/u.test(sentence))).toEqual([])
  })

  it(`leave nothing unsaid in random games (seed ${seed})`, () => {
    const used = new Set<string>()
    for (let i = 0; i < 5; i++) {
      const given = {
        seats: 2 + (i % 5),
        maxRounds: 15,
        winZombies: i % 2 === 0 ? 25 : 10,
        interruptMode: i % 3 === 0 ? 'timed' : 'polled',
      }
      expect(listen(given, i, used), `game ${i}`).toEqual([])
    }
    // Enough of the game was played for that to mean something.
    expect([...used].filter((key) => key.startsWith('event.')).length).toBeGreaterThan(40)
  })

  it('would notice a sentence that is missing or not filled in', () => {
    expect(lacks('event.no-such-thing')).toEqual(['event.no-such-thing is missing'])
    expect(lacks('event.stepped', { seat: 0 })).toEqual(['event.stepped lacks space'])
    expect(lacksOfEvent({ kind: 'discarded', rule: '', seat: 0, data: { card: { word: 'card.none' } } })).toEqual([
      'card.none is missing',
    ])
  })
})
