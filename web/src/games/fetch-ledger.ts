import type { LedgerEntry } from '@shamble/module'
import { knownGame } from './registry.js'

const ledgers = new Map<string, Promise<readonly LedgerEntry[]>>()

/** The rules of a game in our own words. */
export function fetchLedger(id: string): Promise<readonly LedgerEntry[]> {
  const known = ledgers.get(id)
  if (known !== undefined) return known
  const fetched = knownGame(id)
    .ledger()
    .then((found) => found.default)
  ledgers.set(id, fetched)
  // Anyone who asks again after a failure may have more luck.
  fetched.catch(() => ledgers.delete(id))
  return fetched
}
