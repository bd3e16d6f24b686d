import { FaultPoint, faultHere, storeContract } from '@shamble/testkit'
import { IdbStore, type MatchDatabase } from './idb-store.js'

type Key = string | [string, number]
interface Range {
  readonly lower: [string, number]
  readonly upper: [string, number]
}

globalThis.IDBKeyRange = { bound: (lower: Key, upper: Key) => ({ lower, upper }) } as unknown as typeof IDBKeyRange

const isIn = (key: Key, { lower, upper }: Range): boolean =>
  key[0] === lower[0] && Number(key[1]) >= lower[1] && Number(key[1]) <= upper[1]

/**
 * A database in memory, as far as the store uses one: what is written in a transaction is there when all of it went
 * well, and otherwise nothing of it.
 */
function standIn(faults: FaultPoint): MatchDatabase {
  let cards = new Map<string, unknown>()
  let pieces = new Map<string, [Key, unknown]>()
  const transaction = () => {
    const draft = { cards: new Map(cards), pieces: new Map(pieces) }
    let isBroken = false
    let wrote = false
    const asked: Promise<unknown>[] = []
    const request = <T>(work: () => T): Promise<T> => {
      const promise = Promise.resolve().then(() => {
        if (isBroken || faults.strike() !== null) {
          isBroken = true
          throw faultHere()
        }
        return structuredClone(work())
      })
      asked.push(promise.catch(() => {}))
      return promise
    }
    const change = <T>(work: () => T): Promise<T> => {
      wrote = true
      return request(work)
    }
    const objectStore = (name: string) =>
      name === 'cards'
        ? {
            get: (key: string) => request(() => draft.cards.get(key)),
            getAll: () => request(() => [...draft.cards.values()]),
            put: (value: { id: string }) => change(() => void draft.cards.set(value.id, structuredClone(value))),
            delete: (key: string) => change(() => void draft.cards.delete(key)),
          }
        : {
            getAll: (range: Range) => request(() => within(range).map(([, value]) => value)),
            openKeyCursor: (range: Range) =>
              request(
                () =>
                  within(range)
                    .map(([key]) => ({ key }))
                    .at(-1) ?? null,
              ),
            put: (value: string, key: Key) => change(() => void draft.pieces.set(JSON.stringify(key), [key, value])),
            delete: (range: Range) =>
              change(() => {
                for (const [key] of within(range)) draft.pieces.delete(JSON.stringify(key))
              }),
          }
    const within = (range: Range): [Key, unknown][] =>
      [...draft.pieces.values()].filter(([key]) => isIn(key, range)).sort(([a], [b]) => Number(a[1]) - Number(b[1]))
    const done = (async () => {
      // Anyone who asks nothing more has ended it.
      for (let seen = -1; seen !== asked.length; ) {
        seen = asked.length
        await Promise.all(asked)
        for (let i = 0; i < 5; i++) await Promise.resolve()
      }
      if (isBroken || (wrote && faults.strike() !== null)) throw faultHere()
      cards = draft.cards
      pieces = draft.pieces
    })()
    done.catch(() => {})
    return { objectStore, done }
  }
  return { transaction } as unknown as MatchDatabase
}

storeContract("the browser's database", async () => {
  const faults = new FaultPoint()
  const db = standIn(faults)
  return { open: async () => new IdbStore(db), faults }
})
