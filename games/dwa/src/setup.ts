import { freshState, type Play } from '@shamble/kernel'
import { boardOf } from './board/board.js'
import { copySheet } from './clone.js'
import { matchFrame } from './frames/kinds.js'
import { numbersOf } from './numbers/house-numbers.js'
import type { DwaOptions } from './options.js'
import { emptyPouch } from './rules/gear.js'
import { SEATS_OF } from './rules/seats.js'
import { thingOf } from './scenario/things.js'
import { type Dwa, freshTurn, type Human, NEUTRAL, type Opening, type Room, type Vehicle } from './state.js'
import { issueLoads } from './teams/issue.js'
import type { Sheet } from './teams/sheet.js'
import { teamsOf } from './teams/teams-of.js'

export const TEAM_WORDS = ['first', 'second', 'third', 'fourth'] as const

export const seatsOf = ({ players, zombieSeat }: DwaOptions): readonly string[] => [
  ...TEAM_WORDS.slice(0, players),
  ...(zombieSeat ? ['dead'] : []),
]

/** The table as the scenario has it, and the teams that wait beside it. */
export function setupDwa(options: DwaOptions, play: Play): Dwa {
  const { scenario } = boardOf(options)
  const teams = teamsOf(options)
  const humans: Human[] = []
  for (const [team, { members }] of teams.entries())
    for (const sheet of members) humans.push(humanOf(humans.length, team, issueLoads(options, copySheet(sheet), play)))
  for (const neutral of scenario.neutrals) {
    const human = humanOf(humans.length, NEUTRAL, neutralSheet(options, neutral))
    humans.push({
      ...human,
      key: neutral.id,
      whereabouts: 'table',
      x: neutral.at[0],
      y: neutral.at[1],
      level: neutral.level ?? 0,
    })
  }
  return freshState(options, seatsOf(options).length, matchFrame(), {
    options,
    teams: teams.map(({ name, members, fallen, size }) => ({
      name,
      began: members.length,
      reached: [],
      size: size ?? members.length,
      fallen: [...(fallen ?? [])],
    })),
    humans,
    zombies: [],
    nextZombie: -1,
    openings: openingsOf(options),
    rooms: roomsOf(options),
    vehicles: vehiclesOf(options),
    lying: scenario.objects.map((object, i) => ({
      id: i,
      x: object.at[0],
      y: object.at[1],
      level: object.level ?? 0,
      thing: thingOf(object),
    })),
    nextLying: scenario.objects.length,
    destroyed: 0,
    ending: '',
    result: [],
  }) as Dwa
}

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
