import { freshState, type Play } from '@shamble/kernel'
import { boardOf } from './board/board.js'
import { copySheet } from './clone.js'
import { matchFrame } from './frames/kinds.js'
import type { DwaOptions } from './options.js'
import { humanOf, neutralSheet, openingsOf, roomsOf, vehiclesOf } from './pieces.js'
import { thingOf } from './scenario/things.js'
import { seatsOf } from './seats.js'
import { type Dwa, type Human, NEUTRAL } from './state.js'
import { issueLoads } from './teams/issue.js'
import { teamsOf } from './teams/teams-of.js'

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
