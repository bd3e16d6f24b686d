import type { Draft } from '@shamble/drafts'
import { type DwaView, numbersOf } from '@shamble/game-dwa/table'
import {
  ABILITIES,
  type Ability,
  type AbilityId,
  type ActionOf,
  ARCHETYPES,
  type Archetype,
  FIREARMS,
  type Firearm,
  type FirearmId,
  limitsOf,
  MELEE_IDS,
  type MeleeId,
  type WeaponId,
  whyShut,
} from '@shamble/game-dwa/teams'
import type { Refusal } from '@shamble/kernel'
import { type Person, personOf } from './person.js'

type Member = ActionOf<'member'>

/** In place of a name while nobody has typed one: no check asks more of it than that it is free. */
const NAMELESS = '…'

/** The answer as far as it goes, and where it does not, someone to whom everything is open that is open to anybody. */
function probe(draft: Draft, view: DwaView, change: Partial<Member> = {}): Member {
  const { name, gender, archetype, sub, abilities, weapons } = personOf(draft, view)
  const ability = change.ability ?? abilities[0] ?? 'none'
  return {
    type: 'member',
    name: name === '' ? NAMELESS : name,
    gender: gender ?? 'woman',
    archetype: archetype ?? fits(view, ability),
    sub,
    ability,
    weapons: [...weapons],
    flaws: (draft.at(['flaws']) ?? 0) as number,
    ...change,
  }
}

const fits = (view: DwaView, ability: AbilityId | 'none'): Archetype =>
  ARCHETYPES.find((archetype) => ability === 'none' || shut(view, archetype, ability) === null) ?? 'civilian'

const shut = (view: DwaView, archetype: Archetype, ability: AbilityId): Refusal | null =>
  whyShut({ name: NAMELESS, archetype, sub: 'none' }, ability, limitsOf(view.options))

/** What the rules say to a change, as far as it is about this part of the answer. */
function why(draft: Draft, view: DwaView, part: keyof Member, change: Partial<Member>): Refusal | null {
  const { refusal } = draft.check(probe(draft, view, change))
  return refusal === null || (refusal.at !== undefined && !refusal.at.startsWith(part)) ? null : refusal
}

/** How an ability stands to someone. */
export type PlateState = 'taken' | 'open' | 'later' | 'shut'

export interface Plate {
  readonly ability: Ability
  readonly state: PlateState
  readonly refusal: Refusal | null
}

/** Every ability, for someone who is being made: what may be taken, what comes with its level, what is shut for good. */
export function platesFor(draft: Draft, view: DwaView): Plate[] {
  const person = personOf(draft, view)
  return ABILITIES.map((ability): Plate => {
    if (person.abilities.includes(ability.id)) return { ability, state: 'taken', refusal: null }
    const never = shutTo(person, ability.id, view)
    if (never !== null) return { ability, state: 'shut', refusal: never }
    const refusal = why(draft, view, 'ability', { ability: ability.id })
    return { ability, state: refusal === null ? 'open' : 'later', refusal }
  })
}

/** Every ability, for someone who is there: what they have, what they may still learn, what is closed to them. */
export function platesOf(person: Person, view: DwaView): Plate[] {
  return ABILITIES.map((ability): Plate => {
    if (person.abilities.includes(ability.id)) return { ability, state: 'taken', refusal: null }
    const refusal = shutTo(person, ability.id, view)
    return { ability, state: refusal === null ? 'later' : 'shut', refusal }
  })
}

function shutTo({ name, archetype, sub }: Person, id: AbilityId, view: DwaView): Refusal | null {
  const who = name === '' ? NAMELESS : name
  const archetypes = archetype === null ? ARCHETYPES : [archetype]
  const all = archetypes.map((one) => whyShut({ name: who, archetype: one, sub }, id, limitsOf(view.options)))
  return all.includes(null) ? null : all[0]!
}

/** How a weapon stands to someone. */
export interface RackRow {
  readonly id: FirearmId
  readonly row: Firearm
  readonly state: 'carried' | 'open' | 'barred' | 'absent'
  readonly refusal: Refusal | null
}

/** The weapon table, as this match has it. */
export function rackFor(draft: Draft | null, person: Person, view: DwaView): RackRow[] {
  const { weapons } = numbersOf(view.options)
  return FIREARMS.map((id): RackRow => {
    const row = weapons[id]
    if (person.weapons.includes(id)) return { id, row, state: 'carried', refusal: null }
    const refusal = draft === null ? null : whyNotWeapon(draft, view, id)
    const isAbsent = refusal?.key === 'sheet.notOffered'
    return { id, row, state: isAbsent ? 'absent' : refusal !== null || draft === null ? 'barred' : 'open', refusal }
  })
}

export function whyNotWeapon(draft: Draft, view: DwaView, id: WeaponId): Refusal | null {
  const { weapons } = personOf(draft, view)
  return why(draft, view, 'weapons', { weapons: [...weapons, id] })
}

/** Weapons to strike with that could be carried in place of the one that is. */
export function strikesFor(
  draft: Draft,
  view: DwaView,
): readonly { readonly id: MeleeId; readonly refusal: Refusal | null }[] {
  const { weapons } = personOf(draft, view)
  const guns = weapons.filter((id) => !isMelee(id))
  return MELEE_IDS.map((id) => ({ id, refusal: why(draft, view, 'weapons', { weapons: [...guns, id] }) }))
}

const isMelee = (id: WeaponId): id is MeleeId => (MELEE_IDS as readonly string[]).includes(id)

export const strikeOf = ({ weapons }: Person): MeleeId | null => weapons.find(isMelee) ?? null

/** The draft with a weapon more or less. */
export function withWeapon(draft: Draft, view: DwaView, id: WeaponId): Draft {
  const { weapons } = personOf(draft, view)
  const left = weapons.filter((other) => other !== id)
  // Guns stand before what is struck with: the first of them is in hand.
  const next =
    left.length < weapons.length ? left : [...left, id].sort((a, b) => Number(isMelee(a)) - Number(isMelee(b)))
  return draft.set(['weapons'], next)
}

/** The draft with another weapon to strike with, or with none. */
export function withStrike(draft: Draft, view: DwaView, id: MeleeId | null): Draft {
  const guns = personOf(draft, view).weapons.filter((other) => !isMelee(other))
  return draft.set(['weapons'], id === null ? guns : [...guns, id])
}

/** The draft with another archetype: what that shuts is taken back. */
export function withArchetype(draft: Draft, view: DwaView, archetype: Archetype): Draft {
  const changed = draft.set(['archetype'], archetype)
  const fitting = archetype === 'military' ? changed : changed.set(['sub'], 'none')
  const person = personOf(fitting, view)
  const [ability] = person.abilities
  return ability !== undefined && shutTo(person, ability, view) !== null ? fitting.set(['ability'], 'none') : fitting
}

/** An answer that leaves to the dice whatever has not been chosen. */
export function restOf(draft: Draft, view: DwaView): ActionOf<'rollMember'> {
  const { name, gender, archetype, sub, abilities, weapons } = personOf(draft, view)
  return {
    type: 'rollMember',
    name: name.trim() === '' ? '?' : name,
    gender: gender ?? 'any',
    archetype: archetype ?? 'any',
    sub,
    ability: abilities[0] ?? 'none',
    weapons: [...weapons],
  }
}
