import type { GameEvent, ViewBase } from '@shamble/kernel'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Spot, TableGame, Words } from '../games/table-game.js'
import { Die } from './Die.js'
import '../styles/roll.css'

/** Flat faces one after another, until the die rests. */
const FACE_TIME = 170
/** How often dice are put beside their piece again. */
const FOLLOWED = 80
const SIZE = 44
/** Between the dice and what they are beside, and the edge of the board. */
const MARGIN = 8

interface Props {
  readonly roll: GameEvent
  readonly isLanded: boolean
  /** Whether the dice still wait in the hand: nothing is on them yet. */
  readonly isReady?: boolean
  /** Whether the board shows what came of it: the piece may be gone or elsewhere, and the dice stay where they fell. */
  readonly isSettled?: boolean
  /** How the table was when the dice were thrown. */
  readonly before: ViewBase
  readonly game: Pick<TableGame, 'isSummed' | 'rolledAt' | 'rolledBy' | 'rollWords'>
  readonly words: Words
}

/**
 * The dice of a roll, the only ones while it lasts: beside the piece that they are about, and always whole on the board.
 * Anyone who listens hears the result once it is there.
 */
export function Roll({ roll, isLanded, isReady = false, isSettled = false, before, game, words }: Props): ReactNode {
  const turned = useTurns(roll, isLanded || isReady)
  const plate = useRef<HTMLDivElement>(null)
  // The board may still be on its way to the piece, or the piece to where it is rolled for: they are looked for again.
  useLayoutEffect(() => {
    if (isSettled && plate.current!.style.left !== '') return
    const put = (): void => place(plate.current!, game.rolledAt?.(roll, before) ?? [])
    put()
    const timer = setInterval(put, FOLLOWED)
    return () => clearInterval(timer)
  }, [roll, before, game, turned, isLanded, isSettled])
  const dice = roll.dice ?? []
  // Where each die is looked at by itself, their sum says nothing.
  const isSummed = dice.length > 1 && (game.isSummed?.(roll) ?? true)
  const seat = roll.seat === undefined ? '' : words.seat(roll.seat)
  const who = game.rolledBy?.(roll, before, words) ?? seat
  const odds = game.rollWords?.(roll, before, words) ?? ''
  return (
    <div ref={plate} className="roll" data-landed={isReady ? 'ready' : isLanded} aria-hidden="true">
      <p className="roll-dice">
        {dice.map((face, i) => (
          <Die
            key={i}
            face={isReady ? 0 : isLanded ? face : faceWhile(turned, face + i)}
            size={SIZE}
            {...(isLanded && !isReady ? { of: roll.kind } : {})}
          />
        ))}
        {isLanded && isSummed && <b>{dice.reduce((sum, face) => sum + face, 0)}</b>}
      </p>
      {who !== '' && <small>{who}</small>}
      {odds !== '' && <p className="roll-odds">{odds}</p>}
    </div>
  )
}

/** Never the same face twice in a row, and no telling what comes of it. */
const faceWhile = (turned: number, from: number): number => ((from * 3 + turned * 2) % 6) + 1

/** How many faces a die has shown since it was thrown. */
function useTurns(roll: GameEvent, isLanded: boolean): number {
  const [turned, setTurned] = useState(0)
  useEffect(() => {
    if (isLanded) return
    setTurned(0)
    const timer = setInterval(() => setTurned((before) => before + 1), FACE_TIME)
    return () => clearInterval(timer)
  }, [roll, isLanded])
  return turned
}

/** Beside the first of these pieces that is drawn, above it where there is room; in the middle where there is none. */
function place(plate: HTMLElement, spots: readonly Spot[]): void {
  const board = plate.parentElement!
  const room = board.getBoundingClientRect()
  const { width, height } = plate.getBoundingClientRect()
  const piece = spots
    .map((spot) => board.querySelector(`[data-piece="${spot}"]`)?.getBoundingClientRect())
    .find((box) => box !== undefined && isInside(box, room))
  const within = (at: number, length: number, most: number): number =>
    Math.max(MARGIN, Math.min(at, most - length - MARGIN))
  const x = piece === undefined ? (room.width - width) / 2 : piece.right - room.left + MARGIN
  const above = piece === undefined ? (room.height - height) / 2 : piece.top - room.top - height - MARGIN
  const isCut = piece !== undefined && above < MARGIN
  plate.style.left = `${within(x, width, room.width)}px`
  plate.style.top = `${within(isCut ? piece.bottom - room.top + MARGIN : above, height, room.height)}px`
}

const isInside = (box: DOMRect, room: DOMRect): boolean =>
  box.right > room.left && box.left < room.right && box.bottom > room.top && box.top < room.bottom
