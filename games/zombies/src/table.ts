import { Offers, type Seat } from '@shamble/kernel'
import type { ZombiesAction } from './actions.js'
import { isHelipadCentre, isOnTable, joinedSpaces, kindAt, type Slot, type Space } from './board/board.js'
import { type PlacementInHand, placesInHand } from './board/gate.js'
import { type Placement, whyNotPlace } from './board/placement.js'
import { isShut, type Place, roadEnds, type Streets, sortedEnds, streetsAfter } from './board/road-ends.js'
import { combatBonuses, MOVEMENT_BONUSES } from './cards/bonuses.js'
import { heyLookAShotgun } from './cards/hey-look-a-shotgun.js'
import { iSeeTheHelicopter } from './cards/i-see-the-helicopter.js'
import { TITLES } from './cards/index.js'
import { minedSpaces } from './cards/mine-field.js'
import { skateboard } from './cards/skateboard.js'
import {
  type CardFrame,
  type MoveFrame,
  type TurnFrame,
  turnOf,
  type WalkFrame,
  type ZombiesFrame,
} from './frames/kinds.js'
import { move } from './frames/move.js'
import { TURN_STEPS } from './frames/turn.js'
import { walk } from './frames/walk.js'
import { tilesOf, type ZombiesOptions } from './options.js'
import { killNumber, mustFight } from './rules/combat.js'
import { isOnlyZombieWin } from './rules/goal.js'
import { deckOf } from './setup.js'
import type { Zombies } from './state.js'
import type { ZombiesView } from './view.js'

// What a table on a screen needs of the game beyond its module: pure functions of views, and the data that is drawn.

export type { ZombiesAction } from './actions.js'
export {
  cellOf,
  DX,
  DY,
  isOnTable,
  kindAt,
  type Slot,
  type Space,
  slotAt,
  slotOf,
  spaceOf,
} from './board/board.js'
export type { Place, Streets } from './board/road-ends.js'
export { DIRECTIONS, EXIT_CELL, type Facing, type TileKind } from './board/tiles.js'
export { placeParams, tileNumber } from './board/whereabouts.js'
export { COMBAT_BONUSES, MOVEMENT_BONUSES } from './cards/bonuses.js'
export type { CardTitle } from './cards/card.js'
export { TITLES } from './cards/index.js'
export type { PlayWindow } from './cards/moments.js'
export { KEYS_MOVEMENT } from './cards/the-keys-are-still-in-it.js'
export { aboutOf, type EventAbout } from './events.js'
export { zombiesAsked } from './frames/fill.js'
export {
  type CardFrame,
  type FightFrame,
  type HordeFrame,
  type MoveFrame,
  type TileFrame,
  turnOf,
  type WalkFrame,
  type ZombiesFrame,
} from './frames/kinds.js'
export { tilesOf, type ZombiesOptions } from './options.js'
export { ENHANCED_KILL_NUMBER, KILL_NUMBER } from './rules/combat.js'
export { START_BULLETS, START_LIVES } from './rules/lives.js'
export { isLastRound, roundOf } from './rules/rounds.js'
export { stacksOf } from './setup.js'
export { BULLET, ENHANCED, HAND_SIZE, LIFE, MOST_LIVES, NO_TOKEN, NO_ZOMBIE, SMELLED, type Zombies } from './state.js'
export type { ZombiesView } from './view.js'

export const SHOTGUN = heyLookAShotgun.card

/** The state as far as the viewer knows it: hands of others hold as many cards as theirs, and no card in particular. */
export function knownState(view: ZombiesView): Zombies {
  const hands = view.held.map((size, seat) =>
    seat === view.viewer ? view.hand.slice() : new Array<number>(size).fill(0),
  )
  // A player who tries out a walk changes where a pawn is and what the turn remembers of it.
  const frames = [{ ...turnOf(view) }, ...view.frames.slice(1)]
  return { ...view, hands, deck: [], position: view.position.slice(), frames }
}

/** [ZMB-R.23] How many zombies a mined tile still gives: never more than are on its roads. */
export const minedLeft = (view: ZombiesView, { left, slot }: CardFrame): number =>
  Math.min(left, minedSpaces(knownState(view), slot).length)

export const topFrame = (view: ZombiesView): ZombiesFrame | undefined =>
  view.frames[view.frames.length - 1] as ZombiesFrame | undefined

/** [ZMB-1.3.a] The numbered step that is under way, 1 to 7. The frame of the turn is one further already. */
export function stepNumber(view: ZombiesView): number {
  const step = (view.frames[0] as TurnFrame).step - 1
  if (step <= TURN_STEPS['after-tile']) return 1
  if (step <= TURN_STEPS['after-fight']) return 2
  if (step <= TURN_STEPS.refill) return 3
  if (step <= TURN_STEPS.roll) return 4
  if (step < TURN_STEPS['pre-zombie']) return 5
  return step <= TURN_STEPS['post-zombie'] ? 6 : 7
}

/** A space that can be walked to: the way, and how many zombies wait on it, the one at its end among them. */
export interface Walk {
  readonly space: Space
  readonly steps: readonly Space[]
  readonly fights: number
}

interface Stand {
  readonly space: Space
  readonly steps: readonly Space[]
  readonly fights: number
  readonly hasLeft: boolean
  readonly goesOn: boolean
}

const MOST_FIGHTS = 3

/**
 * Where the player who is being moved now can get with the movement that is left: for each space the way with the fewest
 * fights, and of those the shortest. The procedures themselves say which steps are legal from each space.
 */
export function walksOf(view: ZombiesView): Walk[] {
  const top = topFrame(view)
  return top?.kind === 'move' || top?.kind === 'walk' ? walksWithin(view, top, top.left) : []
}

/** More spaces than a city has. */
const NO_LIMIT = 999

/** [ZMB-1.3.5.a] How many steps lead to a space that is out of reach, and how many are left; `null` where no way leads. */
export function tooFar(view: ZombiesView, to: Space): { readonly steps: number; readonly left: number } | null {
  const top = topFrame(view)
  if (top?.kind !== 'move' && top?.kind !== 'walk') return null
  const steps = walksWithin(view, top, NO_LIMIT).find(({ space }) => space === to)?.steps.length ?? 0
  return steps > top.left ? { steps, left: top.left } : null
}

function walksWithin(view: ZombiesView, top: MoveFrame | WalkFrame, most: number): Walk[] {
  const s = knownState(view)
  const seat = top.kind === 'walk' ? top.seat : s.active
  const seen = new Set<string>()
  const best = new Map<Space, Stand>()
  let ring: Stand[] = [{ space: s.position[seat]!, steps: [], fights: 0, hasLeft: turnOf(s).hasLeft, goesOn: true }]
  for (let left = most; left > 0 && ring.length > 0; left--) {
    const next: Stand[] = []
    for (const from of ring) {
      for (const stand of stepsFrom(s, top, seat, from)) {
        const key = `${stand.space} ${stand.fights} ${stand.hasLeft}`
        if (seen.has(key) || stand.fights > MOST_FIGHTS) continue
        seen.add(key)
        const known = best.get(stand.space)
        if (known === undefined || stand.fights < known.fights) best.set(stand.space, stand)
        if (stand.goesOn) next.push(stand)
      }
    }
    ring = next
  }
  best.delete(view.position[seat]!)
  return [...best.values()].map(({ space, steps, fights }) => ({ space, steps, fights }))
}

function stepsFrom(s: Zombies, frame: MoveFrame | WalkFrame, seat: Seat, from: Stand): Stand[] {
  s.position[seat] = from.space
  turnOf(s).hasLeft = from.hasLeft
  const offers = new Offers<ZombiesAction>('legal-only')
  if (frame.kind === 'move') move.offer!(s, frame, seat, offers)
  else walk.offer!(s, frame, seat, offers)
  return offers.choices().actions.flatMap((action): Stand[] => {
    if (action.type !== 'step') return []
    s.position[seat] = action.to
    const fights = mustFight(s, seat) ? 1 : 0
    const left = frame.kind === 'move' && turnOf(s).smellSlot >= 0 && slotIs(from.space, turnOf(s).smellSlot)
    return [
      {
        space: action.to,
        steps: [...from.steps, action.to],
        fights: from.fights + fights,
        hasLeft: from.hasLeft || (left && !slotIs(action.to, turnOf(s).smellSlot)),
        // [ZMB-1.1.a] The middle of a helipad ends the match.
        goesOn: !isHelipadCentre(s, action.to),
      },
    ]
  })
}

const slotIs = (space: Space, slot: Slot): boolean => Math.floor(space / 9) === slot

export interface BarredPlace extends Place {
  readonly rule: string
}

/** Every way in which a tile in hand may be placed. */
export function placesFor(view: ZombiesView, kind: number): Placement[] {
  const top = topFrame(view)
  const inHand = top?.kind === 'tile' ? top.kinds : [kind]
  return placesInHand(knownState(view), inHand).filter((at) => at.kind === kind)
}

/** Ends of roads where none of these tiles may be placed, with the rule that says so. */
export function barredPlaces(view: ZombiesView, kinds: readonly number[], legal: readonly Place[]): BarredPlace[] {
  const s = knownState(view)
  const { kinds: tiles } = tilesOf(view.options)
  return roadEnds(s)
    .filter(({ x, y }) => !legal.some((at) => at.x === x && at.y === y))
    .map((at) => {
      const reasons = kinds.flatMap((kind) =>
        tiles[kind]!.rotations.map((turn) => whyNotPlace(s, kind, { ...at, turn }) ?? 'ZMB-1.3.1.q'),
      )
      // "It does not fit" is true of most rotations; the rarer reason tells more.
      return { ...at, rule: reasons.find((rule) => rule !== 'ZMB-1.3.1.d') ?? 'ZMB-1.3.1.d' }
    })
}

/** [ZMB-1.3.1.o] Ends of roads where no tile that is still to come can ever be placed, as the table is. */
export const deadPlaces = (view: ZombiesView): readonly Place[] => sortedEnds(knownState(view)).dead

/** [ZMB-1.3.1.l] Whether tiles are left, and none of them can be placed. */
export const isMapShut = (view: ZombiesView): boolean => isShut(knownState(view))

/** What the streets would be like with a tile laid there like that; `null` where no other comes after it. */
export const streetsWith = (view: ZombiesView, at: PlacementInHand): Streets | null =>
  streetsAfter(knownState(view), at)

/** A fight before its die: what must be reached and what is added. */
export interface Fight {
  readonly seat: Seat
  readonly space: Space
  readonly need: number
  readonly bonuses: readonly { readonly rule: string; readonly value: number }[]
  readonly bullets: number
  readonly lives: number
}

/** What a fight of a seat on a space would be like; none where no zombie waits or nobody fights. */
export function fightAt(view: ZombiesView, seat: Seat, space: Space): Fight | null {
  const s = knownState(view)
  s.position[seat] = space
  if (!mustFight(s, seat)) return null
  return {
    seat,
    space,
    need: killNumber(s, space),
    bonuses: combatBonuses(s, seat),
    bullets: s.bullets[seat]!,
    lives: s.lives[seat]!,
  }
}

/** [ZMB-1.3.4.a] How the movement of this turn came about. */
export interface Movement {
  readonly die: number | null
  readonly added: readonly { readonly card: number; readonly value: number }[]
  readonly doubled: number
  readonly halved: number
  readonly total: number
  readonly left: number
}

/**
 * Worked out backwards from the total, so that it can be told at any later moment. `null` where there is no movement
 * now; without a die where what made it is gone again, such as a jeep that was left in front of a building.
 */
export function movementOf(view: ZombiesView): Movement | null {
  const turn = turnOf(view)
  const walking = (view.frames as ZombiesFrame[]).find((frame): frame is MoveFrame => frame.kind === 'move')
  if (view.outcome !== null || turn.total < 0) return null
  const seat = view.active
  const added = [
    { card: skateboard.card, value: MOVEMENT_BONUSES.skateboard.value },
    { card: iSeeTheHelicopter.card, value: MOVEMENT_BONUSES.helicopter.value },
  ].filter(({ card }) => !turn.keys && view.inPlay[seat]!.includes(card))
  const doubled = turn.keys ? 0 : (turn.adrenalineMove ? 1 : 0) + (view.jeep[seat] === 1 ? 1 : 0)
  const halved = turn.keys && !view.options.keysCanBeHalved ? 0 : turn.halvings
  const die = turn.total / 2 ** doubled - added.reduce((sum, { value }) => sum + value, 0)
  const total = walking?.total ?? Math.floor(turn.total / 2 ** halved)
  const left = walking?.left ?? total
  const isKnown = !turn.keys && Number.isInteger(die) && die >= 1 && die <= 6 && turn.enteredBuilding[seat]! < 0
  return isKnown
    ? { die, added, doubled, halved, total, left }
    : { die: null, added: [], doubled: 0, halved, total, left }
}

/** How many steps every space is from one, along joined spaces, no matter who is there. */
export function distancesFrom(view: ZombiesView, from: Space): ReadonlyMap<Space, number> {
  const s = knownState(view)
  const far = new Map([[from, 0]])
  for (const [space, steps] of far)
    for (const next of joinedSpaces(s, space)) if (!far.has(next)) far.set(next, steps + 1)
  return far
}

/** How many cards of each title the deck of a match holds, by the title's number. */
export function copiesOf(options: ZombiesOptions): readonly number[] {
  const copies = TITLES.map(() => 0)
  for (const card of deckOf(options)) copies[card]! += 1
  return copies
}

/** How many tiles nobody has seen, by stack; the helipad of the town counts while it waits. */
export function tilesUnseen(view: ZombiesView): { town: number; base: number } {
  return { town: view.townStack.length + (view.helipadLeft ? 1 : 0), base: view.baseStack.length }
}

export const isOnlyCollection = (view: ZombiesView): boolean => isOnlyZombieWin(knownState(view))
export const helipadSlots = (view: ZombiesView): Slot[] => {
  const s = knownState(view)
  return [...s.tileKind.keys()].filter((slot) => isOnTable(s, slot) && kindAt(s, slot).isHelipad)
}
