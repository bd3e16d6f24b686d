import { NO_ZOMBIE, type Walk, type ZombiesView } from '@shamble/game-zombies/table'
import type { ReactNode } from 'react'
import { around, type Box, centreOf } from '../../board/box.js'
import { wayArt } from '../../board/way.js'
import { bracket, icon, selection } from '../../kit/index.js'
import type { Spot } from '../table-game.js'
import { pawnStands } from './crowd.js'
import { placeOf, spaceCentre, tileCorner } from './layout.js'
import type { Part } from './part.js'
import { readPlace, readSpot } from './spots.js'
import { TILE, UNIT } from './tile-art.js'

/** What a spot covers on the board; nothing where it is elsewhere on the page. */
export function spotBox(spot: Spot, view: ZombiesView): Box | null {
  const { kind, value } = readSpot(spot)
  const number = Number(value)
  if (kind === 't') {
    return { ...tileCorner(readPlace(value)), width: TILE, height: TILE }
  }
  if (kind === 'slot') return { ...tileCorner(placeOf(view, number)), width: TILE, height: TILE }
  if (kind === 's' || kind === 'z') {
    const { x, y } = spaceCentre(view, number)
    return around(x, y, UNIT)
  }
  if (kind === 'seat') {
    const { x, y, scale } = pawnStands(view)[number]!
    return around(x, y, UNIT * 0.9 * scale)
  }
  return null
}

const html = (art: string) => ({ __html: art })

/** A space that can be picked: cold hairline and dots under what is there, its cost in the middle. */
export function SpaceMark({ box, cost }: { box: Box; cost: string }): ReactNode {
  const inner = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 }
  return (
    <g className="reach">
      <rect {...inner} fill="var(--reach)" stroke="var(--cold-line)" strokeWidth={1.8} />
      <rect {...inner} fill="url(#dot-reach)" />
      {cost === '' ? null : (
        <text
          x={box.x + box.width / 2}
          y={box.y + box.height / 2 + 7}
          className="num cost"
          fontSize={20}
          textAnchor="middle"
        >
          {cost}
        </text>
      )}
    </g>
  )
}

/** Where someone is already, the cost goes into the corner, over them. */
export function CornerCost({ box, cost }: { box: Box; cost: string }): ReactNode {
  return (
    <g transform={`translate(${box.x + 11} ${box.y + 11})`}>
      <rect x={-8} y={-8} width={16} height={16} fill="var(--reach-plate)" />
      <text y={5} className="num" fontSize={14} textAnchor="middle" fill="var(--reach-ink)">
        {cost}
      </text>
    </g>
  )
}

/** How wide a figure is in the corner of a space. */
const DIGIT = 7

/** `10 steps, 3 fights on the way` */
const farWords = ({ steps, fights }: Walk, { speak }: Part['words']): string =>
  speak('zombies.far', {
    steps: speak('zombies.move.total', { count: steps.length }),
    fights: speak('zombies.fights', { count: fights }),
  })

/** A space behind a fight: what it would cost, and how many zombies wait on the way. No answer yet. */
export function FarMark({ part, walk }: { part: Pick<Part, 'view' | 'words'>; walk: Walk }): ReactNode {
  const { x, y } = spaceCentre(part.view, walk.space)
  const cost = String(walk.steps.length)
  const skull = -UNIT / 2 + 8 + cost.length * DIGIT
  return (
    <g transform={`translate(${x} ${y})`} className="far">
      <title>{farWords(walk, part.words)}</title>
      <rect
        x={-UNIT / 2 + 4}
        y={-UNIT / 2 + 4}
        width={UNIT - 8}
        height={UNIT - 8}
        fill="none"
        stroke="var(--far)"
        strokeWidth={1.2}
        strokeDasharray="2 4"
      />
      <rect
        x={-UNIT / 2 + 4}
        y={-UNIT / 2 + 4}
        width={skull + UNIT / 2 + 7 + DIGIT}
        height={13}
        fill="var(--reach-plate)"
      />
      <text x={-UNIT / 2 + 7} y={-UNIT / 2 + 14.5} className="num" fontSize={12} fill="var(--reach-ink)">
        {cost}
      </text>
      <g dangerouslySetInnerHTML={html(icon('skull', skull, -UNIT / 2 + 6, 0.5, 'var(--reach-ink)'))} />
      <text x={skull + 9.5} y={-UNIT / 2 + 14.5} className="num" fontSize={12} fill="var(--reach-ink)">
        {walk.fights}
      </text>
    </g>
  )
}

/** The way that a walk would take, or that a zombie would. */
export function wayOver(view: ZombiesView, spaces: readonly number[]): string {
  const points = spaces.map((space) => spaceCentre(view, space)).map(({ x, y }) => [x, y] as const)
  return wayArt(points, { ink: 'var(--cold-line)', width: 3.6, dash: '8 5', under: '#0B0B07', end: 'disc' })
}

/** A zombie, a pawn or a tile that can be picked: brackets; a frame with ticks once it is. */
export function ThingMark({ box, isPicked }: { box: Box; isPicked: boolean }): ReactNode {
  const [x, y] = centreOf(box)
  const art = isPicked
    ? selection(x, y, box.width - 4)
    : bracket(x, y, box.width - 5, { stroke: '#0B0B07', 'stroke-width': 6 }) +
      bracket(x, y, box.width - 5, { stroke: 'var(--cold-line)', 'stroke-width': 3 })
  return <g className="thing" dangerouslySetInnerHTML={html(art)} />
}

/** What is where a space is marked, for the corner of its cost. */
export function isTaken({ view }: Pick<Part, 'view'>, space: number): boolean {
  return view.zombie[space] !== NO_ZOMBIE || view.position.includes(space)
}
