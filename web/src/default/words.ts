import type { Action, Question, ViewBase } from '@shamble/kernel'
import { percent } from '@shamble/text'
import type { TableModule } from '../games/page-module.js'
import type { BarText, Prompt, TablePart, Twin, Words } from '../games/table-game.js'
import { drawnBy, plainLine } from './drawn-lines.js'

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** What the game's catalogue says, as a sentence with this sign at its end; nothing where it says nothing. */
function sentence(words: Words, key: string, end: string): string {
  const said = words.speak(key)
  if (said === key) return ''
  return /[.!?…]$/.test(said) ? capital(said) : `${capital(said)}${end}`
}

/** The turn, and everybody in order as a track on which the one who is asked stands out. */
export const barOf =
  (module: TableModule) =>
  (view: ViewBase, words: Words): BarText => {
    const { speak } = words
    const asked = view.outcome === null ? view.questions.map(({ seat }) => seat) : []
    return {
      turn: { word: speak('default.turn'), number: String(view.turn) },
      phases: module.game.seats(view.options).map((_, seat) => ({
        mark: '',
        name: words.seat(seat),
        current: asked.includes(seat),
      })),
      now: {
        what: view.outcome !== null ? speak('default.over') : asked.map(words.seat).join(', '),
        left: view.outcome === null ? '' : speak(`reason.${view.outcome.reason}`),
      },
    }
  }

export function promptOf(view: ViewBase, question: Question | null, words: Words): Prompt {
  const { speak } = words
  if (view.outcome !== null)
    return {
      who: speak('default.over'),
      left: '',
      ask: sentence(words, `reason.${view.outcome.reason}`, '.'),
      note: '',
    }
  if (question === null) return { who: '', left: '', ask: speak('default.wait'), note: '' }
  return { who: words.seat(question.seat), left: '', ask: sentence(words, `question.${question.kind}`, '.'), note: '' }
}

/** The chance of the first result, which is the one that people hope for. */
export const keyNoteOf =
  (module: TableModule) =>
  (action: Action, view: ViewBase, { speak }: Words): string => {
    const result = module.game.odds?.(view, action)?.results[0]
    return result === undefined ? '' : percent(result.ways / result.of, speak)
  }

/** The question, and the board line by line as the game draws it. */
export const twinOf =
  (module: TableModule) =>
  ({ view, words, questions }: TablePart): Twin => {
    const { speak } = words
    const question = questions.find(({ seat }) => seat === view.viewer) ?? questions[0] ?? null
    const { who, ask } = promptOf(view, question, words)
    return {
      head: { place: String(view.turn), what: speak('default.turn') },
      lead: [who === '' ? '' : `${who}.`, ask].filter((part) => part !== '').join(' '),
      sections: [
        {
          id: 'board',
          title: speak('default.board'),
          note: '',
          lines: drawnBy(module, view, speak).map((line, i) => ({
            mark: String(i + 1),
            text: plainLine(line),
            isDrawn: true,
          })),
        },
      ],
    }
  }
