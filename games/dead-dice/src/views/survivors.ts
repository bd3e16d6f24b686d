import { type Chance, type Seat, when } from '@shamble/kernel'
import { copyThing } from '../clone.js'
import { SAMPLE_DARK_SIDES } from '../data/samples.js'
import type { DeadDice, Deeds, Stand, Survivor } from '../state.js'
import { isKnownBitten, knowsAll, knowsBite, type Looker } from './knowing.js'

/** [DD-15.67] From so much Survival on a survivor looks steady. */
export const STEADY = 2
export type Condition = 'steady' | 'shaken'

type Open =
  | 'name'
  | 'scores'
  | 'base'
  | 'traits'
  | 'exposed'
  | 'things'
  | 'hand'
  | 'bag'
  | 'armour'
  | 'loads'
  | 'fate'
  | 'fateTurn'
  | 'told'
  | 'walks'
  | 'down'
  | 'tensions'
  | 'xp'

type Hidden = 'survival' | 'darkSide' | 'trust' | 'trustRaised' | 'turnsIn' | 'carrier'

/** A survivor as a viewer may know them: `null` where that is nobody's business. */
export interface SeenSurvivor extends Pick<Survivor, Open> {
  /** [DD-15.67] How they look; `null` where not even that is shown. */
  readonly condition: Condition | null
  readonly survival: number | null
  readonly darkSide: string | null
  readonly trust: number[] | null
  readonly trustRaised: boolean | null
  readonly turnsIn: number | null
  readonly carrier: boolean | null
  /** Without what tells of a bite, or of Menace. */
  readonly deeds: Omit<Deeds, 'hidBite' | 'closed'> & {
    readonly hidBite: boolean | null
    readonly closed: number | null
  }
}

const conditionOf = (survival: number): Condition => (survival >= STEADY ? 'steady' : 'shaken')

export function seenSurvivor(s: DeadDice, of: Survivor, seat: Seat, viewer: Looker): SeenSurvivor {
  const own = viewer === seat || knowsAll(s, viewer)
  const { survivalVisibility } = s.options
  const exact = own || when('DD-15.67', survivalVisibility === 'open')
  const bite = own || isKnownBitten(of)
  return {
    name: of.name,
    scores: { ...of.scores },
    base: of.base,
    traits: of.traits.slice(),
    exposed: of.exposed,
    things: of.things.map(copyThing),
    hand: of.hand.slice(),
    bag: of.bag,
    armour: of.armour,
    loads: { ...of.loads },
    fate: of.fate,
    fateTurn: of.fateTurn,
    told: of.told,
    walks: of.walks,
    down: of.down,
    tensions: { ...of.tensions },
    xp: of.xp,
    condition: exact || survivalVisibility === 'coarse' ? conditionOf(of.survival) : null,
    survival: exact ? of.survival : null,
    darkSide: own || of.exposed ? of.darkSide : null,
    trust: own ? of.trust.slice() : null,
    trustRaised: own ? of.trustRaised : null,
    turnsIn: bite ? of.turnsIn : null,
    carrier: bite ? of.carrier : null,
    deeds: seenDeeds(of.deeds, bite, knowsAll(s, viewer)),
  }
}

const seenDeeds = (of: Deeds, bite: boolean, all: boolean): SeenSurvivor['deeds'] => ({
  zombies: of.zombies,
  mostAtOnce: of.mostAtOnce,
  runOver: of.runOver,
  livingKilled: of.livingKilled,
  livingSpared: of.livingSpared,
  stepsRaised: of.stepsRaised,
  opposed: of.opposed,
  hidBite: bite ? of.hidBite : null,
  wrecked: of.wrecked,
  closed: all ? of.closed : null,
})

/** What a bite would have to fit: whose view it is that has the hole. */
interface Around {
  readonly options: DeadDice['options']
  readonly variants: DeadDice['variants']
  readonly phase: DeadDice['phase']
  readonly livingTurn: number
}

/** Fills the holes of a sheet with something that the viewer cannot tell from the truth. */
export function guessSurvivor(seen: SeenSurvivor, around: Around, seats: number, seat: Seat, chance: Chance): Survivor {
  const survival = seen.survival ?? chance.draw(survivalsOf(seen), 'DD-15.67', 'nobody')
  const turnsIn = seen.turnsIn ?? guessBite(seen, survival, around, chance)
  const { condition: _condition, ...open } = seen
  return {
    ...open,
    scores: { ...seen.scores },
    traits: seen.traits.slice(),
    things: seen.things.map(copyThing),
    hand: seen.hand.slice(),
    loads: { ...seen.loads },
    tensions: { ...seen.tensions },
    survival,
    turnsIn,
    darkSide: seen.darkSide ?? guessDarkSide(seen, chance),
    trust: seen.trust?.slice() ?? guessTrust(around, seats, seat, chance),
    trustRaised: seen.trustRaised ?? false,
    carrier: seen.carrier ?? false,
    deeds: { ...seen.deeds, hidBite: seen.deeds.hidBite ?? false, closed: seen.deeds.closed ?? 0 },
  } satisfies Record<Open | Hidden | 'deeds', unknown>
}

/** Every Survival that looks like this. */
function survivalsOf({ base, condition }: SeenSurvivor): number[] {
  const all = Array.from({ length: base + 1 }, (_, survival) => survival)
  return condition === null ? all : all.filter((survival) => conditionOf(survival) === condition)
}

/** A sheet that is not made yet has no dark side. */
const guessDarkSide = ({ name }: SeenSurvivor, chance: Chance): string =>
  name === '' ? '' : chance.draw(SAMPLE_DARK_SIDES, 'DD-1.12', 'nobody')

/** [DD-1.13] Nobody has trusted anybody before the first dead turn but once. */
function guessTrust({ phase }: Around, seats: number, seat: Seat, chance: Chance): number[] {
  const most = phase === 'creation' ? [0] : [0, 1, 2]
  return Array.from({ length: seats }, (_, other) => (other === seat ? 0 : chance.draw(most, 'DD-1.8', 'nobody')))
}

/** [DD-15.26] A bite is possible for a survivor who is down to nothing, and after a rest for anybody. */
function guessBite(
  { fate, exposed: _, base }: SeenSurvivor,
  survival: number,
  { variants, phase, livingTurn }: Around,
  chance: Chance,
): number {
  const harmless = variants.includes('divineCurse') || variants.includes('withoutZombies')
  if (harmless || fate !== 'alive') return 0
  if (phase === 'dead' && survival === 0) return chance.draw([0, livingTurn + 1], 'DD-1.4', 'nobody')
  if (phase === 'living' && (survival === 0 || survival === base))
    return chance.draw([0, livingTurn], 'DD-15.26', 'nobody')
  return 0
}

/** How a survivor stands in the scene: whether they are bitten shows nowhere. */
export interface SeenStand extends Omit<Stand, 'stays' | 'turnsLeft'> {
  readonly stays: Stand['stays'] | null
  readonly turnsLeft: number | null
}

export function seenStand(s: DeadDice, of: Stand, viewer: Looker): SeenStand {
  const bite = knowsBite(s, of.seat, viewer)
  return {
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
    sacrificed: of.sacrificed,
    protectionSpent: of.protectionSpent,
    driving: of.driving,
    stays: bite ? of.stays : null,
    turnsLeft: bite ? of.turnsLeft : null,
  }
}

/** @param survivors those of the same guess: a survivor who is bitten in it may have been tested, and turns soon */
export function guessStand(
  seen: SeenStand,
  survivors: readonly Survivor[],
  { variants }: Pick<Around, 'variants'>,
  chance: Chance,
): Stand {
  const bitten = survivors[seen.seat]!.turnsIn > 0
  return {
    ...seen,
    stays: seen.stays ?? (bitten ? chance.draw(['untested', 'yes', 'no'] as const, 'DD-15.24', 'nobody') : 'untested'),
    turnsLeft: seen.turnsLeft ?? (bitten && variants.includes('fastInfection') ? 1 : -1),
  }
}
