import { type Modifier, type Play, when } from '@shamble/kernel'
import { humansInContact } from '../board/measure.js'
import { nameOf, tell } from '../events.js'
import type { ZombieAttack, ZombiesFrame } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Dwa, FigureId, Human, Zombie } from '../state.js'
import { wound } from './harm.js'
import { touchesVehicle } from './openings.js'

/** Whom a zombie can attack where it stands: in contact, or in a vehicle whose window is broken. */
export function victimsOf(s: Dwa, zombie: Zombie): Human[] {
  const found = humansInContact(s, zombie)
  s.vehicles.forEach(({ window }, index) => {
    if (!when('R-77.8', window.state === 'broken') || !touchesVehicle(s, zombie, index)) return
    found.push(...s.humans.filter((human) => human.whereabouts === 'vehicle' && human.vehicle === index))
  })
  return found.sort((one, other) => one.id - other.id)
}

/** A figure that lies on the ground or is stunned attacks nobody. */
export const canAttack = ({ posture, stunned }: Zombie): boolean => posture === 'standing' && !stunned

/**
 * Every attack of these zombies, before any die. One that touches several humans attacks the first of them,
 * unless a player settles that for the dead [DWA-2.b]: then it is left open.
 */
export function declareAttacks(s: Dwa, f: ZombiesFrame, zombies: readonly Zombie[]): void {
  for (const zombie of zombies) {
    if (!canAttack(zombie)) continue
    const victims = victimsOf(s, zombie)
    if (victims.length === 0) continue
    const isOpen = victims.length > 1 && when('DWA-2.b', s.options.zombieSeat)
    f.attacks.push({ zombie: zombie.id, human: isOpen ? -1 : victims[0]!.id, times: timesOf(f, zombie), dice: [] })
  }
  f.attacks.sort(inOrderOfDice)
}

/** [DICE-7] Human by human in the order of creation, attackers by id. */
export const inOrderOfDice = (one: ZombieAttack, other: ZombieAttack): number =>
  when('DICE-7', one.human !== other.human) ? one.human - other.human : other.zombie - one.zombie

/** [DWA-15.1.5.a] [DWA-15.1.5.b] [DWA-15.1.6.d] One for nothing; with its points another, if it was in contact before. */
function timesOf(f: ZombiesFrame, { id }: Zombie): number {
  // When the phase began, not when the turn did.
  const wasThere = when('R-64', f.engaged.includes(id))
  return when('DWA-15.1.5.b', wasThere) && !when('DWA-15.1.6.d', f.gotUp.includes(id)) ? 2 : 1
}

/** [DWA-15.1.5.c] A hand weapon, and every other zombie on the same human: printed as [DWA-15.1.5.e] and [DWA-14.3.b]. */
export function attackModifiers(zombie: Zombie, others: number): Modifier[] {
  const modifiers: Modifier[] = []
  if (when('DWA-15.1.5.c', zombie.armed)) modifiers.push({ rule: 'DWA-15.1.5.c', value: 1 })
  if (when('R-63', others > 0)) modifiers.push({ rule: 'R-63', value: others })
  return modifiers
}

/** How many others attack the same human: those declared, or those in place where each acts alone. */
function othersOn(s: Dwa, f: ZombiesFrame, { zombie, human }: ZombieAttack): number {
  if (s.options.zombieActivation === 'moveThenAttack')
    return f.attacks.filter((other) => other.human === human && other.zombie !== zombie).length
  return s.zombies.filter(
    (other) => other.id !== zombie && canAttack(other) && victimsOf(s, other).some(({ id }) => id === human),
  ).length
}

const totalOf = (die: number, modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, die)

const zombieOf = (s: Dwa, id: FigureId): Zombie => s.zombies.find((zombie) => zombie.id === id)!

/** The attacks on the first human of the list, with what each of them adds. */
export function attacksOnFirst(s: Dwa, f: ZombiesFrame): { attack: ZombieAttack; modifiers: Modifier[] }[] {
  const [first] = f.attacks
  return f.attacks
    .filter(({ human }) => human === first!.human)
    .map((attack) => ({ attack, modifiers: attackModifiers(zombieOf(s, attack.zombie), othersOn(s, f, attack)) }))
}

/** [DICE-7] Attackers by id, each with its dice together. */
export function rollAttacks(s: Dwa, f: ZombiesFrame, play: Play): void {
  for (const { attack } of attacksOnFirst(s, f)) attack.dice = play.chance.dice(attack.times, 6, 'DWA-15.1.5.c')
}

/** Whether a die wounds: a score that needs 1 or less always does. */
export function isHit(s: Dwa, die: number, modifiers: readonly Modifier[]): boolean {
  return when('DWA-15.1.5.c', totalOf(die, modifiers) >= numbersOf(s.options).scores.zombieAttack)
}

/** Every success is thrown again once. */
export function rollSuccessesAgain(s: Dwa, f: ZombiesFrame, play: Play): void {
  for (const { attack, modifiers } of attacksOnFirst(s, f))
    attack.dice = attack.dice.map((die) => (isHit(s, die, modifiers) ? play.chance.die(6, 'R-70.10') : die))
}

/** [DWA-15.1.5.d] A wound for each success; then the next human's turn comes. */
export function settleAttacks(s: Dwa, f: ZombiesFrame, play: Play): void {
  const attacks = attacksOnFirst(s, f)
  const human = s.humans[attacks[0]!.attack.human]!
  const { zombieAttack } = numbersOf(s.options).scores
  let wounds = 0
  for (const { attack, modifiers } of attacks) {
    const zombie = zombieOf(s, attack.zombie)
    const hits = attack.dice.filter((die) => isHit(s, die, modifiers)).length
    wounds += hits
    tell(
      s,
      play,
      {
        kind: hits > 0 ? 'zombie-hit' : 'zombie-missed',
        rule: attack.times > 1 ? 'DWA-15.1.5.b' : 'DWA-15.1.5.a',
        ...(human.team >= 0 ? { seat: human.team } : {}),
        dice: attack.dice.slice(),
        modifiers,
        data: {
          who: nameOf(zombie),
          whom: human.name,
          need: Math.max(1, totalOf(zombieAttack, modifiers.map(less))),
          count: hits,
        },
        about: { figure: zombie.id, target: human.id, hits },
      },
      ['scores.zombieAttack'],
    )
  }
  f.attacks = f.attacks.filter((attack) => attack.human !== human.id)
  wound(s, human, wounds, 'DWA-15.1.5.d', play, true)
}

const less = ({ rule, value }: Modifier): Modifier => ({ rule, value: -value })
