import type { Read } from '@shamble/kernel'
import { type ActionsOf, actionReader, flag, int, list, oneOf, onlyFields, record, text, words } from '@shamble/module'
import { ABILITY_IDS } from './abilities/ids.js'
import { DISORDER_IDS } from './disorders/ids.js'
import { GRENADES } from './numbers/weapons.js'
import { EDGES } from './scenario/scenario.js'

/** Where a player points: a table's length beyond either edge can be said, and is refused. */
const coordinate = int(-10_000, 20_000)
const human = int(0, 999)
const figure = int(-99_999, 999)
const weapon = int(-1, 9)
const thing = int(0, 99_999)
const most99 = int(0, 99)
/** Height of the surface on which a grenade comes down. */
const level = int(0, 99_999)

const point: Read<{ x: number; y: number }> = (value, where) => {
  const given = record(value, where)
  onlyFields(given, ['x', 'y'], where)
  return { x: coordinate(given['x'], `${where}.x`), y: coordinate(given['y'], `${where}.y`) }
}

/** One ability that serves this answer, or none. */
const abilityNames = ['none', ...ABILITY_IDS] as const
const ability = oneOf(abilityNames)
/** Human Tripod and Gunner may serve together. */
const abilities = list(oneOf(ABILITY_IDS))

const shot: Read<{ readonly target: number; readonly shots: number; readonly aimed: number }> = (value, where) => {
  const given = record(value, where)
  onlyFields(given, ['target', 'shots', 'aimed'], where)
  return {
    target: figure(given['target'], `${where}.target`),
    shots: most99(given['shots'], `${where}.shots`),
    aimed: most99(given['aimed'], `${where}.aimed`),
  }
}

/** A shotgun's template laid on a figure, pointing somewhere: so many shots through it [DWA-11.2.7.1.c]. */
const blast: Read<{ readonly target: number; readonly at: { x: number; y: number }; readonly shots: number }> = (
  value,
  where,
) => {
  const given = record(value, where)
  onlyFields(given, ['target', 'at', 'shots'], where)
  return {
    target: figure(given['target'], `${where}.target`),
    at: point(given['at'], `${where}.at`),
    shots: most99(given['shots'], `${where}.shots`),
  }
}

export const readAction = actionReader({
  // Before the first turn.
  /** Put a member on the table. */
  deploy: { human, x: coordinate, y: coordinate },
  /** Put the figures that are left where the scenario proposes. */
  deployRest: {},

  // Tests.
  fear: { human, ability },
  fearAll: {},
  reroll: { ability, by: human },
  antiseptic: { by: human },
  pass: {},

  // Activations.
  activate: { human, as: oneOf(['act', 'breakAway']), ability },
  rest: {},
  endPhase: {},
  walk: { path: list(point), halts: list(int(0, 9_999)), ability },
  goOn: {},
  climb: { to: point, ability },
  jump: { to: point, ability },
  takeCover: {},
  getUp: {},
  door: { opening: int(0, 999) },
  give: { to: human, thing },
  pickUp: { lying: thing },
  /** From a body. */
  take: { body: human, thing },
  drop: { thing },
  hold: { weapons: list(weapon) },
  treat: { patient: human, with: oneOf(['smallKit', 'mediumKit', 'largeKit', 'firstAid']) },
  radio: { on: flag },
  extinguish: { target: figure },
  recruit: { target: human },
  leave: { edge: oneOf(EDGES) },

  // Fire.
  shoot: { weapon, targets: list(shot), ability },
  burst: { weapon, main: figure, others: list(figure), aimed: flag, sustained: flag, ability },
  blast: { weapon, blasts: list(blast), ability },
  /** The figures on which the circle is laid, the second for a tripod's second shot. */
  spray: { weapon, targets: list(figure), abilities },
  flame: { weapon, at: point },
  launch: { weapon, at: point, level },
  pin: { grenade: oneOf(GRENADES) },
  throw: { grenade: oneOf(GRENADES), at: point, level },
  reload: { weapon, load: int(0, 99), ability },
  clearJam: { weapon },
  setUp: { weapon },
  refuel: { what: oneOf(['chainsaw', 'vehicle']), vehicle: int(-1, 99) },
  restart: { weapon },
  deepPockets: { weapon },
  alert: {},

  // Close combat.
  blow: { target: figure, weapon, ability },
  fireClose: { weapon, targets: list(figure), shots: most99, aimed: most99, sustained: flag, ability },
  /** Share out hits: for each of them whom it strikes. */
  share: { hits: list(figure) },
  /** A free attack that was earned. */
  strike: { target: figure, weapon, close: flag },
  dodge: { x: coordinate, y: coordinate },

  // Searching and vehicles.
  search: { room: int(-1, 999), vehicle: int(-1, 99) },
  lucky: { change: int(-1, 1) },
  board: { vehicle: int(0, 99), drives: flag },
  alight: { x: coordinate, y: coordinate },
  start: { vehicle: int(0, 99), with: oneOf(['keys', 'wires']), ability },
  fitBattery: { vehicle: int(0, 99) },
  /** So many steps of 5 cm, along a path that goes on straight where it is too short. */
  drive: { steps: most99, path: list(point) },

  // What the rules leave open for the dead [DWA-2.b].
  prey: { zombie: figure, human },

  // Muster: making a team.
  member: {
    name: words(1, 24),
    gender: oneOf(['man', 'woman']),
    archetype: oneOf(['military', 'law', 'civilian']),
    sub: oneOf(['none', 'soldier', 'sniper', 'officer', 'counterTerrorist']),
    ability,
    weapons: list(text),
    flaws: int(0, 2),
  },
  /** A character by dice; what is not `any`, and what is carried, stays as it is. */
  rollMember: {
    name: words(1, 24),
    gender: oneOf(['any', 'man', 'woman']),
    archetype: oneOf(['any', 'military', 'law', 'civilian']),
    sub: oneOf(['none', 'soldier', 'sniper', 'officer', 'counterTerrorist']),
    ability,
    weapons: list(text),
  },
  /** A ready character. */
  ready: { who: words(1, 24) },
  dismiss: { human },
  /** The team is complete, and what it is called. */
  sign: { name: words(1, 40) },

  // After the game.
  learn: { human, ability },
  disorder: { human, how: oneOf(['pick', 'roll']), disorder: oneOf(DISORDER_IDS) },
  cure: { doctor: human, patient: human },
  heal: { by: human, patient: human, with: oneOf(['smallKit', 'mediumKit', 'largeKit', 'firstAid']) },
  handOver: { from: human, to: human, thing },
  close: {},
})

export type DwaAction = ActionsOf<typeof readAction>
export type ActionOf<T extends DwaAction['type']> = Extract<DwaAction, { type: T }>
export type AbilityChoice = (typeof abilityNames)[number]

export const PASS: DwaAction = { type: 'pass' }
export const REST: DwaAction = { type: 'rest' }
export const END_PHASE: DwaAction = { type: 'endPhase' }
export const GO_ON: DwaAction = { type: 'goOn' }
