import { memo, type ReactNode } from 'react'
import type { Size, Stand } from '../../board/camera.js'
import { DRAWING } from '../../board/Layer.js'
import { type Measured, ticksOf } from './lengths.js'

const TOP = 15
const LEFT = 22

interface Props {
  readonly view: Measured
  readonly table: { readonly width: number; readonly depth: number }
  readonly at: Stand
  readonly size: Size
}

/** The edge of the sheet: a strip of stock with centimetres along the top and down the left of the window. */
export const Edges = memo(function Edges({ view, table: { width, depth }, at, size }: Props): ReactNode {
  const across = ticksOf(width, view)
    .map(({ at: mm, label }) => ({ px: at.x + mm * at.k, label }))
    .filter(({ px }) => px > LEFT + 8 && px < size.width - 4)
  const down = ticksOf(depth, view)
    .map(({ at: mm, label }) => ({ px: at.y + mm * at.k, label }))
    .filter(({ px }) => px > TOP + 5 && px < size.height - 4)
  return (
    <g className="dwa-edges" {...DRAWING} pointerEvents="none">
      <path d={`M0 0H${size.width}V${TOP}H${LEFT}V${size.height}H0Z`} fill="var(--stock)" />
      <path d={`M${LEFT} ${size.height}V${TOP}H${size.width}`} fill="none" stroke="var(--ink-2)" />
      <path
        d={[...across.map(({ px }) => `M${px} ${TOP}v-5`), ...down.map(({ px }) => `M${LEFT} ${px}h-5`)].join('')}
        stroke="var(--ink-2)"
      />
      {across.map(({ px, label }) => (
        <text key={label} className="tiny" x={px + 4} y={11} fill="var(--ink-2)">
          {label}
        </text>
      ))}
      {down.map(({ px, label }) => (
        <text key={label} className="tiny" x={3} y={px + 3.5} fill="var(--ink-2)">
          {label}
        </text>
      ))}
    </g>
  )
})
