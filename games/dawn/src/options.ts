import { canonical, type OptionSpec, type Options, type OptionsSchema, type Plain } from '@shamble/kernel'
import { type CounterSet, readCounters } from './counters.js'
import counters from './data/counters.json' with { type: 'json' }
import gentle from './data/gentle-values.json' with { type: 'json' }
import plan from './data/mall.json' with { type: 'json' }
import { buildMall, type Mall } from './map/mall.js'
import { readPlan } from './map/plan.js'

export const MODES = ['two-player', 'solitaire', 'coop-3', 'coop-4'] as const
export type Mode = (typeof MODES)[number]

/** The options of Dawn as they are once resolved. */
export interface DawnOptions extends Options {
  readonly mode: Mode
  readonly edition: '1978' | 'digest'
  readonly panicDice: 'one' | 'weapon'
  readonly mainDoorAndShoot: 'allowed' | 'exclusive'
  readonly franClause: 'infected-or-killed' | 'counts-double'
  readonly reactionSquares: 'entered-or-acted' | 'activated'
  readonly unitsBlockSight: 'shots-only' | 'all-sight'
  readonly glassBreakCost: 'whole-move' | 'one-square'
  readonly glassBreakReactionGate: boolean
  readonly superGlass: 'stacked-only' | 'alone-too'
  readonly superPickup: 'from-start' | 'mid-move'
  readonly carriedMustRest: boolean
  readonly rifleUsableSameTurn: boolean
  readonly soloDoorSquares: 'any' | 'open-only'
  readonly blockedReactors: 'spent' | 'free'
  readonly towardMetric: 'through-doors' | 'open-path'
  readonly defensiveShots: 'one-each' | 'fire-rate'
  readonly stackCarry: boolean
  readonly memoryAid: boolean
  readonly berserkMarkerLimit: number
  readonly doorMarkerLimit: number
}

const RECONSTRUCTED_MALL = 'reconstructed-mall'
const RECONSTRUCTED_COUNTERS = 'reconstructed'
/** The same counters, without the few units that hardly any shot eliminates: for a first game. */
const GENTLE_COUNTERS = 'gentle'

/** An option whose default follows from the edition. */
function byEdition(rule: string, of1978: string, ofDigest: string): OptionSpec {
  const follow = (before: Readonly<Record<string, Plain>>) => (before['edition'] === 'digest' ? ofDigest : of1978)
  return { type: 'choice', values: [of1978, ofDigest], default: follow, rule }
}

function flagByEdition(rule: string, of1978: boolean, ofDigest: boolean): OptionSpec {
  return { type: 'flag', default: (before) => (before['edition'] === 'digest' ? ofDigest : of1978), rule }
}

export const optionsSchema: OptionsSchema = {
  specs: {
    mode: { type: 'choice', values: MODES, default: 'two-player', rule: 'DAWN-1.0.b' },
    edition: { type: 'choice', values: ['1978', 'digest'], default: '1978' },
    panicDice: byEdition('DAWN-DIF.01', 'one', 'weapon'),
    mainDoorAndShoot: byEdition('DAWN-DIF.02', 'allowed', 'exclusive'),
    franClause: byEdition('DAWN-DIF.03', 'infected-or-killed', 'counts-double'),
    reactionSquares: byEdition('DAWN-DIF.05', 'entered-or-acted', 'activated'),
    unitsBlockSight: byEdition('DAWN-DIF.06', 'shots-only', 'all-sight'),
    glassBreakCost: byEdition('DAWN-DIF.07', 'whole-move', 'one-square'),
    glassBreakReactionGate: flagByEdition('DAWN-DIF.08', true, false),
    superGlass: byEdition('DAWN-DIF.09', 'stacked-only', 'alone-too'),
    superPickup: byEdition('DAWN-DIF.10', 'from-start', 'mid-move'),
    carriedMustRest: flagByEdition('DAWN-DIF.11', true, false),
    rifleUsableSameTurn: { type: 'flag', default: true, rule: 'DAWN-DIF.12' },
    soloDoorSquares: byEdition('DAWN-DIF.13', 'any', 'open-only'),
    blockedReactors: byEdition('DAWN-DIF.33', 'spent', 'free'),
    towardMetric: {
      type: 'choice',
      values: ['through-doors', 'open-path'],
      default: 'through-doors',
      rule: 'DAWN-RUL.03',
    },
    defensiveShots: { type: 'choice', values: ['one-each', 'fire-rate'], default: 'one-each', rule: 'DAWN-RUL.13' },
    stackCarry: { type: 'flag', default: true, rule: 'DAWN-RUL.24' },
    memoryAid: { type: 'flag', default: false, rule: 'DAWN-2.3.f' },
    berserkMarkerLimit: { type: 'number', min: 0, max: 50, default: 0, rule: 'DAWN-DIF.19' },
    doorMarkerLimit: { type: 'number', min: 0, max: 99, default: 0, rule: 'DAWN-DIF.19' },
    map: { type: 'data', read: readMapOption, default: RECONSTRUCTED_MALL },
    counterSet: { type: 'data', read: readCountersOption, default: RECONSTRUCTED_COUNTERS },
  },
  presets: {
    // House people win about 19 of 20 such games; 2 of 3 with the strongest units, 1 of 8 by the rules of 1978.
    'first-game': { mode: 'solitaire', edition: 'digest', memoryAid: true, counterSet: GENTLE_COUNTERS },
    solitaire: { mode: 'solitaire' },
    'two-player': { mode: 'two-player' },
    'coop-3': { mode: 'coop-3' },
    'coop-4': { mode: 'coop-4' },
    'solitaire-digest': { mode: 'solitaire', edition: 'digest' },
    'two-player-digest': { mode: 'two-player', edition: 'digest' },
  },
}

function readMapOption(value: unknown, where: string): Plain {
  if (value === RECONSTRUCTED_MALL) return RECONSTRUCTED_MALL
  const read = readPlan(value, where)
  buildMall(read, where)
  return read as unknown as Plain
}

function readCountersOption(value: unknown, where: string): Plain {
  if (typeof value === 'string' && ownCounters.has(value)) return value
  readCounters(value, where)
  return value as Plain
}

/** The mall and the counters that a match is played with. */
export interface Components {
  readonly mall: Mall
  readonly counters: CounterSet
}

// A reconstruction: it keeps all that the rulebook says of the printed map, [K01] [K05] [K06] [K07] [K08] [K09] among
// them, every last digit on a store square [K16] and rows of unequal length [K17]; see map/mall.appendix.test.ts.
const ownMall = buildMall(readPlan(plan, 'map'))
const ownCounters: ReadonlyMap<Plain, CounterSet> = new Map([
  [RECONSTRUCTED_COUNTERS, readCounters(counters, 'counterSet')],
  [GENTLE_COUNTERS, readCounters({ ...counters, zombieValues: gentle }, 'counterSet')],
])
const own: Components = { mall: ownMall, counters: ownCounters.get(RECONSTRUCTED_COUNTERS)! }
const custom = new Map<string, Components>()
// Anybody may bring a map along: only the last few are asked for again.
const MOST_KEPT = 16
const known = new WeakMap<Options, Components>()

/** Worked out once for each set of options; the same text always gives the same tables. */
export function componentsOf(options: Options): Components {
  const { map, counterSet } = options
  if (map === RECONSTRUCTED_MALL && counterSet === RECONSTRUCTED_COUNTERS) return own
  const found = known.get(options)
  if (found !== undefined) return found
  const key = canonical([map, counterSet])
  let made = custom.get(key)
  if (made === undefined) {
    made = {
      mall: map === RECONSTRUCTED_MALL ? ownMall : buildMall(readPlan(map, 'map')),
      counters: ownCounters.get(counterSet!) ?? readCounters(counterSet, 'counterSet'),
    }
    if (custom.size >= MOST_KEPT) custom.delete(custom.keys().next().value!)
    custom.set(key, made)
  }
  known.set(options, made)
  return made
}
