import { aboutOf, CLOSED, type DawnView, isMoving, type Mall, mallOfView, trailOf } from '@shamble/game-dawn/table'
import { type ReactNode, useMemo, useState } from 'react'
import { BoardFrame } from '../../board/BoardFrame.js'
import { Layer } from '../../board/Layer.js'
import { SYMBOLS, tag } from '../../kit/index.js'
import type { Spot } from '../table-game.js'
import { BoardControls } from './BoardControls.js'
import { boardBox, fanOf, middle, squareAt } from './geometry.js'
import { doors, floors, fountains, light, numbers, walls } from './mall-drawing.js'
import { eyeMarks, notedMarks, sightMarks, targetMarks, walkedPath, wayMarks } from './marks.js'
import { OpenFan } from './OpenFan.js'
import { Pieces } from './Pieces.js'
import type { Part } from './part.js'
import { letters, names } from './place-signs.js'
import { barredSquares, reachMarks } from './reach-marks.js'
import { focusSquare, person, readSpot, square, squareOf } from './spots.js'
import { mainDoorName } from './words.js'

/** Where to look for a player who has nothing on the map yet. */
function firstLit(part: Part): number {
  const spot = [...part.lit.keys()].find((lit) => lit.startsWith('s:'))
  return spot === undefined ? -1 : (readSpot(spot)?.index ?? -1)
}

/** Where it happens or has just happened, as far as the record names a square. */
function newsSquare({ news, roll }: Part, mall: Mall): number {
  const events = [...news, ...(roll == null ? [] : [roll])]
  const at = events.map((event) => aboutOf(event).square).findLast((named) => named !== undefined) ?? -1
  return at < mall.size ? at : -1
}

const MINI = 34

/** Units as squares, people as discs: enough for the corner of a small window. */
function miniPieces(view: DawnView, mall: Mall): string {
  const units = view.units.map(({ square }) => {
    const [x, y] = middle(mall, square)
    return tag('rect', { x: x - MINI / 2, y: y - MINI / 2, width: MINI, height: MINI, fill: 'var(--sodium)' })
  })
  const people = view.at.flatMap((square) => {
    if (square < 0) return []
    const [cx, cy] = middle(mall, square)
    return [tag('circle', { cx, cy, r: MINI * 0.7, fill: 'var(--paper)', stroke: '#000', 'stroke-width': 6 })]
  })
  return units.join('') + people.join('')
}

export function Board(part: Part): ReactNode {
  const { view, words } = part
  const mall = mallOfView(view)
  const printed = useMemo(
    () => ({ floors: floors(mall), decor: fountains(mall) + letters(mall), walls: walls(mall) }),
    [mall],
  )
  const named = useMemo(() => names(view, mall, words.speak), [view, mall, words])
  const numbered = useMemo(() => (part.numbers ? numbers(mall) : ''), [mall, part.numbers])
  const doorArt = useMemo(() => {
    const sign = (door: number) =>
      words.speak(view.doors[door] === CLOSED ? 'dawn.sign.shut' : 'dawn.sign.open', {
        name: mainDoorName(mall, door, words),
      })
    return doors(mall, view.doors, (door) => sign(door).toLocaleUpperCase(words.language))
  }, [mall, view.doors, words])
  const fan = useMemo(() => fanOf(view, mall), [view, mall])
  const reach = reachMarks(part, mall)
  // Those who decide look at what they move; those who watch, at what happens.
  const places = part.choices.asked
    ? [squareOf(part.meant ?? null, view), focusSquare(view), firstLit(part)]
    : [newsSquare(part, mall), focusSquare(view)]
  const at = places.find((place) => place >= 0) ?? -1
  const focus = at < 0 ? null : { x: middle(mall, at)[0], y: middle(mall, at)[1] }
  const placeAt = (x: number, y: number): Spot | null => {
    const found = squareAt(mall, x, y)
    return found < 0 ? null : square(found)
  }
  const [looked, setLooked] = useState(-1)
  const box = boardBox(mall)

  return (
    <BoardFrame
      part={part}
      name="mall"
      box={box}
      label={words.speak('dawn.board', { count: mall.size })}
      focus={focus}
      mini={printed.floors + miniPieces(view, mall)}
      placeAt={placeAt}
      onHover={(at) => setLooked(at === null ? -1 : squareAt(mall, at.x, at.y))}
    >
      <rect fill="transparent" x={0} y={0} width={box.width - 90} height={box.height - 54} />
      <Layer art={printed.floors} />
      {mall.mainDoors.map((door) => (
        <g key={door} className="light" opacity={view.doors[door] === CLOSED ? 0 : 1}>
          <Layer art={light(view, mall, door)} />
        </g>
      ))}
      <Layer art={printed.decor} />
      <Layer art={barredSquares(part, mall) + reach.floor + walkedPath(view, mall) + notedMarks(view, mall)} />
      <Layer art={printed.walls + numbered} />
      <Layer art={doorArt} />
      <Layer art={rifles(view)} />
      <Layer art={named} />
      <Pieces view={view} fan={fan} words={words} />
      <Layer
        art={
          wayMarks(part, mall) +
          targetMarks(part, mall, fan) +
          sightMarks(part, mall, fan) +
          reach.prices +
          eyeMarks(part, fan)
        }
      />
      <BoardControls part={part} mall={mall} fan={fan} />
      <OpenFan view={view} mall={mall} square={looked >= 0 ? looked : squareOf(part.pointedSpot, view)} words={words} />
      {isMoving(view) && part.choices.asked && part.picked.length === 0 ? (
        <Handle
          who={trailOf(view).active[0]!}
          at={fan.people.get(trailOf(view).active[0]!)}
          busy={part.lit.has(person(trailOf(view).active[0]!))}
        />
      ) : null}
    </BoardFrame>
  )
}

/** A character who is being moved can be dragged by the badge to where they should go. */
function Handle({
  who,
  at,
  busy,
}: {
  readonly who: number
  readonly at: { x: number; y: number; size: number } | undefined
  readonly busy: boolean
}): ReactNode {
  if (at === undefined || busy) return null
  return (
    <rect
      className="handle"
      data-drag="any"
      data-takes={person(who)}
      x={at.x - at.size / 2}
      y={at.y - at.size / 2}
      width={at.size}
      height={at.size}
    />
  )
}

/** Rifles that nobody has taken are on the board. */
function rifles(view: DawnView): string {
  const mall = mallOfView(view)
  const [x, y] = middle(mall, mall.rifleSquare)
  return Array.from({ length: view.riflesLeft }, (_, i) =>
    tag(
      'g',
      { transform: `translate(${x + 10.5 - i * 20} ${y - 23}) scale(.46 .6)` },
      tag('path', { d: SYMBOLS.rifleMark, fill: 'var(--ink)' }),
    ),
  ).join('')
}
