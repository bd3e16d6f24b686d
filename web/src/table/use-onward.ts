import type { Sequel } from '@shamble/host'
import { useEffect, useState } from 'react'
import { goTo } from '../app/address.js'
import { ask } from '../app/host.js'

interface Onward {
  readonly name: string
  run(): void
}

/** What can go on from a match that is over: the next one, or where that has begun, it or a copy. */
export function useOnward(match: string, game: string, isAsked: boolean): readonly Onward[] {
  const [sequel, setSequel] = useState<Sequel | null>(null)
  useEffect(() => {
    if (isAsked) void ask({ type: 'sequel', match }).then((reply) => setSequel(reply.ok ? reply.value : null))
  }, [match, isAsked])
  if (sequel === null || sequel.handed === null) return []
  const { next } = sequel
  const setUp = (): void => goTo({ at: 'setup', game, after: match })
  if (next === null) return [{ name: 'over.next', run: setUp }]
  return [
    { name: 'over.onward', run: () => goTo({ at: 'table', match: next }) },
    { name: 'over.copy', run: setUp },
  ]
}
