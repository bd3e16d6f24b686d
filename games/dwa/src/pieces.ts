import { boardOf } from './board/board.js'
import { numbersOf } from './numbers/house-numbers.js'
import type { DwaOptions } from './options.js'
import { emptyPouch } from './rules/gear.js'
import { SEATS_OF } from './rules/seats.js'
import { freshTurn, type Human, type Opening, type Room, type Vehicle } from './state.js'
import type { Sheet } from './teams/sheet.js'

/** Doors and windows as the scenario has them. */
export const openingsOf = (options: DwaOptions): Opening[] =>
  boardOf(options).scenario.openings.map(({ state, barricaded }) => newOpening(state, barricaded ?? false))

export const roomsOf = (options: DwaOptions): Room[] =>
  boardOf(options).scenario.rooms.map(({ explored }) => ({ explored, searched: 0 }))

export const vehiclesOf = (options: DwaOptions): Vehicle[] =>
  boardOf(options).scenario.vehicles.map(({ kind, at, heading, keys, empty, seats }) => ({
    kind,
    x: at[0],
    y: at[1],
    heading,
    speed: 0,
    running: false,
    newBattery: false,
    wrecked: false,
    hasKeys: keys ?? false,
    empty: empty ?? false,
    seats: seats ?? SEATS_OF[kind],
    window: newOpening('closed', false),
    searched: 0,
    drove: false,
  }))

export const newOpening = (state: Opening['state'], barricaded: boolean): Opening => ({
  state,
  barricaded,
  work: 0,
  failed: 0,
  workedIn: -1,
})

/** A character on its way to the table. */
export function humanOf(id: number, team: number, sheet: Sheet): Human {
  return {
    ...sheet,
    id,
    team,
    key: '',
    kills: 0,
    closeKills: 0,
    x: 0,
    y: 0,
    level: 0,
    facing: 0,
    posture: 'standing',
    stunned: false,
    burning: null,
    whereabouts: 'waiting',
    vehicle: -1,
    drives: false,
    hanging: 0,
    lastMan: false,
    cameBy: -1,
    diedIn: 0,
    stays: false,
    fearTests: 0,
    joined: 0,
    now: freshTurn(),
  }
}

/** Level 1, without ability, flaw or weapon. */
export function neutralSheet(
  options: DwaOptions,
  { name, archetype, gender }: Pick<Sheet, 'name' | 'archetype' | 'gender'>,
): Sheet {
  return {
    name,
    gender,
    archetype,
    sub: 'none',
    xp: 0,
    rank: 1,
    morale: numbersOf(options).morale,
    abilities: [],
    flaws: [],
    trauma: 0,
    disorders: [],
    wounds: 0,
    bitten: false,
    weapons: [],
    hands: [],
    pouch: emptyPouch(),
    kills: 0,
    closeKills: 0,
  }
}
