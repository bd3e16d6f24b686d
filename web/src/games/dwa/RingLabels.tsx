import type { DwaView } from '@shamble/game-dwa/table'
import type { ReactNode } from 'react'
import type { Size, Stand } from '../../board/camera.js'
import { DRAWING } from '../../board/Layer.js'
import type { Words } from '../table-game.js'
import { LABEL_HEIGHT, type Ring, ringLabels } from './rings-art.js'

interface Props {
  readonly view: DwaView
  readonly middle: { readonly x: number; readonly y: number }
  readonly rings: readonly Ring[]
  readonly words: Words
  readonly at: Stand
  readonly size: Size
}

/** How far each circle is, written over the window: whatever of the table is in it, each is named. */
export function RingLabels({ view, middle, rings, words, at, size }: Props): ReactNode {
  return (
    <g className="dwa-ring-labels" {...DRAWING} pointerEvents="none">
      {ringLabels(view, middle, rings, words, at, size).map(({ x, y, said, wide }) => (
        <g key={said} transform={`translate(${x} ${y})`}>
          <rect x={-wide / 2} y={-LABEL_HEIGHT / 2} width={wide} height={LABEL_HEIGHT} fill="var(--stock)" />
          <text className="cap" y={4} fontSize={11} textAnchor="middle" fill="var(--ink)">
            {said}
          </text>
        </g>
      ))}
    </g>
  )
}
