import { type DraftShape, push, type Reason, type Refusal, when } from '@shamble/kernel'
import type { FirePlanned } from '../abilities/ability.js'
import type { ActionOf } from '../actions.js'
import { boardOf } from '../board/board.js'
import { nameOf } from '../events.js'
import { type FireShot, fireFrame } from '../frames/kinds.js'
import type { Firearm, FirearmId, FireMode } from '../numbers/weapons.js'
import {
  aboutCost,
  chosen,
  dear,
  gunsInHand,
  shotCost,
  whyForbiddenFire,
  whyNotAfford,
  whyNotGun,
  whyNotHelps,
} from '../rules/declaration.js'
import { rowOf } from '../rules/loads.js'
import { type Muzzle, muzzleOf } from '../rules/muzzle.js'
import { whyNotAimAt } from '../rules/targets.js'
import { triangleOf, underTriangle, zoneOf } from '../rules/templates.js'
import { figureById } from '../state.js'
import { declare } from './declare.js'
import {
  abilityField,
  coveredBy,
  first,
  nearestZombie,
  pickable,
  pointField,
  readyGuns,
  someOf,
  spaceOf,
  weaponField,
} from './fire-fields.js'
import { type Doer, no, type Order } from './order.js'

type Blast = ActionOf<'blast'>
type Laid = Blast['blasts'][number]

const MODES: readonly FireMode[] = ['shotgun', 'sawnOff']

/** [DWA-11.2.7.1.a] A shotgun's template laid on a figure; everybody under it, friend or foe, rolls. */
export const blast: Order<'blast'> = {
  type: 'blast',
  rule: 'DWA-11.2.7.1.a',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    const { s, human } = doer
    if (anyBlast(doer, first) !== null) to.space(blastSpace(doer))
    else if (to.keepsRefusals)
      for (const weapon of gunsInHand(s, human, MODES)) {
        const target = nearestZombie(doer)
        if (target === undefined) return
        const action = plain(weapon, { target: target.id, at: { x: target.x, y: target.y }, shots: 1 })
        const why = whyNot(doer, action)
        if (why !== null) to.refuse(action, why.rule, why.params, why.key)
      }
  },
  carryOut(doer, action, play) {
    declare(doer, [action.ability], play)
    push(doer.s, fireFrame(doer.human.id, 'blast', blastShots(doer, action), chosen([action.ability])))
  },
  refuse: whyNot,
}

const plain = (weapon: number, laid: Laid): Blast => ({ type: 'blast', weapon, blasts: [laid], ability: 'none' })

function plannedBlast({ human }: Pick<Doer, 'human'>, { weapon, blasts }: Blast): FirePlanned {
  const { id, rounds } = human.weapons[weapon]!
  return {
    type: 'blast',
    weapon: id as FirearmId,
    shots: blasts.reduce((sum, { shots }) => sum + shots, 0),
    aimed: 0,
    targets: blasts.map(({ target }) => target),
    rounds,
  }
}

/**
 * [DWA-11.2.7.1.c] Two barrels at one target are one price and one template, with two dice for everybody under it;
 * any other gun fires shot by shot.
 */
export function blastShots(doer: Pick<Doer, 's' | 'f' | 'human' | 'engaged'>, action: Blast): FireShot[] {
  const { s, human } = doer
  const row = rowOf(s, human.weapons[action.weapon]!)
  const planned = plannedBlast(doer, action)
  const helps = chosen([action.ability])
  const shots: FireShot[] = []
  for (const { target, at, shots: count } of action.blasts) {
    const together = when('R-21', row.rof > 1) ? count : 1
    for (let i = 0; i < count; i += together)
      shots.push({
        weapon: action.weapon,
        targets: [target],
        x: at.x,
        y: at.y,
        dice: together,
        aimed: 0,
        rounds: together,
        cost: dear(doer, shotCost(row, helps, planned, shots.length)),
        falls: false,
      })
  }
  return shots
}

/** Why a template cannot be laid on a figure so. */
function whyNotLaid(doer: Doer, muzzle: Muzzle, row: Firearm, { target, at }: Laid): Refusal | null {
  const { s } = doer
  const why = whyNotAimAt(doer, target)
  if (why !== null) return why
  const figure = figureById(s, target)!
  if (at.x === muzzle.x && at.y === muzzle.y) return no('DWA-11.2.7.1.a', 'blast.direction')
  const isUnder = zoneOf(s, muzzle, triangleOf(s, muzzle, row, at), figure) !== null
  return when('DWA-11.2.7.1.a', isUnder) ? null : no('DWA-11.2.7.1.a', undefined, { whom: nameOf(figure) })
}

function whyNot(doer: Doer, action: Blast): Refusal | null {
  const { s, human } = doer
  const unready = whyNotGun(doer, action.weapon, MODES)
  if (unready !== null) return { ...unready, at: 'weapon' }
  const row = rowOf(s, human.weapons[action.weapon]!)
  if (action.blasts.length === 0) return { ...no('DWA-11.2.a', 'fire.noTarget'), at: 'blasts' }
  const planned = plannedBlast(doer, action)
  if (when('DWA-11.2.d', planned.shots > planned.rounds))
    return no('DWA-11.2.d', undefined, { needed: planned.shots, left: planned.rounds })
  for (const [i, { target, shots }] of action.blasts.entries()) {
    if (shots === 0) return { ...no('DWA-11.2.a', 'fire.noShot'), at: `blasts.${i}.shots` }
    if (row.rof > 1 && when('DWA-11.2.7.1.c', shots > row.rof))
      return { ...no('DWA-11.2.7.1.c', 'blast.barrels', { most: row.rof }), at: `blasts.${i}.shots` }
    if (action.blasts.some((other, before) => before < i && other.target === target))
      return { ...no('DWA-11.2.b', 'fire.named'), at: `blasts.${i}.target` }
  }
  const unfit = whyNotHelps(doer, [action.ability], planned)
  if (unfit !== null) return { ...unfit, at: 'ability' }
  const poor = whyNotAfford(doer, blastShots(doer, action))
  if (poor !== null) return poor
  const muzzle = muzzleOf(s, human)
  for (const [i, laid] of action.blasts.entries()) {
    const why = whyNotLaid(doer, muzzle, row, laid)
    if (why !== null) return { ...why, at: `blasts.${i}.${why.rule === 'DWA-11.2.7.1.a' ? 'at' : 'target'}` }
  }
  return whyForbiddenFire(doer, planned.targets)
}

function anyBlast(doer: Doer, below: (n: number) => number): Blast | null {
  return someOf(readyGuns(doer, MODES), below, (weapon) =>
    someOf(coveredBy(doer, [weapon]), below, ({ id, x, y }) => {
      const action = plain(weapon, { target: id, at: { x, y }, shots: 1 })
      return whyNot(doer, action) === null ? action : null
    }),
  )
}

const blastSpace = (doer: Doer) =>
  spaceOf('blast', {
    shape: () => shapeOf(doer),
    check: (action) => whyNot(doer, action),
    about: (action) => aboutBlast(doer, action),
    sample: (below) => {
      const action = anyBlast(doer, below)!
      const more: Blast = { ...action, blasts: [{ ...action.blasts[0]!, shots: 2 }] }
      return below(2) === 0 && whyNot(doer, more) === null ? more : action
    },
  })

/** The cost, and who is under each template. */
function aboutBlast(doer: Doer, action: Blast): Reason[] {
  const { s, human } = doer
  if (whyNotGun(doer, action.weapon, MODES) !== null) return []
  const muzzle = muzzleOf(s, human)
  const row = rowOf(s, human.weapons[action.weapon]!)
  const said = aboutCost(doer, blastShots(doer, action))
  for (const { at } of action.blasts) {
    if (at.x === muzzle.x && at.y === muzzle.y) continue
    for (const { figure, zone } of underTriangle(s, muzzle, triangleOf(s, muzzle, row, at), human))
      said.push({ key: 'fire.underZone', params: { whom: nameOf(figure), zone: zone + 1 } })
  }
  return said
}

function shapeOf(doer: Doer): DraftShape {
  const guns = readyGuns(doer, MODES)
  const targets = coveredBy(doer, guns)
  const most = Math.max(1, ...guns.map((at) => doer.human.weapons[at]!.rounds))
  return {
    kind: 'form',
    fields: [
      weaponField(doer, guns),
      {
        name: 'blasts',
        key: 'field.targets',
        shape: {
          kind: 'list',
          least: 1,
          most,
          of: {
            kind: 'form',
            fields: [
              { name: 'target', key: 'field.target', shape: { kind: 'pick', from: targets.map(pickable) } },
              pointField(doer, boardOf(doer.s.options), null, targets),
              { name: 'shots', key: 'field.shots', shape: { kind: 'number', min: 1, max: most, first: 1 } },
            ],
          },
        },
      },
      abilityField(doer),
    ],
  }
}
