import type { DiceNeeded } from '@shamble/host'
import { type ReactNode, useState } from 'react'
import { useKeys } from '../app/use-keys.js'
import type { Words } from '../games/table-game.js'
import { Die } from './Die.js'
import { Rule } from './Rule.js'

interface Props {
  readonly need: DiceNeeded
  readonly words: Words
  openRule(id: string): void
  done(dice: readonly number[]): void
}

/** At a real table: which dice to roll, why, and a square for each to be filled. */
export function RealDice({ need, words, openRule, done }: Props): ReactNode {
  const [typed, setTyped] = useState<readonly number[]>([])
  const { speak } = words
  const type = (face: number): void => {
    const next = [...typed, face]
    if (next.length < need.n) setTyped(next)
    else {
      setTyped([])
      done(next)
    }
  }
  useKeys(
    Object.fromEntries(Array.from({ length: Math.min(9, need.sides) }, (_, i) => [String(i + 1), () => type(i + 1)])),
  )
  return (
    <section className="realdice col" aria-labelledby="realdice-ask">
      <p className="ask" id="realdice-ask">
        {speak('table.realdice', { count: need.n, sides: need.sides })} <Rule id={need.why} open={openRule} />
      </p>
      <p className="waiting">
        {Array.from({ length: need.n }, (_, i) =>
          typed[i] === undefined ? (
            <span key={i} className="blank">
              ?
            </span>
          ) : (
            <Die key={i} face={typed[i]!} size={34} />
          ),
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
