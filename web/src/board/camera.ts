import type { Box } from './box.js'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Where a board is in its window: shifted by pixels, so many pixels to a board unit. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly k: number
}

/** A finger needs this much, in pixels. */
export const FINGER = 44
/** A board unit on a small screen: as large as on a desk. Less where more is to be seen, never more by itself. */
const USUAL = 1
/** Places for tiles could be much smaller and still be hit, but not be told apart. */
const LEAST = 0.45
/** Between what matters and the edge of the window, in pixels. */
const MARGIN = 14
/** The same at a desk, where no finger slips off the edge. */
const DESK_MARGIN = 8

/** What matters: whatever can be picked, and where the one who picks is. */
export interface Outlook {
  readonly window: Size
  readonly board: Box
  readonly spots: readonly Box[]
  readonly focus: { readonly x: number; readonly y: number } | null
  /** What a finger holds of something that is being drawn. */
  readonly grip?: Box | null
  /** The scale that the player has chosen by hand. */
  readonly own: number | null
  /** How it is now; `null` before it was ever placed. */
  readonly now: Stand | null
  /** A board unit on a small screen, where a board says something else: it is never drawn smaller by itself. */
  readonly usual?: number
}

/** How large the smallest of these must be drawn for a finger; what is smaller than a counter is on something larger. */
function leastScale(spots: readonly Box[]): number {
  const sizes = spots.map(({ width, height }) => Math.min(width, height)).filter((size) => size >= FINGER)
  return sizes.length === 0 ? USUAL : Math.max(LEAST, Math.min(USUAL, FINGER / Math.min(...sizes)))
}

export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

const CELL = 50

/**
 * Where to look on a small screen: everything that can be picked and the one who picks, as long as each of it stays as
 * large as a finger; else what can be picked; else the one who picks, with as much around them as that allows, or what can
 * be picked nearest to them. Nothing moves while it is all in view already.
 */
export function aim({ window, board, spots, focus, grip = null, own, now, usual = USUAL }: Outlook): Stand {
  const cell = focus === null ? [] : [{ x: focus.x - CELL / 2, y: focus.y - CELL / 2, width: CELL, height: CELL }]
  const here = around(grip === null ? cell : [...cell, grip])
  const least = own ?? (usual === USUAL ? leastScale(spots) : usual)
  const whole = Math.min(window.width / board.width, window.height / board.height)
  // What a finger holds stays in view, whatever else could be picked.
  const most = [around(here === null ? spots : [...spots, here]), grip === null ? around(spots) : here]
  const all = most.find((box) => box !== null && fit(window, box) >= least - 0.001)
  const wished = own ?? Math.max(all ? Math.min(usual, fit(window, all)) : least, Math.min(whole, usual))
  const seen = all ?? nearest(window, wished, here, spots) ?? board
  if (now !== null && shows(now, window, seen)) {
    const isLegible = own === null && seen === all && now.k >= least - 0.01 && now.k <= usual + 0.01
    if (isLegible || near(now.k, wished)) return now
  }
  return place(window, board, middleOf(seen), wished)
}

/** The smallest and the largest size of a board unit, in pixels, that a board is shown at by itself at a desk. */
export interface Scales {
  readonly least: number
  readonly most: number
}

/**
 * Where to look at a desk: the one who acts and everything that can be picked, as large as that allows. The scale stays as
 * it is, and the board too while all of that is in view; it gives way only to what would not fit, and comes back.
 */
export function aimAtDesk({ window, board, spots, focus, own, now }: Outlook, { least, most }: Scales): Stand {
  const here = focus === null ? [] : [{ x: focus.x - CELL, y: focus.y - CELL, width: 2 * CELL, height: 2 * CELL }]
  const seen = around([...spots, ...here]) ?? board
  const whole = Math.min(window.width / board.width, window.height / board.height)
  const allowed = Math.max(Math.min(fit(window, seen, DESK_MARGIN), most), Math.min(whole, most))
  if (now === null) return place(window, board, middleOf(seen), own ?? allowed)
  const kept = now.k < least ? Math.min(least, allowed) : Math.min(now.k, allowed)
  const k = own ?? kept
  return near(now.k, k) && shows(now, window, seen) ? now : place(window, board, middleOf(seen), k)
}

/** The one who picks, where something around them can be picked; else what is nearest to them. */
function nearest(window: Size, k: number, here: Box | null, spots: readonly Box[]): Box | null {
  if (here === null || spots.length === 0) return here ?? spots[0] ?? null
  const from = middleOf(here)
  const far = (box: Box): { across: number; down: number } => {
    const { x, y } = middleOf(box)
    return { across: Math.abs(x - from.x) * k, down: Math.abs(y - from.y) * k }
  }
  const isAround = (box: Box): boolean => {
    const { across, down } = far(box)
    return across < window.width / 2 - FINGER && down < window.height / 2 - FINGER
  }
  if (spots.some(isAround)) return here
  const way = (box: Box): number => Math.hypot(far(box).across, far(box).down)
  return spots.reduce((best, other) => (way(other) < way(best) ? other : best))
}

const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 })

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01

/** The scale at which a box fills the window. */
const fit = (window: Size, box: Box, margin = MARGIN): number =>
  Math.min((window.width - 2 * margin) / box.width, (window.height - 2 * margin) / box.height)

/** Whether all of a box is in the window, not just at its rim. */
export function shows({ x, y, k }: Stand, window: Size, box: Box): boolean {
  const left = x + box.x * k
  const top = y + box.y * k
  return (
    left >= MARGIN / 2 &&
    top >= MARGIN / 2 &&
    left + box.width * k <= window.width - MARGIN / 2 &&
    top + box.height * k <= window.height - MARGIN / 2
  )
}

/** A point of the board in the middle of the window, but no empty margin where there is board to show. */
export function place(window: Size, board: Box, middle: { x: number; y: number }, k: number): Stand {
  return {
    x: keepInside(window.width / 2 - middle.x * k, board.x * k, board.width * k, window.width),
    y: keepInside(window.height / 2 - middle.y * k, board.y * k, board.height * k, window.height),
    k,
  }
}

/** Whether a board that would stand there may as well stay as it is: what matters is not far from the middle. */
export const isClose = ({ width, height }: Size, now: Stand, to: Stand): boolean =>
  near(now.k, to.k) && Math.abs(now.x - to.x) < width / 4 && Math.abs(now.y - to.y) < height / 4

export type Height = 'top' | 'upper' | 'lower'

/** How high in the window something is: what is laid over the board for a moment is elsewhere. */
export function heightOf({ y, k }: Stand, { height }: Size, point: { readonly y: number }): Height {
  const at = y + point.y * k
  return at < height / 4 ? 'top' : at < height / 2 ? 'upper' : 'lower'
}

function keepInside(shift: number, start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2 - start
  return Math.min(-start, Math.max(room - length - start, shift))
}

/** On the way from one stand to another, from 0 to 1. */
export function between(from: Stand, to: Stand, share: number): Stand {
  const mix = (a: number, b: number): number => a + (b - a) * share
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) }
}
