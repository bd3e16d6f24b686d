import type { PlanMark } from '@shamble/module'
import { type ComponentType, type ReactNode, useMemo, useRef } from 'react'
import { PanZoom } from '../board/PanZoom.js'
import { useWalk, type Walk, walkers } from '../board/walk.js'
import { DraftLayer } from '../draft/DraftLayer.js'
import type { TableModule } from '../games/page-module.js'
import type { TablePart, Words } from '../games/table-game.js'

/** Around the plan, in millimetres. */
const MARGIN = 24

/** The board to scale, as the game says where everything stands; what is being composed is drawn on it. */
export function planBoard(module: TableModule): ComponentType<TablePart> {
  return function PlanBoard(part: TablePart): ReactNode {
    const { view, words, draft, walks = null } = part
    const { area, marks } = useMemo(() => module.plan!(view), [view])
    const box = {
      x: area.x - MARGIN,
      y: area.y - MARGIN,
      width: area.width + 2 * MARGIN,
      height: area.depth + 2 * MARGIN,
    }
    const walking = useMemo(() => walkers(walks ?? { events: [], time: 0 }), [walks])
    const focus = draft?.held?.from ?? null
    return (
      <div className="plan-board">
        <PanZoom box={box} label={words.speak('default.board')} focus={focus}>
          <rect className="plan-ground" x={area.x} y={area.y} width={area.width} height={area.depth} />
          {marks.map((mark, i) => (
            <Mark key={i} mark={mark} words={words} walking={walking} />
          ))}
          <DraftLayer part={part} area={area} />
        </PanZoom>
      </div>
    )
  }
}

interface Props<M extends PlanMark> {
  readonly mark: M
  readonly words: Words
  /** The pieces that are on their way, by their ids. */
  readonly walking: ReadonlyMap<number | string, Walk>
}

function Mark({ mark, words, walking }: Props<PlanMark>): ReactNode {
  switch (mark.kind) {
    case 'wall':
      return <line className="plan-wall" x1={mark.from.x} y1={mark.from.y} x2={mark.to.x} y2={mark.to.y} />
    case 'block':
      return <rect className="plan-block" x={mark.at.x} y={mark.at.y} width={mark.at.width} height={mark.at.depth} />
    case 'sight':
      return (
        <line
          className={mark.isClear ? 'plan-sight clear' : 'plan-sight'}
          x1={mark.from.x}
          y1={mark.from.y}
          x2={mark.to.x}
          y2={mark.to.y}
        />
      )
    case 'figure':
      return <Figure {...{ mark, words, walking }} />
  }
}

function Figure({ mark, words, walking }: Props<Extract<PlanMark, { kind: 'figure' }>>): ReactNode {
  const drawn = useRef<SVGGElement>(null)
  useWalk(drawn, walking.get(mark.piece) ?? null)
  const { x, y } = mark.at
  return (
    <g ref={drawn} className={`plan-figure seat-${mark.seat}`}>
      <title>{words.speak(mark.say.key, mark.say.params)}</title>
      <circle cx={x} cy={y} r={mark.base / 2} />
      <g style={{ transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--k, 1)))` }}>
        <text y={-14}>{words.seat(mark.seat)}</text>
      </g>
    </g>
  )
}
