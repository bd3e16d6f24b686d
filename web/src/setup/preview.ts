import type { Options } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { useEffect, useMemo, useState } from 'react'

export interface Preview {
  readonly view: string
  readonly drawing: string
}

/** The table as it will stand when the filled key is pressed, in the strokes of the game's own board. */
export type PreviewOf = (options: Options, speak: Speak) => Preview

const previews = import.meta.glob<PreviewOf>('../games/*/preview.ts', { import: 'default' })

/** `null` until the drawing is there, and where a game has none. */
export function usePreview(game: string, options: Options, speak: Speak): Preview | null {
  const [draw, setDraw] = useState<PreviewOf | null>(null)
  useEffect(() => {
    let isGone = false
    void previews[`../games/${game}/preview.ts`]?.().then((found) => isGone || setDraw(() => found))
    return () => {
      isGone = true
    }
  }, [game])
  const written = JSON.stringify(options)
  return useMemo(() => draw?.(JSON.parse(written) as Options, speak) ?? null, [draw, written, speak])
}
