import { type Odds, type Play, when } from '@shamble/kernel'
import { FINISH } from '../actions.js'
import { told } from '../events.js'
import type { CardFrame } from '../frames/kinds.js'
import { loseZombies } from '../rules/collection.js'
import { rollDie } from '../rules/event-cards.js'
import { loseLives } from '../rules/lives.js'
import type { Zombies } from '../state.js'
import { cardNamed, defineCard } from './card.js'
import { choose } from './choosing.js'
import { useKept } from './kept.js'
import { opponent } from './targets.js'

const LEAST = 4
const AMMO = cardNamed('lots-of-ammo')

/**
 * [ZMB-card.i-dont-think-theyre-dead] Two dice; [ZMB-R.20] each that falls short may be repaired, and two zombies
 * in all are lost if one stays short.
 */
export const iDontThinkTheyreDead = defineCard({
  id: 'i-dont-think-theyre-dead',
  set: 'base',
  copies: 2,
  target: opponent((s, _by, other) => s.reserve[other]! > 0),
  effect(p) {
    const { s, seat, play } = p
    const { rule } = iDontThinkTheyreDead
    const dice = [rollDie(s, seat, rule, play), rollDie(s, seat, rule, play)]
    play.emit?.(told({ kind: 'not-dead-roll', rule, seat, dice, data: { each: LEAST }, about: { each: LEAST } }))
    choose(p, 1, dice)
  },
  choosing: {
    who: (f) => f.seat,
    offer(s, { seat, dice }, to) {
      dice.forEach((die, i) => {
        if (!isShort(die)) return
        if (s.bullets[seat]! >= LEAST - die) to.legal({ type: 'repair', die: i, with: 'bullets' })
        // Never the last life.
        if (when('ZMB-R.20', s.lives[seat]! > 1)) to.legal({ type: 'repair', die: i, with: 'life' })
      })
      to.legal(FINISH)
      // [ZMB-card.lots-of-ammo] Here too, while bullets are being chosen.
      if (when('ZMB-card.lots-of-ammo', s.inPlay[seat]!.includes(AMMO))) to.legal({ type: 'use', card: AMMO, slot: -1 })
    },
    answer(s, f, action, play) {
      if (action.type === 'use') useKept(s, f.seat, action.card, action.slot, play)
      else if (action.type === 'repair') repair(s, f, action.die, action.with, play)
      else {
        f.left = 0
        settle(s, f, play)
      }
    },
    done(s, f, play) {
      if (f.left === 0) return true
      if (f.dice.some(isShort)) return false
      settle(s, f, play)
      return true
    },
  },
  odds: {
    need: LEAST,
    results: [
      { key: 'all-dead', ways: 9, of: 36 },
      { key: 'not-dead', ways: 27, of: 36 },
    ],
  },
})

/** [ZMB-R.20] A life buys a new throw of one die. */
export const REPAIR_ODDS: Odds = {
  rule: iDontThinkTheyreDead.rule,
  need: LEAST,
  modifiers: [],
  results: [
    { key: 'repaired', ways: 3, of: 6 },
    { key: 'not-repaired', ways: 3, of: 6 },
  ],
}

const isShort = (die: number): boolean => die < LEAST

function repair(s: Zombies, { seat, dice }: CardFrame, i: number, price: 'bullets' | 'life', play: Play): void {
  const { rule } = iDontThinkTheyreDead
  if (price === 'bullets') {
    const count = LEAST - dice[i]!
    const left = s.bullets[seat]! - count
    s.bullets[seat] = left
    dice[i] = LEAST
    play.emit?.(told({ kind: 'bullets-spent', rule: 'ZMB-R.20', seat, data: { count }, about: { count, left } }))
    return
  }
  loseLives(s, seat, 1, rule, play)
  const die = rollDie(s, seat, rule, play)
  dice[i] = die
  play.emit?.(told({ kind: 'not-dead-roll', rule, seat, dice: [die], about: { each: LEAST } }))
}

function settle(s: Zombies, { seat, dice }: CardFrame, play: Play): void {
  const lost = when('ZMB-R.20', dice.some(isShort)) ? Math.min(2, s.reserve[seat]!) : 0
  loseZombies(s, seat, lost)
  const { rule } = iDontThinkTheyreDead
  play.emit?.(told({ kind: 'not-dead', rule, seat, data: { count: lost }, about: { lost } }))
}
