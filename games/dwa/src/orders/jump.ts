import { displacement, isSameLevel, squaredDistance } from '@shamble/geometry'
import { type Play, push, type Reason, type Refusal, type Space, when } from '@shamble/kernel'
import { use } from '../abilities/ability.js'
import type { AbilityId } from '../abilities/ids.js'
import { abilityById } from '../abilities/index.js'
import type { AbilityChoice, ActionOf, DwaAction } from '../actions.js'
import { boardOf, onLevel } from '../board/board.js'
import { attemptFrame } from '../frames/attempt.js'
import type { AttemptFrame } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { whyForbidden } from '../rules/burdens.js'
import { land, PAID } from '../rules/jumping.js'
import { isRefusal, type Jumped, jumpTo } from '../rules/levels.js'
import { touchesEnemy } from '../rules/walking.js'
import { climbHelps, pointWithHelp, whyNotClimbHelp } from './climb.js'
import { available, costOf, type Doer, no, type Order, pay, whyNotPay } from './order.js'

type Jump = ActionOf<'jump'>

/** [DWA-9.1.d] [DWA-9.1.e] Over a gap or a low piece, or down [DWA-10.f]. */
export const jump: Order<'jump'> = {
  type: 'jump',
  rule: 'DWA-9.1.d',
  where: 'free',
  displaces: true,
  free: (doer) => climbHelps(doer).length > 0 && anyJump(doer) !== null,
  offer(doer, to) {
    const any = anyJump(doer)
    if (any !== null) to.space(jumpSpace(doer, any))
  },
  carryOut(doer, action, play) {
    const { s, f, human } = doer
    const { isLong } = jumpTo(s, human, action.to) as Jumped
    const isFree = action.ability !== 'none'
    if (isFree) use(s, human, abilityById(action.ability as AbilityId), play)
    else pay(doer, costOf(doer, isLong ? 'longJump' : 'jump'), 'moving')
    f.did.push('move')
    leap(doer, action, isLong, isFree, play)
  },
  refuse: (doer, action) => whyNot(doer, action),
}

function leap({ s, human }: Doer, { to }: Jump, isLong: boolean, isFree: boolean, play: Play): void {
  if (when('DWA-9.1.e', isLong))
    push(s, { ...attemptFrame('jump', human.id, isFree ? 0 : PAID), x: to.x, y: to.y } as AttemptFrame)
  else land(s, human, to, !isFree, play)
}

/** The one source of a jump's legality. */
function whyNot(doer: Doer, action: Jump): Refusal | null {
  const { s, human, f } = doer
  const jumped = jumpTo(s, human, action.to)
  if (isRefusal(jumped)) return { ...jumped, at: 'to' }
  const helped = whyNotClimbHelp(doer, action.ability)
  if (helped !== null) return { ...helped, at: 'ability' }
  if (action.ability === 'none') {
    const unpaid = whyNotPay(doer, costOf(doer, jumped.isLong ? 'longJump' : 'jump'), 'moving')
    if (unpaid !== null) return unpaid
  }
  const engages = touchesEnemy(s, { ...human, level: jumped.level } as typeof human, action.to)
  if (f.pinned !== '' && engages) return no('R-24', 'walk.pinned')
  if (f.breakAway === 'free' && doer.engaged && engages) return no('DWA-12.4.c', 'walk.mustLeave')
  return whyForbidden(doer, { kind: 'jump', path: [human, action.to], engages })
}

const DIRECTIONS = 24

/** Some legal jump, looked for around him; `null` where there is none. */
function anyJump(doer: Doer): Jump | null {
  const { s, human } = doer
  if (!hasReason(doer)) return null
  const { baseMm } = s.options
  const { jump: short, longJump } = numbersOf(s.options).distances
  for (const ability of ['none', ...climbHelps(doer)] as AbilityChoice[])
    for (const gap of [2, Math.floor(short / 2), short - 1, Math.floor((short + longJump) / 2), longJump - 1])
      for (let i = 0; i < DIRECTIONS; i++) {
        const { x, y } = displacement((i * 360) / DIRECTIONS, gap + baseMm)
        const action: Jump = { type: 'jump', to: { x: human.x + x, y: human.y + y }, ability }
        if (whyNot(doer, action) === null) return action
      }
  return null
}

/** Something to jump over or from is near: most people stand where there is none. */
function hasReason({ s, human }: Doer): boolean {
  if (!isSameLevel(human.level, 0)) return true
  const reach = numbersOf(s.options).distances.longJump + 2 * s.options.baseMm
  return onLevel(boardOf(s.options), human.level).low.some(({ a, b }) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const share = ((human.x - a.x) * dx + (human.y - a.y) * dy) / Math.max(1, dx * dx + dy * dy)
    const along = Math.min(1, Math.max(0, share))
    return squaredDistance(human, { x: a.x + along * dx, y: a.y + along * dy }) <= reach * reach
  })
}

function jumpSpace(doer: Doer, any: Jump): Space<DwaAction> {
  return {
    kind: 'jump',
    get shape() {
      const { distances } = numbersOf(doer.s.options)
      return pointWithHelp(doer, distances.longJump + doer.s.options.baseMm)
    },
    holds: (action) => action.type === 'jump',
    check: (action) => whyNot(doer, action as Jump),
    about: (action) => aboutJump(doer, action as Jump),
    sample: () => any,
  }
}

function aboutJump(doer: Doer, action: Jump): Reason[] {
  const jumped = jumpTo(doer.s, doer.human, action.to)
  if (isRefusal(jumped)) return []
  const cost = action.ability === 'none' ? costOf(doer, jumped.isLong ? 'longJump' : 'jump') : 0
  const said: Reason[] = [{ key: 'jump', params: { length: jumped.length, cost, left: available(doer, 'moving') } }]
  if (jumped.isLong) said.push({ key: 'jump.long' })
  return said
}
