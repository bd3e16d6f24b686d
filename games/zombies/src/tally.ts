import type { Tally } from '@shamble/module'
import { TITLES } from './cards/index.js'
import { aboutOf } from './events.js'

/** Events of a card that leaves a hand to be played: announced in one of four forms, or in answer to another. */
const PLAYED = ['announced', 'announced-at', 'announced-on', 'announced-into', 'answered'] as const

/** How often each of the 42 titles was played. A kept card counts when it is laid down, not when it is used. */
export const tally: Tally = {
  names: TITLES.map(({ id }) => id),
  of(event) {
    const about = aboutOf(event, ...PLAYED)
    return about === null ? null : TITLES[about.card]!.id
  },
}
