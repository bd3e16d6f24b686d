import { BadInput, type Plain } from '@shamble/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { goTo } from '../app/address.js'
import { useWatched } from '../app/watched.js'
import type { PageModule } from '../games/page-module.js'
import { listedGame } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { Sheet } from '../table/Sheet.js'
import { drawer, keepThing, lookIntoDrawer } from './drawer.js'
import { FileKey } from './FileKey.js'
import { thingFaultWords } from './fault-text.js'
import { kindOf, readThingFile } from './read-thing.js'
import { ThingRow } from './ThingRow.js'
import { byName, nameOfFile } from './things.js'
import '../styles/saved.css'
import '../styles/drawer.css'

interface Props {
  readonly module: PageModule
  readonly words: Words
  /** The only kind that is looked for; all of them where it is absent. */
  readonly kind?: string
  /** Takes a thing for the table that is being set up. */
  readonly onUse?: (value: Plain) => void
  /** What can be put into it from where it was opened. */
  readonly children?: ReactNode
  close(): void
}

/** What people have made for a game, by kind: used, renamed, saved as files and opened from them. */
export function DrawerSheet({ module, words, kind: only, onUse, children, close }: Props): ReactNode {
  const { speak } = words
  const things = useWatched(drawer)
  const [news, setNews] = useState<{ readonly kind: string; readonly said: string } | null>(null)
  useEffect(() => void lookIntoDrawer(), [])
  const game = module.game.id
  const kinds = Object.keys(module.drawer ?? {}).filter((kind) => only === undefined || kind === only)
  const attempt = (kind: string) => (work: () => Promise<unknown>) => {
    setNews(null)
    work().catch(() => setNews({ kind, said: speak('drawer.unkept') }))
  }
  const take = async (kind: string, file: File): Promise<void> => {
    setNews(null)
    const read = await readThingFile(module, kind, file)
    if (read === 'unreadable' || read instanceof BadInput)
      return setNews({ kind, said: speak('drawer.bad', { reason: thingFaultWords(read, speak) }) })
    const name = kindOf(module, kind).name?.(read.value) ?? nameOfFile(file.name)
    await keepThing({ game, kind, name, value: read.value }).then(
      (kept) => setNews({ kind, said: speak('drawer.kept', { name: kept.name }) }),
      () => setNews({ kind, said: speak('drawer.unkept') }),
    )
  }
  return (
    <Sheet title={speak('drawer.title')} close={close} className="tall drawer">
      <p className="drawer-say">{speak('drawer.say')}</p>
      {children}
      {kinds.map((kind) => {
        const own = byName((things ?? []).filter((thing) => thing.game === game && thing.kind === kind))
        return (
          <section key={kind} className="elsewhere">
            <h3 className="caps">{speak(`drawer.${kind}`)}</h3>
            {own.length === 0 ? (
              <p className="empty">{speak('drawer.empty')}</p>
            ) : (
              <ul className="tables">
                {own.map((thing) => (
                  <ThingRow
                    key={thing.id}
                    {...{ module, thing, words }}
                    onUse={onUse ?? null}
                    attempt={attempt(kind)}
                  />
                ))}
              </ul>
            )}
            <LeadKeys {...{ game, kind, words }} />
            <FileKey
              label={speak('drawer.add')}
              said={speak('drawer.add.label', { kind: speak(`drawer.${kind}`) })}
              onFile={(file) => take(kind, file)}
            />
            <div role="alert">{news?.kind === kind && <p className="fault">{news.said}</p>}</div>
          </section>
        )
      })}
    </Sheet>
  )
}

/** Keys that lead to where things of a kind are made, and to their sheets on paper. */
function LeadKeys({ game, kind, words }: Pick<Props, 'words'> & { readonly game: string; readonly kind: string }) {
  const { makes, prints } = listedGame(game)?.page ?? {}
  return Object.entries({ make: makes?.[kind], sheets: prints?.[kind] }).map(
    ([what, screen]) =>
      screen !== undefined && (
        <button key={what} type="button" className="key" onClick={() => goTo({ at: 'own', game, screen })}>
          <span>{words.speak(`drawer.${what}`)}</span>
        </button>
      ),
  )
}
