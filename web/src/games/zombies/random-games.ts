import { seededChance } from '@shamble/chance'
import zombies from '@shamble/game-zombies/module'
import type { Zombies, ZombiesAction, ZombiesView } from '@shamble/game-zombies/table'
import type { PlainChoices } from '@shamble/host'
import { Engine, type GameEvent, type Seat } from '@shamble/kernel'
import { type Language, resolveOptions } from '@shamble/module'
import { gameSpeaker, refusalSentence } from '@shamble/text'
import { interfaceText } from '../../text/index.js'
import { screenText } from '../../text/screens.js'
import type { Lit, Spot, Words } from '../table-game.js'
import type { Part } from './part.js'
import { routes } from './routes.js'
import { spots } from './spots.js'
import texts from './text/index.js'

// For tests: moments of games that go where chance leads, as a table would show them.

export const engine = new Engine(zombies.game)

export interface RandomMoment {
  readonly state: Zombies
  readonly seat: Seat
  readonly view: ZombiesView
  readonly choices: PlainChoices
  readonly news: readonly GameEvent[]
}

/** Every question of one random game, up to so many. */
export function* randomGame(seed: string, options: Record<string, unknown>, most: number): Generator<RandomMoment> {
  const chance = seededChance(seed)
  const resolved = resolveOptions(zombies.game.options, options as never)
  const begun = engine.start(resolved, chance)
  let state = begun.state
  let news: readonly GameEvent[] = begun.events
  for (let i = 0; i < most && state.outcome === null; i++) {
    const { seat } = state.questions[0]!
    const choices = engine.choices(state, seat)
    yield { state, seat, view: zombies.game.view(state, seat), choices, news }
    const action = choices.actions[chance.die(choices.actions.length, 'test') - 1]!
    const applied = engine.apply(state, seat, action, chance)
    if (!applied.ok) throw new Error(`refused: ${applied.refusal.rule}`)
    state = applied.state
    news = applied.events
  }
}

/** Words that note every key that the catalogue lacks and every hole that nothing filled. */
export function strictWords(language: Language): { words: Words; missing: Set<string> } {
  const missing = new Set<string>()
  const said = gameSpeaker(zombies, language, interfaceText[language], screenText[language], texts[language])
  const speak: Words['speak'] = (key, params) => {
    const sentence = said(key, params)
    if (sentence === key || sentence.includes('{{')) missing.add(`${language}: ${key}`)
    return sentence
  }
  return {
    missing,
    words: { speak, language, seat: (seat) => speak(`seat.${zombies.game.seats({ seats: 6 } as never)[seat]}`) },
  }
}

/** What a table hands to the game's parts, with nothing picked yet. */
export function partOf({ view, choices, news }: RandomMoment, words: Words): Part {
  const lit = new Map<Spot, Lit<ZombiesAction> & { actions: ZombiesAction[] }>()
  for (const action of choices.actions as readonly ZombiesAction[]) {
    const [first, ...more] = spots(action, view)
    if (first === undefined) continue
    const found = lit.get(first)
    if (found === undefined) lit.set(first, { actions: [action], last: more.length === 0 })
    else found.actions.push(action)
  }
  const barred = new Map<Spot, { rule: string; sentence: string }>()
  for (const { action, refusal } of choices.refused) {
    const [first] = spots(action as ZombiesAction, view)
    if (first !== undefined && !lit.has(first))
      barred.set(first, { rule: refusal.rule, sentence: refusalSentence(refusal, words.speak) })
  }
  const walks = new Map(routes(view, choices).map((route) => [route.spot, route]))
  const nothing = (): void => {}
  return {
    view,
    news,
    questions: view.questions,
    choices,
    picked: [],
    lit,
    barred,
    routes: walks,
    pointedSpot: null,
    pointed: lit.values().next().value?.actions[0] ?? null,
    words,
    numbers: true,
    point: nothing,
    pick: nothing,
    answer: nothing,
    look: nothing,
    openRule: nothing,
  }
}
