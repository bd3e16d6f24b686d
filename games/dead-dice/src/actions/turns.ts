import { int, listOf, oneOf, words } from '@shamble/module'
import { CHARACTERISTICS } from '../data/characteristics.js'
import { OBJECTIVES } from '../data/game-master.js'
import { REQUESTS, STAKES } from '../data/negotiation.js'
import { RESERVES } from '../data/reserves.js'
import { WISHES, type Wish } from '../data/tags.js'

const MOST = 9
const seat = int(0, MOST)
const id = int(-1, 9999)
const reserve = oneOf(RESERVES)

/** [DD-16.39] [DD-16.58] The menu: the next step of the story, then the ordinary ones. */
export const MENU = ['story', ...OBJECTIVES] as const
export type MenuEntry = (typeof MENU)[number]

const picks = listOf(oneOf(MENU), 0, MOST)
const to = oneOf(['objective', 'home', 'newShelter'])
const request = oneOf(REQUESTS)
const WISH_IDS = Object.keys(WISHES) as Wish[]

/** Answers of the chapters that frames/kinds-turns.ts names. */
export const TURN_ACTIONS = {
  // The dead turn
  /** [DD-5.2] */
  objectives: { picks },
  /** [DD-5.2] The same with objectives in the players' own words, for a human game master. */
  ownObjectives: { picks, own: listOf(words(1, 120), 0, MOST) },
  /** [DD-15.78] Companions who come along on the raid. */
  takeAlong: { companions: listOf(int(1, 9999), 0, 40) },
  /** [DD-16.8] `objective` is the place in the list, -1 for the way home. */
  leg: { to, objective: id },
  /** [DD-16.50] The same, looking for people to talk to. */
  parley: { to, objective: id, request },
  /** [DD-16.59] */
  exit: { route: words(1, 60) },
  /** A human game master says where the group arrives. */
  namePlace: { words: words(1, 60) },
  rollPlace: {},
  /** [DD-16.14] Outside a fight. */
  try: { obstacle: id, leader: seat },
  moveOn: {},
  /** [DD-7.13] The game master: conditions have changed. */
  shift: { obstacle: id, difficulty: int(0, 9) },
  /** [DD-16.37] */
  search: { leader: seat },
  /** [DD-16.57] */
  take: { what: oneOf(['item', 'vehicle', 'shells']) },
  refuge: { where: oneOf(['building', 'vehicle']) },

  // The living turn
  /** [DD-6.5] `on` is a seat to heal or cure, a thing to refuel; -1 otherwise. */
  prepare: { wish: oneOf(WISH_IDS), leader: seat, by: oneOf(CHARACTERISTICS), on: id },
  ownWish: { words: words(1, 200), leader: seat },
  /** Another test is not wanted: the scene is over. */
  closeScene: {},
  /** A test is not wanted at the difficulty that the game master named. */
  withdraw: {},
  atmosphere: {},
  tension: {},
  catastrophe: {},
  stop: {},
  /** The bitten tell, or turn now; a game master lets them turn. */
  confess: {},
  turn: {},
  /** The game master lets the living go on. */
  wait: {},
  raiseTrust: { seat },
  keepTrust: {},
  /** [DD-6.15] */
  strike: { empty: reserve, low: reserve },

  // Negotiation
  request: { what: request },
  ownRequest: { words: words(1, 200) },
  noRequest: {},
  /** [DD-11.4] How much is at stake, where the players asked in their own words. */
  stake: { stake: oneOf(STAKES) },
  speak: { leader: seat, by: oneOf(['brains', 'mug']) },
  breakOff: {},
  /** [DD-16.27] What the group gives. */
  give: { things: listOf(int(1, 9999), 0, MOST), steps: listOf(reserve, 0, MOST) },
  refusePrice: {},
  /** [DD-11.10] [DD-11.11] The game master's word on a talk that failed. */
  verdict: { how: oneOf(['dear', 'refused', 'standoff']) },
} as const
