import { Draft } from '@shamble/drafts'
import { checker } from '@shamble/host'
import type { PlainSpace, Seat, ViewBase } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'

/** The first of what can be composed, nothing set yet; `null` where there is nothing of the kind. */
export function beginDraft(
  module: GameModule,
  view: ViewBase,
  seat: Seat,
  spaces: readonly PlainSpace[],
): Draft | null {
  const [first] = spaces
  return first === undefined ? null : new Draft(first, checker(module, view, seat))
}
