import type { Setting } from './bars.js'

/** How levels are compared in one setting. */
export interface Rung extends Setting {
  /**
   * `duel`: one seat plays at the upper level, all others at the lower one, every seat in turn. A list: these seats play
   * at either level, in the same matches, and the house plays the others.
   */
  readonly seats: 'duel' | readonly number[]
}

/** How games are played where rivals are fitted and compared, by the id of the game. */
export const SETTINGS: Readonly<Record<string, readonly Rung[]>> = {
  dawn: [
    { name: ', people', options: {}, seats: [0] },
    { name: ', zombies', options: {}, seats: [1] },
    { name: ', alone', options: { mode: 'solitaire' }, seats: [0] },
  ],
  'dead-dice': [
    { name: ', 3 survivors', options: {}, seats: [0, 1, 2] },
    { name: ', alone', options: { players: 1 }, seats: [0] },
  ],
  dwa: [
    { name: ', street', options: { scenario: 'street' }, seats: [0] },
    { name: ', hospital', options: { advanced: true, scenario: 'hospital', jams: true }, seats: [0] },
  ],
  zombies: [
    { name: ', 2 seats', options: { seats: 2 }, seats: 'duel' },
    { name: ', 4 seats', options: { seats: 4 }, seats: 'duel' },
  ],
}
