import { type DwaView, type Human, isBody, risesUpTo, vehicleOutline } from '@shamble/game-dwa/table'
import { text } from '../../kit/index.js'
import type { Words } from '../table-game.js'
import { aboard } from './aboard.js'
import { lengthWords } from './lengths.js'
import { K } from './scale.js'

const NAME_SIZE = 12
/** How far below a base a name reaches at most, and about how wide it is, in pixels of the drawing. */
export const NAME_BELOW = 26
const widthOf = (said: string): number => said.length * NAME_SIZE * 0.6
export const nameWidth = ({ name }: Pick<Human, 'name'>): number => widthOf(name)

interface Point {
  readonly x: number
  readonly y: number
}

/** Words around their middle. */
interface Plate extends Point {
  readonly width: number
  readonly height: number
}

/** Around a base, and around that of the one who acts, whose ring needs room. */
const GAP = 5
const RING = 7
const LINE = 13
/** What is said of a body, beside a name. */
const SMALLER = 0.85

/** Where words about something round may be, best first: below it, above it, at its right, at its left. */
function platesAround({ x, y }: Point, reach: number, width: number): readonly Plate[] {
  const [down, across] = [reach + LINE / 2, reach + width / 2]
  const at = (dx: number, dy: number): Plate => ({ x: x + dx, y: y + dy, width, height: LINE })
  return [at(0, down), at(0, -down), at(across, 0), at(-across, 0)]
}

/** How far a plate reaches into a disc. */
function overDisc({ x, y, width, height }: Plate, disc: Point, r: number): number {
  const dx = Math.max(0, Math.abs(disc.x - x) - width / 2)
  const dy = Math.max(0, Math.abs(disc.y - y) - height / 2)
  return Math.max(0, r - Math.hypot(dx, dy))
}

/** How far one plate reaches into another. */
function overPlate(one: Plate, other: Plate): number {
  const across = (one.width + other.width) / 2 - Math.abs(one.x - other.x)
  const down = (one.height + other.height) / 2 - Math.abs(one.y - other.y)
  return across > 0 && down > 0 ? Math.min(across, down) : 0
}

/** The place for words that is on nothing else, or on the least of it. */
export function freePlate(
  tried: readonly Plate[],
  discs: readonly Point[],
  r: number,
  plates: readonly Plate[],
): Plate {
  const hides = (plate: Plate): number =>
    discs.reduce((sum, disc) => sum + overDisc(plate, disc, r), 0) +
    plates.reduce((sum, other) => sum + overPlate(plate, other), 0)
  const found = tried.map((plate) => ({ plate, hidden: hides(plate) }))
  return found.reduce((best, other) => (other.hidden < best.hidden ? other : best)).plate
}

const said = ({ x, y }: Plate, words: string, look: Readonly<Record<string, string | number>> = {}): string =>
  text(x, y + NAME_SIZE * 0.36, words, {
    class: 'cap',
    'font-size': NAME_SIZE,
    'text-anchor': 'middle',
    fill: 'var(--ink)',
    stroke: 'var(--stock)',
    'stroke-width': 3.5,
    'paint-order': 'stroke',
    ...look,
  })

interface Name extends Plate {
  readonly name: string
}

const discsOf = (view: DwaView) =>
  [
    ...view.humans.filter(({ whereabouts }) => whereabouts === 'table'),
    ...view.zombies,
    ...view.humans.filter(isBody),
  ].map(({ id, x, y }) => ({ id, x: x * K, y: y * K }))

/** Where the name of everybody on the table is, in pixels of the drawing. */
export function namePlates(view: DwaView, active: Human | null, labelled: ReadonlySet<number>): readonly Name[] {
  const r = (view.options.baseMm / 2) * K
  const discs = discsOf(view)
  const named = view.humans.filter(({ id, whereabouts }) => whereabouts === 'table' && !labelled.has(id))
  const placed: Name[] = []
  // The one who acts chooses first.
  const ordered = [...named].sort((one, other) => Number(other === active) - Number(one === active))
  for (const human of ordered) {
    const at = { x: human.x * K, y: human.y * K }
    const tried = platesAround(at, r + GAP + (human === active ? RING : 0), nameWidth(human))
    const others = discs.filter(({ id }) => id !== human.id)
    placed.push({ ...freePlate(tried, others, r, placed), name: human.name })
  }
  return placed
}

/**
 * What everybody is called, beside their bases and on nobody else's; who is in a vehicle is named under it, and what may
 * become of a body stands beside it.
 */
export function namesArt(view: DwaView, active: Human | null, labelled: ReadonlySet<number>, words: Words): string {
  const r = (view.options.baseMm / 2) * K
  const discs = discsOf(view)
  const people = namePlates(view, active, labelled)
  const placed: Plate[] = [...people]
  const names = people.map((plate) => said(plate, plate.name))
  const bodies = view.humans.filter(isBody).map((body) => {
    const told = bodyWords(view, body, words)
    const at = { x: body.x * K, y: body.y * K }
    const [below, above, right, left] = platesAround(at, r + GAP, widthOf(told) * SMALLER)
    const others = discs.filter(({ id }) => id !== body.id)
    const plate = freePlate([right!, left!, above!, below!], others, r, placed)
    placed.push(plate)
    return said(plate, told, { class: 'tiny', 'font-size': NAME_SIZE * SMALLER })
  })
  const vehicles = view.vehicles.map((vehicle, i) => {
    const lines = vehicleLines(view, i, words)
    if (lines.length === 0) return ''
    const ys = vehicleOutline(vehicle).map(({ y }) => y * K)
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
    const size = { x: vehicle.x * K, width: Math.max(...lines.map(widthOf)), height: LINE * lines.length }
    const tried = [bottom + GAP + size.height / 2, top - GAP - size.height / 2].map((y) => ({ ...size, y }))
    const plate = freePlate(tried, discs, r, placed)
    placed.push(plate)
    return lines.map((line, at) => said({ ...plate, y: plate.y + (at - (lines.length - 1) / 2) * LINE }, line)).join('')
  })
  return [...names, ...bodies, ...vehicles].join('')
}

/** Whose body it is, and up to which face it rises. */
function bodyWords(view: DwaView, body: Human, { speak }: Words): string {
  const most = risesUpTo(view, body)
  return most === 0 ? body.name : speak(most === 1 ? 'dwa.risesOn' : 'dwa.risesUpTo', { who: body.name, face: most })
}

/** More names than that are counted. */
const MOST_NAMED = 3

/** Who is in a vehicle and what its engine does, in few words. */
function vehicleLines(view: DwaView, at: number, words: Words): string[] {
  const vehicle = view.vehicles[at]!
  const names = namesAboard(view, at, words)
  const rest = names.length - MOST_NAMED
  const listed = rest > 0 ? [...names.slice(0, MOST_NAMED), `+${rest}`] : names
  const engine = vehicle.running && !vehicle.wrecked ? engineWords(view, vehicle, words) : ''
  return [listed.join(', '), engine].filter((line) => line !== '')
}

/** Who is in a vehicle, the driver first. */
export function namesAboard(view: DwaView, at: number, { speak }: Words): readonly string[] {
  const [driver = null, ...others] = aboard(view, at)
  const names = others.map((human) => human!.name)
  return driver === null ? names : [speak('dwa.atWheel', { who: driver.name }), ...names]
}

/** What the engine of a vehicle does, and how fast it goes. */
export function engineWords(
  view: DwaView,
  { running, wrecked, speed }: DwaView['vehicles'][number],
  words: Words,
): string {
  const { speak } = words
  if (wrecked) return speak('dwa.wreck')
  if (!running) return speak('dwa.parked')
  return speed > 0 ? speak('dwa.runningAt', { speed: lengthWords(speed, view, words) }) : speak('dwa.running')
}
