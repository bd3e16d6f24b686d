import { otherLanguage } from '../app/language.js'
import { type Settings, settings } from '../app/settings.js'
import { hasAdvice } from '../games/registry.js'
import type { TableGame, TablePart, Tool, Words } from '../games/table-game.js'
import type { Session } from './session.js'
import type { TableState } from './table-state.js'

interface Ways {
  rules(): void
  menu(): void
  /** What the game itself brings. */
  readonly own: readonly Tool[]
}

/** The game's own tools at this moment. */
export const ownTools = (game: TableGame, part: TablePart | null): readonly Tool[] =>
  part === null ? [] : (game.tools?.(part) ?? [])

/** What is at the right of the bar. */
export function tableTools(
  session: Session,
  game: TableGame,
  state: TableState,
  wishes: Settings,
  words: Words,
  ways: Ways,
): Tool[] {
  const { speak } = words
  const undo = state.moment?.undo
  const canUndo = undo !== undefined && 'needs' in undo
  const last = session.lastGesture
  const taken = last === undefined ? null : game.module.label(last.action, last.view, speak)
  return [
    {
      name: speak('tool.undo'),
      short: speak('tool.undo'),
      key: 'U',
      disabled: !canUndo,
      title: !canUndo
        ? speak('tool.undo.cannot')
        : taken === null
          ? speak('tool.undo.can')
          : speak('tool.undo.last', { action: taken }),
      run: () => void session.undo(),
    },
    ...(hasAdvice(game) && session.mayAskHint && state.viewer !== 'spectator'
      ? [{ name: speak('tool.hint'), ...(wishes.twin ? {} : { key: 'H' }), run: () => void session.askHint() }]
      : []),
    ...ways.own,
    // A drawn board has no numbers to hide.
    ...(game.layout === 'drawn' || game.hasNumbers === false
      ? []
      : [
          {
            name: speak('tool.numbers'),
            key: 'N',
            pressed: wishes.numbers,
            run: () => settings.patch({ numbers: !wishes.numbers }),
          },
        ]),
    twinTool(wishes, words),
    { name: speak('tool.rules'), key: 'R', run: ways.rules },
    languageTool(wishes, words),
    { name: speak('tool.menu'), short: speak('tool.menu'), ...menuKey(ways.own), run: ways.menu },
  ]
}

/** What is there in a window that only watches. */
export const watchTools = (wishes: Settings, words: Words): Tool[] => [
  twinTool(wishes, words),
  languageTool(wishes, words),
]

const twinTool = ({ twin }: Settings, { speak }: Words): Tool => ({
  name: speak(twin ? 'tool.board' : 'tool.twin'),
  short: speak(twin ? 'tool.board.short' : 'tool.twin.short'),
  key: 'T',
  pressed: twin,
  run: () => settings.patch({ twin: !twin }),
})

const languageTool = ({ language }: Settings, { speak }: Words): Tool => ({
  name: language.toUpperCase(),
  title: speak('tool.language'),
  run: () => void otherLanguage(),
})

/** A letter that the game uses itself is not the menu's. */
const menuKey = (own: readonly Tool[]): { key?: string } => (own.some(({ key }) => key === 'M') ? {} : { key: 'M' })
