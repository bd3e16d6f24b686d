import type { Analysis } from '@shamble/analysis'
import type { Moment, Reply } from '@shamble/host'
import { type ReactNode, useEffect, useState } from 'react'
import { goTo } from '../app/address.js'
import { Fault } from '../app/Fault.js'
import { troubleOf } from '../app/fault-words.js'
import { ask, portOf } from '../app/host.js'
import { isOnline } from '../app/online.js'
import { useWords } from '../app/words.js'
import { fetchTable } from '../games/fetch.js'
import { listedGame } from '../games/registry.js'
import type { TableGame } from '../games/table-game.js'
import '../styles/analysis.css'
import '../styles/bar-reading.css'
import { AnalysisScreen } from './AnalysisScreen.js'
import { forgetGone, keepAnalysis, keptAnalysis } from './kept-analyses.js'
import { noteLooked } from './note-looked.js'
import { AnalysisSession, type Looker } from './session.js'

interface Ready {
  readonly game: TableGame
  readonly end: Moment
  readonly session: AnalysisSession
}

/** Two look side by side where the machine has two processors: no more, so that the page stays quick. */
const LOOKERS = (globalThis.navigator?.hardwareConcurrency ?? 1) > 1 ? 2 : 1

const hire = (): Looker =>
  new Worker(new URL('../port/worker.ts', import.meta.url), { type: 'module', name: 'analysis' }) as unknown as Looker

/** Opens a match that is over, to look at what was decided in it. */
export function AnalysisPage({ match }: { readonly match: string }): ReactNode {
  const { speak } = useWords()
  const [ready, setReady] = useState<Ready | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [detail, setDetail] = useState('')
  useEffect(() => {
    let [left, session]: [boolean, AnalysisSession | null] = [false, null]
    const failed = (reply: Reply): void => {
      setFault(speak('fault.open'))
      setDetail(troubleOf(reply, speak) ?? match)
    }
    const open = async (): Promise<void> => {
      const opened = await ask({ type: 'open', match, reading: true })
      if (!opened.ok) return failed(opened)
      const cards = await (await portOf(match)).request({ type: 'list' })
      const card = cards.ok ? cards.value.cards.find((other) => other.id === match) : undefined
      // Of matches on a server nobody here knows which are gone.
      if (cards.ok && !isOnline(match)) {
        const here = new Set(cards.value.cards.map(({ id }) => id))
        void forgetGone((id) => isOnline(id) || here.has(id))
      }
      const look = await ask({ type: 'look', match })
      if (card === undefined || !look.ok) return failed(look)
      // Before anything of the record is read: while it runs it has secrets.
      if (look.value.outcome === null) return setFault(speak('analysis.running'))
      if (!listedGame(card.game)?.looksAhead) return setFault(speak('analysis.unable'))
      const file = await ask({ type: 'export', match, alone: true })
      if (!file.ok) return failed(file)
      const game = await fetchTable(card.game, look.value.view)
      const { record } = file.value
      const end = record.slice(record.trimEnd().lastIndexOf('\n') + 1).slice(-200)
      const kept = await keptAnalysis(match, end)
      if (left) return
      document.documentElement.dataset['game'] = card.game
      const persons = look.value.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
      const keep = (analysis: Analysis): void => {
        void keepAnalysis(match, end, analysis)
        noteLooked(match, look.value.seats, analysis)
      }
      session = new AnalysisSession({ game: card.game, record, persons }, kept, { hire, lookers: LOOKERS, keep })
      setReady({ game, end: look.value, session })
      session.start()
    }
    open().catch((error: Error) => failed({ ok: false, error: { where: '', reason: error.message } }))
    return () => {
      left = true
      session?.stop()
    }
  }, [match, speak])
  if (fault !== null) return <Fault what={fault} detail={detail} />
  if (ready === null) return <p className="loading">{speak('table.loading')}</p>
  return (
    <AnalysisScreen
      {...ready}
      match={match}
      replay={(seq) => goTo({ at: 'replay', match, seq })}
      playOn={(forked) => goTo({ at: 'table', match: forked })}
      rules={(rule) => goTo({ at: 'rules', game: ready.game.module.game.id, rule, match, from: 'analysis' })}
      home={() => goTo({ at: 'home' })}
    />
  )
}
