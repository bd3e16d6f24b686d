import type { Speak } from '@shamble/module'
import type { Analysis } from './analysis.js'
import { MEASURED } from './rating.js'

/** Intervals that reach further than that on average make chances rough, in points to either side. */
const ROUGH = 5

/** How far an analysis can be relied on, in sentences: how wide its intervals are, and how far ratings were seen to hold. */
export function caveats(game: string, { marks, contenders }: Analysis, speak: Speak): string[] {
  const halves = marks.slice(0, -1).flatMap(({ errors }) => contenders.map((seat) => 1.96 * errors[seat]!))
  const mean = halves.reduce((sum, half) => sum + half, 0) / Math.max(1, halves.length)
  const from = MEASURED[game]?.from
  return [
    ...(mean > ROUGH ? [speak('analysis.rough', { points: Math.round(mean) })] : []),
    from === undefined
      ? speak('analysis.unmeasured')
      : speak('analysis.held', {
          count: from.matches,
          share: speak('number.percent', { n: Math.round(100 * from.held.all.share) }),
        }),
  ]
}
