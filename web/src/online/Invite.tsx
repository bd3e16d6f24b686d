import type { Invitation } from '@shamble/host'
import type { ReactNode } from 'react'
import { writeAddress } from '../app/address.js'
import type { Words } from '../games/table-game.js'
import { crowd, SMALL_CROWD } from '../home/poster.js'
import { outside, Qr, useCopy } from './QrLink.js'

interface Props {
  /** `null` for those who cannot invite anyone. */
  readonly invitation: Invitation | null
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

/** What is played here, with the code, link and picture that lead here. */
export function Invite({ invitation, game, sign, name, free, words, renew }: Props): ReactNode {
  const { speak } = words
  return (
    <section className="handbill sign" data-sign={sign}>
      <h2 className="game-title">{game}</h2>
      <p className="whose">
        <span>{name}</span>
        <span>{speak('online.free.count', { count: free })}</span>
      </p>
      {invitation === null ? <Onlooker words={words} /> : <Ways {...{ invitation, words, renew }} />}
    </section>
  )
}

/** The dead come up to the edge of the bill. */
function Crowd(): ReactNode {
  return (
    <svg className="crowd" viewBox={`0 0 390 ${CROWD_HEIGHT}`} aria-hidden="true" focusable="false">
      <g dangerouslySetInnerHTML={CROWD} />
    </svg>
  )
}

/** For those who only look on. */
function Onlooker({ words: { speak } }: Pick<Props, 'words'>): ReactNode {
  return (
    <>
      <Crowd />
      <div className="ways">
        <p>{speak('online.watch.you')}</p>
      </div>
    </>
  )
}

function Ways({
  invitation: { code },
  words,
  renew,
}: Pick<Props, 'words' | 'renew'> & { readonly invitation: Invitation }): ReactNode {
  const { speak } = words
  const link = linkTo(code)
  const { said, byHand, copy } = useCopy(words)
  return (
    <>
      <Qr link={link} label={speak('online.qr')} />
      <p className="code">
        <span>{speak('online.scan')}</span>
        <b>
          {code.slice(0, 4)} {code.slice(4)}
        </b>
      </p>
      <Crowd />
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
    </>
  )
}
