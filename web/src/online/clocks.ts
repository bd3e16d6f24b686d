import type { Moment, SeatClock } from '@shamble/host'
import type { Seat } from '@shamble/kernel'
import { useEffect, useState } from 'react'
import { port } from './port.js'

/** Who is asked, and how much time everybody has left, as far as this person may know. */
export interface Standing {
  readonly asked: readonly Seat[]
  readonly clocks: readonly SeatClock[]
  readonly over: boolean
  /** Who waits for whose consent. */
  readonly proposal: Moment['proposal']
  /** When that was told. */
  readonly at: number
}

const standingOf = ({ questions, clocks = [], outcome, proposal }: Moment): Standing => ({
  asked: [...new Set(questions.map(({ seat }) => seat))],
  clocks,
  over: outcome !== null,
  proposal,
  at: performance.now(),
})

/** How a match is going, as it is told to this person; `null` before anything is. */
export function useStanding(match: string): Standing | null {
  const [standing, setStanding] = useState<Standing | null>(null)
  useEffect(() => {
    let isTold = false
    const stop = port().listen((notice) => {
      if (notice.type !== 'moment' || notice.moment.match !== match) return
      isTold = true
      setStanding(standingOf(notice.moment))
    })
    void port()
      .request({ type: 'look', match })
      .then((reply) => {
        if (reply.ok && !isTold) setStanding(standingOf(reply.value))
      })
    return stop
  }, [match])
  return standing
}

/** Steps once a second while something runs. */
export function useSeconds(runs: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    setNow(performance.now())
    if (!runs) return
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [runs])
  return now
}

/** What is left of a clock now. */
export const leftOf = ({ left, runs }: SeatClock, at: number, now: number): number =>
  runs ? Math.max(0, left - Math.max(0, now - at)) : left
