import { type Beat, type State, seenEvents, type Viewer } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import type { SeenBeat } from './port.js'

/** Steps that this viewer learns something by; of a long stretch the last ones are shown. */
const MOST_BEATS = 80

export function seenBeats(
  { game }: Pick<GameModule, 'game'>,
  beats: readonly Beat<State>[],
  viewer: Viewer,
): SeenBeat[] {
  const seen = beats.flatMap((beat, i) => {
    const events = seenEvents(beat.events, viewer)
    const isLast = i === beats.length - 1
    return events.length > 0 || isLast ? [{ view: game.view(beat.state, viewer), events }] : []
  })
  const [kept, early] = [seen.slice(-MOST_BEATS), seen.slice(0, -MOST_BEATS)]
  // What is not shown on its own is still told.
  if (early.length > 0) kept[0] = { ...kept[0]!, events: [...early, kept[0]!].flatMap((beat) => beat.events) }
  return kept.length < 2 ? [] : kept
}
