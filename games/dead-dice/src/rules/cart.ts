import type { Protection } from '../data/equipment.js'
import type { Hazard } from '../data/menace.js'
import type { Reserve } from '../data/reserves.js'
import type { DeadDice } from '../state.js'
import { adversaryFor, adversaryOf } from './adversaries.js'
import { type Foes, type Purchase, priceOf } from './purchases.js'

/** [DD-5.5] Elements as a game master puts them together, sort by sort; bought in the order of the fields. */
export interface Cart {
  readonly horde: number
  readonly noise: number
  readonly lowered: readonly Reserve[]
  readonly obstacles: readonly Omit<Extract<Purchase, { element: 'obstacle' }>, 'element'>[]
  readonly hazards: readonly Hazard[]
  readonly threats: readonly Omit<Extract<Purchase, { element: 'threat' }>, 'element'>[]
  readonly zombies: number
  readonly ambushes: number
  readonly specials: readonly Omit<Extract<Purchase, { element: 'special' }>, 'element'>[]
}

/** An adversary made up at the table [DD-10.2] to [DD-10.4]. */
export interface OwnFoe {
  readonly name: string
  readonly combativity: number
  readonly reason: number
  readonly violence: number
  readonly traits: readonly string[]
  readonly bonus: number
  readonly firearm: boolean
  readonly protection: 'none' | Protection
}

export const SCENES_TO_BUILD = ['danger', 'negotiation', 'confrontation'] as const
export type SceneToBuild = (typeof SCENES_TO_BUILD)[number]

/** [DD-5.1] A whole scene: its kind, its elements, and who appears in it. */
export interface Staging extends Cart {
  readonly scene: SceneToBuild
  /** Adversaries by their ids: those of the scenario, of the book, and those that people keep. */
  readonly cast: readonly string[]
  readonly own: readonly OwnFoe[]
  /** [DD-11.14] Empty for none. */
  readonly groupTrait: string
  /** [DD-15.56] */
  readonly foesNear: boolean
}

export const EMPTY_CART: Cart = {
  horde: 0,
  noise: 0,
  lowered: [],
  obstacles: [],
  hazards: [],
  threats: [],
  zombies: 0,
  ambushes: 0,
  specials: [],
}

export const NO_STAGING: Staging = {
  scene: 'danger',
  ...EMPTY_CART,
  cast: [],
  own: [],
  groupTrait: '',
  foesNear: false,
}

/** One element of a cart, and the part of the answer that asks for it. */
export interface Line {
  readonly purchase: Purchase
  readonly at: string
}

/** [DD-17.1] What a cart buys, in order. */
export function linesOfCart(cart: Cart): Line[] {
  const lines: Line[] = []
  const put = (purchase: Purchase, at: string): void => {
    lines.push({ purchase, at })
  }
  for (let i = 0; i < cart.horde; i++) put({ element: 'horde' }, 'horde')
  for (let i = 0; i < cart.noise; i++) put({ element: 'noise' }, 'noise')
  for (const [i, reserve] of cart.lowered.entries()) put({ element: 'lowerReserve', reserve }, `lowered.${i}`)
  for (const [i, obstacle] of cart.obstacles.entries()) put({ element: 'obstacle', ...obstacle }, `obstacles.${i}`)
  for (const [i, hazard] of cart.hazards.entries()) put({ element: 'hazard', hazard }, `hazards.${i}`)
  for (const [i, threat] of cart.threats.entries()) put({ element: 'threat', ...threat }, `threats.${i}`)
  for (let i = 0; i < cart.zombies; i++) put({ element: 'zombies', ambush: false }, 'zombies')
  for (let i = 0; i < cart.ambushes; i++) put({ element: 'zombies', ambush: true }, 'ambushes')
  for (const [i, special] of cart.specials.entries()) put({ element: 'special', ...special }, `specials.${i}`)
  return lines
}

/** The elements of a scene, its people last. In a negotiation people are met, not bought [DD-11.4]. */
export function linesOfStaging(s: DeadDice, staging: Staging): Line[] {
  const lines = linesOfCart(staging)
  if (staging.scene === 'confrontation') lines.push({ purchase: foesOf(s, staging), at: 'cast' })
  return lines
}

export function foesOf(s: DeadDice, { cast, own, groupTrait, foesNear }: Staging): Foes {
  const known = cast.map((id) => adversaryFor(s, id)).filter((who) => who !== null)
  return { element: 'foes', foes: [...known, ...own.map(adversaryOf)], groupTrait, ambush: foesNear }
}

export const priceOfLines = (lines: readonly Line[]): number =>
  lines.reduce((sum, { purchase }) => sum + priceOf(purchase), 0)

/** Puts purchases together, sort by sort. People come by their ids. */
export function cartOf(purchases: readonly Purchase[]): Cart {
  const cart = {
    horde: 0,
    noise: 0,
    lowered: [] as Reserve[],
    obstacles: [] as Cart['obstacles'][number][],
    hazards: [] as Hazard[],
    threats: [] as Cart['threats'][number][],
    zombies: 0,
    ambushes: 0,
    specials: [] as Cart['specials'][number][],
  }
  for (const one of purchases)
    switch (one.element) {
      case 'horde':
        cart.horde++
        break
      case 'noise':
        cart.noise++
        break
      case 'lowerReserve':
        cart.lowered.push(one.reserve)
        break
      case 'obstacle':
        cart.obstacles.push(withoutElement(one))
        break
      case 'hazard':
        cart.hazards.push(one.hazard)
        break
      case 'threat':
        cart.threats.push(withoutElement(one))
        break
      case 'zombies':
        if (one.ambush) cart.ambushes++
        else cart.zombies++
        break
      case 'special':
        cart.specials.push(withoutElement(one))
    }
  return cart
}

function withoutElement<T extends { readonly element: string }>(purchase: T): Omit<T, 'element'> {
  const { element: _, ...rest } = purchase
  return rest
}

/** [DD-16.9] Whether nothing is built at all. */
export const isNothing = (staging: Staging): boolean =>
  staging.scene === 'danger' && countOf(staging) === 0 && listedIn(staging) === 0

const countOf = ({ horde, noise, zombies, ambushes }: Cart): number => horde + noise + zombies + ambushes

const listedIn = ({ lowered, obstacles, hazards, threats, specials }: Cart): number =>
  lowered.length + obstacles.length + hazards.length + threats.length + specials.length
