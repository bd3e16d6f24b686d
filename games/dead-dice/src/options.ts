import {
  type Clash,
  type OptionSpec,
  type Options,
  type OptionsSchema,
  type Plain,
  type RuleId,
  when,
} from '@shamble/kernel'
import { type Band, readBandOption } from './campaign/band-file.js'
import { bandClash } from './campaign/clash.js'
import { readSurvivors, type SurvivorFile } from './campaign/survivor-file.js'
import { LENGTHS } from './data/game-master.js'
import { CELLS } from './data/ladder.js'
import { PLAYERS } from './data/menace.js'
import { TEMPERS, type Temper } from './data/tempers.js'
import { EXCLUDING, type Variant } from './data/variants.js'
import { type Gang, readGangs } from './scenario/gang.js'
import { SCENARIO_NAMES, type ScenarioName } from './scenario/names.js'
import { type OwnScenario, readOwnScenario } from './scenario/own.js'
import type { Staged } from './scenario/stage-own.js'
import { stagedOf } from './scenario/staged.js'

/** Drawn when the game begins, each scenario equally likely [DD-16.54]. */
export const RANDOM = 'random'
/** A human game master makes it up: no scenario is prepared. */
export const FREE = 'free'

/** The values of an option that is a choice, the usual one first, and the rule that leaves it open. */
const CHOICES = {
  catastropheCost: [['main', 'cheat'], 'DD-14.1'],
  tensionEffect: [['main', 'cheat', 'both'], 'DD-14.3'],
  engagementReach: [['sameCell', 'band'], 'DD-15.4'],
  doubleKill: [['optional', 'forced'], 'DD-15.9'],
  risingDeadAttack: [['atOnce', 'nextDeadRound'], 'DD-15.57'],
  tensionLimit: [['perLivingTurn', 'perScenario', 'none'], 'DD-15.28'],
  newShelterAbri: [['low', 'unchanged'], 'DD-15.31'],
  refundRounding: [['down', 'up'], 'DD-15.41'],
  meleeDamageLiving: [['total', 'net'], 'DD-15.45'],
  defencelessLiving: [['auto1', 'unopposed'], 'DD-15.49'],
  campaignTraitCap: [['none', '2'], 'DD-15.62'],
  startKit: [['improvised', 'none', 'scenario'], 'DD-15.65'],
  survivalVisibility: [['coarse', 'private', 'open'], 'DD-15.67'],
  menaceVisibility: [['hidden', 'visible'], 'DD-15.67'],
  replacementSurvivors: [['none', 'promoteCompanion'], 'DD-15.71'],
} as const satisfies Readonly<Record<string, readonly [readonly string[], RuleId]>>

const FLAGS = {
  mexicanStandoff: [false, 'DD-11.11'],
  emptyAmmoBlocksBows: [true, 'DD-14.4'],
  arrivalAttack: [false, 'DD-15.5'],
  moveAfterAttack: [false, 'DD-15.7'],
  objectiveRaisesReserve: [false, 'DD-15.77'],
  preciseVsLiving: [false, 'DD-15.17'],
  bowsRaiseNoise: [true, 'DD-15.60'],
} as const satisfies Readonly<Record<string, readonly [boolean, RuleId]>>

/** [DD-16.54] On where the scenario brings them along. */
const VARIANT_RULES: Readonly<Record<Variant, RuleId>> = {
  aloneInTheWorld: 'DD-12.9',
  enraged: 'DD-12.10',
  fastInfection: 'DD-12.12',
  healthyCarriers: 'DD-12.13',
  divineCurse: 'DD-12.15',
  specialZombies: 'DD-12.18',
  specialForces: 'DD-12.25',
  heavyWeapons: 'DD-12.26',
  swords: 'DD-12.29',
  withoutZombies: 'DD-12.35',
}

type Choices = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][0][number] }
type Flags = { readonly [K in keyof typeof FLAGS]: boolean }
type Variants = { readonly [K in Variant]: boolean }

/** The options of Dead Dice once resolved. */
export interface DeadDiceOptions extends Options, Choices, Flags, Variants {
  readonly players: number
  /** A person's seat, or the automatic game master, which has none. */
  readonly gameMaster: 'automatic' | 'human'
  /** Of an automatic game. */
  readonly agmScenario: ScenarioName | typeof RANDOM
  /** That a human game master plays from. */
  readonly scenario: ScenarioName | typeof FREE
  /** One that people wrote; it takes the place of either. */
  readonly ownScenario: (OwnScenario & Plain) | null
  /** Survivors that players bring along, for the first seats [DD-12.4]. */
  readonly survivors: (readonly SurvivorFile[] & Plain) | null
  /** [DD-10.5] Adversaries that a human game master brings along. */
  readonly gangs: (readonly Gang[] & Plain) | null
  /** [DD-15.89] A band that goes on from an earlier game of a campaign. */
  readonly band: (Band & Plain) | null
  /** [DD-5.1] Danger scenes only. */
  readonly beginner: boolean
  readonly campaign: boolean
  readonly rewards: boolean
  readonly risingDead: boolean
  readonly ladderCells: number
  readonly disengageLivingDifficulty: number
  readonly objectivesCap: number
  readonly agmLength: number
  readonly agmTemper: Temper
}

type Before = Readonly<Record<string, Plain>>

/** The scenario that the options name, or what people wrote; `null` where it is drawn later, or where there is none. */
export function scenarioBy(before: Before): ScenarioName | OwnScenario | null {
  const own = before['ownScenario']
  if (own !== null) return own as unknown as OwnScenario
  const named = before['gameMaster'] === 'human' ? before['scenario'] : before['agmScenario']
  return named === RANDOM || named === FREE ? null : (named as ScenarioName)
}

export const stagedBy = (before: Before): Staged | null => stagedOf({ staged: scenarioBy(before) })

/**
 * [DD-16.54] The variants in force. A drawn scenario brings its own along, which nobody could have changed beforehand;
 * what was switched on besides is added, unless the two exclude each other [DD-12.1].
 */
export function variantsOf(options: DeadDiceOptions, { scenario }: Staged): readonly Variant[] {
  const on = (Object.keys(VARIANT_RULES) as Variant[]).filter((variant) => options[variant])
  if (when('DD-16.54', stagedBy(options) !== null)) return on
  const clashes = (variant: Variant): boolean =>
    EXCLUDING.some((pair) => pair.includes(variant) && pair.some((one) => scenario.variants.includes(one)))
  const added = on.filter((variant) => !scenario.variants.includes(variant) && !clashes(variant))
  return [...scenario.variants, ...added]
}

const flag = (usual: boolean | ((before: Before) => boolean), rule: RuleId): OptionSpec => ({
  type: 'flag',
  default: usual,
  rule,
})

const choices: Record<string, OptionSpec> = Object.fromEntries(
  Object.entries(CHOICES).map(([name, [values, rule]]) => [name, { type: 'choice', values, default: values[0], rule }]),
)
const flags: Record<string, OptionSpec> = Object.fromEntries(
  Object.entries(FLAGS).map(([name, [usual, rule]]) => [name, flag(usual, rule)]),
)
const variants: Record<string, OptionSpec> = Object.fromEntries(
  Object.entries(VARIANT_RULES).map(([name, rule]) => [
    name,
    flag((before) => stagedBy(before)?.scenario.variants.includes(name as Variant) ?? false, rule),
  ]),
)

/** As many as the band has; three otherwise. */
const playersOf = (before: Before): number => (before['band'] as Band | null)?.members.length ?? 3

/**
 * [DD-16.19] The one that leaves a band of house bots a fair chance: `fair` is too easy for nearly all of them. Those who
 * run are a match for one survivor alone; the slow ones have to be many and near for a large or a hardy band.
 */
function temperOf(before: Before): Temper {
  if (before['gameMaster'] === 'human') return 'fair'
  const players = before['players'] as number
  const hardy = before['specialForces'] === true
  if (before['enraged'] === true) return players === 1 && !hardy ? 'fair' : 'grim'
  const known = stagedBy(before) !== null
  const large = players >= LARGE_BAND && before['swords'] !== true
  return known && (hardy || large) ? 'ruthless' : 'grim'
}
const LARGE_BAND = 4

export const optionsSchema: OptionsSchema = {
  specs: {
    gameMaster: { type: 'choice', values: ['automatic', 'human'], default: 'automatic', rule: 'DD-16.1' },
    band: { type: 'data', kind: 'band', read: readBandOption, default: null, rule: 'DD-15.89' },
    players: { type: 'number', ...PLAYERS, default: playersOf, rule: 'DD-4.3' },
    survivors: { type: 'data', kind: 'survivor', several: true, read: readSurvivors, default: null, rule: 'DD-12.4' },
    agmScenario: {
      type: 'choice',
      values: [RANDOM, ...SCENARIO_NAMES],
      default: RANDOM,
      drawn: RANDOM,
      rule: 'DD-16.54',
    },
    scenario: { type: 'choice', values: [FREE, ...SCENARIO_NAMES], default: FREE, rule: 'DD-4.2' },
    gangs: { type: 'data', kind: 'gang', several: true, read: readGangs, default: null, rule: 'DD-10.5' },
    ownScenario: { type: 'data', kind: 'scenario', read: readOwnScenario, default: null, rule: 'DD-16.68' },
    beginner: flag(false, 'DD-5.1'),
    campaign: flag((before) => before['band'] !== null, 'DD-12.2'),
    rewards: flag(false, 'DD-12.5'),
    ...variants,
    // [DD-15.57] Made for Divine curse, which turns it on.
    risingDead: flag((before) => before['divineCurse'] === true, 'DD-11.16'),
    agmLength: { type: 'number', min: LENGTHS[0], max: LENGTHS[2], default: LENGTHS[1], rule: 'DD-16.5' },
    agmTemper: { type: 'choice', values: TEMPERS, default: temperOf, rule: 'DD-16.19' },
    ladderCells: { type: 'number', min: CELLS.min, max: CELLS.max, default: CELLS.usual, rule: 'DD-15.3' },
    objectivesCap: { type: 'number', min: 1, max: 9, default: 3, rule: 'DD-15.66' },
    disengageLivingDifficulty: { type: 'number', min: 1, max: 1, also: [3], default: 1, rule: 'DD-15.48' },
    ...choices,
    ...flags,
  },
  clash: (options) => clashOf(options as DeadDiceOptions),
  presets: {
    'first-game': { agmScenario: 'brainsOnSale', beginner: true, agmLength: LENGTHS[0], agmTemper: 'fair' },
    'as-printed': { agmTemper: 'fair' },
    alone: { players: 1 },
    'game-master': { gameMaster: 'human' },
    campaign: { campaign: true, rewards: true },
    'cheat-sheet': { catastropheCost: 'cheat', tensionEffect: 'cheat', emptyAmmoBlocksBows: false },
  },
  printed: 'as-printed',
}

function clashOf(options: DeadDiceOptions): Clash | null {
  const pair = EXCLUDING.find(([one, other]) => when('DD-12.1', options[one] && options[other]))
  if (pair !== undefined)
    return {
      option: pair[1],
      said: {
        key: '{{one}} and {{other}} exclude each other (DD-12.1)',
        params: { one: { word: `option.${pair[0]}` }, other: { word: `option.${pair[1]}` } },
      },
    }
  if (options.rewards && !options.campaign)
    return { option: 'rewards', said: { key: 'rewards are given in a campaign only (DD-12.5)' } }
  if (options.gameMaster === 'automatic' && options.scenario !== FREE)
    return {
      option: 'scenario',
      said: { key: 'this is for a human game master; choose the scenario of the automatic one' },
    }
  if (options.gameMaster === 'human' && options.agmScenario !== RANDOM)
    return {
      option: 'agmScenario',
      said: { key: 'this is for the automatic game master; choose the scenario of the human one' },
    }
  if (options.gameMaster === 'human' && options.ownScenario !== null)
    return {
      option: 'ownScenario',
      said: {
        key: 'everybody reads the options: the game master gives a scenario of their own at the start of the game',
      },
    }
  return bandClash(options)
}
