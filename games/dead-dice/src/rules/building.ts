import { type Play, push, type Refusal, type RuleId, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { ADVERSARY_RANGES, MOST_TRAITS } from '../data/adversaries.js'
import { threatsFrame } from '../frames/threats.js'
import { reasonFor } from '../master/reasons.js'
import type { DeadDice } from '../state.js'
import { adversaryFor } from './adversaries.js'
import { buyOne } from './buying.js'
import { type Cart, type Line, linesOfCart, linesOfStaging, type OwnFoe, priceOfLines, type Staging } from './cart.js'
import { refusalOf, shelfOf, take } from './shelf.js'

export type Build = Extract<DeadDiceAction, { type: 'build' }>
export type Add = Extract<DeadDiceAction, { type: 'add' }>

const no = (rule: RuleId, key: string, at: string, params: Refusal['params'] = {}): Refusal => ({
  rule,
  key,
  at,
  params,
})

/** Why a scene cannot be built so; `null` where it can. */
export function refusalOfStaging(s: DeadDice, staging: Staging): Refusal | null {
  return wrongKind(s, staging) ?? wrongPeople(s, staging) ?? refusalOfLines(s, linesOfStaging(s, staging))
}

/** [DD-5.15] The same for what is added later: the list has no people on it. */
export const refusalOfCart = (s: DeadDice, cart: Cart): Refusal | null => refusalOfLines(s, linesOfCart(cart))

/** [DD-5.1] [DD-6.14] [DD-11.4] */
function wrongKind(s: DeadDice, staging: Staging): Refusal | null {
  const { scene } = staging
  if (when('DD-5.1', s.options.beginner && scene !== 'danger')) return no('DD-5.1', 'scene.beginner', 'scene')
  const catastrophe = when('DD-6.14', s.scene !== null && s.scene.cause !== null)
  if (scene !== 'negotiation') return null
  // [DD-11.2] A talk belongs to a dead turn.
  if (when('DD-11.2', catastrophe)) return no('DD-6.14', 'scene.catastrophe', 'scene')
  return linesOfCart(staging).length > 0 ? no('DD-11.4', 'scene.negotiation', 'scene') : null
}

/** [DD-11.12] [DD-11.14] Who may appear. */
function wrongPeople(s: DeadDice, { scene, cast, own, groupTrait, foesNear }: Staging): Refusal | null {
  const people = cast.length + own.length
  if (scene === 'danger' && people > 0) return no('DD-11.12', 'foes.danger', cast.length > 0 ? 'cast' : 'own')
  if (scene === 'confrontation' && people === 0) return no('DD-11.12', 'foes.none', 'cast')
  if (scene === 'negotiation' && people > 1) return no('DD-11.6', 'foes.speaker', 'cast')
  if (scene !== 'confrontation' && groupTrait !== '') return no('DD-11.14', 'foes.trait', 'groupTrait')
  if (scene !== 'confrontation' && foesNear) return no('DD-15.56', 'foes.near', 'foesNear')
  for (const [i, id] of cast.entries()) {
    if (adversaryFor(s, id) === null) return no('DD-11.12', 'foes.unknown', `cast.${i}`, { id })
    if (cast.indexOf(id) < i) return no('DD-11.12', 'foes.twice', `cast.${i}`)
  }
  for (const [i, foe] of own.entries()) {
    const wrong = wrongFigures(foe, `own.${i}`)
    if (wrong !== null) return wrong
  }
  return null
}

/** [DD-10.2] to [DD-10.4] Nobody is bought who is out of action already. */
export function wrongFigures(
  foe: Pick<OwnFoe, 'combativity' | 'reason' | 'violence' | 'traits'>,
  at: string,
): Refusal | null {
  const { combativity, reason, violence } = ADVERSARY_RANGES
  const ranges = [
    ['combativity', combativity.min + 1, combativity.max, 'DD-10.2'],
    ['reason', reason.min, reason.max, 'DD-10.3'],
    ['violence', violence.min, violence.max, 'DD-10.3'],
  ] as const
  for (const [name, min, max, rule] of ranges)
    if (foe[name] < min || foe[name] > max) return no(rule, 'foe.figure', `${at}.${name}`, { min, max })
  return foe.traits.length > MOST_TRAITS ? no('DD-10.4', 'foe.traits', `${at}.traits`, { most: MOST_TRAITS }) : null
}

/** Each element after those before it; then whether the Menace is enough for all of them. */
function refusalOfLines(s: DeadDice, lines: readonly Line[]): Refusal | null {
  const price = priceOfLines(lines)
  const { menace } = s.master
  const shelf = { ...shelfOf(s), menace: Number.POSITIVE_INFINITY }
  for (const { purchase, at } of lines) {
    const refusal = refusalOf(s, purchase, shelf)
    if (refusal !== null) return { ...refusal, at: refusal.at === undefined ? at : `${at}.${refusal.at}` }
    take(shelf, purchase)
  }
  return when('DD-15.2', price > menace) ? { rule: 'DD-5.5', key: 'menace', params: { price, menace } } : null
}

/** Buys a whole scene. Threats are tested before anything else happens [DD-15.75]. */
export function build(s: DeadDice, staging: Staging, play: Play): void {
  const scene = s.scene!
  const { plan } = s.master
  // [DD-16.10] A talk that became something else has counted already.
  const anew = scene.kind !== 'negotiation'
  if (scene.cause === null) scene.kind = staging.scene
  if (scene.cause === null && anew && hasAnything(staging)) plan.scenes++
  if (anew && staging.scene !== 'danger') plan.living++
  buy(s, linesOfStaging(s, staging), play)
  if (staging.scene !== 'negotiation' && scene.cause === null) plan.twistDue = false
}

const hasAnything = (staging: Staging): boolean => staging.scene !== 'danger' || linesOfCart(staging).length > 0

/** [DD-5.15] */
export const add = (s: DeadDice, cart: Cart, play: Play, why?: string): void => buy(s, linesOfCart(cart), play, why)

function buy(s: DeadDice, lines: readonly Line[], play: Play, why?: string): void {
  for (const { purchase } of lines) buyOne(s, purchase, play, why ?? reasonFor(s, purchase))
  if (s.scene!.threats.length > 0) push(s, threatsFrame())
}
