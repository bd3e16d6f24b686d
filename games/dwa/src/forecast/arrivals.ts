import { boardOf } from '../board/board.js'
import { methodsOf } from '../methods.js'
import type { Arrival } from '../scenario/scenario.js'
import type { Table } from '../state.js'

/** The ways in which the dead come in this match. */
export const methodsNow = ({ options }: Pick<Table, 'options'>): readonly Arrival[] =>
  methodsOf(options, boardOf(options).scenario.arrivals)
