import { walksOf, type ZombiesAction, type ZombiesView } from '@shamble/game-zombies/table'
import type { PlainChoices } from '@shamble/host'
import type { Route } from '../table-game.js'
import { atSpace } from './spots.js'

/** Walks of two steps and more with the movement that is left; each stops where the first fight begins. */
export function routes(view: ZombiesView, choices: PlainChoices): readonly Route<ZombiesAction>[] {
  if (!choices.actions.some((action) => action.type === 'step')) return []
  const fightsAt = (space: number): boolean => view.zombie[space] !== 0 && view.foodSource < 0
  return walksOf(view)
    .filter(({ steps }) => steps.length > 1)
    .map(({ space, steps }) => {
      const fight = steps.findIndex(fightsAt)
      const walked = fight < 0 ? steps : steps.slice(0, fight + 1)
      return {
        spot: atSpace(space),
        actions: walked.map((to): ZombiesAction => ({ type: 'step', to })),
        cost: String(steps.length),
      }
    })
}
