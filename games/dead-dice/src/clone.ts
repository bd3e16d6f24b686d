import { cloneBase, copyPlain } from '@shamble/kernel'
import type { Adversary } from './data/adversaries.js'
import type {
  Act,
  CompanionState,
  DeadDice,
  Foe,
  Group,
  Horde,
  Master,
  ObjectiveState,
  Obstacle,
  Scene,
  Stand,
  Survivor,
  Thing,
  Trait,
} from './state.js'

/** Every field by hand: a field that is not named here is neither cloned nor seen. */
export function cloneDeadDice(s: DeadDice): DeadDice {
  return cloneBase(s, {
    options: s.options,
    staged: copyStaged(s.staged),
    variants: s.variants.slice(),
    phase: s.phase,
    deadTurn: s.deadTurn,
    livingTurn: s.livingTurn,
    survivors: s.survivors.map(copySurvivor),
    fallen: s.fallen.map(({ seat, survivor }) => ({ seat, survivor: copySurvivor(survivor) })),
    left: s.left.slice(),
    group: copyGroup(s.group),
    master: copyMaster(s.master),
    scene: s.scene && copyScene(s.scene),
    route: s.route,
    ending: s.ending,
    rewards: copyLists(s.rewards),
    nextThing: s.nextThing,
    nextHorde: s.nextHorde,
    nextCompanion: s.nextCompanion,
  }) as DeadDice
}

const copyStaged = (staged: DeadDice['staged']): DeadDice['staged'] =>
  typeof staged === 'object' && staged !== null ? (copyPlain(staged) as typeof staged) : staged

export const copySurvivor = (of: Survivor): Survivor => ({
  name: of.name,
  scores: { ...of.scores },
  base: of.base,
  survival: of.survival,
  traits: of.traits.map(copyTrait),
  darkSide: of.darkSide,
  exposed: of.exposed,
  trust: of.trust.slice(),
  things: of.things.map(copyThing),
  hand: of.hand.slice(),
  bag: of.bag,
  armour: of.armour,
  loads: { ...of.loads },
  fate: of.fate,
  fateTurn: of.fateTurn,
  turnsIn: of.turnsIn,
  told: of.told,
  walks: of.walks,
  carrier: of.carrier,
  down: of.down,
  trustRaised: of.trustRaised,
  tensions: { ...of.tensions },
  deeds: { ...of.deeds },
  xp: of.xp,
})

const copyTrait = ({ name, tags }: Trait): Trait => ({ name, tags: tags.slice() })

export const copyThing = ({ id, item, wear, dry, setUp }: Thing): Thing => ({ id, item, wear, dry, setUp })

const copyCompanion = ({ id, name, role, talent, alive, onRaid }: CompanionState): CompanionState => ({
  id,
  name,
  role,
  talent: talent.slice(),
  alive,
  onRaid,
})

const copyObjective = ({ what, words, step, done }: ObjectiveState): ObjectiveState => ({ what, words, step, done })

export const copyGroup = (of: Group): Group => ({
  reserves: { ...of.reserves },
  respite: of.respite,
  objectives: of.objectives.map(copyObjective),
  companions: of.companions.map(copyCompanion),
  stash: of.stash.map(copyThing),
  vehicle: of.vehicle && { ...of.vehicle },
  hasShelter: of.hasShelter,
  refugeIsVehicle: of.refugeIsVehicle,
  clues: of.clues,
  story: of.story,
  met: of.met,
  traps: of.traps.map((trap) => ({ ...trap })),
})

const copyAct = ({ turn, what, price, rule, why }: Act): Act => ({ turn, what, price, rule, why })

const copyMaster = (of: Master): Master => ({
  menace: of.menace,
  account: { ...of.account },
  horde: of.horde,
  noise: of.noise,
  exitShown: of.exitShown,
  twistShown: of.twistShown,
  acts: of.acts.map(copyAct),
  plan: { ...of.plan, gone: of.plan.gone.slice() },
  visits: Object.fromEntries(Object.entries(of.visits).map(([place, visit]) => [place, { ...visit }])),
  notes: of.notes.slice(),
  letters: of.letters.map(({ seat, by, words }) => ({ seat, by, words })),
  voice: of.voice,
  told: { ...of.told },
  companionsCome: of.companionsCome.slice(),
  left: of.left,
})

export const copyHorde = (of: Horde): Horde => ({
  id: of.id,
  size: of.size,
  special: of.special,
  cell: of.cell,
  target: of.target,
  engaged: of.engaged,
  marks: of.marks,
  holds: of.holds,
  moved: of.moved,
  rounds: of.rounds,
  was: of.was,
})

export const copyAdversary = (of: Adversary): Adversary => ({
  ...of,
  traits: of.traits.slice(),
  arm: of.arm && { ...of.arm },
})

export const copyFoe = (of: Foe): Foe => ({
  who: copyAdversary(of.who),
  combativity: of.combativity,
  cell: of.cell,
  state: of.state,
  dry: of.dry,
  used: of.used.slice(),
  protectionSpent: of.protectionSpent,
  engaged: of.engaged.slice(),
  defenceless: of.defenceless,
  fleeing: of.fleeing,
  infected: of.infected,
})

const copyStand = (of: Stand): Stand => ({
  seat: of.seat,
  cell: of.cell,
  gone: of.gone,
  defenceless: of.defenceless,
  panicked: of.panicked,
  fleeing: of.fleeing,
  exposed: of.exposed,
  unconscious: of.unconscious,
  inPit: of.inPit,
  acted: of.acted,
  stays: of.stays,
  sacrificed: of.sacrificed,
  protectionSpent: of.protectionSpent,
  turnsLeft: of.turnsLeft,
  driving: of.driving,
})

const copyObstacle = (of: Obstacle): Obstacle => ({
  id: of.id,
  by: of.by,
  difficulty: of.difficulty,
  wayOut: of.wayOut,
  words: of.words,
  solved: of.solved,
  tried: of.tried.slice(),
  kept: of.kept,
})

export const copyScene = (of: Scene): Scene => ({
  kind: of.kind,
  place: of.place,
  spent: of.spent,
  hordes: of.hordes.map(copyHorde),
  foes: of.foes.map(copyFoe),
  groupTrait: of.groupTrait,
  groupTraitUsed: of.groupTraitUsed,
  obstacles: of.obstacles.map(copyObstacle),
  hazards: of.hazards.slice(),
  threats: of.threats.map((threat) => ({ ...threat })),
  traps: of.traps.map((trap) => ({ ...trap })),
  bodies: of.bodies.slice(),
  lying: of.lying.map(({ cell, thing }) => ({ cell, thing: copyThing(thing) })),
  stands: of.stands.map(copyStand),
  companionsGone: of.companionsGone.slice(),
  companionRounds: of.companionRounds,
  helped: of.helped.slice(),
  round: of.round,
  fighting: of.fighting,
  shots: of.shots,
  artillery: of.artillery.slice(),
  ammunitionBefore: of.ammunitionBefore,
  resolved: of.resolved,
  lost: of.lost,
  hunted: of.hunted,
  deaths: { ...of.deaths },
  master: { ...of.master },
  cause: of.cause,
})

function copyLists(of: DeadDice['rewards']): DeadDice['rewards'] {
  return Object.fromEntries(Object.entries(of).map(([reward, seats]) => [reward, seats.slice()]))
}
