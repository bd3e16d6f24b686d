import type { ListedGame } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { Sheet } from '../table/Sheet.js'
import type { SavedTable } from './saved.js'
import '../styles/small-games.css'

interface Props {
  readonly games: readonly ListedGame[]
  /** What each would be taken up with, where there is something. */
  readonly resumed: ReadonlyMap<string, SavedTable | null>
  readonly words: Words
  readonly onEnter: (game: string, fresh: boolean) => void
  readonly onClose: () => void
}

/** The small games, one line each: set one up, or take up what was left. */
export function SmallGames({ games, resumed, words, onEnter, onClose }: Props) {
  const { speak, language } = words
  const keys = Object.fromEntries(games.map(({ id }, i) => [String(i + 1), () => onEnter(id, true)]))
  return (
    <Sheet title={speak('home.small')} close={onClose} keys={keys}>
      <ul className="keys small-games">
        {games.map(({ id, name, seats: [least, most] }, i) => {
          const save = resumed.get(id) ?? null
          return (
            <li key={id}>
              <button type="button" className="key" data-game-id={id} onClick={() => onEnter(id, true)}>
                <b>{i + 1}</b>
                <span>{name[language]}</span>
                <small>
                  {least === most
                    ? speak('home.players', { count: most })
                    : speak('home.players.range', { least, most })}
                </small>
              </button>
              {save !== null && (
                <button
                  type="button"
                  className="key small"
                  aria-label={speak('home.label.resume-small', { game: name[language], turn: save.turn })}
                  onClick={() => onEnter(id, false)}
                >
                  {speak('home.key.resume-turn', { turn: save.turn })}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
