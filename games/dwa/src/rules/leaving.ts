import { type Play, when } from '@shamble/kernel'
import { boardOf } from '../board/board.js'
import { deed, tell } from '../events.js'
import type { Edge } from '../scenario/scenario.js'
import type { Dwa, Human, Table } from '../state.js'
import { checkVictory } from './ending.js'

/** How far the base of somebody is from an edge of the table. */
export function gapToEdge(s: Pick<Table, 'options'>, { x, y }: { x: number; y: number }, edge: Edge): number {
  const { width, depth } = boardOf(s.options)
  const far: Readonly<Record<Edge, number>> = { north: y, east: width - x, south: depth - y, west: x }
  return Math.max(0, Math.ceil(far[edge] - s.options.baseMm / 2))
}

/** A place on the edge: where somebody was last who has left by it. */
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

/** Somebody leaves the table alive, with all that he carries: he is not lost. */
export function leaveTable(s: Dwa, human: Human, edge: Edge, play: Play): void {
  const { x, y } = onEdge(s, human, edge)
  const path = [
    [human.x, human.y],
    [x, y],
  ]
  if (human.whereabouts === 'table') {
    human.x = x
    human.y = y
  }
  human.whereabouts = when('R-94', human.team >= 0) ? 'left' : human.whereabouts
  human.burning = null
  human.stunned = false
  tell(s, play, deed('left', 'R-94', human, { edge: { word: `edge.${edge}` } }, { edge, path }))
  checkVictory(s, 'now', play)
}
