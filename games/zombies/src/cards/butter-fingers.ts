import { when } from '@shamble/kernel'
import { FINISH } from '../actions.js'
import { told } from '../events.js'
import { discardKept, isWeapon, weaponsOf } from '../rules/event-cards.js'
import { cardNamed, cardWord, defineCard } from './card.js'
import { choose } from './choosing.js'
import { player } from './targets.js'

const DYNAMITE = cardNamed('dynamite')

/** [ZMB-card.butter-fingers] A player drops a weapon or two bullets: [ZMB-R.18] the player of the card chooses. */
export const butterFingers = defineCard({
  id: 'butter-fingers',
  set: 'base',
  copies: 2,
  target: player((s, _by, other) => s.bullets[other]! > 0 || s.inPlay[other]!.some((card) => isWeapon(s, card))),
  effect: (p) => choose(p, 1),
  choosing: {
    offer(s, f, to) {
      for (const card of weaponsOf(s, f.seat)) to.legal({ type: 'weapon', card })
      if (when('ZMB-R.18', s.bullets[f.seat]! > 0)) to.legal(FINISH)
    },
    answer(s, f, action, play) {
      f.left = 0
      const { rule } = butterFingers
      const { seat } = f
      if (action.type === 'weapon') {
        const { card } = action
        discardKept(s, seat, card)
        play.emit?.(told({ kind: 'weapon-dropped', rule, seat, data: { card: cardWord(card) }, about: { card } }))
        return
      }
      const count = Math.min(2, s.bullets[seat]!)
      s.bullets[seat]! -= count
      play.emit?.(told({ kind: 'bullets-dropped', rule, seat, data: { count }, about: { count } }))
    },
  },
  // [ZMB-R.31] DYNAMITE is a weapon while it is being played: it slips out of the hand.
  answer: {
    fits: (s, { about }) => about['card'] === DYNAMITE && when('ZMB-R.31', s.options.butterFingersStopsDynamite),
    at: ({ by }) => by,
    effect(_s, announced) {
      announced.verdict = 'cancelled'
      announced.about = { ...announced.about, answered: 1 }
    },
  },
})
