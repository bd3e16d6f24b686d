import type { Box } from '../../../board/box.js'
import { type FigureName, n, rect, tag, text } from '../../../kit/index.js'
import { dead, ghost, living } from './bodies.js'
import { copyDefs, ragged, slip, slipHeight, slipWidth } from './paper.js'

// The range ladder: a strip torn from a photocopier. A cell is as wide as what stands on it needs; only the count of
// cells is a distance. The game master's screen and the shared table draw the same strip.

export interface LadderGroup {
  readonly spot: string
  readonly size: number
  readonly name: string
  /** Special zombies stand alone, and some of them tower over the others. */
  readonly isLarge?: boolean
  /** Whom it has engaged, in words; empty for nobody. */
  readonly on: string
  readonly cell: number
}

export interface LadderPerson {
  readonly spot: string
  readonly name: string
  readonly figure: FigureName
  readonly cell: number
  /** The one whose turn it is, or who was chosen. */
  readonly isChosen?: boolean
  readonly isDown?: boolean
}

/** A slip on a cell: a trap, a thing, a body, what a game master is about to buy. */
export interface LadderNote {
  readonly spot?: string
  readonly words: string
  readonly cell: number
}

export interface LadderScene {
  /** From the first cell to the far one; survivors may fall back behind the first. */
  readonly cells: readonly number[]
  readonly bands: readonly { readonly name: string; readonly from: number; readonly to: number }[]
  readonly isDark: boolean
  readonly groups: readonly LadderGroup[]
  readonly people: readonly LadderPerson[]
  readonly strangers: readonly LadderPerson[]
  readonly notes: readonly LadderNote[]
  /** In hand and not paid for yet: dashed bodies in a red dashed cell. */
  readonly ghosts?: readonly LadderNote[]
  /** What is written under each cell besides its number; none where nobody is chosen. */
  readonly distances: readonly string[]
  /** Cells that can be picked now. */
  readonly lit: readonly number[]
}

export interface LadderDrawn {
  readonly art: string
  /** Where each piece stands, by its spot; `c:<cell>` for the cells. */
  readonly boxes: ReadonlyMap<string, Box>
}

interface Size {
  readonly width: number
  readonly height: number
  /** On a phone the strip has no slips but the names. */
  readonly isSmall?: boolean
}

/** So many bodies are drawn of a group; its number says the rest. */
const MOST_BODIES = 6
/** Widths in bodies. */
const NEED = { empty: 0.5, person: 0.86, stranger: 0.8, few: 0.95, many: 1.3, pad: 0.12 } as const

const needOf = ({ size }: LadderGroup): number => (size > 1 ? NEED.many : NEED.few)

interface Slot {
  readonly width: number
  /** Those with a higher one stand in front. */
  readonly depth: number
  draw(x: number, width: number): void
}

export function ladderArt(scene: LadderScene, { width, height, isSmall = false }: Size): LadderDrawn {
  const { cells } = scene
  const [top, foot, pad] = isSmall ? [10, 24, 5] : [40, 36, 10]
  const tall = height - top - foot
  const ground = top + tall - (isSmall ? 8 : 16)
  const needs = cells.map((cell) => cellNeed(scene, cell))
  const all = needs.reduce((sum, need) => sum + need, 0)
  const size = Math.min(tall * 0.49, (width / all) * 1.02)
  const unit = width / all
  const edges = [0]
  for (const need of needs) edges.push(edges.at(-1)! + need * unit)
  const at = (cell: number): number => cells.indexOf(cell)
  const left = (cell: number): number => edges[at(cell)]!
  const right = (cell: number): number => edges[at(cell) + 1]!

  const boxes = new Map<string, Box>()
  const out: string[] = [copyDefs(), paperArt(width, top, tall, pad)]
  for (const [i, cell] of cells.entries()) {
    const box = { x: edges[i]!, y: top, width: edges[i + 1]! - edges[i]!, height: tall }
    boxes.set(`c:${cell}`, { x: box.x + 6, y: box.y + 3, width: box.width - 12, height: box.height - 6 })
    const tone = toneOf(scene, cell)
    out.push(rect(box.x, box.y, box.width, box.height, { fill: `url(#copy-${tone})`, opacity: tone > 2 ? 0.62 : 0.34 }))
  }
  out.push(
    tag('path', {
      d: `M6 ${n(ground - tall * 0.2)}L${n(width - 6)} ${n(ground - tall * 0.24)}V${n(top + tall)}H6Z`,
      fill: 'url(#copy-2)',
      opacity: 0.4,
    }),
  )
  out.push(...bandsArt(scene, { left, right, top, tall, isSmall }))
  for (const [i, cell] of cells.entries()) out.push(footArt(scene, i, cell, edges, height, isSmall))
  for (const cell of scene.lit) out.push(litArt(left(cell), right(cell), top, tall))

  // Names come last: nobody stands before them.
  const strips: string[] = []
  for (const cell of cells) {
    const slots = slotsOf(scene, cell, { size, ground, top, isSmall, out, strips, boxes, right: right(cell) })
    const wanted = slots.reduce((sum, slot) => sum + slot.width, 0) * size
    const room = right(cell) - left(cell) - 2 * NEED.pad * size * 0.5
    const share = wanted === 0 ? 1 : room / wanted
    let x = left(cell) + NEED.pad * size * 0.5
    const placed = slots.map((slot) => {
      const from = x
      x += slot.width * size * share
      return { slot, from, wide: x - from }
    })
    placed.sort((one, other) => one.slot.depth - other.slot.depth)
    for (const { slot, from, wide } of placed) slot.draw(from, wide)
    notesArt(scene, cell, { left: left(cell), right: right(cell), ground, top, isSmall, strips, boxes })
  }
  for (const one of scene.ghosts ?? [])
    out.push(...ghostArt(one, left(one.cell), right(one.cell), { top, tall, ground, size }))
  return { art: [...out, ...strips].join(''), boxes }
}

function cellNeed({ groups, people, strangers, notes }: LadderScene, cell: number): number {
  const on = <T extends { readonly cell: number }>(all: readonly T[]): readonly T[] =>
    all.filter((one) => one.cell === cell)
  const need =
    on(groups).reduce((sum, group) => sum + needOf(group), 0) +
    on(people).length * NEED.person +
    on(strangers).length * NEED.stranger
  return Math.max(on(notes).length > 0 ? NEED.empty * 1.3 : NEED.empty, need + NEED.pad)
}

/** Cells more than two from the living lie in the dark where the scene is dark [DD-8.22]. */
function toneOf({ cells, isDark }: LadderScene, cell: number): number {
  const share = cells.indexOf(cell) / Math.max(1, cells.length - 1)
  const light = share < 0.5 ? 1 : share < 0.9 ? 2 : 3
  return isDark ? Math.min(5, share < 0.3 ? 1 : share < 0.5 ? 2 : share < 0.9 ? 4 : 5) : light
}

function paperArt(width: number, top: number, tall: number, pad: number): string {
  const [y0, y1] = [top - pad, top + tall + pad]
  return tag('path', {
    d: `M${ragged([0, y0], [width, y0], 17, pad / 2, 1)}L${ragged([width, y0], [width, y1], 17, 3, 2)}L${ragged([width, y1], [0, y1], 17, pad / 2, 4)}L${ragged([0, y1], [0, y0], 17, 3, 7)}Z`,
    fill: 'var(--copy)',
  })
}

interface Frame {
  readonly top: number
  readonly tall: number
  readonly isSmall: boolean
  left(cell: number): number
  right(cell: number): number
}

function bandsArt({ bands }: LadderScene, { left, right, top, tall, isSmall }: Frame): string[] {
  return bands.flatMap(({ name, from, to }) => {
    const inside = Array.from({ length: to - from }, (_, i) => left(from + i + 1))
    return [
      ...inside.map((x) =>
        tag('path', {
          d: `M${n(x)} ${n(top)}V${n(top + tall)}`,
          stroke: '#111',
          'stroke-width': 1.6,
          'stroke-dasharray': '6 5',
        }),
      ),
      rect(left(from) + 5, top, right(to) - left(from) - 10, tall, { fill: 'none', stroke: '#111', 'stroke-width': 3 }),
      isSmall
        ? ''
        : text(left(from) + 5, top - 18, fitting(name, right(to) - left(from)), { class: 'sign', fill: 'var(--ink)' }),
    ]
  })
}

/** As wide as a letter of a sign is. */
const SIGN_LETTER = 8.6

/** A name, its first word where there is no room for all of it, or nothing. */
const fitting = (name: string, room: number): string =>
  [name, name.split(' ', 1)[0]!].find((said) => said.length * SIGN_LETTER < room) ?? ''

function footArt(
  { distances }: LadderScene,
  i: number,
  cell: number,
  edges: readonly number[],
  height: number,
  isSmall: boolean,
): string {
  const middle = (edges[i]! + edges[i + 1]!) / 2
  const far = distances[i] ?? ''
  const hasRoom = !isSmall && far !== '' && edges[i + 1]! - edges[i]! > 40 + far.length * 6
  const number = text(hasRoom ? middle - far.length * 3 : middle, height - (isSmall ? 4 : 7), cell, {
    class: 'num',
    'font-size': isSmall ? 16 : 20,
    'text-anchor': 'middle',
    fill: 'var(--ink)',
  })
  if (!hasRoom) return number
  return number + text(middle - far.length * 3 + 12, height - 8, far, { class: 'tiny', fill: 'var(--ink-2)' })
}

function litArt(left: number, right: number, top: number, tall: number): string {
  const box = (look: Readonly<Record<string, string | number>>): string =>
    rect(left + 11, top + 7, right - left - 22, tall - 14, { fill: 'none', ...look })
  return (
    box({ stroke: '#111', 'stroke-width': 5 }) +
    box({ stroke: 'var(--cold)', 'stroke-width': 2.6, 'stroke-dasharray': '9 6' })
  )
}

interface Ground {
  readonly size: number
  readonly ground: number
  readonly top: number
  readonly isSmall: boolean
  readonly out: string[]
  readonly strips: string[]
  readonly boxes: Map<string, Box>
  readonly right: number
}

/** The first word of a name, where nobody else in the scene has it too. */
function shortName(name: string, { people, strangers }: LadderScene): string {
  const [first] = name.split(' ', 1) as [string]
  return [...people, ...strangers].some((other) => other.name !== name && other.name.startsWith(first)) ? name : first
}

function slotsOf(scene: LadderScene, cell: number, on: Ground): Slot[] {
  const standing = ({ name }: LadderPerson, isBehind: boolean, place: number): Standing => ({
    isBehind,
    place,
    short: shortName(name, scene),
  })
  const groups = scene.groups.filter((group) => group.cell === cell)
  const isShared = groups.length > 0
  // The last of them stands in front, beside the dead.
  const people = scene.people
    .filter((one) => one.cell === cell)
    .map((person, i, { length }): Slot => {
      const isBehind = isShared && (length - i) % 2 === 0
      return {
        width: NEED.person,
        depth: isBehind ? 1 : 2,
        draw: (x, width) => drawPerson(person, x, width, on, standing(person, isBehind, i)),
      }
    })
  const strangers = scene.strangers
    .filter((one) => one.cell === cell)
    .map(
      (person, i): Slot => ({
        width: NEED.stranger,
        depth: i % 2 === 1 ? 0 : 1,
        draw: (x, width) => drawPerson(person, x, width, on, { ...standing(person, i % 2 === 1, i), stranger: true }),
      }),
    )
  return [
    ...people,
    ...groups.map(
      (group): Slot => ({ width: needOf(group), depth: 0, draw: (x, width) => drawGroup(group, x, width, on) }),
    ),
    ...strangers,
  ]
}

interface Standing {
  readonly isBehind: boolean
  /** The how manieth of the people on the cell. */
  readonly place: number
  /** What the person is called where there is no room for the whole name. */
  readonly short: string
  readonly stranger?: boolean
}

/** Names that would lie on each other are hung one above the other, so many deep. */
const NAMES_DEEP = 3

function drawPerson(
  { spot, name, figure, isChosen = false, isDown = false }: LadderPerson,
  x: number,
  width: number,
  { size, ground, isSmall, out, strips, boxes, top }: Ground,
  { isBehind, place, short, stranger = false }: Standing,
): void {
  const s = isBehind ? size * 0.88 : size * 0.96
  const left = x + (width - s) / 2
  const y = ground - s - (isBehind ? size * 0.36 : 0)
  const drawn = living(figure, left, y, s, { stranger, flip: stranger, cold: isChosen, down: isDown })
  out.push(drawn)
  boxes.set(spot, { x: x + 2, y: Math.max(top, y - 6), width: width - 4, height: ground - y + 8 })
  const type = isSmall ? 10 : 12
  const high = isDown ? -s * 0.4 : figure === 'axeLong' ? s * 0.12 : 0
  const called = isSmall && slipWidth(name, type) > width ? short : name
  const wide = slipWidth(called, type)
  const lift = wide > width ? (place % NAMES_DEEP) * slipHeight(type) : 0
  const middle = Math.max(left + s * 0.48, wide / 2 + 2)
  const above = y - (isSmall ? 15 : isChosen ? 28 : 21) - high - lift
  strips.push(
    slip(middle, Math.max(top + 2, above), called.toLocaleUpperCase(), {
      size: type,
      inverse: !stranger,
      anchor: 'middle',
      tilt: isBehind ? -1 : 1,
    }),
  )
}

function drawGroup(
  { spot, size: count, name, on: engaged, isLarge = false }: LadderGroup,
  x: number,
  width: number,
  { size, ground, top, isSmall, out, strips, boxes }: Ground,
): void {
  const bodies = Math.min(count, MOST_BODIES)
  // Front to back: each row is higher and smaller.
  const rows = bodies < 3 ? [bodies] : bodies < 5 ? [2, bodies - 2] : [2, 2, bodies - 4]
  const drawn = rows.map((inRow, row) => {
    const s = size * (isLarge ? 1.22 : 1) * (1 - row * 0.1)
    const y = ground - s - row * size * 0.4
    const span = Math.max(0, width - s * 0.92)
    return Array.from({ length: inRow }, (_, i) =>
      dead(i * 2 + row + count, x - s * 0.02 + span * (inRow === 1 ? 0.5 : i / (inRow - 1)), y, s),
    ).join('')
  })
  out.push(...drawn.reverse())
  const high = size * (isLarge ? 1.22 : 1) + (rows.length - 1) * size * 0.36
  boxes.set(spot, { x: x + 2, y: Math.max(top, ground - high - 6), width: width - 4, height: high + 10 })
  const end = x + width
  const plate = isSmall ? { w: 18, h: 20, size: 17 } : { w: 34, h: 38, size: 32 }
  strips.push(
    tag(
      'g',
      { transform: `translate(${n(end - plate.w - 4)} ${top + (isSmall ? 5 : 10)})` },
      rect(0, 0, plate.w, plate.h, { fill: '#111' }) +
        text(plate.w / 2, plate.h * 0.79, count, {
          class: 'num',
          'font-size': plate.size,
          'text-anchor': 'middle',
          fill: '#fff',
        }),
    ),
  )
  if (isSmall) return
  // Beside the number, or under it where several groups leave no room.
  const isBeside = slipWidth(name, 12) + plate.w + 14 < width
  const [from, down] = isBeside ? [end - plate.w - 10, 11] : [end - 2, plate.h + 13]
  strips.push(slip(from, top + down, name.toLocaleUpperCase(), { size: 12, anchor: 'end', tilt: -0.8 }))
  if (engaged !== '')
    strips.push(
      slip(from, top + down + 21, engaged.toLocaleUpperCase(), { size: 11, anchor: 'end', tilt: 0.8, inverse: true }),
    )
}

interface NoteGround {
  readonly left: number
  readonly right: number
  readonly ground: number
  readonly top: number
  readonly isSmall: boolean
  readonly strips: string[]
  readonly boxes: Map<string, Box>
}

/** A note of so many letters, such as a score with its difficulty, is never cut: it reaches over the next cell. */
const SHORT_NOTE = 10

/** Traps, things and bodies lie at the foot of their cell, one above the other. */
function notesArt(scene: LadderScene, cell: number, on: NoteGround): void {
  const { left, right, ground, isSmall, strips, boxes } = on
  const size = isSmall ? 10 : 11.5
  scene.notes
    .filter((note) => note.cell === cell)
    .forEach(({ words, spot }, i) => {
      const least = cell === scene.cells.at(-1) ? 4 : SHORT_NOTE
      const room = Math.max(least, Math.floor((right - left - 20 - size * 0.9) / (size * 0.6)))
      const said = words.length > room ? `${words.slice(0, room - 1)}…` : words
      const wide = slipWidth(said, size)
      const x = Math.max((left + right) / 2, left + wide / 2 + 4)
      const y = ground - slipHeight(size) * (i + 1) - 3 * i + 8
      strips.push(slip(x, y, said, { size, anchor: 'middle', tilt: i % 2 === 0 ? -0.8 : 0.8 }))
      if (spot === undefined) return
      boxes.set(spot, { x: x - wide / 2, y: y - 4, width: wide, height: slipHeight(size) + 8 })
    })
}

interface GhostGround {
  readonly top: number
  readonly tall: number
  readonly ground: number
  readonly size: number
}

/** Two bodies at the far end of the cell: as narrow as the cell, and never larger than those who are there. */
function ghostArt(
  { words }: LadderNote,
  left: number,
  right: number,
  { top, tall, ground, size }: GhostGround,
): string[] {
  const wide = Math.min(right - left, size * 1.3)
  const from = right - wide
  return [
    ghost(3, from + wide * 0.3, ground - wide * 1.06, wide * 0.58),
    ghost(0, from + wide * 0.1, ground - wide * 0.72, wide * 0.68),
    rect(left + 11, top + 7, right - left - 24, tall - 14, {
      fill: 'none',
      stroke: 'var(--ink-b)',
      'stroke-width': 2.6,
      'stroke-dasharray': '8 5',
    }),
    slip(right - 4, top + 16, words, { size: 11, anchor: 'end', tilt: 0.6 }),
  ]
}
