import { cite, finish, type Param, type Play, push, type RuleId, type Seat } from '@shamble/kernel'
import { cellOf, groundAt, isHelipadCentre, kindAt, type Space, slotOf, spaceWord } from '../board/board.js'
import { isMapClosed } from '../board/placement.js'
import { kindWord } from '../board/whereabouts.js'
import { AMMO, KIT, MARBLES, SHOTGUN } from '../cards/by-id.js'
import { TITLES } from '../cards/titles.js'
import type { FightFrame } from '../frames/kinds.js'
import { turnOf } from '../frames/kinds.js'
import { BULLET, type Card, ENHANCED, LIFE, MOST_LIVES, NO_TOKEN, NO_ZOMBIE, type Zombies } from '../state.js'
import { ENHANCED_KILL_NUMBER, KILL_NUMBER } from './numbers.js'

export const TOWN_SQUARE: Space = 4

export const cardWord = (card: Card): { word: string } => ({ word: `card.${TITLES[card]!.id}` })

export const seatWord = (s: Zombies, seat: Seat): { word: string } => ({ word: `seat.${s.words[seat]}` })

export const tileWord = (s: Zombies, slot: number): Param => kindWord(kindAt(s, slot))

/** Where a space lies on the table: `(0,0):(1,1)` [ZMB-T.e]. Sentences name it by its tile, with `spaceWord`. */
export function spaceName(s: Zombies, space: Space): string {
  const slot = slotOf(space)
  return `(${s.tileX[slot]},${s.tileY[slot]}):(${Math.floor(cellOf(space) / 3)},${cellOf(space) % 3})`
}

/** [ZMB-1.3.2.k] Which cards in play count as weapons; the option adds every kept item [ZMB-R.06]. */
export function isWeapon(s: Zombies, card: Card): boolean {
  if (TITLES[card]!.weapon) return true
  return s.options.weaponSet === 'allKeptItems' && [MARBLES, KIT, AMMO].includes(card)
}

export const weaponsOf = (s: Zombies, seat: Seat): Card[] => s.inPlay[seat]!.filter((card) => isWeapon(s, card))

/** [ZMB-1.1.b] [ZMB-1.1.c] Checked after every single change of a collection. */
function gainZombie(s: Zombies, seat: Seat, kind: number, how: 'combat' | 'card', play: Play): void {
  s.kills[seat]! += 1
  if (how === 'card' && !s.options.cardKillsCount) {
    cite('ZMB-R.17')
    return
  }
  s.reserve[seat]! += 1
  if (kind === ENHANCED) s.glowing[seat]! += 1
  cite('ZMB-1.1.c')
  if (s.reserve[seat]! < s.options.winZombies || s.outcome !== null) return
  finish(s, [seat], 'collection', 'ZMB-1.1.b')
  play.emit?.({ kind: 'won.collection', rule: 'ZMB-1.1.b', seat })
}

/** Takes a zombie off the board into somebody's collection. */
export function kill(s: Zombies, seat: Seat, space: Space, how: 'combat' | 'card', rule: RuleId, play: Play): void {
  const kind = s.zombie[space]!
  s.zombie[space] = NO_ZOMBIE
  play.emit?.({ kind: 'killed', rule, seat, data: { space: spaceWord(space) } })
  gainZombie(s, seat, kind, how, play)
}

/** Zombies leave a collection for the supply: normal pieces first, because glowing ones never come back into play. */
export function loseZombies(s: Zombies, seat: Seat, n: number): void {
  s.reserve[seat]! -= n
  s.glowing[seat] = Math.min(s.glowing[seat]!, s.reserve[seat]!)
}

export function placeZombie(s: Zombies, space: Space, kind: number): void {
  s.zombie[space] = kind
}

/** [ZMB-1.3.2.i] Losing lives by a card or a fight; the last one starts the procedure of death. */
export function loseLives(s: Zombies, seat: Seat, n: number, rule: RuleId, play: Play): void {
  s.lives[seat] = Math.max(0, s.lives[seat]! - n)
  play.emit?.({ kind: 'life-lost', rule, seat, data: { count: n, left: s.lives[seat]! } })
  if (s.lives[seat]! > 0) {
    // [ZMB-1.3.5.e] Whoever had five and stands on a life takes it now, unless a zombie is there too.
    settleSpace(s, s.position[seat]!, play)
    return
  }
  if (rule !== 'ZMB-1.3.2.c') cite('ZMB-1.3.2.i')
  push(s, { kind: 'death', step: 0, seat } as never)
}

/** [ZMB-1.2.g] Never above five. */
export function gainLives(s: Zombies, seat: Seat, n: number, rule: RuleId, play: Play): void {
  const gained = Math.min(MOST_LIVES - s.lives[seat]!, n)
  if (gained < n) cite('ZMB-1.2.g')
  s.lives[seat]! += gained
  play.emit?.({ kind: 'lives-gained', rule, seat, data: { count: gained } })
}

export const isFoodSource = (s: Zombies): boolean => s.foodSource >= 0
export const isMarbles = (s: Zombies): boolean => s.marbles >= 0

/** [ZMB-1.3.2.b] What a total must reach to kill. */
export function killNumber(s: Zombies, space: Space): number {
  return s.zombie[space] === ENHANCED || s.govtEnhanced >= 0 ? ENHANCED_KILL_NUMBER : KILL_NUMBER
}

/** Whether somebody must fight where he stands. */
export function mustFight(s: Zombies, seat: Seat): boolean {
  if (s.zombie[s.position[seat]!] === NO_ZOMBIE || isFoodSource(s)) return false
  if (turnOf(s).fallen[seat] === 0) return true
  // [ZMB-1.3.2.l] [ZMB-R.33] Not again in the step in which he died.
  cite('ZMB-1.3.2.l')
  cite('ZMB-R.33')
  return false
}

/**
 * [ZMB-1.3.5.e] [ZMB-1.3.1.s] What lies on a space goes to whoever stands there and may have it:
 * [ZMB-1.3.5.i] the active player first, then clockwise.
 */
export function settleSpace(s: Zombies, space: Space, play: Play): void {
  if (s.outcome !== null || (s.zombie[space] !== NO_ZOMBIE && !isFoodSource(s))) return
  if (s.counter[space] !== NO_TOKEN) cite('ZMB-1.3.5.i')
  for (let i = 0; i < s.position.length; i++) {
    const seat = (s.active + i) % s.position.length
    if (s.position[seat] !== space) continue
    takeToken(s, seat, space, play)
    if (s.jeep[seat] === 0 && isGarage(s, space)) {
      s.jeep[seat] = 1
      play.emit?.({ kind: 'jeep', rule: 'ZMB-1.3.1.s', seat })
    }
    checkHelipad(s, seat, play)
  }
}

/** [ZMB-1.3.1.s] A building space of the motor pool without a zombie: ALTERNATE FOOD SOURCE frees tokens, no jeeps. */
function isGarage(s: Zombies, space: Space): boolean {
  if (kindAt(s, slotOf(space)).id !== 'motor_pool') return false
  return groundAt(s, space) === 'building' && s.zombie[space] === NO_ZOMBIE
}

function takeToken(s: Zombies, seat: Seat, space: Space, play: Play): void {
  const token = s.counter[space]!
  if (token === NO_TOKEN) return
  if (token === LIFE && s.lives[seat]! >= MOST_LIVES) {
    // [ZMB-1.3.5.f] It stays, or by option is gone, unless somebody else stands there who can take it [ZMB-1.3.5.i].
    cite('ZMB-1.3.5.f')
    const isWanted = s.position.some((at, other) => at === space && s.lives[other]! < MOST_LIVES)
    if (s.options.lifeTokenAtCap === 'removed' && !isWanted) s.counter[space] = NO_TOKEN
    return
  }
  s.counter[space] = NO_TOKEN
  if (token === BULLET) s.bullets[seat]! += 1
  else s.lives[seat]! += 1
  play.emit?.({ kind: token === BULLET ? 'bullet-taken' : 'life-taken', rule: 'ZMB-1.3.5.e', seat })
}

/** [ZMB-1.1.a] [ZMB-1.1.e] Whoever stands on the middle of a helipad with no fight due has won. */
export function checkHelipad(s: Zombies, seat: Seat, play: Play): void {
  const space = s.position[seat]!
  if (s.outcome !== null || !isHelipadCentre(s, space) || mustFight(s, seat)) return
  cite('ZMB-R.01')
  // A fight that something else than a roll has ended.
  if (s.frames.some((frame) => frame.kind === 'fight' && (frame as FightFrame).seat === seat)) cite('ZMB-1.1.e')
  if (s.options.closedMapDisablesHelipad && isMapClosed(s)) return
  finish(s, [seat], 'helicopter', 'ZMB-1.1.a')
  play.emit?.({ kind: 'won.helicopter', rule: 'ZMB-1.1.a', seat })
}

/** Puts somebody on a space by other means than walking. */
export function putPawn(s: Zombies, seat: Seat, space: Space, play: Play): void {
  s.position[seat] = space
  carriedOff(s, seat)
  leaveByJeep(s, seat, space)
  settleSpace(s, space, play)
}

/** [ZMB-card.what-is-that-smell] A card that carries him off before he has left makes the new tile the one to leave. */
export function carriedOff(s: Zombies, seat: Seat): void {
  if (seat === s.active && turnOf(s).smellSlot >= 0 && !turnOf(s).hasLeft)
    turnOf(s).smellSlot = slotOf(s.position[seat]!)
}

/** [ZMB-1.3.1.t] A jeep is lost on entering any building but the motor pool. */
export function leaveByJeep(s: Zombies, seat: Seat, space: Space): void {
  if (s.jeep[seat] === 1 && groundAt(s, space) === 'building' && kindAt(s, slotOf(space)).id !== 'motor_pool') {
    cite('ZMB-1.3.1.t')
    s.jeep[seat] = 0
  }
}

/** A die of the active player's or of a card; natural sixes draw cards in the zone. */
export function rollDie(s: Zombies, seat: Seat, rule: RuleId, play: Play): number {
  const die = play.chance.die(6, rule)
  if (die === 6 && turnOf(s).inTheZone && seat === s.active) {
    play.emit?.({ kind: 'in-the-zone', rule: 'ZMB-card.in-the-zone', seat })
    drawCards(s, seat, 1, 'ZMB-card.in-the-zone', play)
  }
  return die
}

/** [ZMB-1.3.3.b] Draws from the bag; an empty one is made anew from the discard pile. */
export function drawCards(s: Zombies, seat: Seat, n: number, rule: RuleId, play: Play): void {
  for (let i = 0; i < n; i++) {
    if (s.deck.length === 0) {
      cite('ZMB-1.3.3.b')
      s.deck = s.discarded
      s.discarded = []
    }
    if (s.deck.length === 0) return
    const card = play.chance.draw(s.deck, rule, [seat])
    s.deck.splice(s.deck.indexOf(card), 1)
    s.hands[seat]!.push(card)
    play.emit?.({ kind: 'drew', rule, seat, secret: { seenBy: [seat], data: { card: cardWord(card) } } })
  }
}

/** Out of play, onto the discard pile. */
export function discardKept(s: Zombies, seat: Seat, card: Card): void {
  const cards = s.inPlay[seat]!
  cards.splice(cards.indexOf(card), 1)
  s.discarded.push(card)
  if (card === SHOTGUN) s.charges[seat] = 0
}
