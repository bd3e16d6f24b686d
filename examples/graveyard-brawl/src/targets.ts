import { frameBelow, type Seat, topFrame, type WindowFrame } from '@shamble/kernel'
import { type Card, DECK } from './cards.js'
import { type Brawl, isAlive, startingLives } from './state.js'

/** The card that a window announces. */
export function cardOf(f: WindowFrame): Card {
  return f.about['card'] as Card
}

/** The seat on which it is played, or `NOBODY`. */
export function targetOf(f: WindowFrame): Seat {
  return f.about['target'] as Seat
}

/** Whom the fight of a window is against; who fights it is `f.by`. */
export function defenderOf(f: WindowFrame): Seat {
  return f.about['defender'] as Seat
}

export function isFighter(f: WindowFrame, seat: Seat): boolean {
  return seat === f.by || seat === defenderOf(f)
}

/** Whether the card in hand could be played on this seat now, given what it would answer. */
export function mayTarget(s: Brawl, card: Card, seat: Seat): boolean {
  if (!fits(s, s.frames.length, card, seat)) return false
  // [GB-5.5] Somewhere else than where it is going already.
  return card !== 'swerve' || targetOf(topFrame(s) as WindowFrame) !== seat
}

/** Whether the card that was announced on top of the stack can still do what it says. */
export function stillFits(s: Brawl, f: WindowFrame): boolean {
  const card = cardOf(f)
  if (DECK[card].aims === 'at-a-seat') return fits(s, s.frames.length - 1, card, targetOf(f))
  return frameBelow(s)?.kind === 'window'
}

/** Whether a card at this height of the stack may have this seat as its target; what it answers is below. */
function fits(s: Brawl, height: number, card: Card, seat: Seat): boolean {
  if (!isAlive(s, seat)) return false
  const under = s.frames[height - 1] as WindowFrame
  switch (card) {
    case 'shovel':
      return isFighter(under, seat)
    case 'shove':
      return !isFighter(under, seat)
    case 'swerve':
      // A swerve goes wherever the card under it could have gone, so a swerved swerve looks two cards down.
      return fits(s, height - 1, cardOf(under), seat)
    case 'bandage':
      return s.lives[seat]! < startingLives(s)
    case 'rotten-ground':
      return seat !== s.active && s.rotten[seat] === 0
    case 'bite':
      return true
    case 'fog':
    case 'hush':
      return false
  }
}
