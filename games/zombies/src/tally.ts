import type { Tally } from '@shamble/module'
import { TITLES } from './cards/titles.js'

/** Events of a card that leaves a hand to be played: announced in one of four forms, or in answer to another. */
const PLAYED = ['announced', 'announced-at', 'announced-on', 'announced-into', 'answered']

const NAMES = new Map(TITLES.map(({ id }) => [`card.${id}`, id]))

/** How often each of the 42 titles was played. A kept card counts when it is laid down, not when it is used. */
export const tally: Tally = {
  names: TITLES.map(({ id }) => id),
  of({ kind, data }) {
    if (!PLAYED.includes(kind)) return null
    return NAMES.get((data!['card'] as { word: string }).word) ?? null
  },
}
