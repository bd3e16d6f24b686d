import { Draft } from '@shamble/drafts'
import { checker } from '@shamble/host'
import type { PlainSpace, Seat, ViewBase } from '@shamble/kernel'
import type { TableModule } from '../games/page-module.js'

/** The first of what can be composed in answer, nothing set yet; `null` where there is nothing of the kind. */
export function beginDraft(
  module: TableModule,
  view: ViewBase,
  seat: Seat,
  spaces: readonly PlainSpace[],
): Draft | null {
  const first = spaces.find(({ aside }) => aside !== true)
  return first === undefined ? null : new Draft(first, checker(module, view, seat))
}
