import type { ReactNode } from 'react'
import type { Box } from './box.js'
import type { Size, Stand } from './camera.js'
import { Layer } from './Layer.js'

interface Props {
  readonly box: Box
  readonly art: string
  readonly at: Stand
  readonly size: Size
  readonly lit: readonly Box[]
}

/** The whole board, the part of it that is in the window, and whatever can be picked: some of it may be outside. */
export function MiniMap({ box, art, at, size, lit }: Props): ReactNode {
  return (
    <svg className="mini" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <Layer art={art} />
      <g className="mini-lit">
        {lit.map(({ x, y, width, height }) => (
          <rect key={`${x} ${y} ${width}`} x={x} y={y} width={width} height={height} />
        ))}
      </g>
      <rect
        x={-at.x / at.k}
        y={-at.y / at.k}
        width={size.width / at.k}
        height={size.height / at.k}
        fill="none"
        stroke="var(--cold)"
        strokeWidth={box.width / 70}
      />
    </svg>
  )
}

/** Brackets around a point, as around whatever can be picked. */
export function Nearer(): ReactNode {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
    >
      <path d="M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M12 9v6M9 12h6" />
    </svg>
  )
}
