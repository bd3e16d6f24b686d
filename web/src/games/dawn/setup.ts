import { group, type Moved, type SetupPlan } from '../../setup/plan.js'
import { preview } from './preview.js'
import { drawPiece, drawSmall } from './setup-art.js'

const FOUR = ['peter', 'roger', 'steve', 'fran'] as const
const DEAD: Moved = { pieces: ['dead', 'dead'], seat: null, step: 34 }

/** How the options of Dawn of the Dead are put before people. */
const plan: SetupPlan = {
  modes: [
    {
      id: 'two-player',
      rule: 'DAWN-1.0.b',
      options: { mode: 'two-player' },
      people: 1,
      who: [
        { pieces: FOUR, seat: 0 },
        { pieces: ['dead', 'dead'], seat: 1, step: 34 },
      ],
      start: { say: 'hides', seat: 1 },
    },
    {
      id: 'solitaire',
      rule: 'DAWN-15.1.a',
      options: { mode: 'solitaire' },
      people: 1,
      who: [{ pieces: FOUR, seat: 0 }, DEAD],
      start: { say: 'places', seat: 0 },
    },
    {
      id: 'coop-3',
      rule: 'DAWN-15.9.a',
      options: { mode: 'coop-3' },
      people: 3,
      who: [
        { pieces: ['fran', 'steve'], seat: 0 },
        { pieces: ['peter'], seat: 1 },
        { pieces: ['roger'], seat: 2 },
        DEAD,
      ],
      start: { say: 'together', seat: 0 },
    },
    {
      id: 'coop-4',
      rule: 'DAWN-15.9.a',
      options: { mode: 'coop-4' },
      people: 4,
      who: [...FOUR.map((piece, seat) => ({ pieces: [piece], seat })), DEAD],
      start: { say: 'together', seat: 0 },
    },
  ],
  decided: ['mode'],
  seats: null,
  lead: 'edition',
  groups: [
    group('movement', true, 'mainDoorAndShoot'),
    group('shooting', true, 'panicDice'),
    group('attacks', true, 'defensiveShots'),
    group('known', true, 'memoryAid'),
    group('victory', true, 'franClause'),
    group('carrying', false, 'carriedMustRest', 'stackCarry'),
    group('dead', false, 'reactionSquares', 'unitsBlockSight', 'blockedReactors', 'towardMetric'),
    group(
      'special',
      false,
      'glassBreakCost',
      'glassBreakReactionGate',
      'superGlass',
      'superPickup',
      'rifleUsableSameTurn',
    ),
    group('alone', false, 'soloDoorSquares'),
    group('box', false, 'map', 'counterSet', 'berserkMarkerLimit', 'doorMarkerLimit', 'turnLimit'),
  ],
  rules: {
    mainDoorAndShoot: ['DAWN-5.5.b', 'DAWN-DIF.02'],
    panicDice: ['DAWN-6.5.b', 'DAWN-DIF.01'],
    defensiveShots: ['DAWN-8.1.a', 'DAWN-RUL.13'],
    memoryAid: ['DAWN-2.3.f'],
    franClause: ['DAWN-14.1.b', 'DAWN-DIF.03'],
    carriedMustRest: ['DAWN-5.0.a', 'DAWN-DIF.11'],
    stackCarry: ['DAWN-5.2.a', 'DAWN-RUL.24'],
    reactionSquares: ['DAWN-7.0.b', 'DAWN-DIF.05'],
    unitsBlockSight: ['DAWN-7.1.a', 'DAWN-DIF.06'],
    blockedReactors: ['DAWN-7.4.b', 'DAWN-DIF.33'],
    towardMetric: ['DAWN-RUL.03'],
    glassBreakCost: ['DAWN-10.4.b', 'DAWN-DIF.07'],
    glassBreakReactionGate: ['DAWN-10.4.d', 'DAWN-DIF.08'],
    superGlass: ['DAWN-11.6.a', 'DAWN-DIF.09'],
    superPickup: ['DAWN-11.2.a', 'DAWN-DIF.10'],
    rifleUsableSameTurn: ['DAWN-12.0.b', 'DAWN-DIF.12'],
    soloDoorSquares: ['DAWN-15.5.b', 'DAWN-DIF.13'],
    berserkMarkerLimit: ['DAWN-2.4.a', 'DAWN-DIF.19'],
    doorMarkerLimit: ['DAWN-2.4.a', 'DAWN-DIF.19'],
    turnLimit: ['TABLE.5'],
  },
  secretRule: 'DAWN-3.1.c',
  drawPiece,
  drawSmall,
  preview,
}
export default plan
