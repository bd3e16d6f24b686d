import type { Point } from '@shamble/geometry'
import type { DwaAction } from '../actions.js'
import { apart, figuresOf } from '../board/measure.js'
import { GRENADES, type GrenadeId } from '../numbers/weapons.js'
import { priceOf } from '../orders/order.js'
import { landingModifiers } from '../rules/grenades.js'
import type { Figure, Human } from '../state.js'
import { type Gun, type Hit, hitBy, type Shot } from './hits.js'
import { comesDownOn } from './landing.js'
import { distance, type Situation } from './situation.js'

/** [DWA-11.2.7.3.g] A figure that burns burns on: of three that catch fire two go down in the end. */
const BURNS = { fall: 0, elim: 3 }

/**
 * What a die under a grenade needs, as far as the bot thinks ahead: a figure that is stunned loses a turn like the
 * fallen.
 */
function scoresOf({ numbers }: Situation, what: GrenadeId): { readonly fall: number; readonly elim: number } {
  if (what === 'molotov' || what === 'incendiary') return BURNS
  const { stun, fall, elim } = numbers.grenades[what]
  return { fall: stun === 0 ? fall : stun, elim }
}

/** Everybody whom a grenade may hit that is meant for a place, wherever it strays to: friends and the thrower too. */
function strewn(
  sit: Situation,
  human: Human,
  what: GrenadeId,
  at: Point,
  level: number,
  by: 'hand' | 'launcher',
): Hit[] {
  const { s, numbers } = sit
  const modifier = landingModifiers(s, human, what, by === 'launcher').reduce((sum, { value }) => sum + value, 0)
  const hits: Hit[] = []
  for (const figure of figuresOf(s)) {
    const share = figure.level === level ? comesDownOn(numbers, modifier, distance(figure, at)) : 0
    if (share === 0) continue
    const { elim, fall } = hitBy(figure, scoresOf(sit, what), 0, 1)
    hits.push({ figure, elim: share * elim, fall: share * fall })
  }
  return hits
}

/** Whether a figure would be under it, or nearly, who is no enemy: nothing is worth that. */
function isAmongFriends(sit: Situation, human: Human, at: Point, level: number): boolean {
  const { blast, scatter } = sit.numbers.distances
  return sit.s.humans.some(
    (other) =>
      other.whereabouts === 'table' &&
      other.level === level &&
      !sit.isFoe(human, other) &&
      distance(other, at) <= blast + 2 * scatter,
  )
}

export function* launches(sit: Situation, human: Human, gun: Gun, targets: readonly Figure[]): Generator<Shot> {
  const { weapon, price } = gun
  const what = human.weapons[weapon]!.load
  for (const { x, y, level } of targets) {
    const action: DwaAction = { type: 'launch', weapon, at: { x, y }, level }
    if (isAmongFriends(sit, human, { x, y }, level) || sit.whyNot(action) !== null) continue
    yield { action, cost: price, hits: strewn(sit, human, what, { x, y }, level, 'launcher'), explodes: true }
  }
}

const MOST_TARGETS = 8

/**
 * Grenades and cocktails out of the pouch, at the farthest first: with a pin still in, pulling it comes first and
 * is paid with the throw.
 */
export function* throwsOf(sit: Situation, human: Human): Generator<Shot> {
  const { s, numbers } = sit
  const { pinned, ap } = sit.f!
  const { grenades } = human.pouch
  if (GRENADES.every((what) => grenades[what] === 0)) return
  const [pin, toss] = [priceOf({ human }, numbers.costs.pin), priceOf({ human }, numbers.costs.throw)]
  const targets = sit
    .seen(human, numbers.distances.throw)
    .sort((one, other) => apart(s, human, other) - apart(s, human, one))
    .slice(0, MOST_TARGETS)
  for (const what of GRENADES) {
    if (grenades[what] === 0 || (pinned !== '' && pinned !== what)) continue
    const isLive = what === 'molotov' || pinned === what
    const pull = sit.actions('pin').find(({ grenade }) => grenade === what)
    const cost = toss + (isLive ? 0 : pin)
    if (cost > ap || (!isLive && pull === undefined)) continue
    for (const { x, y, level } of targets) {
      const toThrow: DwaAction = { type: 'throw', grenade: what, at: { x, y }, level }
      if (isAmongFriends(sit, human, { x, y }, level) || (isLive && sit.whyNot(toThrow) !== null)) continue
      const hits = strewn(sit, human, what, { x, y }, level, 'hand')
      yield { action: isLive ? toThrow : pull!, cost, hits, explodes: what !== 'molotov' }
    }
  }
}
