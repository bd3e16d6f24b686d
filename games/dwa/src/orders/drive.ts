import { displacement, type Point } from '@shamble/geometry'
import { type DraftShape, push, type Reason, type Refusal, type Space, when } from '@shamble/kernel'
import type { ActionOf, DwaAction } from '../actions.js'
import { boardOf } from '../board/board.js'
import { deed, nameOf, tell } from '../events.js'
import { type DriveLeg, driveFrame } from '../frames/kinds.js'
import { spokenLength, spokenLengths } from '../lengths.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { foreseen, leavesBy, legsOf, outlineAt } from '../rules/driving.js'
import { isFast, whyNoVehicles } from '../rules/vehicles.js'
import type { Vehicle } from '../state.js'
import { type Doer, no, type Order, pay, priceOf } from './order.js'

type Drive = ActionOf<'drive'>

/**
 * [DWA-16.3.c] The whole activation of the figure that sits at the wheel: a speed, and the way that the vehicle runs
 * with it.
 */
export const drive: Order<'drive'> = {
  type: 'drive',
  rule: 'DWA-16.3.c',
  where: 'free',
  aboard: 'driver',
  offer(doer, to) {
    if (doer.human.whereabouts !== 'vehicle') return
    const any = whyNotNow(doer) === null ? anyDrive(doer) : null
    if (any !== null) to.space(driveSpace(doer, any))
    else if (to.keepsRefusals) {
      const why = whyNotNow(doer) ?? no('R-83', 'drive.nowhere')
      to.refuse({ type: 'drive', steps: 0, path: [] }, why.rule, why.params, why.key)
    }
  },
  carryOut(doer, action, play) {
    const { s, f, human } = doer
    const vehicle = vehicleOf(doer)
    const speed = speedOf(doer, action)
    const legs = legsOf(s, vehicle, action.path, speed) as DriveLeg[]
    // [DWA-16.3.c] Driving takes all of them, whatever the change of speed would cost.
    pay(doer, f.ap)
    const before = vehicle.speed
    vehicle.speed = speed
    vehicle.drove = true
    const kind = speed > before ? 'accelerated' : speed < before ? (speed === 0 ? 'braked' : 'slowed') : 'keeps-speed'
    tell(
      s,
      play,
      deed(
        kind,
        'DWA-16.3.e',
        human,
        { vehicle: { word: `vehicle.${vehicle.kind}` }, speed },
        { vehicle: human.vehicle, speed },
      ),
      ['costs.changeSpeed', 'distances.speedStep', 'distances.speedChange', 'distances.fast'],
    )
    push(s, driveFrame(human.id, human.vehicle, vehicle, legs))
  },
  refuse: (doer, action) => whyNotNow(doer) ?? whyNot(doer, action),
}

const vehicleOf = ({ s, human }: Doer): Vehicle => s.vehicles[human.vehicle]!

const speedOf = ({ s }: Doer, { steps }: Pick<Drive, 'steps'>): number =>
  steps * numbersOf(s.options).distances.speedStep

/** Why nobody drives off at all. */
function whyNotNow(doer: Doer): Refusal | null {
  const { s, f, human } = doer
  const basic = whyNoVehicles(s)
  if (basic !== null) return basic
  if (human.whereabouts !== 'vehicle') return no('DWA-16.3.c', 'drive.onFoot', { who: human.name })
  const vehicle = vehicleOf(doer)
  if (when('R-77.6', vehicle.wrecked)) return no('R-77.6', 'start.wreck')
  if (when('DWA-16.3.a', !vehicle.running)) return no('DWA-16.3.a', 'drive.off')
  if (when('DWA-16.3.c', f.spent > 0)) return no('DWA-16.3.c', 'drive.spent', { who: human.name })
  if (vehicle.drove) return no('R-77.3', 'drive.drove')
  return null
}

/** How many steps of speed may be changed: as many as the points pay for, 20 cm at the most. */
function mostChange(doer: Doer): number {
  const { costs, distances } = numbersOf(doer.s.options)
  const price = priceOf(doer, costs.changeSpeed)
  const most = Math.floor(distances.speedChange / distances.speedStep)
  return price === 0 ? most : Math.min(most, Math.floor(doer.f.ap / price))
}

/** The one source of a drive's legality, once there can be one. */
function whyNot(doer: Doer, action: Drive): Refusal | null {
  const { s, human } = doer
  const { distances } = numbersOf(s.options)
  const vehicle = vehicleOf(doer)
  const speed = speedOf(doer, action)
  if (when('DWA-16.3.d', speed > distances.fast))
    return { ...no('DWA-16.3.d', 'drive.fast', spokenLengths(s.options, { most: distances.fast })), at: 'steps' }
  if (speed === 0 && vehicle.speed === 0) return { ...no('R-77.3', 'drive.still'), at: 'steps' }
  const most = mostChange(doer) * distances.speedStep
  if (when('R-77.3', Math.abs(speed - vehicle.speed) > most))
    return { ...no('R-77.3', 'drive.change', spokenLengths(s.options, { most, speed: vehicle.speed })), at: 'steps' }
  const legs = legsOf(s, vehicle, action.path, speed)
  if (!Array.isArray(legs)) return { ...(legs as Refusal), at: 'path' }
  for (const p of endsOf(vehicle, legs)) {
    const edge = leavesBy(s, human.vehicle, outlineAt(vehicle, p, p.heading))
    if (typeof edge === 'string') return null
    if (edge !== null) return { ...edge, at: 'path' }
  }
  return null
}

/** The beginning and the end of every leg: between them corners run straight. */
function endsOf(vehicle: Vehicle, legs: readonly DriveLeg[]): (Point & { readonly heading: number })[] {
  let from: Point = vehicle
  return legs.flatMap((leg) => {
    const ends = [{ x: from.x, y: from.y, heading: leg.heading }, leg]
    from = leg
    return ends
  })
}

const TURNS = [0, 45, -45, 30, -30]

/** Some legal drive: straight on where that goes, at the speed that it has or one near it. */
function anyDrive(doer: Doer): Drive | null {
  const now = stepsNow(doer)
  for (let change = 0; change <= mostChange(doer); change++)
    for (const steps of [now + change, now - change])
      for (const turn of TURNS) {
        const action = driveBy(doer, steps, turn)
        if (steps >= 0 && whyNot(doer, action) === null) return action
      }
  return null
}

const stepsNow = (doer: Doer): number =>
  Math.round(vehicleOf(doer).speed / numbersOf(doer.s.options).distances.speedStep)

/** So fast, and in a direction so many degrees from where it points now. */
function driveBy(doer: Doer, steps: number, turn: number): Drive {
  if (turn === 0 || steps <= 0) return { type: 'drive', steps, path: [] }
  const { x, y, heading } = vehicleOf(doer)
  // A little shorter than the speed: whole millimetres must not make it longer.
  const to = displacement(heading + turn, Math.max(2, speedOf(doer, { steps }) - 2))
  return { type: 'drive', steps, path: [{ x: x + to.x, y: y + to.y }] }
}

function driveSpace(doer: Doer, any: Drive): Space<DwaAction> {
  return {
    kind: 'drive',
    get shape() {
      return shapeOf(doer)
    },
    holds: (action) => action.type === 'drive',
    check: (action) => whyNot(doer, action as Drive),
    about: (action) => aboutDrive(doer, action as Drive),
    sample: (below) => {
      for (let i = 0; i < 4; i++) {
        const steps = Math.max(0, stepsNow(doer) + below(2 * mostChange(doer) + 1) - mostChange(doer))
        const action = driveBy(doer, steps, below(2) === 0 ? 0 : below(89) - 44)
        if (whyNot(doer, action) === null) return action
      }
      return any
    },
  }
}

function shapeOf(doer: Doer): DraftShape {
  const { s } = doer
  const vehicle = vehicleOf(doer)
  const { width, depth } = boardOf(s.options)
  const { speedStep, fast } = numbersOf(s.options).distances
  const now = stepsNow(doer)
  const most = Math.min(Math.floor(fast / speedStep), now + mostChange(doer))
  const least = Math.max(0, now - mostChange(doer))
  return {
    kind: 'form',
    fields: [
      {
        name: 'steps',
        key: 'field.steps',
        shape: { kind: 'number', min: least, max: most, first: Math.min(most, Math.max(1, now)) },
      },
      {
        name: 'path',
        key: 'field.way',
        shape: {
          kind: 'path',
          from: { x: vehicle.x, y: vehicle.y },
          budget: most * speedStep,
          mostLegs: Math.floor(fast / speedStep),
          base: 0,
          // Beyond the edges too: by some of them a vehicle leaves the table.
          area: { x: -fast, y: -fast, width: width + 2 * fast, depth: depth + 2 * fast },
          snaps: [],
        },
      },
    ],
  }
}

function aboutDrive(doer: Doer, action: Drive): Reason[] {
  const { s, f, human } = doer
  const vehicle = vehicleOf(doer)
  const speed = speedOf(doer, action)
  const legs = legsOf(s, vehicle, action.path, speed)
  if (!Array.isArray(legs)) return []
  const { crashes, over, turns, leaves } = foreseen(s, human.vehicle, legs)
  // [DWA-16.3.c] It takes all the points.
  const all = { cost: f.ap, left: f.ap }
  const said: Reason[] = [{ key: 'drive', params: { ...spokenLength(s.options, speed), ...all } }]
  if (turns > 0 && isFast(s, { ...vehicle, speed })) said.push({ key: 'drive.control', params: { count: turns } })
  for (const figure of over) said.push({ key: 'drive.over', params: { whom: nameOf(figure) } })
  if (crashes) said.push({ key: 'drive.crash' })
  if (leaves !== null) said.push({ key: 'drive.leaves', params: { edge: { word: `edge.${leaves}` } } })
  return said
}
