import type { ReactNode } from 'react'
import type { Sign } from './parts.js'

interface Props {
  readonly sign: Sign
  readonly size: number
  /** Whether its name is beside it already. */
  readonly isNamed?: boolean
}

/** The sign of a seat or a thing. */
export function SignArt({ sign, size, isNamed = false }: Props): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-19 -19 38 38"
      {...(isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': sign.name })}
      dangerouslySetInnerHTML={{ __html: sign.art }}
    />
  )
}
