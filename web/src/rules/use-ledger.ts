import type { LedgerEntry } from '@shamble/module'
import { useEffect, useState } from 'react'
import { fetchLedger } from '../games/fetch-ledger.js'

/** The rules of a game, fetched when someone reads one; `null` until they are there, and where they are not wanted. */
export function useLedger(game: string | null): readonly LedgerEntry[] | null {
  const [ledger, setLedger] = useState<readonly LedgerEntry[] | null>(null)
  useEffect(() => {
    let left = false
    if (game !== null)
      void fetchLedger(game).then((fetched) => {
        if (!left) setLedger(fetched)
      })
    return () => {
      left = true
    }
  }, [game])
  return ledger
}
