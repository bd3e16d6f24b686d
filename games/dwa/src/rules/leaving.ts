import type { Play } from '@shamble/kernel'
import { boardOf, FOOTPRINTS } from '../board/board.js'
import { deed, tell } from '../events.js'
import type { Edge } from '../scenario/scenario.js'
import type { Dwa, Human, Table } from '../state.js'
import { checkVictory } from './ending.js'
import { occupantsOf } from './vehicles.js'

/** How far the base of a figure is from an edge of the table. */
export function gapToEdge(s: Pick<Table, 'options'>, { x, y }: { x: number; y: number }, edge: Edge): number {
  const { width, depth } = boardOf(s.options)
  const far: Readonly<Record<Edge, number>> = { north: y, east: width - x, south: depth - y, west: x }
  return Math.max(0, Math.ceil(far[edge] - s.options.baseMm / 2))
}

/** A place on the edge: where a figure was last who has left by it. */
export function onEdge(s: Pick<Table, 'options'>, { x, y }: { x: number; y: number }, edge: Edge) {
  const { width, depth } = boardOf(s.options)
  const at: Readonly<Record<Edge, { x: number; y: number }>> = {
    north: { x, y: 0 },
    east: { x: width, y },
    south: { x, y: depth },
    west: { x: 0, y },
  }
  return at[edge]
}

/** A figure leaves the table alive, with all that they carry: they are not lost. */
export function leaveTable(s: Dwa, human: Human, edge: Edge, play: Play): void {
  depart(s, human, edge, play)
  checkVictory(s, 'now', play)
}

/** A vehicle drives over an edge with everybody in it. */
export function driveAway(s: Dwa, i: number, edge: Edge, play: Play): void {
  const vehicle = s.vehicles[i]!
  const { length } = FOOTPRINTS[vehicle.kind]
  const { x, y } = onEdge(s, vehicle, edge)
  const leaving = occupantsOf(s, i)
  // Beyond the edge, where it is in nobody's way.
  vehicle.x = edge === 'west' ? -length : edge === 'east' ? x + length : x
  vehicle.y = edge === 'north' ? -length : edge === 'south' ? y + length : y
  vehicle.speed = 0
  for (const human of leaving) depart(s, human, edge, play)
  checkVictory(s, 'now', play)
}

function depart(s: Dwa, human: Human, edge: Edge, play: Play): void {
  const { x, y } = onEdge(s, human, edge)
  const path = [
    [human.x, human.y],
    [x, y],
  ]
  human.x = x
  human.y = y
  // Alive, and counted among the living.
  human.whereabouts = 'left'
  human.drives = false
  human.burning = null
  human.stunned = false
  tell(s, play, deed('left', 'R-94', human, { edge: { word: `edge.${edge}` } }, { edge, path }))
}
