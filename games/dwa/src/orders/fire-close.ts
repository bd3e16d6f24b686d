import { type DraftShape, push } from '@shamble/kernel'
import type { ActionOf } from '../actions.js'
import { enemiesInContact } from '../board/measure.js'
import { closeFireFrame } from '../frames/close-fire.js'
import { closeShots, costOf, whyNotCloseFire, whyNotCloseGun } from '../rules/close-fire.js'
import { chosen } from '../rules/declaration.js'
import { rowOf } from '../rules/loads.js'
import { declare } from './declare.js'
import { abilityField, first, pickable, someOf, spaceOf, weaponField } from './fire-fields.js'
import type { Doer, Order } from './order.js'

type CloseFire = ActionOf<'fireClose'>

/** [DWA-12.2.a] Shots at enemies in contact; at one who lies on the ground they cannot miss [DWA-12.6.a]. */
export const fireClose: Order<'fireClose'> = {
  type: 'fireClose',
  rule: 'DWA-12.2.a',
  where: 'engaged',
  offer(doer, to) {
    const { s, human } = doer
    if (anyShot(doer, first) !== null) to.space(closeFireSpace(doer))
    else if (to.keepsRefusals) {
      const target = enemiesInContact(s, human)[0]?.id
      if (target === undefined) return
      for (const weapon of human.hands) {
        const action = plain(weapon, target)
        const why = whyNotCloseFire(doer, action)!
        to.refuse(action, why.rule, why.params, why.key)
      }
    }
  },
  carryOut(doer, action, play) {
    const { s, human } = doer
    declare(doer, [action.ability], play)
    const helps = chosen([action.ability]).map(({ id }) => id)
    push(s, closeFireFrame(human.id, action.weapon, action.targets, closeShots(doer, action), helps))
  },
  refuse: whyNotCloseFire,
}

const plain = (weapon: number, target: number): CloseFire => ({
  type: 'fireClose',
  weapon,
  targets: [target],
  shots: 1,
  aimed: 0,
  sustained: false,
  ability: 'none',
})

const readyGuns = ({ s, human }: Doer): number[] => human.hands.filter((at) => whyNotCloseGun(s, human, at) === null)

function anyShot(doer: Doer, below: (n: number) => number): CloseFire | null {
  const enemies = enemiesInContact(doer.s, doer.human)
  return someOf(readyGuns(doer), below, (weapon) =>
    someOf(enemies, below, ({ id }) => {
      const action = plain(weapon, id)
      return whyNotCloseFire(doer, action) === null ? action : null
    }),
  )
}

const closeFireSpace = (doer: Doer) =>
  spaceOf('fireClose', {
    shape: () => shapeOf(doer),
    check: (action) => whyNotCloseFire(doer, action),
    about: (action) => {
      if (whyNotCloseGun(doer.s, doer.human, action.weapon) !== null || action.targets.length === 0) return []
      const shots = closeShots(doer, action)
      const rounds = shots.reduce((sum, shot) => sum + shot.rounds, 0)
      return [{ key: 'fire', params: { cost: costOf(shots), left: doer.f.ap, shots: shots.length, rounds } }]
    },
    sample: (below) => sampleShot(doer, below),
  })

/** A shot, sometimes aimed, sustained, one of several, or at several. */
function sampleShot(doer: Doer, below: (n: number) => number): CloseFire {
  let action = anyShot(doer, below)!
  const others = enemiesInContact(doer.s, doer.human).filter(({ id }) => !action.targets.includes(id))
  const tries: Partial<CloseFire>[] = [
    { shots: 1 + below(3) },
    { aimed: below(2) },
    { sustained: below(2) === 0 },
    { targets: [...action.targets, ...others.slice(0, below(3)).map(({ id }) => id)] },
  ]
  for (const change of tries)
    if (whyNotCloseFire(doer, { ...action, ...change }) === null) action = { ...action, ...change }
  return action
}

function shapeOf(doer: Doer): DraftShape {
  const { s, human } = doer
  const guns = readyGuns(doer)
  const from = enemiesInContact(s, human).map(pickable)
  const rows = guns.map((at) => rowOf(s, human.weapons[at]!))
  const most = Math.max(1, ...guns.map((at) => human.weapons[at]!.rounds))
  const several = Math.max(1, ...rows.map(({ mode, rof }) => (mode === 'automatic' ? rof : 1)))
  return {
    kind: 'form',
    fields: [
      weaponField(doer, guns),
      { name: 'targets', key: 'field.targets', shape: { kind: 'pick', from, several: { least: 1, most: several } } },
      { name: 'shots', key: 'field.shots', shape: { kind: 'number', min: 1, max: most, first: 1 } },
      { name: 'aimed', key: 'field.aimedShots', shape: { kind: 'number', min: 0, max: most, first: 0 } },
      { name: 'sustained', key: 'field.sustained', shape: { kind: 'flag' } },
      abilityField(doer),
    ],
  }
}
