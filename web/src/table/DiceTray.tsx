import type { GameEvent } from '@shamble/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { motionIsFull } from '../app/settings.js'
import type { Words } from '../games/table-game.js'
import { Die } from './Die.js'

const FACES = 3
const FACE_TIME = 130

/** The dice of what has just happened: three flat faces, then the ones that the engine drew. */
export function DiceTray({ news, words }: { readonly news: readonly GameEvent[]; readonly words: Words }): ReactNode {
  const rolled = news.filter((event) => (event.dice?.length ?? 0) > 0)
  const key = JSON.stringify(rolled.map((event) => event.dice))
  const [turned, setTurned] = useState(FACES)
  useEffect(() => {
    if (rolled.length === 0 || !motionIsFull()) return
    setTurned(0)
    const timer = setInterval(() => setTurned((before) => Math.min(before + 1, FACES)), FACE_TIME)
    return () => clearInterval(timer)
  }, [key, news])
  const last = rolled[rolled.length - 1]
  if (last?.dice === undefined) return null
  const settled = turned >= FACES
  // Where each die is looked at by itself, their sum says nothing.
  const isSummed = last.dice.length > 1 && last.about?.['each'] === undefined
  const total = last.dice.reduce((sum, face) => sum + face, 0)
  return (
    <p className="tray" data-settled={settled}>
      {last.dice.map((face, i) => (
        <Die key={i} face={settled ? face : ((face + i + turned * 2) % 6) + 1} size={34} />
      ))}
      {settled && isSummed && <b>{total}</b>}
      <small>{last.seat === undefined ? '' : words.seat(last.seat)}</small>
    </p>
  )
}
