import { type ReactNode, useEffect, useState } from 'react'
import { motionIsFull, settings } from '../app/settings.js'
import { useWords } from '../app/words.js'
import { fetchTable } from '../games/fetch.js'
import type { TableGame } from '../games/table-game.js'
import { Session } from '../table/session.js'
import { Table } from '../table/Table.js'
import { watchChannel, watchingPort } from './watching.js'

interface Shown {
  readonly session: Session
  readonly game: TableGame
}

/** The table that all see, in a window of its own: on a second screen, while the match is played in another window. */
export function WatchPage({ match }: { readonly match: string }): ReactNode {
  const { speak } = useWords()
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const channel = watchChannel(match)
    let session: Session | null = null
    /** How often the match was laid on the table: only the last time counts. */
    let times = 0
    const clear = (): void => {
      times++
      session?.end()
      session = null
      setShown(null)
    }
    const lay = async (id: string): Promise<void> => {
      clear()
      const mine = times
      const look = await port.request({ type: 'look', match })
      if (mine !== times || !look.ok) return
      const game = await fetchTable(id, look.value.view)
      if (mine !== times) return
      document.documentElement.dataset['game'] = id
      session = new Session({
        port,
        match,
        game,
        watches: true,
        curtain: () => false,
        pace: () => settings.get().pace,
        motion: motionIsFull,
      })
      setShown({ session, game })
      await session.begin()
    }
    const port = watchingPort(channel, match, { here: (id) => void lay(id), gone: clear })
    return () => {
      clear()
      port.close()
    }
  }, [match])
  if (shown === null) {
    return (
      <p className="loading" role="status">
        {speak('watch.waiting')}
      </p>
    )
  }
  return <Table {...shown} match={match} kept seed={null} guide={null} watching />
}
