import {
  asText,
  checkSequel,
  isSought,
  type Kept,
  keptAlready,
  type MatchCard,
  type MatchStore,
  noSuchMatch,
  readCard,
  type Sought,
  writtenElsewhere,
} from '@shamble/host'
import { linesIn } from '@shamble/record'
import type { IDBPDatabase, IDBPTransaction } from 'idb'
import { openDatabase, type Schema } from './database.js'

type Change = IDBPTransaction<Schema, ['cards', 'pieces'], 'readwrite'>

export type MatchDatabase = Pick<IDBPDatabase<Schema>, 'transaction'>

/**
 * Saved matches in the browser's own database. Record and card change in one transaction: both or neither. A
 * transaction also looks how long the record is, so that of two tabs only one can go on with it.
 */
export class IdbStore implements MatchStore {
  readonly #db: MatchDatabase

  constructor(db: MatchDatabase) {
    this.#db = db
  }

  /** @throws when the browser does not let a page keep anything */
  static async open(name?: string): Promise<IdbStore> {
    return new IdbStore(await openDatabase(name))
  }

  async list(): Promise<MatchCard[]> {
    const cards = await this.#db.transaction(['cards']).objectStore('cards').getAll()
    return cards.flatMap((card) => readCard(card) ?? [])
  }

  async find(what: Sought): Promise<MatchCard | null> {
    return (await this.list()).find((card) => isSought(card, what)) ?? null
  }

  async load(id: string): Promise<Kept> {
    const found = this.#db.transaction(['cards', 'pieces'])
    const [kept, pieces] = await Promise.all([
      found.objectStore('cards').get(id),
      found.objectStore('pieces').getAll(piecesOf(id)),
    ])
    const card = readCard(kept)
    if (card === null) throw noSuchMatch(id)
    return { card, record: pieces.join('') }
  }

  create(card: MatchCard, record: string): Promise<void> {
    return this.#change(async (change) => {
      if ((await change.objectStore('cards').get(card.id)) !== undefined) throw keptAlready(card.id)
      checkSequel(
        card,
        (await change.objectStore('cards').getAll()).flatMap((other) => readCard(other) ?? []),
      )
      return [
        // Pieces of a match whose card is gone would stand in its way.
        change.objectStore('pieces').delete(piecesOf(card.id)),
        change.objectStore('pieces').put(record, [card.id, 0]),
        change.objectStore('cards').put(card),
      ]
    })
  }

  append(card: MatchCard, lines: readonly string[]): Promise<void> {
    return this.#change(async (change) => {
      await checkLength(change, card.id, card.lines - lines.length)
      const last = await change.objectStore('pieces').openKeyCursor(piecesOf(card.id), 'prev')
      return [
        change.objectStore('pieces').put(asText(lines), [card.id, (last?.key[1] ?? -1) + 1]),
        change.objectStore('cards').put(card),
      ]
    })
  }

  update(card: MatchCard): Promise<void> {
    return this.#change(async (change) => {
      await checkLength(change, card.id, card.lines)
      return [change.objectStore('cards').put(card)]
    })
  }

  remove(id: string): Promise<void> {
    return this.#change(async (change) => {
      if ((await change.objectStore('cards').get(id)) === undefined) throw noSuchMatch(id)
      return [change.objectStore('pieces').delete(piecesOf(id)), change.objectStore('cards').delete(id)]
    })
  }

  /** All of it, on the disk, or nothing. */
  async #change(write: (change: Change) => Promise<readonly Promise<unknown>[]>): Promise<void> {
    const change = this.#db.transaction(['cards', 'pieces'], 'readwrite', { durability: 'strict' })
    try {
      // Each on its own may fail where the disk is full: the one who waits for all hears of it once.
      await Promise.all([...(await write(change)), change.done])
    } catch (error) {
      change.done.catch(() => {})
      throw error
    }
  }
}

/** @throws BadInput where a record is not as long as the one who writes it knows */
async function checkLength(change: Change, id: string, lines: number): Promise<void> {
  const kept = await change.objectStore('cards').get(id)
  if (kept === undefined) throw noSuchMatch(id)
  // Cards of an earlier kind do not say it.
  const known = kept.lines ?? linesIn((await change.objectStore('pieces').getAll(piecesOf(id))).join(''))
  if (known !== lines) throw writtenElsewhere()
}

const piecesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
