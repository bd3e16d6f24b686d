import { SPECIALS } from './specials.js'
import { ACTIONS, type ActionKind, WISHES, type Wish } from './tags.js'

/** What a text fills in. */
export const FILLS = [
  'who',
  'phase',
  'whom',
  'with',
  'place',
  'number',
  'dead',
  'sight',
  'words',
  'what',
  'reserve',
  'weapon',
  'turn',
] as const
export type Fill = (typeof FILLS)[number]

/** Who is told: everybody, or only those whom it concerns, because the text would give a secret away [DD-16.61]. */
export type Audience = 'all' | 'concerned'

export interface Telling {
  readonly fills: readonly Fill[]
  readonly audience: Audience
}

const told = (...fills: readonly Fill[]): Telling => ({ fills, audience: 'all' })
const whispered = (...fills: readonly Fill[]): Telling => ({ fills, audience: 'concerned' })

/** [DD-16.61] So many texts for each event, in each language. */
export const TEXTS_EACH = 3

/**
 * [DD-16.61] What the automatic game master tells, under the key `event.tell.<event>.<number>`.
 * A wound reads the same whether it infects or not: `hurt` for everybody, `bite` besides for its owner.
 */
export const TELLINGS = {
  opening: told('words'),
  deadTurn: told('number'),
  objective: told('what'),
  arrival: told('place'),
  zombies: told('dead', 'number'),
  ambush: told('dead', 'number'),
  obstacle: told('sight'),
  hazard: told('sight'),
  threat: told('sight', 'reserve'),
  ...(Object.fromEntries([...SPECIALS, 'winged', 'queen'].map((kind) => [`special.${kind}`, told()])) as Record<
    `special.${(typeof SPECIALS)[number] | 'winged' | 'queen'}`,
    Telling
  >),
  living: told('sight'),
  obstacleSolved: told('who'),
  obstacleFailed: told('who'),
  threatAverted: told('who', 'reserve'),
  threatLost: told('reserve'),
  noiseUp: told('sight'),
  hordeUp: told(),
  firstKill: told('who'),
  costlyKill: told('who'),
  hurt: told('who'),
  weaponLost: told('who', 'weapon'),
  ammunitionLow: told(),
  ammunitionEmpty: told(),
  panic: told('who'),
  bite: whispered(),
  carrier: whispered(),
  death: told('who'),
  deathHazard: told('who'),
  deathLiving: told('who'),
  flight: told('who'),
  home: told(),
  livingRested: told(),
  livingRationed: told(),
  shelterClock: told(),
  famine: told(),
  preparationWon: told('who'),
  preparationLost: told('who'),
  tension: told('who'),
  catastrophe: told(),
  turning: told('who'),
  sacrificeTaken: told('who'),
  sacrificeRefused: told('who'),
  parleyOpened: told('with'),
  parleyWon: told(),
  parleyDear: told(),
  parleyRefused: told(),
  surrender: told(),
  exit: told('words'),
  twist: told('words'),
  out: told('words'),
  held: told('words'),
  lost: told('words'),
  'epilogue.alive': told('who'),
  'epilogue.dead': told('who', 'phase', 'turn'),
  'epilogue.lost': told('who'),
  'epilogue.infected': told('who'),
  'epilogue.turned': told('who', 'phase', 'turn'),
  'epilogue.restored': told('who'),
  'epilogue.left': told('who', 'phase', 'turn'),
} as const satisfies Readonly<Record<string, Telling>>
export type TellingKind = keyof typeof TELLINGS

/** What a test asks, under the key `stake.<test>.<number>`. */
export type StakeQuestion = ActionKind | 'obstacle' | 'threat' | `wish.${Wish}`

/** Tests whose question alone would tell of an infection [DD-15.24] [DD-16.45]. */
export const SECRET_STAKES: readonly StakeQuestion[] = ['ultimateSacrifice', 'wish.cure']

/** [DD-7.1] [DD-16.61] */
export const STAKE_QUESTIONS: readonly StakeQuestion[] = [
  ...(Object.keys(ACTIONS) as ActionKind[]),
  'obstacle',
  'threat',
  ...(Object.keys(WISHES) as Wish[]).map((wish) => `wish.${wish}` as const),
]
