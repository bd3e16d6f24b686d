import { ADVERSARIES } from '../data/adversaries.js'
import { SAMPLE_SURVIVORS } from '../data/samples.js'
import { combined, type TrailerKind, type VehicleKind } from '../data/vehicles.js'
import { WEAPON_TABLE } from '../data/weapons.js'
import { startingMenace } from '../master/manner.js'
import type { DeadDiceOptions } from '../options.js'
import { blankSurvivor, noDeeds } from '../rules/blank-survivor.js'
import { isWeapon } from '../rules/carrying.js'
import { readySheet } from '../rules/sheets.js'
import type { CompanionState, Horde, ObjectiveState, Obstacle, Thing, Vehicle } from '../state.js'
import type { SeenGroup } from '../views/group.js'
import { BLANK, type SeenMaster } from '../views/master.js'
import { type SeenAdversary, type SeenFoe, type SeenScene, seenAdversary } from '../views/scene.js'
import type { SeenStand, SeenSurvivor } from '../views/survivors.js'

const [USUAL] = SAMPLE_SURVIVORS
const { survival: SURVIVAL, ...SCORES } = USUAL!.scores
const TRAITS = readySheet(USUAL!.name).traits

/** A survivor as a text takes one for granted: the first of the ready-made ones, rested. @param known whether the owner tells of them; @param all whether a game master does */
export function usualSurvivor(
  { players, survivalVisibility }: DeadDiceOptions,
  known: boolean,
  all: boolean,
  base: number = SURVIVAL,
): SeenSurvivor {
  const blank = blankSurvivor(players)
  const exact = known || survivalVisibility === 'open'
  return {
    ...blank,
    scores: { ...blank.scores, ...SCORES },
    traits: TRAITS.slice(),
    base: SURVIVAL,
    survival: exact ? base : null,
    condition: exact || survivalVisibility === 'coarse' ? 'steady' : null,
    darkSide: known ? 'lostSon' : null,
    trust: known ? blank.trust : null,
    trustRaised: known ? false : null,
    turnsIn: known ? 0 : null,
    carrier: known ? false : null,
    deeds: { ...noDeeds(), hidBite: known ? false : null, closed: all ? 0 : null },
  }
}

/** As good as new. */
export const usualThing = (id: number, item: Thing['item']): Thing => ({
  id,
  item,
  wear: isWeapon(item) ? WEAPON_TABLE[item].wear : 0,
  dry: false,
  setUp: false,
})

/** With all of its Wear; what cannot be towed is found out elsewhere. */
export const usualVehicle = (kind: VehicleKind, trailer: TrailerKind | null): Omit<Vehicle, 'kind'> => ({
  trailer,
  wear: combined(kind, trailer)?.wear ?? 0,
})

export const usualCompanion = (id: number, name: string): CompanionState => ({
  id,
  name,
  role: null,
  talent: [],
  alive: true,
  onRaid: false,
})

export const usualObjective = (what: ObjectiveState['what']): ObjectiveState => ({
  what,
  words: null,
  step: 0,
  done: false,
})

export const usualGroup = (): Omit<SeenGroup, 'reserves' | 'objectives' | 'companions' | 'stash' | 'vehicle'> => ({
  respite: 0,
  hasShelter: true,
  refugeIsVehicle: false,
  clues: 0,
  story: 0,
  met: 0,
  traps: [],
})

type Plainly = Omit<SeenMaster, 'visits' | 'told'>

export function usualMaster(options: DeadDiceOptions, all: boolean): Plainly {
  const start = startingMenace(options)
  const open = all || options.menaceVisibility === 'visible'
  return {
    horde: 1,
    noise: 1,
    exitShown: false,
    twistShown: false,
    companionsCome: [],
    left: false,
    voice: 0,
    nonAggression: false,
    gone: [],
    menace: open ? start : null,
    account: open ? { start, refunded: 0, spent: 0 } : null,
    acts: all ? [] : null,
    plan: all ? BLANK : null,
    notes: all ? [] : null,
    letters: [],
  }
}

type Bare = Omit<SeenScene, 'kind' | 'hordes' | 'foes' | 'obstacles' | 'lying' | 'stands'>

export const usualScene = (all: boolean): Bare => ({
  place: null,
  hazards: [],
  threats: [],
  bodies: [],
  companionsGone: [],
  companionRounds: 0,
  helped: [],
  round: 0,
  fighting: false,
  shots: false,
  artillery: [],
  ammunitionBefore: 'sufficient',
  resolved: false,
  lost: false,
  hunted: -1,
  deaths: { lastRound: 0, companions: 0, survivors: 0 },
  cause: null,
  traps: [],
  spent: all ? 0 : null,
  groupTrait: null,
  groupTraitUsed: all ? false : null,
  master: all ? { added: false, noise: false, panic: false } : null,
})

export const usualStand = (seat: number, known: boolean): SeenStand => ({
  seat,
  cell: 0,
  gone: '',
  defenceless: false,
  panicked: false,
  fleeing: false,
  exposed: 0,
  unconscious: false,
  inPit: false,
  acted: false,
  sacrificed: false,
  protectionSpent: false,
  driving: false,
  stays: known ? 'untested' : null,
  turnsLeft: known ? -1 : null,
})

export const usualHorde = (id: number): Horde => ({
  id,
  size: 1,
  special: null,
  cell: 0,
  target: null,
  engaged: false,
  marks: 0,
  holds: -1,
  moved: false,
  rounds: 0,
  was: -1,
})

/** An adversary of the book is known by name alone to those who know figures; of anybody else the text has to tell. */
export function usualAdversary(id: string, all: boolean): SeenAdversary {
  const printed = all ? ADVERSARIES.find((one) => one.id === id) : undefined
  return printed === undefined ? { id, arm: null, figures: null } : seenAdversary(printed, all)
}

export const usualFoe = (all: boolean, { figures }: Pick<SeenAdversary, 'figures'>): Omit<SeenFoe, 'who'> => ({
  cell: 0,
  state: 'fighting',
  dry: false,
  engaged: [],
  defenceless: false,
  fleeing: false,
  combativity: all ? (figures?.combativity ?? 0) : null,
  used: all ? [] : null,
  protectionSpent: all ? false : null,
  infected: all ? false : null,
})

export const usualObstacle = (id: number, by: Obstacle['by']): Obstacle => ({
  id,
  by,
  difficulty: 1,
  wayOut: false,
  words: null,
  solved: false,
  tried: [],
  kept: 0,
})
