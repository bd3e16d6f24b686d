import type { ReactNode } from 'react'
import { die } from '../kit/index.js'

interface Props {
  readonly face: number
  readonly size: number
  /** What was rolled for: a game may let some faces stand out. */
  readonly of?: string
}

/** One face of a die, drawn. */
export function Die({ face, size, of }: Props): ReactNode {
  return (
    <svg
      className="die"
      data-face={face}
      data-of={of}
      width={`${size / 10}rem`}
      height={`${size / 10}rem`}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={String(face)}
    >
      <g dangerouslySetInnerHTML={{ __html: face >= 0 ? die(size / 2, size / 2, size, face) : '' }} />
    </svg>
  )
}
