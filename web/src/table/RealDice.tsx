import type { DiceNeeded } from '@shamble/host'
import { type ReactNode, useState } from 'react'
import { useKeys } from '../app/use-keys.js'
import type { Words } from '../games/table-game.js'
import { useLedger } from '../rules/use-ledger.js'
import { Die } from './Die.js'
import { Rule } from './Rule.js'
import type { Session } from './session.js'

interface Props {
  readonly need: DiceNeeded
  readonly session: Session
  readonly words: Words
  /** Whose rules say what the dice are for. */
  readonly game: string
  openRule(id: string): void
}

/** At a real table: which dice to roll, why, and a square for each to be filled. */
export function RealDice({ need, session, words, game, openRule }: Props): ReactNode {
  const [typed, setTyped] = useState<readonly number[]>([])
  const { speak, language } = words
  const rule = useLedger(game)?.find(({ id }) => id === need.why)?.[language] ?? ''
  const type = (face: number): void => {
    const next = [...typed, face]
    if (next.length < need.n) setTyped(next)
    else {
      setTyped([])
      void session.typeDice(next)
    }
  }
  // Within a roll a die is taken back here; the roll before it, from the host.
  const takeBack = (): void => {
    if (typed.length > 0) setTyped(typed.slice(0, -1))
    else if (need.typed.length > 0) void session.retypeDice()
  }
  useKeys({
    Backspace: takeBack,
    ...Object.fromEntries(
      Array.from({ length: Math.min(9, need.sides) }, (_, i) => [String(i + 1), () => type(i + 1)]),
    ),
  })
  return (
    <section className="realdice col" aria-labelledby="realdice-ask">
      <p className="ask" id="realdice-ask">
        {speak('table.realdice', { count: need.n, sides: need.sides })} <Rule id={need.why} open={openRule} />
      </p>
      {need.by !== 'all' && (
        <p className="note">{speak('table.realdice.secret', { names: need.by.map(words.seat).join(', ') })}</p>
      )}
      {rule !== '' && <p className="note">{firstSentence(rule)}</p>}
      <p className="waiting">
        {need.typed.length > 0 && (
          <span className="typed">
            {speak('table.realdice.typed')}{' '}
            {need.typed.flat().map((face, i) => (
              <Die key={i} face={face} size={22} />
            ))}
          </span>
        )}
        {Array.from({ length: need.n }, (_, i) =>
          typed[i] === undefined ? (
            <span key={i} className="blank">
              ?
            </span>
          ) : (
            <Die key={i} face={typed[i]!} size={34} />
          ),
        )}
        {typed.length + need.typed.length > 0 && (
          <button type="button" className="key small" onClick={takeBack}>
            {speak('table.realdice.back')}
          </button>
        )}
      </p>
      <fieldset className="faces-typed">
        <legend>{speak('table.realdice.faces')}</legend>
        {Array.from({ length: need.sides }, (_, i) => (
          <button key={i} type="button" className="key" onClick={() => type(i + 1)}>
            {need.sides <= 6 ? <Die face={i + 1} size={24} /> : i + 1}
          </button>
        ))}
      </fieldset>
    </section>
  )
}

/** What a rule begins with, a heading in it passed over; the whole of it opens beside the board. */
const firstSentence = (rule: string): string => /^.{24,}?[.:;](?=\s|$)/.exec(rule)?.[0].replace(/[:;]$/, '.') ?? rule
