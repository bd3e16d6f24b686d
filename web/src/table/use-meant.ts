import { useEffect } from 'react'
import type { Spot } from '../games/table-game.js'

const MEANT = (name: string): string => `[data-spot="${name}"], [data-part="${name}"]`

/** A cold frame around the thing that a guided turn means, wherever a board or a hand has drawn it. */
export function useMeant(spot: Spot | null): void {
  useEffect(() => {
    const meant = spot === null ? [] : [...document.querySelectorAll(MEANT(CSS.escape(spot)))]
    for (const element of meant) element.setAttribute('data-meant', '')
    return () => {
      for (const element of meant) element.removeAttribute('data-meant')
    }
  })
}
