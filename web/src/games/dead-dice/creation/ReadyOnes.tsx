import { readySheet, SAMPLE_SURVIVORS, SCORES } from '@shamble/game-dead-dice/people'
import type { ReactNode } from 'react'
import type { Part } from '../part.js'
import { draftOf } from './person.js'

/** Survivors of the book: a click puts one on the sheet, to be changed or kept. */
export function ReadyOnes({ part }: { readonly part: Part }): ReactNode {
  const { speak } = part.words
  const draft = draftOf(part)
  if (draft === null || draft.space.kind !== 'sheet') return null
  const take = (who: string): void => {
    const next = draft.proposing({ type: 'sheet', ...readySheet(who) })
    if (next !== null) part.compose?.(next)
  }
  return (
    <section className="col ready-dd" aria-label={speak('creation.ready')}>
      <div className="caps">
        <h2>{speak('creation.ready')}</h2>
        <span>{SCORES.map((score) => speak(`characteristic.${score}`).slice(0, 3)).join(' ')}</span>
      </div>
      <ul>
        {SAMPLE_SURVIVORS.map(({ name, traits, scores }) => (
          <li key={name}>
            <button type="button" onClick={() => take(name)}>
              <b>{name}</b>
              <span>{traits.map((id) => speak(`sampleTrait.${id}`)).join(', ')}</span>
              <span className="num">{SCORES.map((score) => scores[score]).join(' ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
