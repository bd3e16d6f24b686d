import type { DeadDiceView } from '@shamble/game-dead-dice/table'

// The refuge of each story: what closes it, what its wall is like, what gives light. All of it is background: what is
// counted stands before it.

const REFUGES = {
  brainsOnSale: 'shop',
  plane: 'cabin',
  rouen: 'house',
  pathOfSouls: 'dugout',
  neoTokyo: 'vault',
  xp426: 'hull',
} as const
export type RefugeKind = (typeof REFUGES)[keyof typeof REFUGES]

/** A scenario that people wrote, or none, has the roller door. */
export const refugeKind = (staged: DeadDiceView['staged']): RefugeKind =>
  typeof staged === 'string' ? REFUGES[staged] : 'shop'

const [INK, WHITE] = ['#111', '#fff'] as const
const EDGE = `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`
const THIN = `fill="none" stroke="${INK}" stroke-width="1.6"`
const WALL = `fill="none" stroke="${INK}" stroke-width="1.6" opacity=".35"`

const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

type Drawn = Readonly<Record<RefugeKind, (ground: number) => string>>

const DOORS: Drawn = {
  /** A roller door. */
  shop: (g) =>
    `<rect x="34" y="34" width="196" height="${g - 34}" fill="${WHITE}" ${EDGE}/><path d="${times(15, (i) => (50 + i * 15 < g ? `M34 ${50 + i * 15}H230` : ''))}" ${THIN}/>`,
  /** A rounded door with a porthole and its lever. */
  cabin: (g) =>
    `<path d="M60 ${g}V84Q60 34 110 34H154Q204 34 204 84V${g}Z" fill="${WHITE}" ${EDGE}/><rect x="116" y="58" width="32" height="44" rx="14" fill="${INK}"/><path d="M172 132H192" stroke="${INK}" stroke-width="9"/>`,
  /** Planks under a pointed arch. */
  house: (g) =>
    `<path d="M44 ${g}V118Q52 50 132 30Q212 50 220 118V${g}Z" fill="${WHITE}" ${EDGE}/><path d="${times(4, (i) => `M${76 + i * 37} ${i === 0 || i === 3 ? 74 : 42}V${g}`)}" ${THIN}/><circle cx="196" cy="176" r="8" fill="none" stroke="${INK}" stroke-width="4"/>`,
  /** Boards between pit props. */
  dugout: (g) =>
    `<path d="M40 ${g}V40H224V${g}H198V66H66V${g}Z" fill="${INK}"/><rect x="66" y="66" width="132" height="${g - 66}" fill="${WHITE}" ${EDGE}/><path d="${times(6, (i) => `M66 ${92 + i * 30}H198`)}M66 ${g}L198 66" ${THIN}/>`,
  /** Two leaves of steel, and the wheel that shuts them. */
  vault: (g) =>
    `<rect x="34" y="30" width="196" height="${g - 30}" fill="${WHITE}" ${EDGE}/><path d="M132 30V${g}M50 30V${g}M214 30V${g}" ${THIN}/><circle cx="132" cy="112" r="26" fill="${WHITE}" ${EDGE}/><path d="M106 112H158M132 86V138M114 94L150 130M150 94L114 130" stroke="${INK}" stroke-width="4"/>`,
  /** A hatch with cut corners and bolts. */
  hull: (g) =>
    `<path d="M70 30H194L230 66V${g}H34V66Z" fill="${WHITE}" ${EDGE}/><path d="M82 54H182L206 78V${g}H58V78Z" ${THIN}/>${times(5, (i) => `<circle cx="${46 + (i % 2) * 172}" cy="${92 + Math.floor(i / 2) * 62}" r="5" fill="${INK}"/>`)}<path d="M108 78H156" stroke="${INK}" stroke-width="9"/>`,
}

const WALLS: Drawn = {
  shop: () => '',
  cabin: () =>
    `<path d="M256 36H1390" ${WALL}/>${times(9, (i) => `<rect x="${300 + i * 118}" y="58" width="34" height="46" rx="15" ${WALL}/>`)}`,
  house: (g) =>
    `<path d="${times(8, (i) => `M250 ${34 + i * 30}H1390${times(10, (j) => `M${280 + j * 114 + (i % 2) * 57} ${34 + i * 30}v30`)}`)}" ${WALL}/><path d="M250 ${g}V30" ${WALL}/>`,
  dugout: (g) =>
    `<path d="${times(5, (i) => `M${282 + i * 262} 14V${g}M${302 + i * 262} 14V${g}`)}M250 40H1390" ${WALL}/>`,
  vault: (g) => `<path d="${times(10, (i) => `M${270 + i * 114} 14V${g}`)}M250 150H1390" ${WALL}/>`,
  hull: (g) =>
    `<path d="M250 30H1390M250 44H1390M250 52H1390${times(6, (i) => `M${290 + i * 200} 52L${330 + i * 200} 92V${g}`)}" ${WALL}/>`,
}

const HANGING = `fill="${INK}" stroke="${INK}" stroke-width="4"`

const LAMPS: Drawn = {
  shop: () => `<path d="M1272 12V48M1250 66L1260 48H1284L1294 66Z" ${HANGING}/>`,
  cabin: () => `<path d="M1216 20H1328V30H1216Z" ${HANGING}/>`,
  house: () =>
    `<path d="M1272 12V52M1236 52H1308" ${HANGING}/>${[1236, 1272, 1308].map((x) => `<path d="M${x - 4} 52V36H${x + 4}V52Z" fill="${WHITE}" stroke="${INK}" stroke-width="3"/>`).join('')}`,
  dugout: () =>
    `<path d="M1272 12V34" ${HANGING}/><rect x="1258" y="34" width="28" height="34" rx="5" fill="${WHITE}" ${EDGE}/><path d="M1258 46H1286" stroke="${INK}" stroke-width="3"/>`,
  vault: () =>
    `<path d="M1180 18H1364" stroke="${INK}" stroke-width="10"/><path d="M1188 18H1356" stroke="${WHITE}" stroke-width="3"/>`,
  hull: () =>
    `<path d="M1252 12H1292L1284 34H1260Z" ${HANGING}/><path d="M1260 40H1284" stroke="${INK}" stroke-width="5"/>`,
}

export const doorOf = (kind: RefugeKind, ground: number): string => DOORS[kind](ground)
export const wallOf = (kind: RefugeKind, ground: number): string => WALLS[kind](ground)
export const lampOf = (kind: RefugeKind): string => LAMPS[kind](0)
