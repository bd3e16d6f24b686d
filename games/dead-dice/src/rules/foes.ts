import { type Play, type RuleId, when } from '@shamble/kernel'
import { HELP_DICE } from '../data/difficulty.js'
import type { DeadDice, Foe, Scene } from '../state.js'
import { adversaryName } from './adversaries.js'
import { successesOf } from './pool.js'

/** [DD-10.6] The place that stands for the trait of the whole group. */
export const GROUP_TRAIT = 9
export const NO_TRAIT = -1

/** [DD-10.6] Traits that an adversary can still invoke: each once in a scene, the group's once for all of them. */
export function traitsLeft(scene: Scene, foe: Foe): number[] {
  const left: number[] = []
  for (let place = 0; place < foe.who.traits.length; place++)
    if (when('DD-10.6', !foe.used.includes(place))) left.push(place)
  if (when('DD-10.5', scene.groupTrait !== null) && !scene.groupTraitUsed) left.push(GROUP_TRAIT)
  return left
}

function useTrait(scene: Scene, foe: Foe, trait: number): number {
  if (trait === NO_TRAIT) return 0
  if (trait === GROUP_TRAIT) scene.groupTraitUsed = true
  else foe.used.push(trait)
  return HELP_DICE.trait
}

/** [DD-10.3] An adversary rolls Violence, with a trait or without; how many dice is nobody's business but the master's. */
export function rollFoe(s: DeadDice, foe: Foe, bonus: number, trait: number, rule: RuleId, play: Play): number {
  const dice = foe.who.violence + bonus + useTrait(s.scene!, foe, trait)
  const successes = when('DD-10.3', when('DD-17.3', dice > 0)) ? successesOf(play.chance.dice(dice, 6, rule)) : 0
  play.emit?.({
    kind: 'foe-rolled',
    rule,
    data: { foe: adversaryName(s, foe.who), successes },
    about: { foe: s.scene!.foes.indexOf(foe), successes },
  })
  return successes
}

/** [DD-10.4] [DD-15.46] A weapon adds its dice when it attacks, a gun only when it shoots. */
export function armDice({ who, dry }: Foe, way: 'melee' | 'shot'): number {
  const { arm } = who
  if (arm === null) return 0
  return when('DD-10.4', arm.firearm === (way === 'shot')) && !(arm.firearm && dry) ? arm.bonus : 0
}

export const canShoot = (foe: Foe): boolean => foe.who.arm?.firearm === true && when('DD-10.11', !foe.dry)
