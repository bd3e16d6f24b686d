import { push, type Seat, when } from '@shamble/kernel'
import type { Slot } from '../board/board.js'
import type { RedirectFrame } from '../frames/kinds.js'
import { defineCard } from './card.js'
import { otherTargets } from './targets.js'

/**
 * [ZMB-card.you-lookin-at-me] A player who has announced a card must name another target, or the card has no effect.
 */
export const youLookinAtMe = defineCard({
  id: 'you-lookin-at-me',
  set: 'expansion',
  copies: 2,
  window: 'announce',
  answer: {
    // [ZMB-R.11] By option only where a player or a building was named.
    fits: (s, { about }) =>
      (about['seat'] as Seat) >= 0 ||
      (about['slot'] as Slot) >= 0 ||
      when('ZMB-R.11', s.options.redirectScope === 'anyCard'),
    effect(s, announced) {
      const redirect: RedirectFrame = { kind: 'redirect', step: 0 }
      if (otherTargets(s, announced).length > 0) push(s, redirect)
      else if (when('ZMB-R.11', s.options.redirectNoTarget === 'fizzle')) announced.verdict = 'cancelled'
    },
  },
})
