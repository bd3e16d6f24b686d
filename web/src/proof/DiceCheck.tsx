import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { faultWords } from '../app/fault-words.js'
import { settings } from '../app/settings.js'
import { useWatched } from '../app/watched.js'
import { wordsFor } from '../app/words.js'
import { Sheet } from '../table/Sheet.js'
import { proofText } from '../text/proof.js'
import { checkMatch, type Found } from './check.js'

interface Props {
  readonly match: string
  /** What a player is called. */
  name(seat: number): string
  close(): void
}

const shortened = (hex: string): string => `${hex.slice(0, 4)}…${hex.slice(-4)}`

/** Checks the dice of a match in this browser, and says what was found. */
export default function DiceCheck({ match, name, close }: Props): ReactNode {
  const { language } = useWatched(settings)
  const { speak } = useMemo(() => wordsFor(language, proofText[language]), [language])
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isGone = false
    checkMatch(match).then(
      (one) => isGone || setFound(one),
      (error: Error) => isGone || setFound({ at: 'fault', fault: { where: '', reason: error.message } }),
    )
    return () => {
      isGone = true
    }
  }, [match])
  return (
    <Sheet title={speak('proof.title')} close={close}>
      <div role="status" className="proof">
        {found === null && <p>{speak('proof.checking')}</p>}
        {found?.at === 'fault' && (
          <p className="refused">{speak('proof.fault', { fault: faultWords(found.fault, speak) })}</p>
        )}
        {found?.at === 'running' && (
          <p>
            {found.count === 0
              ? speak('proof.running.none')
              : speak('proof.running', { count: found.checked, all: found.count })}
          </p>
        )}
        {found?.at === 'over' && <p>{speak('proof.over', { count: found.dice.open + found.dice.closed })}</p>}
        {found !== null && found.at !== 'fault' && (
          <p>
            {found.dice.parts.length === 0
              ? speak('proof.nobody')
              : speak('proof.players', {
                  players: found.dice.parts.flatMap(({ seats }) => seats.map(name)).join(', '),
                })}
          </p>
        )}
        {found?.at === 'over' && found.dice.before > 0 && <p>{speak('proof.before', { count: found.dice.before })}</p>}
        {found !== null && found.at !== 'fault' && found.own !== 'none' && (
          <p className={found.own === 'other' ? 'refused' : ''}>{speak(`proof.own.${found.own}`)}</p>
        )}
        {found !== null && found.at !== 'fault' && (
          <details>
            <summary>
              {speak('proof.commitment')} <code>{shortened(found.dice.commitment)}</code>
            </summary>
            <code className="hex">{found.dice.commitment}</code>
          </details>
        )}
      </div>
      <p className="note">{speak('proof.how')}</p>
    </Sheet>
  )
}
