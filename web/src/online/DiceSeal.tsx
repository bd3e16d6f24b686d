import type { Room } from '@shamble/host'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Words } from '../games/table-game.js'

const DiceCheck = lazy(() => import('../proof/DiceCheck.js'))

interface Props {
  readonly room: Room
  readonly words: Words
  readonly names: readonly string[]
}

/** Whether the dice are fair, and the way to check them. */
export function DiceSeal({ room: { match, terms, elsewhere }, words: { speak }, names }: Props): ReactNode {
  const [isChecking, setChecking] = useState(false)
  const state = elsewhere ? 'elsewhere' : terms.proven ? 'proven' : 'plain'
  return (
    <section className="col dice-seal" data-state={state}>
      <h2 className="caps">
        <span>{speak('terms.proven')}</span>
        {terms.proven && (
          <button type="button" onClick={() => setChecking(true)}>
            {speak('online.dice.check')}
          </button>
        )}
      </h2>
      <p>
        <svg viewBox="-18 -14 36 28" aria-hidden="true" focusable="false">
          <rect className="die" x="-12" y="-12" width="24" height="24" rx="3" />
          {terms.proven ? (
            <path className="tape" d="M-17 -3 17 -6 17 3 -17 6Z" />
          ) : (
            <path className="pips" d="M-6 -6h0M6 6h0M0 0h0" />
          )}
        </svg>
        {speak(`online.dice.${state}`)}
      </p>
      {isChecking && (
        <Suspense>
          <DiceCheck match={match} name={(seat) => names[seat] ?? ''} close={() => setChecking(false)} />
        </Suspense>
      )}
    </section>
  )
}
