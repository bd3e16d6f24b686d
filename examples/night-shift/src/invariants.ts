import { BITE_HOURS, EXIT, FULL_SURVIVAL, MOST_ZOMBIES, PRICES } from './corridor.js'
import { timesPrepared } from './hour.js'
import { budgetOf, dawnOf, type Night, NOT_BITTEN, nameOf } from './night.js'

/** What is broken in a night, in sentences. */
export function invariants(s: Night): string[] {
  const broken: string[] = []
  const check = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence)
  }
  const budget = budgetOf(s.options)
  const inTraps = PRICES.trap * s.traps.length
  check(s.menace >= 0 && s.spent >= 0, `NS-2.1: ${s.menace} Menace left and ${s.spent} spent`)
  check(
    s.menace + s.spent + inTraps === budget,
    `NS-2.1: ${s.menace} Menace left, ${s.spent} spent and ${inTraps} in unseen traps do not make up ${budget}`,
  )
  check(s.zombies >= 0 && s.zombies <= MOST_ZOMBIES, `NS-2.4: ${s.zombies} zombies in one room`)
  check(s.room >= 1 && s.room <= EXIT, `NS-1.1: there is no room ${s.room}`)
  check(s.turn >= 1 && s.turn <= dawnOf(s.options), `NS-7.4: there is no hour ${s.turn}`)
  const prepared = timesPrepared(s)
  check(prepared > 0 || s.menace === budget, 'NS-1.4: nothing is bought before the game master first prepares')
  check(s.traps.length + s.exposed <= prepared, `NS-2.6: ${s.traps.length + s.exposed} traps set in ${prepared} hours`)
  check(s.spent >= PRICES.trap * s.exposed, `NS-2.2: ${s.exposed} traps cost more than ${s.spent}`)
  check(s.outcome !== null || s.room <= s.turn, `NS-7.1: room ${s.room} cannot be reached in ${s.turn - 1} hours`)
  check(isAscending(s.traps) && isAscending(s.searched), 'the lists of rooms are not in order')
  for (const trap of s.traps) {
    const ahead = trap > s.room && trap < EXIT
    check(ahead && !s.searched.includes(trap), `NS-2.6: no unseen trap can lie in room ${trap}`)
  }
  for (const room of s.searched) {
    const near = room > 1 && room < EXIT && room <= s.room + 1
    check(near, `NS-3.5: room ${room} cannot have been searched`)
  }
  for (const survivor of s.survival.keys()) broken.push(...survivorFaults(s, survivor))
  return broken
}

function survivorFaults(s: Night, survivor: number): string[] {
  const faults: string[] = []
  const name = nameOf(survivor)
  const [survival, bite, mauled] = [s.survival[survivor]!, s.bite[survivor]!, s.mauled[survivor]!]
  const confessed = s.confessed[survivor]!
  if (survival < 0 || survival > FULL_SURVIVAL) faults.push(`NS-1.1: ${name} has ${survival} Survival`)
  if (bite < NOT_BITTEN || bite >= BITE_HOURS) faults.push(`NS-6.4: ${name} cannot carry a bite for ${bite} hours`)
  if (confessed && bite === NOT_BITTEN) faults.push(`NS-6.5: ${name} has confessed a bite that is none`)
  if (confessed && mauled !== 0) faults.push(`NS-6.5: ${name} has confessed, there is nothing left to suspect`)
  if (!confessed && bite !== NOT_BITTEN && ((mauled >> bite) & 1) === 0)
    faults.push(`NS-6.2: ${name} is bitten but was not hurt by a zombie ${bite} hours ago`)
  if (survival === 0 && (bite !== NOT_BITTEN || mauled !== 0)) faults.push(`NS-6.3: ${name} is down and still bitten`)
  if (s.frames[0]?.kind !== 'watch' && s.roles[survivor] === null) faults.push(`NS-1.2: ${name} has no role`)
  return faults
}

const isAscending = (list: readonly number[]): boolean => list.every((item, i) => i === 0 || list[i - 1]! < item)
