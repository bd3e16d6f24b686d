import type { DawnAction, DawnView } from '@shamble/game-dawn/table'
import type { ReactNode } from 'react'
import { Readout as Panel } from '../../table/Readout.js'
import type { TablePart } from '../table-game.js'
import { factsOf } from './readout-facts.js'

export function Readout(part: TablePart<DawnAction, DawnView>): ReactNode {
  return <Panel name="odds" facts={factsOf(part)} openRule={part.openRule} />
}
