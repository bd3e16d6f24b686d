import type { Invited } from '@shamble/host'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { goTo } from '../app/address.js'
import { Fault } from '../app/Fault.js'
import { troubleOf } from '../app/fault-words.js'
import { tablesAt } from '../app/online.js'
import { settings } from '../app/settings.js'
import { LineNote } from './LineNote.js'
import { OnlineTools } from './OnlineTools.js'
import { port } from './port.js'
import { useOnlineWords } from './words.js'
import '../styles/online.css'

/** What an invitation leads to: a name, and a place or a look. */
export function JoinPage({ invitation }: { readonly invitation: string }): ReactNode {
  const words = useOnlineWords()
  const { speak } = words
  const [invited, setInvited] = useState<Invited | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    if (tablesAt === null) return
    void port()
      .request({ type: 'invited', invitation })
      .then((reply) => {
        if (reply.ok) setInvited(reply.value)
        else setTrouble(troubleOf(reply, speak))
      })
  }, [invitation, speak])
  if (tablesAt === null) return <Fault what={speak('online.none')} detail="" />
  if (invited === null)
    return trouble === null ? (
      <>
        <LineNote words={words} />
        <p className="loading">{speak('table.loading')}</p>
      </>
    ) : (
      <Fault what={trouble} detail="" />
    )
  const { host, open, seats, as } = invited
  const game = speak(`home.${invited.game}.name`)
  const enter = async (request: object): Promise<void> => {
    const reply = await port().request({ invitation, ...request } as never)
    if (reply.ok) goTo({ at: 'table', match: invited.match })
    else setTrouble(troubleOf(reply, speak))
  }
  const sit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    settings.patch({ names: [name, ...settings.get().names.slice(1)] })
    void enter({ type: 'join', name })
  }
  const maySit = as === 'player' && open > 0 && invited.waiting
  return (
    <main className="join" data-game={invited.game}>
      <OnlineTools words={words} />
      <LineNote words={words} />
      <h1>{speak('online.join.title')}</h1>
      <p className="of">
        {host === '' ? speak('online.join.game', { game }) : speak('online.join.of', { game, host })}
      </p>
      <p>{maySit ? speak('online.join.open', { open, count: seats }) : speak('online.join.full')}</p>
      <div role="alert">{trouble !== null && <p className="refused">{trouble}</p>}</div>
      <form onSubmit={sit}>
        {maySit && (
          <label>
            <span>{speak('online.join.name')}</span>
            <input
              name="name"
              type="text"
              required
              maxLength={24}
              autoComplete="nickname"
              defaultValue={settings.get().names[0] ?? ''}
            />
          </label>
        )}
        <div className="keys">
          {maySit && (
            <button type="submit" className="key main">
              <b>↵</b>
              <span>{speak('online.join.sit')}</span>
              <small />
            </button>
          )}
          <button type="button" className={maySit ? 'key' : 'key main'} onClick={() => void enter({ type: 'follow' })}>
            <b />
            <span>{speak('online.join.watch')}</span>
            <small />
          </button>
        </div>
      </form>
    </main>
  )
}
