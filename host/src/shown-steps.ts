import { type Beat, type State, seenEvents, type ViewBase, type Viewer } from '@shamble/kernel'
import type { Match } from '@shamble/record'
import type { ShownStep } from './port.js'

/** Steps that this viewer learns something by; of a long stretch the last ones are shown. */
const MOST_STEPS = 80

/**
 * How a moment came about, as one viewer saw it; nothing where it was one step.
 * @param now what the viewer sees of the match as it stands
 */
export function shownSteps(
  match: Pick<Match, 'view' | 'state'>,
  beats: readonly Beat<State>[],
  viewer: Viewer,
  now: ViewBase,
): ShownStep[] {
  const steps = beats.flatMap(({ state, events: all, passage }, i): ShownStep[] => {
    const events = seenEvents(all, viewer)
    const isLast = i === beats.length - 1
    if (events.length === 0 && !isLast) return []
    const view = state === match.state ? now : match.view(viewer, state)
    return [{ view, events, ...(passage === undefined || events.length === 0 ? {} : { passage }) }]
  })
  const [kept, early] = [steps.slice(-MOST_STEPS), steps.slice(0, -MOST_STEPS)]
  // What is not shown on its own is still told.
  if (early.length > 0) kept[0] = { ...kept[0]!, events: [...early, kept[0]!].flatMap((step) => step.events) }
  return kept.length < 2 && kept[0]?.passage === undefined ? [] : kept
}
