import { boardOf, type DwaFrame, type DwaView } from '@shamble/game-dwa/table'
import { type MusterFrame, teamSizeOf } from '@shamble/game-dwa/teams'
import type { Question } from '@shamble/kernel'
import type { BarText, Prompt, Words } from '../../table-game.js'
import { inWords } from '../terrain-art.js'
import { membersOf } from './members.js'

const frameOf = (view: DwaView): MusterFrame | null => {
  const frame = (view.frames as readonly DwaFrame[]).at(-1)
  return frame?.kind === 'muster' ? (frame as MusterFrame) : null
}

/** The bar while a team is made; `null` at any other time. */
export function musterBar(view: DwaView, { speak, language }: Words): BarText | null {
  const frame = frameOf(view)
  if (frame === null) return null
  const counts = { made: membersOf(view, frame.team).length, size: teamSizeOf(view, frame.team) }
  const { name } = view.teams[frame.team]!
  return {
    turn: { word: speak('muster.title'), short: speak('muster.title.short') },
    phases: [
      { mark: '1', name: inWords(boardOf(view.options).scenario.name, language), current: false },
      { mark: '', name: speak('muster.step.team', counts), current: true },
      { mark: '3', name: speak('muster.step.deploy'), current: false },
    ],
    now: { what: name === '' ? speak('muster.newTeam') : name, left: speak('muster.made.of', counts) },
  }
}

export function musterPrompt(view: DwaView, question: Question | null, words: Words): Prompt | null {
  const frame = frameOf(view)
  if (frame === null || question?.kind !== 'muster') return null
  const { speak } = words
  const { name } = view.teams[frame.team]!
  return {
    who: view.teams.length === 1 ? speak('muster.who') : words.seat(frame.team),
    left: speak('muster.unsigned'),
    ask: name === '' ? speak('muster.ask.new') : speak('muster.ask', { team: name }),
    note: '',
  }
}
