import { farCell, shortCell } from '@shamble/game-dead-dice/desk'
import { type DeadDiceView, knownState } from '@shamble/game-dead-dice/table'
import { type ReactNode, useMemo } from 'react'
import type { LadderNote } from '../art/ladder-art.js'
import { ROOM, refugeArt } from '../art/refuge-art.js'
import { placeWords, slipsOf } from '../Head.js'
import { Ladder } from '../Ladder.js'
import { ladderOf } from '../ladder.js'
import { isRefuge } from '../refuge/words.js'
import { Way } from '../Way.js'
import { cartDraft, type Screen } from './part.js'

/** What all see, with what is in hand dashed: the scene's slips and the ladder. */
export function Stage({ part }: { readonly part: Screen }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const { scene } = view
  const ghosts = ghostsIn(part)
  const asked = JSON.stringify(ghosts)
  const ladder = useMemo(
    () => (scene === null ? null : { ...ladderOf(view, scene, words), ghosts: JSON.parse(asked) as LadderNote[] }),
    [view, scene, words, asked],
  )
  return (
    <section className="gm-stage" aria-label={speak('gm.stage')}>
      <div className="gm-title">
        <h2 className="dd-slip ink">{placeWords(view, words)}</h2>
        <ul className="dd-slips">
          {(scene === null ? [] : slipsOf(view, scene, words)).map((said) => (
            <li key={said} className="dd-slip">
              {said}
            </li>
          ))}
        </ul>
      </div>
      {ladder === null ? (
        <Between part={part} />
      ) : (
        <Ladder {...{ part, ladder }} label={speak('dd.ladder', { place: placeWords(view, words) })} />
      )}
    </section>
  )
}

/** Between two scenes: the refuge where the group is at home, else the way that it is on. */
function Between({ part }: { readonly part: Screen }): ReactNode {
  const { view } = part
  if (!isRefuge(view)) return <Way {...part} />
  return (
    <svg
      className="gm-refuge"
      viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: refugeArt(view, { lead: null, state: () => '', type: 26 }) }}
    />
  )
}

/** Elements in hand that would stand on a cell. */
function ghostsIn(part: Screen): LadderNote[] {
  const draft = cartDraft(part)
  if (draft === null || part.view.scene === null) return []
  const { view, words } = part
  const at = (field: string): number => draft.at([field]) as number
  const said = words.speak('gm.ghost', { noise: noiseWith(view, at('noise')) })
  const s = knownState(view)
  return [
    ...(at('zombies') > 0 ? [{ cell: farCell(s), words: said }] : []),
    ...(at('ambushes') > 0 ? [{ cell: shortCell(s), words: said }] : []),
  ]
}

/** [DD-4.9] [DD-15.69] In a catastrophe the dead hear nothing. */
const noiseWith = ({ master, scene }: DeadDiceView, more: number): number =>
  scene !== null && scene.cause !== null ? 1 : master.noise + more
