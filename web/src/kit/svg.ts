/**
 * The smallest parts of a drawing. Everything in the kit is a pure function that returns SVG text: no inline
 * styles (the page's security policy forbids them), colours only through the page's variables.
 */

export type Point = readonly [x: number, y: number]

export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Two decimals are finer than any screen, and keep the text short. */
export const n = (value: number): number => Number(value.toFixed(2))

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** People's names and catalogue sentences end up inside SVG text. */
export const escapeText = (raw: string): string => raw.replace(/[&<>"]/g, (character) => ESCAPES[character]!)

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ` ${name}="${escapeText(String(value))}"`)
    .join('')

/** `inner` is SVG already; words go through `text`. */
export const tag = (name: string, attributes: Attributes = {}, inner = ''): string =>
  `<${name}${written(attributes)}>${inner}</${name}>`

export const text = (x: number, y: number, words: string | number, attributes: Attributes = {}): string =>
  tag('text', { x: n(x), y: n(y), ...attributes }, escapeText(String(words)))

export const group = (x: number, y: number, inner: string, attributes: Attributes = {}): string =>
  tag('g', { transform: `translate(${n(x)} ${n(y)})`, ...attributes }, inner)

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  tag('rect', { x: n(x), y: n(y), width: n(width), height: n(height), ...attributes })

export const poly = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** A square around the centre of what it belongs to. */
export const square = (side: number, attributes: Attributes = {}): string =>
  rect(-side / 2, -side / 2, side, side, { rx: 2.5, ...attributes })
