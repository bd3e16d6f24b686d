import type { Read } from '@shamble/kernel'
import { flag, int, listOf, oneOf, words } from '@shamble/module'
import { CHARACTERISTICS } from '../data/characteristics.js'
import { ITEMS, PROTECTIONS } from '../data/equipment.js'
import { HAZARDS } from '../data/menace.js'
import { RESERVES } from '../data/reserves.js'
import { SPECIALS } from '../data/specials.js'
import { TRAILERS, VEHICLES } from '../data/vehicles.js'
import type { Cart, OwnFoe } from '../rules/cart.js'
import { SCENES_TO_BUILD } from '../rules/cart.js'
import { object } from '../scenario/lists.js'

/** What a game master may roll behind the screen. */
export const TABLES = ['place', 'companion', 'name', 'die'] as const

/** [DD-4.2] What the players learn of in the course of the story. */
export const REVEALED = ['exit', 'twist'] as const

/** What a vehicle tows. */
export const TOWED = ['none', ...TRAILERS] as const

/** The longest that the file of a scenario may be. */
export const LONGEST_SCENARIO = 60_000

const MOST = 12
const few = int(0, 9)
const reserve = oneOf(RESERVES)
const by = oneOf(CHARACTERISTICS)
/** Difficulties that no rule allows are refused, not unreadable. */
const difficulty = int(0, 99)
const short = words(0, 60)

const obstacle = object<Cart['obstacles'][number]>({ by, difficulty: few, wayOut: flag, words: words(0, 120) })
const threat = object<Cart['threats'][number]>({ reserve, by, difficulty })
const special = object<Cart['specials'][number]>({
  special: oneOf(SPECIALS),
  ambush: flag,
  cell: int(-1, 9),
  target: int(-1, 999),
})
const ownFoe = object<OwnFoe>({
  name: words(1, 60),
  combativity: few,
  reason: few,
  violence: few,
  traits: listOf(words(1, 60), 0, MOST),
  bonus: few,
  firearm: flag,
  protection: oneOf(['none', ...PROTECTIONS]),
})

const cart = {
  horde: few,
  noise: few,
  lowered: listOf(reserve, 0, MOST),
  obstacles: listOf(obstacle, 0, MOST),
  hazards: listOf(oneOf(HAZARDS), 0, MOST),
  threats: listOf(threat, 0, MOST),
  zombies: int(0, 99),
  ambushes: int(0, 99),
  specials: listOf(special, 0, MOST),
} as const satisfies { readonly [K in keyof Cart]: Read<Cart[K]> }

/** Answers of the game master. */
export const MASTER_ACTIONS = {
  /** [DD-4.10] */
  reserves: { empty: reserve, low: reserve },
  /** [DD-4.2] [DD-16.68] A scenario of the game master's own, as its file has it: nobody else reads it. */
  stage: { words: words(2, LONGEST_SCENARIO) },
  /** [DD-4.2] Nothing is prepared. */
  improvise: {},
  /** [DD-5.5] [DD-11.12] A scene, before it starts. */
  build: {
    scene: oneOf(SCENES_TO_BUILD),
    ...cart,
    cast: listOf(words(1, 60), 0, MOST),
    own: listOf(ownFoe, 0, MOST),
    groupTrait: short,
    foesNear: flag,
  },
  /** [DD-5.15] More of the same list, later. */
  add: cart,
  /** [DD-8.21] */
  panic: { seat: int(0, 9), difficulty: few },
  /** What people say aloud: narration, or a survivor speaking. */
  say: { words: words(1, 400) },
  /** A game master's own notes: nobody else reads them. */
  note: { words: words(1, 400) },
  /** [DD-15.26] What a player tells the game master alone, and what the game master tells one player. */
  confide: { words: words(1, 400) },
  whisper: { seat: int(0, 9), words: words(1, 400) },
  forget: { note: int(0, 99) },
  /** A table of the scenario, rolled behind the screen. */
  rollTable: { table: oneOf(TABLES) },
  /** [DD-4.2] */
  reveal: { what: oneOf(REVEALED) },
  /** [DD-15.86] A carrier has passed the infection on. */
  contagion: { seat: int(0, 9) },
  /** [DD-15.65] Something that a survivor finds or is given in the course of the story. */
  bestow: { seat: int(0, 9), item: oneOf(ITEMS) },
  /** [DD-3.21] A vehicle, with what it tows. */
  vehicle: { kind: oneOf(VEHICLES), trailer: oneOf(TOWED) },
  /** [DD-7.1] Something that no rule foresees, in a player's words. */
  attempt: { words: words(1, 200), by },
  /** [DD-15.88] Who makes a test that one of the group has to make. */
  lead: { seat: int(0, 9) },
} as const
