import type { Language } from '@shamble/module'
import { otherLanguage } from '../app/language.js'
import type { Tool, Words } from '../games/table-game.js'

interface Doing {
  /** `null` where the match is not over, or the computer cannot look ahead in it. */
  readonly analysis: (() => void) | null
  readonly isTwin: boolean
  exportNow(): void
  twin(): void
  rules(): void
  menu(): void
  leave(): void
}

/** What the bar of a replay offers. */
export function replayTools({ speak }: Words, language: Language, doing: Doing): Tool[] {
  return [
    ...(doing.analysis === null ? [] : [{ name: speak('replay.analysis'), key: 'A', run: doing.analysis }]),
    { name: speak('replay.export'), key: 'E', run: doing.exportNow },
    {
      name: speak(doing.isTwin ? 'tool.board' : 'tool.twin'),
      short: speak(doing.isTwin ? 'tool.board.short' : 'tool.twin.short'),
      key: 'T',
      pressed: doing.isTwin,
      run: doing.twin,
    },
    { name: speak('tool.rules'), key: 'R', run: doing.rules },
    {
      name: language.toUpperCase(),
      title: speak('tool.language'),
      run: () => void otherLanguage(),
    },
    { name: speak('tool.menu'), short: speak('tool.menu'), key: 'M', run: doing.menu },
    {
      name: speak('replay.back.short'),
      short: speak('replay.back.short'),
      title: speak('replay.back'),
      key: 'Esc',
      run: doing.leave,
    },
  ]
}
