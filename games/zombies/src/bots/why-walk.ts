import { isInBuilding, isOnTable, kindAt, type Slot, type Space, slotOf } from '../board/board.js'
import { kindWord } from '../board/whereabouts.js'
import { cardWord } from '../cards/card.js'
import { TITLES } from '../cards/index.js'
import { turnOf } from '../frames/kinds.js'
import { BULLET, type Card, LIFE, MOST_LIVES, NO_TOKEN, NO_ZOMBIE } from '../state.js'
import type { Situation } from './situation.js'
import type { Why } from './thought.js'
import { PAST_ZOMBIE, travel } from './ways.js'

/** Less than half a step is no nearer. */
const NEARER = 0.5

/** What speaks for a walk, the strongest reason first; each is true of the board as it is. */
export function whyWalk(sit: Situation, path: readonly Space[]): Why {
  const { s } = sit
  const end = path.at(-1)!
  if (path.some((space) => sit.pads.includes(space))) return { key: 'wins' }
  if (turnOf(s).smellSlot >= 0 && !turnOf(s).hasLeft && slotOf(end) !== turnOf(s).smellSlot)
    return { key: 'leaves-tile' }
  const entered = path.find((space) => isInBuilding(s, space) && gearFor(sit, slotOf(space)) !== null)
  if (entered !== undefined) return { key: 'to-gear', params: { card: cardWord(gearFor(sit, slotOf(entered))!) } }
  const token = path.find((space) => isOfUse(sit, space))
  if (token !== undefined)
    return { key: 'takes-token', params: { what: { word: s.counter[token] === LIFE ? 'piece.life' : 'piece.bullet' } } }
  const fights = path.some((space) => s.zombie[space] !== NO_ZOMBIE)
  if (fights && sit.toll(sit.me) <= 0) return { key: 'hunts' }
  if (sit.pads.length > 0 && sit.toPad[end]! < sit.toPad[sit.at]! - NEARER) return { key: 'to-helipad' }
  if (fights) return { key: 'worth-fight' }
  return ahead(sit, end)
}

/** What the walk leads towards, without getting there. */
function ahead(sit: Situation, end: Space): Why {
  const { s } = sit
  const nears = (goals: readonly Space[]): boolean => {
    if (goals.length === 0) return false
    const far = travel(s, goals, PAST_ZOMBIE, 'to')
    return far[end]! < far[sit.at]! - NEARER
  }
  const spaces = [...s.counter.keys()]
  const gear = [...s.tileKind.keys()].find(
    (slot) => isOnTable(s, slot) && gearFor(sit, slot) !== null && nears(insideOf(sit, slot)),
  )
  if (gear !== undefined)
    return {
      key: 'towards-gear',
      params: { card: cardWord(gearFor(sit, gear)!), tile: kindWord(kindAt(s, gear)) },
    }
  if (nears(spaces.filter((space) => isOfUse(sit, space)))) return { key: 'to-tokens' }
  return { key: sit.toll(sit.me) > 0 ? 'gets-away' : 'better-place' }
}

function insideOf(sit: Situation, slot: Slot): Space[] {
  return Array.from({ length: 9 }, (_, cell) => slot * 9 + cell).filter((space) => isInBuilding(sit.s, space))
}

/** A card in hand that can be laid down in a building. */
function gearFor(sit: Situation, slot: Slot): Card | null {
  const { id } = kindAt(sit.s, slot)
  const { hand, s } = sit
  return hand.find((card) => TITLES[card]!.buildings.includes(id) && !s.inPlay[sit.me]!.includes(card)) ?? null
}

/** A token that may be taken: nobody holds more than five lives. */
function isOfUse(sit: Situation, space: Space): boolean {
  const token = sit.s.counter[space] ?? NO_TOKEN
  return token === BULLET || (token === LIFE && sit.s.lives[sit.me]! < MOST_LIVES)
}
