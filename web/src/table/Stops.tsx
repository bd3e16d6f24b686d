import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import { hasOthers } from './AskWhom.js'
import type { Session } from './session.js'
import type { TableState } from './table-state.js'
import { windowOf } from './windows.js'

interface Props {
  readonly session: Session
  readonly state: TableState
  readonly words: Words
}

const STOPS = ['calm', 'hold', 'never'] as const
const NEVER_THIS = 'kind'

/** Only where someone else can be interrupted. */
function mayBeStopped({ moment, viewer }: TableState): boolean {
  if (moment === null || moment.seats.length < 2 || viewer === 'spectator' || moment.outcome !== null) return false
  return 'hand' in moment.view
}

/** "Hold on, I may respond" and "never ask me this turn". */
export function Stops({ session, state, words }: Props): ReactNode {
  if (!mayBeStopped(state)) return null
  return (
    <fieldset className="stops">
      <legend>{words.speak('stops.title')}</legend>
      <span aria-hidden="true">{words.speak('stops.short')}</span>
      {STOPS.map((name) => (
        <button key={name} type="button" aria-pressed={state.stops === name} onClick={() => session.stopMe(name)}>
          {words.speak(`stops.${name}`)}
        </button>
      ))}
      <NeverThis {...{ session, state, words }} />
    </fieldset>
  )
}

/** "Never ask me for this", which the menu takes back; `null` where nothing is to be left out. */
function neverThis({ session, state: { moment, quiet, choices } }: Pick<Props, 'session' | 'state'>) {
  if (moment === null || choices.pass === null || session.isShared || !hasOthers(moment)) return null
  return (): void => session.setQuiet({ ...quiet, kinds: [...quiet.kinds, windowOf(moment)] })
}

function NeverThis(props: Props): ReactNode {
  const never = neverThis(props)
  return (
    never !== null && (
      <button type="button" onClick={never}>
        {props.words.speak('stops.kind')}
      </button>
    )
  )
}

/** The same in the room of one key, for a narrow screen. */
export function StopsPick({ session, state, words }: Props): ReactNode {
  if (!mayBeStopped(state)) return null
  const never = neverThis({ session, state })
  return (
    <label className="stops-pick">
      <span>{words.speak('stops.short')}</span>
      <select
        value={state.stops}
        onChange={({ target: { value } }) =>
          value === NEVER_THIS ? never?.() : session.stopMe(STOPS.find((name) => name === value) ?? 'calm')
        }
      >
        {STOPS.map((name) => (
          <option key={name} value={name}>
            {words.speak(`stops.${name}`)}
          </option>
        ))}
        {never !== null && <option value={NEVER_THIS}>{words.speak('stops.kind')}</option>}
      </select>
    </label>
  )
}
