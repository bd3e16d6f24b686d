import type { Moment } from '@shamble/host'
import { type ReactNode, useEffect, useState } from 'react'
import type { TableGame } from '../games/table-game.js'
import { fetchTable } from '../games/tables.js'
import { Replay } from '../replay/Replay.js'
import '../styles/replay.css'
import { personsOf } from '../table/table-state.js'
import { Fault } from './Fault.js'
import { ask, hostPort } from './host.js'
import { goTo } from './route.js'
import { useWords } from './words.js'

interface Ready {
  readonly game: TableGame
  readonly first: Moment
  readonly seed: string | null
}

/** Opens a match to go through it again. */
export function ReplayPage({ match, seq }: { readonly match: string; readonly seq: number | null }): ReactNode {
  const { speak } = useWords()
  const [ready, setReady] = useState<Ready | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    const open = async (): Promise<void> => {
      const opened = await ask({ type: 'open', match })
      if (!opened.ok) return setFault('error' in opened ? opened.error.reason : opened.refusal.rule)
      const cards = await ask({ type: 'list' })
      const card = cards.ok ? cards.value.cards.find((other) => other.id === match) : undefined
      const look = await ask({ type: 'look', match })
      if (card === undefined || !look.ok) return setFault(match)
      const seat = personsOf(look.value)[0]
      const own = seat === undefined || look.value.outcome !== null ? look : await ask({ type: 'look', match, seat })
      const game = await fetchTable(card.game)
      document.documentElement.dataset['game'] = card.game
      setReady({ game, first: own.ok ? own.value : look.value, seed: look.value.outcome === null ? null : card.seed })
    }
    void open()
  }, [match])
  if (fault !== null) return <Fault what={speak('fault.open')} detail={fault} />
  if (ready === null) return <p className="loading">{speak('table.loading')}</p>
  return (
    <Replay
      {...ready}
      port={hostPort()}
      match={match}
      start={seq}
      leave={() => goTo({ at: 'table', match })}
      playOn={(forked) => goTo({ at: 'table', match: forked })}
      rules={(rule) => goTo({ at: 'rules', game: ready.game.module.game.id, rule, match })}
    />
  )
}
