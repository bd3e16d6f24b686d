import type { DwaAction } from '../actions.js'
import { apart } from '../board/measure.js'
import { isFirearm } from '../numbers/weapons.js'
import { priceOf } from '../orders/order.js'
import { muzzleOf } from '../rules/muzzle.js'
import { triangleOf, underTriangle } from '../rules/templates.js'
import type { Human, Zombie } from '../state.js'
import type { Situation } from './situation.js'

/** A declaration of fire with what it is worth: about how many of the dead it takes out, a fall counting less. */
export interface Shot {
  readonly action: DwaAction
  readonly worth: number
  readonly cost: number
}

const FALL = 0.35

/** Every declaration worth thinking of: the nearest few targets, with as many shots as points and rounds allow. */
export function shotsOf(sit: Situation, human: Human): Shot[] {
  const { s, numbers } = sit
  const doer = { s, f: sit.f!, human }
  const found: Shot[] = []
  for (const weapon of human.hands) {
    const { id, rounds, jammed } = human.weapons[weapon]!
    if (!isFirearm(id) || jammed || rounds === 0) continue
    const row = numbers.weapons[id]
    const targets = sit
      .seen(human, row.range)
      .slice()
      .sort((a, b) => apart(s, human, a) - apart(s, human, b))
      .slice(0, 4)
    const price = priceOf(doer, row.cost)
    const add = (action: DwaAction, worth: number, cost: number): void => {
      if (worth > 0 && sit.whyNot(action) === null) found.push({ action, worth, cost })
    }
    for (const target of targets) {
      const hit = chances(sit, human, target, row)
      const near = 1 + nearness(sit, human, target)
      if (row.mode === 'single') {
        const most = Math.min(rounds, Math.floor(sit.f!.ap / Math.max(1, price)), 3)
        for (let shots = most; shots >= 1; shots--) {
          const miss = (1 - hit.elim) ** shots
          add(
            { type: 'shoot', weapon, targets: [{ target: target.id, shots, aimed: 0 }], ability: 'none' },
            near * (1 - miss + FALL * hit.fall),
            shots * price,
          )
        }
        const aimed = price + priceOf(doer, numbers.costs.aim)
        if (aimed <= sit.f!.ap)
          add(
            { type: 'shoot', weapon, targets: [{ target: target.id, shots: 1, aimed: 1 }], ability: 'none' },
            near * (hit.elim + 1 / 6 + FALL * hit.fall) * 0.95,
            aimed,
          )
      } else if (row.mode === 'automatic') {
        const others = targets.filter((other) => other !== target).map(({ id: other }) => other)
        for (const group of [others, others.slice(0, 1), []]) {
          const action: DwaAction = {
            type: 'burst',
            weapon,
            main: target.id,
            others: group,
            aimed: false,
            sustained: false,
            ability: 'none',
          }
          if (sit.whyNot(action) !== null) continue
          add(action, near * Math.min(1 + group.length, row.rof * (hit.elim + FALL * hit.fall)), price)
          break
        }
      } else if (row.mode === 'shotgun' || row.mode === 'sawnOff') {
        const at = { x: target.x, y: target.y }
        const under = underTriangle(s, muzzleOf(s, human), triangleOf(s, muzzleOf(s, human), row, at), human)
        const friends = under.filter(({ figure }) => figure.id >= 0).length
        const dead = under.length - friends
        const shots = row.rof === 2 && rounds >= 2 ? 2 : 1
        add(
          { type: 'blast', weapon, blasts: [{ target: target.id, at, shots }], ability: 'none' },
          near * (dead * 0.45 - friends * 1.5) * (shots === 2 ? 1.5 : 1),
          price,
        )
      } else if (row.mode === 'machineGun') {
        const crowd = s.zombies.filter((other) => apart(s, target, other) <= 50).length
        add({ type: 'spray', weapon, targets: [target.id], abilities: [] }, near * Math.min(crowd, 4), price)
      } else if (row.mode === 'flame') {
        add({ type: 'flame', weapon, at: { x: target.x, y: target.y } }, near * 0.8, price)
      }
    }
  }
  return found
}

/** Chances of a fall and of an elimination with one die, as far as range and moving say. */
function chances(
  { s, numbers }: Situation,
  human: Human,
  target: Zombie,
  row: { readonly fall: number; readonly elim: number; readonly mode: string },
): { readonly fall: number; readonly elim: number } {
  const far = apart(s, human, target)
  const range = far <= numbers.distances.pointBlank ? 1 : far > numbers.distances.short ? -1 : 0
  const prone = target.posture === 'prone' && far <= numbers.distances.short ? 1 : 0
  const moved = human.now.moved > 0 ? -1 : 0
  const modifier = range + prone + moved
  const share = (least: number): number => (least === 0 ? 0 : Math.max(0, Math.min(6, 7 - least + modifier)) / 6)
  const elim = share(row.elim)
  return { elim, fall: Math.max(0, share(row.fall) - elim) }
}

/** Those who will be here next turn matter most. */
function nearness({ s }: Situation, human: Human, target: Zombie): number {
  const far = apart(s, human, target)
  return far <= 150 ? 1 : far <= 250 ? 0.4 : 0
}
