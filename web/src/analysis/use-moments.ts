import type { Rated } from '@shamble/analysis'
import type { Moment } from '@shamble/host'
import { useEffect, useState } from 'react'
import { ask } from '../app/host.js'

/** How things stood before each of these decisions, as its seat saw them, by number; they come one after another. */
export function useMoments(match: string, decisions: readonly Rated[]): ReadonlyMap<number, Moment> {
  const [found, setFound] = useState<ReadonlyMap<number, Moment>>(new Map())
  const next = decisions.find(({ seq }) => !found.has(seq))
  const [seq, seat] = [next?.seq ?? null, next?.seat ?? 0]
  useEffect(() => {
    if (seq === null) return
    let left = false
    void ask({ type: 'past', match, seq, seat }).then((reply) => {
      if (!left && reply.ok) setFound((before) => new Map(before).set(seq, reply.value))
    })
    return () => {
      left = true
    }
  }, [match, seq, seat])
  return found
}
