import type { ReactNode } from 'react'
import { die } from '../kit/index.js'

/** One face of a die, drawn. */
export function Die({ face, size }: { readonly face: number; readonly size: number }): ReactNode {
  return (
    <svg
      className="die"
      width={`${size / 10}rem`}
      height={`${size / 10}rem`}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={String(face)}
    >
      <g dangerouslySetInnerHTML={{ __html: face >= 1 && face <= 6 ? die(size / 2, size / 2, size, face) : '' }} />
    </svg>
  )
}
