import { type Room, type Terms, TIME_UP, type TimeUp } from '@shamble/host'
import { type ReactNode, useId } from 'react'
import type { Words } from '../games/table-game.js'
import type { OwnClocks } from '../setup/plan.js'
import { CLOCKS, clockOf, ownClockWords, paceWords } from './terms.js'

interface Props {
  readonly room: Room
  readonly words: Words
  /** The time limits of the game's rules, where it has some. */
  readonly own: OwnClocks | null
  readonly onTerms: (terms: Terms) => void
}

/** What a table agrees on before it starts: its owner chooses, the others read it. */
export function TermsPanel({ room, words, own, onTerms }: Props): ReactNode {
  const { speak } = words
  const { terms, yours } = room
  const { pace } = terms
  const set = (change: Partial<Terms>): void => onTerms({ ...terms, ...change })
  const clock = (id: string): void => {
    const chosen = CLOCKS[id] ?? null
    set({ pace: chosen === null ? null : { ...chosen, timeUp: pace?.timeUp ?? 'house' } })
  }
  const none = own === null ? paceWords(null, speak) : speak('terms.clock.own')
  const clocks = Object.entries(CLOCKS).map(
    ([id, one]) => [id, one === null ? none : paceWords({ ...one, timeUp: 'house' }, speak)] as const,
  )
  const either = (key: string, on: string, off: string): readonly (readonly [string, string])[] =>
    [on, off].map((id) => [id, speak(`terms.${key}.${id}`)] as const)
  return (
    <section className="col terms">
      <h2 className="caps">
        <span>{speak('terms')}</span>
        <span>{speak(yours ? 'terms.yours' : 'terms.host')}</span>
      </h2>
      <Row
        label={speak('terms.open')}
        value={terms.open ? 'listed' : 'private'}
        choices={either('open', 'private', 'listed')}
        onPick={yours ? (id) => set({ open: id === 'listed' }) : null}
      />
      {terms.open && (
        <Row
          label={speak('terms.watch')}
          value={terms.watch === true ? 'listed' : 'private'}
          choices={either('watch', 'private', 'listed')}
          onPick={yours ? (id) => set({ watch: id === 'listed' }) : null}
        />
      )}
      <Row label={speak('terms.clock')} value={clockOf(terms)} choices={clocks} onPick={yours ? clock : null} />
      {own !== null && <p className="terms-said">{ownClockWords(own, pace, speak)}</p>}
      {pace !== null && (
        <Row
          label={speak('terms.timeUp')}
          value={pace.timeUp}
          choices={TIME_UP.map((id) => [id, speak(`terms.timeUp.${id}`)] as const)}
          onPick={yours ? (id) => set({ pace: { ...pace, timeUp: id as TimeUp } }) : null}
        />
      )}
      <Row
        label={speak('terms.away')}
        value={terms.away}
        choices={either('away', 'house', 'wait')}
        onPick={yours ? (id) => set({ away: id as Terms['away'] }) : null}
      />
      <Row
        label={speak('terms.hints')}
        value={terms.hints ? 'on' : 'off'}
        choices={either('hints', 'off', 'on')}
        onPick={yours ? (id) => set({ hints: id === 'on' }) : null}
      />
      <Row
        label={speak('terms.proven')}
        value={terms.proven ? 'on' : 'off'}
        choices={either('proven', 'on', 'off')}
        onPick={yours ? (id) => set({ proven: id === 'on' }) : null}
      />
      {terms.proven && <p className="terms-said">{speak('terms.proven.say')}</p>}
    </section>
  )
}

interface RowProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly (readonly [string, string])[]
  /** `null` for those who only read it. */
  readonly onPick: ((id: string) => void) | null
}

function Row({ label, value, choices, onPick }: RowProps): ReactNode {
  const id = useId()
  return (
    <p className="term">
      <label htmlFor={id}>{label}</label>
      {onPick === null ? (
        <output id={id}>{choices.find(([one]) => one === value)?.[1] ?? ''}</output>
      ) : (
        <select id={id} value={value} onChange={(event) => onPick(event.currentTarget.value)}>
          {choices.map(([one, said]) => (
            <option key={one} value={one}>
              {said}
            </option>
          ))}
        </select>
      )}
    </p>
  )
}
