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

/** What stands at the right of the bar. */
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
    ...(hasAdvice(game)
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
    {
      name: speak(wishes.twin ? 'tool.board' : 'tool.twin'),
      short: speak(wishes.twin ? 'tool.board.short' : 'tool.twin.short'),
      key: 'T',
      pressed: wishes.twin,
      run: () => settings.patch({ twin: !wishes.twin }),
    },
    { name: speak('tool.rules'), key: 'R', run: ways.rules },
    {
      name: wishes.language.toUpperCase(),
      title: speak('tool.language'),
      run: () => settings.patch({ language: wishes.language === 'en' ? 'fr' : 'en' }),
    },
    { name: speak('tool.menu'), short: speak('tool.menu'), ...menuKey(ways.own), run: ways.menu },
  ]
}

/** A letter that the game uses itself is not the menu's. */
const menuKey = (own: readonly Tool[]): { key?: string } => (own.some(({ key }) => key === 'M') ? {} : { key: 'M' })
