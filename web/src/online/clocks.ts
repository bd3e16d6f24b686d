import type { Moment, Notice, SeatClock } from '@shamble/host'
import type { Question, Seat, Viewer } from '@shamble/kernel'
import { useEffect, useState } from 'react'
import { port } from './port.js'

/** Who is asked, and how much time everybody has left, as far as this person may know. */
export interface Standing {
  readonly questions: readonly Question[]
  readonly clocks: readonly SeatClock[]
  readonly over: boolean
  /** Whether a window is open for responses. */
  readonly inWindow: boolean
  /** Who waits for whose consent. */
  readonly proposal: Moment['proposal']
  /** When that was told. */
  readonly at: number
}

const standingOf = ({ view, questions, clocks = [], outcome, proposal }: Moment): Standing => ({
  questions,
  clocks,
  over: outcome !== null,
  inWindow: view.frames.at(-1)?.kind === 'window',
  proposal,
  at: performance.now(),
})

/** What someone should hear of although no move says it. */
export type Missed =
  /** The seat had no time left, and what the table has agreed on has happened. */
  | { readonly what: 'timeUp'; readonly seat: Seat }
  /** What one wanted was not agreed to, by one of those who were still asked. */
  | { readonly what: 'undo' | 'end'; readonly asked: readonly Seat[] }

/** A clock that has so many milliseconds left when the next thing is heard has run out: lines are not even. */
const ABOUT_NOTHING = 250

/** What has come about between one moment and the next without anybody's move. */
export function missedBetween(
  before: Standing,
  { moment: after, events }: Extract<Notice, { type: 'moment' }>,
  now: number,
): readonly Missed[] {
  const isOpen = (asked: Question): boolean =>
    after.questions.some(({ seat, kind, since }) => seat === asked.seat && kind === asked.kind && since === asked.since)
  // A window says itself what happens when nobody responds.
  const gone = before.questions.filter((asked) => !(asked.timed && before.inWindow) && !isOpen(asked))
  const late = before.clocks.filter(
    (clock) =>
      clock.runs && leftOf(clock, before.at, now) <= ABOUT_NOTHING && gone.some(({ seat }) => seat === clock.seat),
  )
  const isTakenBack = events.some(({ kind }) => kind === 'table.undone')
  const isRefused = before.proposal !== null && after.proposal === null && after.outcome === null && !isTakenBack
  return [
    ...late.map(({ seat }): Missed => ({ what: 'timeUp', seat })),
    ...(isRefused ? [{ what: before.proposal!.kind, asked: before.proposal!.waitsFor }] : []),
  ]
}

/**
 * How a match is going, as it is told to this person; `null` before anything is.
 * @param onMissed told what came about without anybody's move; the same function each time
 */
export function useStanding(match: string, onMissed: (missed: readonly Missed[]) => void): Standing | null {
  const [standing, setStanding] = useState<Standing | null>(null)
  useEffect(() => {
    // Someone who has several places is told of each, and each counts for itself.
    const last = new Map<Viewer, Standing>()
    const show = (moment: Moment): void => {
      const now = standingOf(moment)
      last.set(moment.viewer, now)
      setStanding(now)
    }
    const stop = port().listen((notice) => {
      if (notice.type !== 'moment' || notice.moment.match !== match) return
      const before = last.get(notice.moment.viewer)
      const missed = before === undefined ? [] : missedBetween(before, notice, performance.now())
      if (missed.length > 0) onMissed(missed)
      show(notice.moment)
    })
    void port()
      .request({ type: 'look', match })
      .then((reply) => {
        if (reply.ok && last.size === 0) show(reply.value)
      })
    return stop
  }, [match, onMissed])
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
