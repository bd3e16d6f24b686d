import type { GameModule, PlanMark } from '@shamble/module'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { DraftLayer } from '../draft/DraftLayer.js'
import type { TablePart, Words } from '../games/table-game.js'
import { PanZoom } from '../table/PanZoom.js'

/** Around the plan, in millimetres. */
const MARGIN = 24

/** The board to scale, as the game says where everything stands; what is being composed is drawn on it. */
export function planBoard(module: GameModule): ComponentType<TablePart> {
  return function PlanBoard(part: TablePart): ReactNode {
    const { view, words, draft } = part
    const { area, marks } = useMemo(() => module.plan!(view), [view])
    const box = {
      x: area.x - MARGIN,
      y: area.y - MARGIN,
      width: area.width + 2 * MARGIN,
      height: area.depth + 2 * MARGIN,
    }
    const focus = draft?.held?.from ?? null
    return (
      <div className="plan-board">
        <PanZoom box={box} label={words.speak('default.board')} focus={focus}>
          <rect className="plan-ground" x={area.x} y={area.y} width={area.width} height={area.depth} />
          {marks.map((mark, i) => (
            <Mark key={i} mark={mark} words={words} />
          ))}
          <DraftLayer part={part} area={area} />
        </PanZoom>
      </div>
    )
  }
}

function Mark({ mark, words }: { readonly mark: PlanMark; readonly words: Words }): ReactNode {
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
    case 'figure': {
      const said = words.speak(mark.say.key, mark.say.params)
      const { x, y } = mark.at
      return (
        <g className={`plan-figure seat-${mark.seat}`}>
          <title>{said}</title>
          <circle cx={x} cy={y} r={mark.base / 2} />
          <g style={{ transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--k, 1)))` }}>
            <text y={-14}>{words.seat(mark.seat)}</text>
          </g>
        </g>
      )
    }
  }
}
