import { cite, freshState, type Play } from '@shamble/kernel'
import { gameFrame } from './frames/game.js'
import { startingMenace } from './master/manner.js'
import { type DeadDiceOptions, RANDOM, scenarioBy, variantsOf } from './options.js'
import { blankSurvivor } from './rules/blank-survivor.js'
import { SCENARIO_NAMES } from './scenario/names.js'
import { stagedOf } from './scenario/staged.js'
import { seatsOf } from './seats.js'
import type { DeadDice, Group, Master } from './state.js'

/** Texts of one event follow each other from a place that is drawn [DD-16.61]. */
const VOICES = [0, 1, 2, 3, 4, 5] as const

export function setupDeadDice(options: DeadDiceOptions, play: Play): DeadDice {
  const staged = stagedFor(options, play)
  const players = options.players
  cite('DD-4.3')
  cite('DD-4.4')
  return freshState(options, seatsOf(options).length, gameFrame(), {
    options,
    staged,
    variants: variantsOf(options, stagedOf({ staged: staged ?? 'brainsOnSale' })!),
    phase: 'creation',
    deadTurn: 0,
    livingTurn: 0,
    survivors: Array.from({ length: players }, () => blankSurvivor(players)),
    fallen: [],
    left: [],
    group: newGroup(),
    master: newMaster(startingMenace(options), play.chance.draw(VOICES, 'DD-16.61', 'nobody')),
    scene: null,
    route: null,
    ending: null,
    rewards: {},
    nextThing: 1,
    nextHorde: 1,
    nextCompanion: 1,
  }) as DeadDice
}

/** [DD-16.54] Drawn evenly among the six where nobody chose; a human game master may do without. */
function stagedFor(options: DeadDiceOptions, play: Play): DeadDice['staged'] {
  const named = scenarioBy(options)
  if (named !== null || options.agmScenario !== RANDOM || options.gameMaster === 'human') return named
  return play.chance.draw(SCENARIO_NAMES, 'DD-16.54', 'all')
}

const newGroup = (): Group => ({
  reserves: { shelter: 'sufficient', ammunition: 'sufficient', provisions: 'sufficient', survivors: 'sufficient' },
  respite: 0,
  objectives: [],
  companions: [],
  stash: [],
  vehicle: null,
  hasShelter: true,
  refugeIsVehicle: false,
  clues: 0,
  story: 0,
  met: 0,
  traps: [],
})

/** [DD-4.3] [DD-4.4] */
const newMaster = (menace: number, voice: number): Master => ({
  menace,
  account: { start: menace, refunded: 0, spent: 0 },
  horde: 1,
  noise: 1,
  exitShown: false,
  twistShown: false,
  acts: [],
  plan: {
    budget: 0,
    left: 0,
    legsLeft: 0,
    scenes: 0,
    obstacles: 0,
    hazards: 0,
    specials: 0,
    living: 0,
    catastrophes: 0,
    twistDue: false,
    nonAggression: false,
    queenCame: false,
    gone: [],
  },
  visits: {},
  notes: [],
  letters: [],
  voice,
  told: {},
  companionsCome: [],
  left: false,
})
