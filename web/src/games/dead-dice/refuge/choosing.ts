import {
  ALL_WISHES,
  diceOf,
  isReserveWish,
  knownState,
  reservesInPlay,
  type Test,
  testAfter,
  type Wish,
  waysToReach,
} from '@shamble/game-dead-dice/people'
import type { DeadDiceAction, DeadDiceView, DecisionFrame } from '@shamble/game-dead-dice/table'
import { topOf } from '../moment.js'
import type { Part } from '../part.js'

export type Prepare = Extract<DeadDiceAction, { type: 'prepare' }>

/** One way to make the test for a wish, and what can be known of it. */
export interface Hand {
  readonly action: Prepare
  readonly test: Test
  /** Without the help of others: how far they are trusted is secret. */
  readonly dice: number
  /** `null` where nobody learns how it went. */
  readonly chance: number | null
}

/** A wish of the list: its ways from the best on; none where it cannot be wished for now. */
export interface WishRow {
  readonly wish: Wish
  readonly hands: readonly Hand[]
}

/** The decision about a scene of the living turn; `null` at any other time. */
export function sceneDecision(view: DeadDiceView): DecisionFrame | null {
  const top = topOf(view)
  return top?.kind === 'decision' && (top as DecisionFrame).topic === 'scene' ? (top as DecisionFrame) : null
}

/** An answer that is a preparation, with its test. */
export function handOf(view: DeadDiceView, action: Prepare): Hand | null {
  const test = testAfter(knownState(view), action)
  if (test === null) return null
  const dice = diceOf(test.parts.filter(({ why }) => why !== 'trust'))
  const { ways, of } = waysToReach(dice, test.difficulty)
  return { action, test, dice, chance: action.wish === 'trap' ? null : ways / of }
}

const preparesOf = ({ choices }: Part): Prepare[] =>
  (choices.actions as readonly DeadDiceAction[]).filter((action): action is Prepare => action.type === 'prepare')

/** The wishes that can be had now, and reserves that cannot rise. */
export function wishesOf(part: Part): WishRow[] {
  const { view } = part
  const offered = preparesOf(part)
  const inPlay = reservesInPlay(knownState(view))
  return ALL_WISHES.flatMap((wish): WishRow[] => {
    const hands = offered
      .filter((action) => action.wish === wish)
      .map((action) => handOf(view, action))
      .filter((hand) => hand !== null)
      .sort((a, b) => b.dice - a.dice)
    const isFull = isReserveWish(wish) && inPlay.includes(wish) && view.group.reserves[wish] === 'sufficient'
    return hands.length > 0 || isFull ? [{ wish, hands }] : []
  }).sort((a, b) => Number(a.hands.length === 0) - Number(b.hands.length === 0))
}

const PREFIX = 'prepare'

/** What is being thought of: `prepare heal 0 brains 1`. */
export const menuOf = ({ wish, leader, by, on }: Prepare): string => `${PREFIX} ${wish} ${leader} ${by} ${on}`

/** Whether another proposal than the one that stands is looked for. */
export const isChoosing = ({ menu }: Pick<Part, 'menu'>): boolean => menu?.startsWith(PREFIX) === true

/** What is thought of, be it chosen, proposed by another, or the first of the list; `null` where it is none of these. */
export function chosenOf(part: Part): Prepare | null {
  const decision = sceneDecision(part.view)
  if (decision === null) return null
  const offered = preparesOf(part)
  const chosen = offered.find((action) => menuOf(action) === part.menu)
  if (chosen !== undefined) return chosen
  if (decision.proposal !== null) return decision.proposal.type === 'prepare' ? decision.proposal : null
  return wishesOf(part).find(({ hands }) => hands.length > 0)?.hands[0]?.action ?? null
}

/** The way to a wish that is most like the one that was thought of. */
export const nearest = (hands: readonly Hand[], like: Partial<Prepare>): Prepare | null =>
  (
    hands.find(({ action }) =>
      Object.entries(like).every(([name, value]) => action[name as keyof Prepare] === value),
    ) ?? null
  )?.action ?? null
