import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BadInput } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { type FoundGame, findGames } from '../../scripts/games.mjs'
import { FROM_SOURCE, ROOT } from './root.js'

/** Every folder of games/ and examples/ whose package names a game. Nothing is imported yet. */
export const listGames = (): FoundGame[] => findGames(ROOT)

export function findGame(id: string): FoundGame {
  const games = listGames()
  const found = games.find((game) => game.id === id)
  if (found === undefined)
    throw new BadInput('game', 'no game is called "{{id}}"; there are {{ids}}', {
      ...{ id, ids: games.map((game) => game.id).join(', ') },
    })
  return found
}

export async function loadGame(id: string): Promise<GameModule> {
  const { folder } = findGame(id)
  const entry = join(folder, FROM_SOURCE ? 'src/index.ts' : 'dist/index.js')
  const module = await import(/* @vite-ignore */ pathToFileURL(entry).href).then(
    (loaded: { default: GameModule }) => loaded.default,
    (error: Error) => {
      throw new BadInput(`game "${id}"`, 'cannot be loaded: {{detail}}', { detail: error.message.split('\n')[0]! })
    },
  )
  if (module?.game?.id !== id)
    throw new BadInput(`game "${id}"`, 'its package must export the game of that id by default')
  return module
}
