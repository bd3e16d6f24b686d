import { boardOf, type DwaAction, FOOTPRINTS, isBody } from '@shamble/game-dwa/table'
import { type ReactNode, useMemo } from 'react'
import { BoardFrame } from '../../board/BoardFrame.js'
import { Controls } from '../../board/Controls.js'
import { Layer } from '../../board/Layer.js'
import { DraftLayer } from '../../draft/DraftLayer.js'
import { acting } from './acting.js'
import { intents, intentsArt, ringsArt, templatesArt, walkArt } from './overlay-art.js'
import type { Part } from './part.js'
import { bodyArt, humanArt, thingArt, zombieArt } from './pieces-art.js'
import { placeOf, spotName } from './spots.js'
import { groundArt, K, marginsArt, vehicleArt, wallsArt } from './terrain-art.js'

/** Around the table, in millimetres: room for the centimetres. */
const MARGIN = 26

/** The table from above, in millimetres; the drawing on it is made in pixels and scaled down. */
export function Board(part: Part): ReactNode {
  const { view, words, lit } = part
  const board = boardOf(view.options)
  const { language, speak } = words
  const explored = view.rooms.map((room) => room.explored).join()
  const ground = useMemo(() => groundArt(board, view, language, speak), [board, explored, language])
  const openings = view.openings.map(({ state, barricaded }) => `${state}${barricaded}`).join()
  const walls = useMemo(() => wallsArt(board, view) + marginsArt(board), [board, openings])
  const active = acting(view)
  const pieces = useMemo(
    () =>
      [
        ...view.vehicles.map(({ kind, x, y, heading }) => {
          const { length, width } = FOOTPRINTS[kind]
          return vehicleArt(kind, x, y, heading, length, width)
        }),
        ...view.lying.map(({ x, y }) => thingArt(x, y)),
        ...view.humans.filter(isBody).map((body) => bodyArt(view, body)),
        ...view.zombies.map((zombie) => zombieArt(view, zombie)),
        ...view.humans
          .filter(({ whereabouts }) => whereabouts === 'table')
          .map((human) => humanArt(view, human, human.id === active?.id)),
      ].join(''),
    [view],
  )
  const coming = useMemo(() => intentsArt(view, intents(view)), [view])
  const planned = (part.draft?.action ?? part.pointed) as DwaAction | null
  const overlay = useMemo(() => {
    if (active === null || planned === null) return ''
    const walk = planned.type === 'walk' ? walkArt(view, active, planned.path) : ''
    const rings =
      planned.type === 'walk' ? '' : ringsArt(view, active, [100, 200], (mm) => speak('dwa.cm', { cm: mm / 10 }))
    return rings + walk + templatesArt(view, active, planned)
  }, [view, active, planned])
  const area = { x: 0, y: 0, width: board.width, depth: board.depth }
  const box = { x: -MARGIN, y: -MARGIN, width: board.width + 2 * MARGIN, height: board.depth + 2 * MARGIN }
  const focus =
    part.draft?.held?.from ?? active ?? view.humans.find(({ whereabouts }) => whereabouts === 'table') ?? null
  const half = view.options.baseMm / 2
  return (
    <BoardFrame
      part={part}
      name="dwa-table"
      box={box}
      label={speak('dwa.board', { people: view.humans.length, zombies: view.zombies.length })}
      focus={focus === null ? null : { x: focus.x, y: focus.y }}
      least={1.1}
      mini={`<g transform="scale(${1 / K})">${ground}${walls}</g>`}
      placeAt={() => null}
    >
      <g transform={`scale(${1 / K})`}>
        <Layer art={ground} />
        <Layer art={walls} />
        <Layer art={pieces} />
        <Layer art={coming} />
        <Layer art={overlay} />
      </g>
      <DraftLayer part={part as never} area={area} />
      <Controls
        part={part}
        controls={[...lit.keys()].flatMap((spot) => {
          const place = placeOf(spot, view)
          if (place === null) return []
          return [
            {
              spot,
              box: { x: place.x - half, y: place.y - half, width: 2 * half, height: 2 * half },
              label: spotName(spot, view, words),
            },
          ]
        })}
      />
    </BoardFrame>
  )
}
