import { seededChance } from '@shamble/chance'
import { Engine, type GameEvent, type Seat, type ViewBase } from '@shamble/kernel'
import { LANGUAGES, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { gameWords } from '../app/game-words.js'
import { speakIn } from '../app/language.js'
import { fetchGame } from '../games/fetch.js'
import type { PageModule } from '../games/page-module.js'
import { GAMES } from '../games/registry.js'
import type { TablePart, Words } from '../games/table-game.js'
import { stillPart } from '../table/still.js'
import { defineTable } from './define-table.js'

interface Seen {
  readonly view: ViewBase
  readonly news: readonly GameEvent[]
  readonly seat: Seat
}

/** Moments of a random game, as the one who is asked sees them; the end as everybody does. */
function moments(module: PageModule, most: number): Seen[] {
  const engine = new Engine(module.game)
  const chance = seededChance(`${module.game.id} on the default table`)
  const begun = engine.start(resolveOptions(module.game.options, module.unattended), chance)
  const found: Seen[] = []
  let { state, events: news } = begun as { state: typeof begun.state; events: readonly GameEvent[] }
  for (let i = 0; i < most && state.outcome === null; i++) {
    const { seat } = state.questions[0]!
    found.push({ view: module.game.view(state, seat), news, seat })
    const { actions, spaces } = engine.choices(state, seat)
    const pick = chance.die(actions.length + spaces.length, 'test') - 1
    const action = actions[pick] ?? spaces[pick - actions.length]!.sample((below) => chance.die(below, 'test') - 1)
    const applied = engine.apply(state, seat, action, chance)
    if (!applied.ok) throw new Error(applied.refusal.rule)
    state = applied.state
    news = applied.events
  }
  found.push({ view: module.game.view(state, 0), news, seat: 0 })
  return found
}

/** Words that complain about every key that no catalogue has. */
function strict(words: Words): { words: Words; missing: Set<string> } {
  const missing = new Set<string>()
  const speak: Words['speak'] = (key, params) => {
    const said = words.speak(key, params)
    if (said === key || said.includes('{{')) missing.add(`${words.language}: ${key} → ${said}`)
    return said
  }
  return { words: { ...words, speak }, missing }
}

const CASES = GAMES.filter(({ kind }) => kind === 'example').flatMap(({ id }) =>
  LANGUAGES.map((language) => ({ id, language })),
)

describe('the default table', () => {
  it.each(CASES)('has words for every moment of $id in $language', async ({ id, language }) => {
    await speakIn(language)
    const module = await fetchGame(id)
    const table = defineTable(module)
    for (const { view, news, seat } of moments(module, 80)) {
      const seats = module.game.seats(view.options)
      const { words, missing } = strict(gameWords(language, module.text, {}, seats))
      const question = view.questions.find((asked) => asked.seat === seat) ?? null
      const part: TablePart = {
        ...stillPart({ view, questions: view.questions } as never, { words, numbers: false, openRule() {} }, news),
      }
      expect(table.bar(view, words).phases).toHaveLength(seats.length)
      const { ask } = table.prompt(view, question, words)
      expect(ask).toMatch(/^\p{Lu}.*[.?!…]$/u)
      const { lead, sections } = table.twin(part)
      expect(lead).toContain(ask)
      expect(sections[0]?.lines.some(({ text }) => text.trim() !== '')).toBe(true)
      const entry = { seq: view.seq - 1, after: view.seq, turn: view.turn, seat, answer: null, events: news }
      const { title, say } = table.replay.retell([entry], 0, view, words)
      if (news.length > 0) expect(`${title} ${say}`).toMatch(/\p{L}/u)
      expect([...missing]).toEqual([])
    }
  })

  it('takes every part that a game does better, and only those', () => {
    const module = { game: { id: 'x' } } as unknown as PageModule
    const bar = () => ({ turn: { word: 'Night' }, phases: [], now: { what: '', left: '' } })
    const own = defineTable(module, { bar, layout: 'side' })
    expect(own.bar).toBe(bar)
    expect(own.layout).toBe('side')
    expect(own.Board).toBeTypeOf('function')
    expect(defineTable(module).layout).toBe('drawn')
  })
})
