import { type MatchCard, type MatchStore, noSuchMatch } from '@shamble/host'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Schema extends DBSchema {
  cards: { key: string; value: MatchCard }
  /** A record grows by pieces: the key is the match and the number of the piece. */
  pieces: { key: [string, number]; value: string }
}

/** Saved matches in the browser's own database. */
export class IdbStore implements MatchStore {
  readonly #db: IDBPDatabase<Schema>

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db
  }

  /** @throws when the browser does not let a page keep anything */
  static async open(name = 'shamble'): Promise<IdbStore> {
    const db = await openDB<Schema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('cards', { keyPath: 'id' })
        fresh.createObjectStore('pieces')
      },
      // Another tab wants a newer form of the database: let it go on.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
    return new IdbStore(db)
  }

  async list(): Promise<MatchCard[]> {
    return this.#db.getAll('cards')
  }

  async load(id: string): Promise<{ card: MatchCard; record: string }> {
    const found = this.#db.transaction(['cards', 'pieces'])
    const [card, pieces] = await Promise.all([
      found.objectStore('cards').get(id),
      found.objectStore('pieces').getAll(piecesOf(id)),
    ])
    if (card === undefined) throw noSuchMatch(id)
    return { card, record: pieces.join('') }
  }

  async create(card: MatchCard, record: string): Promise<void> {
    const change = this.#db.transaction(['cards', 'pieces'], 'readwrite')
    // Each on its own may fail where the disk is full: whoever waits for all hears of it once.
    await Promise.all([
      change.objectStore('pieces').delete(piecesOf(card.id)),
      change.objectStore('pieces').put(record, [card.id, 0]),
      change.objectStore('cards').put(card),
      change.done,
    ])
  }

  async append(card: MatchCard, lines: readonly string[]): Promise<void> {
    const change = this.#db.transaction(['cards', 'pieces'], 'readwrite')
    const last = await change.objectStore('pieces').openKeyCursor(piecesOf(card.id), 'prev')
    if (last === null) throw noSuchMatch(card.id)
    const text = lines.map((line) => `${line}\n`).join('')
    await Promise.all([
      change.objectStore('pieces').put(text, [card.id, last.key[1] + 1]),
      change.objectStore('cards').put(card),
      change.done,
    ])
  }

  async update(card: MatchCard): Promise<void> {
    if ((await this.#db.getKey('cards', card.id)) === undefined) throw noSuchMatch(card.id)
    await this.#db.put('cards', card)
  }

  async remove(id: string): Promise<void> {
    if ((await this.#db.getKey('cards', id)) === undefined) throw noSuchMatch(id)
    const change = this.#db.transaction(['cards', 'pieces'], 'readwrite')
    await Promise.all([
      change.objectStore('pieces').delete(piecesOf(id)),
      change.objectStore('cards').delete(id),
      change.done,
    ])
  }
}

const piecesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
