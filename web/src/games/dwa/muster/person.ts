import type { Draft } from '@shamble/drafts'
import type { DwaView, Human } from '@shamble/game-dwa/table'
import { numbersOf } from '@shamble/game-dwa/table'
import {
  type AbilityId,
  type Archetype,
  type FlawId,
  type Gender,
  handsFor,
  type SubArchetype,
  type WeaponId,
} from '@shamble/game-dwa/teams'
import type { FigureName } from '../../../kit/index.js'
import { figureOf } from '../pieces-art.js'

/** Someone as the muster shows them: a member of the team, or one who is being made. */
export interface Person {
  /** In the order of creation; `null` while they are being made. */
  readonly id: number | null
  readonly name: string
  readonly gender: Gender | null
  readonly archetype: Archetype | null
  readonly sub: SubArchetype
  readonly rank: number
  readonly morale: number
  readonly wounds: number
  readonly trauma: number
  readonly abilities: readonly AbilityId[]
  readonly flaws: readonly FlawId[]
  readonly weapons: readonly WeaponId[]
  readonly figure: FigureName
}

export const personFrom = (human: Human): Person => ({
  ...human,
  weapons: human.weapons.map(({ id }) => id),
  figure: figureOf(human),
})

const given = <T>(value: unknown): T | null =>
  (value === null || value === undefined || value === '' ? null : value) as T | null

/** What has been set so far of someone who is being made. */
export function personOf(draft: Draft, view: DwaView): Person {
  const ability = given<AbilityId | 'none'>(draft.at(['ability']))
  const weapons = ((draft.at(['weapons']) ?? []) as (WeaponId | null)[]).filter((id) => id !== null)
  const gender = given<Gender>(draft.at(['gender']))
  const figure = figureOf({
    gender: gender ?? 'man',
    weapons: weapons.map((id) => ({ id })) as unknown as Human['weapons'],
    hands: handsFor(weapons),
  })
  return {
    id: null,
    name: given<string>(draft.at(['name'])) ?? '',
    gender,
    archetype: given<Archetype>(draft.at(['archetype'])),
    sub: given<SubArchetype>(draft.at(['sub'])) ?? 'none',
    rank: 1,
    morale: numbersOf(view.options).morale,
    wounds: 0,
    trauma: 0,
    abilities: ability === null || ability === 'none' ? [] : [ability],
    flaws: [],
    weapons,
    figure,
  }
}
