import type { Room } from '@shamble/host'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Fault } from '../app/Fault.js'
import { troubleOf } from '../app/fault-words.js'
import { tablesAt } from '../app/online.js'
import { TablePage } from '../app/TablePage.js'
import { useWatched } from '../app/watched.js'
import { LineNote } from './LineNote.js'
import { People } from './People.js'
import { addTo, lineState, port } from './port.js'
import { WaitingRoom } from './WaitingRoom.js'
import { useOnlineWords } from './words.js'
import '../styles/online.css'

interface Props {
  readonly match: string
  readonly seq?: number
}

/** A table whose people are elsewhere: the waiting room, then the table with who is here. */
export function OnlinePage({ match, seq }: Props): ReactNode {
  const words = useOnlineWords()
  const { speak } = words
  const line = useWatched(lineState)
  const [room, setRoom] = useState<Room | null>(null)
  /** Why there is nothing to be seen. */
  const [fault, setFault] = useState<string | null>(null)
  const [late, setLate] = useState(0)
  const onLate = useCallback(() => setLate((times) => times + 1), [])
  useEffect(() => {
    if (tablesAt === null) return
    const stop = port().listen((notice) => {
      if (notice.type === 'room' && notice.room.match === match) setRoom(notice.room)
      if (notice.type === 'gone' && notice.match === match) setFault(speak('online.gone'))
    })
    const look = async (): Promise<void> => {
      const reply = await port().request({ type: 'room', match })
      if (reply.ok) {
        setRoom(reply.value)
        addTo(reply.value)
      } else if ('error' in reply && reply.error.where === 'match') setFault(speak('online.missing'))
      else setFault(troubleOf(reply, speak))
    }
    void look()
    let isLost = false
    // People may have come and gone, and the match may have started, while the line was lost.
    const stopWatching = lineState.watch(() => {
      if (lineState.get() === 'open' && isLost) void look()
      isLost = lineState.get() === 'lost'
    })
    return () => {
      stop()
      stopWatching()
    }
  }, [match, speak])
  useEffect(() => {
    if (room !== null) document.documentElement.dataset['game'] = room.game
  }, [room])
  if (tablesAt === null) return <Fault what={speak('online.none')} detail="" />
  if (fault !== null) return <Fault what={fault} detail="" />
  if (room === null)
    return (
      <>
        <LineNote words={words} />
        <p className="loading">{speak('table.loading')}</p>
      </>
    )
  if (room.waiting) return <WaitingRoom room={room} />
  return (
    <div className="online" data-line={line}>
      <People room={room} late={late}>
        <TablePage key={match} match={match} late={onLate} {...(seq === undefined ? {} : { seq })} />
      </People>
    </div>
  )
}
