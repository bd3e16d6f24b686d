import type { Seat, State } from '@shamble/kernel'
import type { AbilityId } from './abilities/ids.js'
import type { GrenadeId, WeaponId } from './numbers/weapons.js'
import type { DwaOptions } from './options.js'
import type { OpeningState, VehicleKind } from './scenario/scenario.js'
import type { CarriedObject, Sheet, Weapon } from './teams/sheet.js'

/** A human or a zombie by a number that is unique on the table: humans have 0 and up, zombies -1 and down. */
export type FigureId = number
/** A human by its place in `humans`, which is the order of creation. */
export type HumanId = number

export const POSTURES = ['standing', 'prone', 'cover'] as const
export type Posture = (typeof POSTURES)[number]

/** Fire on a figure: when it began, by what, and who lit it. */
export interface Burning {
  since: number
  kind: 'molotov' | 'flame'
  by: HumanId
}

/** What both kinds of figures have. */
export interface Figure {
  id: FigureId
  x: number
  y: number
  /** Height of what it stands on, above the ground. */
  level: number
  /** Degrees clockwise from north. */
  facing: number
  posture: Posture
  stunned: boolean
  burning: Burning | null
}

/** Where a human is. A body lies on the table until it rises. */
export const WHEREABOUTS = ['waiting', 'table', 'vehicle', 'left', 'dead', 'risen', 'gone'] as const
export type Whereabouts = (typeof WHEREABOUTS)[number]

/** What holds for a human until the turn ends. */
export interface ThisTurn {
  frightened: boolean
  /** `ready` to act, acting, or done. */
  acted: 'ready' | 'acting' | 'done'
  /** Action points spent on displacement [DWA-11.2.4.a]. */
  moved: number
  /** Millimetres walked, for the invariants. */
  walked: number
  /** Named in a declaration: no second one against them [DWA-11.2.c]. */
  shotAt: FigureId[]
  fired: boolean
  /** */
  noisy: boolean
  /** Abilities that served in this turn. */
  abilities: AbilityId[]
  /** Action points kept for the zombie phase by On Alert. */
  alert: number
  /** A fear test was made or ignored. */
  tested: boolean
  /** Motivating was switched on. */
  motivates: boolean
  /** A zombie was within 10 cm when the turn began. */
  nearZombie: boolean
}

export interface Human extends Figure, Sheet {
  /** The team's seat, or -1 for a survivor of no team. */
  team: Seat
  /** The scenario's own id of a neutral survivor; empty for everybody else. */
  key: string
  whereabouts: Whereabouts
  /** The vehicle that the human is in, and whether they drive it. */
  vehicle: number
  drives: boolean
  /** How far up a wall the human hangs; 0 on the ground. */
  hanging: number
  lastMan: boolean
  /** The opening by which the human came into the present room; -1 for none [DWA-16.2.b]. */
  cameBy: number
  /** The turn of death; 0 while alive. A body is tested once a turn [DWA-12.7.a]. */
  diedIn: number
  /** Whether antiseptic, or a death by their own hand, keeps the body from rising. */
  stays: boolean
  /** Nerves of Steel ignores only the first fear test of a game. */
  fearTests: number
  /** Kills of this game, for experience and morale. */
  kills: number
  closeKills: number
  /** Who joined during the game acts from the next turn on. */
  joined: number
  now: ThisTurn
}

export interface Zombie extends Figure {
  /** A hand weapon adds 1 to its attacks. */
  armed: boolean
  /** A firearm that it rose with or was given [DWA-12.7.e]; empty for none. */
  gun: WeaponId | ''
  /** Where it wanders, or -1. */
  wanders: number
  /** The character that it was, or -1. */
  was: HumanId
}

/** A door or a window: what the scenario says of it stands in the board. */
export interface Opening {
  state: OpeningState
  barricaded: boolean
  /** Turns of work in a row, and attempts that failed. */
  work: number
  failed: number
  /** The last turn in which at least two zombies worked on it. */
  workedIn: number
}

export interface Room {
  explored: boolean
  searched: number
}

export interface Vehicle {
  kind: VehicleKind
  x: number
  y: number
  heading: number
  /** Millimetres a turn. */
  speed: number
  running: boolean
  /** A new battery starts without a die. */
  newBattery: boolean
  wrecked: boolean
  hasKeys: boolean
  empty: boolean
  seats: number
  /** The dead must break a window before they reach who sits inside. */
  window: Opening
  searched: number
  /** Has driven in this turn. */
  drove: boolean
}

/** Something that lies on the ground: one object, weapon, or so many loads. */
export interface Lying {
  id: number
  x: number
  y: number
  level: number
  thing: Thing
}

export type Thing =
  | { kind: 'object'; object: CarriedObject }
  | { kind: 'weapon'; weapon: Weapon }
  | { kind: 'bullets'; rounds: number }
  | { kind: 'belt'; rounds: number }
  | { kind: 'cartridges'; count: number }
  | { kind: 'arrows'; count: number }
  | { kind: 'grenade'; grenade: GrenadeId; count: number }

/** A team and how it fares. */
export interface Team {
  name: string
  /** How many it began with: the last man needs more than one. */
  began: number
  /** Objectives that it has reached, by their ids. */
  reached: string[]
  /** How many it had when its campaign began: recruits fill it up to that; 0 before anybody knows. */
  size: number
  /** Names of those who fell in earlier games. */
  fallen: string[]
}

export interface Dwa extends State {
  options: DwaOptions
  teams: Team[]
  humans: Human[]
  zombies: Zombie[]
  /** The number of the next zombie. */
  nextZombie: FigureId
  openings: Opening[]
  rooms: Room[]
  vehicles: Vehicle[]
  lying: Lying[]
  nextLying: number
  /** Zombies eliminated in all. */
  destroyed: number
  /** Why the match is decided; empty while it is not. */
  ending: string
  /** What each team has won, once the match is decided: `major`, `minor` or `lost`. */
  result: string[]
}

/** Whatever rules ask about: a state or a view. Nothing is hidden in this game. */
export type Table = Pick<
  Dwa,
  'options' | 'turn' | 'teams' | 'humans' | 'zombies' | 'openings' | 'rooms' | 'vehicles' | 'lying'
>

export const NEUTRAL = -1

export const isZombie = (figure: Figure): figure is Zombie => figure.id < 0

/** A figure on the table by its number. */
export function figureById({ humans, zombies }: Pick<Table, 'humans' | 'zombies'>, id: FigureId): Figure | null {
  if (id >= 0) {
    const human = humans[id]
    return human !== undefined && human.whereabouts === 'table' ? human : null
  }
  return zombies.find((zombie) => zombie.id === id) ?? null
}

export const freshTurn = (): ThisTurn => ({
  frightened: false,
  acted: 'ready',
  moved: 0,
  walked: 0,
  shotAt: [],
  fired: false,
  noisy: false,
  abilities: [],
  alert: 0,
  tested: false,
  motivates: false,
  nearZombie: false,
})

/** Alive and within reach of the rules: on the table or in a vehicle. */
export const isActive = ({ whereabouts }: Human): boolean => whereabouts === 'table' || whereabouts === 'vehicle'

/** Alive, wherever. */
export const isAlive = ({ whereabouts }: Human): boolean =>
  whereabouts === 'table' || whereabouts === 'vehicle' || whereabouts === 'left' || whereabouts === 'waiting'

export const isBody = ({ whereabouts }: Human): boolean => whereabouts === 'dead'
