import type { PreparationFrame, RulingFrame } from '@shamble/game-dead-dice/desk'
import { type DeadDiceView, label, Named, type TestFrame } from '@shamble/game-dead-dice/table'
import type { Question } from '@shamble/kernel'
import type { Prompt, Words } from '../../table-game.js'
import { isMaster } from '../is-master.js'
import { frameIn, topOf } from '../moment.js'

/** Questions to a game master that name someone; `null` for those that do not. */
export function masterPrompt(view: DeadDiceView, question: Question | null, { speak }: Words): Prompt | null {
  if (!isMaster(view) || question === null || question.seat !== view.viewer) return null
  const named = new Named(view, speak)
  const top = topOf(view)
  const told = (ask: string, left = ''): Prompt => ({ who: speak('gm.word'), left, ask, note: '' })
  if (question.kind === 'rule' && top?.kind === 'ruling') {
    const { seat, words } = top as RulingFrame
    const who = named.say(named.who(seat))
    const wish = frameIn<PreparationFrame>(view, 'preparation')?.wish
    const what = words === '' && wish !== undefined ? speak(`wish.${wish}`) : words
    return told(speak('gm.ask.rule', { who, words: what }), speak('gm.awaited', { who }))
  }
  if (question.kind === 'difficulty' && top?.kind === 'test') {
    const { leader, what, by } = (top as TestFrame).test
    const who = named.say(named.who(leader))
    const params = { who, test: { word: `test.${what}` }, by: { word: `characteristic.${by}` } }
    return told(speak('gm.ask.difficulty', params), speak('gm.awaited', { who }))
  }
  if (question.kind === 'sacrifice' && top?.kind === 'test') {
    const { test, offered } = top as TestFrame
    if (offered === null) return null
    const what =
      offered.what === 'own'
        ? speak('gm.quoted', { words: offered.words })
        : label({ type: 'sacrifice', what: offered.what, id: 'id' in offered ? offered.id : -1 }, view, speak)
    const who = named.say(named.who(test.leader))
    const ask = speak('gm.ask.sacrifice', { who, test: { word: `test.${test.what}` }, what })
    return told(ask, speak('gm.awaited', { who }))
  }
  if (question.kind === 'foe' && top?.kind === 'foeTurn')
    return told(speak('gm.ask.foe', { who: named.say(named.foe(top.foe)).split(',')[0]! }))
  return null
}
