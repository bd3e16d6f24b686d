import type { Seat } from '@shamble/kernel'
import { isInBuilding, slotOf } from '../board/board.js'
import { heyLookAShotgun } from '../cards/hey-look-a-shotgun.js'
import { TITLES } from '../cards/index.js'
import type { TurnFrame } from '../frames/kinds.js'
import { turnOf } from '../frames/kinds.js'
import { weaponsOf } from '../rules/event-cards.js'
import { type Card, NO_TOKEN } from '../state.js'
import { layWorth } from './card-worth.js'
import { toll, worthOf } from './fighting.js'
import type { Situation } from './situation.js'

/** Steps that the move under way still allows, or those of a middling roll. */
export function totalNow(sit: Situation): number {
  const { s } = sit
  const move = s.frames.find((frame) => frame.kind === 'move') as { left: number } | undefined
  if (move !== undefined) return move.left
  const { total } = s.frames[0] as TurnFrame
  if (total >= 0) return Math.floor(total / 2 ** turnOf(s).halvings)
  if (turnOf(s).keys) return 10
  const rolled = sit.totalOf(s.active, 4)
  return Math.floor((turnOf(s).adrenalineMove ? rolled * 2 : rolled) / 2 ** turnOf(s).halvings)
}

/** Whether the movement total of this turn is known. */
const isSet = (sit: Situation): boolean => (sit.s.frames[0] as TurnFrame).total >= 0

/** The chance that the active player wins with the coming move. */
function chanceNow(sit: Situation, halved: 'halved' | 'whole'): number {
  const { active } = sit.s
  if (isSet(sit)) return sit.winChance(active, halved === 'halved' ? Math.floor(totalNow(sit) / 2) : totalNow(sit))
  let sum = 0
  for (let die = 1; die <= 6; die++) {
    const total = sit.totalOf(active, die)
    sum += sit.winChance(active, halved === 'halved' ? Math.floor(total / 2) : total) / 6
  }
  return sum
}

const blow = ({ weights }: Situation, chance: number): number => weights.denial * weights.win * chance

/** How much a card that names a player hurts them; negative where it helps. */
export function hurt(sit: Situation, card: Card, victim: Seat): number {
  const { s, weights } = sit
  const at = s.position[victim]!
  const cost = Math.max(0.2, sit.toll(victim))
  switch (TITLES[card]!.id) {
    case 'fear':
      return s.fear[victim] === 1 || s.paralysis[victim] !== 0 ? 0 : sit.turnWorth(victim)
    case 'hysterical-paralysis':
      return s.paralysis[victim] !== 0 ? 0 : sit.turnWorth(victim) * 1.3
    case 'what-is-that-smell':
      return 0.7
    case 'your-shoes-untied':
      return weights.turn / 2 + blow(sit, chanceNow(sit, 'whole') - chanceNow(sit, 'halved'))
    case 'brain-cramp':
      return weights.turn + cost + 0.2 * sit.nearness(at) + blow(sit, chanceNow(sit, 'whole'))
    case 'bad-sense-of-direction':
      return sit.nearness(at) - sit.nearness(4) + (isInBuilding(s, at) ? 0.4 : 0)
    case 'where-did-everybody-go':
      return 0.34 * sit.nearness(at) + 1.2 * cost + blow(sit, sit.turnChance(victim)) * 0.6
    case 'claustrophobia':
      return s.claustrophobia[victim] === 1 ? 0 : claustrophobia(sit, victim)
    case 'butter-fingers':
      return Math.max(weaponLoss(sit, victim), bulletLoss(sit, victim))
    case 'you-dont-need-that':
      return weaponLoss(sit, victim)
    case 'i-dont-think-theyre-dead':
      return 0.5 + 0.75 * collectionLoss(sit, victim, 2)
    case 'weekend-pass-denied':
      return 0.6 * sit.held[victim]!
    case 'hey-look-a-shotgun':
      return -layWorth(heyLookAShotgun.card)
    case 'no-brains-here':
      // A player who is rid of a zombie on the helipad has won.
      return sit.pads.includes(at) ? -weights.win : -sit.toll(victim)
    default:
      return 0
  }
}

function claustrophobia(sit: Situation, victim: Seat): number {
  const { s } = sit
  const slot = slotOf(s.position[victim]!)
  let tokens = 0
  for (let space = slot * 9; space < slot * 9 + 9; space++) if (s.counter[space] !== NO_TOKEN) tokens++
  return (isInBuilding(s, s.position[victim]!) ? 0.7 : 0.3) + 0.3 * tokens
}

/** The best weapon that a player could lose. */
export const weaponLoss = (sit: Situation, victim: Seat): number =>
  weaponsOf(sit.s, victim).reduce((most, card) => Math.max(most, weaponWorth(sit, victim, card)), 0)

/** A shotgun is worth what is left in it. */
export const weaponWorth = (sit: Situation, owner: Seat, card: Card): number =>
  card === heyLookAShotgun.card ? (layWorth(card) * sit.s.charges[owner]!) / 3 : layWorth(card)

export function bulletLoss(sit: Situation, victim: Seat): number {
  const { lives, bullets } = sit.s
  return worthOf(lives[victim]!, bullets[victim]!) - worthOf(lives[victim]!, bullets[victim]! - 2)
}

export function collectionLoss(sit: Situation, victim: Seat, n: number): number {
  const { reserve } = sit.s
  const less = Math.max(0, reserve[victim]! - n)
  return sit.collection(reserve[victim]!) - sit.collection(less)
}

/** What a card that names nobody does for the rival who plays it, at the others' cost. */
export function boon(sit: Situation, card: Card, by: Seat): number {
  const { s } = sit
  const title = TITLES[card]!
  if (title.kept) return sit.weight(by) * layWorth(card)
  switch (title.id) {
    case 'alternate-food-source':
      return by === s.active ? blow(sit, sit.stepsToPad[s.position[by]!]! < totalNow(sit) + 1 ? 1 : 0) : 0.5
    case 'the-keys-are-still-in-it':
      return blow(sit, sit.winChance(by, 10) - sit.turnChance(by)) + sit.weight(by)
    case 'adrenaline-rush':
      return blow(sit, sit.winChance(by, 2 * sit.totalOf(by, 4)) - sit.turnChance(by)) + sit.weight(by) * 0.7
    case 'mine-field':
      return sit.weight(by) * collectionGain(sit, by, 3)
    case 'dynamite':
      return sit.weight(by) * collectionGain(sit, by, 1)
    case 'much-needed-rest':
      return sit.weight(by)
    case 'were-screwed':
    case 'zombie-master':
      return Math.max(0, sit.toll(sit.me)) * (sit.isFirst ? 1.5 : 0.5)
    default:
      return 0.3
  }
}

export function collectionGain(sit: Situation, seat: Seat, n: number): number {
  const { reserve } = sit.s
  return sit.collection(reserve[seat]! + n) - sit.collection(reserve[seat]!)
}

/** How much harder every fight becomes for a seat when it takes a five. */
export function harder(sit: Situation, seat: Seat): number {
  const fighter = sit.fighter(seat)
  return toll({ ...fighter, need: 5 }, sit.stakes(seat)) - toll({ ...fighter, need: 4 }, sit.stakes(seat))
}
