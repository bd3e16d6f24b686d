import { BULLET, ENHANCED, LIFE, type Space, topFrame, type ZombiesView } from '@shamble/game-zombies/table'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { DRAWING, Layer } from '../../board/Layer.js'
import { Piece } from '../../board/Piece.js'
import { cutOut, pawn } from '../../kit/index.js'
import { pawnStands, zombieStand } from './crowd.js'
import { spaceCentre } from './layout.js'
import type { Part } from './part.js'
import { bulletArt, glowingArt, lifeArt } from './piece-art.js'
import { pawnLook } from './seats.js'
import { atSeat, atZombie } from './spots.js'
import { UNIT } from './tile-art.js'
import { NO_NUMBERS, numberZombies, type ZombieNumbers } from './zombie-numbers.js'

/** Keeps the numbers of the zombies from one view to the next. */
export function useZombieNumbers(view: ZombiesView, news: Part['news']): ZombieNumbers {
  const kept = useRef<{ view: ZombiesView | null; numbers: ZombieNumbers }>({ view: null, numbers: NO_NUMBERS })
  if (kept.current.view !== view) kept.current = { view, numbers: numberZombies(kept.current.numbers, view, news) }
  return kept.current.numbers
}

/** Every zombie. Kept as it is while people only look around: there may be a hundred and fifty. */
export const Dead = memo(function Dead({ view, numbers }: { view: ZombiesView; numbers: ZombieNumbers }): ReactNode {
  const standing = [...numbers.ids].sort((a, b) => a[1] - b[1])
  return (
    <g {...DRAWING}>
      {standing.map(([space, id]) => (
        <Zombie key={id} id={id} view={view} space={space} />
      ))}
    </g>
  )
})

function Zombie({ id, view, space }: { id: number; view: ZombiesView; space: Space }): ReactNode {
  const isEnhanced = view.zombie[space] === ENHANCED
  const { x, y, scale } = zombieStand(view, space)
  const size = UNIT * scale
  const art = useMemo(() => (isEnhanced ? glowingArt(size * 0.72, id) : cutOut(size * 0.8, id)), [isEnhanced, id, size])
  return <Piece spot={atZombie(space)} x={x} y={y} art={art} />
}

export const Tokens = memo(function Tokens({ view }: { view: ZombiesView }): ReactNode {
  const art = useMemo(() => {
    const found: string[] = []
    view.counter.forEach((what, space) => {
      if (what !== LIFE && what !== BULLET) return
      const { x, y } = spaceCentre(view, space)
      const drawn = what === LIFE ? lifeArt(UNIT * 0.34) : bulletArt(UNIT * 0.34)
      found.push(`<g transform="translate(${x + UNIT * 0.22} ${y + UNIT * 0.28})">${drawn}</g>`)
    })
    return found.join('')
  }, [view])
  return <Layer art={art} />
})

/** Who walks: the one who is led by WHERE DID EVERYBODY GO ?, else the one who is on turn. */
export function moverOf(view: ZombiesView): number {
  const top = topFrame(view)
  return top?.kind === 'walk' ? top.seat : view.active
}

/** The pawn that may walk now can be dragged. */
export function Pawns({ part, walks }: { part: Part; walks: boolean }): ReactNode {
  const { view, words } = part
  const stands = pawnStands(view)
  const mover = moverOf(view)
  return (
    <g {...DRAWING}>
      {stands.map(({ x, y, scale }, seat) => (
        <Piece
          key={view.words[seat]}
          spot={atSeat(seat)}
          x={x}
          y={y}
          art={pawn(0, 0, pawnLook(seat, words.seat(seat)), (UNIT / 56) * scale, seat === view.viewer)}
          isDragged={walks && seat === mover}
        />
      ))}
    </g>
  )
}
