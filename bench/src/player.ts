import type { Below } from '@shamble/chance'

/** Plays one random game with the numbers it is given; 0 for a draw, else 1 + the winner's seat. */
export type Player = (below: Below) => number
