import { systemToken } from '@shamble/chance'
import type { Plain } from '@shamble/kernel'
import { Watched } from '../app/watched.js'
import { openDatabase } from '../port/database.js'
import { freshName, IdbThings, MemoryThings, sameThing, type Thing, type ThingStore } from './things.js'

/** What is in the drawer; `null` before anybody has looked. */
export const drawer = new Watched<readonly Thing[] | null>(null)

let opened: Promise<ThingStore> | null = null

/** Where the browser lets the page keep nothing, things last as long as the page. */
function store(): Promise<ThingStore> {
  opened ??= openDatabase().then(
    (db) => new IdbThings(db),
    () => new MemoryThings(),
  )
  return opened
}

/** Looks again: another tab may have changed something. */
export async function lookIntoDrawer(): Promise<readonly Thing[]> {
  const things = await (await store()).list()
  drawer.set(things)
  return things
}

export type NewThing = Pick<Thing, 'game' | 'kind' | 'name' | 'value'>

/** Puts something into the drawer; what is there already stays as it is. */
export async function keepThing(made: NewThing): Promise<Thing> {
  const things = await lookIntoDrawer()
  const alike = things.filter(({ game, kind }) => game === made.game && kind === made.kind)
  const known = sameThing(alike, made.value)
  if (known !== undefined) return known
  const thing = { ...made, name: freshName(made.name, alike), id: systemToken(), saved: Date.now() }
  await (await store()).put(thing)
  await lookIntoDrawer()
  return thing
}

/** Writes a thing anew under its id: renamed, or with another value. */
export async function changeThing(thing: Thing, change: { name?: string; value?: Plain }): Promise<void> {
  await (await store()).put({ ...thing, ...change, saved: Date.now() })
  await lookIntoDrawer()
}

export async function discardThing({ id }: Thing): Promise<void> {
  await (await store()).remove(id)
  await lookIntoDrawer()
}
