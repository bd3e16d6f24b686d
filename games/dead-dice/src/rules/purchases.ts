import { cite, type Play, type RuleId, when } from '@shamble/kernel'
import { type Adversary, adversityOf, menaceOf, TRAIT_PRICE } from '../data/adversaries.js'
import type { Characteristic } from '../data/characteristics.js'
import { REACHES } from '../data/ladder.js'
import { groupSize, groupsBought, type Hazard, PRICES, threatPrice } from '../data/menace.js'
import type { Reserve } from '../data/reserves.js'
import { SPECIAL_TABLE, type Special } from '../data/specials.js'
import type { DeadDice, Foe, Horde, Scene } from '../state.js'
import { makeNoise, payForScene, raiseHorde } from './menace.js'
import { lower } from './reserves.js'

/** [DD-5.5] What Menace buys for a scene, before it starts or later [DD-5.15]. */
export type Purchase =
  | { readonly element: 'zombies'; readonly ambush: boolean }
  | {
      readonly element: 'obstacle'
      readonly by: Characteristic
      readonly difficulty: number
      readonly wayOut: boolean
      /** What a human game master calls it; empty for the scenario's words. */
      readonly words: string
    }
  | { readonly element: 'hazard'; readonly hazard: Hazard }
  | { readonly element: 'threat'; readonly reserve: Reserve; readonly by: Characteristic; readonly difficulty: number }
  | { readonly element: 'lowerReserve'; readonly reserve: Reserve }
  | { readonly element: 'noise' }
  | { readonly element: 'horde' }
  /** A Stalker comes on a cell and onto a survivor; others leave both at -1. */
  | {
      readonly element: 'special'
      readonly special: Special
      readonly ambush: boolean
      readonly cell: number
      readonly target: number
    }
  /** [DD-11.12] Adversaries for Adversity points, with or without their group trait (empty for none). */
  | {
      readonly element: 'foes'
      readonly foes: readonly Adversary[]
      readonly groupTrait: string
      readonly ambush: boolean
    }

export type Foes = Extract<Purchase, { element: 'foes' }>

/** [DD-12.23] A Stalker's target from here on is a companion: the number above this one is the companion's id. */
export const COMPANION_TARGET = 100

/** [DD-11.12] to [DD-11.14] In Adversity points, for everybody and what they share. */
export const adversityOfFoes = ({ foes, groupTrait }: Pick<Foes, 'foes' | 'groupTrait'>): number =>
  (when('DD-11.13', foes.length > 0) ? foes.reduce((sum, who) => sum + adversityOf(who), 0) : 0) +
  (when('DD-11.14', groupTrait !== '') ? TRAIT_PRICE : 0)

/** [DD-5.6] to [DD-5.19] In Menace. */
export function priceOf(purchase: Purchase): number {
  cite(ruleOf(purchase))
  switch (purchase.element) {
    case 'zombies':
      return PRICES.zombies.menace + ambushPrice(purchase.ambush)
    case 'special':
      cite(SPECIAL_TABLE[purchase.special].rule)
      return SPECIAL_TABLE[purchase.special].menace + ambushPrice(when('DD-15.59', purchase.ambush))
    case 'threat':
      return threatPrice(purchase.difficulty)
    case 'foes':
      // [DD-15.55] Computed, whatever the book prints as the sum.
      cite('DD-15.55')
      // [DD-11.15] What is left of the last point is lost.
      cite('DD-11.15')
      return menaceOf(adversityOfFoes(purchase)) + ambushPrice(when('DD-15.56', purchase.ambush))
    default:
      return PRICES[purchase.element].menace
  }
}

/** [DD-5.7] [DD-15.56] [DD-15.59] */
const ambushPrice = (ambush: boolean): number => (when('DD-5.7', ambush) ? PRICES.ambush.menace : 0)

/** [DD-11.12] Adversaries are paid for by another rule than the list's. */
export const ruleOf = (purchase: Purchase): RuleId =>
  purchase.element === 'foes' ? 'DD-11.12' : PRICES[purchase.element].rule

/** [DD-15.3] */
export const farCell = (s: DeadDice): number => s.options.ladderCells - 1

/** [DD-5.7] [DD-15.4] */
export const shortCell = (s: DeadDice): number => {
  cite('DD-15.4')
  return REACHES[s.options.engagementReach].shortCell
}

/** [DD-4.9] [DD-15.69] What the dead hear: in a catastrophe no more than the least. */
export const noiseHeard = (s: DeadDice): number =>
  when('DD-15.69', s.scene !== null && s.scene.cause !== null) ? 1 : s.master.noise

/** Pays for an element and puts it into the scene. @param why the automatic game master's reason */
export function bring(s: DeadDice, purchase: Purchase, play: Play, why = ''): void {
  payForScene(s, { what: nameOf(purchase), price: priceOf(purchase), rule: ruleOf(purchase), why })
  switch (purchase.element) {
    case 'zombies':
      bringZombies(s, purchase.ambush, play)
      break
    case 'obstacle':
      bringObstacle(s.scene!, purchase)
      break
    case 'hazard':
      s.scene!.hazards.push(purchase.hazard)
      break
    case 'threat':
      s.scene!.threats.push({ reserve: purchase.reserve, by: purchase.by, difficulty: purchase.difficulty })
      break
    case 'lowerReserve':
      lower(s, purchase.reserve, PRICES.lowerReserve.rule, play)
      break
    case 'noise':
      makeNoise(s, 1, 'DD-4.8', play)
      break
    case 'horde':
      raiseHorde(s, play)
      break
    case 'special':
      bringSpecial(s, purchase)
      break
    case 'foes':
      bringFoes(s, purchase)
  }
}

/** What an act is called in the record: `element.<what>`, with the sort of it where there are several. */
const nameOf = (purchase: Purchase): string => (purchase.element === 'special' ? purchase.special : purchase.element)

/** [DD-5.6] [DD-12.11] [DD-17.1] As many groups as the Horde is high, one die each, in order. */
function bringZombies(s: DeadDice, ambush: boolean, play: Play): void {
  // [DD-15.58] Where they run, the Horde brings no more of them.
  const groups = groupsBought(s.master.horde, when('DD-12.11', when('DD-15.58', s.variants.includes('enraged'))))
  const noise = noiseHeard(s)
  const cell = ambush ? shortCell(s) : farCell(s)
  for (const die of play.chance.dice(groups, 6, 'DD-4.9'))
    s.scene!.hordes.push(newHorde(s, { size: when('DD-4.9', die < noise) ? groupSize(die, noise) : die, cell }))
}

/** A group of zombies with a number of its own; ordinary, after nobody. */
export function newHorde(s: DeadDice, given: Partial<Horde> & Pick<Horde, 'size' | 'cell'>): Horde {
  return {
    id: s.nextHorde++,
    size: given.size,
    special: given.special ?? null,
    cell: given.cell,
    target: given.target ?? null,
    engaged: given.engaged ?? false,
    marks: 0,
    holds: -1,
    moved: false,
    rounds: 0,
    was: given.was ?? -1,
  }
}

function bringObstacle(scene: Scene, bought: Extract<Purchase, { element: 'obstacle' }>): void {
  scene.obstacles.push({
    id: scene.obstacles.length,
    by: bought.by,
    difficulty: bought.difficulty,
    wayOut: bought.wayOut,
    words: bought.words === '' ? null : bought.words,
    solved: false,
    tried: [],
    kept: 0,
  })
}

/** [DD-15.59] A group of one; [DD-12.23] a Stalker is upon a survivor at once. */
function bringSpecial(s: DeadDice, { special, ambush, cell, target }: Extract<Purchase, { element: 'special' }>): void {
  const upon = when('DD-12.23', special === 'stalker')
  s.scene!.hordes.push(
    newHorde(s, {
      size: 1,
      special,
      cell: upon ? cell : ambush ? shortCell(s) : farCell(s),
      target: upon ? target : null,
      engaged: upon,
    }),
  )
}

/** [DD-15.56] On the far cell, or nearer for 1 more. */
function bringFoes(s: DeadDice, { foes, groupTrait, ambush }: Foes): void {
  const scene = s.scene!
  const cell = when('DD-15.56', ambush) ? shortCell(s) : farCell(s)
  for (const who of foes) scene.foes.push(newFoe(who, cell))
  if (groupTrait !== '') scene.groupTrait = groupTrait
}

const newFoe = (who: Adversary, cell: number): Foe => ({
  who,
  combativity: who.combativity,
  cell,
  state: 'fighting',
  dry: false,
  used: [],
  protectionSpent: false,
  engaged: [],
  defenceless: false,
  fleeing: false,
  infected: false,
})
