import { useEffect, useRef } from 'react'
import { settings } from '../app/settings.js'
import type { TableGame } from '../games/table-game.js'
import { play, type Sound } from './sounds.js'
import { hasDice } from './stage.js'
import type { TableState } from './table-state.js'

type Heard = Pick<TableState, 'moment' | 'news' | 'staging'>

/** The one dry sound of what has just come on the screen; every one has its line in the record too. */
export function soundOf(before: Heard, now: Heard, game: Pick<TableGame, 'isSlam'>): Sound | null {
  // A die is heard as it is thrown, what it decides once the board shows it.
  if (now.staging !== null && now.staging.roll !== before.staging?.roll) return 'dice'
  if (now.moment === before.moment || now.news.length === 0) return null
  if (now.news.some((event) => game.isSlam?.(event) ?? false)) return 'shutter'
  return now.staging === null && now.news.some(hasDice) ? 'dice' : 'step'
}

export function useSounds(state: TableState, game: Pick<TableGame, 'isSlam'>): void {
  const last = useRef<Heard>(state)
  useEffect(() => {
    const sound = soundOf(last.current, state, game)
    last.current = state
    if (sound !== null && settings.get().sound) play(sound)
  }, [state, game])
}
