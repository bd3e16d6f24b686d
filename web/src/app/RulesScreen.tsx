import type { LedgerEntry } from '@shamble/module'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { fetchCharts, fetchOccasionView, fetchTable } from '../games/fetch.js'
import { fetchLedger } from '../games/fetch-ledger.js'
import type { PageModule } from '../games/page-module.js'
import type { TableGame } from '../games/table-game.js'
import type { Checks } from '../rules/checks.js'
import { type AtHand, Rules } from '../rules/Rules.js'
import type { ChartsOf, OccasionView } from '../rules/reference.js'
import { actionFor, loadVisit, type Visit } from '../rules/visit.js'
import type { SetupPlan } from '../setup/plan.js'
import { partBefore, stillPart } from '../table/still.js'
import { type Address, goTo, type RulesAddress, writeAddress } from './address.js'
import { matchWords } from './game-words.js'
import { ask } from './host.js'
import { otherLanguage } from './language.js'
import { settings } from './settings.js'
import { useWatched } from './watched.js'

interface Props {
  readonly module: PageModule
  readonly plan: SetupPlan
  readonly address: RulesAddress
}

/** What is fetched with the reference: the rules, what checks each of them, the tables of the rulebook. */
interface Fetched {
  readonly ledger: readonly LedgerEntry[]
  readonly charts: ChartsOf
  readonly checks: Checks
}

interface Found {
  readonly visit: Visit
  readonly game: TableGame
  readonly view: OccasionView | null
}

const none = (): void => {}

/** The reference of a game, with the way back to where it was opened. */
export default function RulesScreen({ module, plan, address }: Props): ReactNode {
  const { match, rule, seq = null, from, after } = address
  const { language, numbers } = useWatched(settings)
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  const game = module.game.id
  // The line stays the one that was followed here, wherever in the book someone goes on reading.
  const [first] = useState(rule)
  useEffect(() => {
    Promise.all([fetchLedger(game), fetchCharts(game), import('virtual:rule-checks')]).then(
      ([ledger, charts, checks]) => setFetched({ ledger, charts, checks: checks.default }),
      setFailed,
    )
  }, [game])
  useEffect(() => {
    let left = false
    if (match !== null)
      void Promise.all([loadVisit(ask, module, match, seq, first), fetchOccasionView(game)]).then(
        async ([visit, view]) => {
          if (visit === null) return
          const table = await fetchTable(game, visit.now.view)
          if (!left) setFound({ visit, game: table, view })
        },
      )
    return () => {
      left = true
    }
  }, [module, game, match, seq, first])

  const now = found?.visit.now ?? null
  const seats = useMemo(() => (now === null ? [] : module.game.seats(now.view.options)), [module, now])
  const words = useMemo(() => matchWords(language, module, now?.seats ?? [], seats), [language, module, now, seats])
  const atHand = useMemo((): AtHand | null => {
    if (found === null) return null
    const { visit, view } = found
    const setting = { words, numbers, openRule: none }
    const { line, moment } = visit
    const part =
      line === null
        ? { ...stillPart(moment, setting), pointed: actionFor(found.game, moment, first) }
        : line.isDirect
          ? partBefore(moment, line.entry, setting)
          : stillPart(moment, setting)
    return {
      at: { part, event: line?.event ?? null, turn: line?.entry.turn ?? moment.view.turn },
      view,
      Board: found.game.Board,
      line: line === null ? null : { turn: line.entry.turn, event: line.event, seats },
    }
  }, [found, words, numbers, seats, first])

  const back: Address =
    from === 'setup' || from === 'guide'
      ? { at: from, game, ...(after === undefined ? {} : { after }) }
      : match === null
        ? { at: 'home' }
        : from === 'replay'
          ? { at: 'replay', match, seq }
          : { at: from === 'analysis' ? from : 'table', match }
  const origin = writeAddress(back)
  const onBack = useCallback(() => {
    globalThis.location.hash = origin
  }, [origin])
  const turn = now?.view.turn
  const backWords =
    back.at === 'table' && turn !== undefined
      ? words.speak('rules.back.turn', { turn })
      : words.speak(`rules.back.${back.at}`)
  // The boundary around all screens says so.
  if (failed !== null) throw failed
  if (fetched === null) return <p className="loading">{words.speak('table.loading')}</p>
  return (
    <Rules
      module={module}
      ledger={fetched.ledger}
      plan={plan}
      words={words}
      cited={rule}
      options={now?.view.options ?? null}
      back={backWords}
      charts={fetched.charts}
      checks={fetched.checks}
      atHand={atHand}
      onBack={onBack}
      onHome={() => goTo({ at: 'home' })}
      onLine={() => goTo(from === 'replay' ? back : { at: 'table', match: match!, ...(seq === null ? {} : { seq }) })}
      onLanguage={() => void otherLanguage()}
      onCite={(id) => {
        // The address follows without a new step for the back key.
        globalThis.history.replaceState(null, '', writeAddress({ ...address, rule: id }))
      }}
    />
  )
}
