import { ask, cite, type Play, type Procedure, pop, type WindowFrame } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import { isHelipadCentre, isInBuilding, slotOf } from '../board/board.js'
import { openTo } from '../cards/announce.js'
import { ADJUSTING, AMMO, FIRE_AXE, KIT, SHOTGUN } from '../cards/by-id.js'
import { whyNotAnswer } from '../cards/plays.js'
import {
  discardKept,
  kill,
  killNumber,
  loseLives,
  loseZombies,
  mustFight,
  rollDie,
  settleSpace,
  TOWN_SQUARE,
  weaponsOf,
} from '../rules/effects.js'
import { COMBAT_BONUSES, START_BULLETS, START_LIVES } from '../rules/numbers.js'
import type { Zombies } from '../state.js'
import type { DeathFrame, FightFrame } from './kinds.js'
import { turnOf } from './kinds.js'

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
 * he at another time, fights only what he was walked into.
 */
function goesOn(s: Zombies, f: FightFrame): boolean {
  const space = s.position[f.seat]!
  if (space !== f.space) {
    cite('ZMB-1.3.2.l')
    if (f.seat !== s.active || !isStepOfFights(s)) return false
    f.space = space
    endFightOfShotgun(s, f)
  }
  return mustFight(s, f.seat)
}

/** Every bonus to a combat roll, with the rule that gives it. */
export function combatBonuses(s: Zombies, seat: number): { rule: string; value: number }[] {
  const cards = s.inPlay[seat]!
  // [ZMB-1.3.2.d] What has taken effect by now, and nothing after the die but bullets.
  cite('ZMB-1.3.2.d')
  cite('ZMB-R.06')
  const weapons: { rule: string; value: number }[] = []
  if (cards.includes(FIRE_AXE)) weapons.push(COMBAT_BONUSES.fireAxe)
  if (turnOf(s).chainsaw[seat] === 1) weapons.push(COMBAT_BONUSES.chainsaw)
  const space = s.position[seat]!
  if (turnOf(s).molotov[seat] === slotOf(space) && isInBuilding(s, space)) weapons.push(COMBAT_BONUSES.molotov)
  // [ZMB-R.06] By option only the best weapon counts, and the shotgun beside it.
  const counted = s.options.weaponsPerCombat === 'one' ? weapons.sort((a, b) => b.value - a.value).slice(0, 1) : weapons
  if (cards.includes(SHOTGUN)) counted.push(COMBAT_BONUSES.shotgun)
  if (turnOf(s).adrenaline[seat] === 1) counted.push(COMBAT_BONUSES.adrenaline)
  return counted
}

const CHECK = 0
const ROLL = 1
const PRICE = 2

/** [ZMB-1.3.2.e] The fight goes on until the zombie is dead, the last life is lost, or something parts them. */
export const fight: Procedure<Zombies, FightFrame, ZombiesAction> = {
  run(s, f, play) {
    switch (f.step) {
      case CHECK:
        if (!goesOn(s, f)) {
          cite('ZMB-1.3.2.e')
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
        // [ZMB-W.a] No cards between a die and its price, but for the two that pay it [ZMB-R.32].
        cite('ZMB-W.a')
        cite('ZMB-R.32')
        if (f.seat !== s.active) cite('ZMB-W.m')
        ask(s, f.seat, 'price', s.options.interruptMode === 'timed' ? 'timed' : 'untimed')
    }
  },

  offer(s, f, _seat, to) {
    if (s.bullets[f.seat]! >= f.short) to.legal({ type: 'pay', with: 'bullets' })
    else to.refuse({ type: 'pay', with: 'bullets' }, 'ZMB-1.3.2.c', { need: f.short, have: s.bullets[f.seat]! })
    to.legal({ type: 'pay', with: 'life' })
    if (s.inPlay[f.seat]!.includes(KIT)) to.legal({ type: 'pay', with: 'kit' })
    if (s.inPlay[f.seat]!.includes(AMMO)) to.legal({ type: 'pay', with: 'ammo' })
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
    cite('ZMB-W.i')
    if (s.bullets[f.seat]! >= f.short) return { type: 'pay', with: 'bullets' }
    return { type: 'pay', with: s.lives[f.seat] === 1 && s.inPlay[f.seat]!.includes(KIT) ? 'kit' : 'life' }
  },
}

function roll(s: Zombies, f: FightFrame, play: Play): void {
  const space = s.position[f.seat]!
  const modifiers = combatBonuses(s, f.seat)
  const need = killNumber(s, space)
  if (need === 5) cite(s.govtEnhanced >= 0 ? 'ZMB-card.govt-enhanced-zombies' : 'ZMB-1.3.1.r')
  if (s.govtEnhanced >= 0) cite('ZMB-R.36')
  const die = rollDie(s, f.seat, 'ZMB-1.3.2.b', play)
  const total = modifiers.reduce((sum, modifier) => sum + modifier.value, die)
  play.emit?.({
    kind: total >= need ? 'roll-hit' : 'roll-short',
    rule: 'ZMB-1.3.2.b',
    seat: f.seat,
    dice: [die],
    modifiers,
    data: { total, need },
  })
  spendCharges(s, f)
  if (total >= need) kill(s, f.seat, space, 'combat', 'ZMB-1.3.2.b', play)
  else {
    // [ZMB-R.15] Up to whatever kills here.
    cite('ZMB-R.15')
    f.short = need - total
    f.step = PRICE
  }
}

/** One-shot bonuses are gone with the roll. */
function spendCharges(s: Zombies, f: FightFrame): void {
  turnOf(s).adrenaline[f.seat] = 0
  if (!s.inPlay[f.seat]!.includes(SHOTGUN)) return
  f.charged = true
  if (s.options.shotgunCharge === 'perRoll') spendCharge(s, f.seat)
}

/** [ZMB-R.16] By option a charge serves all the rolls of a fight, the last charge too. */
function endFightOfShotgun(s: Zombies, f: FightFrame): void {
  if (s.options.shotgunCharge === 'perFight' && f.charged && s.inPlay[f.seat]!.includes(SHOTGUN)) {
    cite('ZMB-R.16')
    spendCharge(s, f.seat)
  }
  f.charged = false
}

function spendCharge(s: Zombies, seat: number): void {
  s.charges[seat]! -= 1
  if (s.charges[seat] === 0) discardKept(s, seat, SHOTGUN)
}

function pay(s: Zombies, f: FightFrame, price: string, play: Play): void {
  const { seat } = f
  f.step = CHECK
  if (price === 'bullets') {
    s.bullets[seat]! -= f.short
    play.emit?.({ kind: 'bullets-spent', rule: 'ZMB-1.3.2.c', seat, data: { count: f.short } })
    kill(s, seat, s.position[seat]!, 'combat', 'ZMB-1.3.2.c', play)
  } else if (price === 'kit') {
    discardKept(s, seat, KIT)
    play.emit?.({ kind: 'kit-used', rule: 'ZMB-card.first-aid-kit', seat })
  } else if (price === 'ammo') {
    // Still the same price to pay, with three more bullets.
    discardKept(s, seat, AMMO)
    s.bullets[seat]! += 3
    play.emit?.({ kind: 'ammo-used', rule: 'ZMB-card.lots-of-ammo', seat })
    f.step = PRICE
  } else {
    loseLives(s, seat, 1, 'ZMB-1.3.2.c', play)
    if (s.lives[seat] === 0) {
      // The frame of death stands on top; the fight below it is over when it comes back.
      f.step = CHECK
      f.seat = seat
    }
  }
}

/** [ZMB-1.3.2.f] Losing the last life. */
export const death: Procedure<Zombies, DeathFrame, ZombiesAction> = {
  run(s, f, play) {
    if (f.step === 0) {
      if (s.inPlay[f.seat]!.includes(ADJUSTING))
        ask(s, f.seat, 'death', s.options.interruptMode === 'timed' ? 'timed' : 'untimed')
      else die(s, f.seat, 'halved', play)
    } else pop(s)
    if (f.step === 0 && s.questions.length === 0) f.step = 1
  },
  offer(_s, _f, _seat, to) {
    to.legal({ type: 'keep' })
    to.legal({ type: 'lose' })
  },
  answer(s, f, _seat, action, play) {
    f.step = 1
    if (action.type === 'keep') {
      discardKept(s, f.seat, ADJUSTING)
      play.emit?.({ kind: 'adjusted', rule: 'ZMB-card.adjusting-nicely', seat: f.seat })
    }
    die(s, f.seat, action.type === 'keep' ? 'kept' : 'halved', play)
  },
  expire: () => ({ type: 'keep' }),
}

function die(s: Zombies, seat: number, collection: 'kept' | 'halved', play: Play): void {
  for (const card of [...weaponsOf(s, seat)]) discardKept(s, seat, card)
  s.charges[seat] = 0
  // [ZMB-1.3.3.j] A chainsaw that runs and a fire that burns are no weapons in play: they last out the turn.
  if (isHelipadCentre(s, s.position[seat]!)) cite('ZMB-1.1.d')
  // [ZMB-1.3.2.h] What is lost goes to the supply; the zombie that won stays.
  cite('ZMB-1.3.2.h')
  const lost = collection === 'kept' ? 0 : Math.ceil(s.reserve[seat]! / 2)
  loseZombies(s, seat, lost)
  s.lives[seat] = START_LIVES
  s.bullets[seat] = START_BULLETS
  s.jeep[seat] = 0
  s.position[seat] = TOWN_SQUARE
  turnOf(s).fallen[seat] = 1
  if (seat === s.active) {
    // [ZMB-R.05] The option is about a death before the move; one on the way ends it in any case.
    cite('ZMB-R.05')
    const isMoving = s.frames.some((frame) => frame.kind === 'move')
    if (isMoving || s.options.deathBeforeMove === 'forfeit') turnOf(s).forfeited = true
  }
  play.emit?.({ kind: 'died', rule: 'ZMB-1.3.2.f', seat, data: { lost } })
}
