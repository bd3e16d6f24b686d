import { FIREARMS, type FirearmId, GRENADES, MELEE_IDS, OBJECTS, type WeaponId } from '../numbers/weapons.js'
import type { ReadyTeamId } from '../teams/names.js'

/** A place as scenarios write it: millimetres from the north-west corner, east and south. */
export type Spot = readonly [x: number, y: number]

/** From where to where something stands up, above the ground; walls without it reach from the ground to the sky. */
export interface Standing {
  readonly foot?: number
  readonly top?: number
}

/** High: nobody sees, shoots or walks through it. */
export interface ScenarioWall extends Standing {
  readonly from: Spot
  readonly to: Spot
}

/** A pillar, a container, a hedge: a high piece with an outline. With a flat top it can be climbed and stood on. */
export interface ScenarioBlock {
  readonly outline: readonly Spot[]
  readonly top?: number
  readonly flat?: boolean
}

/** Waist-high: it can be crossed and hides the figure that crouches or lies behind it. */
export interface ScenarioLow {
  readonly from: Spot
  readonly to: Spot
  readonly foot?: number
}

export interface ScenarioRoof {
  readonly outline: readonly Spot[]
  readonly height: number
}

export const SITES = ['ordinary', 'weapons', 'medical'] as const
/** What kind of place is searched [DWA-16.2.d]. */
export type Site = (typeof SITES)[number]

export interface ScenarioRoom {
  readonly id: string
  readonly name: Words
  readonly outline: readonly Spot[]
  /** Of ordinary size: a flash grenade fills it [DWA-11.2.7.3.k]. */
  readonly standard: boolean
  /** Narrow enough to make a fragmentation grenade worse [DWA-11.2.7.3.f]. */
  readonly confined: boolean
  readonly site: Site
  readonly explored: boolean
}

export const OPENING_STATES = ['open', 'closed', 'broken'] as const
export type OpeningState = (typeof OPENING_STATES)[number]

/** A door or a window in a wall: its ends lie on the wall, which is cut there. */
export interface ScenarioOpening {
  readonly kind: 'door' | 'window'
  readonly from: Spot
  readonly to: Spot
  readonly state: OpeningState
  readonly barricaded?: boolean
}

export const VEHICLE_KINDS = ['car', 'truck', 'bus'] as const
export type VehicleKind = (typeof VEHICLE_KINDS)[number]

export interface ScenarioVehicle {
  readonly id: string
  readonly kind: VehicleKind
  readonly at: Spot
  /** Where its front points, in degrees clockwise from north. */
  readonly heading: number
  /** Whether the keys are in it. */
  readonly keys?: boolean
  /** An empty tank must be filled before it starts. */
  readonly empty?: boolean
  /** How many it carries. */
  readonly seats?: number
}

/** What may lie on the ground: objects, weapons, loads, grenades, or something that only the story knows. */
export const FINDS = [
  'story',
  ...OBJECTS,
  ...FIREARMS,
  ...MELEE_IDS,
  'bullets',
  'belt',
  'cartridges',
  'arrows',
  ...GRENADES,
] as const
export type Find = (typeof FINDS)[number]

/** Something to pick up. A weapon lies there with one load in it. */
export interface ScenarioObject {
  readonly id: string
  readonly what: Find
  readonly at: Spot
  readonly level?: number
  /** So many cartridges, arrows or grenades; 1 when absent. */
  readonly count?: number
  /** The vehicle that keys fit. */
  readonly fits?: string
  /** What it is called, where it is no object of the rules. */
  readonly name?: Words
}

export interface ScenarioZombie {
  readonly at: Spot
  readonly level?: number
  readonly facing?: number
  /** A hand weapon adds 1 to its attacks [DWA-15.1.5.c]. */
  readonly armed?: boolean
  /** A firearm of the weapon table. */
  readonly gun?: FirearmId
}

/** A survivor of no team. */
export interface ScenarioNeutral {
  readonly id: string
  readonly name: string
  readonly at: Spot
  readonly level?: number
  readonly archetype: 'military' | 'law' | 'civilian'
  readonly gender: 'man' | 'woman'
}

/** Where a team may be placed before the first turn. */
export interface ScenarioDeployment {
  readonly outline: readonly Spot[]
  readonly level?: number
}

export const ARRIVALS = ['A', 'B', 'C', 'D', 'E'] as const
export type Arrival = (typeof ARRIVALS)[number]

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

export const OBJECTIVE_KINDS = ['leave', 'reach', 'carry', 'search', 'kill', 'rescue', 'alive', 'hold'] as const

/** Something that a team may bring about: every team, or the one whose number it names. */
export type ScenarioObjective = { readonly id: string; readonly name: Words; readonly team?: number } & (
  | LeaveObjective
  | ReachObjective
  | CarryObjective
  | SearchObjective
  | KillObjective
  | RescueObjective
  | AliveObjective
  | HoldObjective
)

/** So many members have left by this edge, on foot or in a vehicle. */
interface LeaveObjective {
  readonly kind: 'leave'
  readonly edge: Edge
  readonly count: number
  /** Only in a vehicle. */
  readonly vehicle?: boolean
}

/** So many members stood here at the end of a turn; once reached it stays so. */
interface ReachObjective {
  readonly kind: 'reach'
  readonly outline: readonly Spot[]
  readonly level?: number
  readonly count: number
}

/** A living member carries this object. */
interface CarryObjective {
  readonly kind: 'carry'
  readonly object: string
  /** And has left the table with it. */
  readonly away?: boolean
}

/** So many of these rooms have been searched. */
interface SearchObjective {
  readonly kind: 'search'
  readonly rooms: readonly string[]
  readonly count: number
}

/** So many zombies were eliminated by the team. */
interface KillObjective {
  readonly kind: 'kill'
  readonly count: number
}

/** This neutral survivor has joined the team and is alive. */
interface RescueObjective {
  readonly kind: 'rescue'
  readonly neutral: string
  /** And has left the table. */
  readonly away?: boolean
}

/** So many of these neutral survivors are alive, whomever they have joined. */
interface AliveObjective {
  readonly kind: 'alive'
  readonly neutrals: readonly string[]
  readonly count: number
}

/** At most so many of these openings are broken. */
interface HoldObjective {
  readonly kind: 'hold'
  readonly openings: readonly number[]
  readonly broken: number
}

/** What must hold, put together. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly objective: string }
  /** At least so many of the team's members live, on the table or away from it. */
  | { readonly survivors: number }
  /** At least this share of the team's members, in percent, live. */
  | { readonly survivingShare: number }
  /** At most so many zombies are on the table. */
  | { readonly zombies: number }
  /** This turn has ended. */
  | { readonly turn: number }
  /** Nobody of any team is left on the table. */
  | { readonly gone: true }

/** Looked at for each team when the match is over. */
export interface Victory {
  /** What a team must have; a major victory counts before a minor one. */
  readonly major: Condition
  readonly minor: Condition
  /** A major victory of the dead over a team that has won nothing; where it does not hold, theirs is a minor one. */
  readonly dead: Condition
}

export type Words = string | { readonly en: string; readonly fr: string }

/** A name inside a sentence: the English one is the key of the others, where the scenario comes with the game. */
export const spokenName = (words: Words): string | { readonly word: string } =>
  typeof words === 'string' ? words : { word: words.en }

/** Options that a scenario proposes: they are the defaults of a match that plays it, and players may change them. */
export const SETTINGS = ['advanced', 'jams', 'moan', 'zombieWeapons', 'complexMovement', 'pvp'] as const
export type Setting = (typeof SETTINGS)[number]

/** A road with its pavements, drawn and nothing else: no rule asks for it. */
export interface ScenarioRoad {
  readonly from: Spot
  readonly to: Spot
  /** Of the carriageway. */
  readonly width: number
}

/** A scenario as people write it: the table, what stands on it, and what it is about. */
export interface Scenario {
  readonly format: 'shamble-scenario/1'
  readonly name: Words
  readonly about?: Words
  readonly table: { readonly width: number; readonly depth: number }
  readonly walls: readonly ScenarioWall[]
  readonly blocks: readonly ScenarioBlock[]
  readonly low: readonly ScenarioLow[]
  readonly difficult: readonly (readonly Spot[])[]
  readonly roads?: readonly ScenarioRoad[]
  readonly roofs: readonly ScenarioRoof[]
  readonly rooms: readonly ScenarioRoom[]
  readonly openings: readonly ScenarioOpening[]
  readonly vehicles: readonly ScenarioVehicle[]
  readonly objects: readonly ScenarioObject[]
  readonly zombies: readonly ScenarioZombie[]
  readonly neutrals: readonly ScenarioNeutral[]
  /** One for each team that should play; further teams share the last. */
  readonly deployment: readonly ScenarioDeployment[]
  readonly arrivals: readonly Arrival[]
  /** How many method A places at the start for each team; twice the living humans when absent. */
  readonly placed?: number
  /** The weapons that teams may bring; all when absent. */
  readonly weapons?: readonly WeaponId[]
  readonly settings?: { readonly [S in Setting]?: boolean }
  /** Ready teams that suit it, in the order of the deployments. */
  readonly teams?: readonly ReadyTeamId[]
  readonly turnLimit?: number
  readonly objectives: readonly ScenarioObjective[]
  /** Edges by which everybody may leave, beside those of objectives. */
  readonly exits?: readonly Edge[]
  /** When the match is over at once, beside the end of a side or of the turns. */
  readonly ends?: Condition
  /**
   * Who wins how. Without it the living win when no zombie is left, or when the last of them leaves the table, and the
   * dead when no human is left.
   */
  readonly victory?: Victory
}
