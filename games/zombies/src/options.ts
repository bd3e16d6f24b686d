import { canonical, type OptionSpec, type Options, type OptionsSchema, type Plain, when } from '@shamble/kernel'
import { readTiles, type TileSet } from './board/tiles.js'
import tiles from './data/tiles.json' with { type: 'json' }

const PUBLISHED_TILES = 'reconstructed'

/** The values of an option that is a choice, the default first. */
const CHOICES = {
  expansion: ['militaryBase', 'baseOnly'],
  helipadWinTiming: ['afterCombat', 'onEntry'],
  blockerPenalty: ['off', 'loseRestOfTurn'],
  townHelipadPosition: ['bottom', 'bottomHalf'],
  baseHelipadPosition: ['shuffled', 'bottom'],
  frontGateUnplaceable: ['remove', 'reshuffle'],
  helipadUnplaceable: ['remove', 'reshuffle'],
  baseTownAdjacency: ['closedSidesOk', 'none'],
  zombiePool: ['unlimited', 'physical'],
  cardCopies: ['published', 'twoEach'],
  cardLimit: ['perTurn', 'perRound'],
  weaponSet: ['listed', 'allKeptItems'],
  weaponsPerCombat: ['unlimited', 'one'],
  deathBeforeMove: ['forfeit', 'moveFromTownSquare'],
  buildingCardTiming: ['whileInside', 'onEntry'],
  lifeTokenAtCap: ['stays', 'removed'],
  redirectNoTarget: ['fizzle', 'resolveUnchanged'],
  redirectScope: ['anyCard', 'targetedOnly'],
  breakthroughReach: ['anyLegalSpace', 'facingOnly'],
  rocketConnectivity: ['any', 'noSplit'],
  weekendPassScope: ['hand', 'handAndKept'],
  shotgunCharge: ['perRoll', 'perFight'],
  marblesScope: ['allMoves', 'step6Only'],
  adjustingThreshold: ['reserve', 'lifetimeKills'],
  whereDidSteps: ['exactly5', 'upTo5'],
  interruptMode: ['timed', 'polled'],
} as const

const FLAGS = {
  closedMapDisablesHelipad: false,
  gateMustLeaveRoom: true,
  cardKillsCount: true,
  dynamiteThroughWalls: true,
  butterFingersStopsDynamite: true,
  breakthroughAcrossZones: true,
  keysCanBeHalved: true,
  afsBlocksCardKills: true,
} as const

type Choices = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] }
type Flags = { readonly [K in keyof typeof FLAGS]: boolean }

/** The options of Zombies!!! once resolved. */
export interface ZombiesOptions extends Options, Choices, Flags {
  readonly seats: number
  readonly winZombies: number
  readonly townSquareZombies: number
  readonly helipadZombies: number
  readonly frontGateZombies: number
  readonly badSenseCost: number
  readonly maxRounds: number
  /** How fast people must play where a clock runs [ZMB-W.g] to [ZMB-W.m]. */
  readonly responseSeconds: number
  readonly moveWindowSeconds: number
  readonly graceMs: number
  readonly turnSeconds: number
}

const choices: Record<string, OptionSpec> = Object.fromEntries(
  Object.entries(CHOICES).map(([name, values]) => [name, { type: 'choice', values, default: values[0] }]),
)
const flags: Record<string, OptionSpec> = Object.fromEntries(
  Object.entries(FLAGS).map(([name, value]) => [name, { type: 'flag', default: value }]),
)
const number = (min: number, max: number, usual: number): OptionSpec => ({ type: 'number', min, max, default: usual })
/** Two numbers and nothing between them, the default first. */
const either = (usual: number, other: number): OptionSpec => ({
  type: 'number',
  min: other,
  max: other,
  also: [usual],
  default: usual,
})

export const optionsSchema: OptionsSchema = {
  specs: {
    seats: number(1, 6, 4),
    winZombies: number(10, 40, 25),
    townSquareZombies: either(0, 4),
    helipadZombies: either(9, 4),
    frontGateZombies: number(2, 3, 2),
    badSenseCost: number(0, 1, 0),
    // 0 is none.
    maxRounds: { type: 'number', min: 10, max: 60, also: [0], default: 0 },
    responseSeconds: number(3, 120, 10),
    moveWindowSeconds: number(1, 60, 4),
    graceMs: number(0, 10_000, 1_500),
    turnSeconds: number(15, 1_800, 120),
    ...choices,
    ...flags,
    tiles: { type: 'data', read: readTilesOption, default: PUBLISHED_TILES },
  },
  // [ZMB-1.2.i] [ZMB-R.28] Two to six play; one alone only where rounds are counted, because no rival brings the end.
  clash: ({ seats, maxRounds }) =>
    seats === 1 && maxRounds === 0
      ? {
          option: 'seats',
          said: {
            key: 'a solo game needs a value for "{{option}}" (ZMB-R.28)',
            params: { option: { word: 'option.maxRounds' } },
          },
        }
      : null,
  presets: {
    'base-game': { expansion: 'baseOnly' },
    'military-base': { expansion: 'militaryBase' },
    short: { expansion: 'baseOnly', winZombies: 12, maxRounds: 20 },
  },
}

function readTilesOption(value: unknown, where: string): Plain {
  if (value === PUBLISHED_TILES) return PUBLISHED_TILES
  readTiles(value, where)
  return value as Plain
}

const ownTiles = readTiles(tiles, 'tiles')
/** Whether a kind of tile is one of the published set: those the catalogues know by name. */
export const isPublished = (id: string): boolean => Object.hasOwn(ownTiles.index, id)

const custom = new Map<string, TileSet>()
// Anybody may bring tiles along: only the last few are asked for again.
const MOST_KEPT = 16
const known = new WeakMap<Options, TileSet>()

/** The tiles that a match is played with; the same text always gives the same set. */
export function tilesOf(options: Options): TileSet {
  const given = options['tiles']
  if (given === PUBLISHED_TILES) return ownTiles
  const found = known.get(options)
  if (found !== undefined) return found
  const key = canonical(given)
  const made = custom.get(key) ?? readTiles(given, 'tiles')
  if (!custom.has(key) && custom.size >= MOST_KEPT) custom.delete(custom.keys().next().value!)
  custom.set(key, made)
  known.set(options, made)
  return made
}

interface Played {
  readonly options: ZombiesOptions
}

/** Whether clocks run and others interrupt; polled, everybody is asked in turn [ZMB-W.h]. */
export const isTimed = ({ options }: Played): boolean => options.interruptMode === 'timed'

/** [ZMB-W.m] Whether a clock may answer a decision. */
export const clockOf = (s: Played): 'timed' | 'untimed' => (when('ZMB-W.m', isTimed(s)) ? 'timed' : 'untimed')
