import { type ReactNode, useEffect, useState } from 'react'
import type { Words } from '../games/table-game.js'

const SECOND = 1000

/** How long a window stays open: a bar that steps once a second, with the seconds written. */
export function Timer({ left, words }: { readonly left: number; readonly words: Words }): ReactNode {
  const [now, setNow] = useState(left)
  useEffect(() => {
    setNow(left)
    const timer = setInterval(() => setNow((before) => Math.max(0, before - SECOND)), SECOND)
    return () => clearInterval(timer)
  }, [left])
  const seconds = Math.ceil(now / SECOND)
  return (
    <p className="timer" role="timer">
      <progress max={left} value={now} aria-label={words.speak('table.timer', { count: seconds })} />
      <span>{words.speak('table.timer', { count: seconds })}</span>
    </p>
  )
}
