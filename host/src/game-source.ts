import type { GameModule } from '@shamble/module'

/** Where games come from: they are fetched when a match needs them, so that a page does not load what nobody plays. */
export interface GameSource {
  readonly ids: readonly string[]
  fetch(id: string): Promise<GameModule>
}

export function gamesAtHand(games: readonly GameModule[]): GameSource {
  return {
    ids: games.map((module) => module.game.id),
    fetch: async (id) => games.find((module) => module.game.id === id)!,
  }
}
