import { box, readScenario, type Scenario, scenario as withNothing } from '@shamble/game-dwa/scenarios'
import { BadInput, type Plain } from '@shamble/kernel'
import { checkSize, parseJson, type Speak } from '@shamble/module'
import { lookIntoDrawer } from '../../../drawer/drawer.js'
import type { ThingFault } from '../../../drawer/read-thing.js'
import type { Thing } from '../../../drawer/things.js'
import { keptWork } from './kept.js'

/** An empty table with a place to begin at. */
export const emptyTable = (speak: Speak): Scenario =>
  withNothing({
    name: speak('editor.new'),
    table: { width: 1200, depth: 1200 },
    deployment: [{ outline: box(0, 500, 120, 200) }],
    turnLimit: 12,
  })

export interface Opened {
  readonly scenario: Scenario
  /** The thing of the drawer that is edited; none for a new one. */
  readonly thing: Thing | null
}

/** What was being edited, else what lies in the drawer, else what one begins with; `null` where the thing is gone. */
export async function openWork(id: string | null, first: Scenario): Promise<Opened | null> {
  const kept = keptWork(id)
  if (id === null) return { scenario: kept ?? first, thing: null }
  const thing = (await lookIntoDrawer()).find((one) => one.id === id && one.kind === 'scenario')
  if (thing === undefined) return kept === null ? null : { scenario: kept, thing: null }
  const scenario = kept ?? readable(thing.value)
  return scenario === null ? null : { scenario, thing }
}

/** A thing of the drawer as a scenario, faults and all; `null` where not even its shape is right. */
export function readable(value: Plain): Scenario | null {
  try {
    return readScenario(value, 'drawer.scenario')
  } catch (error) {
    if (error instanceof BadInput) return null
    throw error
  }
}

/** A file for the editor: its shape must be right, its faults are shown on the table. */
export async function readFile(file: File): Promise<{ readonly scenario: Scenario } | ThingFault> {
  const where = 'drawer.scenario'
  try {
    checkSize(file.size, where)
    const text = await file.text().catch(() => null)
    return text === null ? 'unreadable' : { scenario: readScenario(parseJson(text, where), where) }
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
}

export const asPlain = (scenario: Scenario): Plain => scenario as unknown as Plain
