import type { KeyMoment } from './parts.js'

/** A moment with its place above the race: a row for its words, at one side of its diamond. */
export interface LaidMoment extends KeyMoment {
  readonly x: number
  readonly row: number
  readonly side: 'right' | 'left'
}

/** More than this nobody reads. */
const MOST = 7
const ROWS = 2
/** From the diamond to the words, and between what must not touch. */
const OFF = 10
const AIR = 8
/** The width of a letter in the small print of the page, where a rem is ten pixels. */
const LETTER = 6.4

/** Type grows with large screens. */
function typeScale(): number {
  if (typeof document === 'undefined') return 1
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 10
}

export const wordsWidth = (words: string): number => words.length * LETTER * typeScale()

interface Span {
  readonly row: number
  readonly from: number
  readonly to: number
  readonly stem: number
}

/** The weightiest moments that fit above the race without touching each other, in the order of the record. */
export function layMoments(
  moments: readonly KeyMoment[],
  xOf: (seq: number) => number,
  bounds: { readonly from: number; readonly to: number },
): LaidMoment[] {
  const taken: Span[] = []
  const laid: LaidMoment[] = []
  for (const moment of [...moments].sort((a, b) => b.weight - a.weight || a.seq - b.seq)) {
    if (laid.length === MOST) break
    const x = xOf(moment.seq)
    const free = places(x, wordsWidth(moment.words)).find(
      (span) => span.from >= bounds.from && span.to <= bounds.to && taken.every((other) => !touches(span, other)),
    )
    if (free === undefined) continue
    taken.push(free)
    laid.push({ ...moment, x, row: free.row, side: free.side })
  }
  return laid.sort((a, b) => a.seq - b.seq)
}

function places(x: number, width: number): (Span & { readonly side: 'right' | 'left' })[] {
  return Array.from({ length: ROWS }, (_, row) => row).flatMap((row) => [
    { row, side: 'right' as const, from: x - AIR, to: x + OFF + width, stem: x },
    { row, side: 'left' as const, from: x - OFF - width, to: x + AIR, stem: x },
  ])
}

/** Words on words; or a stem from an upper row through words of a lower one. */
function touches(a: Span, b: Span): boolean {
  if (a.row === b.row) return a.from < b.to + AIR && b.from < a.to + AIR
  const [upper, lower] = a.row < b.row ? [a, b] : [b, a]
  return upper.stem > lower.from - 2 && upper.stem < lower.to + 2
}
