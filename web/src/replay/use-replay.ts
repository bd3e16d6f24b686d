import type { HostPort, Moment } from '@shamble/host'
import { eventFor, type GameEvent, type ViewBase, type Viewer } from '@shamble/kernel'
import type { LogEntry } from '@shamble/record'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { motionIsFull } from '../app/settings.js'
import type { TableGame } from '../games/table-game.js'
import { tempoFor } from '../table/pace.js'
import { cuesOf } from '../table/stage.js'
import { type Column, columnsOf } from './columns.js'
import type { RaceTurn } from './parts.js'

interface Asked {
  readonly port: HostPort
  readonly match: string
  readonly game: TableGame
  readonly first: Moment
  readonly start: number | null
}

/** The race as far as it has been read: how things stood at its start and after each turn. */
interface Standings {
  readonly begun: ViewBase | null
  readonly turns: readonly RaceTurn[]
}

interface Rolling {
  readonly roll: GameEvent
  readonly isLanded: boolean
}

export interface ReplayState {
  readonly viewer: Viewer
  readonly entries: readonly LogEntry[]
  readonly columns: readonly Column[]
  readonly index: number
  readonly entry: LogEntry | undefined
  readonly moment: Moment
  readonly before: Moment | null
  /** The eyes through which hands are seen: one seat's, a spectator's, or everybody's once all may be shown. */
  readonly eyes: readonly ViewBase[]
  readonly standings: Standings
  readonly running: boolean
  /** What is being rolled on the way to the next entry, while the match runs by itself. */
  readonly rolling: Rolling | null
  look(viewer: Viewer): void
  go(index: number): void
  goTo(seq: number): void
  byTurn(way: 1 | -1): void
  run(running: boolean): void
}

const RUN_TIME = 900
/** Dice of a match that runs by itself fall as readably as they do on the table. */
const ROLLS = { pace: 2, share: 1, hasScene: false, hold: 0 } as const

/** Where someone is in a record, and what stood there. */
export function useReplay({ port, match, game, first, start }: Asked): ReplayState {
  const [viewer, setViewer] = useState<Viewer>(first.viewer)
  const [log, setLog] = useState<readonly LogEntry[]>([])
  const [at, setAt] = useState<number | null>(start)
  const [moment, setMoment] = useState<Moment>(first)
  const [before, setBefore] = useState<Moment | null>(null)
  const [others, setOthers] = useState<readonly ViewBase[]>([])
  const [running, setRunning] = useState(false)
  const [rolling, setRolling] = useState<Rolling | null>(null)
  const isOver = first.outcome !== null
  const past = useCallback(
    (seq: number, of: Viewer) =>
      port.request({ type: 'past', match, seq, ...(of === 'spectator' ? {} : { seat: of }) }),
    [port, match],
  )

  useEffect(() => {
    const seat = first.viewer === 'spectator' ? {} : { seat: first.viewer }
    void port.request({ type: 'log', match, ...seat }).then((reply) => {
      if (reply.ok) setLog(reply.value.entries.filter((entry) => entry.events.length > 0))
    })
  }, [port, match, first.viewer])

  const entries = useMemo(() => seenBy(log, isOver ? viewer : null), [log, isOver, viewer])
  const columns = useMemo(() => columnsOf(entries), [entries])
  const found = at === null ? entries.length - 1 : entries.findLastIndex((entry) => entry.after <= at)
  const index = Math.max(0, found)
  const entry = entries[index]
  const current = entry?.after ?? null
  const previous = entries[index - 1]?.after ?? null
  const seats = first.seats.length
  const showsAll = isOver && viewer === 'spectator' && game.replay.hands !== undefined

  // Newest wish wins: an answer that comes late is for a moment that is no longer shown.
  const asked = useRef(0)
  useEffect(() => {
    if (current === null) return
    const mine = ++asked.current
    const look = (seq: number | null) => (seq === null ? Promise.resolve(null) : past(seq, viewer))
    const hands = showsAll ? Array.from({ length: seats }, (_, seat) => past(current, seat)) : []
    void Promise.all([look(current), look(previous), ...hands]).then(([now, then, ...seen]) => {
      if (mine !== asked.current) return
      if (now?.ok) setMoment(now.value)
      setBefore(then?.ok ? then.value : null)
      setOthers(seen.flatMap((reply) => (reply?.ok ? [reply.value.view] : [])))
    })
  }, [past, current, previous, viewer, showsAll, seats])

  const standings = useStandings(log, past, first.viewer)
  const go = (to: number): void => {
    const target = entries[Math.max(0, Math.min(entries.length - 1, to))]
    if (target !== undefined) setAt(target.after)
  }
  const byTurn = (way: 1 | -1): void => {
    const turn = entry?.turn ?? 0
    const target =
      way > 0 ? entries.findIndex((one) => one.turn > turn) : entries.findLastIndex((one) => one.turn < turn)
    go(target < 0 ? (way > 0 ? entries.length - 1 : 0) : target)
  }
  useEffect(() => {
    if (!running) return
    const run = new AbortController()
    void goOn(run.signal)
    return () => {
      run.abort()
      setRolling(null)
    }

    /** The dice of the next entry first, over the board as it is; then its moment, and all that is told of it. */
    async function goOn(signal: AbortSignal): Promise<void> {
      await passed(RUN_TIME)
      const next = entries[index + 1]
      if (signal.aborted) return
      if (next === undefined) return setRunning(false)
      for (const { cue, roll, time } of cuesOf(next, () => tempoFor('full', { ...ROLLS, motion: motionIsFull() }))) {
        if (cue !== 'roll' && cue !== 'landed') continue
        setRolling({ roll, isLanded: cue === 'landed' })
        await passed(time)
        if (signal.aborted) return
      }
      const [now, then] = await Promise.all([past(next.after, viewer), past(entries[index]!.after, viewer)])
      if (signal.aborted) return
      if (now.ok) setMoment(now.value)
      if (then.ok) setBefore(then.value)
      setRolling(null)
      setAt(next.after)
    }
  }, [running, index, entries, past, viewer])
  return {
    viewer,
    entries,
    columns,
    index,
    entry,
    moment,
    before,
    eyes: showsAll && others.length > 0 ? others : [moment.view],
    standings,
    running,
    rolling,
    look: setViewer,
    go,
    goTo: setAt,
    byTurn,
    run: setRunning,
  }
}

const passed = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds))

/** With one seat's eyes one reads what that seat was told; a finished match hides nothing from the one who sees all. */
function seenBy(log: readonly LogEntry[], viewer: Viewer | null): readonly LogEntry[] {
  if (viewer === null || viewer === 'spectator') return log
  return log.flatMap((entry) => {
    const events = entry.events.flatMap((event) => eventFor(event, viewer) ?? [])
    return events.length === 0 ? [] : [{ ...entry, events }]
  })
}

/** Reads the end of every turn, one after the other. */
function useStandings(
  log: readonly LogEntry[],
  past: (seq: number, of: Viewer) => ReturnType<HostPort['request']>,
  viewer: Viewer,
): Standings {
  const [standings, setStandings] = useState<Standings>({ begun: null, turns: [] })
  useEffect(() => {
    if (log.length === 0) return
    let left = false
    const read = async (seq: number): Promise<ViewBase | null> => {
      const reply = await past(seq, viewer)
      return reply.ok ? (reply.value as Moment).view : null
    }
    void (async () => {
      const begun = await read(log[0]!.after)
      const turns: RaceTurn[] = []
      for (const { turn, entries } of columnsOf(log)) {
        const view = await read(entries[entries.length - 1]!.after)
        if (left) return
        if (view !== null) turns.push({ turn, entries, view })
      }
      setStandings({ begun, turns })
    })()
    return () => {
      left = true
    }
  }, [log, past, viewer])
  return standings
}
