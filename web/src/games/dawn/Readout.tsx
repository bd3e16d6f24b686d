import type { ReactNode } from 'react'
import { Readout as Panel } from '../../table/Readout.js'
import type { Part } from './part.js'
import { factsOf } from './readout-facts.js'

export function Readout(part: Part): ReactNode {
  return <Panel name="odds" facts={factsOf(part)} openRule={part.openRule} />
}
