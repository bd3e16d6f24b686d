import { type DwaView, isFirearm, numbersOf } from '@shamble/game-dwa/table'
import { base, grease, n, text } from '../../../kit/index.js'
import type { Words } from '../../table-game.js'
import type { Person } from './person.js'

/** What someone reaches, to scale, on the ground they will stand on. */
export const REACH = { width: 392, height: 165 } as const

const SCALE = 0.385
const ORIGIN = { x: 30, y: 84 } as const
const FLOOR = REACH.height - 18
/** As far as the picture goes. */
const FARTHEST = 900
const DASHES = ['8 5', '14 4', '20 4']

/** An irregular ring of a hill. */
function contour(cx: number, cy: number, r: number, i: number): string {
  const turn = i * 0.22
  let d = ''
  for (let j = 0; j <= 72; j++) {
    const a = (j / 72) * Math.PI * 2
    const s = r * (1 + 0.13 * Math.sin(a * 3 + turn) + 0.08 * Math.cos(a * 5 - turn))
    d += `${j === 0 ? 'M' : 'L'}${n(cx + s * Math.cos(a) * 1.6)} ${n(cy + s * Math.sin(a))}`
  }
  return `<path d="${d}Z" fill="none" stroke="var(--contour)" stroke-width="${i % 4 === 3 ? 1.8 : 1}" opacity=".8"/>`
}

/** A hill as a map shows it. */
export const hill = (cx: number, cy: number, rings: readonly number[]): string =>
  rings.map((r, i) => contour(cx, cy, r, i)).join('')

const SIZES = [10, 22, 36, 52, 72, 96, 124, 156]

/** The reach of someone's weapons as rings, and a walk of all their action points in grease pencil. */
export function reachArt(person: Person, view: DwaView, words: Words): string {
  const { humanAp, distances, weapons } = numbersOf(view.options)
  const half = view.options.baseMm / 2
  const at = (mm: number): number => ORIGIN.x + (half + mm) * SCALE
  const { speak } = words
  const out = [
    `<rect width="${REACH.width}" height="${REACH.height}" fill="var(--stock)"/><rect width="${REACH.width}" height="${FLOOR}" fill="var(--floor-1)"/>`,
    hill(336, 52, SIZES),
  ]
  for (let mm = 0; mm <= FARTHEST; mm += 100)
    out.push(
      `<path d="M${n(at(mm))} 0V${FLOOR}" stroke="var(--grid-2)" opacity=".7"/><path d="M${n(at(mm))} ${FLOOR}v5" stroke="var(--ink-2)"/>`,
      text(at(mm), REACH.height - 3, mm === 0 ? speak('muster.cm', { cm: 0 }) : mm / 10, {
        class: 'tiny',
        fill: 'var(--ink-2)',
        'text-anchor': 'middle',
      }),
    )
  const label = (mm: number, said: string, y: number): string => {
    const width = said.length * 6.4 + 12
    const x = Math.min(at(mm), REACH.width - width / 2 - 2)
    return `<g transform="translate(${n(x)} ${y})"><rect x="${n(-width / 2)}" y="-9" width="${n(width)}" height="17" fill="var(--floor-1)"/>${text(0, 4, said, { class: 'cap', 'font-size': 11.5, 'text-anchor': 'middle', fill: 'var(--ink)' })}</g>`
  }
  out.push(ring((half + distances.fear) * SCALE, '2 4'), label(distances.fear, String(distances.fear / 10), 34))
  const ranges = person.weapons
    .filter(isFirearm)
    .map((id) => ({ id, range: weapons[id].range }))
    .filter(({ range }, i, all) => range <= FARTHEST && all.findIndex((other) => other.range === range) === i)
    .sort((a, b) => a.range - b.range)
  for (const [i, { id, range }] of ranges.entries())
    out.push(
      ring((half + range) * SCALE, DASHES[i] ?? DASHES[0]!),
      label(range, `${speak(`muster.weapon.${id}`)} ${range / 10}`, i % 2 === 0 ? 26 : 132),
    )
  const steps = Array.from({ length: humanAp }, (_, i) => (i + 1) * distances.step)
  const end = steps.at(-1) ?? 0
  out.push(
    grease(
      [
        [at(14), ORIGIN.y],
        [at(end * 0.45), ORIGIN.y - 1],
        [at(end * 0.75), ORIGIN.y + 1],
        [at(end + 32), ORIGIN.y],
      ],
      { width: 3.6, arrow: true },
    ),
    ...steps.map(
      (mm, i) =>
        `<circle cx="${n(at(mm))}" cy="${ORIGIN.y}" r="7.6" fill="var(--stock)" stroke="var(--ink-b)" stroke-width="2"/>${text(at(mm), ORIGIN.y + 4.2, i + 1, { class: 'num', 'font-size': 12, 'text-anchor': 'middle', fill: 'var(--ink)' })}`,
    ),
    // Below the way itself: a narrow window cuts the picture behind it.
    label(end / 2, speak('muster.walks', { cm: end / 10, ap: humanAp }), ORIGIN.y + 28),
    base(ORIGIN.x, ORIGIN.y, 5.4, { figure: person.figure }),
  )
  return out.join('')
}

/** A circle around the person, as much of it as is on the ground. */
function ring(r: number, dashes: string): string {
  const look = `fill="none" stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="${dashes}"`
  const above = ORIGIN.y
  const below = FLOOR - ORIGIN.y
  if (r < above && r < below) return `<circle cx="${ORIGIN.x}" cy="${ORIGIN.y}" r="${n(r)}" ${look}/>`
  const [from, to] = [Math.asin(Math.min(1, above / r)), Math.asin(Math.min(1, below / r))]
  return `<path d="M${n(ORIGIN.x + r * Math.cos(from))} ${n(ORIGIN.y - r * Math.sin(from))}A${n(r)} ${n(r)} 0 0 1 ${n(ORIGIN.x + r * Math.cos(to))} ${n(ORIGIN.y + r * Math.sin(to))}" ${look}/>`
}
