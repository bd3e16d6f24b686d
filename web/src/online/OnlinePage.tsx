import type { Room } from '@shamble/host'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Fault } from '../app/Fault.js'
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
  const line = useWatched(lineState)
  const [room, setRoom] = useState<Room | 'gone' | null>(null)
  const [late, setLate] = useState(0)
  const onLate = useCallback(() => setLate((times) => times + 1), [])
  useEffect(() => {
    if (tablesAt === null) return
    const stop = port().listen((notice) => {
      if (notice.type === 'room' && notice.room.match === match) setRoom(notice.room)
      if (notice.type === 'gone' && notice.match === match) setRoom('gone')
    })
    void port()
      .request({ type: 'room', match })
      .then((reply) => {
        setRoom(reply.ok ? reply.value : 'gone')
        if (reply.ok) addTo(reply.value)
      })
    return stop
  }, [match])
  useEffect(() => {
    if (room !== null && room !== 'gone') document.documentElement.dataset['game'] = room.game
  }, [room])
  if (tablesAt === null) return <Fault what={words.speak('online.none')} detail="" />
  if (room === 'gone') return <Fault what={words.speak('online.gone')} detail="" />
  if (room === null)
    return (
      <>
        <LineNote words={words} />
        <p className="loading">{words.speak('table.loading')}</p>
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
