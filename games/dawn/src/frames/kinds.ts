import type { Frame, Plain, Seat } from '@shamble/kernel'
import type { DoorIndex, Square } from '../map/mall.js'
import type { Character } from '../state.js'

/** Frames of Dawn. Each stands for one procedure of the rulebook, and holds all that the procedure remembers. */
export type DawnFrame =
  | SimpleFrame<'hide'>
  | SimpleFrame<'place'>
  | GameTurnFrame
  | HumanTurnFrame
  | ActivationFrame
  | HiddenTableFrame
  | BerserkFrame
  | ReactionFrame
  | FreeFrame
  | AttackPhaseFrame
  | AttackFrame
  | GenerationFrame

export interface SimpleFrame<K extends string> extends Frame {
  kind: K
}

/** What a move leaves behind for the zombies to react to. */
export interface Trail {
  /** The characters moved, in the order Peter to Fran; nobody where the move was a pass. */
  active: Character[]
  startSquare: Square
  entered: Square[]
  /** Squares where a door was worked, a rifle taken or a shot declared. */
  actedIn: Square[]
}

export interface GameTurnFrame extends Frame, Trail {
  kind: 'game-turn'
  /** 1 from the reaction phase on when no zombie was on the map as it began [DAWN-RUL.19]. */
  cleared: number
}

export interface HumanTurnFrame extends Frame {
  kind: 'human-turn'
  /** Cooperative play: who proposes, who has proposed, what, and who has agreed. */
  chair: Seat
  chaired: Seat[]
  proposal: Character[]
  agreed: Seat[]
}

/** The move of one character or stack. */
export interface ActivationFrame extends Frame, Trail {
  kind: 'activation'
  /** Who carries each character, or -1. */
  carriedBy: Character[]
  /** Who was carried at least one square. */
  wasCarried: number[]
  allowance: number
  spent: number
  /** 1 once this move has paid for leaving a zombie: the points that are left then tell its value. */
  paidValue: number
  /** Shots declared by each character, and who has panicked, closed a main door or taken a rifle. */
  shots: number[]
  panicked: number[]
  closedMain: number[]
  tookRifle: number[]
  /** Those who have recovered in this move: they do not move in this human player-turn [DAWN-8.3.c]. */
  woken: number[]
}

export interface HiddenTableFrame extends Frame {
  kind: 'hidden-table'
  /** Squares at equal distance among which the player picks. */
  squares: Square[]
}

export interface BerserkFrame extends Frame {
  kind: 'berserk-phase'
  /** Squares of units that stopped being berserk in this phase: none of them is checked again [DAWN-10.1.a]. */
  calmed: Square[]
}

export const NO_PAUSE = 0
export const AFTER_GLASS = 1
export const UNLADEN = 2
export const LADEN = 3

/** What both phases of zombie movement remember of a mover that stands still on its way. */
export interface MovePhaseFrame extends Frame {
  /** A unit or a super zombie in the middle of its move, and the steps that it has left. */
  going: Square
  goingSteps: number
  /** Why a super zombie waits there: after the glass, or on its way, with or without a unit [DAWN-DIF.10]. */
  pause: number
}

export interface ReactionFrame extends MovePhaseFrame {
  kind: 'reaction-phase'
  /** Where the moved characters are: what reaction goes towards; -1 where nobody was moved. */
  target: Square
  /** The squares whose sight makes a unit react. */
  provoking: Square[]
}

export interface FreeFrame extends MovePhaseFrame {
  kind: 'free-phase'
  /** Free moves that are left. */
  left: number
  /** Automatic play: which priority is being carried out. */
  priority: number
}

export interface AttackPhaseFrame extends Frame {
  kind: 'attack-phase'
  squares: Square[]
}

export interface AttackFrame extends Frame {
  kind: 'attack'
  square: Square
  /** Shots that each character has taken in this combat, and who has panicked in it. */
  fired: number[]
  panicked: Character[]
  /** How many are attacked, and who of them is still to be struck. */
  number: number
  victims: Character[]
}

export interface GenerationFrame extends Frame {
  kind: 'generation-phase'
  /** Main doors where units are still to enter. */
  doors: DoorIndex[]
  /** Infected characters still to be rolled for. */
  infected: Character[]
}

interface Stack {
  readonly frames: readonly Frame[]
}

/** The procedure under way, which is what a question belongs to. */
export const topFrame = ({ frames }: Stack): DawnFrame | undefined => frames[frames.length - 1] as DawnFrame | undefined

/** The move that is under way, or `null`. */
export function activationOf(s: Stack): ActivationFrame | null {
  const top = topFrame(s)
  return top?.kind === 'activation' ? top : null
}

/** The frame at the bottom: what the whole game-turn remembers. */
export const gameTurnOf = ({ frames }: Stack): GameTurnFrame => frames[0] as GameTurnFrame

/** The move under way, or what the last one of this game-turn has left behind. */
export const trailOf = (s: Stack): Trail => activationOf(s) ?? gameTurnOf(s)

const NOBODY_YET = [0, 0, 0, 0]

/** The move under way as cases call it; at rest where nobody moves. */
export function moveValues(s: Stack): Readonly<Record<string, Plain>> {
  const { active, entered, actedIn } = trailOf(s)
  const { allowance, spent, shots, panicked } = activationOf(s) ?? {
    allowance: 0,
    spent: 0,
    shots: NOBODY_YET,
    panicked: NOBODY_YET,
  }
  return { active, entered, actedIn, allowance, spent, shots, panicked }
}
