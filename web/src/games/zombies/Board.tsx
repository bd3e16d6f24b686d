import { slotOf, topFrame, type Walk, walksOf } from '@shamble/game-zombies/table'
import { type ReactNode, useMemo } from 'react'
import { BoardFrame } from '../../board/BoardFrame.js'
import { Controls } from '../../board/Controls.js'
import { DRAWING, Layer } from '../../board/Layer.js'
import type { Spot } from '../table-game.js'
import { BOARD_DEFS } from './base-art.js'
import { cityArt, deadArt, namesArt, numbersArt } from './city-art.js'
import { BarredArt, type Ghost, GhostArt, ghostsOf, surroundings } from './Ghosts.js'
import { boardBox, type Point, placeOf, spaceCentre, tileMiddle } from './layout.js'
import { CornerCost, FarMark, isTaken, SpaceMark, spotBox, ThingMark, wayOver } from './Marks.js'
import { Dead, moverOf, Pawns, Tokens, useZombieNumbers } from './Pieces.js'
import { readSpot, spotName } from './spots.js'
import { TILE } from './tile-art.js'
import { placeAt } from './why-not.js'
import './board.css'
import type { Part } from './part.js'

/** A tile is drawn between 150 and 300 pixels wide at a desk, unless more has to be in view. */
const SCALES = { least: 150 / TILE, most: 300 / TILE } as const

/** The city: tiles, what is on them, and whatever can be picked on them now. */
export function Board(part: Part): ReactNode {
  const { view, words, choices } = part
  const over = part.pointedSpot
  const numbers = useZombieNumbers(view, part.news)
  const isPicked = (spot: Spot): boolean => part.picked.includes(spot)
  const { ghosts, barred, dead } = useMemo(() => surroundings(view, choices.actions), [view, choices])
  const table = [view.tileKind, view.tileTurn, view.tileX, view.tileY, view.joins].join()
  const city = useMemo(() => cityArt(view), [table])
  const names = useMemo(() => namesArt(view, words), [table, words])
  const walks = useMemo(
    () => (choices.actions.some(({ type }) => type === 'step') ? walksOf(view) : []),
    [view, choices],
  )
  // In a guided turn only the meant place is framed.
  const framed = part.wants === undefined ? ghosts : ghosts.filter(({ spot }) => part.lit.has(spot) || isPicked(spot))
  const beside = [...ghosts, ...barred, ...dead]
  const box = boardBox(view, beside)
  const picked = part.picked.filter((spot) => spotBox(spot, view) !== null)
  // A chosen place stays a control: picked again it turns the tile.
  const turning = picked.filter((spot) => ghosts.some((ghost) => ghost.spot === spot && ghost.ways.length > 1))
  const spots = [...new Set([...part.lit.keys(), ...part.routes.keys(), ...turning])].filter(
    (spot) => spotBox(spot, view) !== null,
  )
  // Names of a hundred and fifty zombies are not made anew for every place that is looked at.
  const labels = useMemo(
    () => new Map(spots.map((spot) => [spot, labelOf(part, spot)])),
    [view, choices, part.picked, words],
  )
  return (
    <BoardFrame
      part={part}
      name="zmb-city"
      box={box}
      label={words.speak('zombies.board', { count: numbers.ids.size })}
      focus={focusOf(part, ghosts)}
      scales={SCALES}
      mini={city}
      placeAt={(x, y) => placeAt(view, x, y)}
    >
      <defs dangerouslySetInnerHTML={{ __html: BOARD_DEFS }} />
      <Layer art={deadArt(dead)} />
      <Layer art={city} />
      {barred.map((place) => (
        <BarredArt key={`${place.x},${place.y}`} part={part} place={place} />
      ))}
      {framed.map((ghost) => (
        <GhostArt key={ghost.spot} part={part} ghost={ghost} over={over === ghost.spot} />
      ))}
      <g {...DRAWING}>
        {spots.map((spot) => (
          <Reach key={spot} part={part} spot={spot} />
        ))}
      </g>
      <Layer art={names} />
      <Dead view={view} numbers={numbers} />
      <Tokens view={view} />
      {walks.map((walk) =>
        part.lit.has(`s:${walk.space}`) || !isFought(part, walk) ? null : (
          <FarMark key={walk.space} part={part} walk={walk} />
        ),
      )}
      <Pawns part={part} walks={walks.length > 0} />
      {part.numbers ? <Layer art={numbersArt(view)} /> : null}
      <Layer art={[wayOf(part, over), ...sentAway(part)].map((way) => wayOver(view, way)).join('')} />
      {picked.map((spot) =>
        readSpot(spot).kind === 't' ? null : <ThingMark key={spot} box={spotBox(spot, view)!} isPicked />,
      )}
      <Controls
        part={part}
        controls={spots.map((spot) => ({
          spot,
          box: spotBox(spot, view)!,
          label: labels.get(spot) ?? '',
          drags: readSpot(spot).kind === 'z' ? 'mouse' : null,
          art: <Thing part={part} spot={spot} />,
        }))}
      />
    </BoardFrame>
  )
}

/** Whether a fight comes before the end of a walk. */
const isFought = ({ view }: Part, { space, fights }: Walk): boolean =>
  fights > (view.zombie[space] !== 0 && view.foodSource < 0 ? 1 : 0)

/** Whether a route stops before the place that it leads to: a mark of its own says how far that is. */
const cutShort = ({ routes }: Part, spot: Spot): boolean => {
  const last = routes.get(spot)?.actions.at(-1)
  return last?.type === 'step' && `s:${last.to}` !== spot
}

/** What a step there costs; nothing where something else is picked. */
function costOf(part: Part, spot: Spot): string {
  const isStep = part.lit.get(spot)?.actions[0]?.type === 'step'
  return part.routes.get(spot)?.cost ?? (isStep ? '1' : '')
}

/** Dots and cost are under the pieces. */
function Reach({ part, spot }: { part: Part; spot: Spot }): ReactNode {
  const { kind, value } = readSpot(spot)
  if (kind !== 's') return null
  const cost = isTaken(part, Number(value)) || cutShort(part, spot) ? '' : costOf(part, spot)
  return <SpaceMark box={spotBox(spot, part.view)!} cost={cost} />
}

/** Brackets are over the pieces that can be picked, and the cost over the one who is there. */
function Thing({ part, spot }: { part: Part; spot: Spot }): ReactNode {
  const { kind, value } = readSpot(spot)
  const box = spotBox(spot, part.view)!
  if (kind === 't') return null
  if (kind !== 's') return <ThingMark box={box} isPicked={false} />
  const cost = isTaken(part, Number(value)) ? costOf(part, spot) : ''
  return cost === '' ? null : <CornerCost box={box} cost={cost} />
}

/** A walk that is looked at, from where it starts; or a zombie's way to the place that is looked at. */
function wayOf(part: Part, over: Spot | null): number[] {
  if (over === null) return []
  const { kind, value } = readSpot(over)
  if (kind !== 's') return []
  const route = part.routes.get(over)
  const first = part.lit.get(over)?.actions[0]
  const walker = moverOf(part.view)
  if (route !== undefined)
    return [part.view.position[walker]!, ...route.actions.flatMap((step) => (step.type === 'step' ? [step.to] : []))]
  if (first?.type === 'step') return [part.view.position[walker]!, first.to]
  if (first?.type === 'zombie') {
    const gone = first.path.slice(0, part.picked.length - 1)
    return [first.from, ...gone, Number(value)]
  }
  return []
}

/** Pawns that the moment has moved: from where they were to where they are. */
function sentAway({ view, before }: Part): number[][] {
  if (before === undefined) return []
  return view.position.flatMap((space, seat) => {
    const from = before.position[seat]
    return from === undefined || from === space ? [] : [[from, space]]
  })
}

function labelOf(part: Part, spot: Spot): string {
  if (part.picked.includes(spot)) return part.words.speak('zombies.turn', { count: waysAt(part, spot) })
  const name = spotName(spot, part.view, part.words)
  const route = part.routes.get(spot)
  if (route !== undefined) return part.words.speak('zombies.spot.steps', { space: name, count: Number(route.cost) })
  const ways = part.words.speak('zombies.ways', { count: waysAt(part, spot) })
  return readSpot(spot).kind === 't' ? `${name}, ${ways}` : name
}

const waysAt = (part: Part, spot: Spot): number =>
  ghostsOf(part.choices.actions).find((ghost) => ghost.spot === spot)?.ways.length ?? 0

/** What matters on a small screen: the place that was chosen, the tile being filled, or the pawn in question. */
function focusOf({ view, picked }: Part, ghosts: readonly Ghost[]): Point | null {
  const place = picked.find((spot) => readSpot(spot).kind !== 'card' && readSpot(spot).kind !== 'kept')
  const box = place === undefined ? null : spotBox(place, view)
  if (box !== null) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const top = topFrame(view)
  if (top?.kind === 'tile' && top.slots.length > 0 && top.kinds.length === 0)
    return tileMiddle(placeOf(view, top.slots[0]!))
  const acting = top?.kind === 'walk' || top?.kind === 'fight' ? top.seat : view.active
  // In the end, where the one who has won is.
  const seat = view.outcome?.winners[0] ?? acting
  const here = spaceCentre(view, view.position[seat]!)
  // The whole tile, so that not every step moves the board; beside the places for a tile, the pawn alone.
  return ghosts.length > 0 || top?.kind === 'fight' ? here : tileMiddle(placeOf(view, slotOf(view.position[seat]!)))
}
