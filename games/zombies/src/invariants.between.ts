import { isHelipadCentre, isOnTable, joinedSpaces, kindAt, type Space } from './board/board.js'
import { type HordeFrame, type TurnFrame, turnOf, type ZombiesFrame } from './frames/kinds.js'
import { TURN_STEPS } from './frames/turn.js'
import { isFoodSource } from './rules/combat.js'
import { weaponsOf } from './rules/event-cards.js'
import { TOWN_SQUARE } from './rules/pawns.js'
import { ENHANCED, NO_ZOMBIE, type Zombies } from './state.js'
import { viewZombies, type ZombiesView } from './view.js'

/** What is broken between two moments of one match, one answer apart. Numbered like the ledger's list. */
export function brokenChange(before: Zombies, after: Zombies): string[] {
  return [
    ...endChanges(before, after),
    ...tileChanges(before, after),
    ...stepChanges(before, after),
    ...deathChanges(before, after),
    ...zombieChanges(before, after),
  ]
}

/** 6: a pawn that has come to the middle of a helipad with no fight due; 29: a player must be asked. */
function endChanges(before: Zombies, after: Zombies): string[] {
  if (after.outcome !== null) return []
  const hasReached = (s: Zombies, seat: number): boolean => {
    const space = s.position[seat]!
    return isHelipadCentre(s, space) && (s.zombie[space] === NO_ZOMBIE || isFoodSource(s))
  }
  const broken = [...after.position.keys()]
    .filter((seat) => hasReached(after, seat) && !hasReached(before, seat) && !after.options.closedMapDisablesHelipad)
    .map((seat) => `6: seat ${seat} has reached the helicopter and has not won`)
  if (after.questions.length === 0) broken.push('29: nobody is asked, and the match is not over')
  return broken
}

/** 16: no base tile is drawn before the gate; 28: what is never taken off the table. */
function tileChanges(before: Zombies, after: Zombies): string[] {
  const broken: string[] = []
  if (!before.baseOpen && after.baseStack.length < before.baseStack.length)
    broken.push('16: a base tile was drawn before the front gate was placed')
  for (const slot of before.tileKind.keys()) {
    const stood = isOnTable(before, slot) && (slot === 0 || kindAt(before, slot).isHelipad)
    if (stood && after.tileKind[slot] !== before.tileKind[slot])
      broken.push(`28: the tile in slot ${slot} was taken off the table`)
  }
  return broken
}

/** Where the turn is. Step 2 is one place: after its window another fight may follow. */
function stepOf(s: Zombies): number {
  const step = (s.frames[0] as TurnFrame | undefined)?.step ?? 0
  return step > TURN_STEPS.combat && step <= TURN_STEPS.refill ? TURN_STEPS.refill : step
}

/** 18: the steps of a turn in their order. */
function stepChanges(before: Zombies, after: Zombies): string[] {
  if (after.turn < before.turn) return [`18: turn ${after.turn} after turn ${before.turn}`]
  if (after.turn === before.turn && stepOf(after) < stepOf(before))
    return [`18: step ${stepOf(after)} of the turn after step ${stepOf(before)}`]
  return []
}

/** 25: how a player stands who has just died. */
function deathChanges(before: Zombies, after: Zombies): string[] {
  return [...after.lives.keys()].flatMap((seat) => {
    if (turnOf(after).fallen[seat] === 0 || turnOf(before).fallen[seat] === 1) return []
    const asAfterDeath =
      after.position[seat] === TOWN_SQUARE &&
      after.lives[seat] === 3 &&
      after.bullets[seat] === 3 &&
      after.jeep[seat] === 0 &&
      weaponsOf(after, seat).length === 0
    return asAfterDeath ? [] : [`25: seat ${seat} does not stand as after a death`]
  })
}

const hordeOf = (s: Zombies): HordeFrame | undefined =>
  (s.frames as ZombiesFrame[]).find((frame) => frame.kind === 'horde')

/** 20, 21, 30: which spaces zombies have left and reached. */
function zombieChanges(before: Zombies, after: Zombies): string[] {
  const left: Space[] = []
  const reached: Space[] = []
  before.zombie.forEach((kind, space) => {
    if (kind !== NO_ZOMBIE && after.zombie[space] === NO_ZOMBIE) left.push(space)
    if (kind === NO_ZOMBIE && after.zombie[space] !== NO_ZOMBIE) reached.push(space)
  })
  const killed = after.kills.reduce((sum, kills, seat) => sum + kills - before.kills[seat]!, 0)
  const broken: string[] = []
  const isStill = before.marbles >= 0 && after.marbles >= 0 && after.options.marblesScope === 'allMoves'
  if (isStill && left.length > killed) broken.push('30: a zombie has moved under ALL THE MARBLES')
  const [first, then] = [hordeOf(before), hordeOf(after)]
  if (first === undefined || first.left === 0 || after.turn !== before.turn) return broken
  if (then !== undefined) broken.push(...hordeMove(before, first, then, left, reached))
  else if (left.length === 0 && reached.length === 0 && first.step > 0 && canMove(after, first.moved))
    broken.push(`21: step 6 has ended with ${first.left} zombies to move`)
  return broken
}

/** One zombie after another, one space each; a path of two for an enhanced one. */
function hordeMove(
  before: Zombies,
  first: HordeFrame,
  then: HordeFrame,
  left: readonly Space[],
  reached: readonly Space[],
): string[] {
  const count = then.moved.length - first.moved.length
  if (first.step === 0) return []
  if (first.left - then.left !== count || first.moved.some((space) => !then.moved.includes(space)))
    return ['20: a zombie has moved twice in step 6']
  if (count !== 1) return []
  const [from, to] = [left[0], reached[0]]
  if (left.length !== 1 || reached.length !== 1 || from === undefined || to === undefined)
    return ['20: more than one zombie has moved at once']
  const near = joinedSpaces(before, from)
  const reach = before.zombie[from] === ENHANCED ? near.flatMap((space) => joinedSpaces(before, space)) : []
  return near.includes(to) || reach.includes(to) ? [] : [`20: a zombie went too far, from ${from} to ${to}`]
}

function canMove(s: Zombies, moved: readonly Space[]): boolean {
  return s.zombie.some(
    (kind, space) =>
      kind !== NO_ZOMBIE &&
      !moved.includes(space) &&
      joinedSpaces(s, space).some((next) => s.zombie[next] === NO_ZOMBIE),
  )
}

/** 26: no view tells more than the viewer's own hand, and the rest of the cards only in the order of their titles. */
export function brokenViews(s: Zombies, view: (s: Zombies, seat: number) => ZombiesView = viewZombies): string[] {
  return [...s.hands.keys()].flatMap((seat) => {
    const seen = view(s, seat)
    const isOwn = seen.hand.join() === s.hands[seat]!.join()
    const isSorted = seen.unseen.every((card, i) => i === 0 || seen.unseen[i - 1]! <= card)
    const shows = ['hands', 'deck'].filter((field) => field in seen)
    if (isOwn && isSorted && shows.length === 0) return []
    return [`26: the view of seat ${seat} tells what nobody may know`]
  })
}
