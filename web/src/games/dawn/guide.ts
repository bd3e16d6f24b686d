import type { Guide } from '../table-game.js'

/**
 * The first turn by the hand: Peter goes into the hall, shoots, shuts the glass and ends his move; the dead answer by
 * themselves; then Fran, who rested, takes a rifle. Position and seed are fixed, so that everybody sees the same dice.
 */
export const guide: Guide = {
  options: { mode: 'solitaire' },
  preset: 'solitaire',
  position: '',
  seed: 'first-turn',
  seats: [{ by: 'person', name: '' }],
  steps: [],
}
