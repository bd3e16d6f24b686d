import { type ReactNode, useState } from 'react'
import { goTo } from '../app/address.js'
import { troubleOf } from '../app/fault-words.js'
import { becomePerson } from '../app/online.js'
import { settings } from '../app/settings.js'
import { LineNote } from './LineNote.js'
import { port } from './port.js'
import { readDeviceToken, unseal } from './sealed.js'
import { useOnlineWords } from './words.js'
import '../styles/online.css'

export interface ArriveBy {
  readonly way: 'device' | 'seat'
  readonly token: string
}

/** By a link that works once: this browser becomes another device of a person, or takes a seat again. */
export function Arrive({ by }: { readonly by: ArriveBy }): ReactNode {
  const words = useOnlineWords()
  const { speak } = words
  const [trouble, setTrouble] = useState<string | null>(null)
  const go = async (): Promise<void> => {
    if (by.way === 'seat') {
      const reply = await port().request({ type: 'retake', token: by.token })
      if (reply.ok) goTo({ at: 'table', match: reply.value.match })
      else setTrouble(troubleOf(reply, speak))
      return
    }
    const { token, key, name } = readDeviceToken(by.token)
    const reply = await port().request({ type: 'borrow', token })
    const secret = reply.ok ? unseal(reply.value.sealed, key) : null
    if (secret === null) return setTrouble(reply.ok ? speak('online.arrive.cut') : troubleOf(reply, speak))
    becomePerson(secret)
    if (name !== '') settings.patch({ names: [name, ...settings.get().names.slice(1)] })
    goTo({ at: 'online' })
    // Everything here is another person's from now on.
    globalThis.location.reload()
  }
  return (
    <main className="join">
      <LineNote words={words} />
      <h1>{speak(`online.arrive.${by.way}`)}</h1>
      <p>{speak(`online.arrive.${by.way}.say`)}</p>
      <div role="alert">{trouble !== null && <p className="refused">{trouble}</p>}</div>
      <div className="keys">
        <button type="button" className="key main" onClick={() => void go()}>
          <b>↵</b>
          <span>{speak(`online.arrive.${by.way}.go`)}</span>
          <small />
        </button>
        <button type="button" className="key" onClick={() => goTo({ at: 'home' })}>
          <b />
          <span>{speak('online.home')}</span>
          <small />
        </button>
      </div>
    </main>
  )
}
