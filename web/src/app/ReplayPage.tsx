import type { HostPort, Moment, Reply } from '@shamble/host'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { fetchTable } from '../games/fetch.js'
import type { TableGame } from '../games/table-game.js'
import { Replay } from '../replay/Replay.js'
import '../styles/replay.css'
import { personsOf } from '../table/table-state.js'
import { goTo, readAddress, writeAddress } from './address.js'
import { Fault } from './Fault.js'
import { troubleOf } from './fault-words.js'
import { ask, portOf } from './host.js'
import { useWords } from './words.js'

interface Ready {
  readonly port: HostPort
  readonly game: TableGame
  readonly first: Moment
  readonly seed: string | null
  readonly hash: string | null
  /** Whether its dice can be checked. */
  readonly isProven: boolean
}

/** Opens a match to go through it again. */
export function ReplayPage({ match, seq }: { readonly match: string; readonly seq: number | null }): ReactNode {
  const { speak } = useWords()
  const [ready, setReady] = useState<Ready | null>(null)
  const [fault, setFault] = useState<Reply | null>(null)
  useEffect(() => {
    const open = async (): Promise<void> => {
      const opened = await ask({ type: 'open', match, reading: true })
      if (!opened.ok) return setFault(opened)
      const port = await portOf(match)
      const cards = await port.request({ type: 'list' })
      const card = cards.ok ? cards.value.cards.find((other) => other.id === match) : undefined
      const look = await ask({ type: 'look', match })
      if (card === undefined || !look.ok) return setFault(look)
      const isOver = look.value.outcome !== null
      // Around one screen nobody's hand may be shown while the match runs.
      const persons = personsOf(look.value)
      const own = isOver || persons.length !== 1 ? look : await ask({ type: 'look', match, seat: persons[0]! })
      const game = await fetchTable(card.game, look.value.view)
      document.documentElement.dataset['game'] = card.game
      setReady({
        port,
        game,
        first: own.ok ? own.value : look.value,
        seed: isOver ? card.seed : null,
        ...(isOver ? await checkedBy(match) : { hash: null, isProven: false }),
      })
    }
    open().catch((error: Error) => setFault({ ok: false, error: { where: '', reason: error.message } }))
  }, [match])
  // The address follows without a new step for the back key: someone who comes back from the rules is where they were.
  const reached = useCallback(
    (at: number) => {
      // The reader may be on the way to another page already.
      if (readAddress(globalThis.location.hash).at !== 'replay') return
      globalThis.history.replaceState(null, '', writeAddress({ at: 'replay', match, seq: at }))
    },
    [match],
  )
  if (fault !== null) return <Fault what={speak('fault.open')} detail={troubleOf(fault, speak) ?? match} />
  if (ready === null) return <p className="loading">{speak('table.loading')}</p>
  return (
    <Replay
      {...ready}
      match={match}
      start={seq}
      leave={() => goTo({ at: 'table', match })}
      home={() => goTo({ at: 'home' })}
      reached={reached}
      analyse={() => goTo({ at: 'analysis', match })}
      playOn={(forked) => goTo({ at: 'table', match: forked })}
      rules={(rule) => {
        const here = readAddress(globalThis.location.hash)
        const moment = here.at === 'replay' && here.seq !== null ? { seq: here.seq } : {}
        goTo({ at: 'rules', game: ready.game.module.game.id, rule, match, from: 'replay', ...moment })
      }}
    />
  )
}

/** The last hash of a match, up to which the host has played it again; and whether its dice can be checked. */
async function checkedBy(match: string): Promise<Pick<Ready, 'hash' | 'isProven'>> {
  const reply = await ask({ type: 'export', match, alone: true })
  if (!reply.ok) return { hash: null, isProven: false }
  const lines: unknown[] = reply.value.record
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  // Snapshots hang on the chain and are no link of it.
  const last = lines.findLast((line) => Array.isArray(line) || Object.hasOwn(line as object, 'segment'))
  const hash = Array.isArray(last) ? String(last.at(-1)) : String((last as { hash: unknown }).hash)
  return { hash, isProven: lines.some((line) => Object.hasOwn(line as object, 'dice')) }
}
