import type { HostRequest, Reply } from '@shamble/host'
import { type ReactNode, useEffect, useState } from 'react'
import { fetchTable } from '../games/fetch.js'
import type { TableGame } from '../games/table-game.js'
import { claimMatch } from '../port/tabs.js'
import type { GuideRun } from '../table/guide.js'
import type { Pace } from '../table/pace.js'
import { Session } from '../table/session.js'
import { Table } from '../table/Table.js'
import { Fault } from './Fault.js'
import { troubleOf } from './fault-words.js'
import { ask, hostPort, hostState, refreshCards } from './host.js'
import { practise } from './practice.js'
import { motionIsFull, settings } from './settings.js'
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
  /** With `seq` at an earlier moment: the line of the record that somebody comes back to. */
  | { readonly match: string; readonly seq?: number; readonly guide?: never }
  | { readonly guide: string; readonly match?: never; readonly seq?: never }

/** Opens a match, or sets the guided one up, and lays the table. */
export function TablePage({ match, seq, guide }: Props): ReactNode {
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
      const claim = await claimMatch(id)
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
      const cards = await ask({ type: 'list' })
      const card = cards.ok ? cards.value.cards.find((other) => other.id === id) : undefined
      if (card === undefined) return setStage({ at: 'fault', what: 'gone', reply: null })
      const game = await fetchTable(card.game)
      if (left) return
      document.documentElement.dataset['game'] = card.game
      const run = practice?.run ?? null
      const begun = new Session({
        port: hostPort(),
        match: id,
        game,
        curtain: () => settings.get().curtain === 'secret',
        pace: () => paceOf(settings.get().pace, run !== null),
        motion: motionIsFull,
        ...(run === null ? {} : { wants: (action) => run.wants(game.module.notation.write(action)) }),
        answered: (action) => run?.answered(game.module.notation.write(action)),
      })
      session = begun
      setStage({ at: 'ready', ready: { session: begun, game, match: id, seed: card.seed, guide: run } })
      await begun.begin()
      // Behind a curtain nobody looks back before he has taken the screen.
      if (seq !== undefined && begun.state.get().curtain === null) await begun.lookBack(seq)
    }
    void open()
    return () => {
      left = true
      for (const step of undo) step()
      void refreshCards()
    }
  }, [match, seq, guide, continued])

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

/** Nobody plays on at a table that was left, not even bots: another tab may take it up. */
async function stopPlaying(match: string, session: Session | null): Promise<void> {
  const moment = session?.state.get().moment ?? null
  // Dice that are awaited are asked for again when somebody comes back; closed, their answer would be lost.
  if (moment !== null && moment.dice === null) await ask({ type: 'close', match })
}

/** In a guided turn everything goes slowly: nobody knows yet what he sees. */
const paceOf = (wished: Pace, isGuided: boolean): Pace => (isGuided && wished > 0 ? 3 : wished)
