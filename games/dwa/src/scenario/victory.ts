import { type Point, polygonContains } from '@shamble/geometry'
import { type Seat, when } from '@shamble/kernel'
import { at, boardOf } from '../board/board.js'
import { type Human, isActive, isAlive, type Table } from '../state.js'
import { type Condition, EDGES, type Edge, type Scenario, type ScenarioObjective } from './scenario.js'

/** In the middle of a turn, or when it is over: some things count only then. */
export type Moment = 'now' | 'turn'

/** Of a team, or of the dead over it; experience follows it [DWA-16.4.1.b]. */
export const RESULTS = ['major', 'minor', 'deadMinor', 'deadMajor'] as const
export type Result = (typeof RESULTS)[number]

/** Why a match is over. */
export const ENDINGS = ['gone', 'cleared', 'ends', 'turns'] as const
export type Ending = (typeof ENDINGS)[number]

export interface Verdict {
  /** Objectives that were not reached before. */
  readonly reached: readonly { readonly team: Seat; readonly objective: string }[]
  readonly over: boolean
  readonly reason: Ending
  /** Team by team, once it is over. */
  readonly results: readonly Result[]
}

/** Whether the match is decided, and what each team has of it. */
export function victoryOf(s: Table, moment: Moment): Verdict {
  const { objectives } = boardOf(s.options).scenario
  const reached = s.teams.flatMap((team, seat) =>
    objectives
      .filter((objective) => isBroughtAbout(objective) && !team.reached.includes(objective.id))
      .filter((objective) => objectiveReached(s, seat, objective, moment))
      .map(({ id }) => ({ team: seat, objective: id })),
  )
  const reason = endingOf(s, moment)
  const results = reason === null ? [] : s.teams.map((_, seat) => resultOf(s, seat, moment))
  return { reached, over: reason !== null, reason: reason ?? 'turns', results }
}

/** The others hold from the beginning, until they are lost. */
const isBroughtAbout = ({ kind }: ScenarioObjective): boolean => kind !== 'alive' && kind !== 'hold'

function endingOf(s: Table, moment: Moment): Ending | null {
  const { victory, ends, turnLimit } = boardOf(s.options).scenario
  if (isGone(s)) return 'gone'
  if (victory === undefined && when('R-83', s.zombies.length === 0)) return 'cleared'
  if (ends !== undefined && s.teams.every((_, seat) => holds(s, seat, ends, moment))) return 'ends'
  if (turnLimit !== undefined && hasEnded(s, turnLimit, moment)) return 'turns'
  return null
}

/** Nobody of a team is on the table, nor waits beside it. */
function isGone({ humans }: Table): boolean {
  return !humans.some((human) => human.team >= 0 && (isActive(human) || human.whereabouts === 'waiting'))
}

const hasEnded = ({ turn }: Table, which: number, moment: Moment): boolean =>
  turn > which || (turn === which && moment === 'turn')

function resultOf(s: Table, team: Seat, moment: Moment): Result {
  const { victory } = boardOf(s.options).scenario
  if (victory === undefined) return withoutScenario(s, team)
  if (holds(s, team, victory.major, moment)) return 'major'
  if (holds(s, team, victory.minor, moment)) return 'minor'
  return holds(s, team, victory.dead, moment) ? 'deadMajor' : 'deadMinor'
}

/** The fallback: the living win when no zombie is left or the last of them has left, the dead when nobody lives. */
function withoutScenario(s: Table, team: Seat): Result {
  const living = livingOf(s, team)
  if (living.length === 0) return 'deadMajor'
  const away = living.every(({ whereabouts }) => whereabouts === 'left')
  return when('R-83', s.zombies.length === 0 || away) ? 'major' : 'deadMinor'
}

const livingOf = ({ humans }: Table, team: Seat): Human[] =>
  humans.filter((human) => human.team === team && isAlive(human))

/** Whether a condition holds for a team. */
export function holds(s: Table, team: Seat, condition: Condition, moment: Moment): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(s, team, one, moment))
  if ('any' in condition) return condition.any.some((one) => holds(s, team, one, moment))
  if ('not' in condition) return !holds(s, team, condition.not, moment)
  if ('objective' in condition) {
    const objective = boardOf(s.options).scenario.objectives.find(({ id }) => id === condition.objective)
    return objective !== undefined && objectiveReached(s, team, objective, moment)
  }
  if ('survivors' in condition) return livingOf(s, team).length >= condition.survivors
  if ('survivingShare' in condition)
    return 100 * livingOf(s, team).length >= condition.survivingShare * s.teams[team]!.began
  if ('zombies' in condition) return s.zombies.length <= condition.zombies
  if ('turn' in condition) return hasEnded(s, condition.turn, moment)
  return isGone(s)
}

/** Whether a team has what an objective asks for. */
export function objectiveReached(s: Table, team: Seat, objective: ScenarioObjective, moment: Moment): boolean {
  if (objective.team !== undefined && objective.team !== team) return false
  switch (objective.kind) {
    case 'leave': {
      const left = s.humans.filter((human) => human.team === team && human.whereabouts === 'left')
      const there = left.filter(
        (human) => edgeLeftBy(s, human) === objective.edge && (!objective.vehicle || human.vehicle >= 0),
      )
      return there.length >= objective.count
    }
    case 'reach': {
      if (s.teams[team]!.reached.includes(objective.id)) return true
      if (moment === 'now') return false
      const outline = objective.outline.map(at)
      const there = s.humans.filter(
        (human) =>
          human.team === team &&
          isActive(human) &&
          human.level === (objective.level ?? 0) &&
          polygonContains(outline, placeOf(s, human)),
      )
      return there.length >= objective.count
    }
    case 'carry':
      return livingOf(s, team).some(
        ({ pouch, whereabouts }) =>
          pouch.objects.some(({ of }) => of === objective.object) && (!objective.away || whereabouts === 'left'),
      )
    case 'search': {
      const { rooms } = boardOf(s.options)
      const searched = rooms.filter(({ id }, i) => objective.rooms.includes(id) && s.rooms[i]!.searched > 0)
      return searched.length >= objective.count
    }
    case 'kill':
      return killsOf(s, team) >= objective.count
    case 'rescue':
      return livingOf(s, team).some(
        ({ key, whereabouts }) => key === objective.neutral && (!objective.away || whereabouts === 'left'),
      )
    case 'alive':
      return (
        s.humans.filter((human) => objective.neutrals.includes(human.key) && isAlive(human)).length >= objective.count
      )
    case 'hold':
      return objective.openings.filter((i) => s.openings[i]?.state === 'broken').length <= objective.broken
  }
}

/** Zombies that a team has eliminated in this game, its fallen included. */
export function killsOf({ humans }: Pick<Table, 'humans'>, team: Seat): number {
  return humans.reduce((sum, human) => (human.team === team ? sum + human.kills + human.closeKills : sum), 0)
}

const placeOf = (s: Table, human: Human): Point => (human.vehicle >= 0 ? s.vehicles[human.vehicle]! : human)

/** A figure who has left was last at the edge by which they did: the nearest of those that were open to them. */
function edgeLeftBy(s: Table, human: Human): Edge | null {
  const { width, depth, scenario } = boardOf(s.options)
  const { x, y } = placeOf(s, human)
  const far: Readonly<Record<Edge, number>> = { north: y, east: width - x, south: depth - y, west: x }
  return edgesToLeaveBy(scenario, human.team).reduce<Edge | null>(
    (nearest, edge) => (nearest === null || far[edge] < far[nearest] ? edge : nearest),
    null,
  )
}

/** By which edges a team may leave the table. */
export function edgesToLeaveBy({ exits = [], objectives }: Scenario, team: Seat): readonly Edge[] {
  const wanted = objectives.flatMap((objective) =>
    objective.kind === 'leave' && (objective.team ?? team) === team ? [objective.edge] : [],
  )
  return EDGES.filter((edge) => exits.includes(edge) || wanted.includes(edge))
}
