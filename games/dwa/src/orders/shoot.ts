import { type DraftShape, push, type Refusal, when } from '@shamble/kernel'
import type { FirePlanned } from '../abilities/ability.js'
import type { ActionOf } from '../actions.js'
import { type FireShot, fireFrame } from '../frames/kinds.js'
import { type FirearmId, type FireMode, isFirearm } from '../numbers/weapons.js'
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
import { muzzleOf } from '../rules/muzzle.js'
import { whyNotTarget } from '../rules/targets.js'
import type { Table } from '../state.js'
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

type Shoot = ActionOf<'shoot'>

/** Automatic weapons fire bursts, unless an option lets them fire plain shots too. */
const shootModes = ({ options }: Pick<Table, 'options'>): readonly FireMode[] =>
  when('R-99', options.autoMode === 'choice') ? ['single', 'automatic'] : ['single']

/** [DWA-11.2.a] Shots at one target or several, all of them fixed before any die [DWA-11.2.b]. */
export const shoot: Order<'shoot'> = {
  type: 'shoot',
  rule: 'DWA-11.2.a',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    const { s, human } = doer
    if (anyShot(doer, first) !== null) to.space(shootSpace(doer))
    else if (to.keepsRefusals)
      for (const weapon of gunsInHand(s, human, shootModes(s))) {
        const target = nearestZombie(doer)?.id
        if (target === undefined) return
        const action: Shoot = { type: 'shoot', weapon, targets: [{ target, shots: 1, aimed: 0 }], ability: 'none' }
        const why = whyNot(doer, action)
        if (why !== null) to.refuse(action, why.rule, why.params, why.key)
      }
  },
  carryOut(doer, action, play) {
    declare(doer, [action.ability], play)
    push(doer.s, fireFrame(doer.human.id, 'single', shootShots(doer, action), chosen([action.ability])))
  },
  refuse: whyNot,
}

function plannedShoot({ human }: Pick<Doer, 'human'>, { weapon, targets }: Shoot): FirePlanned {
  const { id, rounds } = human.weapons[weapon]!
  return {
    type: 'shoot',
    weapon: id as FirearmId,
    shots: targets.reduce((sum, { shots }) => sum + shots, 0),
    aimed: targets.reduce((sum, { aimed }) => sum + aimed, 0),
    targets: targets.map(({ target }) => target),
    rounds,
  }
}

/** The shots in the order in which they are rolled [DICE-4]; of those at one target the aimed ones first. */
export function shootShots(doer: Pick<Doer, 's' | 'f' | 'human' | 'engaged'>, action: Shoot): FireShot[] {
  const { s, human } = doer
  const helps = chosen([action.ability])
  const planned = plannedShoot(doer, action)
  const row = rowOf(s, human.weapons[action.weapon]!)
  const other = serves(helps, ({ bothHands }) => bothHands === true) ? otherHandgun(doer, action.weapon) : -1
  const isSecondWeak = serves(helps, ({ secondFalls }) => secondFalls === true)
  const shots: FireShot[] = []
  for (const { target, shots: count, aimed } of action.targets)
    for (let i = 0; i < count; i++) {
      const at = shots.length
      const isAimed = when('DWA-11.2.2.a', i < aimed)
      const isSecond = at === 1
      shots.push({
        // A round from each hand.
        weapon: isSecond && other >= 0 ? other : action.weapon,
        targets: [target],
        x: 0,
        y: 0,
        // [DWA-11.1.f]
        dice: row.rof,
        aimed: isAimed ? row.rof : 0,
        rounds: 1,
        cost: dear(doer, shotCost(row, helps, planned, at) + aimCost(s, isAimed)),
        falls: isSecondWeak && isSecond,
      })
    }
  return shots
}

/** The other of two handguns in hand that could fire. */
function otherHandgun({ s, human }: Pick<Doer, 's' | 'human'>, weapon: number): number {
  return (
    human.hands.find((at) => {
      const one = human.weapons[at]!
      return at !== weapon && (one.id === 'pistol' || one.id === 'revolver') && rowOf(s, one).mode === 'single'
    }) ?? -1
  )
}

/** The one source of legality for shots: what costs least to find out comes first. */
function whyNot(doer: Doer, action: Shoot): Refusal | null {
  const { s, human } = doer
  const unready = whyNotAim(doer, action) ?? whyNotGun(doer, action.weapon, shootModes(s))
  if (unready !== null) return { ...unready, at: 'weapon' }
  if (when('DWA-11.2.a', action.targets.length === 0)) return { ...no('DWA-11.2.a', 'fire.noTarget'), at: 'targets' }
  for (const [i, { target, shots, aimed }] of action.targets.entries()) {
    if (shots === 0) return { ...no('DWA-11.2.a', 'fire.noShot'), at: `targets.${i}.shots` }
    if (aimed > shots) return { ...no('DWA-11.2.2.a', 'fire.aimed'), at: `targets.${i}.aimed` }
    if (action.targets.some((other, before) => before < i && other.target === target))
      return { ...no('DWA-11.2.b', 'fire.named'), at: `targets.${i}.target` }
  }
  const planned = plannedShoot(doer, action)
  // Far too many are refused before each of them is looked at.
  if (when('DWA-11.2.d', planned.shots > planned.rounds + 1))
    return no('DWA-11.2.d', undefined, { needed: planned.shots, left: planned.rounds })
  const unfit = whyNotHelps(doer, [action.ability], planned)
  if (unfit !== null) return { ...unfit, at: 'ability' }
  const poor = whyNotAfford(doer, shootShots(doer, action))
  if (poor !== null) return isForAim(doer, action, poor) ? { ...poor, rule: 'DWA-11.2.2.c', at: 'targets' } : poor
  const muzzle = muzzleOf(s, human)
  const { range } = rowOf(s, human.weapons[action.weapon]!)
  for (const [i, { target }] of action.targets.entries()) {
    const why = whyNotTarget(doer, muzzle, range, target)
    if (why !== null) return { ...why, at: `targets.${i}.target` }
  }
  return whyForbiddenFire(
    doer,
    action.targets.map(({ target }) => target),
  )
}

/** [DWA-11.2.2.d] [DWA-11.2.7.1.d] Weapons with a template do not aim. */
function whyNotAim({ s, human }: Doer, { weapon: at, targets }: Shoot): Refusal | null {
  const weapon = human.weapons[at]
  if (weapon === undefined || !isFirearm(weapon.id) || targets.every(({ aimed }) => aimed === 0)) return null
  const { mode } = rowOf(s, weapon)
  if (when('DWA-11.2.7.1.d', mode === 'shotgun' || mode === 'sawnOff')) return no('DWA-11.2.7.1.d')
  return when('DWA-11.2.2.d', mode !== 'single' && mode !== 'automatic') ? no('DWA-11.2.2.d') : null
}

/** [DWA-11.2.2.c] Whether only the aim is too dear: it belongs to this shot, and cannot be made in advance. */
function isForAim(doer: Doer, action: Shoot, poor: Refusal): boolean {
  if (poor.rule !== 'DWA-9.c' || action.targets.every(({ aimed }) => aimed === 0)) return false
  const plain = { ...action, targets: action.targets.map((one) => ({ ...one, aimed: 0 })) }
  return when('DWA-11.2.2.c', whyNotAfford(doer, shootShots(doer, plain)) === null)
}

/** One plain shot at a figure; `null` where there is nobody to shoot at, or nothing to shoot with. */
function anyShot(doer: Doer, below: (n: number) => number): Shoot | null {
  const guns = readyGuns(doer, shootModes(doer.s))
  return someOf(guns, below, (weapon) =>
    someOf(targetsFor(doer, [weapon]), below, ({ id }) => {
      const action: Shoot = {
        type: 'shoot',
        weapon,
        targets: [{ target: id, shots: 1, aimed: 0 }],
        ability: 'none',
      }
      return whyNot(doer, action) === null ? action : null
    }),
  )
}

const shootSpace = (doer: Doer) =>
  spaceOf('shoot', {
    shape: () => shapeOf(doer),
    check: (action) => whyNot(doer, action),
    about: (action) =>
      whyNotGun(doer, action.weapon, shootModes(doer.s)) === null ? aboutCost(doer, shootShots(doer, action)) : [],
    sample: (below) => sampleShot(doer, below),
  })

/** A shot, sometimes aimed or one of several. */
function sampleShot(doer: Doer, below: (n: number) => number): Shoot {
  const plain = anyShot(doer, below)!
  const { target } = plain.targets[0]!
  const shots = 1 + below(3)
  const more: Shoot = { ...plain, targets: [{ target, shots, aimed: below(2) }] }
  return whyNot(doer, more) === null ? more : plain
}

function shapeOf(doer: Doer): DraftShape {
  const guns = readyGuns(doer, shootModes(doer.s))
  const most = Math.max(1, ...guns.map((at) => doer.human.weapons[at]!.rounds))
  return {
    kind: 'form',
    fields: [
      weaponField(doer, guns),
      {
        name: 'targets',
        key: 'field.targets',
        shape: {
          kind: 'list',
          least: 1,
          most,
          of: {
            kind: 'form',
            fields: [
              {
                name: 'target',
                key: 'field.target',
                shape: { kind: 'pick', from: targetsFor(doer, guns).map(pickable) },
              },
              { name: 'shots', key: 'field.shots', shape: { kind: 'number', min: 1, max: most, first: 1 } },
              { name: 'aimed', key: 'field.aimedShots', shape: { kind: 'number', min: 0, max: most, first: 0 } },
            ],
          },
        },
      },
      abilityField(doer),
    ],
  }
}
