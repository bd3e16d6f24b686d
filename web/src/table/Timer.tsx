import type { Moment } from '@shamble/host'
import { type ReactNode, useEffect, useState } from 'react'
import type { Words } from '../games/table-game.js'
import { leftNow } from './time-left.js'
import { timeWords } from './time-words.js'

const SECOND = 1000

interface Props {
  readonly moment: Moment
  /** How much time that moment gave. */
  readonly told: number
  readonly words: Words
}

/** How long a question stays open: a bar that steps once a second, with the seconds written. */
export function Timer({ moment, told, words }: Props): ReactNode {
  const [left, setLeft] = useState(() => leftNow(moment, told))
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftNow(moment, told)), SECOND)
    return () => clearInterval(timer)
  }, [moment, told])
  const said = timeWords(left, words.speak, moment.passes === true ? 'window' : 'answer')
  // The last seconds are spoken.
  const isLast = left <= 3 * SECOND
  return (
    <p className="timer" role="timer">
      <progress max={Math.max(1, told)} value={left} aria-label={said} />
      <span aria-live={isLast ? 'assertive' : 'off'}>{said}</span>
    </p>
  )
}
