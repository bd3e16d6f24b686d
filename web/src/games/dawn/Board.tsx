import { CLOSED, type DawnAction, type DawnView, isMoving, type Mall, mallOfView } from '@shamble/game-dawn/table'
import { type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { useHand } from '../../board/use-hand.js'
import { SYMBOLS, tag } from '../../kit/index.js'
import { PanZoom } from '../../table/PanZoom.js'
import type { Spot, TablePart } from '../table-game.js'
import { boardBox, fanOf, middle, squareAt } from './geometry.js'
import { Hits } from './Hits.js'
import { doors, floors, fountains, light, numbers, walls } from './mall-drawing.js'
import { eyeMarks, notedMarks, sightMarks, targetMarks, walkedPath, wayMarks } from './marks.js'
import { OpenFan } from './OpenFan.js'
import { Pieces } from './Pieces.js'
import { letters, names } from './place-signs.js'
import { barredSquares, reachMarks } from './reach-marks.js'
import { focusSquare, person, readSpot, square, squareOf } from './spots.js'
import { mainDoorName } from './words.js'

/** Where somebody is to look who has nothing of his own on the map yet. */
function firstLit(part: TablePart<DawnAction, DawnView>): number {
  const spot = [...part.lit.keys()].find((lit) => lit.startsWith('s:'))
  return spot === undefined ? -1 : (readSpot(spot)?.index ?? -1)
}

/** Where it happens or has just happened, as far as the record names a square. */
function newsSquare({ news, roll }: TablePart<DawnAction, DawnView>, mall: Mall): number {
  const named = [...news, ...(roll == null ? [] : [roll])].findLast(({ data }) => typeof data?.['square'] === 'string')
    ?.data?.['square']
  const at = Number(named) - 1
  return at >= 0 && at < mall.size ? at : -1
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

/** A layer of the drawing, put in as it is. */
function Layer({ art, name }: { readonly art: string; readonly name: string }): ReactNode {
  return <g className={`art ${name}`} dangerouslySetInnerHTML={{ __html: art }} />
}

export function Board(part: TablePart<DawnAction, DawnView>): ReactNode {
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
  // Whoever decides looks at what he moves; whoever watches, at what happens.
  const places = part.choices.asked
    ? [squareOf(part.meant ?? null, view), focusSquare(view), firstLit(part)]
    : [newsSquare(part, mall), focusSquare(view)]
  const at = places.find((place) => place >= 0) ?? -1
  const focus = at < 0 ? null : { x: middle(mall, at)[0], y: middle(mall, at)[1] }
  const board = useRef<SVGGElement>(null)
  const placeAt = (x: number, y: number): Spot | null => {
    const found = squareAt(mall, x, y)
    return found < 0 ? null : square(found)
  }
  useHand(board, { ...part, placeAt })
  const [looked, setLooked] = useState(-1)
  const look = (event: PointerEvent<SVGGElement>): void => {
    const matrix = board.current?.getScreenCTM()?.inverse()
    if (matrix === undefined) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    setLooked(squareAt(mall, x, y))
  }
  const box = boardBox(mall)

  return (
    <PanZoom
      box={box}
      label={words.speak('dawn.board', { count: mall.size })}
      focus={focus}
      mini={printed.floors + miniPieces(view, mall)}
    >
      <g className="mall" ref={board} onPointerMove={look} onPointerLeave={() => setLooked(-1)}>
        <rect className="ground" x={0} y={0} width={box.width - 90} height={box.height - 54} />
        <Layer name="floors" art={printed.floors} />
        {mall.mainDoors.map((door) => (
          <g key={door} className={view.doors[door] === CLOSED ? 'art light' : 'art light on'}>
            <Layer name="cast" art={light(view, mall, door)} />
          </g>
        ))}
        <Layer name="decor" art={printed.decor} />
        <Layer
          name="reach"
          art={barredSquares(part, mall) + reach.floor + walkedPath(view, mall) + notedMarks(view, mall)}
        />
        <Layer name="walls" art={printed.walls + numbered} />
        <Layer name="doors" art={doorArt} />
        <Layer name="lying" art={rifles(view)} />
        <g className="art pieces">
          <Pieces view={view} fan={fan} words={words} />
        </g>
        <Layer name="names" art={named} />
        <Layer
          name="marks"
          art={
            wayMarks(part, mall) +
            targetMarks(part, mall, fan) +
            sightMarks(part, mall, fan) +
            reach.prices +
            eyeMarks(part, fan)
          }
        />
        <Hits part={part} mall={mall} fan={fan} />
        <OpenFan
          view={view}
          mall={mall}
          square={looked >= 0 ? looked : squareOf(part.pointedSpot, view)}
          words={words}
        />
        {isMoving(view) && part.choices.asked && part.picked.length === 0 ? (
          <Handle
            who={view.active[0]!}
            at={fan.people.get(view.active[0]!)}
            busy={part.lit.has(person(view.active[0]!))}
          />
        ) : null}
      </g>
    </PanZoom>
  )
}

/** Whoever is being moved can be taken by the badge and put down where he should go. */
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

/** Rifles that nobody has taken lie on the board. */
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
