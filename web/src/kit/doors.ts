import { n, rect, tag } from './svg.js'

export const DOOR_KINDS = ['glass', 'solid', 'main'] as const
export type DoorKind = (typeof DOOR_KINDS)[number]
export const DOOR_STATES = ['open', 'closed', 'destroyed'] as const
export type DoorState = (typeof DOOR_STATES)[number]

const path = (d: string, stroke: string, width: number, more: Record<string, string | number> = {}) =>
  tag('path', { d, stroke, 'stroke-width': width, fill: 'none', ...more })

const jambs = (g: number, width: number, height: number, ink: string) =>
  rect(-g - width, -height / 2, width, height, { fill: ink }) + rect(g, -height / 2, width, height, { fill: ink })

const gapOf = (g: number) => rect(-g, -4.5, 2 * g, 9, { fill: 'var(--gap, var(--floor-1))' })

function glassDoor(g: number, state: DoorState): string {
  const ink = 'var(--ink-a)'
  const frame = gapOf(g) + jambs(g, 3, 11, ink)
  const pane = (x: number, width: number) => path(`M${n(x)} -2.6h${n(width)}M${n(x)} 2.6h${n(width)}`, ink, 1.7)
  if (state === 'closed')
    return (
      frame + rect(-g, -3.4, 2 * g, 6.8, { fill: 'var(--stock)' }) + pane(-g, 2 * g) + path('M0 -4.5V4.5', ink, 1.7)
    )
  if (state === 'open') return frame + pane(-g, g * 0.42) + pane(g * 0.58, g * 0.42)
  const shards = `M${n(-g)} -4L${n(-g + 6)} 0L${n(-g)} 4ZM${n(g)} -4L${n(g - 7)} 1L${n(g)} 4ZM-7 5L-4 -1L-2 4ZM1 -5L3 1L6 -3ZM7 6L8 2L11 5Z`
  return frame + tag('path', { d: shards, fill: ink })
}

function solidDoor(g: number, state: DoorState): string {
  const ink = 'var(--wall)'
  if (state === 'closed')
    return (
      gapOf(g) +
      rect(-g - 2, -5, 2 * g + 4, 10, { fill: ink }) +
      tag('circle', { cx: n(g - 5), cy: 0, r: 2.3, fill: 'var(--stock)' })
    )
  const swing = `M${n(-g + 4)} ${n(-2 * g + 8)}A${n(2 * g - 8)} ${n(2 * g - 8)} 0 0 1 ${n(g)} -1`
  return (
    gapOf(g) +
    jambs(g, 2.5, 9, ink) +
    rect(-g, -2 * g + 7, 4.4, 2 * g - 7, { fill: ink }) +
    path(swing, ink, 1, { 'stroke-dasharray': '2 2.4', opacity: 0.75 })
  )
}

/** y < 0 is outside. */
function mainDoor(m: number, state: DoorState): string {
  if (state === 'closed')
    return (
      rect(-m, -6, 2 * m, 12, { fill: 'var(--stock)', stroke: 'var(--wall)', 'stroke-width': 2 }) +
      path(`M${n(-m)} -6L0 6L${n(m)} -6M${n(-m)} 6L0 -6L${n(m)} 6`, 'var(--wall)', 1.6)
    )
  const ink = 'var(--ink-b)'
  return (
    rect(-m, -4.5, 2 * m, 9, { fill: 'var(--floor-1)' }) +
    rect(-m - 2, -6, 5, 12, { fill: ink }) +
    rect(m - 3, -6, 5, 12, { fill: ink }) +
    path(`M${n(1 - m)} -5V-16M${n(m - 1)} -5V-16`, ink, 4.5) +
    path('M-9 -3L0 3L9 -3M-9 -9L0 -3L9 -9', ink, 2.2)
  )
}

/**
 * A door on a level wall side of length `length`, centred at (0, 0); turn it for an upright one.
 * The kind is read from the line (two thin lines, one leaf, two leaves with chevrons), the state from the gap.
 */
export function door(kind: DoorKind, state: DoorState, length: number): string {
  if (kind === 'glass') return glassDoor(length * 0.36, state)
  if (kind === 'solid') return solidDoor(length * 0.36, state)
  return mainDoor(length * 0.46, state)
}
