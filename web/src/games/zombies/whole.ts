import { topFrame, type ZombiesAction, type ZombiesView } from '@shamble/game-zombies/table'
import type { PlainChoices } from '@shamble/host'
import type { Words } from '../table-game.js'

/** Zombies that a card lets someone take, where there are no more of them than that: all at once. */
export function whole(
  view: ZombiesView,
  choices: PlainChoices,
  words: Words,
): { label: string; actions: readonly ZombiesAction[] } | null {
  const top = topFrame(view)
  const actions = choices.actions as readonly ZombiesAction[]
  if (top?.kind !== 'card' || actions.length < 2 || actions.length > top.left) return null
  if (!actions.every(({ type }) => type === 'pick')) return null
  const count = actions.length
  return { label: words.speak(count === 2 ? 'zombies.take.both' : 'zombies.take.all', { count }), actions }
}
