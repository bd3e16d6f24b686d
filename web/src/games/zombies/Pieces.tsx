import { BULLET, ENHANCED, LIFE, type Space, topFrame, type ZombiesView } from '@shamble/game-zombies/table'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { pawn } from '../../kit/index.js'
import { pawnStands, zombieStand } from './crowd.js'
import type { Part } from './Ghosts.js'
import { EMPTY_HERD, followHerd, type Herd } from './herd.js'
import { type Point, spaceCentre } from './layout.js'
import { bulletArt, glowingArt, lifeArt, zombieArt } from './piece-art.js'
import { pawnLook } from './seats.js'
import { atSeat, atZombie } from './spots.js'
import { UNIT } from './tile-art.js'
import { UNSPOKEN } from './unspoken.js'

const at = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` })

/** Keeps the numbers of the zombies from one view to the next. */
export function useHerd(view: ZombiesView, news: Part['news']): Herd {
  const kept = useRef<{ view: ZombiesView | null; herd: Herd }>({ view: null, herd: EMPTY_HERD })
  if (kept.current.view !== view) kept.current = { view, herd: followHerd(kept.current.herd, view, news) }
  return kept.current.herd
}

/** Every zombie. Kept as it is while people only look around: there may be a hundred and fifty. */
export const Dead = memo(function Dead({ view, herd }: { view: ZombiesView; herd: Herd }): ReactNode {
  const standing = [...herd.ids].sort((a, b) => a[1] - b[1])
  return (
    <g {...UNSPOKEN}>
      {standing.map(([space, id]) => (
        <Zombie key={id} id={id} view={view} space={space} />
      ))}
    </g>
  )
})

function Zombie({ id, view, space }: { id: number; view: ZombiesView; space: Space }): ReactNode {
  const isEnhanced = view.zombie[space] === ENHANCED
  const stand = zombieStand(view, space)
  const size = UNIT * stand.scale
  const art = useMemo(
    () => ({ __html: isEnhanced ? glowingArt(size * 0.72, id) : zombieArt(size * 0.8, id) }),
    [isEnhanced, id, size],
  )
  return <g className="piece" data-piece={atZombie(space)} style={at(stand)} dangerouslySetInnerHTML={art} />
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
    return { __html: found.join('') }
  }, [view])
  return <g {...UNSPOKEN} dangerouslySetInnerHTML={art} />
})

/** Who walks: whoever is led by WHERE DID EVERYBODY GO ?, else whoever is on turn. */
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
    <g {...UNSPOKEN}>
      {stands.map((stand, seat) => {
        const art = pawn(0, 0, pawnLook(seat, words.seat(seat)), (UNIT / 56) * stand.scale, seat === view.viewer)
        return (
          <g
            key={view.words[seat]}
            className="piece"
            style={at(stand)}
            data-piece={atSeat(seat)}
            data-takes={atSeat(seat)}
            data-drag={walks && seat === mover ? 'any' : undefined}
            dangerouslySetInnerHTML={{ __html: art }}
          />
        )
      })}
    </g>
  )
}
