import { randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import type { Draft } from '@shamble/drafts'
import deadDice from '@shamble/game-dead-dice'
import type { DeadDiceAction, DeadDiceView } from '@shamble/game-dead-dice/table'
import { plainChoices } from '@shamble/host'
import { type Action, Engine, type Plain } from '@shamble/kernel'
import { type Language, resolveOptions } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { beginDraft } from '../../../draft/begin.js'
import texts from '../text/index.js'
import type { Part } from './part.js'

const PLAYERS = 2
const engine = new Engine(deadDice.game)

/** A game master's part of the table, on which drafts change and answers are noted. */
export interface Moment {
  part: Part
  readonly answered: Action[]
}

/**
 * The first moment of a random game in which a person in the game master's seat is asked this. Games are tried until
 * one comes to it.
 */
export function askedFor(kind: string, given: Readonly<Record<string, Plain>> = {}, language: Language = 'en'): Moment {
  const options = resolveOptions(deadDice.game.options, { players: PLAYERS, gameMaster: 'human', ...given } as never)
  for (let game = 0; game < 40; game++) {
    const anything = randomPolicy(engine, seededBelow('master', game))
    let { state } = engine.start(options, seededChance('master', game))
    for (let answers = 0; state.outcome === null && answers < 600; answers++) {
      const asked = state.questions.find(({ seat }) => seat === PLAYERS)
      if (asked?.kind === kind) return momentOf(state as never, language)
      const { seat } = asked ?? state.questions[0]!
      const applied = engine.apply(state, seat, anything(state, seat) as DeadDiceAction, seededChance('then', answers))
      if (!applied.ok) throw new Error(`refused by ${applied.refusal.rule}`)
      state = applied.state
    }
  }
  throw new Error(`nobody is ever asked to ${kind}`)
}

function momentOf(state: Parameters<typeof engine.choices>[0], language: Language): Moment {
  const view = deadDice.game.view(state, PLAYERS) as DeadDiceView
  const choices = plainChoices(engine.choices(state, PLAYERS))
  const answered: Action[] = []
  const moment: Moment = {
    answered,
    part: {
      view,
      choices,
      questions: view.questions,
      draft: beginDraft(deadDice as never, view, PLAYERS, choices.spaces),
      words: { speak: gameSpeaker(deadDice, language, texts[language]), language, seat: () => '' },
      answer: (action: Action) => answered.push(action),
      compose: (draft: Draft) => {
        moment.part = { ...moment.part, draft }
      },
      send: () => answered.push(moment.part.draft!.action!),
      look: () => {},
      openRule: () => {},
    } as unknown as Part,
  }
  return moment
}
