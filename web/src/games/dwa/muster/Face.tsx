import type { ReactNode } from 'react'
import { base, type FigureName } from '../../../kit/index.js'

interface Props {
  /** `null` for someone who is not made yet. */
  readonly figure: FigureName | null
  readonly size: number
  readonly selected?: boolean
}

const BLANK = '<circle r="16" fill="none" stroke="var(--ink-2)" stroke-width="1.6" stroke-dasharray="4 3.4"/>'
const BODY =
  '<circle r="16" fill="none" stroke="var(--ink)" stroke-width="1.7" stroke-dasharray="2 3"/><path d="M-6.5 -6.5L6.5 6.5M6.5 -6.5L-6.5 6.5" stroke="var(--ink)" stroke-width="2.6"/>'

/** Someone on their base; a dashed circle where nobody is yet. */
export function Face({ figure, size, selected = false }: Props): ReactNode {
  return (
    <Drawn
      size={size}
      art={figure === null ? BLANK : base(0, 0, selected ? 14 : 16, { figure, ...(selected ? { selected } : {}) })}
    />
  )
}

/** Someone who fell. */
export const Body = ({ size }: { readonly size: number }): ReactNode => <Drawn size={size} art={BODY} />

function Drawn({ size, art }: { readonly size: number; readonly art: string }): ReactNode {
  return (
    <svg
      className="face"
      style={{ width: `${size / 10}rem`, height: `${size / 10}rem` }}
      viewBox="-20 -20 40 40"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: art }}
    />
  )
}
