import type { GameEvent } from '@shamble/kernel'
import type { KeyMoment, RaceTurn } from './parts.js'

/** The events of a turn that people would look for again, each at the move that it came with. */
export const eventMoments = (
  { entries }: Pick<RaceTurn, 'entries'>,
  momentOf: (event: GameEvent) => Omit<KeyMoment, 'seq'> | null,
): KeyMoment[] =>
  entries.flatMap(({ after, events }) =>
    events.flatMap((event) => {
      const moment = momentOf(event)
      return moment === null ? [] : [{ ...moment, seq: after }]
    }),
  )
