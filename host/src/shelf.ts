import type { GameModule } from '@shamble/module'

/** Games that are fetched when a match needs them: a page does not load what nobody plays. */
export interface GameShelf {
  readonly ids: readonly string[]
  fetch(id: string): Promise<GameModule>
}

export function shelfOf(games: readonly GameModule[]): GameShelf {
  return {
    ids: games.map((module) => module.game.id),
    fetch: async (id) => games.find((module) => module.game.id === id)!,
  }
}
