import type { Choices, Seat } from '@shamble/kernel'
import type { DawnAction } from '../actions.js'
import tuned from '../data/keen.json' with { type: 'json' }
import { type Dawn, isAutomatic, ZOMBIE_SEAT } from '../state.js'
import { thinkAsPeople } from './human.js'
import { offered } from './index.js'
import { emboldened, feared, type Weights, weights } from './weights.js'
import { type Hunger, PLAIN_HUNGER, thinkAsZombies } from './zombie.js'

/** A way to play a side for some turns: the house's own code with its mind on something else. */
export interface Manner {
  readonly people: Weights
  readonly zombies: Hunger
}

const manner = (people: Weights, zombies: Partial<Hunger> = {}): Manner => ({
  people,
  zombies: { ...PLAIN_HUNGER, ...zombies },
})

export const HOUSE: Manner = manner(weights)

/** What is tuned of each side, and how far a number is moved at a time: weights by a part of themselves. */
const PART = 0.25
const HUNGER_STEPS: Readonly<Record<keyof Hunger, number>> = {
  guard: 0.3,
  shy: 0.15,
  fran: 0.3,
  sloth: 0.05,
  far: 0.1,
  stun: 0.2,
  bite: 0.2,
  kill: 0.2,
}
/** What a kill is worth is the measure of everything else, and a step decides between equals. */
const FIXED: readonly string[] = ['kill', 'step', 'cluster'] satisfies readonly (keyof Weights)[]

/** The numbers of the house by name: `people.goal`, `zombies.guard`. */
export const NUMBERS: Readonly<Record<string, { readonly value: number; readonly step: number }>> = Object.fromEntries([
  ...Object.entries(HOUSE.people)
    .filter(([name]) => !FIXED.includes(name))
    .map(([name, value]) => [`people.${name}`, { value, step: PART * value }] as const),
  ...Object.entries(HOUSE.zombies).map(
    ([name, value]) => [`zombies.${name}`, { value, step: HUNGER_STEPS[name as keyof Hunger] }] as const,
  ),
])

/** The house's with other numbers. */
export function mannerOf(numbers: Readonly<Record<string, number>>): Manner {
  const of = <T extends object>(side: string, usual: T): T => {
    const given = Object.entries(usual).map(([name, value]) => [name, numbers[`${side}.${name}`] ?? value])
    return Object.fromEntries(given) as T
  }
  return { people: of('people', HOUSE.people), zombies: of('zombies', HOUSE.zombies) }
}

/** The house's after thousands of games (`npm run tune -- dawn`). */
export const KEEN: Manner = mannerOf(tuned.numbers)

/**
 * Those who fear nothing hunt zombies in the open and forget the doors; those who fear everything sit still. Greedy
 * zombies stir for prey within reach alone, timid ones for nothing.
 */
export const RECKLESS: Manner = manner(feared({ ...weights, goal: 0, kill: 3, door: 0, rifle: 0 }, 0.05), {
  guard: 0,
  sloth: 4,
})
export const FRIGHTENED: Manner = manner(feared({ ...weights, goal: 0, kill: 0.3 }, 4), {
  sloth: Number.POSITIVE_INFINITY,
})

const people = (change: Partial<Weights>): Manner => ({ ...KEEN, people: { ...KEEN.people, ...change } })
const zombies = (change: Partial<Hunger>): Manner => ({ ...KEEN, zombies: { ...KEEN.zombies, ...change } })

/** Plans of the human side, the most promising first. */
export const PEOPLE: readonly Manner[] = [
  // Shots before errands.
  people({ kill: 3, ready: 0.2 }),
  people(feared(KEEN.people, 0.45)),
  people(feared(KEEN.people, 2)),
  // Doors and rifles before everything else.
  people({ goal: 0.3, door: 20, rifle: 16 }),
  // Each as it suits them, instead of all at once.
  people({ sync: 0 }),
  // Close together.
  people({ apart: 0.6 }),
]

/** Plans of the zombie side. */
export const ZOMBIES: readonly Manner[] = [
  // Out of sight until they can come in.
  zombies({ shy: 0.5 }),
  // In the way of what people want.
  zombies({ guard: 3 }),
  // Fran above all.
  zombies({ fran: 2 }),
  zombies({ guard: 0 }),
  zombies({ shy: 0.9, guard: 2 }),
]

/** Whether a seat plays the zombies: only two players have them played. */
export const isZombieSide = (s: Dawn, seat: Seat): boolean => !isAutomatic(s) && seat === ZOMBIE_SEAT

/**
 * What a side answers in a world that is whole.
 * @param idle human turns that went by in idleness
 */
export function answerIn(s: Dawn, seat: Seat, choices: Choices<DawnAction>, idle: number, how: Manner): DawnAction {
  if (choices.actions.length === 1 && choices.spaces.length === 0) return choices.actions[0]!
  const asked = { seat, choices }
  const { action } = isZombieSide(s, seat)
    ? thinkAsZombies(s, asked, how.zombies)
    : thinkAsPeople(s, asked, emboldened(how.people, s.turn, idle))
  return offered(action, choices)
}
