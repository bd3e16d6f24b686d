import type { TableGame } from './table-game.js'

const TABLES: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  dawn: () => import('./dawn/index.js'),
  zombies: () => import('./zombies/index.js'),
}

/** How a game looks on the table, fetched with the game itself. */
export async function fetchTable(id: string): Promise<TableGame> {
  return (await TABLES[id]!()).default as TableGame
}
