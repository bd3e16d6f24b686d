import type { Sequel } from '@shamble/host'
import { useEffect, useState } from 'react'
import { goTo } from '../app/address.js'
import { ask, portOf } from '../app/host.js'
import { isOnline } from '../app/online.js'

interface Onward {
  readonly name: string
  run(): void
}

/** What can go on from a match that is over: the next one, or where that has begun, it or a copy. */
export function useOnward(match: string, game: string, isAsked: boolean): readonly Onward[] {
  const [sequel, setSequel] = useState<Sequel | null>(null)
  useEffect(() => {
    if (!isAsked) return
    const look = (): void =>
      void ask({ type: 'sequel', match }).then((reply) => setSequel(reply.ok ? reply.value : null))
    look()
    if (!isOnline(match)) return
    // Another of the players may ask everybody to play on.
    const stop = portOf(match).then((port) =>
      port.listen((notice) => {
        if (notice.type === 'room' && notice.room.match !== match) look()
      }),
    )
    return () => void stop.then((call) => call())
  }, [match, isAsked])
  if (sequel === null) return []
  const { handed, next } = sequel
  const setUp = (): void => goTo({ at: 'setup', game, after: match })
  return [
    ...(next === null ? [] : [{ name: 'over.onward', run: () => goTo({ at: 'table', match: next }) }]),
    // Those who only look on begin nothing.
    ...(handed === null ? [] : [{ name: next === null ? 'over.next' : 'over.copy', run: setUp }]),
  ]
}
