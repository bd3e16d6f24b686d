import type { RuleId, Seat, State } from '@shamble/kernel'
import type { Adversary } from './data/adversaries.js'
import type { Characteristic } from './data/characteristics.js'
import type { Item, Protection } from './data/equipment.js'
import type { Ending, Objective } from './data/game-master.js'
import type { CatastropheCause, Hazard, SceneKind } from './data/menace.js'
import type { Level, Reserve } from './data/reserves.js'
import type { Reward } from './data/rewards.js'
import type { Special } from './data/specials.js'
import type { Tag } from './data/tags.js'
import type { Variant } from './data/variants.js'
import type { TrailerKind, VehicleKind } from './data/vehicles.js'
import type { DeadDiceOptions } from './options.js'
import type { ScenarioName } from './scenario/names.js'
import type { OwnScenario } from './scenario/own.js'

/** [DD-1.6] [DD-16.23] A sample by its id, or words of the player's own. */
export interface Trait {
  readonly name: string
  readonly tags: readonly Tag[]
}

/** Something carried, with a number of its own: two handguns are two things. */
export interface Thing {
  readonly id: number
  readonly item: Item
  /** What is left of its Wear in this fight [DD-3.2]; 0 for what has none. */
  wear: number
  /** [DD-15.15] [DD-12.28] Out of fuel, or an artillery piece without shells. */
  dry: boolean
  /** [DD-12.27] */
  setUp: boolean
}

export const FATES = ['alive', 'eaten', 'killed', 'burnt', 'turned', 'left'] as const
/** What has become of a survivor; `left` is a player who gave the seat up. */
export type Fate = (typeof FATES)[number]

/** [DD-12.6] What rewards count. */
export interface Deeds {
  zombies: number
  /** Most zombies killed by one action [DD-16.43]. */
  mostAtOnce: number
  runOver: number
  livingKilled: number
  livingSpared: number
  stepsRaised: number
  opposed: number
  /** [DD-12.6.f] Died in a living turn of a bite that nobody had been told of. */
  hidBite: boolean
  /** [DD-12.6.g] */
  wrecked: boolean
  /** [DD-16.43] The Menace of the dearest scene that this survivor closed. */
  closed: number
}

/** A player's survivor; the seat is the place in the list. */
export interface Survivor {
  name: string
  scores: Record<Characteristic, number>
  /** [DD-1.3] */
  base: number
  survival: number
  traits: Trait[]
  /** A sample by its id, or words of the player's own; empty until the sheet is made. */
  darkSide: string
  /** [DD-1.7] Whether all know it. */
  exposed: boolean
  /** [DD-1.8] By seat; 0 towards oneself. */
  trust: number[]
  things: Thing[]
  /** The ids of what is in hand [DD-15.12]. */
  hand: number[]
  bag: boolean
  armour: Protection | null
  /** [DD-3.20] Lines of the group's reserves that this survivor carries. */
  loads: { ammunition: number; provisions: number }
  fate: Fate
  /** The dead turn or living turn in which it happened, for the epilogue. */
  fateTurn: number
  /** [DD-15.26] The living turn in which an infected survivor turns, counted from 1; 0 while not infected. */
  turnsIn: number
  /** Whether the owner has told of the bite. */
  told: boolean
  /** [DD-16.60] Turned, and what is left of them walks on: nobody destroyed it. */
  walks: boolean
  /** [DD-12.13] */
  carrier: boolean
  /** [DD-15.25] Unable to act or move. */
  down: boolean
  /** [DD-7.10] */
  trustRaised: boolean
  /** [DD-15.28] Tension scenes about this survivor: in this living turn, and in all. */
  tensions: { now: number; ever: number }
  deeds: Deeds
  /** [DD-12.2] Left to spend. */
  xp: number
}

export interface Fallen {
  readonly seat: Seat
  readonly survivor: Survivor
}

/** [DD-2.3] A sample by its key, or a name that was drawn. */
export interface CompanionState {
  readonly id: number
  readonly name: string
  readonly role: string | null
  readonly talent: readonly Tag[]
  alive: boolean
  /** [DD-15.78] */
  onRaid: boolean
}

export interface Vehicle {
  readonly kind: VehicleKind
  trailer: TrailerKind | null
  wear: number
}

export interface ObjectiveState {
  readonly what: Objective | 'own'
  /** What people wrote of an objective of their own; `null` for one of the menu. */
  readonly words: string | null
  /** [DD-16.58] The step of the story that it is; 0 for none. */
  readonly step: number
  done: boolean
}

export interface Group {
  reserves: Record<Reserve, Level>
  respite: number
  objectives: ObjectiveState[]
  companions: CompanionState[]
  /** [DD-3.19] What companions carry. */
  stash: Thing[]
  vehicle: Vehicle | null
  hasShelter: boolean
  /** [DD-3.21] */
  refugeIsVehicle: boolean
  /** [DD-16.36] */
  clues: number
  /** [DD-16.58] Steps of the story that are done, from the first on. */
  story: number
  /** [DD-16.44] Objectives met in the whole game. */
  met: number
  /** [DD-15.39] Traps prepared at home: the successes, which only a game master knows, and who made them. */
  traps: { successes: number; maker: Seat }[]
}

/** Zombies that act together [DD-8.1], or one special zombie. */
export interface Horde {
  readonly id: number
  size: number
  readonly special: Special | null
  cell: number
  /** Whom it is after: a survivor by seat, an adversary by -1 - its place; `null` while nobody. */
  target: number | null
  engaged: boolean
  /** [DD-15.59] */
  marks: number
  /** [DD-15.81] The seat that a Lasher holds; -1 for nobody. */
  holds: Seat
  /** [DD-15.5] Advanced in this dead round. */
  moved: boolean
  /** [DD-15.33] Dead rounds that a Stalker has held a companion. */
  rounds: number
  /** [DD-15.26] The survivor who turned into it; -1 for nobody. */
  readonly was: Seat
}

/** An adversary on stage [DD-10.1]. */
export interface Foe {
  readonly who: Adversary
  combativity: number
  cell: number
  state: 'fighting' | 'out' | 'dead' | 'surrendered' | 'fled'
  /** [DD-10.11] */
  dry: boolean
  /** [DD-10.6] Traits used in this scene, by their place. */
  used: number[]
  protectionSpent: boolean
  /** [DD-15.49] Seats that it is in melee with. */
  engaged: Seat[]
  defenceless: boolean
  fleeing: boolean
  infected: boolean
}

/** How a survivor stands in the scene. */
export interface Stand {
  readonly seat: Seat
  cell: number
  /** Left by flight, by the way out, or taken away. */
  gone: '' | 'fled' | 'out' | 'walked'
  /** [DD-15.22] Up to the end of the next dead round. */
  defenceless: boolean
  /** [DD-15.37] The next action is lost. */
  panicked: boolean
  /** [DD-15.40] The flight test of this round succeeded. */
  fleeing: boolean
  /** [DD-9.1] Rounds in fire, gas or water. */
  exposed: number
  unconscious: boolean
  /** [DD-16.16] */
  inPit: boolean
  /** Took their turn in this living round. */
  acted: boolean
  /** [DD-15.24] The Guts test of the infected: not yet made, passed, failed. */
  stays: 'untested' | 'yes' | 'no'
  /** [DD-16.24] */
  sacrificed: boolean
  /** [DD-15.50] */
  protectionSpent: boolean
  /** [DD-15.58] The own turns left before a fast infection ends; -1 for none. */
  turnsLeft: number
  driving: boolean
}

export interface Obstacle {
  readonly id: number
  readonly by: Characteristic
  difficulty: number
  readonly wayOut: boolean
  /** What a human game master calls it; `null` for the scenario's words. */
  readonly words: string | null
  solved: boolean
  /** Seats that tried: in this living round, or in all outside a fight [DD-16.14]. */
  tried: Seat[]
  /** [DD-7.13] Successes of a roll that holds for the whole scene. */
  kept: number
}

export interface Trap {
  readonly cell: number
  readonly successes: number
  readonly maker: Seat
}

/** Something that lies on a cell of the ladder. */
export interface Lying {
  readonly cell: number
  readonly thing: Thing
}

/** [DD-5.9] A reserve that falls unless a test is passed. */
export interface Threat {
  readonly reserve: Reserve
  readonly by: Characteristic
  readonly difficulty: number
}

export interface Scene {
  kind: SceneKind
  /** A place of the scenario by its id, words of a human game master, or `null`. */
  place: string | null
  /** [DD-15.41] What a flight refunds half of. */
  spent: number
  hordes: Horde[]
  foes: Foe[]
  /** [DD-10.6] */
  groupTrait: string | null
  groupTraitUsed: boolean
  obstacles: Obstacle[]
  hazards: Hazard[]
  /** Bought, and not yet tested [DD-15.75]. */
  threats: Threat[]
  traps: Trap[]
  /** [DD-11.16] A cell for each of the living who died in this scene. */
  bodies: number[]
  lying: Lying[]
  stands: Stand[]
  /** Companions sent out of the scene, or out of reach [DD-15.78]; those exposed with their rounds [DD-9.2]. */
  companionsGone: number[]
  companionRounds: number
  /** Companions that helped in this living round [DD-15.33]. */
  helped: number[]
  /** 0 until the first living round. */
  round: number
  fighting: boolean
  /** [DD-4.6] */
  shots: boolean
  /** [DD-12.28] Seats whose artillery was used. */
  artillery: Seat[]
  /** [DD-12.33] Ammunition when it began. */
  ammunitionBefore: Level
  resolved: boolean
  /** [DD-15.80] The living have won. */
  lost: boolean
  /** [DD-12.21] [DD-15.82] The killer that all groups go for; -1 for nobody. */
  hunted: Seat
  /** What happened last round, for the automatic game master [DD-16.18]. */
  deaths: { lastRound: number; companions: number; survivors: number }
  /** Once in a scene [DD-16.17] [DD-16.18]. */
  master: { added: boolean; noise: boolean; panic: boolean }
  cause: CatastropheCause | null
}

/** [DD-16.4] One act of the game master, as the record after the game shows it. */
export interface Act {
  readonly turn: number
  readonly what: string
  readonly price: number
  readonly rule: RuleId
  /** Why the automatic one did it: the catalogue's `reason.<key>`; empty for a person. */
  readonly why: string
}

/** What the automatic game master remembers [DD-16.6] to [DD-16.51]. */
export interface Plan {
  budget: number
  left: number
  legsLeft: number
  /** Counters of what was bought in the whole game. */
  scenes: number
  obstacles: number
  hazards: number
  specials: number
  living: number
  /** [DD-16.33] */
  catastrophes: number
  /** [DD-16.36] */
  twistDue: boolean
  /** [DD-16.26] */
  nonAggression: boolean
  queenCame: boolean
  /** [DD-16.51] Ids of adversaries that do not come back. */
  gone: string[]
}

/** [DD-15.26] Words between one player and the game master, which nobody else reads. */
export interface Letter {
  readonly seat: Seat
  readonly by: 'player' | 'master'
  readonly words: string
}

/** [DD-16.47] A place that was visited stays the same, with what was taken there gone. */
export interface Visit {
  times: number
  taken: number
  vehicle: boolean
  /** Of a place that is drawn again for its kind: that kind. */
  kind: string | null
}

export interface Master {
  menace: number
  /** Invariant 7: what was there at the start, came back, and went. */
  account: { start: number; refunded: number; spent: number }
  horde: number
  noise: number
  exitShown: boolean
  twistShown: boolean
  acts: Act[]
  plan: Plan
  /** [DD-16.56] How often each place was visited, and what was taken there. */
  visits: Record<string, Visit>
  /** [DD-16.27] The place and template of the next leg's scene, once players were told. */
  notes: string[]
  /** [DD-15.26] What the game master and single players wrote to each other. */
  letters: Letter[]
  /** [DD-16.61] Where the texts begin, drawn once, and how often each event was told: no text comes twice running. */
  voice: number
  told: Record<string, number>
  /** [DD-16.55] Which of the scenario's companions have come, by their place in the row. */
  companionsCome: number[]
  /** A person who held the game master's seat has given it up: the automatic one goes on. */
  left: boolean
}

export interface DeadDice extends State {
  readonly options: DeadDiceOptions
  /** The scenario that is played; drawn at the start where the options leave it open. */
  staged: ScenarioName | OwnScenario | null
  /** [DD-16.54] Those in force. */
  variants: readonly Variant[]
  phase: 'creation' | 'dead' | 'living' | 'epilogue'
  /** Dead turns and living turns begun, each counted from 1. */
  deadTurn: number
  livingTurn: number
  survivors: Survivor[]
  /** [DD-15.71] Survivors whose players have taken over a companion since. */
  fallen: Fallen[]
  /** Players who gave their seat up: nobody asks them any longer. */
  left: Seat[]
  group: Group
  master: Master
  scene: Scene | null
  /** The route out that is being taken [DD-16.59]; `null` before. */
  route: string | null
  ending: Ending | null
  /** [DD-12.6] Given at the end, by reward the seats. */
  rewards: Partial<Record<Reward, Seat[]>>
  nextThing: number
  nextHorde: number
  nextCompanion: number
}
