import { told } from '../events.js'
import { rollDie } from '../rules/event-cards.js'
import { gainLives } from '../rules/lives.js'
import { defineCard } from './card.js'

const LEAST = 4

/** [ZMB-card.i-feel-alive] Two lives if both of two dice are four or more. */
export const iFeelAlive = defineCard({
  id: 'i-feel-alive',
  set: 'expansion',
  copies: 2,
  effect({ s, by, play }) {
    const { rule } = iFeelAlive
    const dice = [rollDie(s, by, rule, play), rollDie(s, by, rule, play)]
    play.emit?.(told({ kind: 'alive-roll', rule, seat: by, dice, data: { each: LEAST }, about: { each: LEAST } }))
    if (dice.every((die) => die >= LEAST)) gainLives(s, by, 2, rule, play)
  },
  odds: {
    need: LEAST,
    results: [
      { key: 'alive', ways: 9, of: 36 },
      { key: 'nothing', ways: 27, of: 36 },
    ],
  },
})
