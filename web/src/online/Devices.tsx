import { type ReactNode, useState } from 'react'
import { goTo, writeAddress } from '../app/address.js'
import { troubleOf } from '../app/fault-words.js'
import { becomePerson, secret } from '../app/online.js'
import { settings } from '../app/settings.js'
import type { Words } from '../games/table-game.js'
import { Feed } from './Feed.js'
import { port } from './port.js'
import { OnceLink, outside } from './QrLink.js'
import { deviceToken, seal } from './sealed.js'

/** The same person on another device, and the way to be forgotten. */
export function Devices({ words }: { readonly words: Words }): ReactNode {
  const { speak } = words
  const [link, setLink] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const lend = async (): Promise<void> => {
    const { sealed, key } = seal(secret())
    const reply = await port().request({ type: 'lend', sealed })
    setTrouble(troubleOf(reply, speak))
    if (!reply.ok) return
    const token = deviceToken({ token: reply.value.token, key, name: settings.get().names[0] ?? '' })
    setLink(`${outside()}/${writeAddress({ at: 'online', by: { way: 'device', token } })}`)
  }
  const forget = async (): Promise<void> => {
    const reply = await port().request({ type: 'forget' })
    setTrouble(troubleOf(reply, speak))
    if (!reply.ok) return
    becomePerson(null)
    goTo({ at: 'home' })
    globalThis.location.reload()
  }
  return (
    <section className="col devices">
      <h2 className="caps">{speak('online.devices')}</h2>
      <p>{speak('online.devices.say')}</p>
      {link === null ? (
        <button type="button" className="key small" onClick={() => void lend()}>
          {speak('online.devices.link')}
        </button>
      ) : (
        <OnceLink link={link} words={words} say={speak('online.devices.once')} />
      )}
      <Feed words={words} />
      {asking ? (
        <div role="alert">
          <p>{speak('online.forget.ask')}</p>
          <button type="button" className="key small" onClick={() => void forget()}>
            {speak('online.forget.yes')}
          </button>{' '}
          <button type="button" className="key small" onClick={() => setAsking(false)}>
            {speak('online.forget.no')}
          </button>
        </div>
      ) : (
        <button type="button" className="key small" onClick={() => setAsking(true)}>
          {speak('online.forget')}
        </button>
      )}
      <div role="alert">{trouble !== null && <p className="refused">{trouble}</p>}</div>
    </section>
  )
}
