import { seededBelow, seededChance } from '@shamble/chance'
import { type Action, Engine, type Frame, type State, type ViewBase, type Viewer } from '@shamble/kernel'
import { type GameModule, type Language, resolveOptions } from '@shamble/module'
import { type LogEntry, Match } from '@shamble/record'
import { gameSpeaker } from '@shamble/text'
import type { Words } from '../games/table-game.js'
import { interfaceText } from '../text/index.js'
import { screenText } from '../text/screens.js'
import type { Texts } from '../text/sentences.js'
import { columnsOf } from './columns.js'
import type { RaceTurn } from './parts.js'

// For tests: records of matches that go where chance leads, as a replay reads them.

interface RandomRecord<V extends ViewBase> {
  readonly isOver: boolean
  log(viewer: Viewer): readonly LogEntry[]
  view(seq: number, viewer: Viewer): V
  turns(viewer: Viewer): readonly RaceTurn<V>[]
}

/** Plays by chance for so many answers, or to the end. */
export function randomRecord<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
  module: GameModule<S, F, A, V>,
  seed: string,
  options: Readonly<Record<string, unknown>>,
  most: number,
): RandomRecord<V> {
  const engine = new Engine(module.game)
  const chance = seededChance(seed)
  const below = seededBelow(seed, 'policy')
  const resolved = resolveOptions(module.game.options, options as never)
  const match = Match.create(engine, { options: resolved, salt: seed }, chance)
  for (let i = 0; i < most && match.state.outcome === null; i++) {
    const { seat } = match.state.questions[0]!
    const { actions } = engine.choices(match.state, seat)
    const answered = match.answer(seat, actions[below(actions.length)]!, chance)
    if (!answered.ok) throw new Error(`refused: ${answered.refusal.rule}`)
  }
  const log = (viewer: Viewer): readonly LogEntry[] => match.logFor(viewer).filter(({ events }) => events.length > 0)
  const view = (seq: number, viewer: Viewer): V => module.game.view(match.at(seq)!, viewer)
  return {
    isOver: match.state.outcome !== null,
    log,
    view,
    turns: (viewer) =>
      columnsOf(log(viewer)).map(({ turn, entries }) => ({
        turn,
        entries,
        view: view(entries[entries.length - 1]!.after, viewer),
      })),
  }
}

/** Words that note every key that the catalogue lacks and every hole that nothing filled. */
export function notingWords<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
  module: GameModule<S, F, A, V>,
  language: Language,
  seats: readonly string[],
  texts: Texts,
): { readonly words: Words; readonly missing: ReadonlySet<string> } {
  const missing = new Set<string>()
  const said = gameSpeaker(module, language, interfaceText[language], screenText[language], texts[language])
  const speak: Words['speak'] = (key, params) => {
    const sentence = said(key, params)
    if (sentence === key || sentence.includes('{{')) missing.add(`${language}: ${key} → ${sentence}`)
    return sentence
  }
  return { missing, words: { speak, language, seat: (seat) => speak(`seat.${seats[seat]}`) } }
}
