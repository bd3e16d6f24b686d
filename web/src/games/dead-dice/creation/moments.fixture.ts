import { seededChance } from '@shamble/chance'
import deadDice from '@shamble/game-dead-dice/module'
import type { DeadDiceAction, DeadDiceView } from '@shamble/game-dead-dice/table'
import { plainChoices } from '@shamble/host'
import { Engine, type Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { beginDraft } from '../../../draft/begin.js'
import type { Part } from '../part.js'
import texts from '../text/index.js'

/** A game that has begun: what the page would be shown to a seat after these answers. */
export function begun(
  options: Readonly<Record<string, Plain>> = {},
  answers: readonly (readonly [seat: number, answer: DeadDiceAction])[] = [],
  seat = 0,
): Part {
  const { game } = deadDice
  const engine = new Engine(game)
  const chance = seededChance('begun')
  let { state } = engine.start(resolveOptions(game.options, { players: 2, ...options }), chance)
  for (const [by, answer] of answers) {
    const applied = engine.apply(state, by, answer, chance)
    if (!applied.ok) throw new Error(`${answer.type} is refused by ${applied.refusal.rule}`)
    state = applied.state
  }
  const view = game.view(state, seat) as DeadDiceView
  const choices = plainChoices(engine.choices(state, seat))
  return {
    view,
    choices,
    questions: view.questions,
    draft: beginDraft(deadDice as never, view, seat, choices.spaces),
    menu: null,
    words: { speak: gameSpeaker(deadDice, 'en', texts.en), language: 'en', seat: () => '' },
  } as unknown as Part
}
