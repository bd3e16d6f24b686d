import { memo, type ReactNode } from 'react'

/** A drawing says nothing aloud: whatever in it matters is a control or a line of the text twin. */
export const DRAWING = { 'aria-hidden': true } as const

/** A layer of a drawing, put in as it is; not again while it stays the same, which React alone would do. */
export const Layer = memo(function Layer({ art }: { readonly art: string }): ReactNode {
  return <g {...DRAWING} pointerEvents="none" dangerouslySetInnerHTML={{ __html: art }} />
})
