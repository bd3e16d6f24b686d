import { xpFor } from '@shamble/game-dwa/teams'
import { n, text } from '../../../kit/index.js'
import type { Experience } from './ledger.js'

/** A part of the track: so many points, how each is filled, and how many one square is worth. */
const PARTS: readonly (readonly [keyof Experience, string])[] = [
  ['before', 'var(--line)'],
  ['shot', 'var(--ink)'],
  ['close', 'var(--ink-a)'],
  ['result', 'none'],
  ['last', 'none'],
]

/** The fill of a line of the ledger, as a small square before its name. */
export const swatch = (part: keyof Experience): string => {
  const fill = PARTS.find(([name]) => name === part)![1]
  const width = part === 'close' ? 9.6 : 3.6
  return `<rect x=".7" y=".7" width="${width}" height="10.6" fill="${fill}" stroke="${fill === 'none' ? 'var(--ink)' : fill}"/>`
}

export const TRACK = { width: 132, height: 36 } as const

/** One square a point, in the fill of its line; those in contact are two points wide. Tall ticks are levels. */
export function trackArt(xp: Experience, rank: number): string {
  const first = Math.max(1, rank - 1)
  const from = xpFor(first)
  const to = Math.max(xpFor(first + 3), xp.now + 1)
  const s = (TRACK.width - 7) / (to - from)
  const at = (points: number): number => (points - from) * s
  const out = [`<path d="M0 30H${n(at(to))}" stroke="var(--line)"/>`]
  for (let level = first + 1; xpFor(level) <= to; level++) {
    const x = at(xpFor(level))
    const isReached = xp.now >= xpFor(level)
    out.push(
      `<path d="M${n(x)} 4V31" stroke="var(--ink)" stroke-width="${isReached ? 2.2 : 1.2}"/>`,
      text(x - 3, 10, level, {
        class: 'num',
        'font-size': 12.5,
        'text-anchor': 'end',
        fill: isReached ? 'var(--ink)' : 'var(--ink-2)',
      }),
    )
  }
  let points = 0
  for (const [part, fill] of PARTS) {
    const worth = part === 'close' ? 2 : 1
    for (let i = 0; i < xp[part]; i += worth, points += worth) {
      if (points < from) continue
      out.push(
        `<rect x="${n(at(points) + s * 0.12)}" y="13" width="${n(s * worth - s * 0.24)}" height="13" fill="${fill}" stroke="${fill === 'none' ? 'var(--ink)' : fill}"/>`,
      )
    }
  }
  return out.join('')
}
