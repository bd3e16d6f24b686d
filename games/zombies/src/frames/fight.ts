import { ask, type Play, type Procedure, pop, type WindowFrame, when } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import { combatBonuses } from '../cards/bonuses.js'
import { firstAidKit } from '../cards/first-aid-kit.js'
import { heyLookAShotgun } from '../cards/hey-look-a-shotgun.js'
import { AMMO_BULLETS, lotsOfAmmo } from '../cards/lots-of-ammo.js'
import { whyNotAnswer } from '../cards/plays.js'
import { told } from '../events.js'
import { clockOf } from '../options.js'
import { kill } from '../rules/collection.js'
import { killNumber, kills, mustFight } from '../rules/combat.js'
import { discardKept, rollDie } from '../rules/event-cards.js'
import { COMBAT_PRICE, loseLives } from '../rules/lives.js'
import { settleSpace } from '../rules/tokens.js'
import type { Card, Zombies } from '../state.js'
import { type FightFrame, turnOf } from './kinds.js'
import { openTo } from './window.js'

export function fightFrame(s: Zombies, seat: number): FightFrame {
  return { kind: 'fight', step: 0, seat, space: s.position[seat]!, short: 0, charged: false }
}

/** [ZMB-1.3.2.l] Step 2 and step 5: what the turn has under way is a fight, the window after it, or the move. */
function isStepOfFights(s: Zombies): boolean {
  const begun = s.frames[1]
  return begun?.kind !== 'window' || (begun as WindowFrame).of === 'after-fight'
}

/**
 * [ZMB-1.3.2.l] Carried off to another zombie the active player has a new fight in step 2 and step 5; anybody else, and
 * the active player at another time, fights only what they were walked into.
 */
function goesOn(s: Zombies, f: FightFrame): boolean {
  const space = s.position[f.seat]!
  if (space !== f.space) {
    if (!when('ZMB-1.3.2.l', f.seat === s.active && isStepOfFights(s))) return false
    f.space = space
    endFightOfShotgun(s, f)
  }
  return mustFight(s, f.seat)
}

const CHECK = 0
const ROLL = 1
const PRICE = 2

/** [ZMB-1.3.2.e] The fight goes on until the zombie is dead, the last life is lost, or something parts them. */
export const fight: Procedure<Zombies, FightFrame, ZombiesAction> = {
  run(s, f, play) {
    switch (f.step) {
      case CHECK:
        if (!when('ZMB-1.3.2.e', goesOn(s, f))) {
          endFightOfShotgun(s, f)
          pop(s)
          settleSpace(s, s.position[f.seat]!, play)
          return
        }
        f.step = ROLL
        openTo(s, 'combat', f.seat)
        break
      case ROLL:
        f.step = CHECK
        // Re-checked: a card in the window may have parted them.
        if (goesOn(s, f)) roll(s, f, play)
        break
      default:
        // [ZMB-W.a] No window between a die and its price.
        ask(s, f.seat, 'price', clockOf(s))
    }
  },

  offer(s, f, _seat, to) {
    if (s.bullets[f.seat]! >= f.short) to.legal({ type: 'pay', with: 'bullets' })
    else to.refuse({ type: 'pay', with: 'bullets' }, 'ZMB-1.3.2.c', { need: f.short, have: s.bullets[f.seat]! })
    to.legal({ type: 'pay', with: 'life' })
    // [ZMB-W.a] [ZMB-R.32] Of what is in front of the player only the two cards that pay for it.
    if (when(firstAidKit.rule, mayPayWith(s, f, firstAidKit.card))) to.legal({ type: 'pay', with: 'kit' })
    if (when(lotsOfAmmo.rule, mayPayWith(s, f, lotsOfAmmo.card))) to.legal({ type: 'pay', with: 'ammo' })
  },

  answer(s, f, _seat, action, play) {
    if (action.type === 'pay') pay(s, f, action.with, play)
  },

  refuse(s, f, seat, action) {
    if (seat !== f.seat) return null
    return action.type === 'step' ? { rule: 'ZMB-1.3.2.e' } : whyNotAnswer(s, seat, action)
  },

  // [ZMB-W.i] Bullets if they can be paid, the kit if the life would be the last, else a life.
  expire(s, f) {
    if (when('ZMB-W.i', s.bullets[f.seat]! >= f.short)) return { type: 'pay', with: 'bullets' }
    const isSaved = when(firstAidKit.rule, s.lives[f.seat] === 1 && s.inPlay[f.seat]!.includes(firstAidKit.card))
    return { type: 'pay', with: isSaved ? 'kit' : 'life' }
  },
}

const mayPayWith = (s: Zombies, f: FightFrame, card: Card): boolean =>
  when('ZMB-W.a', when('ZMB-R.32', s.inPlay[f.seat]!.includes(card)))

function roll(s: Zombies, f: FightFrame, play: Play): void {
  const { seat } = f
  const space = s.position[seat]!
  const modifiers = combatBonuses(s, seat)
  const need = killNumber(s, space)
  const die = rollDie(s, seat, 'ZMB-1.3.2.b', play)
  const total = modifiers.reduce((sum, modifier) => sum + modifier.value, die)
  const isHit = kills(s, total, need)
  const kind = isHit ? 'roll-hit' : 'roll-short'
  const said = { total, need }
  play.emit?.(told({ kind, rule: 'ZMB-1.3.2.b', seat, dice: [die], modifiers, data: said, about: said }))
  spendBonuses(s, f)
  // [ZMB-R.15] Bullets make up for what is missing to whatever kills here.
  if (when('ZMB-R.15', isHit)) kill(s, seat, space, 'combat', 'ZMB-1.3.2.b', play)
  else {
    f.short = need - total
    f.step = PRICE
  }
}

/** One-shot bonuses are gone with the roll. */
function spendBonuses(s: Zombies, f: FightFrame): void {
  turnOf(s).adrenaline[f.seat] = 0
  if (!s.inPlay[f.seat]!.includes(heyLookAShotgun.card)) return
  f.charged = true
  if (when('ZMB-R.16', s.options.shotgunCharge === 'perRoll')) spendCharge(s, f.seat)
}

/** [ZMB-R.16] By option a charge serves all the rolls of a fight, the last charge too. */
function endFightOfShotgun(s: Zombies, f: FightFrame): void {
  const isDue = f.charged && s.inPlay[f.seat]!.includes(heyLookAShotgun.card)
  f.charged = false
  if (isDue && when('ZMB-R.16', s.options.shotgunCharge === 'perFight')) spendCharge(s, f.seat)
}

function spendCharge(s: Zombies, seat: number): void {
  s.charges[seat]! -= 1
  if (s.charges[seat] === 0) discardKept(s, seat, heyLookAShotgun.card)
}

function pay(s: Zombies, f: FightFrame, price: string, play: Play): void {
  const { seat } = f
  f.step = CHECK
  if (price === 'bullets') {
    const count = f.short
    const left = s.bullets[seat]! - count
    s.bullets[seat] = left
    play.emit?.(told({ kind: 'bullets-spent', rule: COMBAT_PRICE, seat, data: { count }, about: { count, left } }))
    kill(s, seat, s.position[seat]!, 'combat', COMBAT_PRICE, play)
  } else if (price === 'kit') {
    const { card, rule } = firstAidKit
    discardKept(s, seat, card)
    play.emit?.(told({ kind: 'kit-used', rule, seat, about: { card } }))
  } else if (price === 'ammo') {
    // Still the same price to pay, with three more bullets.
    const { card, rule } = lotsOfAmmo
    discardKept(s, seat, card)
    s.bullets[seat]! += AMMO_BULLETS
    play.emit?.(told({ kind: 'ammo-used', rule, seat, about: { card } }))
    f.step = PRICE
  }
  // With the last one the procedure of death is on top; the fight below it is over when it comes back.
  else loseLives(s, seat, 1, COMBAT_PRICE, play)
}
