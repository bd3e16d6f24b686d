import type { ReactNode } from 'react'
import type { TablePart } from '../table-game.js'

/** `1.3.2.a`, `fear`: on the table without the game's prefix. */
export const shortRule = (id: string): string => id.replace(/^ZMB-(card\.)?/, '')

/** A rule's number: it opens the rule beside the board. */
export function Rule({ part, id }: { part: Pick<TablePart, 'openRule'>; id: string }): ReactNode {
  return (
    <button type="button" className="rule" onClick={() => part.openRule(id)}>
      {shortRule(id)}
    </button>
  )
}
