import dawn from '@shamble/game-dawn/module'
import { ALL_CHARACTERS, type DawnView, isMoving, KILLED, SUPER, squareName, trailOf } from '@shamble/game-dawn/table'
import type { ReactNode } from 'react'
import { pickable } from '../../board/SpotButton.js'
import { person as drawPerson } from '../../kit/index.js'
import type { Words } from '../table-game.js'
import { lookOf } from './Pieces.js'
import type { Part } from './part.js'
import { person } from './spots.js'
import { personName, personState, spotName, weaponName } from './words.js'

/** The four, with what is to be known of each at a glance; a person whom an answer concerns can be picked here too. */
export function People(part: Part): ReactNode {
  const { speak } = part.words
  return (
    <div className="col four">
      <div className="caps">
        <span>{speak('dawn.people.title')}</span>
        <span>{speak('dawn.people.values')}</span>
      </div>
      <ul className="roster">
        {ALL_CHARACTERS.map((c) => (
          <li key={c}>
            <Who part={part} who={c} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Who({ part, who }: { readonly part: Part; readonly who: number }): ReactNode {
  const { view, words } = part
  const spot = person(who)
  const lit = part.lit.get(spot)
  const barred = part.barred.get(spot)
  const moving = isMoving(view) && trailOf(view).active.includes(who)
  const picked = part.picked.includes(spot)
  const gone = view.status[who] === KILLED || (view.status[who] === SUPER && view.at[who]! < 0)
  const at = view.at[who]!
  const body = (
    <>
      <svg
        viewBox="-29 -27 58 57"
        aria-hidden="true"
        className={gone ? 'gone' : undefined}
        dangerouslySetInnerHTML={{
          __html: drawPerson(0, 1, 44, lookOf(view, who, words), { selected: moving || picked }),
        }}
      />
      <span className="note">
        <b>{personState(view, who, words)}</b>
        {gone || at < 0 ? null : <span className="more">{whereabouts(view, who, words)}</span>}
      </span>
    </>
  )
  const current = moving ? { 'aria-current': true as const } : {}
  const name = spotName(spot, view, words)
  if (lit === undefined && barred === undefined)
    return (
      <div className="who" {...current}>
        <span className="spoken">{personName(who, words)}</span>
        {body}
      </div>
    )
  const act = lit?.actions.length === 1 ? dawn.label(lit.actions[0]!, view, words.speak) : ''
  return (
    <button
      type="button"
      className={lit === undefined ? 'who barred' : 'who lit'}
      {...current}
      aria-disabled={lit === undefined}
      aria-label={[name, act, barred?.sentence ?? ''].filter((text) => text !== '').join('. ')}
      data-person={who}
      {...pickable(part, spot)}
    >
      {body}
    </button>
  )
}

/** The dead carry nothing: of them only the square is told. */
function whereabouts(view: DawnView, who: number, words: Words): string {
  const square = squareName(view.at[who]!)
  if (view.status[who]! >= SUPER) return square
  return words.speak('dawn.people.weapon', { weapon: weaponName(view, who, words), square })
}
