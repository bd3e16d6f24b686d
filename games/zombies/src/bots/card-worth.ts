import type { WindowFrame } from '@shamble/kernel'
import { isOnTable } from '../board/board.js'
import { TITLES } from '../cards/index.js'
import { tilesOf } from '../options.js'
import type { Card } from '../state.js'
import type { Moment } from './manner.js'
import type { Situation } from './situation.js'

/** What a card is worth once it is in front of its owner, and what playing it must bring to give it up. */
interface Worth {
  readonly lay?: number
  readonly hold: number
}

/** All 42 titles. A card that is held for one great moment has a high `hold`; one that is best got rid of a low one. */
const WORTH: Readonly<Record<string, Worth>> = {
  'adjusting-nicely': { lay: 3, hold: 0.6 },
  'adrenaline-rush': { hold: 0.9 },
  'all-the-marbles': { lay: 1, hold: 0.4 },
  'alternate-food-source': { hold: 5 },
  'bad-sense-of-direction': { hold: 1.6 },
  'brain-cramp': { hold: 1.6 },
  breakthrough: { hold: 0.4 },
  'butter-fingers': { hold: 0.45 },
  chainsaw: { lay: 1.6, hold: 0.8 },
  claustrophobia: { hold: 0.3 },
  dynamite: { hold: 0.5 },
  fear: { hold: 0.9 },
  'fire-axe': { lay: 3, hold: 1 },
  'first-aid-kit': { lay: 2, hold: 0.9 },
  'govt-enhanced-zombies': { hold: 0.5 },
  grenade: { lay: 2, hold: 0.8 },
  'hey-look-a-shotgun': { lay: 1.5, hold: 0.4 },
  'hysterical-paralysis': { hold: 1.2 },
  'i-dont-think-theyre-dead': { hold: 0.6 },
  'i-feel-alive': { hold: 0.2 },
  'i-see-the-helicopter': { lay: 2, hold: 0.6 },
  'i-think-its-over-here': { hold: 0.9 },
  'in-the-zone': { hold: 0.2 },
  'just-when-you-thought': { hold: 0.5 },
  'lots-of-ammo': { lay: 1.8, hold: 0.9 },
  'mine-field': { hold: 0.9 },
  'molotov-cocktail': { lay: 1.4, hold: 0.6 },
  'much-needed-rest': { hold: 0.7 },
  'no-brains-here': { hold: 1.2 },
  'rocket-launcher': { lay: 2, hold: 0.8 },
  skateboard: { lay: 3, hold: 1 },
  'slight-miscalculation': { hold: 0.4 },
  'the-keys-are-still-in-it': { hold: 1.3 },
  'this-isnt-so-bad': { hold: 0.9 },
  'were-screwed': { hold: 0.8 },
  'weekend-pass-denied': { hold: 0.6 },
  'what-is-that-smell': { hold: 0.3 },
  'where-did-everybody-go': { hold: 1 },
  'you-dont-need-that': { hold: 0.5 },
  'you-lookin-at-me': { hold: 1.3 },
  'your-shoes-untied': { hold: 0.7 },
  'zombie-master': { hold: 0.6 },
}

const LAY: readonly number[] = TITLES.map(({ id }) => WORTH[id]!.lay ?? 0)

export const layWorth = (card: Card): number => LAY[card]!

/** What playing a card must bring to the house before it is given up, by title. */
export const HOLD: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(WORTH).map(([id, { hold }]) => [id, hold]),
)

/** What playing a card must bring before it is given up, whenever that is. */
const holdWorth = ({ manner }: Situation, card: Card): number => manner.hold[TITLES[card]!.id]!

/** The same in this window. */
export const holdWorthIn = (sit: Situation, card: Card, window: WindowFrame): number =>
  holdWorth(sit, card) + sit.manner.moments[momentOf(sit, window)]

function momentOf({ s, isMyTurn }: Situation, { of }: WindowFrame): Moment {
  if (of === 'post-zombie') return isMyTurn ? 'own-last' : 'others-last'
  if (!isMyTurn) return 'others'
  // A fight is one of step 2 as long as nobody moves.
  const isEarly = of === 'turn-start' || of === 'after-tile' || of === 'after-fight' || of === 'combat'
  return isEarly && !s.frames.some(({ kind }) => kind === 'move') ? 'before-refill' : 'after-refill'
}

/** What a card is worth in hand at the end of a turn: dead ones go. */
export function keepWorth(sit: Situation, card: Card): number {
  const { s, me } = sit
  const title = TITLES[card]!
  const spare = sit.hand.indexOf(card) !== sit.hand.lastIndexOf(card) ? 0.5 : 1
  if (!title.kept || title.buildings.length === 0) {
    if (title.id === 'adjusting-nicely') return s.reserve[me]! >= 9 ? 1.5 : 0.2
    if (title.id === 'i-see-the-helicopter') return sit.pads.length > 0 ? 2 : 0.5
    return holdWorth(sit, card) * spare
  }
  if (s.inPlay[me]!.includes(card)) return 0.1
  const { index } = tilesOf(s.options)
  const kinds = title.buildings.map((id) => index[id] ?? -1)
  const isThere = s.tileKind.some((kind, slot) => kinds.includes(kind) && isOnTable(s, slot))
  const mayCome = kinds.some((kind) => s.townStack.includes(kind) || (s.baseOpen && s.baseStack.includes(kind)))
  return (isThere ? 0.6 * layWorth(card) : mayCome ? 0.25 * layWorth(card) : 0) * spare
}
