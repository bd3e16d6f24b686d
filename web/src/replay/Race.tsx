import { type PointerEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { rem } from '../board/rem.js'
import type { TableGame, Words } from '../games/table-game.js'
import { farOf, indexAt, placeOf } from './columns.js'
import { layMoments } from './lanes.js'
import { plotOf } from './plot.js'
import { RacePlot } from './RacePlot.js'
import type { ReplayState } from './use-replay.js'
import '../styles/race.css'

interface Props {
  readonly replay: ReplayState
  readonly game: TableGame
  readonly words: Words
  /** What is at the right, over the race. */
  readonly note: ReactNode
}

/** The scrubber is the race: a column a turn, a step line a seat, the goal as a heavy line. */
export function Race({ replay, game, words, note }: Props): ReactNode {
  const { columns, standings, index, entries, entry } = replay
  const { speak } = words
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(box)
  const lines = useMemo(() => {
    const views = standings.turns.map(({ view }) => view)
    const begun = standings.begun ?? views[0]
    return begun === undefined ? [] : game.replay.lines([begun, ...views], words)
  }, [standings, game, words])
  const key = useMemo(() => game.replay.moments(standings.turns, words), [standings, game, words])
  const signs = useMemo(
    () => columns.map(({ turn, entries: moves }) => ({ turn, sign: game.replay.turnSign(moves, words) })),
    [columns, game, words],
  )
  const plot = useMemo(
    () =>
      plotOf({
        width,
        height,
        columns: columns.length,
        lines,
        percent: (n) => speak('number.percent', { n }),
        scale: rem(),
      }),
    [width, height, columns, lines, speak],
  )
  const place = placeOf(columns, index)
  const indexOf = (seq: number): number =>
    Math.max(
      0,
      entries.findLastIndex((one) => one.after <= seq),
    )
  const laid = useMemo(
    () =>
      plot.rows === 0
        ? []
        : layMoments(key, (seq) => plot.x(farOf(placeOf(columns, indexOf(seq)))), { from: 0, to: width }),
    [key, plot, columns, entries, width],
  )
  const pick = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    const { left } = event.currentTarget.getBoundingClientRect()
    replay.go(indexAt(columns, plot.far(event.clientX - left)))
  }
  const turn = columns[place.column]
  const whose = signs[place.column]?.sign?.name
  const said = [
    speak('replay.turn', { turn: turn?.turn ?? 0 }),
    ...(whose === undefined ? [] : [whose]),
    speak('replay.race.move', { move: place.move, of: place.of }),
  ].join(', ')
  // With all turns, so that the same scale holds.
  const standing = game.replay.lines([...standings.turns.map(({ view }) => view), replay.moment.view], words)
  const figures = standing.map(({ name, end }) => `${name} ${end}`)
  return (
    <section className="race col" aria-labelledby="race-title">
      <div className="caps">
        <h2 id="race-title">{game.replay.title(replay.moment.view, words)}</h2>
        <span>{note}</span>
      </div>
      <div className="race-plot" ref={box}>
        <div
          className="race-slider"
          role="slider"
          tabIndex={0}
          aria-label={speak('replay.race.slider')}
          aria-valuemin={1}
          aria-valuemax={Math.max(1, entries.length)}
          aria-valuenow={index + 1}
          aria-valuetext={[said, ...figures].join('. ')}
          onPointerDown={pick}
          onPointerMove={pick}
        >
          {width > 0 && (
            <RacePlot
              plot={plot}
              lines={lines}
              signs={signs}
              moments={laid}
              at={{ far: farOf(place), column: place.column, tag: `${turn?.turn ?? 0}·${place.move}` }}
              current={entry?.after ?? 0}
            />
          )}
        </div>
        {laid.length > 0 && (
          <ol className="moments" aria-label={speak('replay.race.moments')}>
            {laid.map((moment) => (
              <li key={`${moment.seq} ${moment.words}`}>
                <button
                  type="button"
                  aria-current={moment.seq === entry?.after ? 'true' : undefined}
                  style={{
                    top: moment.row * plot.rowHeight,
                    ...(moment.side === 'right' ? { left: moment.x + 10 } : { right: width - moment.x + 10 }),
                  }}
                  onClick={() => replay.goTo(moment.seq)}
                >
                  {moment.words}
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

/** How large an element is, in pixels, now and whenever that changes. */
function useSize(box: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return size
}
