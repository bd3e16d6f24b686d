import { type Play, when } from '@shamble/kernel'
import type { AbilityId } from '../abilities/ids.js'
import { ABILITIES } from '../abilities/index.js'
import { FLAW_IDS, type FlawId } from '../flaws/ids.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { FIREARMS, MELEE_IDS, type WeaponId } from '../numbers/weapons.js'
import type { DwaOptions } from '../options.js'
import { scenarioOf } from '../scenario/shelf.js'
import { limitsOf, whyNotCarry } from './bearing.js'
import { namesLeft } from './first-names.js'
import { whyNotLearn, whyNotOffered, whyShut } from './legal.js'
import { type Made, newSheet } from './ready.js'
import { ARCHETYPES, type Archetype, type Gender, type Sheet, type SubArchetype } from './sheet.js'

/** What has been settled of a character whose rest is left to the dice; `null` and an empty list are rolled. */
export interface Settled {
  readonly name: string | null
  readonly gender: Gender | null
  readonly archetype: Archetype | null
  readonly sub: SubArchetype
  readonly ability: AbilityId | null
  readonly weapons: readonly WeaponId[]
}

export const NOTHING_SETTLED: Settled = {
  name: null,
  gender: null,
  archetype: null,
  sub: 'none',
  ability: null,
  weapons: [],
}

/**
 * [DWA-16.1.b] A character by dice, legal in this match: archetype, gender, name, weapons, ability, flaws in that order.
 * @param settled what stays as it is
 * @param taken names of those who are there already
 */
export function rollSheet(options: DwaOptions, settled: Settled, taken: readonly string[], play: Play): Sheet {
  const { chance } = play
  const archetype = settled.archetype ?? rollArchetype(options, settled.ability, play)
  const gender: Gender = settled.gender ?? (chance.die(6, 'DWA-16.1.b') % 2 === 1 ? 'man' : 'woman')
  const name = settled.name ?? chance.draw(namesLeft(gender, taken), 'DWA-16.1.b', 'all')
  const weapons = settled.weapons.length > 0 ? settled.weapons : rollWeapons(options, name, play)
  const made: Made = { name, gender, archetype, sub: settled.sub, weapons }
  const { morale } = numbersOf(options)
  if (!options.advanced) return newSheet(made, morale)
  const ability = settled.ability ?? chance.draw(abilitiesOpen(options, made), 'R-67', 'all')
  return newSheet({ ...made, ability, flaws: options.flaws ? rollFlaws(name, play) : [] }, morale)
}

/** Abilities that a new character may begin with. */
function abilitiesOpen(options: DwaOptions, made: Made): AbilityId[] {
  const blank = newSheet(made)
  return ABILITIES.map(({ id }) => id).filter((id) => whyNotLearn(blank, id, limitsOf(options)) === null)
}

/** One in three each; again where it shuts out the ability that was settled. */
function rollArchetype(options: DwaOptions, ability: AbilityId | null, { chance }: Play): Archetype {
  for (;;) {
    const archetype = ARCHETYPES[Math.ceil(chance.die(6, 'DWA-16.1.b') / 2) - 1]!
    if (ability === null || isOpenTo(options, archetype, ability)) return archetype
  }
}

/** Whether a figure of an archetype may learn an ability. */
export const isOpenTo = (options: DwaOptions, archetype: Archetype, ability: AbilityId): boolean =>
  whyShut({ name: '', archetype, sub: 'none' }, ability, limitsOf(options)) === null

/** [DWA-11.1.c] 1D6: a gun; on 3-4 something to strike with too; on 5-6 a second gun. */
function rollWeapons(options: DwaOptions, who: string, { chance }: Play): WeaponId[] {
  const scenario = scenarioOf(options)
  const limits = limitsOf(options)
  const weapons: WeaponId[] = []
  const add = (among: readonly WeaponId[]) => {
    const legal = among.filter(
      (id) => whyNotOffered(who, id, scenario) === null && whyNotCarry(who, weapons, id, limits) === null,
    )
    if (legal.length > 0) weapons.push(chance.draw(legal, 'DWA-11.1.c', 'all'))
  }
  const die = chance.die(6, 'DWA-11.1.c')
  add(FIREARMS)
  if (die > 2) add(die > 4 ? FIREARMS : MELEE_IDS)
  return weapons
}

/** [DWA-16.6.b] 1D6: none, on 4-5 one, on 6 two. */
function rollFlaws(who: string, play: Play): FlawId[] {
  const die = play.chance.die(6, 'DWA-16.6.b')
  const flaws: FlawId[] = []
  for (let left = die === 6 ? 2 : die > 3 ? 1 : 0; left > 0; left--) flaws.push(rollFlaw(who, flaws, play))
  return flaws
}

/** [DWA-16.6.b] One flaw on 2D6; one that is there already is rolled again. */
export function rollFlaw(who: string, flaws: readonly FlawId[], play: Play): FlawId {
  for (;;) {
    const dice = play.chance.dice(2, 6, 'DWA-16.6.b')
    const flaw = FLAW_IDS[dice[0]! + dice[1]! - 2]!
    const isNew = !when('DWA-16.6.b', flaws.includes(flaw))
    play.emit?.({
      kind: isNew ? 'flaw' : 'flaw-again',
      rule: 'DWA-16.6.b',
      dice,
      data: { who, flaw: { word: `flaw.${flaw}` } },
      about: { flaw },
    })
    if (isNew) return flaw
  }
}
