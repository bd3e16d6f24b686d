import type { Param } from '@shamble/kernel'
import { ADVERSARIES, type Adversary } from '../data/adversaries.js'
import { stagedOf } from '../scenario/staged.js'
import type { DeadDice } from '../state.js'
import type { OwnFoe } from './cart.js'

type Stage = Pick<DeadDice, 'staged' | 'options'>

/** Whom a human game master can put on stage: those of the scenario first, those brought along, then those of the book. */
export function adversariesFor(s: Stage): readonly Adversary[] {
  const roster = stagedOf(s)?.scenario.roster ?? []
  const brought = (s.options.gangs ?? []).flatMap(({ people }) => people.map(adversaryOf))
  const known = [...roster, ...brought.filter(({ id }) => !roster.some((one) => one.id === id))]
  return [...known, ...ADVERSARIES.filter(({ id }) => !known.some((one) => one.id === id))]
}

/** What people made up, as an adversary: the name is the id. */
export function adversaryOf({ name, bonus, firearm, protection, traits, ...figures }: OwnFoe): Adversary {
  return {
    id: name,
    combativity: figures.combativity,
    reason: figures.reason,
    violence: figures.violence,
    traits,
    arm: bonus === 0 && !firearm ? null : { bonus, firearm },
    ...(protection === 'none' ? {} : { protection }),
  }
}

export const adversaryFor = (s: Stage, id: string): Adversary | null =>
  adversariesFor(s).find((one) => one.id === id) ?? null

/** Whom a human game master does not name, and no scenario knows: a stranger of middling Reason. */
export const STRANGER: Adversary = { id: 'stranger', combativity: 1, reason: 2, violence: 1, traits: [], arm: null }

/** One of the book by its word, one of people's own by the name they gave. */
export function adversaryName(s: Pick<DeadDice, 'staged'>, { id }: Pick<Adversary, 'id'>): Param {
  const own = stagedOf(s)?.own[`adversary.${id}`]
  if (own !== undefined) return own
  return id === STRANGER.id || ADVERSARIES.some((one) => one.id === id) ? { word: `adversary.${id}` } : id
}
