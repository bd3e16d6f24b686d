/** A game that can be played: found by its package, loaded when it is needed. */
export interface FoundGame {
  readonly id: string
  readonly kind: 'game' | 'example'
  readonly folder: string
  /** The source of the whole game, with its bots. */
  readonly entry: string
  /** The source of the game without its bots, where it has one apart. */
  readonly module: string
}
export function findGames(root: string): FoundGame[]
