import type { RuleId } from '@shamble/kernel'
import type { Adversary } from '../data/adversaries.js'
import { CHARACTERISTICS, type Characteristic } from '../data/characteristics.js'
import type { Item } from '../data/equipment.js'
import type { Ending, Objective } from '../data/game-master.js'
import { HAZARDS, type Hazard, PRICES, threatPrice } from '../data/menace.js'
import { RESERVES, type Reserve } from '../data/reserves.js'
import type { Special } from '../data/specials.js'
import type { Tag } from '../data/tags.js'
import type { Variant } from '../data/variants.js'
import type { VehicleKind } from '../data/vehicles.js'

/** A place of the table of places: what it is called and what a search finds there, in order. */
export interface Place {
  readonly id: string
  readonly finds: readonly Item[]
  /** What is there instead where heavy weapons are not in play. */
  readonly findsWithoutHeavyWeapons?: readonly Item[]
  /** Drawn again for its kind, whose finds come after its own. */
  readonly again?: true
  /** The first successful search may take it instead of an item, once in a game [DD-16.57]. */
  readonly vehicle?: VehicleKind
  /** Its name on even visits; the id is the name on odd ones [DD-16.56]. */
  readonly second?: string
}

/** [DD-16.56] The sum of so many dice, the first place being the lowest; with 0 dice every place is equally likely. */
export interface PlaceTable {
  readonly dice: 0 | 1 | 2
  readonly places: readonly Place[]
}

/** [DD-16.55] Without a name one is drawn [DD-13.5]; without a role there is nothing more to say. */
export interface Companion {
  readonly name: string | null
  readonly role: string | null
  readonly talent: readonly Tag[]
}

/** [DD-16.58] */
export interface StoryStep {
  readonly objective: Objective
  /** Where it leads; `null` for a place drawn as usual. */
  readonly place: string | null
}

/** [DD-16.59] */
export interface Route {
  readonly id: string
  readonly by: Characteristic
  /** [DD-16.17] */
  readonly loud?: true
  /** [DD-16.57] What one survivor drives in every scene of it. */
  readonly vehicle?: VehicleKind
}

/** [DD-16.36] What the twist buys first. */
export type Twist =
  | { readonly element: 'zombies' | 'confrontation' }
  | { readonly element: 'hazard'; readonly hazard: Hazard }
  | { readonly element: 'obstacle'; readonly by: Characteristic }
  | { readonly element: 'threat'; readonly reserve: Reserve; readonly difficulty: number }
  /** Where the reserve is Empty already, zombies come instead. */
  | { readonly element: 'lowerReserve'; readonly reserve: Reserve }

/** [DD-16.69] */
export interface Features {
  /** Threats always strike this reserve while it is not Empty, and every scene has one. */
  readonly pressure?: Reserve
  /** The only special zombies that are bought. */
  readonly specials?: readonly Special[]
  /** A Tank comes once, as the first purchase of an exit scene. */
  readonly queen?: true
  /** The exit clue cures the infected, and the exit brings back those who turned. */
  readonly cure?: true
}

/** What the automatic game master knows of a scenario [DD-16.45] [DD-16.68]; its words are in catalogues, by key. */
export interface Scenario {
  /** The prefix of its words. */
  readonly id: string
  readonly rule: RuleId
  readonly start: { readonly empty: Reserve; readonly low: Reserve }
  readonly priority: readonly Reserve[]
  readonly roster: readonly Adversary[]
  /** An id of the table, or words of people's own. */
  readonly groupTrait: string | null
  readonly twist: Twist
  readonly variants: readonly Variant[]
  /** Offered, and off. */
  readonly suggested: readonly Variant[]
  /** In order, one for each player. */
  readonly companions: readonly Companion[]
  /** Companions are drawn with 2 dice instead of taken in order, doubles drawn again. */
  readonly companionsDrawn: boolean
  /** [DD-15.65] What each survivor starts with, where it is not the usual. */
  readonly kit?: readonly Item[]
  readonly places: PlaceTable
  readonly story: readonly StoryStep[]
  readonly routes: readonly Route[]
  readonly features: Features
}

/** [DD-16.45] What the twist costs; a confrontation costs what its people do. */
export function twistPrice(twist: Twist): number | null {
  switch (twist.element) {
    case 'confrontation':
      return null
    case 'threat':
      return threatPrice(twist.difficulty)
    default:
      return PRICES[twist.element].menace
  }
}

/** [DD-16.62] [DD-16.63] [DD-16.64] [DD-16.65] [DD-16.66] [DD-16.67] The words that every scenario has, whatever its places, people and routes. */
export const COMMON_WORDS: readonly string[] = [
  'title',
  'hook',
  'dead',
  'loud',
  ...CHARACTERISTICS.map((by) => `obstacle.${by}`),
  ...HAZARDS.map((hazard) => `hazard.${hazard}`),
  ...RESERVES.map((reserve) => `threat.${reserve}`),
  'exit',
  'clue',
  'twist',
  ...[1, 2, 3, 4].map((step) => `step.${step}`),
  'held',
  'lost',
]

/** Every word of a scenario, without its prefix. */
export function wordsOf({ places, routes, roster, companions }: Scenario): readonly string[] {
  return [
    ...COMMON_WORDS,
    ...(roster.length === 0 ? [] : ['living']),
    ...places.places.flatMap(({ id, second }) => [id, ...(second === undefined ? [] : [second])]).map(placeWord),
    ...routes.flatMap(({ id }) => [`route.${id}`, `out.${id}`]),
    ...companions.flatMap(({ role }) => (role === null ? [] : [`role.${role}`])),
  ]
}

export const placeWord = (id: string): string => `place.${id}`

/** [DD-16.60] What an ending is told with: each way out has its own words. */
export const endingWord = (ending: Ending, route: Route | null): string =>
  ending === 'out' && route !== null ? `out.${route.id}` : ending
