import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import type { Words } from '../table-game.js'

interface Hold {
  readonly label: string
  readonly isHeld: boolean
  hold(isHeld: boolean): void
}

/** A key that counts only as long as it is held, with a hand or on the keyboard. */
export function HoldKey({ label, isHeld, hold }: Hold): ReactNode {
  // A hand that slips off the screen holds nothing any longer.
  useEffect(() => {
    if (!isHeld) return
    const letGo = (): void => hold(false)
    for (const end of ENDS) addEventListener(end, letGo)
    return () => {
      for (const end of ENDS) removeEventListener(end, letGo)
    }
  }, [isHeld, hold])
  const press = (event: KeyboardEvent): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    hold(event.type === 'keydown')
  }
  return (
    <button
      type="button"
      className="key small hold"
      aria-pressed={isHeld}
      onPointerDown={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={press}
      onKeyUp={press}
      onBlur={() => hold(false)}
    >
      {label}
    </button>
  )
}

const ENDS = ['pointerup', 'pointercancel', 'blur'] as const

interface Props {
  readonly words: Words
  readonly label: string
  readonly children: ReactNode
}

/** Something that is shown only while a button is held, with a hand or a key. */
export function Held({ label, children }: Props): ReactNode {
  const [isHeld, setHeld] = useState(false)
  return (
    <div className="hush held">
      <div aria-live="polite">{isHeld && children}</div>
      <HoldKey label={label} isHeld={isHeld} hold={setHeld} />
    </div>
  )
}
