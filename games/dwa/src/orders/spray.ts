import { segmentTouchesDisc, within } from '@shamble/geometry'
import { type DraftShape, push, type Reason, type Refusal, when } from '@shamble/kernel'
import type { FirePlanned } from '../abilities/ability.js'
import type { ActionOf } from '../actions.js'
import { discOf, figuresOf } from '../board/measure.js'
import { nameOf } from '../events.js'
import { type FireShot, fireFrame } from '../frames/kinds.js'
import { spokenLengths } from '../lengths.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Firearm, FirearmId, FireMode } from '../numbers/weapons.js'
import {
  aboutCost,
  chosen,
  dear,
  fireHelps,
  gunsInHand,
  serves,
  whyForbiddenFire,
  whyNotAfford,
  whyNotGun,
  whyNotHelps,
} from '../rules/declaration.js'
import { sprayed } from '../rules/fire-dice.js'
import { rowOf } from '../rules/loads.js'
import { type Muzzle, muzzleOf } from '../rules/muzzle.js'
import { whyNotTarget } from '../rules/targets.js'
import { type Figure, figureById, type Human, type Table } from '../state.js'
import { declare } from './declare.js'
import { first, nearestZombie, pickable, readyGuns, someOf, spaceOf, targetsFor, weaponField } from './fire-fields.js'
import { type Doer, no, type Order } from './order.js'

type Spray = ActionOf<'spray'>

/** Automatic weapons only with an ability that fires them like machine guns. */
const MODES: readonly FireMode[] = ['machineGun', 'automatic']

/** On a tripod a machine gun fires twice [DWA-11.2.7.2.e]. */
const TWICE = 2

/** [DWA-11.2.7.2.a] A machine gun's circle on a target; on a tripod a second one no farther than 20 cm from it. */
export const spray: Order<'spray'> = {
  type: 'spray',
  rule: 'DWA-11.2.7.2.a',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    const { s, human } = doer
    if (anySpray(doer, first) !== null) to.space(spraySpace(doer))
    else if (to.keepsRefusals)
      for (const weapon of gunsInHand(s, human, ['machineGun'])) {
        const target = nearestZombie(doer)
        if (target === undefined) return
        const action: Spray = { type: 'spray', weapon, targets: [target.id], abilities: [] }
        const why = whyNot(doer, action)
        if (why !== null) to.refuse(action, why.rule, why.params, why.key)
      }
  },
  carryOut(doer, action, play) {
    declare(doer, action.abilities, play)
    push(doer.s, fireFrame(doer.human.id, 'spray', sprayShots(doer, action), chosen(action.abilities)))
  },
  refuse: whyNot,
}

const asMachineGun = ({ abilities }: Pick<Spray, 'abilities'>): boolean =>
  serves(chosen(abilities), ({ asMachineGun: is }) => is === true)

function plannedSpray({ human }: Pick<Doer, 'human'>, { weapon, targets }: Spray): FirePlanned {
  const { id, rounds } = human.weapons[weapon]!
  return { type: 'spray', weapon: id as FirearmId, shots: targets.length, aimed: 0, targets, rounds }
}

/** [DWA-11.2.7.2.d] 4 points and one of its shots; a tripod's second shot is part of the price [DWA-9.1.p]. */
export function sprayShots(doer: Pick<Doer, 's' | 'f' | 'human' | 'engaged'>, action: Spray): FireShot[] {
  const { s, human } = doer
  const { machineGun } = numbersOf(s.options).weapons
  const weapon = human.weapons[action.weapon]!
  // The whole magazine at once.
  const rounds = when('DWA-11.2.7.2.d', !asMachineGun(action)) ? 1 : weapon.rounds
  return action.targets.map((target, i) => {
    const figure = figureById(s, target)
    return {
      weapon: action.weapon,
      targets: [target],
      x: figure?.x ?? 0,
      y: figure?.y ?? 0,
      dice: machineGun.rof,
      aimed: 0,
      rounds,
      cost: when('DWA-9.1.p', i === 0) ? dear(doer, machineGun.cost) : 0,
      falls: false,
    }
  })
}

/** A figure that the line from the gun to its target passes over: nobody else may be so near it. */
function inTheWay(s: Table, human: Human, muzzle: Muzzle, target: Figure): Figure | null {
  const line = { a: muzzle, b: target }
  for (const figure of figuresOf(s))
    if (
      figure !== target &&
      figure !== human &&
      (figure.level === muzzle.level || figure.level === target.level) &&
      when('R-23', segmentTouchesDisc(line, discOf(s, figure)))
    )
      return figure
  return null
}

function whyNot(doer: Doer, action: Spray): Refusal | null {
  const { s, human } = doer
  const unready = whyNotGun(doer, action.weapon, MODES)
  if (unready !== null) return { ...unready, at: 'weapon' }
  const weapon = human.weapons[action.weapon]!
  const row = rowOf(s, weapon)
  if (action.targets.length === 0) return { ...no('DWA-11.2.a', 'fire.noTarget'), at: 'targets' }
  const unfit = whyNotHelps(doer, action.abilities, plannedSpray(doer, action))
  if (unfit !== null) return { ...unfit, at: 'abilities' }
  const many = whyNotSoMany(doer, action, row)
  if (many !== null) return many
  const poor = whyNotAfford(doer, sprayShots(doer, action))
  if (poor !== null) return poor
  const muzzle = muzzleOf(s, human)
  for (const [i, id] of action.targets.entries()) {
    const why = whyNotTarget(doer, muzzle, row.range, id) ?? whyNotOver(s, human, muzzle, figureById(s, id)!)
    if (why !== null) return { ...why, at: `targets.${i}` }
  }
  const [one, other] = action.targets.map((id) => figureById(s, id)!)
  const { shift } = numbersOf(s.options).distances
  if (other !== undefined && when('R-22', !within(one!, other, shift)))
    return { ...no('R-22', 'spray.shift', spokenLengths(s.options, { shift })), at: 'targets.1' }
  return whyForbiddenFire(doer, action.targets)
}

function whyNotOver(s: Table, human: Human, muzzle: Muzzle, target: Figure): Refusal | null {
  const other = inTheWay(s, human, muzzle, target)
  return when('DWA-11.2.7.2.a', other !== null) ? no('DWA-11.2.7.2.a', undefined, { whom: nameOf(other!) }) : null
}

/** Twice only from a tripod, or with an ability that stands for one; Killer once, with a full magazine. */
function whyNotSoMany({ human }: Doer, action: Spray, row: Firearm): Refusal | null {
  const weapon = human.weapons[action.weapon]!
  const isKiller = asMachineGun(action)
  if (row.mode === 'automatic' && !isKiller) return { ...no('DWA-11.2.6.f', 'spray.killer'), at: 'weapon' }
  if (isKiller && when('R-70.25', weapon.rounds < row.mag)) return { ...no('R-70.25', 'spray.full'), at: 'weapon' }
  if (action.targets.length === 1) return null
  const isSteady = weapon.ready || serves(chosen(action.abilities), ({ tripod }) => tripod === true)
  if (isKiller || action.targets.length > TWICE || when('DWA-11.2.7.2.e', !isSteady))
    return { ...no('DWA-11.2.7.2.e', 'spray.tripod'), at: 'targets' }
  return null
}

/** Machine guns, and automatic weapons for the figure that has an ability for it. */
function guns(doer: Doer): number[] {
  const helps = chosen(fireHelps(doer)).filter(({ fire }) => fire?.asMachineGun)
  return readyGuns(doer, helps.length > 0 ? MODES : ['machineGun'])
}

function anySpray(doer: Doer, below: (n: number) => number): Spray | null {
  const { s, human } = doer
  return someOf(guns(doer), below, (weapon) => {
    const isGun = rowOf(s, human.weapons[weapon]!).mode === 'machineGun'
    const abilities = isGun
      ? []
      : fireHelps(doer)
          .filter((id) => asMachineGun({ abilities: [id] }))
          .slice(0, 1)
    return someOf(targetsFor(doer, [weapon]), below, ({ id }) => {
      const action: Spray = { type: 'spray', weapon, targets: [id], abilities }
      return whyNot(doer, action) === null ? action : null
    })
  })
}

const spraySpace = (doer: Doer) =>
  spaceOf('spray', {
    shape: () => shapeOf(doer),
    check: (action) => whyNot(doer, action),
    about: (action) => aboutSpray(doer, action),
    sample: (below) => {
      const action = anySpray(doer, below)!
      const again: Spray = { ...action, targets: [action.targets[0]!, action.targets[0]!] }
      return whyNot(doer, again) === null ? again : action
    },
  })

function aboutSpray(doer: Doer, action: Spray): Reason[] {
  const { s, human } = doer
  if (whyNotGun(doer, action.weapon, MODES) !== null) return []
  const muzzle = muzzleOf(s, human)
  const shots = sprayShots(doer, action)
  const said = aboutCost(doer, shots)
  for (const shot of shots)
    if (figureById(s, shot.targets[0]!) !== null)
      for (const figure of sprayed(s, human, shot, muzzle))
        said.push({ key: 'fire.under', params: { whom: nameOf(figure) } })
  return said
}

function shapeOf(doer: Doer): DraftShape {
  const ready = guns(doer)
  return {
    kind: 'form',
    fields: [
      weaponField(doer, ready),
      {
        name: 'targets',
        key: 'field.targets',
        shape: {
          kind: 'list',
          least: 1,
          most: TWICE,
          of: { kind: 'pick', from: targetsFor(doer, ready).map(pickable) },
        },
      },
      {
        name: 'abilities',
        key: 'field.abilities',
        shape: { kind: 'list', least: 0, most: 2, of: { kind: 'choice', of: fireHelps(doer), words: 'ability' } },
      },
    ],
  }
}
