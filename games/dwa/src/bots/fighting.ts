import type { DwaAction } from '../actions.js'
import type { ShareFrame } from '../frames/kinds.js'
import { isFirearm } from '../numbers/weapons.js'
import { priceOf } from '../orders/order.js'
import { kindOf, strikers } from '../rules/blows.js'
import { rowOf } from '../rules/loads.js'
import { type FigureId, figureById, type Human, type Zombie } from '../state.js'
import { distance, type Situation } from './situation.js'
import { because, type Thought } from './thought.js'

/** So many of the enemies in contact must be likely to fall before a fight is better than flight. */
const ENOUGH = 0.8
const MOST_ENEMIES = 5

/** Whether a figure in contact had better get away: it can hardly get rid of the enemies, and they are few enough. */
export function shouldBreakAway(sit: Situation, human: Human, enemies: readonly Zombie[]): boolean {
  return enemies.length < MOST_ENEMIES && expectedKills(sit, human, enemies) < ENOUGH * enemies.length
}

/** How many enemies in contact a whole turn will probably take out, with the best that is in hand. */
function expectedKills(sit: Situation, human: Human, enemies: readonly Zombie[]): number {
  const { s, numbers } = sit
  const ap = numbers.humanAp
  const blows = Math.floor(ap / priceOf({ human }, numbers.costs.attack))
  const prone = enemies.filter(({ posture }) => posture === 'prone').length
  const expected = strikers(human).map((weapon) => {
    const { fall, elim, prone: finish } = numbers.blows[kindOf(human, weapon, 'none')]
    // A figure that falls is finished by the next blow.
    const struck = blows * share(elim) + Math.floor(blows / 2) * (share(fall) - share(elim)) * share(finish)
    const held = human.weapons[weapon]
    if (held === undefined || !isFirearm(held.id) || held.jammed) return struck
    const { cqm, cost, rof } = rowOf(s, held)
    const shots = cqm === 0 ? 0 : Math.min(held.rounds, Math.floor(ap / Math.max(1, priceOf({ human }, cost))))
    const sure = Math.min(shots, prone)
    return Math.max(struck, sure + (shots - sure) * rof * share(cqm))
  })
  return Math.max(...expected)
}

const share = (least: number): number => (least === 0 ? 0 : (7 - least) / 6)

/** In contact: the shot or blow that is likeliest to get rid of one enemy. */
export function fight(sit: Situation, enemies: readonly Zombie[]): Thought | null {
  const shot = closeShot(sit, enemies)
  if (shot !== null) return because(shot, 'fireClose')
  const blows = sit.actions('blow')
  if (blows.length > 0) return because(bestBlow(sit, blows), 'blow')
  const space = sit.space('fireClose')
  return space === null
    ? null
    : because(
        space.sample(() => 0),
        'fireClose',
      )
}

/** Shots at one of them, the prone first because nothing can miss there; the rest of the points for the others. */
function closeShot(sit: Situation, enemies: readonly Zombie[]): DwaAction | null {
  if (sit.space('fireClose') === null) return null
  const { human, s } = sit
  const order = enemies.slice().sort((one, other) => Number(isProne(other)) - Number(isProne(one)))
  const guns = human.hands
    .filter((weapon) => isFirearm(human.weapons[weapon]!.id))
    .sort((one, other) => rowOf(s, human.weapons[one]!).cqm - rowOf(s, human.weapons[other]!).cqm)
  for (const weapon of guns) {
    const { cqm, cost, mode, rof } = rowOf(s, human.weapons[weapon]!)
    // A butt or a blade does better than that.
    if (cqm >= WORST && order.every((enemy) => !isProne(enemy)) && sit.actions('blow').length > 0) continue
    for (const target of order) {
      const affordable = Math.floor(sit.f!.ap / Math.max(1, priceOf({ human }, cost)))
      const each = isProne(target) ? 1 : Math.max(1, Math.floor(affordable / order.length))
      const targets = mode === 'automatic' ? order.slice(0, rof).map(({ id }) => id) : [target.id]
      const most = rof > 1 && mode !== 'automatic' ? rof : each
      for (const shots of [most, each, 1]) {
        const action = closeFire(weapon, targets, shots)
        if (sit.whyNot(action) === null) return action
      }
    }
  }
  return null
}

const WORST = 6
const isProne = ({ posture }: Zombie): boolean => posture === 'prone'

const closeFire = (weapon: number, targets: readonly FigureId[], shots: number): DwaAction => ({
  type: 'fireClose',
  weapon,
  targets,
  shots,
  aimed: 0,
  sustained: false,
  ability: 'none',
})

/** The prone are finished first; then whatever eliminates most often. */
function bestBlow(sit: Situation, listed: readonly Extract<DwaAction, { type: 'blow' }>[]): DwaAction {
  const { human, numbers, s } = sit
  const worth = ({ target, weapon, ability }: (typeof listed)[number]): number => {
    const enemy = s.zombies.find(({ id }) => id === target)
    const { fall, elim, prone } = numbers.blows[kindOf(human, weapon, ability)]
    return enemy !== undefined && isProne(enemy) ? 2 + share(prone) : share(elim) + share(fall) / 2
  }
  return listed.reduce((best, blow) => (worth(blow) > worth(best) ? blow : best))
}

/** A figure that is no enemy gets a hit only where there is nobody else. */
const FRIENDS_LAST = 10_000

/**
 * Every elimination to another figure as long as there are some, the nearest first; then the falls to those who stand.
 */
export function shareHits(sit: Situation): Thought {
  const { s } = sit
  const frame = s.frames[s.frames.length - 1] as ShareFrame
  const shooter = s.humans[frame.human]!
  const far = (id: FigureId): number => {
    const figure = figureById(s, id)!
    return distance(figure, shooter) + (sit.isFoe(shooter, figure) ? 0 : FRIENDS_LAST)
  }
  const order = frame.among.slice().sort((one, other) => far(one) - far(other))
  const left = order.slice()
  const given = (hit: 'fall' | 'elim'): Map<number, FigureId> =>
    new Map(frame.hits.flatMap((one, i) => (one === hit ? [[i, left.shift() ?? order[0]!] as const] : [])))
  const whom = new Map([...given('elim'), ...given('fall')])
  return because({ type: 'share', hits: frame.hits.map((_, i) => whom.get(i)!) }, 'share')
}
