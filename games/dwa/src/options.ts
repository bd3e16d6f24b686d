import { BadInput, type OptionSpec, type Options, type OptionsSchema, type Plain, type RuleId } from '@shamble/kernel'
import { int, text, words } from '@shamble/module'
import { AS_SCENARIO } from './methods.js'
import { readHouseNumbers } from './numbers/read-house-numbers.js'
import { proposes, scenarioOf } from './scenario/index.js'
import { SCENARIO_NAMES, type ScenarioName } from './scenario/names.js'
import { readOwnScenario } from './scenario/reader.js'
import { ARRIVALS, type Setting } from './scenario/scenario.js'
import { teamsClash } from './teams/clash.js'
import { readTeams } from './teams/reader.js'
import type { GivenTeam } from './teams/sheet.js'

/** The values of an option that is a choice, the default first, and the rule that leaves it open. */
const CHOICES = {
  disorderPick: [['player', 'roll', 'choose'], 'R-81.8'],
  spawnDPer: [['declaration', 'shot'], 'R-58'],
  zombieActivation: [['moveThenAttack', 'oneByOne'], 'R-03'],
  zombiePathing: [['shortest', 'straight'], 'R-61'],
  wander: [['keep', 'redraw'], 'R-60'],
  units: [['cm', 'inches'], 'DWA-7.2.b'],
  measure: [['edge', 'centre'], 'R-04'],
  templateTest: [['centre', 'area'], 'R-11'],
  shotgunFarSix: [['fall', 'miss', 'elim'], 'R-14'],
  autoArea: [['corridor', 'radius'], 'R-16'],
  autoWorst: [['all', 'rangeOnly'], 'R-17'],
  incendiaryIgnites: [['all', 'on5or6'], 'R-29'],
  humanBurning: [['wound', 'woundAndRoll'], 'R-31'],
  meleeMiss: [['perShot', 'perDie'], 'R-39'],
  cqmModifiers: [['personalAndAim', 'none', 'all'], 'R-40'],
  humanHits: [['asTable', 'fallIsWound'], 'R-48'],
  nonteamDeaths: [['npc', 'all'], 'R-53'],
  lastManValue: [['ten', 'start'], 'R-54'],
  startingLoads: [['total', 'spare'], 'R-75'],
  teamOrder: [['fixed', 'dice', 'alternate'], 'R-88'],
  fallRounding: [['floor', 'ceil'], 'R-84'],
  weaponSkills: [['ignored', 'penalty', 'strict'], 'R-66'],
  abilityLimit: [['strict', 'perAbility', 'none'], 'R-68'],
  archetypeLimits: [['on', 'sub', 'off'], 'DWA-16.1.3.d'],
  martialArts: [['fall', 'elim'], 'R-70.19'],
  neutralSurvivors: [['join', 'scenery'], 'R-108'],
  campaignAmmo: [['keep', 'reroll'], 'R-106'],
  weaponCategories: [['any', 'different'], 'R-98'],
  carryLimit: [['twoPlusMelee', 'twoTotal'], 'R-98'],
  autoMode: [['always', 'choice'], 'R-99'],
  indecisiveFrightened: [['literal', 'net'], 'R-80.8'],
} as const

/** On, off, or off unless the scenario proposes it. */
const FLAGS = {
  zombification: [true, 'DWA-12.7.a'],
  charge: [true, 'DWA-15.1.4.a'],
  jams: ['scenario', 'DWA-11.3.a'],
  moan: ['scenario', 'DWA-15.1.3.f'],
  complexMovement: ['scenario', 'DWA-9.1.h'],
  zombieCap: [true, 'DWA-15.1.1.a'],
  figuresGiveCover: [false, 'R-10'],
  molotovCumulative: [false, 'R-30'],
  swapInMelee: [false, 'R-41'],
  fearNeedsLos: [false, 'R-52'],
  pvp: ['scenario', 'R-88'],
  searchRepeat: [false, 'R-73'],
  campaignWoundsPersist: [true, 'R-87'],
  recruits: [true, 'R-110'],
  zombieWeapons: ['scenario', 'R-100'],
  climbHang: [false, 'R-95'],
} as const

const NUMBERS = {
  zombieCapFactor: [1, 20, 5, 'DWA-15.1.1.a'],
  /** In percent: 50 for figures half as large [DWA-7.1.b]. */
  scaleFactor: [50, 200, 100, 'DWA-7.1.b'],
  baseMm: [20, 40, 25, 'R-05'],
  flameLengthMm: [50, 400, 150, 'R-34'],
  flameBaseMm: [10, 200, 50, 'R-34'],
  flameCost: [1, 4, 4, 'R-34'],
} as const

type Choices = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][0][number] }
type Flags = { readonly [K in keyof typeof FLAGS]: boolean }
type Numbers = { readonly [K in keyof typeof NUMBERS]: number }

/** The options of Dead Walk Again once resolved. */
export interface DwaOptions extends Options, Choices, Flags, Numbers {
  /** How many human teams play. */
  readonly players: number
  /** Whether a player settles for the dead what the rules leave open [DWA-2.b]. */
  readonly zombieSeat: boolean
  readonly scenario: ScenarioName
  /** The word from which a random street is made. */
  readonly street: string
  /** Teams that people brought, or that an earlier game handed on; those of the scenario when `null`. */
  readonly teams: (readonly GivenTeam[] & Plain) | null
  /** Whether teams are made at the table before the first turn. */
  readonly muster: boolean
  /** How far the dead call, in centimetres; 0 for the whole table. */
  readonly moanRange: number
  readonly advanced: boolean
  readonly campaign: boolean
  readonly flaws: boolean
  readonly psychology: boolean
  /** How the dead arrive: letters of the methods, or as the scenario says. */
  readonly spawnMethods: string
  /** `1200x900`, for streets made by chance; a scenario has its own. */
  readonly tableSize: string
}

type Before = Readonly<Record<string, Plain>>
const proposed =
  (setting: Setting) =>
  (before: Before): boolean =>
    proposes(before, setting)

const choices: Record<string, OptionSpec> = Object.fromEntries(
  Object.entries(CHOICES).map(([name, [values, rule]]) => [name, { type: 'choice', values, default: values[0], rule }]),
)
const flags: Record<string, OptionSpec> = Object.fromEntries(
  Object.entries(FLAGS).map(([name, [value, rule]]) => [
    name,
    { type: 'flag', default: value === 'scenario' ? proposed(name as Setting) : value, rule },
  ]),
)
const numbers: Record<string, OptionSpec> = Object.fromEntries(
  Object.entries(NUMBERS).map(([name, [min, max, usual, rule]]) => [
    name,
    { type: 'number', min, max, default: usual, rule },
  ]),
)

const isAdvanced = (before: Before): boolean => before['advanced'] === true
const flag = (usual: boolean | ((before: Before) => boolean), rule: RuleId): OptionSpec => ({
  type: 'flag',
  default: usual,
  rule,
})

export const optionsSchema: OptionsSchema = {
  specs: {
    scenario: { type: 'choice', values: SCENARIO_NAMES, default: 'street', rule: 'R-83' },
    ownScenario: { type: 'data', kind: 'scenario', read: readOwnScenario, default: null, rule: 'R-83' },
    // The same word always makes the same street.
    street: { type: 'data', isTyped: true, read: words(1, 24), default: '1', rule: 'R-83' },
    tableSize: { type: 'data', isTyped: true, read: readTableSize, default: AS_SCENARIO, rule: 'DWA-7.2.a' },
    players: {
      type: 'number',
      min: 1,
      max: 4,
      default: (before) => scenarioOf(before).deployment.length,
      rule: 'DWA-1.a',
    },
    zombieSeat: flag(false, 'DWA-2.b'),
    // [DWA-16.a] A campaign is always played with the advanced rules.
    campaign: flag(false, 'DWA-16.4.1.a'),
    advanced: flag((before) => before['campaign'] === true || proposes(before, 'advanced'), 'DWA-16.a'),
    flaws: flag(isAdvanced, 'DWA-16.6.b'),
    psychology: flag(isAdvanced, 'DWA-16.7.1.a'),
    teams: { type: 'data', kind: 'team', several: true, read: readTeams, default: null, rule: 'DWA-16.1.b' },
    muster: flag(false, 'DWA-16.1.b'),
    spawnMethods: { type: 'data', isTyped: true, read: readMethods, default: AS_SCENARIO, rule: 'DWA-15.1.3.1.A' },
    moanRange: { type: 'number', min: 10, max: 300, also: [0], default: 0, rule: 'R-57' },
    ...numbers,
    ...choices,
    ...flags,
    houseNumbers: { type: 'data', kind: 'houseNumbers', read: readHouseNumbers, default: null, rule: 'R-113' },
  },
  clash: (options) => {
    const { campaign, advanced, tableSize, scenario } = options as DwaOptions
    if (campaign && !advanced)
      return {
        option: 'advanced',
        said: { key: 'a campaign is played with the advanced rules (DWA-16.a)' },
      }
    if (tableSize !== AS_SCENARIO && (scenario !== 'random' || options['ownScenario'] !== null))
      return {
        option: 'tableSize',
        said: { key: 'this scenario has a table of its own; only a random street may have another size' },
      }
    return teamsClash(options as DwaOptions)
  },
  presets: {
    'first-game': { scenario: 'street', zombification: false, charge: false },
    'as-printed': {},
    advanced: { advanced: true, scenario: 'hospital', jams: true },
    campaign: { campaign: true, muster: true, jams: true },
  },
}

/** `AB`: letters of the methods, each once, in order; `none` where nobody arrives. */
function readMethods(value: unknown, where: string): Plain {
  const written = text(value, where)
  if (written === AS_SCENARIO || written === 'none') return written
  const letters = [...written]
  const known = letters.every((letter) => (ARRIVALS as readonly string[]).includes(letter))
  if (!known || new Set(letters).size !== letters.length || letters.length === 0)
    throw new BadInput(where, 'expected letters of {{methods}}, each once, or "none", found "{{found}}"', {
      methods: ARRIVALS.join(', '),
      found: written,
    })
  return letters.sort().join('')
}

function readTableSize(value: unknown, where: string): Plain {
  const written = text(value, where)
  if (written === AS_SCENARIO) return written
  const [, width, depth] = /^(\d{3,5})x(\d{3,5})$/.exec(written) ?? []
  if (width === undefined || depth === undefined)
    throw new BadInput(where, 'expected a size such as 1200x900, found "{{found}}"', { found: written })
  const side = int(600, 3_000)
  side(Number(width), where)
  side(Number(depth), where)
  return written
}
