import { head, limb } from './body.js'
import { type Attributes, n, poly, tag } from './svg.js'

const BODIES = {
  // The dead: one shoulder dropped, wrists slack, weight on the wrong leg.
  shamble: [
    head(57, 15, 8.4, 10.5, 24),
    limb([
      [52, 22, 9],
      [48, 31, 12],
    ]),
    poly([
      [31, 33],
      [40, 27],
      [56, 28],
      [67, 37],
      [63, 54],
      [65, 66],
      [55, 64],
      [50, 68],
      [43, 63],
      [36, 67],
      [37, 52],
    ]),
    limb([
      [35, 35, 10],
      [21, 44, 9],
      [13, 30, 6.5],
      [9, 22, 7],
      [5, 17, 2],
    ]),
    limb([
      [12, 27, 4],
      [15, 19, 1.5],
    ]),
    limb([
      [63, 38, 11],
      [73, 53, 8.5],
      [71, 69, 6.5],
      [74, 78, 6],
      [70, 84, 1.5],
    ]),
    limb([
      [43, 60, 14],
      [38, 78, 11],
      [41, 94, 8],
    ]),
    poly([
      [36, 92],
      [46, 91],
      [47, 98],
      [29, 98],
    ]),
    limb([
      [57, 60, 14],
      [66, 76, 11],
      [61, 92, 8],
    ]),
    poly([
      [56, 90],
      [66, 90],
      [79, 95],
      [78, 98],
      [57, 98],
    ]),
  ],
  reach: [
    head(64, 20, 8.6, 10.4, 34),
    limb([
      [56, 25, 10],
      [49, 33, 13],
    ]),
    poly([
      [36, 34],
      [47, 27],
      [60, 32],
      [60, 48],
      [57, 64],
      [61, 72],
      [50, 66],
      [44, 71],
      [36, 64],
      [34, 48],
    ]),
    limb([
      [52, 35, 11],
      [70, 41, 8],
      [85, 36, 6],
      [92, 41, 6.5],
      [95, 49, 2],
    ]),
    limb([
      [90, 38, 5],
      [98, 41, 1.5],
    ]),
    limb([
      [46, 38, 10],
      [60, 51, 8],
      [77, 50, 6],
      [83, 56, 6],
      [83, 63, 1.5],
    ]),
    limb([
      [42, 62, 14],
      [30, 78, 11],
      [23, 91, 8],
    ]),
    poly([
      [17, 87],
      [27, 90],
      [30, 98],
      [15, 98],
    ]),
    limb([
      [51, 62, 14],
      [58, 78, 11],
      [54, 93, 8],
    ]),
    poly([
      [49, 91],
      [59, 91],
      [70, 96],
      [69, 98],
      [49, 98],
    ]),
  ],
  drag: [
    head(37, 17, 8.4, 10.5, -28),
    limb([
      [43, 23, 9],
      [49, 32, 12],
    ]),
    poly([
      [31, 36],
      [44, 29],
      [62, 28],
      [69, 37],
      [66, 55],
      [68, 68],
      [58, 64],
      [52, 70],
      [46, 65],
      [38, 66],
      [37, 52],
    ]),
    limb([
      [35, 39, 10],
      [25, 56, 8.5],
      [26, 73, 6.5],
      [22, 83, 6.5],
      [25, 89, 1.5],
    ]),
    limb([
      [66, 36, 10],
      [78, 48, 8.5],
      [86, 39, 6.5],
      [91, 33, 6.5],
      [96, 30, 2],
    ]),
    limb([
      [46, 62, 14],
      [42, 79, 11],
      [46, 94, 8],
    ]),
    poly([
      [41, 92],
      [51, 92],
      [52, 98],
      [32, 98],
    ]),
    limb([
      [59, 61, 14],
      [69, 74, 11],
      [79, 88, 8],
    ]),
    poly([
      [74, 85],
      [82, 83],
      [90, 92],
      [84, 98],
      [76, 96],
    ]),
  ],
  lurch: [
    head(46, 16, 8.6, 10.8, -14),
    limb([
      [48, 23, 9],
      [50, 31, 11],
    ]),
    poly([
      [33, 33],
      [44, 27],
      [58, 29],
      [66, 38],
      [61, 53],
      [64, 68],
      [55, 64],
      [50, 70],
      [44, 64],
      [37, 69],
      [39, 52],
    ]),
    limb([
      [36, 34, 9],
      [26, 49, 7.5],
      [30, 66, 6],
      [26, 76, 6],
      [29, 83, 1.5],
    ]),
    limb([
      [63, 39, 9],
      [74, 54, 7.5],
      [67, 69, 6],
      [71, 79, 6],
      [67, 86, 1.5],
    ]),
    limb([
      [44, 61, 13],
      [41, 79, 10],
      [35, 94, 7.5],
    ]),
    poly([
      [30, 92],
      [39, 92],
      [40, 98],
      [22, 98],
    ]),
    limb([
      [56, 61, 13],
      [57, 79, 10],
      [62, 94, 7.5],
    ]),
    poly([
      [57, 92],
      [66, 92],
      [76, 96],
      [75, 98],
      [57, 98],
    ]),
  ],
  // The living: upright, both feet down, weapon readable as one line.
  rifle: [
    head(50, 13, 7.8, 9.6, 0),
    limb([
      [50, 20, 9],
      [50, 28, 12],
    ]),
    poly([
      [35, 30],
      [43, 26],
      [58, 26],
      [65, 31],
      [62, 50],
      [62, 62],
      [39, 62],
      [39, 48],
    ]),
    limb([
      [38, 32, 9],
      [31, 46, 8],
      [45, 47, 6.5],
    ]),
    limb([
      [62, 32, 9],
      [70, 43, 8],
      [62, 41, 6.5],
    ]),
    limb([
      [22, 55, 7],
      [38, 49, 6],
      [60, 41, 4.5],
      [86, 31, 2.6],
    ]),
    poly([
      [45, 48],
      [50, 46],
      [52, 56],
      [47, 57],
    ]),
    limb([
      [44, 60, 13],
      [41, 78, 10.5],
      [40, 95, 8],
    ]),
    poly([
      [35, 93],
      [45, 93],
      [45, 98],
      [32, 98],
    ]),
    limb([
      [57, 60, 13],
      [61, 78, 10.5],
      [62, 95, 8],
    ]),
    poly([
      [57, 93],
      [67, 93],
      [70, 98],
      [57, 98],
    ]),
  ],
  pistol: [
    head(46, 13, 7.8, 9.6, 0),
    limb([
      [46, 20, 9],
      [47, 28, 12],
    ]),
    poly([
      [33, 31],
      [41, 26],
      [55, 26],
      [62, 32],
      [58, 48],
      [60, 64],
      [36, 64],
      [37, 48],
    ]),
    limb([
      [36, 33, 9],
      [28, 48, 8],
      [31, 62, 6],
    ]),
    limb([
      [58, 33, 9],
      [72, 36, 7.5],
      [84, 33, 5.5],
    ]),
    limb([
      [82, 31, 4.5],
      [96, 29, 3.4],
    ]),
    poly([
      [83, 32],
      [88, 31],
      [87, 38],
      [83, 38],
    ]),
    limb([
      [42, 62, 13],
      [38, 79, 10.5],
      [37, 95, 8],
    ]),
    poly([
      [32, 93],
      [42, 93],
      [42, 98],
      [29, 98],
    ]),
    limb([
      [54, 62, 13],
      [58, 79, 10.5],
      [60, 95, 8],
    ]),
    poly([
      [55, 93],
      [65, 93],
      [68, 98],
      [55, 98],
    ]),
  ],
  pistolLong: [
    // Fran: long hair, coat
    head(46, 13, 7.6, 9.6, 0),
    poly([
      [37, 5],
      [46, 1],
      [55, 5],
      [57, 16],
      [58, 27],
      [50, 24],
      [42, 24],
      [33, 28],
      [36, 14],
    ]),
    limb([
      [46, 20, 9],
      [47, 28, 12],
    ]),
    poly([
      [34, 31],
      [41, 27],
      [54, 27],
      [61, 32],
      [57, 46],
      [65, 74],
      [52, 71],
      [46, 75],
      [31, 74],
      [38, 46],
    ]),
    limb([
      [36, 33, 8.5],
      [29, 47, 7.5],
      [34, 59, 5.5],
    ]),
    limb([
      [58, 33, 8.5],
      [72, 36, 7],
      [84, 33, 5],
    ]),
    limb([
      [82, 31, 4.5],
      [96, 29, 3.4],
    ]),
    poly([
      [83, 32],
      [88, 31],
      [87, 38],
      [83, 38],
    ]),
    limb([
      [42, 70, 11],
      [39, 83, 9],
      [39, 95, 7],
    ]),
    poly([
      [35, 93],
      [43, 93],
      [43, 98],
      [31, 98],
    ]),
    limb([
      [53, 70, 11],
      [57, 83, 9],
      [58, 95, 7],
    ]),
    poly([
      [54, 93],
      [62, 93],
      [66, 98],
      [54, 98],
    ]),
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

const { pistol, pistolLong, rifle } = BODIES

/** Hand weapons, and Fran with the rifle: the same bodies with other arms. */
const FIGURES = {
  ...BODIES,
  rifleLong: [pistolLong[1], ...rifle],
  axeLong: [
    ...pistolLong.slice(0, 4),
    limb([
      [37, 33, 8.5],
      [47, 40, 7.5],
      [60, 27, 5.5],
    ]),
    limb([
      [58, 33, 8.5],
      [71, 27, 7],
      [67, 12, 5.5],
    ]),
    limb([
      [56, 33, 3.4],
      [74, -8, 3.4],
    ]),
    poly([
      [66, -12],
      [73, -10],
      [86, -14],
      [89, -1],
      [84, 5],
      [71, -2],
    ]),
    ...pistolLong.slice(8),
  ],
  bat: [
    ...pistol.slice(0, 4),
    limb([
      [58, 33, 9],
      [69, 46, 7.5],
      [72, 60, 5.5],
    ]),
    limb([
      [70, 56, 3.4],
      [78, 72, 5],
      [86, 88, 6.6],
    ]),
    ...pistol.slice(7),
  ],
  // Empty hands at the sides.
  idle: [
    ...pistol.slice(0, 4),
    limb([
      [58, 33, 9],
      [66, 48, 8],
      [62, 63, 6],
    ]),
    ...pistol.slice(7),
  ],
  idleLong: [
    ...pistolLong.slice(0, 5),
    limb([
      [58, 33, 8.5],
      [65, 47, 7.5],
      [60, 59, 5.5],
    ]),
    ...pistolLong.slice(8),
  ],
} as const

export type FigureName = keyof typeof FIGURES

export const FIGURE_NAMES = Object.keys(FIGURES) as readonly FigureName[]

/** The four ways in which the dead stand. */
export const POSES = ['shamble', 'reach', 'drag', 'lurch'] as const satisfies readonly FigureName[]

export const pose = (index: number): FigureName => POSES[((index % 4) + 4) % 4]!

/** Every figure once, for `defs`; the drawings only refer to them. */
export const figureSymbols = (): string =>
  FIGURE_NAMES.map((name) =>
    tag(
      'symbol',
      { id: `fig-${name}`, viewBox: '0 0 100 100', overflow: 'visible' },
      FIGURES[name].map((d) => tag('path', { d })).join(''),
    ),
  ).join('')

export const fig = (name: FigureName, x: number, y: number, size: number, attributes: Attributes = {}): string =>
  tag('use', { href: `#fig-${name}`, x: n(x), y: n(y), width: n(size), height: n(size), ...attributes })

/** One of the dead around the origin: black ink, with the yellow plate a hair off register so that it holds on brick too. */
export function cutOut(size: number, stance: number): string {
  const body = fig(pose(stance), -size / 2, -size / 2, size)
  const halo = { fill: 'var(--halo)', stroke: 'var(--halo)', 'stroke-width': 7, 'stroke-linejoin': 'round' }
  return tag('g', { ...halo, transform: 'translate(-1 -.8)' }, body) + tag('g', { fill: '#0B0B07' }, body)
}
