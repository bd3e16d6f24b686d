import { type Play, when } from '@shamble/kernel'
import { ABILITIES } from '../abilities/index.js'
import { FLAW_IDS, type FlawId } from '../flaws/ids.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { FIREARMS, MELEE_IDS, type WeaponId } from '../numbers/weapons.js'
import type { DwaOptions } from '../options.js'
import { scenarioOf } from '../scenario/index.js'
import { limitsOf, whyNotCarry, whyNotLearn, whyNotOffered } from './legal.js'
import { type Made, newSheet } from './ready.js'
import { ARCHETYPES, type Gender, type Sheet } from './sheet.js'

/** Names for those who are made by dice; none of a ready character. */
export const NAMES: Readonly<Record<Gender, readonly string[]>> = {
  man: ['Abel', 'Boris', 'Dario', 'Emil', 'Hugo', 'Ivan', 'Kenji', 'Leon', 'Marco', 'Noah', 'Omar', 'Pavel', 'Samir'],
  woman: ['Alma', 'Carla', 'Dora', 'Elif', 'Greta', 'Irma', 'Kira', 'Lucia', 'Mina', 'Noor', 'Olga', 'Vera', 'Yuki'],
}

/**
 * [DWA-16.1.b] A character by dice, legal in this match: archetype, gender, name, weapons, ability, flaws in that order.
 * @param name what it is called; one of the list where it is empty
 * @param taken names of those who are there already
 */
export function rollSheet(options: DwaOptions, name: string, taken: readonly string[], play: Play): Sheet {
  const { chance } = play
  const archetype = ARCHETYPES[Math.ceil(chance.die(6, 'DWA-16.1.b') / 2) - 1]!
  const gender: Gender = chance.die(6, 'DWA-16.1.b') % 2 === 1 ? 'man' : 'woman'
  const called = name === '' ? chance.draw(namesLeft(gender, taken), 'DWA-16.1.b', 'all') : name
  const limits = limitsOf(options)
  const blank = { ...newSheet({ name: called, gender, archetype, weapons: [] }) }
  const made: Made = { name: called, gender, archetype, weapons: rollWeapons(options, called, play) }
  if (!options.advanced) return newSheet(made, numbersOf(options).morale)
  const open = ABILITIES.map(({ id }) => id).filter((id) => whyNotLearn(blank, id, limits) === null)
  const ability = chance.draw(open, 'R-67', 'all')
  return newSheet({ ...made, ability, flaws: options.flaws ? rollFlaws(play) : [] }, numbersOf(options).morale)
}

/** Somebody of the list, or with a number where all of them are there. */
export function namesLeft(gender: Gender, taken: readonly string[]): readonly string[] {
  for (let round = 1; ; round++) {
    const names = NAMES[gender].map((name) => (round === 1 ? name : `${name} ${round}`))
    const left = names.filter((name) => !taken.includes(name))
    if (left.length > 0) return left
  }
}

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
function rollFlaws(play: Play): FlawId[] {
  const die = play.chance.die(6, 'DWA-16.6.b')
  const flaws: FlawId[] = []
  for (let left = die === 6 ? 2 : die > 3 ? 1 : 0; left > 0; left--) flaws.push(rollFlaw(flaws, play))
  return flaws
}

/** [DWA-16.6.b] One flaw on 2D6; one that is there already is rolled again. */
export function rollFlaw(flaws: readonly FlawId[], play: Play): FlawId {
  for (;;) {
    const [first, second] = play.chance.dice(2, 6, 'DWA-16.6.b')
    const flaw = FLAW_IDS[first! + second! - 2]!
    if (!when('DWA-16.6.b', flaws.includes(flaw))) return flaw
  }
}
