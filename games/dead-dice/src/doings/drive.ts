import { type Play, when } from '@shamble/kernel'
import { runOverDifficulty } from '../data/difficulty.js'
import { CONTACT_CELL, STRIDE } from '../data/ladder.js'
import { ACTIONS } from '../data/tags.js'
import { combined } from '../data/vehicles.js'
import type { TurnFrame } from '../frames/kinds-fight.js'
import { type Attack, kill, noteAtOnce } from '../rules/kills.js'
import { firstCell, releaseFrom, towards } from '../rules/ladder.js'
import { hearLoud } from '../rules/own-acts.js'
import type { PoolPart } from '../rules/pool.js'
import { farCell } from '../rules/purchases.js'
import { setReserve } from '../rules/reserves.js'
import { isPresent } from '../seats.js'
import type { DeadDice, Horde, Vehicle } from '../state.js'
import { type Doing, helpSets, standIn, testOf } from './doing.js'

const [approach] = ACTIONS.runOver
const WHEELS: Attack = { way: 'ranged', harder: 0, rule: 'DD-8.15' }

/** [DD-8.15] Behind the wheel: the group's vehicle waits where the survivors came in. */
export const takeWheel: Doing<'takeWheel'> = {
  type: 'takeWheel',
  costs: 'action',

  offer(s, f, to) {
    const stand = standIn(s, f)
    if (drivable(s) === null || stand.driving || stand.cell !== CONTACT_CELL) return
    if (!s.scene!.stands.some((other) => other.driving && isPresent(s, other))) to.legal({ type: 'takeWheel' })
  },

  start(s, f, _action, play) {
    standIn(s, f).driving = true
    play.emit?.({ kind: 'at-the-wheel', rule: 'DD-8.15', seat: f.seat })
  },

  refuse: (s) => (drivable(s) === null ? 'DD-3.22' : 'DD-8.15'),
}

/** [DD-3.22] At Wear 0 it is a wreck. */
function drivable(s: DeadDice): Vehicle | null {
  const { vehicle } = s.group
  return vehicle !== null && when('DD-3.22', vehicle.wear > 0) ? vehicle : null
}

/** [DD-8.15] [DD-15.43] Up to 2 cells, over any number of zombies on the cells left or entered. */
export const runOver: Doing<'runOver'> = {
  type: 'runOver',
  costs: 'attack',

  offer(s, f, to) {
    const stand = standIn(s, f)
    if (!stand.driving || drivable(s) === null) return
    const left = STRIDE.survivor - f.walked
    const last = Math.min(farCell(s), stand.cell + left)
    for (let cell = Math.max(firstCell(s), stand.cell - left); cell <= last; cell++) {
      if (cell === stand.cell) continue
      const most = onTheWay(s, stand.cell, cell).reduce((sum, { size }) => sum + size, 0)
      for (const helpers of helpSets(s, approach.tags))
        for (let zombies = 1; when('DD-15.43', zombies <= most); zombies++)
          to.legal({ type: 'runOver', cell, zombies, helpers })
    }
  },

  test(s, f, { zombies, helpers }) {
    const { kind, trailer } = s.group.vehicle!
    const { solidity } = combined(kind, trailer)!
    // [DD-8.16] Half of what is run down, rounded up.
    const difficulty = runOverDifficulty(zombies)
    const dice: PoolPart[] = solidity === 0 ? [] : [{ rule: 'DD-3.23', value: solidity, why: 'solidity' }]
    return testOf(s, f.seat, 'runOver', approach, { rule: 'DD-8.16', difficulty }, helpers, dice)
  },

  resolve(s, f, { cell, zombies }, { made }, play) {
    const stand = standIn(s, f)
    runDown(s, f, stand.cell, cell, zombies, play)
    hearLoud(s, play)
    releaseFrom(s.scene!, f.seat)
    stand.cell = cell
    f.walked = STRIDE.survivor
    if (!made) damage(s, f, play)
  },

  refuse: (s, f) => (standIn(s, f).driving && drivable(s) === null ? 'DD-3.22' : 'DD-8.15'),
}

/** Groups on the cell that is left and on those that are entered, in the order of the way. */
function onTheWay(s: DeadDice, from: number, to: number): Horde[] {
  const met: Horde[] = []
  for (let cell = from; ; cell = towards(cell, to)) {
    for (const horde of s.scene!.hordes) if (horde.cell === cell) met.push(horde)
    if (cell === to) return met
  }
}

/** [DD-15.82] Special zombies go under like any other. */
function runDown(s: DeadDice, f: TurnFrame, from: number, to: number, zombies: number, play: Play): void {
  let left = zombies
  for (const horde of onTheWay(s, from, to)) {
    if (left === 0) break
    const count = Math.min(left, horde.size)
    left -= count
    kill(s, horde, count, f.seat, WHEELS, play)
  }
  s.survivors[f.seat]!.deeds.runOver += zombies
  noteAtOnce(s, f.seat, zombies)
}

/** [DD-8.16] [DD-3.22] A wreck leaves its passengers on its cell; if it was the only refuge Shelter is Empty. */
function damage(s: DeadDice, f: TurnFrame, play: Play): void {
  const vehicle = s.group.vehicle!
  vehicle.wear--
  play.emit?.({ kind: 'vehicle-damaged', rule: 'DD-8.16', seat: f.seat, about: { wear: vehicle.wear } })
  if (!when('DD-3.22', vehicle.wear === 0)) return
  standIn(s, f).driving = false
  s.survivors[f.seat]!.deeds.wrecked = true
  play.emit?.({ kind: 'vehicle-wrecked', rule: 'DD-3.22', seat: f.seat })
  if (!s.group.refugeIsVehicle) return
  s.group.refugeIsVehicle = false
  s.group.hasShelter = false
  setReserve(s, 'shelter', 'empty', 'DD-3.22', play)
}
