import { type ReactNode, useMemo } from 'react'
import type { Rival } from './cast.js'
import { rivalArt } from './face.js'

interface Props {
  readonly rival: Rival
  readonly size: number
}

/** The face of a rival; the name is beside it. */
export function RivalFace({ rival, size }: Props): ReactNode {
  const html = useMemo(() => ({ __html: rivalArt(rival) }), [rival])
  return (
    <svg
      className="rival-face"
      width={size}
      height={size}
      viewBox="-19 -19 38 38"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={html}
    />
  )
}
