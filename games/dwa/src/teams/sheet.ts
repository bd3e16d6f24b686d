import type { AbilityId } from '../abilities/ids.js'
import type { DisorderId } from '../disorders/ids.js'
import type { FlawId } from '../flaws/ids.js'
import type { GrenadeId, ObjectId, WeaponId } from '../numbers/weapons.js'

/** [DWA-16.1.1.a] */
export const ARCHETYPES = ['military', 'law', 'civilian'] as const
export type Archetype = (typeof ARCHETYPES)[number]

/** [DWA-16.1.3.e] Only the military have printed sub-archetypes; the list is open to the players. */
export const SUB_ARCHETYPES = ['none', 'soldier', 'sniper', 'officer', 'counterTerrorist'] as const
export type SubArchetype = (typeof SUB_ARCHETYPES)[number]

export const GENDERS = ['man', 'woman'] as const
export type Gender = (typeof GENDERS)[number]

/** In place of a name: one of the list. */
export const ANY_NAME = '?'

/** A weapon that a figure carries. */
export interface Weapon {
  id: WeaponId
  /**
   * Shots in it; pieces of a throwing weapon. A chainsaw or a flamethrower: 1 while there is fuel in it, 0 when the tank
   * is empty. `UNISSUED` before its loads are rolled.
   */
  rounds: number
  jammed: boolean
  /** [DWA-16.2.i] Makes no noise. */
  silenced: boolean
  /** A machine gun on its tripod [DWA-11.2.7.2.e]; a chainsaw that has stalled is not `ready`. */
  ready: boolean
  /** What a launcher holds. */
  load: 'fragmentation' | 'flash'
}

/** A weapon that was chosen and whose loads nobody has rolled yet [DWA-11.1.b]. */
export const UNISSUED = -1

/** What a figure carries beside weapons. */
export interface Pouch {
  /** Magazines of bullets by their rounds; `FULL` fills whatever it is put into. */
  bullets: number[]
  belts: number[]
  cartridges: number
  arrows: number
  grenades: Record<GrenadeId, number>
  objects: CarriedObject[]
}

/** A magazine that nobody has used: it holds what its weapon takes. */
export const FULL = -1

export interface CarriedObject {
  what: ObjectId | 'story'
  /** Which vehicle keys fit, which object of the scenario it is, whether a radio plays; empty where it says nothing. */
  of: string
  on: boolean
}

/** What a character is, apart from where it stands: what goes on from game to game [DWA-16.1.a]. */
export interface Sheet {
  name: string
  gender: Gender
  archetype: Archetype
  sub: SubArchetype
  xp: number
  /** Level of experience, 1 and up. */
  rank: number
  morale: number
  abilities: AbilityId[]
  flaws: FlawId[]
  trauma: number
  disorders: DisorderId[]
  wounds: number
  /** Whether a wound came from a zombie. */
  bitten: boolean
  weapons: Weapon[]
  /** Which of them are in hand, by their place in `weapons`: at most two. */
  hands: number[]
  pouch: Pouch
  kills: number
  closeKills: number
}

/** A team as an option gives it: a ready one by name, or whole. */
export type GivenTeam = string | TeamSheet

export interface TeamSheet {
  readonly name: string
  readonly members: readonly Sheet[]
  /** Those who fell in earlier games, for the roster. */
  readonly fallen?: readonly string[]
  /** How many it had when its campaign began. */
  readonly size?: number
  /** It was taken out of a campaign that may go on without it: there are two of it. */
  readonly copy?: true
}
