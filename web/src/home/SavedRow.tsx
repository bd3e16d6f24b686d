import { deletedWith } from '@shamble/host/series'
import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { isOnline } from '../app/online.js'
import { listedGame } from '../games/registry.js'
import type { HomeProps } from './Home.js'
import { ago, isYourTurn, people, type SavedTable, tableName } from './saved.js'

type SavedRowProps = Pick<
  HomeProps,
  'saves' | 'words' | 'onOpen' | 'onReplay' | 'onNext' | 'onRename' | 'onDelete' | 'onExport' | 'onTakeOnline'
> & {
  /** The matches that go on from each other, one at least; the last of them is played. */
  readonly series: readonly SavedTable[]
  readonly purpose: 'saved' | 'replay'
}

const SavedPicture = lazy(async () => ({ default: (await import('./SavedPicture.js')).SavedPicture }))

type Asking = 'rename' | 'delete' | 'export' | 'earlier' | 'online'

/** A saved match, or several that go on from each other: what it is, the key that leads back to it, and what else can be done with it. */
export function SavedRow({ series, saves, purpose, words, ...on }: SavedRowProps) {
  const save = series.at(-1)!
  const earlier = series.slice(0, -1)
  const replays = purpose === 'replay' || save.over
  const { speak, language } = words
  const [asking, setAsking] = useState<Asking | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const name = tableName(save, speak, language, saves)
  const heading = useId()
  const when = ago(save.saved, Date.now(), language)
  const calm = (): void => setAsking(null)
  const gone = asking === 'delete' ? deletedWith(saves, save.id).length : 0
  const facts = [
    speak(`home.${save.game}.name`),
    people(save, speak),
    earlier.length > 0 ? speak('home.tables.series', { number: series.length }) : '',
    series.some(({ copy }) => copy) ? speak('home.tables.copy') : '',
    save.waiting ? speak('home.tables.waiting') : isYourTurn(save) ? speak('home.tables.yourTurn') : '',
    save.over ? speak('home.tables.over') : save.waiting ? '' : speak('home.tables.turn', { turn: save.turn }),
    when === null ? speak('home.tables.now') : speak('home.tables.fields', { when }),
  ].filter((fact) => fact !== '')

  const rename = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    on.onRename(save.id, String(new FormData(event.currentTarget).get('name') ?? '').trim())
    calm()
  }
  const label = (action: string): string => speak('home.tables.label', { action: speak(action), name })
  const tool = (action: Asking, act: () => void) => (
    <button type="button" aria-label={label(`home.tables.${action}`)} aria-expanded={asking === action} onClick={act}>
      {speak(`home.tables.${action}`)}
    </button>
  )

  return (
    <li className="table-row" aria-labelledby={heading}>
      <div className="table-facts">
        <h3 id={heading}>{name}</h3>
        <p>{facts.join(' · ')}</p>
      </div>
      <button
        type="button"
        className="key go-on"
        aria-label={label(replays ? 'home.tables.watch' : 'home.tables.resume')}
        onClick={() => (replays ? on.onReplay : on.onOpen)(save.id)}
      >
        <span>{speak(replays ? 'home.tables.watch' : 'home.tables.resume')}</span>
      </button>
      <Suspense>
        <SavedPicture save={save} words={words} />
      </Suspense>
      <div className="table-tools">
        {save.over && !isOnline(save.id) && listedGame(save.game)?.hasSequels && (
          <button type="button" aria-label={label('home.tables.next')} onClick={() => on.onNext(save)}>
            {speak('home.tables.next')}
          </button>
        )}
        {earlier.length > 0 && tool('earlier', () => setAsking(asking === 'earlier' ? null : 'earlier'))}
        {save.yours && tool('rename', () => setAsking(asking === 'rename' ? null : 'rename'))}
        {!save.waiting &&
          tool('export', () => (save.over ? on.onExport(save.id) : setAsking(asking === 'export' ? null : 'export')))}
        {on.onTakeOnline !== null &&
          !save.over &&
          !isOnline(save.id) &&
          save.seats.length > 1 &&
          tool('online', () => setAsking(asking === 'online' ? null : 'online'))}
        {save.yours && tool('delete', () => setAsking(asking === 'delete' ? null : 'delete'))}
      </div>
      {asking === 'rename' && (
        <form className="table-ask" onSubmit={rename}>
          <label>
            <span>{speak('home.tables.name')}</span>
            <input
              name="name"
              type="text"
              defaultValue={save.name}
              placeholder={name}
              autoComplete="off"
              maxLength={80}
              // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field
              autoFocus
            />
          </label>
          <button type="submit" className="key">
            <span>{speak('home.tables.keep-name')}</span>
          </button>
          <button type="button" className="key" onClick={calm}>
            <span>{speak('home.tables.cancel')}</span>
          </button>
        </form>
      )}
      {asking === 'earlier' && (
        <div className="table-ask">
          {earlier.map((one, i) => (
            <button
              key={one.id}
              type="button"
              className="key"
              onClick={() => (purpose === 'replay' ? on.onReplay : on.onOpen)(one.id)}
            >
              <span>{speak('home.tables.game', { number: i + 1 })}</span>
            </button>
          ))}
        </div>
      )}
      {asking === 'delete' && (
        <div className="table-ask" role="alert">
          <p>{gone > 1 ? speak('home.tables.delete.series', { count: gone }) : speak('home.tables.delete.ask')}</p>
          <button type="button" className="key" onClick={() => on.onDelete(save.id)}>
            <span>{speak('home.tables.delete.yes')}</span>
          </button>
          <button type="button" className="key" onClick={calm}>
            <span>{speak('home.tables.keep')}</span>
          </button>
        </div>
      )}
      {asking === 'online' && (
        <div className="table-ask" role="alert">
          <p>{trouble ?? speak('home.tables.online.ask')}</p>
          <button type="button" className="key" onClick={() => void on.onTakeOnline?.(save).then(setTrouble)}>
            <span>{speak('home.tables.online.yes')}</span>
          </button>
          <button type="button" className="key" onClick={calm}>
            <span>{speak('home.tables.cancel')}</span>
          </button>
        </div>
      )}
      {asking === 'export' && (
        <div className="table-ask" role="alert">
          <p>{speak('home.tables.secrets')}</p>
          <button
            type="button"
            className="key"
            onClick={() => {
              calm()
              on.onExport(save.id)
            }}
          >
            <span>{speak('home.tables.export.yes')}</span>
          </button>
          <button type="button" className="key" onClick={calm}>
            <span>{speak('home.tables.cancel')}</span>
          </button>
        </div>
      )}
    </li>
  )
}
