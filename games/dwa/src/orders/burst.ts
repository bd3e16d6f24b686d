import { stripHolds } from '@shamble/geometry'
import { type DraftShape, push, type Refusal, when } from '@shamble/kernel'
import type { FirePlanned } from '../abilities/ability.js'
import type { ActionOf } from '../actions.js'
import { isWithin } from '../board/measure.js'
import { nameOf } from '../events.js'
import { type FireShot, fireFrame } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { FirearmId, FireMode } from '../numbers/weapons.js'
import {
  aboutCost,
  aimCost,
  chosen,
  dear,
  gunsInHand,
  serves,
  shotCost,
  whyForbiddenFire,
  whyNotAfford,
  whyNotGun,
  whyNotHelps,
} from '../rules/declaration.js'
import { rowOf } from '../rules/loads.js'
import { type Muzzle, muzzleOf } from '../rules/muzzle.js'
import { whyNotTarget } from '../rules/targets.js'
import { type Figure, figureById, type Table } from '../state.js'
import { declare } from './declare.js'
import {
  abilityField,
  first,
  nearestZombie,
  pickable,
  readyGuns,
  someOf,
  spaceOf,
  targetsFor,
  weaponField,
} from './fire-fields.js'
import { type Doer, no, type Order } from './order.js'

type Burst = ActionOf<'burst'>

const MODES: readonly FireMode[] = ['automatic']

/** So much nearer than the main target may another one be. */
const BEFORE = 25

/** [DWA-11.2.6.a] Automatic fire at a main target and others near it, and perhaps sustained [DWA-11.2.6.d]. */
export const burst: Order<'burst'> = {
  type: 'burst',
  rule: 'DWA-11.2.6.a',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    const { s, human } = doer
    if (anyBurst(doer, first) !== null) to.space(burstSpace(doer))
    else if (to.keepsRefusals)
      for (const weapon of gunsInHand(s, human, MODES)) {
        const main = nearestZombie(doer)?.id
        if (main === undefined) return
        const action = plain(weapon, main)
        const why = whyNot(doer, action)
        if (why !== null) to.refuse(action, why.rule, why.params, why.key)
      }
  },
  carryOut(doer, action, play) {
    declare(doer, [action.ability], play)
    push(doer.s, fireFrame(doer.human.id, 'burst', burstShots(doer, action), chosen([action.ability])))
  },
  refuse: whyNot,
}

const plain = (weapon: number, main: number): Burst => ({
  type: 'burst',
  weapon,
  main,
  others: [],
  aimed: false,
  sustained: false,
  ability: 'none',
})

function plannedBurst({ human }: Pick<Doer, 'human'>, action: Burst): FirePlanned {
  const { id, rounds } = human.weapons[action.weapon]!
  const isTwice = serves(chosen([action.ability]), ({ secondFor }) => secondFor !== undefined)
  return {
    type: 'burst',
    weapon: id as FirearmId,
    shots: 1 + (when('DWA-11.2.6.d', action.sustained) ? 1 : 0) + (isTwice ? 1 : 0),
    aimed: action.aimed ? 1 : 0,
    targets: [action.main, ...action.others],
    rounds,
  }
}

/** One shot, and a second at the same targets when the trigger stays down. Only one die in all is aimed. */
export function burstShots(doer: Pick<Doer, 's' | 'f' | 'human' | 'engaged'>, action: Burst): FireShot[] {
  const { s, human } = doer
  const helps = chosen([action.ability])
  const planned = plannedBurst(doer, action)
  const row = rowOf(s, human.weapons[action.weapon]!)
  return Array.from({ length: planned.shots }, (_, i): FireShot => {
    const isAimed = when('DWA-11.2.2.b', action.aimed && i === 0)
    const cost =
      i > 0 && when('R-20', action.sustained) ? numbersOf(s.options).costs.sustained : shotCost(row, helps, planned, i)
    return {
      weapon: action.weapon,
      targets: [action.main, ...action.others],
      x: 0,
      y: 0,
      dice: row.rof,
      aimed: isAimed ? 1 : 0,
      rounds: 1,
      cost: dear(doer, cost + aimCost(s, isAimed)),
      falls: i > 0 && serves(helps, ({ secondFalls }) => secondFalls === true),
    }
  })
}

/** [DWA-11.2.6.b] Whether a target lies beside or behind the main one: in the corridor, or by option around it. */
function isBeside(s: Table, muzzle: Muzzle, main: Figure, other: Figure): boolean {
  const { corridor } = numbersOf(s.options).distances
  if (when('R-16', s.options.autoArea === 'radius')) return isWithin(s, main, other, corridor)
  return stripHolds({ from: muzzle, target: main, halfWidth: corridor, before: BEFORE }, other)
}

function whyNot(doer: Doer, action: Burst): Refusal | null {
  const { s, human } = doer
  const unready = whyNotGun(doer, action.weapon, MODES)
  if (unready !== null) return { ...unready, at: 'weapon' }
  const row = rowOf(s, human.weapons[action.weapon]!)
  if (when('DWA-11.2.6.a', action.others.length >= row.rof))
    return { ...no('DWA-11.2.6.a', undefined, { most: row.rof }), at: 'others' }
  const named = [action.main, ...action.others]
  if (new Set(named).size !== named.length) return { ...no('DWA-11.2.b', 'fire.named'), at: 'others' }
  const unfit = whyNotHelps(doer, [action.ability], plannedBurst(doer, action))
  if (unfit !== null) return { ...unfit, at: 'ability' }
  const poor = whyNotAfford(doer, burstShots(doer, action))
  if (poor !== null) return action.sustained && poor.rule === 'DWA-11.2.d' ? { ...no('R-20'), at: 'sustained' } : poor
  const muzzle = muzzleOf(s, human)
  for (const [i, target] of named.entries()) {
    const at = i === 0 ? 'main' : `others.${i - 1}`
    const why = whyNotTarget(doer, muzzle, row.range, target)
    if (why !== null) return { ...why, at }
    const figure = figureById(s, target)!
    if (i > 0 && when('DWA-11.2.6.b', !isBeside(s, muzzle, figureById(s, action.main)!, figure)))
      return { ...no('DWA-11.2.6.b', undefined, { whom: nameOf(figure) }), at }
  }
  return whyForbiddenFire(doer, named)
}

function anyBurst(doer: Doer, below: (n: number) => number): Burst | null {
  return someOf(readyGuns(doer, MODES), below, (weapon) =>
    someOf(targetsFor(doer, [weapon]), below, ({ id }) => {
      const action = plain(weapon, id)
      return whyNot(doer, action) === null ? action : null
    }),
  )
}

const burstSpace = (doer: Doer) =>
  spaceOf('burst', {
    shape: () => shapeOf(doer),
    check: (action) => whyNot(doer, action),
    about: (action) =>
      whyNotGun(doer, action.weapon, MODES) === null ? aboutCost(doer, burstShots(doer, action)) : [],
    sample: (below) => sampleBurst(doer, below),
  })

/** A burst at a figure, at others near them where that can be, sometimes aimed or sustained. */
function sampleBurst(doer: Doer, below: (n: number) => number): Burst {
  let action = anyBurst(doer, below)!
  const others = targetsFor(doer, [action.weapon]).filter(({ id }) => id !== action.main)
  const from = others.length === 0 ? 0 : below(others.length)
  const tries: Partial<Burst>[] = [{ sustained: below(2) === 0 }, { aimed: below(3) === 0 }]
  for (const change of tries) if (whyNot(doer, { ...action, ...change }) === null) action = { ...action, ...change }
  for (let i = 0; i < Math.min(8, others.length); i++) {
    const more = { ...action, others: [...action.others, others[(from + i) % others.length]!.id] }
    if (whyNot(doer, more) === null) action = more
  }
  return action
}

function shapeOf(doer: Doer): DraftShape {
  const guns = readyGuns(doer, MODES)
  const from = targetsFor(doer, guns).map(pickable)
  const most = Math.max(0, ...guns.map((at) => rowOf(doer.s, doer.human.weapons[at]!).rof - 1))
  return {
    kind: 'form',
    fields: [
      weaponField(doer, guns),
      { name: 'main', key: 'field.main', shape: { kind: 'pick', from } },
      { name: 'others', key: 'field.others', shape: { kind: 'pick', from, several: { least: 0, most } } },
      { name: 'aimed', key: 'field.aimed', shape: { kind: 'flag' } },
      { name: 'sustained', key: 'field.sustained', shape: { kind: 'flag' } },
      abilityField(doer),
    ],
  }
}
