import { useEffect } from 'react'
import { goTo } from '../../../app/address.js'
import type { ScreenPart } from '../../table-game.js'

/** Those who ask for pages to print leave for them; what is decided stays as it is. */
export function usePrinting({ match, tool, useTool }: Pick<ScreenPart, 'match' | 'tool' | 'useTool'>): void {
  useEffect(() => {
    if (tool !== 'print') return
    useTool?.(null)
    goTo({ at: 'own', game: 'dead-dice', screen: 'print', match })
  })
}
