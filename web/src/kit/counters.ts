import { type FigureName, fig, pose as poseName } from './figures.js'
import { selection } from './marks.js'
import { group, n, type Point, poly, rect, square, tag, text } from './svg.js'
import { SYMBOLS } from './symbols.js'

/** Every counter takes a centre and a size; its state is drawn as shape first, mark second, ink last. */

/** Berserk: the die cut itself goes wrong. */
export function sawtooth(side: number): string {
  const half = side / 2
  const teeth = 5
  const step = side / teeth
  const out = side * 0.09
  const points: Point[] = []
  const along = (at: (distance: number, outward: number) => Point) => {
    for (let i = 0; i < teeth; i++) points.push(at(i * step, 0), at((i + 0.5) * step, out))
  }
  along((d, o) => [-half + d, -half - o])
  along((d, o) => [half + o, -half + d])
  along((d, o) => [half - d, half + o])
  along((d, o) => [-half - o, half - d])
  return poly(points)
}

export interface UnitLook {
  /** One of the four ways to stand; any whole number. */
  readonly pose?: number
  /** Its value, where it is face up. */
  readonly up?: number | null
  /** The word on the band of a berserk unit. */
  readonly berserk?: string | null
}

export function zombieUnit(x: number, y: number, s: number, { pose = 0, up = null, berserk = null }: UnitLook = {}) {
  const fill = up === null ? 'var(--unit-down)' : 'var(--unit-up)'
  const cut = (attributes: Record<string, string | number>): string =>
    berserk === null ? square(s, attributes) : tag('path', { d: sawtooth(s * 0.9), ...attributes })
  const shadow = cut({ fill: '#000', opacity: 0.55, transform: 'translate(1.5 2)' })
  const body = cut({ fill, stroke: 'var(--edge)' })
  const figure =
    up === null ? fig(poseName(pose), s * -0.08, s * 0.05, s * 1.16) : fig(poseName(pose), s * -0.14, s * 0.1, s * 0.78)
  const window = tag('svg', { x: n(-s / 2), y: n(-s / 2), width: n(s), height: n(s), fill: 'var(--on-unit)' }, figure)
  const numeral =
    up === null
      ? ''
      : text(s * (berserk === null ? 0.46 : 0.4), s * (berserk === null ? 0.38 : 0.2), up, {
          class: up > 9 ? 'num slim' : 'num',
          'font-size': n(s * (berserk === null ? 0.8 : 0.68)),
          'text-anchor': 'end',
          fill: 'var(--on-unit)',
          stroke: 'var(--unit-up)',
          'stroke-width': n(s * 0.07),
          'paint-order': 'stroke',
        })
  const band =
    berserk === null
      ? ''
      : rect(-s * 0.5, s * 0.27, s, s * 0.23, { fill: 'var(--on-unit)' }) +
        text(0, s * 0.45, berserk, {
          class: 'cap',
          'font-size': n(s * 0.2),
          'text-anchor': 'middle',
          fill: 'var(--unit-up)',
          ...fitted(berserk, 7, s * 0.94),
        })
  return group(x, y, shadow + body + window + numeral + band)
}

/** Words longer than the die cut was made for (French has some) are pressed together. */
const fitted = (words: string, letters: number, width: number) =>
  words.length > letters ? { textLength: n(width), lengthAdjust: 'spacingAndGlyphs' } : {}

export interface PersonLook {
  readonly name: string
  readonly figure: FigureName
  /** Fire, Panic, Movement. */
  readonly values: readonly (number | string)[]
  readonly rifle?: boolean
  /** The word of the state, where the person is in it. */
  readonly stunned?: string | null
  readonly infected?: string | null
  readonly movedLastTurn?: boolean
  /** The value of the super zombie that they have become, or none. */
  readonly superZombie?: number | null
}

const CLIPPED = 0.2

/** A badge with one clipped corner; the infected have the right edge bitten off. */
export function badge(s: number, bitten: boolean): string {
  const h = s / 2
  const c = s * CLIPPED
  const top = `M${n(-h)} ${n(-h)}H${n(h - c)}L${n(h)} ${n(-h + c)}`
  if (!bitten) return `${top}V${n(h)}H${n(-h)}Z`
  const bite = (r: number, dx: number, dy: number) => `a${n(c * r)} ${n(c * r)} 0 0 0 ${n(-c * dx)} ${n(c * dy)}`
  return `${top}V${n(h * 0.1)}${bite(0.62, 0.5, 0.8)}${bite(0.62, 0.2, 0.95)}${bite(0.6, 0.6, 0.75)}L${n(h - c * 1.5)} ${n(h)}H${n(-h)}Z`
}

/** A living person: name on top, figure with the weapon, Fire, Panic and Movement in the black foot. */
export function person(x: number, y: number, s: number, p: PersonLook, { selected = false } = {}): string {
  const h = s / 2
  const k = s / 44
  const dead = (p.superZombie ?? null) !== null
  const stunned = p.stunned ?? null
  const infected = p.infected ?? null
  const shape = badge(s, infected !== null)
  const ink = dead ? 'var(--sodium)' : 'var(--on-paper)'
  const shadow = tag('path', { d: shape, fill: '#000', opacity: 0.6, transform: 'translate(2 2.5)' })
  const body = tag('path', {
    d: shape,
    fill: dead ? 'var(--on-paper)' : 'var(--paper)',
    stroke: dead ? 'var(--sodium)' : 'var(--edge)',
    'stroke-width': dead ? 2 : 1.2,
  })
  const name = text(-h + 3 * k, -h + 10 * k, p.name, { class: 'cap', 'font-size': n(9.4 * k), fill: ink })
  const parts = dead ? superParts(s, ink, p.superZombie!) : livingParts(s, ink, p, stunned, infected)
  const turned = stunned === null ? '' : ' rotate(-90)'
  return tag(
    'g',
    { transform: `translate(${n(x)} ${n(y)})${turned}` },
    (selected ? selection(0, 0, s + 8) : '') + shadow + body + name + parts,
  )
}

function superParts(s: number, ink: string, value: number): string {
  const k = s / 44
  return (
    tag('g', { fill: ink }, fig('lurch', -s * 0.47, -s * 0.26, s * 0.7)) +
    text(s / 2 - 3 * k, s / 2 - 5 * k, value, {
      class: 'num',
      'font-size': n(24 * k),
      'text-anchor': 'end',
      fill: ink,
    })
  )
}

function livingParts(s: number, ink: string, p: PersonLook, stunned: string | null, infected: string | null): string {
  const h = s / 2
  const k = s / 44
  const bitten = infected !== null
  const left = p.rifle ? 0.26 : p.movedLastTurn || bitten ? 0.42 : 0.3
  const figure = tag('g', { fill: ink }, fig(p.figure, -s * left, -s * 0.27, s * 0.56))
  const foot = rect(-h, h - 13 * k, bitten && stunned === null ? s - s * CLIPPED * 1.5 : s, 13 * k, { fill: ink })
  const columns = bitten ? [0.15, 0.39, 0.63] : [0.18, 0.5, 0.82]
  const values = p.values
    .map((value, i) =>
      text(-h + s * (columns[i] ?? 0.5), h - 2.6 * k, value, {
        class: 'num',
        'font-size': n(12.4 * k),
        'text-anchor': 'middle',
        fill: 'var(--paper)',
      }),
    )
    .join('')
  const word =
    stunned === null
      ? values
      : text(0, h - 3.4 * k, stunned, {
          class: 'cap',
          'font-size': n(8.6 * k),
          'text-anchor': 'middle',
          fill: 'var(--paper)',
          ...fitted(stunned, 7, s * 0.92),
        })
  const rifle = p.rifle
    ? tag(
        'g',
        { transform: `translate(${n(-h + 1.2 * k)} ${n(h - 15 * k)}) rotate(-90) scale(${n(0.5 * k)} ${n(0.72 * k)})` },
        tag('path', { d: SYMBOLS.rifleMark, fill: ink }),
      )
    : ''
  const infection = bitten
    ? text(h - 1.5 * k, -h + 20 * k, infected, {
        class: 'cap',
        'font-size': n(7.4 * k),
        'text-anchor': 'end',
        fill: ink,
      })
    : ''
  const footprint = (move: string) => tag('path', { d: SYMBOLS.foot, fill: ink, transform: move })
  const rest = p.movedLastTurn
    ? tag(
        'g',
        { transform: `translate(${n(-h + 27 * k)} ${n(-h + 21 * k)}) scale(${n(0.6 * k)})` },
        footprint('translate(0 0)') + footprint('translate(-7.4 8)'),
      )
    : ''
  return figure + foot + word + rifle + infection + rest
}
