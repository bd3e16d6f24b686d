import { useEffect, useRef } from 'react'
import { settings } from '../app/settings.js'
import type { TableGame } from '../games/table-game.js'
import { play } from './sounds.js'
import type { TableState } from './table-state.js'

/** Each step that is shown has one dry sound at most; every one has its line in the record too. */
export function useSounds(state: TableState, game: TableGame): void {
  const last = useRef(state.moment)
  useEffect(() => {
    if (state.moment === last.current) return
    last.current = state.moment
    if (!settings.get().sound || state.news.length === 0) return
    const rolled = state.news.some((event) => (event.dice?.length ?? 0) > 0)
    const shut = state.news.some((event) => game.isSlam?.(event) ?? false)
    play(shut ? 'shutter' : rolled ? 'dice' : 'step')
  }, [state.moment, state.news, game])
}
