import { boardOf, type DwaView } from '@shamble/game-dwa/table'
import type { Question } from '@shamble/kernel'
import type { BarText, Prompt, Words } from '../../table-game.js'
import { inWords } from '../terrain-art.js'
import { aftermathOf, STEPS, type Step, shownSteps, stepOf, teamOf } from './moment.js'

/** Whether a match has an aftermath to look at: it is under way, or the campaign goes on from here. */
export const isAfter = (view: DwaView): boolean =>
  aftermathOf(view) !== null || (view.options.campaign && view.outcome !== null)

/** The bar after a game; `null` at any other time. */
export function campaignBar(view: DwaView, { speak, language }: Words): BarText | null {
  if (!isAfter(view)) return null
  const now = stepOf(view)
  const result = view.result[teamOf(view)]
  return {
    turn: { word: speak('campaign.title'), short: speak('campaign.title.short') },
    phases: shownSteps(view).map((step, i) => ({
      mark: isPast(step, now) ? '' : String(i + 1),
      name: speak(`campaign.step.${step}`),
      current: step === now,
    })),
    now: {
      what: view.teams[teamOf(view)]?.name ?? '',
      left:
        result === undefined
          ? inWords(boardOf(view.options).scenario.name, language)
          : speak(`campaign.result.${result}`),
    },
  }
}

const isPast = (step: Step, now: Step): boolean => STEPS.indexOf(step) <= STEPS.indexOf(now)

export function campaignPrompt(view: DwaView, question: Question | null, words: Words): Prompt | null {
  const frame = aftermathOf(view)
  if (frame === null || question === null) return null
  const { speak } = words
  const owed = question.kind === 'disorder' ? view.humans[frame.owed[0]!] : undefined
  const team = view.teams[frame.team]?.name ?? ''
  const about = owed?.name ?? team
  return {
    who: speak('dwa.who', { who: about === '' ? words.seat(question.seat) : about }),
    left: '',
    ask: speak(`campaign.ask.${question.kind}`, { who: owed?.name ?? '' }),
    note: '',
  }
}
