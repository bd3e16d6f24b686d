import { type Modifier, when } from '@shamble/kernel'
import type { AbilityId } from '../abilities/ids.js'
import { abilityById } from '../abilities/index.js'
import { isWithin, sees } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Figure, Human, Table } from '../state.js'

/** The dead who frighten a human [DWA-13.a]: those within 10 cm, seen or not, lying or not. */
export function frightening(s: Table, human: Human): Figure[] {
  const { fear } = numbersOf(s.options).distances
  return s.zombies.filter(
    (zombie) => isWithin(s, human, zombie, fear) && !(when('R-52', s.options.fearNeedsLos) && !sees(s, human, zombie)),
  )
}

/** [DWA-13.c] Nobody near, no test. A figure that sits in a vehicle is as near as it is. */
export function mustTest(s: Table, human: Human): boolean {
  if (human.whereabouts !== 'table' && human.whereabouts !== 'vehicle') return false
  return when('DWA-13.c', frightening(s, human).length > 0)
}

/**
 * What changes the value of a test, and what changes its dice [DWA-13.a] [DWA-16.1.2.a] [DWA-16.1.2.c]. As printed, with
 * morale 6 and a friend: against one zombie a 5 passes, against two an 8 fails [DWA-13.e] [DWA-14.1].
 */
export function fearModifiers(
  s: Table,
  human: Human,
  ability: AbilityId | 'none',
): { readonly value: Modifier[]; readonly dice: Modifier[] } {
  const { fear } = numbersOf(s.options).distances
  const value: Modifier[] = []
  const dice: Modifier[] = []
  const friends = s.humans.filter(
    (other) =>
      other !== human &&
      other.team === human.team &&
      (other.whereabouts === 'table' || other.whereabouts === 'vehicle') &&
      isWithin(s, human, other, fear),
  )
  if (friends.length > 0) value.push({ rule: 'DWA-13.a', value: friends.length })
  const near = frightening(s, human).length
  if (near > 0) value.push({ rule: 'DWA-13.a', value: -near })
  if (human.wounds > 0) value.push({ rule: 'DWA-13.a', value: -human.wounds })
  if (s.options.advanced) {
    if (when('DWA-16.1.2.a', human.archetype === 'military')) dice.push({ rule: 'DWA-16.1.2.a', value: -1 })
    // [DWA-16.1.2.b] The law tests as everybody does.
    if (!when('DWA-16.1.2.b', human.archetype === 'law') && when('DWA-16.1.2.c', human.archetype === 'civilian'))
      dice.push({ rule: 'DWA-16.1.2.c', value: 1 })
    // Switched on once, it serves every test of the turn nearby.
    const motivators = s.humans.filter(
      (other) =>
        other !== human && other.now.motivates && other.whereabouts === 'table' && isWithin(s, human, other, fear),
    )
    if (when('R-70.7', motivators.length > 0)) value.push({ rule: 'DWA-16.5.2.j', value: motivators.length })
  }
  if (ability !== 'none') {
    const { fear: help, rule } = abilityById(ability)
    if (help?.value !== undefined && help.others !== true) value.push({ rule, value: help.value })
    if (help?.dice !== undefined) dice.push({ rule, value: help.dice })
  }
  return { value, dice }
}
