import type { Choices, Seat } from '@shamble/kernel'
import type { DawnAction } from '../actions.js'
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

/** Plans of the human side, the most promising first. */
export const PEOPLE: readonly Manner[] = [
  // Shots before errands.
  manner({ ...weights, kill: 3, ready: 0.2 }),
  manner(feared(weights, 0.45)),
  manner(feared(weights, 2)),
  // Doors and rifles before everything else.
  manner({ ...weights, goal: 0.3, door: 20, rifle: 16 }),
  // Each as it suits them, instead of all at once.
  manner({ ...weights, sync: 0 }),
  // Close together.
  manner({ ...weights, apart: 0.6 }),
]

/** Plans of the zombie side. */
export const ZOMBIES: readonly Manner[] = [
  // Out of sight until they can come in.
  manner(weights, { shy: 0.5 }),
  // In the way of what people want.
  manner(weights, { guard: 3 }),
  // Fran above all.
  manner(weights, { fran: 2 }),
  manner(weights, { guard: 0 }),
  manner(weights, { shy: 0.9, guard: 2 }),
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
