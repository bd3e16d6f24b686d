import type { Plain } from '@shamble/kernel'
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { goTo } from '../app/address.js'
import type { PageModule } from '../games/page-module.js'
import { listedGame } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { ago } from '../home/saved.js'
import { fileName, saveFile } from '../table/files.js'
import { changeThing, discardThing } from './drawer.js'
import { thingFaultWords } from './fault-text.js'
import { whyUnusable } from './read-thing.js'
import type { Thing } from './things.js'

interface Props {
  readonly module: PageModule
  readonly thing: Thing
  readonly words: Words
  /** Takes it for the table that is being set up; none where none is. */
  readonly onUse: ((value: Plain) => void) | null
  /** Does something with the drawer; the viewer is told where that fails. */
  attempt(work: () => Promise<unknown>): void
}

/** One thing of the drawer, and what can be done with it. */
export function ThingRow({ module, thing, words, onUse, attempt }: Props): ReactNode {
  const { speak, language } = words
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null)
  const heading = useId()
  const { name, kind, value } = thing
  const fault = useMemo(() => whyUnusable(module, kind, value), [module, kind, value])
  const when = ago(thing.saved, Date.now(), language)
  const calm = (): void => setAsking(null)
  const rename = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const wished = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (wished !== '') attempt(() => changeThing(thing, { name: wished }))
    calm()
  }
  const label = (action: string): string => speak('drawer.label', { action: speak(`drawer.${action}`), name })
  const tool = (action: 'rename' | 'export' | 'delete', act: () => void) => (
    <button type="button" aria-label={label(action)} aria-expanded={asking === action} onClick={act}>
      {speak(`drawer.${action}`)}
    </button>
  )
  const { makes, prints } = listedGame(thing.game)?.page ?? {}
  const leads = Object.entries({ edit: makes?.[kind], print: prints?.[kind] }).map(
    ([action, screen]) =>
      screen !== undefined && (
        <button
          key={action}
          type="button"
          aria-label={label(action)}
          onClick={() => goTo({ at: 'own', game: thing.game, screen, thing: thing.id })}
        >
          {speak(`drawer.${action}`)}
        </button>
      ),
  )
  return (
    <li className="table-row" aria-labelledby={heading}>
      <div className="table-facts">
        <h3 id={heading}>{name}</h3>
        <p>{when === null ? speak('drawer.saved.now') : speak('drawer.saved', { when })}</p>
        {fault !== null && <p className="old">{speak('drawer.old', { reason: thingFaultWords(fault, speak) })}</p>}
      </div>
      {onUse !== null && fault === null && (
        <button type="button" className="key" aria-label={label('use')} onClick={() => onUse(value)}>
          <span>{speak('drawer.use')}</span>
        </button>
      )}
      <div className="table-tools">
        {leads}
        {tool('rename', () => setAsking(asking === 'rename' ? null : 'rename'))}
        {tool('export', () =>
          saveFile(`${fileName(name) || kind}.json`, `${JSON.stringify(value, null, 2)}\n`, 'application/json'),
        )}
        {tool('delete', () => setAsking(asking === 'delete' ? null : 'delete'))}
      </div>
      {asking === 'rename' && (
        <form className="table-ask" onSubmit={rename}>
          <label>
            <span>{speak('drawer.name')}</span>
            <input
              name="name"
              type="text"
              defaultValue={name}
              autoComplete="off"
              maxLength={80}
              // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field
              autoFocus
            />
          </label>
          <button type="submit" className="key">
            <span>{speak('drawer.keep-name')}</span>
          </button>
          <button type="button" className="key" onClick={calm}>
            <span>{speak('drawer.cancel')}</span>
          </button>
        </form>
      )}
      {asking === 'delete' && (
        <div className="table-ask" role="alert">
          <p>{speak('drawer.delete.ask', { name })}</p>
          <button type="button" className="key" onClick={() => attempt(() => discardThing(thing))}>
            <span>{speak('drawer.delete.yes')}</span>
          </button>
          <button type="button" className="key" onClick={calm}>
            <span>{speak('drawer.keep')}</span>
          </button>
        </div>
      )}
    </li>
  )
}
