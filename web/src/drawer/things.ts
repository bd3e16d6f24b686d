import { type Plain, samePlain } from '@shamble/kernel'
import type { IDBPDatabase } from 'idb'
import type { Schema } from '../port/database.js'

/** Something that someone has made for a game: a map, a team. Its value is what an option takes, and a file holds. */
export interface Thing {
  readonly id: string
  readonly game: string
  /** One of the kinds that the game's module names. */
  readonly kind: string
  readonly name: string
  readonly saved: number
  readonly value: Plain
}

/** Whether something that was found among the things is one; what is none stays where it lies. */
export function isThing(found: unknown): found is Thing {
  const { id, game, kind, name, saved, value } = (found ?? {}) as Record<keyof Thing, unknown>
  return (
    [id, game, kind, name].every((word) => typeof word === 'string') && typeof saved === 'number' && value !== undefined
  )
}

/** Where things are kept. What a promise rejects for has changed nothing. */
export interface ThingStore {
  list(): Promise<Thing[]>
  put(thing: Thing): Promise<void>
  remove(id: string): Promise<void>
}

export class MemoryThings implements ThingStore {
  readonly #things = new Map<string, Thing>()

  async list(): Promise<Thing[]> {
    return [...this.#things.values()]
  }

  async put(thing: Thing): Promise<void> {
    this.#things.set(thing.id, thing)
  }

  async remove(id: string): Promise<void> {
    this.#things.delete(id)
  }
}

/** Things in the browser's own database, beside the matches. */
export class IdbThings implements ThingStore {
  readonly #db: IDBPDatabase<Schema>

  constructor(db: IDBPDatabase<Schema>) {
    this.#db = db
  }

  async list(): Promise<Thing[]> {
    return (await this.#db.getAll('things')).filter(isThing)
  }

  async put(thing: Thing): Promise<void> {
    const change = this.#db.transaction('things', 'readwrite', { durability: 'strict' })
    await Promise.all([change.store.put(thing), change.done])
  }

  async remove(id: string): Promise<void> {
    await this.#db.delete('things', id)
  }
}

/** By their names, as people look for them. */
export const byName = (things: readonly Thing[]): readonly Thing[] =>
  [...things].sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))

/** The thing of this kind that is the same as a value; `undefined` where none is. */
export const sameThing = (things: readonly Thing[], value: Plain): Thing | undefined =>
  things.find((thing) => samePlain(thing.value, value))

/** A name that no other thing of the list has: the wished one, or that with a number. */
export function freshName(wished: string, things: readonly Thing[]): string {
  const taken = new Set(things.map(({ name }) => name))
  for (let number = 1; ; number++) {
    const name = number === 1 ? wished : `${wished} ${number}`
    if (!taken.has(name)) return name
  }
}

/** What a file is called without its ending. */
export const nameOfFile = (file: string): string => file.replace(/\.[^.]*$/, '').trim() || file
