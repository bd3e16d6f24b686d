import type { Point } from '@shamble/geometry'
import type { Frame, Seat } from '@shamble/kernel'
import type { AbilityId } from '../abilities/ids.js'
import type { Finding } from '../numbers/find-tables.js'
import type { GrenadeId } from '../numbers/weapons.js'
import type { FigureId, HumanId } from '../state.js'

/** Frames of Dead Walk Again, one for each procedure of the rules. */
export type DwaFrame =
  | MatchFrame
  | MusterFrame
  | DeployFrame
  | TurnFrame
  | FearFrame
  | BodiesFrame
  | WoundsFrame
  | RerollFrame
  | BurdenFrame
  | HumansFrame
  | ActivationFrame
  | WalkFrame
  | BlowFrame
  | CloseFireFrame
  | FireFrame
  | ShareFrame
  | GrenadeFrame
  | AttemptFrame
  | SearchFrame
  | DriveFrame
  | ZombiesFrame
  | ContactFrame
  | AlertFrame
  | AftermathFrame

/** The whole match: muster, deployment, turns, aftermath. It is always at the bottom. */
export interface MatchFrame extends Frame {
  kind: 'match'
}

/** Making a team before the first turn. */
export interface MusterFrame extends Frame {
  kind: 'muster'
  team: Seat
}

/** Placing a team. */
export interface DeployFrame extends Frame {
  kind: 'deploy'
  team: Seat
}

export interface TurnFrame extends Frame {
  kind: 'turn'
}

/** [DWA-13.a] Fear tests of one team after another. */
export interface FearFrame extends Frame {
  kind: 'fear'
  /** Who still has to test. */
  left: HumanId[]
  /** Who tests now, or -1; and what serves the test. */
  human: HumanId
  ability: AbilityId | 'none'
  /** Owners of other teams who may still serve the test. */
  asks: Seat[]
  dice: number[]
  /** Whether the dice were thrown again. */
  again: boolean
}

/** [DWA-12.7.a] One die for every body. */
export interface BodiesFrame extends Frame {
  kind: 'bodies'
  left: HumanId[]
  human: HumanId
}

/** [DWA-12.5.b] One die for everybody who is wounded; then what disorders ask at the start of a turn. */
export interface WoundsFrame extends Frame {
  kind: 'wounds'
  left: HumanId[]
  human: HumanId
  die: number
  again: boolean
}

/** Some abilities serve only rolls that have failed. */
export type RollOutcome = 'failed' | 'made'

/** Whether a roll just made is made again: Inspiring, Tough, Aggressive. The answer stands in the frame below. */
export interface RerollFrame extends Frame {
  kind: 'reroll'
  human: HumanId
  of: string
  outcome: RollOutcome
  /** Seats that are still to be asked. */
  asks: Seat[]
}

/** One die of a flaw or a disorder, and what comes of it. The frame below had it thrown, and feels it. */
export interface BurdenFrame extends Frame {
  kind: 'burden'
  human: HumanId
  /** The flaw or the disorder. */
  burden: string
  die: number
  again: boolean
}

/** Phase 2: teams in their order, each activating whom it likes. */
export interface HumansFrame extends Frame {
  kind: 'humans'
  /** Seats in the order of this turn. */
  order: Seat[]
  /** Whose turn it is among them. */
  at: number
  /** Teams that have ended their phase. */
  done: Seat[]
}

/** A figure acts with action points: in an activation, or on alert in the zombie phase. */
export interface Acting extends Frame {
  human: HumanId
  /** Action points left. Some may be spent on nothing but what Quick-witted allows. */
  ap: number
  /** Of these, so many are not for displacement. */
  notForMoving: number
  /** Points spent so far: driving takes an activation from its beginning [DWA-16.3.c]. */
  spent: number
  /** A grenade whose pin is out: it must be thrown. */
  pinned: string
  /** Breaking away was tried: `failed` ends the activation, `free` must leave contact first. */
  breakAway: 'no' | 'free' | 'failed'
  /** What flaws and disorders still demand, in the order in which it is done. */
  demands: string[]
  /** Moves and shots of this activation, for Mental Block. */
  did: string[]
}

/** One human acts. */
export interface ActivationFrame extends Acting {
  kind: 'activation'
}

/** A declared walk under way. */
export interface WalkFrame extends Frame {
  kind: 'walk'
  human: HumanId
  path: { x: number; y: number }[]
  /** How far along it, and where the walker halts to fire. */
  at: number
  halts: number[]
  /** Action points that the rest of the path has been paid with already. */
  paid: number
  /** Costs nothing and does not count as moving: Agile, Acrobat, Fast. */
  free: boolean
}

/** How a declaration is rolled: shot by shot, in bursts, for everybody under a template, or under a circle. */
export type FireWay = 'single' | 'burst' | 'blast' | 'spray' | 'flame'

/** One pull of the trigger, as it was declared [DWA-11.2.b]. */
export interface FireShot {
  /** The weapon by its place among those carried. */
  weapon: number
  /** Whom it is meant for: one, or the main target of a burst and then the others; with a template, whom it is laid on. */
  targets: FigureId[]
  /** Where a template points or lies. */
  x: number
  y: number
  /** Dice in all, or for everybody under a triangle. */
  dice: number
  /** How many dice are aimed: all of them, or the one of a burst [DWA-11.2.2.b]. */
  aimed: number
  rounds: number
  /** What it costs, fear included. */
  cost: number
  /** A figure that it would eliminate only falls. */
  falls: boolean
}

/** A declaration of fire under way [DWA-11.2.a]. */
export interface FireFrame extends Frame {
  kind: 'fire'
  human: HumanId
  way: FireWay
  shots: FireShot[]
  /** Abilities that serve it. */
  helps: AbilityId[]
  /** The shot that is resolved, and how many were fired. */
  shot: number
  fired: number
  /** The dice of this shot; under a template the figures that they are for, as many dice each. */
  dice: number[]
  under: FigureId[]
  again: boolean
  /** Hits that are still to be shared out, and whom they went to. */
  hits: FireHit[]
  shared: FigureId[]
  /** What all shots came to; their effects wait for the last. */
  results: FireResult[]
  /** Dice that hit nothing, shot by shot; -1 for a shot that was not fired. */
  missed: number[]
}

export interface FireHit {
  result: 'fall' | 'elim'
  shot: number
}

/** What dice came to: on whom, and by which shot. */
export interface FireResult extends FireHit {
  target: FigureId
}

/** Hits that their owner shares out [DWA-11.2.6.c] [DWA-11.2.7.2.c]. The answer stands as `shared` in the frame below. */
export interface ShareFrame extends Frame {
  kind: 'share'
  human: HumanId
  /** Each a fall or an elimination. */
  hits: ('fall' | 'elim')[]
  among: FigureId[]
}

/** A grenade on its way [DICE-6]. */
export interface GrenadeFrame extends Frame {
  kind: 'grenade'
  human: HumanId
  what: GrenadeId
  /** The launcher by its place among the weapons carried; -1 where it was thrown by hand. */
  launcher: number
  cost: number
  x: number
  y: number
  /** The height on which it comes down. */
  level: number
  die: number
  again: boolean
}

/** Why an attack costs nothing: a chainsaw goes on, Combat Expert, Frenzied, Reflexes. */
export type Earned = 'goesOn' | 'second' | 'another' | 'reflexes'

/** A blow, with what it may earn [DWA-12.3.b]. */
export interface BlowFrame extends Frame {
  kind: 'blow'
  human: HumanId
  target: FigureId
  /** By its place among the human's weapons; -1 for bare hands or something improvised [DWA-12.3.f]. */
  weapon: number
  ability: AbilityId | 'none'
  die: number
  /** The die was thrown again. */
  again: boolean
  /** What this attack is: paid for, or earned. */
  is: Earned | 'paid'
  /** Free attacks that are still to come. */
  earned: Earned[]
}

/** One pull of the trigger in contact. Without dice it kills the figure that lies on the ground [DWA-12.6.a]. */
export interface CloseShot {
  dice: number
  /** So many of them are aimed. */
  aimed: number
  rounds: number
  /** What it costs, fear included. */
  cost: number
}

/** Shots in contact [DWA-12.2.a]. */
export interface CloseFireFrame extends Frame {
  kind: 'closeFire'
  human: HumanId
  weapon: number
  targets: FigureId[]
  shots: CloseShot[]
  helps: AbilityId[]
  /** The shot that is resolved, how many were fired, and the dice of this one. */
  shot: number
  fired: number
  dice: number[]
  /** Dice were thrown again, and by what ability. */
  again: boolean
  by: AbilityId | 'none'
  /** Hits that are still to be shared out, and whom they went to. */
  hits: { result: 'elim' }[]
  shared: FigureId[]
  is: Earned | 'paid'
  earned: Earned[]
}

/** One die for something that may fail: a long jump, treatment without a kit, an extinguisher, an engine. */
export interface AttemptFrame extends Frame {
  kind: 'attempt'
  of: 'jump' | 'treat' | 'extinguish' | 'start' | 'breakAway'
  human: HumanId
  /** The patient, the burning figure or the vehicle. */
  target: number
  /** Where a jump would land. */
  x: number
  y: number
  die: number
  again: boolean
}

/** A search [DICE-8]. */
export interface SearchFrame extends Frame {
  kind: 'search'
  human: HumanId
  /** One of them is -1. */
  room: number
  vehicle: number
  /** What is rolled now; `weapon` is what a survivor carries. */
  roll: 'presence' | 'number' | 'find' | 'table' | 'weapon' | 'quantity'
  dice: number[]
  /** By how much it was changed after it was seen. */
  change: number
  again: boolean
  finding: Finding
  /** Who gets what is found: the searcher, or the survivor who was found. */
  finder: HumanId
  /** The row of the weapon table whose quantity is rolled. */
  row: number
}

/** A vehicle runs its speed. */
export interface DriveFrame extends Frame {
  kind: 'drive'
  /** Who drives, or -1 where nobody does. */
  human: HumanId
  vehicle: number
  /** What is still to be driven, the present leg first; a slide goes sideways. */
  legs: DriveLeg[]
  /** Where the present leg began, and how many millimetres of it are behind. */
  x: number
  y: number
  at: number
  /** Whether the control die of the present turn was thrown. */
  controlled: boolean
  /** Whom the vehicle is about to run over. */
  hits: FigureId[]
  die: number
  again: boolean
}

export interface DriveLeg {
  x: number
  y: number
  heading: number
  slides: boolean
}

/** What a zombie that perceives a human tells the others [DWA-15.1.3.f]. */
export interface Call {
  human: HumanId
  /** The caller's sense, by its place among them. */
  sense: number
  x: number
  y: number
}

/** One zombie's attacks on one human [DWA-15.1.5.a]. */
export interface ZombieAttack {
  zombie: FigureId
  /** -1 as long as it is open whom it attacks. */
  human: HumanId
  times: number
  dice: number[]
}

/** Phase 3 [DWA-8.3.a]. */
export interface ZombiesFrame extends Frame {
  kind: 'zombies'
  /** In contact when the phase began, and not moved since: they attack twice [DWA-15.1.5.b]. */
  engaged: FigureId[]
  /** Got up in this phase [DWA-15.1.6.c]. */
  gotUp: FigureId[]
  /** Stunned when the phase began: they come to at its end. */
  stunned: FigureId[]
  calls: Call[]
  /** Who has still to move, in order. */
  left: FigureId[]
  /** Who moves now, or 0; and whom it goes for, where a player has settled that. */
  zombie: FigureId
  prey: HumanId
  /** Opening by opening, who worked on it. */
  workers: Record<string, FigureId[]>
  /** Declared before any die, in the order of the dice. */
  attacks: ZombieAttack[]
  /** Whose Lucky Star serves this phase. */
  lucky: HumanId[]
  /** Who has still to fire. */
  shooters: FigureId[]
}

/** A zombie has just come into contact: Dodge and Reflexes. */
export interface ContactFrame extends Frame {
  kind: 'contact'
  human: HumanId
  zombie: FigureId
}

/** A figure that is on alert may fire after a zombie's move. */
export interface AlertFrame extends Acting {
  kind: 'alert'
}

/** After the game: experience, levels, disorders, gear, recruits. */
export interface AftermathFrame extends Frame {
  kind: 'aftermath'
  team: Seat
  left: HumanId[]
  /** What was tried already, once each: `cure 2`, `heal 0 3`. */
  tries: string[]
  /** Who still gets a disorder, once for each. */
  owed: HumanId[]
}

/** Who acts with points now: walks, fire and blows stand on an activation, or on an alert. */
export function activationOf({ frames }: { readonly frames: readonly Frame[] }): Acting | null {
  for (let i = frames.length - 1; i >= 0; i--)
    if (frames[i]!.kind === 'activation' || frames[i]!.kind === 'alert') return frames[i] as Acting
  return null
}

/** The first frame of every match. */
export const matchFrame = (): MatchFrame => ({ kind: 'match', step: 0 })

export const musterFrame = (team: Seat): MusterFrame => ({ kind: 'muster', step: 0, team })

export const aftermathFrame = (): AftermathFrame => ({
  kind: 'aftermath',
  step: 0,
  team: 0,
  left: [],
  tries: [],
  owed: [],
})

export const driveFrame = (
  human: HumanId,
  vehicle: number,
  { x, y }: Point,
  legs: readonly DriveLeg[],
): DriveFrame => ({
  kind: 'drive',
  step: 0,
  human,
  vehicle,
  legs: legs.slice(),
  x,
  y,
  at: 0,
  controlled: false,
  hits: [],
  die: 0,
  again: false,
})

export const fireFrame = (
  human: HumanId,
  way: FireWay,
  shots: readonly FireShot[],
  helps: readonly { readonly id: AbilityId }[],
): FireFrame => ({
  kind: 'fire',
  step: 0,
  human,
  way,
  shots: shots.slice(),
  helps: helps.map(({ id }) => id),
  shot: 0,
  fired: 0,
  dice: [],
  under: [],
  again: false,
  hits: [],
  shared: [],
  results: [],
  missed: [],
})

export const attemptFrame = (of: AttemptFrame['of'], human: HumanId, target: number): AttemptFrame => ({
  kind: 'attempt',
  step: 0,
  of,
  human,
  target,
  x: 0,
  y: 0,
  die: 0,
  again: false,
})

export const grenadeFrame = (
  human: HumanId,
  what: GrenadeId,
  launcher: number,
  cost: number,
  { at, level }: { readonly at: Point; readonly level: number },
): GrenadeFrame => ({
  kind: 'grenade',
  step: 0,
  human,
  what,
  launcher,
  cost,
  x: at.x,
  y: at.y,
  level,
  die: 0,
  again: false,
})

export const burdenFrame = (human: HumanId, burden: string): BurdenFrame => ({
  kind: 'burden',
  step: 0,
  human,
  burden,
  die: 0,
  again: false,
})

/** A walk along a path that begins where the walker stands. */
export function walkFrame(
  human: HumanId,
  path: readonly { readonly x: number; readonly y: number }[],
  halts: readonly number[],
  free: boolean,
): WalkFrame {
  return {
    kind: 'walk',
    step: 0,
    human,
    path: path.map(({ x, y }) => ({ x, y })),
    at: 0,
    halts: halts.slice(),
    paid: 0,
    free,
  }
}
