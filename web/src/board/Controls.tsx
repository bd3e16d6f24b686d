import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import type { Spot, TablePart } from '../games/table-game.js'
import { ARROWS } from './arrows.js'
import type { Box } from './box.js'
import { looking } from './looking.js'

/** Something on a board that can be picked, or that people would look for and may not. */
export interface Control {
  readonly spot: Spot
  readonly box: Box
  readonly label: string
  readonly isBarred?: boolean
  /** Whether a small screen need not go there by itself: one of many that could be meant. */
  readonly isAside?: boolean
  /** Whether it can be taken in the hand, and by what: a finger that starts on one of a hundred zombies moves the board. */
  readonly drags?: 'any' | 'mouse' | null
  readonly art?: ReactNode
}

interface Props {
  readonly part: Pick<TablePart, 'point' | 'pick'>
  /** Those that are drawn later are touched first where they overlap. */
  readonly controls: readonly Control[]
}

/** The letter before the colon: squares, zombies, people, doors. */
const kindOf = (spot: Spot): string => spot.slice(0, spot.indexOf(':'))

/**
 * Real buttons over a drawing: one of each kind is reached by Tab, the others of its kind from it by the arrow keys.
 * By kinds, because a zombie and the square that it is on are in the same place.
 */
export function Controls({ part, controls }: Props): ReactNode {
  const [reached, setReached] = useState<Spot | null>(null)
  const stops = new Map<string, Spot>()
  // The last word has what was reached, then what is open, then whatever comes first.
  for (const { spot } of controls) if (!stops.has(kindOf(spot))) stops.set(kindOf(spot), spot)
  for (const { spot } of controls.filter(({ isBarred }) => !isBarred).reverse()) stops.set(kindOf(spot), spot)
  for (const { spot } of controls) if (spot === reached) stops.set(kindOf(spot), spot)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go from one control to the next
    <g className="controls" onKeyDown={moveFocus}>
      {controls.map((control) => (
        <Button
          key={control.spot}
          part={part}
          control={control}
          isStop={stops.get(kindOf(control.spot)) === control.spot}
          reach={() => setReached(control.spot)}
        />
      ))}
    </g>
  )
}

function Button({
  part,
  control: { spot, box, label, isBarred = false, isAside = false, drags = null, art },
  isStop,
  reach,
}: {
  readonly part: Props['part']
  readonly control: Control
  readonly isStop: boolean
  reach(): void
}): ReactNode {
  const { onFocus, ...look } = looking(part, spot)
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    part.pick(spot, 'key')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
    <g
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-disabled={isBarred || undefined}
      className={isBarred ? 'control barred' : 'control'}
      data-spot={spot}
      data-drag={drags ?? undefined}
      data-aside={isAside || undefined}
      onClick={(event) => part.pick(spot, pointerOf(event))}
      onKeyDown={press}
      onFocus={(event) => {
        reach()
        onFocus(event)
      }}
      {...look}
    >
      {art}
      <rect className="hit" {...box} />
      <rect className="ring" x={box.x + 1} y={box.y + 1} width={box.width - 2} height={box.height - 2} />
    </g>
  )
}

/** What a click was made with. */
export function pointerOf(event: MouseEvent): 'mouse' | 'touch' {
  const by = (event.nativeEvent as globalThis.PointerEvent).pointerType
  return by === 'touch' || by === 'pen' ? 'touch' : 'mouse'
}

/** One after another, in the order in which they are drawn: what no arrow points at is reached this way. */
const PAGES: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }

/**
 * The arrow keys go to the nearest control of the same kind in that direction, going astray counting double; the page
 * keys go through all of the kind.
 */
function moveFocus(event: KeyboardEvent<SVGGElement>): void {
  const way = ARROWS[event.key]
  const page = PAGES[event.key]
  const from = (event.target as Element).closest<SVGGElement>('[data-spot]')
  if ((way === undefined && page === undefined) || from === null) return
  event.preventDefault()
  event.stopPropagation()
  const kind = kindOf(from.dataset['spot']!)
  const alike = [...event.currentTarget.querySelectorAll<SVGGElement>(`[data-spot^="${kind}:"]`)]
  if (way === undefined) {
    alike.at((alike.indexOf(from) + page!) % alike.length)?.focus()
    return
  }
  const [x, y] = middleOf(from)
  let best: SVGGElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const element of alike) {
    const [ox, oy] = middleOf(element)
    const along = (ox - x) * way[0] + (oy - y) * way[1]
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0])
    if (element === from || along <= 1 || along + 2 * aside >= least) continue
    least = along + 2 * aside
    best = element
  }
  best?.focus()
}

function middleOf(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.querySelector('.hit')!.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
