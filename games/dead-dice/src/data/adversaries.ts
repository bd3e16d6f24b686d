import type { RuleId } from '@shamble/kernel'
import type { Protection } from './equipment.js'

/** [DD-10.2] [DD-10.3] */
export const ADVERSARY_RANGES = {
  combativity: { min: 0, max: 3 },
  reason: { min: 1, max: 3 },
  violence: { min: 1, max: 3 },
} as const
/** [DD-10.4] */
export const MOST_TRAITS = 2
/** [DD-11.12] */
export const ADVERSITY_OF_MENACE = 5
/** [DD-11.13] [DD-11.14] In Adversity points. */
export const TRAIT_PRICE = 2

export const TRAITS = [
  'undeservedReputation',
  'dependsOnMen',
  'sociopath',
  'maskOfNormality',
  'atBeckAndCall',
  'livingLegend',
  'necrophage',
  'bornLeader',
  'pragmatic',
  'desperate',
  'cannibal',
  'godWillKnow',
  'readyForAnything',
  'devotedPatriot',
  'nothingToLose',
  'faceToKeep',
  'determined',
  'ruthless',
  'sadistic',
  'broken',
  'idealist',
] as const
export type AdversaryTrait = (typeof TRAITS)[number]

export const GROUP_TRAITS = [
  'soldiers',
  'looters',
  'eliteSoldiers',
  'cannibals',
  'paranoids',
  'rednecks',
  'geeks',
] as const
export type GroupTrait = (typeof GROUP_TRAITS)[number]

/** [DD-16.32] Victors with one of these finish a beaten survivor off. */
export const MERCILESS: readonly string[] = ['sociopath', 'cannibal', 'necrophage', 'readyForAnything']

/** What an adversary fights with: printed bonuses win over the weapon tables [DD-15.55]. */
export interface Arm {
  readonly bonus: number
  readonly firearm: boolean
}

/** An adversary, or several of a kind, as printed. */
export interface Adversary {
  readonly id: string
  readonly combativity: number
  readonly reason: number
  readonly violence: number
  /** Ids of the table, or words of people's own. */
  readonly traits: readonly string[]
  readonly arm: Arm | null
  readonly protection?: Protection
}

const UNARMED = null
const gun = (bonus: number): Arm => ({ bonus, firearm: true })
const blade = (bonus: number): Arm => ({ bonus, firearm: false })

function adversary(
  id: string,
  [combativity, reason, violence]: readonly [number, number, number],
  traits: readonly AdversaryTrait[],
  arm: Arm | null,
): Adversary {
  return { id, combativity, reason, violence, traits, arm }
}

/** Every adversary of the book and of the automatic game master's scenarios. */
export const ADVERSARIES: readonly Adversary[] = [
  adversary('west', [2, 2, 1], ['undeservedReputation', 'dependsOnMen'], gun(1)),
  adversary('howard', [3, 2, 2], ['sociopath', 'maskOfNormality'], gun(1)),
  ...['liwski', 'clark', 'richmond', 'vasquez'].map((id) => adversary(id, [2, 1, 2], ['atBeckAndCall'], gun(3))),
  adversary('grease', [3, 2, 2], ['livingLegend', 'necrophage'], blade(2)),
  // [DD-15.55] Violence 0 as printed, below the range.
  adversary('roland', [3, 3, 0], ['bornLeader', 'pragmatic'], UNARMED),
  adversary('lilith', [2, 1, 1], [], gun(1)),
  adversary('krieg', [3, 1, 1], ['desperate', 'cannibal'], gun(1)),
  adversary('preacher', [3, 2, 1], ['godWillKnow'], UNARMED),
  ...['brother1', 'brother2', 'brother3'].map((id) => adversary(id, [1, 1, 2], ['readyForAnything'], blade(2))),
  adversary('dumont', [2, 2, 2], ['devotedPatriot'], gun(1)),
  ...['tassin', 'caron', 'collinet', 'gernez', 'perlier'].map((id) =>
    adversary(id, [2, 1, 2], ['atBeckAndCall'], gun(2)),
  ),
  adversary('fugitiveBoss', [2, 2, 1], ['nothingToLose'], blade(0)),
  ...['thug1', 'thug2'].map((id) => adversary(id, [2, 1, 1], [], blade(0))),
  adversary('gangBoss', [2, 2, 2], ['faceToKeep'], gun(1)),
  ...['member1', 'member2'].map((id) => adversary(id, [2, 1, 1], [], gun(1))),
]

export function adversaryById(id: string): Adversary {
  const found = ADVERSARIES.find((known) => known.id === id)
  if (found === undefined) throw new RangeError(`no adversary "${id}"`)
  return found
}

/** [DD-10.3] Starting points for people made up at the table: the Violence is the book's, the rest is average. */
export const ADVERSARY_TEMPLATES = {
  civilian: { combativity: 1, reason: 2, violence: 1 },
  thug: { combativity: 2, reason: 1, violence: 2 },
  cop: { combativity: 2, reason: 2, violence: 2 },
  soldier: { combativity: 2, reason: 1, violence: 3 },
  martialArtist: { combativity: 3, reason: 2, violence: 3 },
} as const satisfies Readonly<Record<string, Pick<Adversary, 'combativity' | 'reason' | 'violence'>>>

/** [DD-11.13] */
export function adversityOf({ combativity, reason, violence, traits }: Omit<Adversary, 'id'>): number {
  return combativity + reason + violence + TRAIT_PRICE * traits.length
}

/** A printed group: its people in the order in which they are bought, and what they share. */
export interface AdversaryGroup {
  readonly members: readonly string[]
  readonly trait: GroupTrait | null
  readonly rule: RuleId
}

export const GROUPS = {
  westsMen: {
    members: ['west', 'howard', 'liwski', 'clark', 'richmond', 'vasquez'],
    trait: 'soldiers',
    rule: 'DD-11.17',
  },
  eagles: { members: ['lilith', 'krieg', 'grease', 'roland'], trait: 'looters', rule: 'DD-11.18' },
  brotherhood: { members: ['preacher', 'brother1', 'brother2', 'brother3'], trait: null, rule: 'DD-13.3' },
  elite: {
    members: ['tassin', 'caron', 'collinet', 'gernez', 'perlier', 'dumont'],
    trait: 'eliteSoldiers',
    rule: 'DD-13.4',
  },
  fugitives: { members: ['fugitiveBoss', 'thug1', 'thug2'], trait: null, rule: 'DD-16.45' },
  shinjukuGang: { members: ['gangBoss', 'member1', 'member2'], trait: null, rule: 'DD-16.45' },
} as const satisfies Readonly<Record<string, AdversaryGroup>>
export type GroupId = keyof typeof GROUPS
export const GROUP_IDS = Object.keys(GROUPS) as readonly GroupId[]

/** [DD-11.14] Everybody of a group, with what they share. */
export function adversityOfGroup({ members, trait }: AdversaryGroup): number {
  const people = members.reduce((sum, id) => sum + adversityOf(adversaryById(id)), 0)
  return people + (trait === null ? 0 : TRAIT_PRICE)
}

/** [DD-11.12] [DD-16.30] What so many points cost; the surplus is lost [DD-11.15]. */
export const menaceOf = (adversity: number): number => Math.ceil(adversity / ADVERSITY_OF_MENACE)
