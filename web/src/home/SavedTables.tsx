import { Backup } from '../backup/Backup.js'
import { Sheet } from '../table/Sheet.js'
import type { HomeProps } from './Home.js'
import { OpenElsewhere } from './OpenElsewhere.js'
import { SavedRow } from './SavedRow.js'
import { seriesByTime } from './saved.js'
import '../styles/saved.css'

type SavedTablesProps = Omit<HomeProps, 'games'> & {
  /** Whose positions can be opened, by id. */
  readonly games: readonly string[]
  /** Whether people come to play on or to look back: it decides what the first key of a row does. */
  readonly purpose: 'saved' | 'replay'
  readonly onClose: () => void
}

export function SavedTables(props: SavedTablesProps) {
  const { saves, words, purpose } = props
  const { speak } = words
  return (
    <Sheet
      title={speak(purpose === 'saved' ? 'home.tables.title' : 'home.tables.replay')}
      close={props.onClose}
      className="tall"
    >
      {props.online}
      {saves.length === 0 ? (
        <p className="empty">{speak('home.tables.empty')}</p>
      ) : (
        <ul className="tables">
          {seriesByTime(saves).map((series) => (
            <SavedRow key={series.at(-1)!.id} {...props} series={series} purpose={purpose} />
          ))}
        </ul>
      )}
      <OpenElsewhere {...props} onOpen={purpose === 'replay' ? props.onReplay : props.onOpen} />
      <Backup words={words} />
    </Sheet>
  )
}
