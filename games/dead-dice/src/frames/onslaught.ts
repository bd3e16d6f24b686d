import { type Frame, type Play, type Procedure, pop, push, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { ATTACK, attackDice } from '../data/difficulty.js'
import { isOverloaded } from '../rules/carrying.js'
import { die, loseSurvival } from '../rules/harm.js'
import { foeNumber, isFoe, isThere } from '../rules/ladder.js'
import { isHeld, standOf } from '../seats.js'
import type { DeadDice, Scene, Stand } from '../state.js'
import { devourFoe } from './foe-harm.js'
import type { FoeHarmFrame, OnslaughtFrame, Person } from './kinds-fight.js'

export const onslaughtFrame = (hordes: number[]): Frame =>
  ({ kind: 'onslaught', step: 0, hordes, next: 0 }) satisfies OnslaughtFrame as Frame

/** [DD-8.29] [DD-17.1] One roll for each who is attacked: survivors in seat order, then adversaries. */
export const onslaught: Procedure<DeadDice, OnslaughtFrame, DeadDiceAction> = {
  run(s, f, play) {
    const scene = s.scene!
    const { stands, foes } = scene
    if (f.next >= stands.length + foes.length) {
      pop(s)
      return
    }
    const at = f.next++
    const person = when('DD-17.1', at < stands.length) ? stands[at]!.seat : foeNumber(at - stands.length)
    if (!isThere(s, person)) return
    const zombies = attacking(scene, f, person)
    if (zombies > 0) attack(s, person, zombies, play)
  },
}

/** [DD-8.29] Counted over all groups at one person. */
function attacking(scene: Scene, f: OnslaughtFrame, person: Person): number {
  let zombies = 0
  for (const { id, size, engaged, target } of scene.hordes)
    if (when('DD-17.4', engaged && target === person) && f.hordes.includes(id)) zombies += size
  return zombies
}

function attack(s: DeadDice, person: Person, zombies: number, play: Play): void {
  if (isFoe(person)) {
    attackFoe(s, -1 - person, zombies, play)
    return
  }
  const stand = standOf(s.scene!, person)!
  // [DD-8.18] [DD-15.22] One for each zombie instead of dice, and so no three sixes.
  if (when('DD-15.22', isDefenceless(s, stand))) {
    play.emit?.({ kind: 'mauled', rule: 'DD-8.18', seat: person, data: { zombies } })
    loseSurvival(s, person, zombies, { from: 'dead', rule: 'DD-8.18' }, play, true)
    return
  }
  const sixes = roll(zombies, play, { seat: person })
  if (when('DD-8.30', sixes >= ATTACK.eatenAt)) die(s, person, 'eaten', 'DD-8.30', play)
  else loseSurvival(s, person, sixes, { from: 'dead', rule: 'DD-8.30' }, play, true)
}

/** [DD-3.18] [DD-15.25] [DD-15.81] Besides those who did not fight: the overloaded, the fallen, a Lasher's victim. */
function isDefenceless(s: DeadDice, stand: Stand): boolean {
  const survivor = s.survivors[stand.seat]!
  return (
    stand.defenceless ||
    stand.unconscious ||
    when('DD-15.25', survivor.down) ||
    isOverloaded(survivor) ||
    when('DD-15.81', isHeld(s.scene!, stand.seat))
  )
}

/** [DD-8.29] A die for each pair that has begun. */
function roll(zombies: number, play: Play, whom: { readonly seat?: number }): number {
  const faces = play.chance.dice(attackDice(zombies), 6, 'DD-8.29')
  let sixes = 0
  for (const face of faces) if (face === ATTACK.hitsOn) sixes++
  play.emit?.({
    kind: 'dead-attack',
    rule: 'DD-8.29',
    ...whom,
    dice: faces,
    data: { zombies, sixes },
    about: { each: true },
  })
  return sixes
}

/** [DD-15.52] An adversary loses Combativity as a survivor loses Survival. */
function attackFoe(s: DeadDice, place: number, zombies: number, play: Play): void {
  const sixes = when('DD-15.52', s.scene!.foes[place]!.defenceless) ? zombies : roll(zombies, play, {})
  if (!s.scene!.foes[place]!.defenceless && sixes >= ATTACK.eatenAt) devourFoe(s, place, play)
  else if (sixes > 0)
    push(s, {
      kind: 'foeHarm',
      step: 0,
      foe: place,
      loss: sixes,
      by: null,
      rule: 'DD-15.52',
    } satisfies FoeHarmFrame as Frame)
}
