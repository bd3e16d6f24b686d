import { type Play, type Refusal, type RuleId, when } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import type { CostId, DistanceId } from '../numbers/costs.js'
import type { FirearmId } from '../numbers/weapons.js'
import type { Dwa, Human, Table } from '../state.js'
import type { Archetype, Sheet } from '../teams/sheet.js'
import type { AbilityId } from './ids.js'

/**
 * One ability: what it is, and what it changes where a procedure asks it. Procedures name no ability; they ask the one
 * that was chosen with an answer, or those that a character has.
 */
export interface Ability {
  readonly id: AbilityId
  readonly rule: RuleId
  /** The ruling that says how it is read, where there is one. */
  readonly ruling?: RuleId
  /** [DWA-16.5.b] The least level at which it may be taken. */
  readonly rank: number
  readonly group: 'general' | 'basic' | 'combat'
  /** [DWA-16.1.3.f] Archetypes to which it is shut. */
  readonly shutTo: readonly Archetype[]
  /** [DWA-16.5.3.h] The weapons of a basic ability. */
  readonly weapons?: readonly FirearmId[]
  /** [DWA-13.a] What it adds to the fear value of a test, or to its dice; or it makes the test needless. */
  readonly fear?: FearHelp
  /** Action points at the start of an activation, for everything or for all but displacement. */
  readonly ap?: { readonly points: number; readonly for: 'anything' | 'notMoving' }
  /** [DWA-9.1.z] What changes the price of handling something, before doubling. */
  readonly price?: (action: CostId, cost: number) => number
  /** What it changes about a displacement. */
  readonly walk?: WalkHelp
  /** What it changes about a declaration of fire, in contact or not. */
  readonly fire?: FireHelp
  /** What it changes about a blow. */
  readonly blow?: BlowHelp
  /** Rolls that may be made again after they were seen: by oneself, or by a figure near. */
  readonly again?: {
    readonly of: readonly RollKind[]
    readonly may?: (s: Table, human: Human) => boolean
    /** So near a giver must stand; absent where it serves only its owner. */
    readonly near?: DistanceId
    /** Only rolls that have failed. */
    readonly failed?: boolean
    /** One die of several, not all of them. */
    readonly one?: boolean
  }
  /** A roll of a search may be changed by one after it was seen. */
  readonly search?: { readonly change: number }
  /** Wounds are treated without a kit, on this score and above. */
  readonly treat?: { readonly score: number }
  /** After the game a member who turned is cured on this score and above. */
  readonly cure?: { readonly score: number }
  /** When a zombie comes into contact: out of it without a roll, or strike at once. */
  readonly contact?: 'dodge' | 'strike'
  /** Zombies throw their successful attacks against the human again. */
  readonly luckyStar?: boolean
  /** So many points are spent to keep the rest for the zombie phase. */
  readonly alert?: { readonly cost: number }
  /** Out of ammunition, a magazine is found on this score and above. */
  readonly pockets?: { readonly score: number }
}

export const ROLL_KINDS = [
  'fear',
  'wound',
  'fire',
  'blow',
  'close',
  'breakAway',
  'search',
  'treat',
  'extinguish',
  'jump',
  'start',
  'drive',
  'burden',
] as const
export type RollKind = (typeof ROLL_KINDS)[number]

export interface FearHelp {
  readonly value?: number
  readonly dice?: number
  readonly ignores?: (human: Human) => boolean
  /** It serves others within 10 cm, not its owner. */
  readonly others?: boolean
}

export interface WalkHelp {
  /** So many crossings of a walk are free. */
  readonly crossings?: number
  /** A climb or a jump is free. */
  readonly climbs?: boolean
  /** So many millimetres may be added at the end of a turn spent on moving. */
  readonly extra?: number
}

export interface FireHelp {
  /** Why it does not serve this declaration; `null` when it does. */
  readonly fits: (s: Table, human: Human, plan: FirePlanned) => Refusal | null
  /** What all shots cost, before doubling and without aim. */
  readonly cost?: (plan: FirePlanned) => number
  readonly ignores?: 'longRange' | 'cover'
  /** Least scores in place of the weapon's own. */
  readonly scores?: (own: Scores) => Scores
  /** The second shot knocks down where it would eliminate. */
  readonly secondFalls?: boolean
  /** What the second shot costs in place of the weapon's price. */
  readonly secondFor?: number
  /** One shot from each hand. */
  readonly bothHands?: boolean
  /** Nobody aims with it. */
  readonly noAim?: boolean
  /** A second shot as on a tripod. */
  readonly tripod?: boolean
  /** A burst becomes a machine gun's shot and empties the magazine. */
  readonly asMachineGun?: boolean
}

export interface Scores {
  readonly fall: number
  readonly elim: number
}

/** A declaration as far as abilities ask about it. */
export interface FirePlanned {
  readonly type: 'shoot' | 'burst' | 'blast' | 'spray' | 'fireClose'
  readonly weapon: FirearmId
  /** Shots in all, aimed ones among them. */
  readonly shots: number
  readonly aimed: number
  readonly targets: readonly number[]
  readonly rounds: number
}

export interface BlowHelp {
  readonly fits: (s: Table, human: Human, weapon: string) => Refusal | null
  /** So many blows for one price. */
  readonly blows?: number
  /** Every fall is an elimination. */
  readonly fallsEliminate?: boolean
  /** A success earns one more. */
  readonly another?: boolean
  /** Bare hands strike. */
  readonly bareHands?: boolean
  /** A chainsaw in safe hands. */
  readonly safeChainsaw?: boolean
}

export const defineAbility = (ability: Ability): Ability => ability

export const has = (sheet: Pick<Sheet, 'abilities'>, id: AbilityId): boolean => sheet.abilities.includes(id)

/** [DWA-16.5.1.a] [DWA-16.5.1.b] Whether an ability may still serve its owner in this turn. */
export function mayUse({ options }: Pick<Table, 'options'>, human: Human, id: AbilityId): boolean {
  if (!options.advanced || !has(human, id)) return false
  const used = human.now.abilities
  switch (options.abilityLimit) {
    case 'none':
      return true
    case 'perAbility':
      return !when('DWA-16.5.1.a', used.includes(id))
    default:
      if (when('DWA-16.5.1.b', used.length === 0)) return true
      return when('R-68', used.length === 1 && !used.includes(id) && isPair(used[0]!, id))
  }
}

/** The one exception: Human Tripod with Gunner. */
const isPair = (one: AbilityId, other: AbilityId): boolean =>
  (one === 'humanTripod' && other === 'gunner') || (one === 'gunner' && other === 'humanTripod')

/** Why it may not serve. */
export function whyNotUse(s: Pick<Table, 'options'>, human: Human, id: AbilityId): Refusal | null {
  if (!s.options.advanced) return { rule: 'DWA-16.a', key: 'ability.basic' }
  if (!has(human, id))
    return { rule: 'DWA-16.5.a', key: 'ability.none', params: { who: human.name, ability: { word: `ability.${id}` } } }
  if (!mayUse(s, human, id))
    return {
      rule: 'DWA-16.5.1.b',
      key: 'ability.used',
      params: { who: human.name, ability: { word: `ability.${human.now.abilities[0] ?? id}` } },
    }
  return null
}

/** Marks an ability as used in this turn, and says so. */
export function use(s: Dwa, human: Human, { id, rule }: Pick<Ability, 'id' | 'rule'>, play: Play): void {
  human.now.abilities.push(id)
  tell(s, play, deed('ability', rule, human, { ability: { word: `ability.${id}` } }, { ability: id }))
}
