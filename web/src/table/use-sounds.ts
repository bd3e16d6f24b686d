import { useEffect, useRef } from 'react'
import { settings } from '../app/settings.js'
import { play } from './sounds.js'
import type { TableState } from './table-state.js'

/** Each step that is shown has one dry sound at most; every one has its line in the record too. */
export function useSounds(state: TableState, game: string): void {
  const last = useRef(state.moment)
  useEffect(() => {
    if (state.moment === last.current) return
    last.current = state.moment
    if (!settings.get().sound || state.news.length === 0) return
    const rolled = state.news.some((event) => (event.dice?.length ?? 0) > 0)
    const shut = game === 'dawn' && state.news.some((event) => event.kind === 'main-closed')
    play(shut ? 'shutter' : rolled ? 'dice' : 'step')
  }, [state.moment, state.news, game])
}
