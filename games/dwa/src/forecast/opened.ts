import type { DwaOptions } from '../options.js'
import { openingsOf, roomsOf, vehiclesOf } from '../pieces.js'
import type { Table } from '../state.js'

/** The table of a scenario before anybody is on it, for a player who chooses one. */
export function openedView(options: DwaOptions): Table {
  return {
    options,
    turn: 0,
    teams: [],
    humans: [],
    zombies: [],
    openings: openingsOf(options),
    rooms: roomsOf(options),
    vehicles: vehiclesOf(options),
    lying: [],
  }
}
