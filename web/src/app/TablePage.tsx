import type { HostRequest, Moment, Reply } from '@shamble/host'
import { type ReactNode, useEffect, useState } from 'react'
import { fetchTable } from '../games/fetch.js'
import { hasAdvice } from '../games/registry.js'
import type { TableGame } from '../games/table-game.js'
import { claimMatch } from '../port/tabs.js'
import type { GuideRun } from '../table/guide.js'
import type { Pace } from '../table/pace.js'
import { Session } from '../table/session.js'
import { Table } from '../table/Table.js'
import { showToWatchers, watchChannel } from '../watch/watching.js'
import { Fault } from './Fault.js'
import { troubleOf } from './fault-words.js'
import { ask, hostState, portOf, refreshCards } from './host.js'
import { isOnline } from './online.js'
import { practise } from './practice.js'
import { motionIsFull, type Settings, settings } from './settings.js'
import { useWatched } from './watched.js'
import { useWords } from './words.js'

interface Ready {
  readonly session: Session
  readonly game: TableGame
  readonly match: string
  readonly seed: string | null
  readonly guide: GuideRun | null
}

type Stage =
  | { readonly at: 'loading' }
  | { readonly at: 'elsewhere' }
  | { readonly at: 'fault'; readonly what: 'open' | 'otherRules' | 'gone'; readonly reply: Reply | null }
  | { readonly at: 'ready'; readonly ready: Ready }

type Props =
  /**
   * With `seq` at an earlier moment: the line of the record that someone comes back to. `late`: told when an answer came
   * too late; the same function each time.
   */
  | { readonly match: string; readonly seq?: number; readonly late?: () => void; readonly guide?: never }
  | { readonly guide: string; readonly match?: never; readonly seq?: never; readonly late?: never }

/** Opens a match, or sets the guided one up, and lays the table. */
export function TablePage({ match, seq, guide, late }: Props): ReactNode {
  const { speak } = useWords()
  const [stage, setStage] = useState<Stage>({ at: 'loading' })
  const [continued, setContinued] = useState(false)
  const { keeping, broken } = useWatched(hostState)
  useEffect(() => {
    let left = false
    const undo: (() => void)[] = []
    const open = async (): Promise<void> => {
      const practice = guide === undefined ? null : await practise(guide)
      if (practice !== null && !('match' in practice)) return setStage({ at: 'fault', what: 'open', reply: practice })
      const id = match ?? practice!.match
      // At a server one person may sit at several devices at once.
      const claim = isOnline(id) ? { release() {} } : await claimMatch(id)
      if (claim === null) return left ? undefined : setStage({ at: 'elsewhere' })
      if (left) return claim.release()
      let session: Session | null = null
      undo.push(() => {
        session?.end()
        void stopPlaying(id, session).then(() => claim.release())
      })
      const request: HostRequest = { type: 'open', match: id, ...(continued ? { otherRules: 'continue' } : {}) }
      const opened = await ask(request)
      if (!opened.ok) {
        const where = 'error' in opened ? opened.error.where : ''
        if (where === 'match') return setStage({ at: 'fault', what: 'gone', reply: null })
        return setStage({ at: 'fault', what: where.includes('rulesVersion') ? 'otherRules' : 'open', reply: opened })
      }
      const port = await portOf(id)
      const cards = await port.request({ type: 'list' })
      const card = cards.ok ? cards.value.cards.find((other) => other.id === id) : undefined
      if (card === undefined) return setStage({ at: 'fault', what: 'gone', reply: null })
      const look = await ask({ type: 'look', match: id })
      if (!look.ok) return setStage({ at: 'fault', what: 'open', reply: look })
      const game = await fetchTable(card.game, look.value.view)
      if (left) return
      document.documentElement.dataset['game'] = card.game
      const run = practice?.run ?? null
      // Someone who has finished one knows how it goes.
      const isFirst = cards.ok && !cards.value.cards.some((other) => other.game === card.game && other.over)
      const begun = new Session({
        port,
        match: id,
        game,
        curtain: () => settings.get().curtain === 'secret',
        pace: () => paceOf(settings.get().pace, run !== null),
        motion: motionIsFull,
        // With the first die sound is offered.
        holdsDice: (isThrown) => (isThrown ? !settings.get().soundOffered : settings.get().rolls === 'ask'),
        suggests: () => run === null && !isOnline(id) && hasAdvice(game) && suggests(settings.get().suggest, isFirst),
        rollsItself: () => settings.get().rolls === 'self',
        ...(run === null ? {} : { wants: (action) => run.wants(game.module.notation.write(action)) }),
        ...(late === undefined ? {} : { late }),
        answered: (action) => run?.answered(game.module.notation.write(action)),
        undone: (to) => run?.undone(to) ?? (() => {}),
      })
      session = begun
      // What was begun is worth keeping: a browser that asks does so when someone plays, and not before.
      if (run === null) void globalThis.navigator?.storage?.persist?.().catch(() => false)
      // Anyone who opens a match that is over has not played it now.
      if (run === null && look.value.outcome === null) undo.push(whenOver(begun, (end) => noted(id, game, end)))
      undo.unshift(showToWatchers(watchChannel(id), port, id, card.game))
      setStage({ at: 'ready', ready: { session: begun, game, match: id, seed: card.seed, guide: run } })
      await begun.begin()
      // Behind a curtain nobody looks back before taking the screen.
      if (seq !== undefined && begun.state.get().curtain === null) await begun.lookBack(seq)
    }
    open().catch((error: Error) => {
      // A part of the page that cannot be had any longer, a guide that is none.
      if (!left)
        setStage({ at: 'fault', what: 'open', reply: { ok: false, error: { where: '', reason: error.message } } })
    })
    return () => {
      left = true
      for (const step of undo) step()
      void refreshCards()
    }
  }, [match, seq, guide, continued, late])

  if (broken !== null) return <Fault what={speak('fault.broken')} detail={broken} reload />
  if (stage.at === 'loading') return <p className="loading">{speak('table.loading')}</p>
  if (stage.at === 'elsewhere') return <Fault what={speak('table.otherTab')} detail="" reload />
  if (stage.at === 'fault') {
    return (
      <Fault
        what={speak(`fault.${stage.what}`)}
        detail={stage.reply === null ? '' : (troubleOf(stage.reply, speak) ?? '')}
        {...(stage.what === 'otherRules'
          ? { go: { label: speak('fault.continue'), run: () => setContinued(true) } }
          : {})}
      />
    )
  }
  return <Table {...stage.ready} kept={keeping?.kept ?? true} />
}

/** Calls once, with the moment in which a match has come to its end. */
function whenOver(session: Session, then: (end: Moment) => void): () => void {
  const stop = session.state.watch(() => {
    const { moment } = session.state.get()
    if (moment === null || moment.outcome === null) return
    stop()
    then(moment)
  })
  return stop
}

/** For the history; where it cannot be had, nothing else is the worse for it. */
function noted(match: string, game: TableGame, end: Moment): void {
  void import('../history/note-end.js').then(({ noteEnd }) => noteEnd(match, game, end, Date.now())).catch(() => {})
}

/** Nobody plays on at a table that was left, not even bots: another tab may take it up. */
async function stopPlaying(match: string, session: Session | null): Promise<void> {
  const moment = session?.state.get().moment ?? null
  // Dice that are awaited are asked for again when someone comes back; closed, their answer would be lost.
  if (moment !== null && moment.dice === null && !isOnline(match)) await ask({ type: 'close', match })
}

const suggests = (wish: Settings['suggest'], isFirst: boolean): boolean =>
  wish === 'on' || (wish === 'first' && isFirst)

/** In a guided turn everything goes slowly: nobody knows yet what they are looking at. */
const paceOf = (wished: Pace, isGuided: boolean): Pace => (isGuided && wished > 0 ? 3 : wished)
