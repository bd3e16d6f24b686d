import { type Plain, type Seat, when } from '@shamble/kernel'
import { SPECIAL_FORCES_SURVIVAL } from '../data/characteristics.js'
import { livingCompanions } from '../rules/companions.js'
import { cameThrough } from '../rules/rewards.js'
import type { DeadDice, Survivor, Thing } from '../state.js'
import { BAND_FORMAT, type Band } from './band-file.js'
import { type Carried, SURVIVOR_FORMAT, type SurvivorFile } from './survivor-file.js'

/** Rules that a campaign keeps from its first game to its last. */
const KEPT = ['campaign', 'rewards', 'campaignTraitCap'] as const

/** [DD-15.89] What a game of a campaign hands on to the next; `null` where nobody and nothing goes on. */
export function sequel(s: DeadDice): Readonly<Record<string, Plain>> | null {
  if (!s.options.campaign || s.outcome === null || s.phase === 'creation') return null
  const band = bandOf(s)
  if (band.members.every((member) => member === null) && band.xp.every((xp) => xp === 0)) return null
  const kept = Object.fromEntries(KEPT.map((name) => [name, s.options[name] as Plain]))
  return { ...kept, players: band.members.length, band: band as unknown as Plain }
}

/** The band as it stands: those who gave up are no longer of it. */
function bandOf(s: DeadDice): Band {
  const seats = [...s.survivors.keys()].filter((seat) => !s.left.includes(seat))
  const goesOn = (seat: Seat): boolean => when('DD-15.89', cameThrough(s, s.survivors[seat]!))
  return {
    format: BAND_FORMAT,
    members: seats.map((seat) => (goesOn(seat) ? survivorFile(s, s.survivors[seat]!) : null)),
    trust: seats.map((seat) =>
      seats.map((other) => (goesOn(seat) && goesOn(other) ? s.survivors[seat]!.trust[other]! : 0)),
    ),
    xp: seats.map((seat) => (goesOn(seat) ? 0 : s.survivors[seat]!.xp)),
    companions: keptCompanions(s),
    stash: s.group.stash.map(carriedOf),
  }
}

/** A game alone in the world [DD-12.9] leaves those who were not there where they are. */
function keptCompanions(s: DeadDice): Band['companions'] {
  if (s.variants.includes('aloneInTheWorld')) return s.options.band?.companions ?? []
  return livingCompanions(s).map(({ name, talent }) => ({ name, talent }))
}

/** A survivor as people keep one; what Special forces have learnt belongs to their scenario [DD-12.25]. */
export function survivorFile(s: Pick<DeadDice, 'variants'>, of: Survivor): SurvivorFile {
  const trained = s.variants.includes('specialForces') ? SPECIAL_FORCES_SURVIVAL : 0
  const { name, scores, base, traits, darkSide, exposed, carrier, xp } = of
  return {
    format: SURVIVOR_FORMAT,
    name,
    ...scores,
    survival: base - trained,
    traits: traits.map((trait) => ({ name: trait.name, tags: trait.tags.slice() })),
    darkSide,
    ...(exposed ? { exposed } : {}),
    ...(carrier ? { carrier } : {}),
    ...(xp > 0 ? { xp } : {}),
    carries: [
      ...(of.bag ? [{ item: 'backpack' } as const] : []),
      ...(of.armour === null ? [] : [{ item: of.armour }]),
      ...of.things.map(carriedOf),
    ],
  }
}

const carriedOf = ({ item, dry }: Thing): Carried => (dry ? { item, dry } : { item })
