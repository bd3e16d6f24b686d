import { discsOverlap } from '@shamble/geometry'
import { cloneBase, freshState, type Game, guessBase, viewBase } from '@shamble/kernel'
import { readCustomRoof } from './custom-roof.js'
import { FEUD_OPTIONS, tellFeud, woundsBefore } from './feud.js'
import { ROOF_NAMES } from './roofs.js'
import { oddsOfShot } from './shooting.js'
import {
  AMMUNITION,
  activeSeat,
  copyRooftop,
  DEADLY_WOUNDS,
  type DuelAction,
  figure,
  POINTS_A_TURN,
  type RooftopDuel,
  type RooftopDuelView,
  readAction,
  SEATS,
  type TurnFrame,
} from './state.js'
import { terrainOf, whyNotStand } from './terrain.js'
import { STEPS, turn } from './turn.js'

export const rooftopDuel: Game<RooftopDuel, TurnFrame, DuelAction, RooftopDuelView> = {
  id: 'rooftop-duel',
  rulesVersion: '1',
  options: {
    specs: {
      roof: { type: 'choice', values: ROOF_NAMES, default: 'stairwell', rule: 'RD-5.1' },
      customRoof: { type: 'data', kind: 'roof', read: readCustomRoof, default: null, rule: 'RD-5.2' },
      movement: { type: 'number', min: 10, max: 1_000, default: 200, rule: 'RD-2.1' },
      ...FEUD_OPTIONS,
    },
    presets: {},
  },
  secrets: () => false,
  seats: () => SEATS,

  // [RD-1.1]
  setup(options, play) {
    const { starts } = terrainOf(options)
    tellFeud(options, play)
    for (const [seat, { x, y }] of starts.entries())
      play.emit?.({ kind: 'placed', rule: 'RD-1.1', seat, data: { x, y } })
    return freshState(
      options,
      2,
      { kind: 'turn', step: STEPS.begin },
      {
        x: starts.map(({ x }) => x),
        y: starts.map(({ y }) => y),
        wounds: woundsBefore(options),
        ammunition: [AMMUNITION, AMMUNITION],
        aimed: [0, 0],
        points: 0,
      },
    )
  },

  frames: { turn },
  action: readAction,
  clone: (s) => cloneBase(s, { ...copyRooftop(s) }),
  view: (s, viewer) => viewBase(rooftopDuel, s, viewer, { ...copyRooftop(s) }),
  guess: (view) => guessBase(view, { ...copyRooftop(view) }),
  odds: (view, action) => (action.type === 'shoot' ? oddsOfShot(view, activeSeat(view.turn)) : null),

  invariants(s) {
    const broken: string[] = []
    const { x, y, wounds, ammunition, aimed } = s
    if (![...x, ...y, ...wounds, ...ammunition, ...aimed, s.points].every(Number.isInteger))
      return ['RD-1.1: something is not counted in whole numbers']
    const terrain = terrainOf(s.options)
    SEATS.forEach((word, seat) => {
      const why = whyNotStand(terrain, figure(s, seat))
      if (why !== null) broken.push(`RD-2: ${word} stands in a forbidden place (${why})`)
      if (!isBetween(0, wounds[seat], DEADLY_WOUNDS)) broken.push(`RD-4.1: ${wounds[seat]} wounds`)
      if (!isBetween(0, ammunition[seat], AMMUNITION)) broken.push(`RD-1.1: ${ammunition[seat]} bullets`)
      if (!isBetween(0, aimed[seat], 1)) broken.push(`RD-3.6: aimed ${aimed[seat]} times`)
    })
    if (discsOverlap(figure(s, 0), figure(s, 1))) broken.push('RD-2.5: the figures overlap')
    if (!isBetween(0, s.points, POINTS_A_TURN)) broken.push(`RD-1.2: ${s.points} points`)
    return broken
  },
}

function isBetween(least: number, value: number | undefined, most: number): boolean {
  return value !== undefined && value >= least && value <= most
}
