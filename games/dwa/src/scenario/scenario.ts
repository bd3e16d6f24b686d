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

/** Waist-high: it can be crossed and hides whoever crouches or lies behind it. */
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

/** Something to pick up: an object, a weapon with its loads, or something that only the story knows. */
export interface ScenarioObject {
  readonly id: string
  readonly what: string
  readonly at: Spot
  readonly level?: number
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
  readonly gun?: string
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

/** Something that a team may bring about. Once it holds it stays reached, unless it says `still`. */
export type ScenarioObjective = { readonly id: string; readonly name: Words; readonly team?: number } & (
  | /** So many members have left by this edge, on foot or in a vehicle. */
  {
      readonly kind: 'leave'
      readonly edge: 'north' | 'east' | 'south' | 'west'
      readonly count: number
      readonly vehicle?: boolean
    }
  | /** So many members stand here at the end of a turn. */ {
      readonly kind: 'reach'
      readonly outline: readonly Spot[]
      readonly level?: number
      readonly count: number
    }
  | /** A member carries this object, or has left with it. */ { readonly kind: 'carry'; readonly object: string }
  | /** So many rooms have been searched. */ {
      readonly kind: 'search'
      readonly rooms: readonly string[]
      readonly count: number
    }
  | /** So many zombies were eliminated by the team. */ { readonly kind: 'kill'; readonly count: number }
  | /** This neutral survivor has joined and is alive, or has left the table. */ {
      readonly kind: 'rescue'
      readonly neutral: string
    }
  | /** So many neutral survivors or members are alive when the match ends. */ {
      readonly kind: 'alive'
      readonly count: number
    }
  | /** This opening still stands when the match ends. */ { readonly kind: 'hold'; readonly opening: number }
)

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

export interface Victory {
  readonly major: Condition
  readonly minor: Condition
}

export type Words = string | { readonly en: string; readonly fr: string }

/** A scenario as people write it: the table, what stands on it, and what it is about. Names of files are options. */
export interface Scenario {
  readonly format: 'shamble-scenario/1'
  readonly name: Words
  readonly about?: Words
  readonly table: { readonly width: number; readonly depth: number }
  readonly walls: readonly ScenarioWall[]
  readonly blocks: readonly ScenarioBlock[]
  readonly low: readonly ScenarioLow[]
  readonly difficult: readonly (readonly Spot[])[]
  readonly roofs: readonly ScenarioRoof[]
  readonly rooms: readonly ScenarioRoom[]
  readonly openings: readonly ScenarioOpening[]
  readonly vehicles: readonly ScenarioVehicle[]
  readonly objects: readonly ScenarioObject[]
  readonly zombies: readonly ScenarioZombie[]
  readonly neutrals: readonly ScenarioNeutral[]
  /** One for each team that may play; a scenario for two teams has two. */
  readonly deployment: readonly ScenarioDeployment[]
  readonly arrivals: readonly Arrival[]
  /** How many method A places at the start; twice the living humans when absent. */
  readonly placed?: number
  /** The weapons that teams may bring; all when absent. */
  readonly weapons?: readonly string[]
  readonly turnLimit?: number
  readonly objectives: readonly ScenarioObjective[]
  /** When the match is over at once, beside the end of a side or of the turns. */
  readonly ends?: Condition
  /** What the living must have for their victories; what the dead must, where neither holds, is theirs. */
  readonly humans: Victory
  /** A major victory of the dead; any other match that the living do not win is a minor one of theirs. */
  readonly zombies: { readonly major: Condition }
}
