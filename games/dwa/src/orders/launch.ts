import { type DraftShape, push, type Refusal } from '@shamble/kernel'
import type { ActionOf } from '../actions.js'
import { grenadeFrame } from '../frames/kinds.js'
import type { FireMode } from '../numbers/weapons.js'
import { dear, gunsInHand, whyNotGun } from '../rules/declaration.js'
import { whyForbiddenGrenade, whyNotSpot } from '../rules/grenades.js'
import { rowOf } from '../rules/loads.js'
import { first, nearestZombie, reachOf, readyGuns, someOf, spaceOf, weaponField } from './fire-fields.js'
import { aboutSpot, anySpot, spotFields } from './grenade-fields.js'
import { type Doer, type Order, whyNotPay } from './order.js'

type Launch = ActionOf<'launch'>

const MODES: readonly FireMode[] = ['launcher']

/** [DWA-11.2.7.3.n] The round of a grenade launcher at a spot in sight; what it is, it was loaded with. */
export const launch: Order<'launch'> = {
  type: 'launch',
  rule: 'DWA-11.2.7.3.n',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    const { s, human } = doer
    if (anyLaunch(doer, first) !== null) to.space(launchSpace(doer))
    else if (to.keepsRefusals)
      for (const weapon of gunsInHand(s, human, MODES)) {
        const target = nearestZombie(doer)
        if (target === undefined) return
        const action: Launch = { type: 'launch', weapon, at: { x: target.x, y: target.y }, level: target.level }
        const why = whyNot(doer, action)
        if (why !== null) to.refuse(action, why.rule, why.params, why.key)
      }
  },
  carryOut(doer, { weapon, at, level }) {
    const { s, f, human } = doer
    f.did.push('fire')
    push(s, grenadeFrame(human.id, human.weapons[weapon]!.load, weapon, costOfLaunch(doer, weapon), { at, level }))
  },
  refuse: whyNot,
}

const costOfLaunch = (doer: Doer, weapon: number): number => dear(doer, rowOf(doer.s, doer.human.weapons[weapon]!).cost)

function whyNot(doer: Doer, action: Launch): Refusal | null {
  const { s, human } = doer
  const unready = whyNotGun(doer, action.weapon, MODES)
  if (unready !== null) return { ...unready, at: 'weapon' }
  const weapon = human.weapons[action.weapon]!
  const why =
    whyNotPay(doer, costOfLaunch(doer, action.weapon)) ?? whyNotSpot(doer, weapon.load, rowOf(s, weapon).range, action)
  if (why !== null) return why
  return whyForbiddenGrenade(doer, weapon.load, action)
}

function anyLaunch(doer: Doer, below: (n: number) => number): Launch | null {
  return someOf(readyGuns(doer, MODES), below, (weapon) =>
    anySpot(doer, reachOf(doer, [weapon]), below, ({ at, level }) => {
      const action: Launch = { type: 'launch', weapon, at, level }
      return whyNot(doer, action) === null ? action : null
    }),
  )
}

const launchSpace = (doer: Doer) =>
  spaceOf('launch', {
    shape: (): DraftShape => {
      const guns = readyGuns(doer, MODES)
      return { kind: 'form', fields: [weaponField(doer, guns), ...spotFields(doer, reachOf(doer, guns))] }
    },
    check: (action) => whyNot(doer, action),
    about: (action) =>
      whyNotGun(doer, action.weapon, MODES) === null
        ? aboutSpot(doer, costOfLaunch(doer, action.weapon), doer.human.weapons[action.weapon]!.load, action)
        : [],
    sample: (below) => anyLaunch(doer, below) ?? anyLaunch(doer, first)!,
  })
