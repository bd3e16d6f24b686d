import type { ReactNode } from 'react'
import { Pool } from './Pool.js'
import type { Part } from './part.js'
import { Reserves } from './Reserves.js'
import { shownAction } from './shown.js'

/** The odds of what is pointed at, else of what the filled key does; where there are none, how the group stands. */
export function Readout(part: Part): ReactNode {
  const { view, words, openRule } = part
  const action = shownAction(part)
  if (action === null) return <Reserves view={view} words={words} openRule={openRule} />
  return <Pool {...{ view, action, words, openRule }} />
}
