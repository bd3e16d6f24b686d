import { polygonContains } from '@shamble/geometry'
import type { Seat } from '@shamble/kernel'
import { at, boardOf } from '../board/board.js'
import type { ScenarioObjective } from '../scenario/scenario.js'
import { killsOf, objectiveReached } from '../scenario/victory.js'
import { isActive, isAlive, type Table } from '../state.js'

/** How far a team is with an objective, where it is something that is counted. */
export interface Progress {
  readonly isReached: boolean
  readonly now: number
  readonly need: number
}

/** For tables: what decides stands in `objectiveReached`. */
export function progressOf(s: Table, team: Seat, objective: ScenarioObjective): Progress {
  const isReached = objectiveReached(s, team, objective, 'turn')
  const [now, need] = counted(s, team, objective)
  return { isReached, now: isReached ? Math.max(now, need) : Math.min(now, Math.max(0, need - 1)), need }
}

function counted(s: Table, team: Seat, objective: ScenarioObjective): readonly [number, number] {
  const mine = s.humans.filter((human) => human.team === team)
  switch (objective.kind) {
    case 'leave':
      return [mine.filter(({ whereabouts }) => whereabouts === 'left').length, objective.count]
    case 'reach': {
      const outline = objective.outline.map(at)
      return [mine.filter((human) => isActive(human) && polygonContains(outline, human)).length, objective.count]
    }
    case 'search': {
      const { rooms } = boardOf(s.options)
      return [
        rooms.filter(({ id }, i) => objective.rooms.includes(id) && s.rooms[i]!.searched > 0).length,
        objective.count,
      ]
    }
    case 'kill':
      return [killsOf(s, team), objective.count]
    case 'alive':
      return [
        s.humans.filter((human) => objective.neutrals.includes(human.key) && isAlive(human)).length,
        objective.count,
      ]
    default:
      return [0, 1]
  }
}
