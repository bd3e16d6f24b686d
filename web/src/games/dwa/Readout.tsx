import dwa from '@shamble/game-dwa/module'
import type { DwaAction } from '@shamble/game-dwa/table'
import type { ReactNode } from 'react'
import { oddsReadout } from '../../default/OddsReadout.js'
import type { TablePart } from '../table-game.js'
import { After } from './After.js'
import { acting, behindPlan } from './acting.js'
import { shownAction } from './aiming.js'
import { Barred } from './Barred.js'
import { Coming } from './Coming.js'
import { FirePlan } from './FirePlan.js'
import { FIRE_KINDS } from './groups.js'
import type { Part } from './part.js'
import { standingAt } from './standing.js'

const Odds = oddsReadout(dwa as never)

/** Odds before dice: of the fire that is composed, of what comes after it, or of what the next turn will test. */
export function Readout(part: Part): ReactNode {
  const view = behindPlan(part)
  const human = acting(view)
  const action = shownAction(part)
  if (human === null || action === null)
    return part.view.outcome !== null ? null : (
      <>
        <Barred {...part} />
        <Coming {...part} />
      </>
    )
  if (FIRE_KINDS.includes(action.type) && !['throw', 'launch', 'fireClose'].includes(action.type))
    return (
      <>
        <Barred {...part} />
        <FirePlan part={part} view={view} human={human} action={action} />
        <After part={part} view={view} human={human} action={action} />
      </>
    )
  const after = standingAt(view, human, action)
  return (
    <>
      <Odds {...({ ...part, pointed: action } as unknown as TablePart)} />
      <After part={part} view={after} human={after.humans[human.id]!} action={action as DwaAction} />
    </>
  )
}
