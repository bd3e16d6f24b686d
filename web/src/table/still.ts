import { type Moment, NO_CHOICES } from '@shamble/host'
import type { Action, GameEvent } from '@shamble/kernel'
import type { LogEntry } from '@shamble/record'
import type { Spot, TablePart } from '../games/table-game.js'

interface Setting {
  readonly words: TablePart['words']
  readonly numbers: boolean
  openRule(id: string): void
  read?(spot: Spot): boolean
}

const nothing = (): void => {}

/** A part of a table at which nothing can be done; what the moment did is drawn on it. */
export function stillPart(
  moment: Pick<Moment, 'view' | 'questions'>,
  { words, numbers, openRule, read }: Setting,
  news: readonly GameEvent[] = [],
): TablePart {
  return {
    view: moment.view,
    news,
    questions: moment.questions,
    choices: NO_CHOICES,
    picked: [],
    lit: new Map(),
    barred: new Map(),
    routes: new Map(),
    pointed: null,
    pointedSpot: null,
    words,
    numbers,
    point: nothing,
    pick: nothing,
    look: nothing,
    answer: nothing,
    openRule,
    ...(read === undefined ? {} : { read }),
  }
}

/** How things stood when an answer was given, with that answer pointed at where it is known. */
export function partBefore(before: Moment, entry: LogEntry, setting: Setting): TablePart {
  return { ...stillPart(before, setting), pointed: entry.answer as Action | null }
}
