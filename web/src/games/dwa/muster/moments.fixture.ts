import { seededChance } from '@shamble/chance'
import type { Draft } from '@shamble/drafts'
import dwa from '@shamble/game-dwa'
import type { DwaAction, DwaView } from '@shamble/game-dwa/table'
import { plainChoices } from '@shamble/host'
import { Engine, type Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { beginDraft } from '../../../draft/begin.js'
import type { Part } from '../part.js'
import texts from '../text/index.js'

/** A team that is being made: what the page would be shown after these answers. */
export function mustering(options: Readonly<Record<string, Plain>> = {}, ...answers: readonly DwaAction[]): Part {
  const { game } = dwa
  const engine = new Engine(game)
  const resolved = resolveOptions(game.options, { muster: true, advanced: true, ...options })
  let { state } = engine.start(resolved, seededChance('muster'))
  for (const answer of answers) {
    const applied = engine.apply(state, 0, answer, seededChance('muster'))
    if (!applied.ok) throw new Error(`${answer.type} is refused by ${applied.refusal.rule}`)
    state = applied.state
  }
  const view = game.view(state, 0) as DwaView
  const choices = plainChoices(engine.choices(state, 0))
  const speak = gameSpeaker(dwa, 'en', texts.en)
  return {
    view,
    choices,
    questions: view.questions,
    draft: beginDraft(dwa as never, view, 0, choices.spaces),
    menu: null,
    words: { speak, language: 'en', seat: () => '' },
  } as unknown as Part
}

/** The draft of a part, which has one. */
export const draftOf = ({ draft }: Part): Draft => draft!
