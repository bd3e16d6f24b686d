import { BadInput, type Plain, type Read } from '@shamble/kernel'
import { int, listOf, oneOf, words } from '@shamble/module'
import { LONGEST } from '../actions/people.js'
import { TRUST_RANGE } from '../data/characteristics.js'
import { PLAYERS } from '../data/menace.js'
import { TAGS, TAGS_OF_TALENT, type Tag } from '../data/tags.js'
import { object, orNull } from '../scenario/lists.js'
import { type Carried, carried, MOST_XP, readSurvivor, type SurvivorFile } from './survivor-file.js'

export const BAND_FORMAT = 'shamble-dead-dice-band/1'

/** [DD-15.89] What a band keeps between two games of a campaign. */
export interface Band {
  readonly format: typeof BAND_FORMAT
  /** By seat; `null` for a player whose survivor died and who makes a new one [DD-12.4]. */
  readonly members: readonly (SurvivorFile | null)[]
  /** [DD-1.8] By seat, towards each seat. */
  readonly trust: readonly (readonly number[])[]
  /** [DD-12.6.f] Experience that waits for a new survivor, by seat. */
  readonly xp: readonly number[]
  readonly companions: readonly { readonly name: string; readonly talent: readonly Tag[] }[]
  /** [DD-3.19] */
  readonly stash: readonly Carried[]
}

const MOST_KEPT = 99
const size = [PLAYERS.min, PLAYERS.max] as const
const file = object<Band>({
  format: oneOf([BAND_FORMAT]),
  members: listOf(orNull(readSurvivor), ...size),
  trust: listOf(listOf(int(TRUST_RANGE.min, TRUST_RANGE.max), ...size), ...size),
  xp: listOf(int(0, MOST_XP), ...size),
  companions: listOf(
    object({ name: words(1, LONGEST.companion), talent: listOf(oneOf(TAGS), 0, TAGS_OF_TALENT.max) }),
    0,
    MOST_KEPT,
  ),
  stash: carried,
})

/** A band from outside: as many rows of Trust as members, and nobody trusts in their own place. */
export const readBand: Read<Band> = (value, where) => {
  const band = file(value, where)
  const { length } = band.members
  const wrong = (path: string): BadInput =>
    new BadInput(`${where}.${path}`, 'expected one for each of the {{count}} members', { count: length })
  if (band.trust.length !== length) throw wrong('trust')
  if (band.xp.length !== length) throw wrong('xp')
  for (const [seat, row] of band.trust.entries()) {
    if (row.length !== length) throw wrong(`trust[${seat}]`)
    if (row[seat] !== 0)
      throw new BadInput(`${where}.trust[${seat}][${seat}]`, 'nobody has Trust in their own survivor (DD-1.8)')
  }
  for (const [seat, xp] of band.xp.entries())
    if (xp > 0 && band.members[seat] !== null)
      throw new BadInput(`${where}.xp[${seat}]`, 'this experience is for players whose survivor died (DD-12.8)')
  return band
}

export const readBandOption = (value: unknown, where: string): Plain => readBand(value, where) as unknown as Plain
