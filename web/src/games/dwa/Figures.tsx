import { type DwaView, type Human, isBody, type Zombie } from '@shamble/game-dwa/table'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { DRAWING } from '../../board/Layer.js'
import { useWalk, type Walk, walkers } from '../../board/walk.js'
import type { Walks } from '../table-game.js'
import { bodyArt, humanArt, thingArt, zombieArt } from './pieces-art.js'
import { K } from './scale.js'
import { figureSpot } from './spots.js'

interface Props {
  readonly view: DwaView
  readonly walks: Walks | null
  readonly active: number | null
  /** Zombies whose numbers are written on them. */
  readonly tagged: ReadonlySet<number>
}

/** Everything on the table that can move, each drawn once and pushed to its place. */
export const Figures = memo(function Figures({ view, walks, active, tagged }: Props): ReactNode {
  const walking = useMemo(() => (walks === null ? NOBODY : scaled(walkers(walks))), [walks])
  const bodies = view.humans.filter(isBody)
  const people = view.humans.filter(({ whereabouts }) => whereabouts === 'table')
  return (
    <>
      {view.lying.map(({ id, x, y }) => (
        <Standing key={`l:${id}`} spot={`l:${id}`} x={x} y={y} art={thingArt()} walk={null} />
      ))}
      {bodies.map((body) => (
        <Standing key={body.id} spot={`b:${body.id}`} x={body.x} y={body.y} art={bodyArt(view)} walk={null} />
      ))}
      {view.zombies.map((zombie) => (
        <ZombieFigure
          key={zombie.id}
          view={view}
          zombie={zombie}
          number={tagged.has(zombie.id)}
          walk={walking.get(zombie.id) ?? null}
        />
      ))}
      {people.map((human) => (
        <HumanFigure
          key={human.id}
          view={view}
          human={human}
          isActing={human.id === active}
          walk={walking.get(human.id) ?? null}
        />
      ))}
    </>
  )
})

const NOBODY: ReadonlyMap<number | string, Walk> = new Map()

/** Walks in the pixels of the drawing. */
function scaled(walks: ReadonlyMap<number | string, Walk>): ReadonlyMap<number | string, Walk> {
  return new Map(
    [...walks].map(([piece, { points, time }]) => [
      piece,
      { points: points.map(({ x, y }) => ({ x: x * K, y: y * K })), time },
    ]),
  )
}

interface FigureProps {
  readonly view: DwaView
  readonly walk: Walk | null
}

function ZombieFigure({
  view,
  zombie,
  number,
  walk,
}: FigureProps & { readonly zombie: Zombie; readonly number: boolean }): ReactNode {
  const art = zombieArt(view, zombie, number)
  return <Standing spot={figureSpot(zombie.id)} x={zombie.x} y={zombie.y} art={art} walk={walk} />
}

function HumanFigure({
  view,
  human,
  isActing,
  walk,
}: FigureProps & { readonly human: Human; readonly isActing: boolean }): ReactNode {
  const art = humanArt(view, human, isActing)
  return <Standing spot={figureSpot(human.id)} x={human.x} y={human.y} art={art} walk={walk} />
}

interface StandingProps {
  readonly spot: string
  readonly x: number
  readonly y: number
  readonly art: string
  readonly walk: Walk | null
}

/** A piece where it stands now; it comes there along its way, or is pushed where nobody tells of one. */
const Standing = memo(function Standing({ spot, x, y, art, walk }: StandingProps): ReactNode {
  const drawn = useRef<SVGGElement>(null)
  useWalk(drawn, walk)
  return (
    <g
      className={walk === null ? 'piece' : 'piece walks'}
      {...DRAWING}
      data-piece={spot}
      style={{ transform: `translate(${x * K}px, ${y * K}px)` }}
    >
      <g ref={drawn} dangerouslySetInnerHTML={{ __html: art }} />
    </g>
  )
})
