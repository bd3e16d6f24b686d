import type { Invitation } from '@shamble/host'
import type { ReactNode } from 'react'
import { writeAddress } from '../app/address.js'
import type { Words } from '../games/table-game.js'
import { crowd, SMALL_CROWD } from '../home/poster.js'
import { outside, Qr, useCopy } from './QrLink.js'

interface Props {
  readonly invitation: Invitation
  /** What the game is called, and its id: the bill is printed in its inks. */
  readonly game: string
  readonly sign: string
  /** What the people call it, and how many places are free. */
  readonly name: string
  readonly free: number
  readonly words: Words
  readonly renew: (() => void) | null
}

export const linkTo = (invitation: string): string => `${outside()}/${writeAddress({ at: 'join', invitation })}`

const CROWD_HEIGHT = 76
const CROWD = { __html: crowd(SMALL_CROWD, CROWD_HEIGHT) }

/** Code, link and picture that lead here. */
export function Invite({ invitation, game, sign, name, free, words, renew }: Props): ReactNode {
  const { speak } = words
  const { code, watch } = invitation
  const link = linkTo(code)
  const { said, byHand, copy } = useCopy(words)
  return (
    <section className="handbill sign" data-sign={sign}>
      <h2 className="game-title">{game}</h2>
      <p className="whose">
        <span>{name}</span>
        <span>{speak('online.free.count', { count: free })}</span>
      </p>
      <Qr link={link} label={speak('online.qr')} />
      <p className="code">
        <span>{speak('online.scan')}</span>
        <b>
          {code.slice(0, 4)} {code.slice(4)}
        </b>
      </p>
      <svg className="crowd" viewBox={`0 0 390 ${CROWD_HEIGHT}`} aria-hidden="true" focusable="false">
        <g dangerouslySetInnerHTML={CROWD} />
      </svg>
      <div className="ways">
        <p>{speak('online.link')}</p>
        <p className="address">{link}</p>
        <div className="keys">
          <button type="button" className="key small" onClick={() => void copy(link)}>
            {speak('online.copy')}
          </button>
          {typeof globalThis.navigator?.share === 'function' && (
            <button
              type="button"
              className="key small"
              onClick={() => void navigator.share({ url: link }).catch(() => {})}
            >
              {speak('online.share')}
            </button>
          )}
          <button
            type="button"
            className="key small"
            title={speak('online.watch.say')}
            onClick={() => void copy(linkTo(watch))}
          >
            {speak('online.watch.copy')}
          </button>
          {renew !== null && (
            <button type="button" className="key small" onClick={renew}>
              {speak('online.renew')}
            </button>
          )}
        </div>
        <p role="status">{said}</p>
        {byHand !== null && (
          <input type="text" readOnly value={byHand} aria-label={said} onFocus={(e) => e.target.select()} />
        )}
      </div>
    </section>
  )
}
