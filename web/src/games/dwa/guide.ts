import type { DwaView } from '@shamble/game-dwa/table'
import type { Guide, GuideStep } from '../table-game.js'
import { phaseOf } from './bar.js'
import { figureSpot } from './spots.js'

/** Two survivors on Pharmacy Row, one near the dead and one beside a wall. */
const POSITION = `turn 1
team Station-9 began=2
human Mara 0 470,640 facing=90 gender=woman weapons=[{"id":"pumpShotgun","rounds":6}] hands=[0]
human Otis 0 470,734 facing=0 weapons=[{"id":"rifle","rounds":10}] hands=[0]
zombie 1 560,606
zombie 2 590,600
zombie 3 640,470
zombie 4 820,620
zombie 5 760,560
frame match step=3
frame turn step=4
frame humans step=0 order=[0]`

/** What the dice may ask for on the way. */
const ASKED: readonly GuideStep[] = [{ say: 'fear', want: ['fear *', 'fearAll'], optional: true }]

/**
 * The first turn by the hand: Mara fires and walks back, Otis takes cover and fires, the dead come, the list of what wins
 * is read. Whatever the dice say, and however far she walks, every step can be done.
 */
export const guide: Guide = {
  options: { scenario: 'street', zombification: false, charge: false, spawnMethods: 'none' },
  position: POSITION,
  seed: 'first-turn',
  seats: [{ by: 'person', name: '' }],
  steps: [
    { say: 'choose', want: ['activate h0'], show: figureSpot(0) },
    { say: 'fire', want: ['blast *'], show: figureSpot(-1) },
    // Two shots leave her nothing to walk with.
    { say: 'walk', want: ['walk *', 'rest'], show: figureSpot(0), optional: true },
    { say: 'next', want: ['activate h1'], show: figureSpot(1) },
    { say: 'cover', want: ['takeCover'] },
    { say: 'shoot', want: ['shoot *'] },
    { say: 'end', want: ['rest', 'shoot *'], optional: true },
    ...ASKED,
    { say: 'goal', want: [], read: true, show: 'goal' },
    { say: 'done', want: ['activate *'] },
  ],
  watch: (view) => (phaseOf(view as DwaView) === 'zombies' ? 'dead' : null),
}
