import { type FormEvent, useId, useState } from 'react'
import type { HomeProps } from './Home.js'
import { ago, people, type SavedTable, tableName } from './saved.js'

type SavedRowProps = Pick<
  HomeProps,
  'saves' | 'words' | 'onOpen' | 'onReplay' | 'onRename' | 'onDelete' | 'onExport'
> & {
  readonly save: SavedTable
  readonly replays: boolean
}

type Asking = 'rename' | 'delete' | 'export'

/** A saved match: what it is, the key that leads back to it, and what else can be done with it. */
export function SavedRow({ save, saves, replays, words, ...on }: SavedRowProps) {
  const { speak, language } = words
  const [asking, setAsking] = useState<Asking | null>(null)
  const name = tableName(save, speak, language, saves)
  const heading = useId()
  const when = ago(save.saved, Date.now(), language)
  const calm = (): void => setAsking(null)
  const facts = [
    speak(`home.${save.game}.name`),
    people(save, speak),
    save.over ? speak('home.tables.over') : speak('home.tables.turn', { turn: save.turn }),
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
      <div className="table-tools">
        {tool('rename', () => setAsking(asking === 'rename' ? null : 'rename'))}
        {tool('export', () => (save.over ? on.onExport(save.id) : setAsking(asking === 'export' ? null : 'export')))}
        {tool('delete', () => setAsking(asking === 'delete' ? null : 'delete'))}
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
      {asking === 'delete' && (
        <div className="table-ask" role="alert">
          <p>{speak('home.tables.delete.ask')}</p>
          <button type="button" className="key" onClick={() => on.onDelete(save.id)}>
            <span>{speak('home.tables.delete.yes')}</span>
          </button>
          <button type="button" className="key" onClick={calm}>
            <span>{speak('home.tables.keep')}</span>
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
