import { brainsOnSale, FORMAT, type OwnScenario, readOwnScenario } from '@shamble/game-dead-dice/scenarios'
import { BadInput, type Plain } from '@shamble/kernel'
import { checkSize, parseJson, type Speak } from '@shamble/module'
import { lookIntoDrawer } from '../../../drawer/drawer.js'
import type { ThingFault } from '../../../drawer/read-thing.js'
import type { Thing } from '../../../drawer/things.js'
import { isWork } from './work-form.js'

/** A scenario that is being written: everything has its form, though it may not be playable yet. */
export type Work = OwnScenario

export const emptyWork = (speak: Speak): Work => ({ format: FORMAT, title: speak('dse.new') })

export const asPlain = (work: Work): Plain => work as unknown as Plain

const WHERE = 'drawer.scenario'

/** [DD-16.68] The first thing that is wrong with it; `null` where it can be played. */
export function faultOf(work: Work): BadInput | null {
  try {
    readOwnScenario(work, WHERE)
    return null
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
}

/** The field of the scenario in which a fault lies. */
export const fieldOf = (fault: BadInput): string => /^drawer\.scenario\.(\w+)/.exec(fault.where)?.[1] ?? 'title'

export interface Opened {
  readonly work: Work
  readonly thing: Thing | null
}

// What is being written is kept at every change, apart from what is saved in the drawer: a page that is closed or
// killed finds it again as it was.
const keyOf = (thing: string | null): string => `shamble.dead-dice.writing.${thing ?? 'new'}`

function kept(thing: string | null): Work | null {
  try {
    const text = localStorage.getItem(keyOf(thing))
    const read = text === null ? null : parseJson(text, WHERE)
    return isWork(read) ? read : null
  } catch {
    return null
  }
}

export function keepWork(thing: string | null, work: Work): void {
  try {
    localStorage.setItem(keyOf(thing), JSON.stringify(work))
  } catch {
    // A browser that keeps nothing still lets people write and save files.
  }
}

export function forgetWork(thing: string | null): void {
  try {
    localStorage.removeItem(keyOf(thing))
  } catch {
    // Nothing was kept there.
  }
}

/** What was being written, else what lies in the drawer, else an empty one; `null` where the thing is gone. */
export async function openWork(id: string | null, speak: Speak): Promise<Opened | null> {
  const before = kept(id)
  if (id === null) return { work: before ?? emptyWork(speak), thing: null }
  const thing = (await lookIntoDrawer()).find((one) => one.id === id && one.kind === 'scenario')
  if (thing === undefined) return before === null ? null : { work: before, thing: null }
  const work = before ?? thing.value
  return isWork(work) ? { work, thing } : null
}

/** A file that holds a scenario. */
export async function readFile(file: File): Promise<{ readonly work: Work } | ThingFault> {
  try {
    checkSize(file.size, WHERE)
    const text = await file.text().catch(() => null)
    if (text === null) return 'unreadable'
    return { work: readOwnScenario(parseJson(text, WHERE), WHERE) as unknown as Work }
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
}

/** A match of one survivor in it; gear that somebody has written is meant to be there [DD-15.65]. */
export const optionsAlone = (work: Work): Record<string, Plain> => ({
  players: 1,
  ownScenario: asPlain(work),
  ...(work.kit === undefined ? {} : { startKit: 'scenario' }),
})

/** Without a part: then that of Brains on sale holds. */
export function without<K extends keyof Work>(work: Work, field: K): Work {
  const { [field]: _, ...rest } = work
  return rest as Work
}

/** With other places, or those of Brains on sale; a step of the story that led to one that is gone leads anywhere. */
export function withPlaces(work: Work, places: Work['places']): Work {
  const next = places === undefined ? without(work, 'places') : { ...work, places }
  if (work.story === undefined) return next
  const ids: readonly string[] = (places ?? BASE.places).places.map(({ id }) => id)
  const story = work.story.map((step) =>
    step.place === null || ids.includes(step.place) ? step : { ...step, place: null },
  )
  return { ...next, story }
}

/** A short name that none of the others has. */
export function freshId(prefix: string, taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number++) if (!taken.includes(`${prefix}${number}`)) return `${prefix}${number}`
}

type Words = Readonly<Record<string, string>>

/** One word of the story; an empty one is left out. */
export function withWord(work: Work, name: string, said: string): Work {
  const { [name]: _, ...rest }: Words = work.words ?? {}
  const words = said === '' ? rest : { ...rest, [name]: said }
  return Object.keys(words).length === 0 ? without(work, 'words') : { ...work, words }
}

/** Parts to begin with: those of Brains on sale, with names of their own. */
export const BASE = brainsOnSale
