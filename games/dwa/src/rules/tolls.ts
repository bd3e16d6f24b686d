import { SHUT } from '@shamble/geometry'
import { boardOf, onLevel } from '../board/board.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Table } from '../state.js'

/** What each gate of `waysOf` costs to pass: shut openings cannot be passed, sills and low pieces cost a step. */
export function tollsOf(s: Pick<Table, 'options' | 'openings'>): number[] {
  const board = boardOf(s.options)
  const { costs, distances } = numbersOf(s.options)
  const crossing = (distances.step * costs.cross) / Math.max(1, costs.move)
  return [
    ...board.openings.map(({ kind }, i) =>
      s.openings[i]!.state === 'closed' ? SHUT : kind === 'window' ? crossing : 0,
    ),
    ...onLevel(board, 0).low.map(() => crossing),
  ]
}
