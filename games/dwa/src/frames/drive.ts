import { displacement, type Point, pathLength, pointAlong } from '@shamble/geometry'
import { type Modifier, type Play, type Procedure, pop, when } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { bearing } from '../board/measure.js'
import { deed, tell } from '../events.js'
import type { Pace } from '../numbers/find-tables.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { total } from '../rules/attempt.js'
import { burdenModifiers } from '../rules/burdens.js'
import { crashesAt, leavesBy, obstaclesNear, outlineAt, touchedAt, turnsAt } from '../rules/driving.js'
import { checkVictory } from '../rules/ending.js'
import { eliminate, wound } from '../rules/harm.js'
import { driveAway } from '../rules/leaving.js'
import { throwAside } from '../rules/running-over.js'
import { carryAlong, isFast, occupantsOf } from '../rules/vehicles.js'
import { type Dwa, figureById, type Vehicle } from '../state.js'
import type { DriveFrame } from './kinds.js'
import { offerAgain } from './reroll.js'

const GO = 0
const CONTROL = 1
const CONTROLLED = 2
const HIT = 3
const HITTEN = 4

/** A vehicle runs its speed: it turns, slides, runs people over, crashes or leaves the table on its way. */
export const drive: Procedure<Dwa, DriveFrame, DwaAction> = {
  run(s, f, play) {
    switch (f.step) {
      case GO:
        return go(s, f, play)
      case CONTROL:
        f.die = play.chance.die(6, 'DWA-16.3.g')
        f.step = CONTROLLED
        if (slideOf(s, f) !== null && f.human >= 0) offerAgain(s, f.human, 'drive')
        return
      case CONTROLLED:
        if (f.again) {
          f.again = false
          f.die = play.chance.die(6, 'DWA-16.3.g')
        }
        return control(s, f, play)
      case HIT:
        f.die = play.chance.die(6, 'DWA-16.3.j')
        f.step = HITTEN
        if (hitOf(s, f) === 'stall' && f.human >= 0) offerAgain(s, f.human, 'drive')
        return
      default:
        if (f.again) {
          f.again = false
          f.die = play.chance.die(6, 'DWA-16.3.j')
        }
        return runOver(s, f, play)
    }
  },
}

const vehicleOf = (s: Dwa, f: DriveFrame): Vehicle => s.vehicles[f.vehicle]!

const modifiersOf = (s: Dwa, f: DriveFrame): Modifier[] =>
  f.human < 0 ? [] : burdenModifiers(s, s.humans[f.human]!, 'drive')

/** On to the next thing that happens. */
function go(s: Dwa, f: DriveFrame, play: Play): void {
  const vehicle = vehicleOf(s, f)
  const leg = f.legs[0]
  if (leg === undefined) {
    pop(s)
    return
  }
  if (f.at === 0 && turnsAt(vehicle.heading, leg)) {
    // [DWA-16.3.f] [DWA-16.3.g] Slowly it turns without a die.
    if (when('DWA-16.3.f', isFast(s, vehicle)) && !f.controlled) f.step = CONTROL
    else turn(s, f, play)
    return
  }
  const path = [{ x: f.x, y: f.y }, leg]
  const length = pathLength(path)
  const obstacles = obstaclesNear(s, f.vehicle, f.legs)
  const before = { x: vehicle.x, y: vehicle.y }
  while (f.at < length) {
    const p = pointAlong(path, f.at + 1)
    const met = meet(s, f, p, vehicle.heading, obstacles)
    if (met !== 'nothing') {
      moved(s, f, before, play)
      met(play)
      return
    }
    f.at++
    vehicle.x = p.x
    vehicle.y = p.y
  }
  moved(s, f, before, play)
  f.legs.shift()
  f.x = vehicle.x
  f.y = vehicle.y
  f.at = 0
}

/** What a vehicle comes upon at a place; nothing, or what is to be done about it. */
function meet(
  s: Dwa,
  f: DriveFrame,
  p: Point,
  heading: number,
  obstacles: ReturnType<typeof obstaclesNear>,
): 'nothing' | ((play: Play) => void) {
  const vehicle = vehicleOf(s, f)
  const outline = outlineAt(vehicle, p, heading)
  const edge = leavesBy(s, f.vehicle, outline)
  if (typeof edge === 'string')
    return (play) => {
      pop(s)
      driveAway(s, f.vehicle, edge, play)
    }
  // Nobody drives over another edge: the vehicle comes to a stop there.
  if (edge !== null) return (play) => halt(s, f, 'stopped-at-edge', 'R-83', play)
  if (when('R-77.6', crashesAt(vehicle, p, heading, obstacles))) return (play) => crash(s, f, play)
  const hits = touchedAt(s, outline)
  if (hits.length === 0) return 'nothing'
  return () => {
    f.hits = hits.map(({ id }) => id)
    f.step = HIT
  }
}

/** Tells how far it came since the last thing that happened. */
function moved(s: Dwa, f: DriveFrame, before: Point, play: Play): void {
  const vehicle = vehicleOf(s, f)
  carryAlong(s, f.vehicle)
  const length = pathLength([before, vehicle])
  if (length === 0) return
  tell(s, play, {
    kind: f.legs[0]!.slides ? 'slid' : 'drove',
    rule: f.legs[0]!.slides ? 'R-77.5' : 'DWA-16.3.d',
    data: { vehicle: { word: `vehicle.${vehicle.kind}` }, length },
    about: {
      vehicle: f.vehicle,
      heading: vehicle.heading,
      path: [
        [before.x, before.y],
        [vehicle.x, vehicle.y],
      ],
    },
  })
}

/** Into the direction of the leg. It may run a figure over by that, or swing into a wall. */
function turn(s: Dwa, f: DriveFrame, play: Play): void {
  const vehicle = vehicleOf(s, f)
  const { heading } = f.legs[0]!
  const met = meet(s, f, vehicle, heading, obstaclesNear(s, f.vehicle, f.legs))
  f.step = GO
  if (met === 'nothing') {
    vehicle.heading = heading
    f.controlled = false
  } else met(play)
}

/** [DWA-16.3.g] To which side it slides; `null` for none. */
function slideOf(s: Dwa, f: DriveFrame): 'left' | 'right' | null {
  const score = total(f.die, modifiersOf(s, f))
  if (score >= numbersOf(s.options).scores.control) return null
  return score <= 1 ? 'left' : 'right'
}

/** [DWA-16.3.g] It turns, and is then perhaps shifted sideways with all that it had still to drive. */
function control(s: Dwa, f: DriveFrame, play: Play): void {
  const vehicle = vehicleOf(s, f)
  const side = slideOf(s, f)
  told(s, f, side === null ? 'control-held' : `control-lost-${side}`, 'DWA-16.3.g', play, [
    'scores.control',
    'distances.slow',
  ])
  const leg = f.legs[0]!
  f.step = GO
  f.controlled = true
  if (side !== null) {
    const dice = play.chance.dice(2, 6, 'R-77.5')
    const mm = (dice[0]! + dice[1]!) * numbersOf(s.options).distances.slide
    tell(
      s,
      play,
      {
        kind: 'slides',
        rule: 'R-77.5',
        dice,
        data: { vehicle: { word: `vehicle.${vehicle.kind}` }, length: mm },
        about: { vehicle: f.vehicle },
      },
      ['distances.slide'],
    )
    const { x, y } = displacement(leg.heading + (side === 'left' ? -90 : 90), mm)
    for (const rest of f.legs) {
      rest.x += x
      rest.y += y
    }
    f.legs.unshift({ x: vehicle.x + x, y: vehicle.y + y, heading: leg.heading, slides: true })
    f.x = vehicle.x
    f.y = vehicle.y
    f.at = 0
  }
}

/** [DWA-16.3.j] What the die does to the figure that was touched. */
function hitOf(s: Dwa, f: DriveFrame): 'stall' | 'thrown' | 'elim' {
  const pace: Pace = isFast(s, vehicleOf(s, f)) ? 'fast' : 'slow'
  const { thrown, elim } = numbersOf(s.options).tables.runOver[pace]
  const score = total(f.die, modifiersOf(s, f))
  return score >= elim ? 'elim' : score >= thrown ? 'thrown' : 'stall'
}

/** One die for everybody who is touched at once, the dead and the living. */
function runOver(s: Dwa, f: DriveFrame, play: Play): void {
  const vehicle = vehicleOf(s, f)
  const hit = hitOf(s, f)
  const pace: Pace = isFast(s, vehicle) ? 'fast' : 'slow'
  told(s, f, `run-over-${hit}`, 'DWA-16.3.j', play, [`tables.runOver.${pace}`, 'distances.slow'])
  f.step = GO
  if (hit === 'stall') {
    stall(s, f, play)
    return
  }
  const leg = f.legs[0]!
  const direction = leg.slides ? bearing(f, leg) : leg.heading
  for (const id of f.hits) {
    const figure = figureById(s, id)
    if (figure === null) continue
    // To the credit of the driver, and from afar.
    if (hit === 'elim') {
      const by = f.human < 0 ? null : f.human
      eliminate(s, figure, { by, close: false, rule: 'DWA-16.3.j' }, play)
    } else if (!throwAside(s, figure, f.vehicle, direction, play)) {
      halt(s, f, 'stopped', 'R-77.7', play)
      return
    }
  }
  f.hits = []
  checkVictory(s, 'now', play)
}

/** A roll of the driver, or of a vehicle that nobody drives. */
function told(s: Dwa, f: DriveFrame, kind: string, rule: string, play: Play, used: readonly string[] = []): void {
  const driver = s.humans[f.human]
  const { kind: word } = vehicleOf(s, f)
  const data = { vehicle: { word: `vehicle.${word}` }, count: f.hits.length }
  const about = { vehicle: f.vehicle, figures: f.hits.join(' ') }
  const event = driver === undefined ? { kind, rule, data, about } : deed(kind, rule, driver, data, about)
  tell(s, play, { ...event, dice: [f.die], modifiers: modifiersOf(s, f) }, used)
}

/** It stops dead and must be started again. */
function stall(s: Dwa, f: DriveFrame, play: Play): void {
  vehicleOf(s, f).running = false
  halt(s, f, 'stalled', 'R-77.1', play)
}

function halt(s: Dwa, f: DriveFrame, kind: string, rule: string, play: Play): void {
  const vehicle = vehicleOf(s, f)
  vehicle.speed = 0
  tell(s, play, {
    kind,
    rule,
    data: { vehicle: { word: `vehicle.${vehicle.kind}` } },
    about: { vehicle: f.vehicle },
  })
  pop(s)
}

/** [DWA-16.3.h] A wreck, and a die of wounds for everybody in it, the driver too. */
function crash(s: Dwa, f: DriveFrame, play: Play): void {
  const vehicle = vehicleOf(s, f)
  vehicle.wrecked = true
  vehicle.running = false
  halt(s, f, 'crashed', 'DWA-16.3.h', play)
  for (const human of occupantsOf(s, f.vehicle)) {
    const die = play.chance.die(6, 'DWA-16.3.h')
    tell(s, play, { ...deed('crash-wounds', 'R-77.6', human, { count: die }), dice: [die] })
    wound(s, human, die, 'DWA-16.3.h', play)
  }
}
