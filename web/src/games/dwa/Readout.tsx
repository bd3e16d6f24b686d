import dwa from '@shamble/game-dwa/play'
import type { DwaAction } from '@shamble/game-dwa/table'
import { lazy, type ReactNode, Suspense } from 'react'
import { oddsReadout } from '../../default/OddsReadout.js'
import type { TablePart } from '../table-game.js'
import { After } from './After.js'
import { acting, behindPlan, isComposing } from './acting.js'
import { shownAction } from './aiming.js'
import { Barred } from './Barred.js'
import { Coming } from './Coming.js'
import { FIRE_KINDS } from './groups.js'
import { modWords } from './mod-words.js'
import type { Part } from './part.js'
import { standingAt } from './standing.js'

const Odds = oddsReadout(dwa as never, modWords)
// Nobody shoots at once.
const FirePlan = lazy(async () => ({ default: (await import('./FirePlan.js')).FirePlan }))

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
  if (FIRE_KINDS.includes(action.type) && !['throw', 'launch', 'fireClose'].includes(action.type)) {
    const refusal = isComposing(part) ? (part.draft!.checked?.refusal ?? null) : null
    return (
      <>
        {refusal === null && <Barred {...part} />}
        <Suspense>
          <FirePlan part={part} view={view} human={human} action={action} refusal={refusal} />
        </Suspense>
        <After part={part} view={view} human={human} action={action} />
      </>
    )
  }
  const after = standingAt(view, human, action)
  return (
    <>
      <Odds {...({ ...part, pointed: action } as unknown as TablePart)} />
      <After part={part} view={after} human={after.humans[human.id]!} action={action as DwaAction} />
    </>
  )
}
