import type { Frame, Seat, WindowFrame } from '@shamble/kernel'
import type { Slot, Space } from '../board/board.js'
import type { Card } from '../state.js'

/** Frames of Zombies!!!, one for each procedure of the rules. */
export type ZombiesFrame =
  | WindowFrame
  | TurnFrame
  | TileFrame
  | FightFrame
  | DeathFrame
  | MoveFrame
  | WalkFrame
  | HordeFrame
  | DiscardFrame
  | CardFrame
  | RedirectFrame

/** In place of a movement total: the active player has closed the map and, by option, loses the rest of the turn. */
export const BLOCKER = -2

/** A player's turn. Its steps clear what it remembers. */
export interface TurnFrame extends Frame {
  kind: 'turn'
  /** Whether there was a fight in step 2: then a window follows it. */
  fought: boolean
  /** The movement total, from the roll to the end of step 5; -1 without one. */
  total: number
  /** What was played for the movement: ADRENALINE RUSH doubles it, YOUR SHOE'S UNTIED halves it so many times. */
  adrenalineMove: boolean
  halvings: number
  /** MUCH NEEDED REST and THE KEYS take the place of the movement roll. */
  rested: boolean
  keys: boolean
  /** Who steers the move by BRAIN CRAMP; -1 for nobody. */
  brainCramp: Seat
  /** WHAT IS THAT SMELL: the tile to leave, `TILE_TO_COME` until step 5 says which, -1 for none; and whether it was left. */
  smellSlot: Slot
  hasLeft: boolean
  /** By death or a failed BREAKTHROUGH: no movement, or no more of it [ZMB-1.3.2.g]. */
  forfeited: boolean
  /** FEAR and CLAUSTROPHOBIA that waited for this turn, and IN THE ZONE. */
  afraid: boolean
  shut: boolean
  inTheZone: boolean
  /** By seat: a chainsaw that runs, the building that a MOLOTOV COCKTAIL burns in, ADRENALINE RUSH for a combat roll. */
  chainsaw: number[]
  molotov: Slot[]
  adrenaline: number[]
  /** By seat: who has died in the present numbered step and fights no more in it [ZMB-1.3.2.l]. */
  fallen: number[]
  /** By seat: the building entered in this turn, for cards that must be laid down on entering. */
  enteredBuilding: Slot[]
}

/** A turn that is about to begin. */
export function turnFrame(seats: number): TurnFrame {
  const each = (value: number): number[] => new Array<number>(seats).fill(value)
  return {
    kind: 'turn',
    step: 0,
    fought: false,
    total: -1,
    adrenalineMove: false,
    halvings: 0,
    rested: false,
    keys: false,
    brainCramp: -1,
    smellSlot: -1,
    hasLeft: false,
    forfeited: false,
    afraid: false,
    shut: false,
    inTheZone: false,
    chainsaw: each(0),
    molotov: each(-1),
    adrenaline: each(0),
    fallen: each(0),
    enteredBuilding: each(-1),
  }
}

/** In place of the tile that WHAT IS THAT SMELL makes a player leave: step 5 will say which it is. */
export const TILE_TO_COME = -2

/** The turn under way: whatever else runs is on it. */
export const turnOf = ({ frames }: { readonly frames: readonly Frame[] }): TurnFrame => frames[0] as TurnFrame

export interface TileFrame extends Frame {
  kind: 'tile'
  placer: Seat
  /** The kinds that are still to be placed. */
  kinds: number[]
  /** Slots that are still to be filled, and what is left for the first of them. */
  slots: Slot[]
  zombies: number
  lives: number
  bullets: number
}

/** The tile that has just been drawn. */
export const drawnTile = ({ frames }: { readonly frames: readonly Frame[] }): TileFrame =>
  frames.find((frame) => frame.kind === 'tile') as TileFrame

export interface FightFrame extends Frame {
  kind: 'fight'
  seat: Seat
  /** Where it is fought. */
  space: Space
  short: number
  charged: boolean
}

export interface DeathFrame extends Frame {
  kind: 'death'
  seat: Seat
}

export interface MoveFrame extends Frame {
  kind: 'move'
  total: number
  left: number
}

/** How far WHERE DID EVERYBODY GO ? leads. */
export const WALK_STEPS = 5

/** WHERE DID EVERYBODY GO ? */
export interface WalkFrame extends Frame {
  kind: 'walk'
  by: Seat
  seat: Seat
  left: number
  /** Whether the player had died in this step before the walk began: then they fight nothing on the way. */
  fell: boolean
}

export interface HordeFrame extends Frame {
  kind: 'horde'
  left: number
  /** Where the zombies are that have moved in this step. */
  moved: Space[]
}

export interface DiscardFrame extends Frame {
  kind: 'discard'
  seat: Seat
  /** How many must go; 0 where one may. */
  must: number
}

/** A card whose effect still needs choices. */
export interface CardFrame extends Frame {
  kind: 'card'
  card: Card
  by: Seat
  seat: Seat
  slot: Slot
  left: number
  spaces: Space[]
  dice: number[]
}

/** YOU LOOKIN' AT ME !?: the announcer names another target. */
export interface RedirectFrame extends Frame {
  kind: 'redirect'
}
