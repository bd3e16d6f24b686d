import {
  type BarredPlace,
  barredPlaces,
  deadPlaces,
  type Place,
  topFrame,
  type ZombiesAction,
  type ZombiesView,
} from '@shamble/game-zombies/table'
import { type ReactNode, useMemo } from 'react'
import { DRAWING } from '../../board/Layer.js'
import { icon, SYMBOLS } from '../../kit/index.js'
import { shortId } from '../../rules/short-id.js'
import type { Spot } from '../table-game.js'
import { handPlateArt, handTileArt } from './city-art.js'
import { tileCorner } from './layout.js'
import type { Part } from './part.js'
import { atPlace } from './spots.js'
import { streetsSaid } from './streets.js'
import { TILE } from './tile-art.js'

export type PlaceAction = Extract<ZombiesAction, { type: 'place' }>

/** A place for the tile in hand, with every way in which it may be placed there. */
export interface Ghost extends Place {
  readonly spot: Spot
  readonly ways: readonly PlaceAction[]
}

/** Legal places of the tile in hand, each once. */
export function ghostsOf(actions: readonly { readonly type: string }[]): Ghost[] {
  const found = new Map<Spot, { x: number; y: number; spot: Spot; ways: PlaceAction[] }>()
  for (const action of actions as readonly ZombiesAction[]) {
    if (action.type !== 'place') continue
    const spot = atPlace(action.x, action.y)
    const ghost = found.get(spot) ?? { x: action.x, y: action.y, spot, ways: [] }
    ghost.ways.push(action)
    found.set(spot, ghost)
  }
  return [...found.values()]
}

/** Everything beside the city: places for the tile in hand, places where it may not be, places where nothing ever can. */
export interface Surroundings {
  readonly ghosts: readonly Ghost[]
  readonly barred: readonly BarredPlace[]
  readonly dead: readonly Place[]
}

export function surroundings(view: ZombiesView, actions: readonly { readonly type: string }[]): Surroundings {
  const ghosts = ghostsOf(actions)
  const top = topFrame(view)
  const inHand = top?.kind === 'tile' && ghosts.length > 0 ? top.kinds : null
  const barred = inHand === null ? [] : barredPlaces(view, inHand, ghosts)
  // Once nothing is left to be placed, no place says more than any other.
  const isBuilt = view.townStack.length + view.baseStack.length === 0 || view.outcome !== null
  const shut = isBuilt && inHand === null ? [] : deadPlaces(view)
  const dead = shut.filter(({ x, y }) => !barred.some((place) => place.x === x && place.y === y))
  return { ghosts, barred, dead }
}

/** A ghost: the tile at a quarter of its ink, and how many ways there are; the chosen one is whole, with its handle. */
export function GhostArt({ part, ghost, over }: { part: Part; ghost: Ghost; over: boolean }): ReactNode {
  const isChosen = part.picked.includes(ghost.spot)
  const pointed =
    part.pointed?.type === 'place' && atPlace(part.pointed.x, part.pointed.y) === ghost.spot ? part.pointed : null
  const way = pointed ?? ghost.ways[0]!
  const { view, words } = part
  const art = useMemo(() => ({ __html: handTileArt(view, way) }), [view, way])
  const plate = useMemo(() => ({ __html: handPlateArt(view, way, words) }), [view, way, words])
  const { x, y } = tileCorner(ghost)
  const ways = words.speak('zombies.ways', { count: ghost.ways.length })
  // As wide as its words in either language.
  const wide = ways.length * 5.8 + 8
  const isWhole = isChosen || (over && ghost.ways.length === 1)
  return (
    <g transform={`translate(${x} ${y})`} {...DRAWING}>
      <g opacity={isWhole ? 0.96 : over ? 0.6 : 0.26} dangerouslySetInnerHTML={art} />
      {isWhole ? (
        <>
          <rect x={1} y={1} width={TILE - 2} height={TILE - 2} fill="none" stroke="var(--cold)" strokeWidth={4} />
          <g dangerouslySetInnerHTML={plate} />
        </>
      ) : (
        <>
          <rect
            x={4}
            y={4}
            width={TILE - 8}
            height={TILE - 8}
            fill="none"
            stroke="var(--cold)"
            strokeWidth={1.8}
            strokeDasharray="7 5"
          />
          <g className="sq" transform={`translate(${TILE / 2} ${TILE / 2})`}>
            <rect x={-wide / 2} y={-11} width={wide} height={22} fill="var(--stock)" />
            <text y={4.4} className="chip" textAnchor="middle" fill="var(--cold)">
              {ways}
            </text>
          </g>
        </>
      )}
      {isChosen || over ? <StreetsArt part={part} way={way} /> : null}
      {isChosen && ghost.ways.length > 1 ? (
        <g transform={`translate(${TILE - 4} ${TILE - 4})`} className="turn-handle">
          <circle r={15} fill="var(--cold)" />
          <path d={SYMBOLS.turn} transform="translate(-9.4 -9) scale(1.04)" fill="var(--stock)" />
        </g>
      ) : null}
    </g>
  )
}

/** How many streets stay open with the tile like that; what it shuts for good is said in the ink of warnings. */
function StreetsArt({ part, way }: { part: Part; way: PlaceAction }): ReactNode {
  const { view, words } = part
  const said = useMemo(() => streetsSaid(view, way, words), [view, way, words])
  if (said === null) return null
  const lines = wrapped(said.isWarning ? said.whole : said.short, 19)
  const width = Math.max(...lines.map(({ length }) => length)) * 6.6 + 14
  return (
    <g
      className={said.isWarning ? undefined : 'sq'}
      transform={`translate(${TILE / 2} ${TILE - 12 - lines.length * 13})`}
    >
      <rect x={-width / 2} y={-4} width={width} height={lines.length * 13 + 8} fill="var(--stock)" />
      {lines.map((line, i) => (
        <text
          key={line}
          y={8 + i * 13}
          className="chip"
          textAnchor="middle"
          fill={said.isWarning ? 'var(--ink-a)' : 'var(--ink)'}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

/** A road's end where the tile in hand may not be: hatched, with the reason and its rule where they can be read. */
export function BarredArt({ part, place }: { part: Part; place: BarredPlace }): ReactNode {
  const { x, y } = tileCorner(place)
  const lines = wrapped(part.words.speak(`zombies.why.${place.rule}`), 19)
  const height = 40 + lines.length * 12
  const top = TILE / 2 - height / 2
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={8}
        y={8}
        width={TILE - 16}
        height={TILE - 16}
        fill="url(#hatch-wide)"
        stroke="var(--ink-2)"
        strokeWidth={1.4}
        strokeDasharray="3 5"
      />
      <g className="sq">
        <rect x={18} y={top} width={TILE - 36} height={height} fill="var(--stock)" />
        {lines.map((line, i) => (
          <text key={line} x={TILE / 2} y={top + 32 + i * 12} className="tiny" textAnchor="middle" fill="var(--ink)">
            {line}
          </text>
        ))}
        <text x={TILE / 2} y={top + 33 + lines.length * 12} className="ruleid" textAnchor="middle" fill="var(--ink-a)">
          {shortId(place.rule)}
        </text>
      </g>
      <g dangerouslySetInnerHTML={{ __html: icon('cross', TILE / 2 - 8, top + 4, 1, 'var(--ink-2)') }} />
    </g>
  )
}

/** A sentence in lines of so many letters. */
function wrapped(sentence: string, longest: number): string[] {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const last = lines[lines.length - 1]
    if (last === undefined || last.length + 1 + word.length > longest) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
