import type { Scenario } from '@shamble/game-dwa/scenarios'
import { readScenario } from '@shamble/game-dwa/scenarios'
import { parseJson } from '@shamble/module'

// What is being edited is kept at every change, apart from what is saved in the drawer: a page that is closed or
// killed finds it again as it was.

const keyOf = (thing: string | null): string => `shamble.dwa.editing.${thing ?? 'new'}`

/** The unsaved work on a thing, or on a new one; `null` where there is none that can be read. */
export function keptWork(thing: string | null): Scenario | null {
  try {
    const text = localStorage.getItem(keyOf(thing))
    return text === null ? null : readScenario(parseJson(text, 'scenario'), 'scenario')
  } catch {
    return null
  }
}

export function keepWork(thing: string | null, scenario: Scenario): void {
  try {
    localStorage.setItem(keyOf(thing), JSON.stringify(scenario))
  } catch {
    // A browser that keeps nothing still lets people draw and export.
  }
}

export function forgetWork(thing: string | null): void {
  try {
    localStorage.removeItem(keyOf(thing))
  } catch {
    // Nothing was kept there.
  }
}
