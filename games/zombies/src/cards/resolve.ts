import { cite, type Play, push, type Seat, type WindowFrame } from '@shamble/kernel'
import { buildingSpaces, isOnTable, kindAt, liftTile, type Space, slotOf, spaceWord } from '../board/board.js'
import { addFree, freeSpaces } from '../board/free.js'
import { tileParams } from '../board/whereabouts.js'
import type { CardFrame, TileFrame, WalkFrame, ZombiesFrame } from '../frames/kinds.js'
import { turnOf } from '../frames/kinds.js'
import {
  cardWord,
  carriedOff,
  discardKept,
  gainLives,
  kill,
  loseLives,
  placeZombie,
  putPawn,
  rollDie,
  settleSpace,
  TOWN_SQUARE,
} from '../rules/effects.js'
import { tellingGoal } from '../rules/goal.js'
import { zombiesLeft } from '../rules/supply.js'
import { type Card, NO_ZOMBIE, PARALYSED, ZOMBIE, type Zombies } from '../state.js'
import { AMMO, CHAINSAW, GRENADE, MARBLES, MOLOTOV, ROCKET, SHOTGUN } from './by-id.js'
import { TITLES } from './titles.js'

interface Resolving {
  readonly s: Zombies
  readonly card: Card
  readonly by: Seat
  readonly seat: Seat
  readonly slot: number
  readonly spaces: readonly Space[]
  readonly use: number
  readonly play: Play
}

/** Carries out an announced card that nobody has stopped. */
export function resolveCard(s: Zombies, f: WindowFrame, play: Play): void {
  const { card, seat, slot, spaces, use } = f.about as {
    card: Card
    seat: Seat
    slot: number
    spaces: readonly Space[]
    use: number
  }
  const title = TITLES[card]!
  if (title.kept && card !== SHOTGUN) {
    s.inPlay[f.by]!.push(card)
    play.emit?.({ kind: 'laid-down', rule: title.rule, seat: f.by, data: { card: cardWord(card) } })
    return
  }
  EFFECTS[title.id]!({ s, card, by: f.by, seat, slot, spaces, use, play })
}

/** Of several dice each is looked at by itself: their sum says nothing. */
const EACH = { each: 4 }

/** Effects that last until the end of the caster's next turn: played on his own turn, his following one. */
const endsAfter = ({ s, by }: Resolving): number => (by === s.active ? 2 : 1)

/** How many turns begin before somebody's turn has begun, or ended, so many times. */
function turnsUntil(s: Zombies, seat: Seat, times: number): number {
  const n = s.lives.length
  return ((seat - s.active + n) % n) + (times - 1) * n
}

/** Of two effects of one kind the one that ends later stays: a second card cuts nothing short. */
const outlasts = (s: Zombies, seat: Seat, ends: number, other: Seat, otherEnds: number): boolean =>
  other < 0 || turnsUntil(s, seat, ends) > turnsUntil(s, other, otherEnds)

function choose({ s, card, by, seat, slot }: Resolving, left: number, dice: number[] = []): void {
  cite('ZMB-W.j')
  push(s, { kind: 'card', step: 0, card, by, seat, slot, left, spaces: [], dice } as CardFrame as ZombiesFrame)
}

const EFFECTS: Readonly<Record<string, (r: Resolving) => void>> = {
  'adrenaline-rush'({ s, by, use }) {
    if (use === 0) turnOf(s).adrenalineMove = true
    else turnOf(s).adrenaline[by] = 1
  },
  'alternate-food-source'(r) {
    const { s, by, play } = r
    if (outlasts(s, by, endsAfter(r), s.foodSource, s.foodSourceEnds)) {
      s.foodSource = by
      s.foodSourceEnds = endsAfter(r)
    }
    for (const space of new Set(s.position)) settleSpace(s, space, play)
  },
  'bad-sense-of-direction'({ s, seat, play }) {
    cite('ZMB-R.29')
    putPawn(s, seat, TOWN_SQUARE, play)
    if (s.outcome === null && s.options.badSenseCost > 0) loseLives(s, seat, 1, 'ZMB-card.bad-sense-of-direction', play)
  },
  'brain-cramp'({ s, by }) {
    turnOf(s).brainCramp = by
  },
  breakthrough({ s, by, spaces, play }) {
    const die = rollDie(s, by, 'ZMB-card.breakthrough', play)
    const goal = spaces[0]!
    if (die >= 5) {
      s.joins.push(s.position[by]!, goal)
      play.emit?.({
        kind: 'broke-through',
        rule: 'ZMB-card.breakthrough',
        seat: by,
        dice: [die],
        data: { space: spaceWord(goal) },
      })
      return
    }
    play.emit?.({ kind: 'wall-held', rule: 'ZMB-card.breakthrough', seat: by, dice: [die] })
    turnOf(s).forfeited = true
    loseLives(s, by, 1, 'ZMB-card.breakthrough', play)
  },
  'butter-fingers': (r) => choose(r, 1),
  claustrophobia({ s, seat }) {
    if (seat === s.active) cite('ZMB-R.22')
    s.claustrophobia[seat] = 1
  },
  dynamite({ s, by, spaces, play }) {
    const die = rollDie(s, by, 'ZMB-card.dynamite', play)
    play.emit?.({ kind: die >= 4 ? 'blast' : 'blast-failed', rule: 'ZMB-card.dynamite', seat: by, dice: [die] })
    if (die <= 3) {
      loseLives(s, by, 2, 'ZMB-card.dynamite', play)
      return
    }
    for (const space of spaces)
      if (s.zombie[space] !== NO_ZOMBIE && s.outcome === null) clear(s, by, space, 'ZMB-card.dynamite', play)
  },
  /** [ZMB-card.fear] He does not move on his next turn. */
  fear({ s, seat }) {
    if (seat === s.active) cite('ZMB-R.22')
    s.fear[seat] = 1
  },
  'govt-enhanced-zombies'(r) {
    const { s, by } = r
    if (!outlasts(s, by, endsAfter(r), s.govtEnhanced, s.govtEnhancedEnds)) return
    s.govtEnhanced = by
    s.govtEnhancedEnds = endsAfter(r)
  },
  'hey-look-a-shotgun'({ s, card, seat }) {
    s.inPlay[seat]!.push(card)
    s.charges[seat] = 3
  },
  'hysterical-paralysis'({ s, seat }) {
    if (seat === s.active) cite('ZMB-R.22')
    s.paralysis[seat] = PARALYSED
  },
  'i-dont-think-theyre-dead'(r) {
    const { s, seat, play } = r
    const dice = [
      rollDie(s, seat, 'ZMB-card.i-dont-think-theyre-dead', play),
      rollDie(s, seat, 'ZMB-card.i-dont-think-theyre-dead', play),
    ]
    play.emit?.({ kind: 'not-dead-roll', rule: 'ZMB-card.i-dont-think-theyre-dead', seat, dice, data: EACH })
    choose(r, 1, dice)
  },
  'i-feel-alive'({ s, by, play }) {
    const dice = [rollDie(s, by, 'ZMB-card.i-feel-alive', play), rollDie(s, by, 'ZMB-card.i-feel-alive', play)]
    play.emit?.({ kind: 'alive-roll', rule: 'ZMB-card.i-feel-alive', seat: by, dice, data: EACH })
    if (dice.every((die) => die >= 4)) gainLives(s, by, 2, 'ZMB-card.i-feel-alive', play)
  },
  'i-think-its-over-here'({ s, by }) {
    const frame = s.frames.find((other) => other.kind === 'tile') as TileFrame
    frame.placer = by
  },
  'in-the-zone'({ s }) {
    turnOf(s).inTheZone = true
  },
  'just-when-you-thought'({ s, slot, play }) {
    for (const space of buildingSpaces(s, slot))
      if (s.zombie[space] === NO_ZOMBIE && zombiesLeft(s) > 0)
        addZombie(s, space, 'ZMB-card.just-when-you-thought', play)
  },
  'mine-field'(r) {
    const { s, by, play } = r
    const die = rollDie(s, by, 'ZMB-card.mine-field', play)
    play.emit?.({ kind: 'mines', rule: 'ZMB-card.mine-field', seat: by, dice: [die] })
    choose(r, die)
  },
  'much-needed-rest'({ s, by, play }) {
    turnOf(s).rested = true
    gainLives(s, by, 2, 'ZMB-card.much-needed-rest', play)
  },
  'no-brains-here': (r) => choose(r, 1),
  /** [ZMB-card.slight-miscalculation] As many again as the building holds, as far as there is room. */
  'slight-miscalculation'(r) {
    const spaces = buildingSpaces(r.s, r.slot)
    const zombies = spaces.filter((space) => r.s.zombie[space] !== NO_ZOMBIE).length
    choose(r, Math.min(zombies, spaces.length - zombies, zombiesLeft(r.s)))
  },
  /** [ZMB-card.the-keys-are-still-in-it] Ten steps in place of the roll. */
  'the-keys-are-still-in-it'({ s }) {
    turnOf(s).keys = true
  },
  'this-isnt-so-bad': (r) => choose(r, Math.min(2, r.s.zombie.filter((kind) => kind !== NO_ZOMBIE).length)),
  /** [ZMB-card.were-screwed] Ten zombies, or as many as there are free spaces. */
  'were-screwed': (r) => choose(r, Math.min(10, freeSpaces(r.s).length, zombiesLeft(r.s))),
  'weekend-pass-denied'({ s, seat, play }) {
    const hand = s.hands[seat]!
    cite('ZMB-R.19')
    play.reveal?.('all')
    s.discarded.push(...hand)
    hand.length = 0
    if (s.options.weekendPassScope === 'handAndKept')
      for (const card of [...s.inPlay[seat]!]) discardKept(s, seat, card)
    play.emit?.({ kind: 'hand-lost', rule: 'ZMB-card.weekend-pass-denied', seat })
  },
  'what-is-that-smell'({ s }) {
    turnOf(s).smellSlot = -2
  },
  'where-did-everybody-go'({ s, by, seat }) {
    // [ZMB-1.3.2.l] A death before the walk spares only the active player its fights: it is his step.
    if (seat !== s.active) turnOf(s).fallen[seat] = 0
    push(s, {
      kind: 'walk',
      step: 0,
      by,
      seat,
      left: 5,
      fell: turnOf(s).fallen[seat] === 1,
    } as WalkFrame as ZombiesFrame)
  },
  'you-dont-need-that': (r) => choose(r, 1),
  'your-shoes-untied'({ s }) {
    turnOf(s).halvings++
  },
  'zombie-master': (r) => choose(r, Math.min(5, masterSpaces(r.s).length, zombiesLeft(r.s))),
}

export { freeSpaces }

/** [ZMB-card.zombie-master] Town tiles only, and nobody on the space. */
export function masterSpaces(s: Zombies): Space[] {
  cite('ZMB-1.3.3.f')
  const found: Space[] = []
  for (let slot = 0; slot < s.tileKind.length; slot++)
    if (isOnTable(s, slot) && kindAt(s, slot).zone === 'town') addFree(s, slot, found)
  return found.filter((space) => !s.position.includes(space))
}

/** [ZMB-R.35] Zombies that cards add are normal ones. */
export function addZombie(s: Zombies, space: Space, rule: string, play: Play): void {
  cite('ZMB-R.35')
  placeZombie(s, space, ZOMBIE)
  play.emit?.({ kind: 'zombie-placed', rule, data: { space: spaceWord(space) } })
}

/** A card kills a zombie: it goes to the collection, and what lay under it is free. */
export function clear(s: Zombies, seat: Seat, space: Space, rule: string, play: Play): void {
  kill(s, seat, space, 'card', rule, play)
  settleSpace(s, space, play)
}

/** [ZMB-1.3.3.h] Uses a card that lies in front of its owner; nobody answers that. */
export function useKept(s: Zombies, seat: Seat, card: Card, slot: number, play: Play): void {
  discardKept(s, seat, card)
  play.emit?.({ kind: 'used', rule: TITLES[card]!.rule, seat, data: { card: cardWord(card) } })
  if (card === CHAINSAW) turnOf(s).chainsaw[seat] = 1
  else if (card === AMMO) s.bullets[seat]! += 3
  else if (card === MARBLES) scatterMarbles(s, seat)
  else if (card === MOLOTOV) turnOf(s).molotov[seat] = slot
  else if (card === GRENADE) grenade(s, seat, slot, play)
  else if (card === ROCKET) tellingGoal(s, play, () => rocket(s, seat, slot, play))
}

/** [ZMB-card.all-the-marbles] Until his next turn begins: his following one if he is on turn. */
function scatterMarbles(s: Zombies, seat: Seat): void {
  const begins = (owner: Seat): number => (owner === s.active ? 2 : 1)
  if (outlasts(s, seat, begins(seat), s.marbles, begins(s.marbles))) s.marbles = seat
}

/** Zombies are banked before the life is lost [ZMB-1.1.c]. */
function grenade(s: Zombies, seat: Seat, slot: number, play: Play): void {
  for (const space of buildingSpaces(s, slot)) {
    if (s.zombie[space] !== NO_ZOMBIE && s.outcome === null) clear(s, seat, space, 'ZMB-card.grenade', play)
  }
  if (s.outcome === null) loseLives(s, seat, 1, 'ZMB-card.grenade', play)
}

function rocket(s: Zombies, seat: Seat, slot: number, play: Play): void {
  for (let cell = 0; cell < 9; cell++) {
    if (s.zombie[slot * 9 + cell] !== NO_ZOMBIE && s.outcome === null)
      kill(s, seat, slot * 9 + cell, 'card', 'ZMB-card.rocket-launcher', play)
  }
  // [ZMB-1.1.c] The rest of the effect is not carried out.
  if (s.outcome !== null) return
  const blown = tileParams(s, slot)
  s.removed.push(s.tileKind[slot]!)
  const stranded = [...s.position.keys()].filter((other) => slotOf(s.position[other]!) === slot)
  liftTile(s, slot)
  for (const other of stranded) {
    s.position[other] = TOWN_SQUARE
    carriedOff(s, other)
  }
  // [ZMB-R.21] The base stack stays open while any base tile is on the table.
  if (s.baseOpen && !s.tileKind.some((_, other) => isOnTable(s, other) && kindAt(s, other).zone === 'base')) {
    cite('ZMB-R.21')
    s.baseOpen = false
  }
  // What was noted about the tile is gone with it.
  if (turnOf(s).smellSlot === slot) turnOf(s).smellSlot = turnOf(s).hasLeft ? -1 : slotOf(s.position[s.active]!)
  for (const [other, entered] of turnOf(s).enteredBuilding.entries())
    if (entered === slot) turnOf(s).enteredBuilding[other] = -1
  for (const [other, molotov] of turnOf(s).molotov.entries()) if (molotov === slot) turnOf(s).molotov[other] = -1
  play.emit?.({ kind: 'tile-destroyed', rule: 'ZMB-card.rocket-launcher', seat, data: blown })
  if (stranded.length > 0) settleSpace(s, TOWN_SQUARE, play)
}
