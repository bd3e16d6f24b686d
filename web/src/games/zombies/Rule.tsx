import type { ReactNode } from 'react'
import { Rule as TableRule } from '../../table/Rule.js'
import type { TablePart } from '../table-game.js'

/** A rule's number: it opens the rule beside the board. */
export function Rule({ part, id }: { part: Pick<TablePart, 'openRule'>; id: string }): ReactNode {
  return <TableRule id={id} open={part.openRule} />
}
