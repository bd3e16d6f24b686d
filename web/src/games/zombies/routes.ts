import { walksOf, type ZombiesAction, type ZombiesView } from '@shamble/game-zombies/table'
import type { PlainChoices } from '@shamble/host'
import type { Route } from '../table-game.js'
import { atSpace } from './spots.js'

/** Walks of two steps and more with the movement that is left. None leads through a fight: one may end in it. */
export function routes(view: ZombiesView, choices: PlainChoices): readonly Route<ZombiesAction>[] {
  if (!choices.actions.some((action) => action.type === 'step')) return []
  const fightsHere = (space: number): number => (view.zombie[space] !== 0 && view.foodSource < 0 ? 1 : 0)
  return walksOf(view)
    .filter(({ steps, fights, space }) => steps.length > 1 && fights <= fightsHere(space))
    .map(({ space, steps }) => ({
      spot: atSpace(space),
      actions: steps.map((to): ZombiesAction => ({ type: 'step', to })),
      cost: String(steps.length),
    }))
}
