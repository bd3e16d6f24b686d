/** A game that can be played: found by its package, loaded when it is needed. */
export interface FoundGame {
  readonly id: string
  /** Where it stands among the others; last where it names none. */
  readonly place: number
  readonly kind: 'game' | 'example'
  readonly folder: string
  /** The source of the whole game, with its bots. */
  readonly entry: string
  /** The source of the game without its bots, where it has one apart. */
  readonly module: string
  /** The source of what a table of a page needs, where that is apart. */
  readonly play: string
}
export function findGames(root: string): FoundGame[]
