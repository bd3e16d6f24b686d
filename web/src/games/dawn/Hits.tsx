import dawn from '@shamble/game-dawn'
import type { DawnAction, DawnView, Mall } from '@shamble/game-dawn/table'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { Spot, TablePart } from '../table-game.js'
import { centreOf, type Fan, type Rect, spotRect } from './geometry.js'
import { looking } from './looking.js'
import { readSpot, type SPOT_KINDS } from './spots.js'
import { spotName } from './words.js'

type Part = TablePart<DawnAction, DawnView>

/** Squares first, people last: what is drawn later is touched first where things overlap. */
const ORDER = ['s', 'd', 'm', 'z', 'p'] as const satisfies readonly (typeof SPOT_KINDS)[number][]

/** Everything that can be pointed at, as real buttons over the drawing. */
export function Hits({ part, mall, fan }: { readonly part: Part; readonly mall: Mall; readonly fan: Fan }): ReactNode {
  const spots = [...new Set([...part.lit.keys(), ...part.routes.keys(), ...part.barred.keys()])]
    .flatMap((spot) => {
      const kind = readSpot(spot)?.kind
      const rect = spotRect(spot, mall, fan)
      return kind === undefined || rect === null ? [] : [{ spot, rect, order: ORDER.indexOf(kind) }]
    })
    .sort((a, b) => a.order - b.order)
  return (
    <g className="hits">
      {spots.map(({ spot, rect }) => (
        <Hit key={spot} spot={spot} rect={rect} part={part} others={spots} />
      ))}
    </g>
  )
}

interface HitProps {
  readonly spot: Spot
  readonly rect: Rect
  readonly part: Part
  readonly others: readonly { readonly spot: Spot; readonly rect: Rect }[]
}

function Hit({ spot, rect, part, others }: HitProps): ReactNode {
  const may = part.lit.has(spot) || part.routes.has(spot)
  const lit = part.lit.get(spot)
  const onKeyDown = (event: KeyboardEvent<SVGGElement>): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      part.pick(spot, 'key')
      return
    }
    const next = neighbour(event.key, rect, others)
    if (next === null) return
    event.preventDefault()
    const board = event.currentTarget.parentElement
    board?.querySelector<SVGGElement>(`[data-spot="${next}"]`)?.focus()
  }
  const onClick = (event: MouseEvent<SVGGElement>): void => {
    const by = (event.nativeEvent as PointerEvent).pointerType
    part.pick(spot, by === 'touch' || by === 'pen' ? 'touch' : 'mouse')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
    <g
      role="button"
      tabIndex={0}
      data-spot={spot}
      {...(lit !== undefined && !lit.last ? { 'data-drag': '' } : {})}
      className={may ? 'hit' : 'hit barred'}
      aria-disabled={!may}
      aria-label={hitName(spot, part)}
      onClick={onClick}
      onKeyDown={onKeyDown}
      {...looking(part, spot)}
    >
      <rect x={rect.x} y={rect.y} width={rect.width} height={rect.height} />
    </g>
  )
}

/** What it is, and what picking it does or why it does nothing. */
function hitName(spot: Spot, part: Part): string {
  const { view, words } = part
  const name = spotName(spot, view, words)
  const lit = part.lit.get(spot)
  const route = part.routes.get(spot)
  const barred = part.barred.get(spot)
  if (lit?.last && lit.actions.length === 1)
    return words.speak('dawn.hit.act', { name, act: dawn.label(lit.actions[0]!, view, words.speak) })
  if (lit !== undefined) return words.speak('dawn.hit.choices', { name, count: lit.actions.length })
  if (route !== undefined) return words.speak('dawn.hit.route', { name, cost: route.cost })
  return barred === undefined ? name : words.speak('dawn.hit.barred', { name, why: barred.sentence })
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest other spot in the direction of an arrow key; going astray counts double. */
function neighbour(
  key: string,
  from: Rect,
  others: readonly { readonly spot: Spot; readonly rect: Rect }[],
): Spot | null {
  const arrow = ARROWS[key]
  if (arrow === undefined) return null
  const [x, y] = centreOf(from)
  let best: Spot | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { spot, rect } of others) {
    const [ox, oy] = centreOf(rect)
    const along = (ox - x) * arrow[0] + (oy - y) * arrow[1]
    const aside = Math.abs((ox - x) * arrow[1]) + Math.abs((oy - y) * arrow[0])
    if (along <= 4 || along + 2 * aside >= least) continue
    least = along + 2 * aside
    best = spot
  }
  return best
}
