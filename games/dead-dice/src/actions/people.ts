import { int, listOf, oneOf, words } from '@shamble/module'
import { SCORES } from '../data/characteristics.js'
import { ITEMS } from '../data/equipment.js'
import { READY_NAMES, SAMPLE_DARK_SIDES, SAMPLE_TRAIT_IDS } from '../data/samples.js'
import { TAGS } from '../data/tags.js'
import { object } from '../scenario/lists.js'
import type { Trait } from '../state.js'

/** The longest that people may write; scenarios have longer names than sheets. */
export const LONGEST = { name: 40, companion: 60, trait: 60, darkSide: 300, words: 300 } as const

const id = int(0, 9999)
const seat = int(0, 9)
const name = words(1, LONGEST.name)
// Wider than the rules allow: what is out of range is refused with its rule.
const score = int(0, 9)
const scores = { brains: score, finesse: score, muscle: score, guts: score, mug: score, survival: score } as const
const tags = listOf(oneOf(TAGS), 0, TAGS.length)
const trait = object<Trait>({ name: words(1, LONGEST.trait), tags })

/** Everything that a player decides about a survivor but the name. */
const person = { ...scores, traits: listOf(trait, 0, 9), darkSide: words(0, LONGEST.darkSide) } as const

/** Answers of the chapters that frames/kinds-people.ts names. */
export const PEOPLE_ACTIONS = {
  /** [DD-1.9] to [DD-1.12] A survivor in the player's own words. */
  sheet: { name, ...person },
  /** [DD-1.15] With traits and a dark side from the lists; `second` is `none` where all points go into scores. */
  listedSheet: {
    name,
    ...scores,
    trait: oneOf(SAMPLE_TRAIT_IDS),
    second: oneOf(['none', ...SAMPLE_TRAIT_IDS]),
    darkSide: oneOf(SAMPLE_DARK_SIDES),
  },
  /** [DD-1.15] One of the ready-made survivors. */
  readySheet: { who: oneOf(READY_NAMES) },
  randomSheet: {},
  /** [DD-1.6] The game master's word on the sheets. */
  approve: {},
  sendBack: { seat, words: words(1, LONGEST.words) },
  /** [DD-1.13] */
  trust: { seat },
  trustNobody: {},
  /** [DD-2.3] [DD-2.4] One more companion, named by the game master. */
  companion: { name, talent: tags },
  usualCompanions: {},
  /** [DD-15.65] What a survivor starts with, where the game master wants it otherwise. */
  equip: { seat, items: listOf(oneOf(ITEMS), 0, 9) },
  begin: {},

  /** [DD-3.17] to [DD-3.20] What is done with things; `thing` is its id. */
  pack: {},
  packed: {},
  wield: { hand: listOf(id, 0, 2) },
  handOver: { thing: id, seat },
  drop: { thing: id },
  stash: { thing: id },
  /** [DD-16.46] Medicine, used up on a survivor. */
  treat: { thing: id, seat },
  takeOut: { thing: id },
  putOn: { thing: id },
  takeOff: { what: oneOf(['bag', 'armour']) },
  /** [DD-15.44] Lines of the group's ammunition and rations, one by one, or shared out where there is room. */
  shoulder: { what: oneOf(['ammunition', 'provisions']) },
  setDown: { what: oneOf(['ammunition', 'provisions']) },
  shareOut: {},

  /** [DD-15.71] */
  promote: { companion: id },
  watch: {},
  promoted: person,

  /** [DD-12.5] [DD-12.6] */
  award: { seat },
  awardNobody: {},
  asCounted: {},
  vote: { seat },
  abstain: {},
  /** [DD-12.3] */
  improve: { score: oneOf(SCORES) },
  learn: { name: words(1, LONGEST.trait), tags },
  keepExperience: {},
} as const
