import { type Play, when } from '@shamble/kernel'
import { combined } from '../data/vehicles.js'
import { narrate } from '../events.js'
import type { LivingTurnFrame } from '../frames/kinds-turns.js'
import { livingSeats } from '../seats.js'
import type { DeadDice } from '../state.js'
import { isEmpty, lower, reservesInPlay } from './reserves.js'

/** [DD-2.11] [DD-15.30] Once in each living turn hunger drives people away, if there are any [DD-15.72]. */
export function strikeFamine(s: DeadDice, f: LivingTurnFrame, play: Play): void {
  if (f.famine || !when('DD-2.11', isEmpty(s, 'provisions'))) return
  f.famine = true
  if (!when('DD-15.72', reservesInPlay(s).includes('survivors'))) return
  play.emit?.({ kind: 'famine', rule: 'DD-2.11' })
  narrate(s, play, 'famine')
  lower(s, 'survivors', 'DD-2.11', play)
}

/** [DD-2.7] [DD-15.30] A refuge that is still unsafe is given up. Says whether it was. */
export function strikeShelter(s: DeadDice, play: Play): boolean {
  if (!when('DD-2.7', isEmpty(s, 'shelter'))) return false
  s.group.hasShelter = false
  s.group.refugeIsVehicle = false
  play.emit?.({ kind: 'refuge-abandoned', rule: 'DD-2.7' })
  return true
}

/** [DD-3.24] At the end of each living turn: more people than the vehicle holds in comfort. */
export function strikeCrowding(s: DeadDice, play: Play): void {
  const { vehicle, refugeIsVehicle, companions } = s.group
  if (vehicle === null || !when('DD-3.24', when('DD-3.21', refugeIsVehicle))) return
  if (!reservesInPlay(s).includes('survivors')) return
  const people = livingSeats(s).length + companions.filter(({ alive }) => alive).length
  const trailer = when('DD-3.26', vehicle.trailer !== null) ? vehicle.trailer : null
  const { capacity } = combined(vehicle.kind, trailer)!
  if (!when('DD-3.24', people > capacity)) return
  play.emit?.({ kind: 'overcrowded', rule: 'DD-3.24', data: { people, capacity } })
  lower(s, 'survivors', 'DD-3.24', play)
}
