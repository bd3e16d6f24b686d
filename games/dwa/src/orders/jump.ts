import { advance, displacement, type Point, polygonSides, type Segment, segmentTouchesDisc } from '@shamble/geometry'
import { type Params, type Play, push, type Reason, type Refusal, type Space, when } from '@shamble/kernel'
import { use } from '../abilities/ability.js'
import type { AbilityId } from '../abilities/ids.js'
import { abilityById } from '../abilities/index.js'
import type { AbilityChoice, ActionOf, DwaAction } from '../actions.js'
import { boardOf, onLevel } from '../board/board.js'
import { type AttemptFrame, attemptFrame } from '../frames/kinds.js'
import { spokenLength } from '../lengths.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { whyForbidden } from '../rules/burdens.js'
import { land, PAID } from '../rules/jumping.js'
import { isRefusal, type Jumped, jumpTo } from '../rules/levels.js'
import { touchesEnemy } from '../rules/walking.js'
import type { Human, Table } from '../state.js'
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
  const engages = touchesEnemy(s, human, action.to, jumped.level)
  if (f.pinned !== '' && engages) return no('R-24', 'walk.pinned')
  if (f.breakAway === 'free' && doer.engaged && engages) return no('DWA-12.4.c', 'walk.mustLeave')
  return whyForbidden(doer, { kind: 'jump', path: [human, action.to], engages })
}

const DIRECTIONS = 24

/** Some legal jump, straight over what is near or in any direction; `null` where there is none. */
function anyJump(doer: Doer): Jump | null {
  const { s, human } = doer
  const near = edgesNear(doer)
  // Most people stand where there is nothing to jump over, or have no points for it.
  if (near.length === 0) return null
  const abilities = climbHelps(doer) as AbilityChoice[]
  if (whyNotPay(doer, costOf(doer, 'jump'), 'moving') === null) abilities.unshift('none')
  for (const ability of abilities)
    for (const places of [near.flatMap((edge) => beyond(doer, edge)), around(s, human)])
      for (const to of places) {
        const action: Jump = { type: 'jump', to, ability }
        if (whyNot(doer, action) === null) return action
      }
  return null
}

/** Low pieces, and the edges of the surface under the human, as near as a jump is long. */
function edgesNear({ s, human }: Doer): Segment[] {
  const board = boardOf(s.options)
  const reach = numbersOf(s.options).distances.longJump + s.options.baseMm
  const disc = { x: human.x, y: human.y, diameter: 2 * reach }
  const roofs = human.level === 0 ? [] : board.roofs.filter(({ height }) => height === human.level)
  const edges = [...onLevel(board, human.level).low, ...roofs.flatMap(({ outline }) => polygonSides(outline))]
  return edges.filter((edge) => segmentTouchesDisc(edge, disc))
}

/** Places on the other side of an edge, straight ahead. */
function beyond({ s, human }: Doer, { a, b }: Segment): Point[] {
  const { baseMm } = s.options
  const { longJump } = numbersOf(s.options).distances
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const share = ((human.x - a.x) * dx + (human.y - a.y) * dy) / Math.max(1, dx * dx + dy * dy)
  const along = Math.min(1, Math.max(0, share))
  const [x, y] = [Math.round(a.x + along * dx) - human.x, Math.round(a.y + along * dy) - human.y]
  const far = Math.ceil(Math.sqrt(x * x + y * y))
  // On the edge itself both sides are ahead.
  const ways = far === 0 ? [[dy, -dx] as const, [-dy, dx] as const] : [[x, y] as const]
  return ways.flatMap(([ahead, down]) =>
    [baseMm, 2 * baseMm, longJump, longJump + baseMm].flatMap((mm) => {
      const length = Math.max(baseMm + 1, far + mm)
      return length > longJump + baseMm ? [] : [advance(human, ahead, down, length)]
    }),
  )
}

/** Places in all directions. */
function around(s: Table, human: Human): Point[] {
  const { jump: short, longJump } = numbersOf(s.options).distances
  const gaps = [2, Math.floor(short / 2), short - 1, Math.floor((short + longJump) / 2), longJump - 1]
  return gaps.flatMap((gap) =>
    Array.from({ length: DIRECTIONS }, (_, i) => {
      const { x, y } = displacement((i * 360) / DIRECTIONS, gap + s.options.baseMm)
      return { x: human.x + x, y: human.y + y }
    }),
  )
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

/** What a jump may measure before it is a long one. */
const shortJump = ({ options }: Doer['s']): Params => spokenLength(options, numbersOf(options).distances.jump)

function aboutJump(doer: Doer, action: Jump): Reason[] {
  const jumped = jumpTo(doer.s, doer.human, action.to)
  if (isRefusal(jumped)) return []
  const cost = action.ability === 'none' ? costOf(doer, jumped.isLong ? 'longJump' : 'jump') : 0
  const said: Reason[] = [
    {
      key: 'jump',
      params: { ...spokenLength(doer.s.options, jumped.length), cost, left: available(doer, 'moving') },
    },
  ]
  if (jumped.isLong) said.push({ key: 'jump.long', params: shortJump(doer.s) })
  return said
}
