import { useEffect, useRef } from 'react'
import { settings } from '../app/settings.js'
import type { TableGame } from '../games/table-game.js'
import { play, SOUNDS, type Sound } from './sounds.js'
import { hasDice } from './stage.js'
import type { TableState } from './table-state.js'

type Heard = Pick<TableState, 'moment' | 'news' | 'staging' | 'choices' | 'isOver' | 'viewer'>

/** The one dry sound of what has just come on the screen; every one has its line in the record too. */
export function soundOf(before: Heard, now: Heard, game: Pick<TableGame, 'sound'>): Sound | null {
  // A die is heard as it is thrown, what it decides once the board shows it.
  if (isThrown(now) && !(isThrown(before) && now.staging?.roll === before.staging?.roll)) return 'dice'
  if (now.isOver && !before.isOver) return hasWon(now) ? 'win' : 'lose'
  if (now.choices.asked && !before.choices.asked && isNewTurn(before, now)) return 'turn'
  if (now.moment === before.moment || now.news.length === 0) return null
  const own = now.news.flatMap((event) => game.sound?.(event) ?? [])
  // Of several things that come at once the gravest is heard.
  if (own.length > 0) return own.reduce((most, one) => (SOUNDS.indexOf(one) > SOUNDS.indexOf(most) ? one : most))
  return now.staging === null && now.news.some(hasDice) ? 'dice' : 'step'
}

/** Whether a die has left the hand. */
const isThrown = ({ staging }: Heard): boolean => staging !== null && staging.cue !== 'ready'

const hasWon = ({ moment, viewer }: Heard): boolean =>
  viewer !== 'spectator' && moment?.outcome?.winners.includes(viewer) === true

/** Whether others have had their turn since this person was asked last. */
const isNewTurn = (before: Heard, now: Heard): boolean => before.moment?.view.turn !== now.moment?.view.turn

export function useSounds(state: TableState, game: Pick<TableGame, 'sound'>): void {
  const last = useRef<Heard>(state)
  const asked = useRef<Heard>(state)
  useEffect(() => {
    const sound = soundOf({ ...last.current, moment: heardIn(asked.current, last.current, state) }, state, game)
    last.current = state
    if (state.choices.asked) asked.current = state
    const { sound: isOn, volume } = settings.get()
    if (sound !== null && isOn) play(sound, volume)
  }, [state, game])
}

/** A new turn is one since this person was asked; everything else is new since the last look. */
const heardIn = (asked: Heard, last: Heard, now: Heard): Heard['moment'] =>
  now.choices.asked && !last.choices.asked ? asked.moment : last.moment
