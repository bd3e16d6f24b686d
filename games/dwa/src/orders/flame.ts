import { type DraftShape, push, type Reason, type Refusal, when } from '@shamble/kernel'
import type { ActionOf } from '../actions.js'
import { boardOf } from '../board/board.js'
import { nameOf } from '../events.js'
import { type FireShot, fireFrame } from '../frames/kinds.js'
import type { FireMode } from '../numbers/weapons.js'
import { aboutCost, dear, gunsInHand, whyForbiddenFire, whyNotAfford, whyNotGun } from '../rules/declaration.js'
import { rowOf } from '../rules/loads.js'
import { muzzleOf } from '../rules/muzzle.js'
import { mayAimAt } from '../rules/targets.js'
import { flameOf, underFlames } from '../rules/templates.js'
import type { Figure } from '../state.js'
import { declare } from './declare.js'
import { coveredBy, first, nearestZombie, pointField, readyGuns, someOf, spaceOf, weaponField } from './fire-fields.js'
import { type Doer, no, type Order } from './order.js'

type Flame = ActionOf<'flame'>

const MODES: readonly FireMode[] = ['flame']

/** [DWA-11.2.7.4.a] Flames in a direction: everybody under them or touched by them burns. */
export const flame: Order<'flame'> = {
  type: 'flame',
  rule: 'DWA-11.2.7.4.a',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    const { s, human } = doer
    if (anyFlame(doer, first) !== null) to.space(flameSpace(doer))
    else if (to.keepsRefusals)
      for (const weapon of gunsInHand(s, human, MODES)) {
        const target = nearestZombie(doer)
        if (target === undefined) return
        const action: Flame = { type: 'flame', weapon, at: { x: target.x, y: target.y } }
        const why = whyNot(doer, action)
        if (why !== null) to.refuse(action, why.rule, why.params, why.key)
      }
  },
  carryOut(doer, action, play) {
    declare(doer, [], play)
    push(doer.s, fireFrame(doer.human.id, 'flame', flameShots(doer, action), []))
  },
  refuse: whyNot,
}

/** Fuel is not counted: a check says when it is out. */
export function flameShots(doer: Pick<Doer, 's' | 'f' | 'human' | 'engaged'>, { weapon, at }: Flame): FireShot[] {
  const { cost } = rowOf(doer.s, doer.human.weapons[weapon]!)
  return [
    {
      weapon,
      targets: [],
      x: at.x,
      y: at.y,
      dice: 1,
      aimed: 0,
      rounds: 0,
      cost: dear(doer, cost),
      falls: false,
    },
  ]
}

/** Whom flames that way would reach. */
function reached({ s, human }: Doer, at: Flame['at']): Figure[] {
  const muzzle = muzzleOf(s, human)
  if (at.x === muzzle.x && at.y === muzzle.y) return []
  return underFlames(s, muzzle, flameOf(s, muzzle, at), human)
}

function whyNot(doer: Doer, action: Flame): Refusal | null {
  const { s, human } = doer
  const unready = whyNotGun(doer, action.weapon, MODES)
  if (unready !== null) return { ...unready, at: 'weapon' }
  const poor = whyNotAfford(doer, flameShots(doer, action))
  if (poor !== null) return poor
  const under = reached(doer, action.at)
  if (under.length === 0) return { ...no('DWA-11.2.7.4.a', 'flame.nobody'), at: 'at' }
  // A figure that is only a friend is not fired at on purpose.
  if (doer.forced !== true && when('R-88', !under.some((figure) => mayAimAt(s, human, figure))))
    return { ...no('R-88', 'flame.people'), at: 'at' }
  return whyForbiddenFire(
    doer,
    under.map(({ id }) => id),
  )
}

function anyFlame(doer: Doer, below: (n: number) => number): Flame | null {
  return someOf(readyGuns(doer, MODES), below, (weapon) =>
    someOf(coveredBy(doer, [weapon]), below, ({ x, y }) => {
      const action: Flame = { type: 'flame', weapon, at: { x, y } }
      return whyNot(doer, action) === null ? action : null
    }),
  )
}

const flameSpace = (doer: Doer) =>
  spaceOf('flame', {
    shape: (): DraftShape => {
      const guns = readyGuns(doer, MODES)
      const { options } = doer.s
      return {
        kind: 'form',
        fields: [weaponField(doer, guns), pointField(doer, boardOf(options), null, coveredBy(doer, guns))],
      }
    },
    check: (action) => whyNot(doer, action),
    about: (action): Reason[] =>
      whyNotGun(doer, action.weapon, MODES) === null
        ? [
            ...aboutCost(doer, flameShots(doer, action)),
            ...reached(doer, action.at).map((figure) => ({ key: 'fire.under', params: { whom: nameOf(figure) } })),
          ]
        : [],
    sample: (below) => anyFlame(doer, below)!,
  })
