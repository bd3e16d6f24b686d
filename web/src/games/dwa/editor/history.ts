import type { Scenario } from '@shamble/game-dwa/scenarios'

/** A scenario as it is, what it was before each change, and what was undone. */
export interface History {
  readonly now: Scenario
  /** Newest last; `what` names the change that followed, as `editor.did.…`. */
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

interface Step {
  readonly scenario: Scenario
  readonly what: string
  /** Changes of the same kind in a row are one: a piece that is pushed on by keys. */
  readonly mark: Mark | null
}

/** What goes on being done, and how far it has got. */
export interface Mark {
  readonly of: string
  readonly so: number
}

const MOST = 200

export const begun = (now: Scenario): History => ({ now, past: [], future: [] })

export function changed(history: History, scenario: Scenario, what: string, mark: Mark | null = null): History {
  const { now, past } = history
  if (scenario === now) return history
  const last = past.at(-1)
  if (mark !== null && last?.mark?.of === mark.of)
    return { now: scenario, past: [...past.slice(0, -1), { ...last, mark }], future: [] }
  return { now: scenario, past: [...past.slice(1 - MOST), { scenario: now, what, mark }], future: [] }
}

export function undone({ now, past, future }: History): History {
  const last = past.at(-1)
  if (last === undefined) return { now, past, future }
  return { now: last.scenario, past: past.slice(0, -1), future: [...future, { ...last, scenario: now, mark: null }] }
}

export function redone({ now, past, future }: History): History {
  const next = future.at(-1)
  if (next === undefined) return { now, past, future }
  return { now: next.scenario, past: [...past, { ...next, scenario: now }], future: future.slice(0, -1) }
}

/** Where changes of this kind that are still going on began, and how far they have got. */
export function goingOn({ now, past }: History, of: string): { readonly scenario: Scenario; readonly so: number } {
  const last = past.at(-1)
  return last?.mark?.of === of ? { scenario: last.scenario, so: last.mark.so } : { scenario: now, so: 0 }
}
