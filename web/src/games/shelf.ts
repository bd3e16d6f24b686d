import type { GameModule } from '@shamble/module'

/** The games of this page, each fetched when somebody plays it. */
const SHELF: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  dawn: () => import('@shamble/game-dawn'),
  zombies: () => import('@shamble/game-zombies'),
}

export const GAME_IDS: readonly string[] = Object.keys(SHELF)

export async function fetchGame(id: string): Promise<GameModule> {
  return (await SHELF[id]!()).default as GameModule
}
