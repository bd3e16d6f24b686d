import type { Level, Reserve } from '@shamble/game-dead-dice/people'
import type { DeadDiceView } from '@shamble/game-dead-dice/table'
import { n } from '../../../kit/index.js'
import { figureOf } from '../figures.js'
import { living } from './bodies.js'
import { copyDefs, ragged, slip, slipWidth } from './paper.js'
import { doorOf, lampOf, type RefugeKind, refugeKind, wallOf } from './refuge-kinds.js'

export const ROOM = { width: 1400, height: 308 } as const
const [INK, WHITE] = ['#111', '#fff'] as const
const GROUND = ROOM.height - 46
const EDGE = `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`
const DASHED = `fill="none" stroke="${INK}" stroke-width="2.2" stroke-dasharray="6 5" opacity=".8"`

/** How many of each thing a level shows. */
const COUNTED: Readonly<Record<Reserve, Readonly<Record<Level, number>>>> = {
  shelter: { sufficient: 3, low: 1, empty: 0 },
  ammunition: { sufficient: 3, low: 1, empty: 0 },
  provisions: { sufficient: 9, low: 3, empty: 0 },
  survivors: { sufficient: 3, low: 1, empty: 0 },
}

/** The way in, as the story's refuge has it; the bars across it are Shelter. */
function door(level: Level, kind: RefugeKind): string {
  const bars = Array.from({ length: 3 }, (_, i) => {
    const y = GROUND - 50 - i * 54
    if (i >= COUNTED.shelter[level]) return `<path d="M22 ${y}H242V${y + 17}H22Z" ${DASHED}/>`
    return `<path d="M22 ${y}H242V${y + 17}H22ZM14 ${y - 6}h14v29h-14ZM236 ${y - 6}h14v29h-14Z" fill="${INK}"/>`
  })
  return doorOf(kind, GROUND) + bars.join('')
}

/** Crates on a bench are Ammunition. */
function bench(level: Level): string {
  const crates = Array.from({ length: 3 }, (_, i) => {
    const x = 336 + i * 60
    const box = `M${x} ${GROUND - 110}H${x + 50}V${GROUND - 75}H${x}Z`
    if (i >= COUNTED.ammunition[level]) return `<path d="${box}" ${DASHED}/>`
    const rounds = [0, 1, 2, 3].map((q) => `M${x + 8 + q * 10} ${GROUND - 92}h5v13h-5Z`).join('')
    return `<path d="${box}" fill="${WHITE}" ${EDGE}/><path d="M${x} ${GROUND - 98}H${x + 50}" stroke="${INK}" stroke-width="3"/><path d="${rounds}" fill="${INK}"/>`
  })
  return `<path d="M322 ${GROUND - 74}H520V${GROUND - 60}H322ZM334 ${GROUND - 60}V${GROUND}M508 ${GROUND - 60}V${GROUND}" fill="${WHITE}" ${EDGE}/>${crates.join('')}`
}

/** Tins on a shelf are Provisions: nine, three or none. */
function shelf(level: Level): string {
  const rows = [0, 1, 2].map((row) => {
    const y = 104 + row * 66
    const tins = [0, 1, 2].map((i) => {
      const tin = `M${660 + i * 56} ${y - 38}h34v38h-34Z`
      return row * 3 + i < COUNTED.provisions[level]
        ? `<path d="${tin}" fill="${WHITE}" ${EDGE}/>`
        : `<path d="${tin}" ${DASHED}/>`
    })
    return `<rect x="636" y="${y}" width="198" height="9" fill="${INK}"/>${tins.join('')}`
  })
  return `<path d="M640 40V${GROUND}M830 40V${GROUND}" stroke="${INK}" stroke-width="7"/>${rows.join('')}`
}

const van = (): string => {
  const g = GROUND
  const wheels = [962, 1100].map(
    (x) =>
      `<circle cx="${x}" cy="${g - 18}" r="20" fill="${INK}"/><circle cx="${x}" cy="${g - 18}" r="8" fill="${WHITE}"/>`,
  )
  return `<path d="M918 ${g - 20}V${g - 118}Q918 ${g - 130} 930 ${g - 130}H1076L1112 ${g - 82}L1146 ${g - 74}V${g - 20}Z" fill="${WHITE}" ${EDGE}/><path d="M1040 ${g - 116}H1070L1096 ${g - 82}H1040Z" fill="${INK}"/><path d="M940 ${g - 116}H1018V${g - 82}H940Z" fill="none" stroke="${INK}" stroke-width="3"/>${wheels.join('')}`
}

/** Where the band stands: before the things, and one after another. */
const PLACES = [
  { x: 236, size: 166, flip: false },
  { x: 540, size: 164, flip: true },
  { x: 838, size: 160, flip: false },
  { x: 430, size: 158, flip: false },
  { x: 720, size: 158, flip: true },
] as const

/** As many companions as have room under the lamp; a number says how many more there are. */
const MOST_DRAWN = 5

/** How large names are where the room is as wide as the table. */
const TYPE = 14
const MOST_TYPE = 22
/** How far apart the nearest two of the band stand. */
const BETWEEN = 113

interface People {
  /** Who is meant, by seat. */
  readonly lead: number | null
  state(seat: number): string
  /** How large the names are: larger where the room is drawn small. */
  readonly type?: number
}

function companions(view: DeadDiceView, { type = TYPE }: People): string {
  const here = view.group.companions.filter(({ alive }) => alive)
  const drawn = here.slice(0, MOST_DRAWN)
  const apart = Math.min(72, 216 / Math.max(1, drawn.length - 1))
  const size = drawn.length > 3 ? 108 : 122
  const bodies = drawn.map((_, i) =>
    living(i % 2 === 1 ? 'idleLong' : 'idle', 1156 + i * apart, GROUND - size + 6, size, {
      stranger: true,
      flip: i % 2 === 1,
    }),
  )
  // Larger ones stand one above the other, and many of them would lie over each other.
  const isLarge = type > TYPE
  const written = isLarge ? type : 11
  const named = isLarge && (type > MOST_TYPE || drawn.length > 3) ? [] : drawn
  const names = named.map(({ name }, i) => {
    const said = cut(name, 11)
    const x = Math.min(1210 + i * apart, ROOM.width - 8 - slipWidth(said, written) / 2)
    const up = (i % (isLarge ? 3 : 2)) * written * 1.8
    return slip(x, GROUND - size - 24 - up, said, { size: written, anchor: 'middle', tilt: (i % 3) - 1 })
  })
  const more = here.length > drawn.length ? slip(1376, 90, `+${here.length - drawn.length}`, { anchor: 'end' }) : ''
  return bodies.join('') + names.join('') + more
}

const cut = (name: string, most: number): string =>
  [...name].length > most ? `${[...name].slice(0, most).join('')}.` : name

function band(view: DeadDiceView, { lead, state, type = TYPE }: People): string {
  const here = view.survivors.flatMap(({ fate }, seat) => (fate === 'alive' ? [seat] : []))
  const bodies: string[] = []
  const names: string[] = []
  // Where more than three stand before the things, as much of a name as has room between two of them.
  const most = here.length > 3 ? Math.floor((BETWEEN / type - 0.9) / 0.6) - 1 : 14
  for (const [i, seat] of here.entries()) {
    const survivor = view.survivors[seat]!
    const { x, size, flip } = PLACES[i % PLACES.length]!
    const y = GROUND - size + 8
    bodies.push(living(figureOf(survivor, seat), x, y, size, { flip, cold: seat === lead }))
    const small = type > TYPE ? type : 11
    const top = Math.max(type + 8, y - 46 - (type - TYPE) * 2.4)
    names.push(
      slip(x + size * 0.5, top, cut(survivor.name, most).toLocaleUpperCase(), {
        size: type,
        inverse: true,
        anchor: 'middle',
        tilt: i % 2 === 0 ? -1 : 1,
      }),
    )
    const words = state(seat)
    if (words !== '')
      names.push(
        slip(x + size * 0.5 + 4, top + type * 1.36, words, {
          size: small,
          anchor: 'middle',
          tilt: i % 2 === 0 ? 1 : -1,
        }),
      )
  }
  return bodies.join('') + names.join('')
}

/** The refuge as a photocopied room: each reserve is a thing in it, and its level is what can be counted. */
export function refugeArt(view: DeadDiceView, people: People): string {
  const { width, height } = ROOM
  const { reserves, vehicle } = view.group
  const sheet = `M${ragged([4, 8], [width - 4, 8], 20, 4, 1)}L${ragged([width - 4, height - 7], [4, height - 7], 20, 4, 4)}Z`
  const kind = refugeKind(view.staged)
  return [
    copyDefs(),
    `<path d="${sheet}" fill="var(--copy)"/>`,
    `<rect x="4" y="12" width="${width - 8}" height="${height - 22}" fill="url(#copy-1)" opacity=".4"/>`,
    `<path d="M1096 14H1394V${GROUND}H1040Z" fill="url(#copy-1)" opacity=".3"/>`,
    `<path d="M6 ${GROUND + 1}H${width - 6}V${height - 13}H6Z" fill="url(#copy-4)" opacity=".55"/>`,
    wallOf(kind, GROUND),
    door(reserves.shelter, kind),
    bench(reserves.ammunition),
    shelf(reserves.provisions),
    vehicle === null ? '' : van(),
    lampOf(kind),
    companions(view, people),
    band(view, people),
    `<rect x="5" y="13" width="${width - 10}" height="${n(height - 25)}" fill="none" stroke="${INK}" stroke-width="3"/>`,
  ].join('')
}
