import { ask, type Play, type Procedure, pop, push, type Seat, when } from '@shamble/kernel'
import { mayUse } from '../abilities/ability.js'
import { ABILITIES } from '../abilities/index.js'
import { type DwaAction, END_PHASE } from '../actions.js'
import { isEngaged } from '../board/measure.js'
import { tell } from '../events.js'
import { offerUnless } from '../orders/order.js'
import { whyNotBreakAway } from '../rules/breaking-away.js'
import { burdensOf, whyForbidden } from '../rules/burdens.js'
import { legsOf } from '../rules/driving.js'
import { driverOf } from '../rules/vehicles.js'
import { type Dwa, type Human, isActive } from '../state.js'
import { activationFrame, comeTo } from './activation.js'
import { type DriveLeg, driveFrame, type HumansFrame } from './kinds.js'

export const humansFrame = (): HumansFrame => ({ kind: 'humans', step: 0, order: [], at: 0, done: [] })

const ORDER = 0

/** Phase 2 [DWA-8.2.a]: each human once, the owner choosing the order [DWA-8.2.b]. */
export const humans: Procedure<Dwa, HumansFrame, DwaAction> = {
  run(s, f, play) {
    if (f.step === ORDER) {
      settleOrder(s, f, play)
      return
    }
    const seat = next(s, f)
    if (when('DWA-8.2.a', seat !== null)) ask(s, seat!, 'activate')
    else end(s)
  },

  offer(s, _f, seat, to) {
    for (const human of readyOf(s, seat)) {
      // A human who must break away may not simply act, unless something forbids leaving.
      const held = whyNotBreakAway(s, human) ?? whyForbidden({ s, human }, { kind: 'breakAway' })
      const flees = held === null && burdensOf(s, human).find(({ mustBreakAway }) => mustBreakAway === true)
      const helps = ABILITIES.filter(({ id, ap }) => ap !== undefined && mayUse(s, human, id)).map(({ id }) => id)
      for (const ability of ['none', ...helps] as const) {
        const action = { type: 'activate', human: human.id, ability } as const
        if (flees) to.refuse({ ...action, as: 'act' }, flees.rule, { who: human.name }, 'mustBreakAway')
        else to.legal({ ...action, as: 'act' })
        if (isEngaged(s, human) || (ability === 'none' && to.keepsRefusals))
          offerUnless(held, { ...action, as: 'breakAway' }, to)
      }
    }
    to.legal(END_PHASE)
  },

  answer(s, f, seat, action, play) {
    if (action.type === 'endPhase') {
      for (const human of readyOf(s, seat)) {
        human.now.acted = 'done'
        if (when('R-28', human.stunned)) comeTo(s, human, play)
      }
      f.done.push(seat)
    } else if (action.type === 'activate') {
      // By option teams take turns.
      if (when('R-88', s.options.teamOrder === 'alternate')) f.at = (f.at + 1) % f.order.length
      push(s, activationFrame(action.human, action.as, action.ability))
    }
  },
}

/** Seats in order, or one die each every turn, the highest first. */
function settleOrder(s: Dwa, f: HumansFrame, play: Play): void {
  f.order = s.teams.map((_, seat) => seat)
  f.step = ORDER + 1
  if (s.teams.length < 2 || !when('R-88', s.options.teamOrder === 'dice')) return
  const dice = play.chance.dice(s.teams.length, 6, 'R-88')
  f.order.sort((one, other) => dice[other]! - dice[one]! || one - other)
  tell(s, play, {
    kind: 'team-order',
    rule: 'R-88',
    dice,
    data: { first: s.teams[f.order[0]!]!.name },
    about: { order: f.order.join(' ') },
  })
}

/** Whatever moves and was not driven in this turn runs on straight; then the phase is over. */
function end(s: Dwa): void {
  const rolling = s.vehicles.findIndex(({ speed, drove }) => speed > 0 && !drove)
  if (!when('R-77.3', rolling >= 0)) {
    pop(s)
    return
  }
  const vehicle = s.vehicles[rolling]!
  vehicle.drove = true
  const legs = legsOf(s, vehicle, [], vehicle.speed) as DriveLeg[]
  push(s, driveFrame(driverOf(s, rolling)?.id ?? -1, rolling, vehicle, legs))
}

/** Members who have not acted yet. */
export const readyOf = (s: Dwa, seat: Seat): Human[] =>
  s.humans.filter(
    // A figure that joined in this turn acts from the next on.
    (human) =>
      human.team === seat &&
      isActive(human) &&
      when('DWA-8.2.b', human.now.acted === 'ready') &&
      human.joined !== s.turn,
  )

/** Whose turn it is: the first team in order that has a figure left. */
function next(s: Dwa, f: HumansFrame): Seat | null {
  for (let i = 0; i < f.order.length; i++) {
    const at = (f.at + i) % f.order.length
    const seat = f.order[at]!
    if (f.done.includes(seat) || readyOf(s, seat).length === 0) continue
    f.at = at
    return seat
  }
  return null
}
