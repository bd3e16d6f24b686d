import { type Play, type Seat, when } from '@shamble/kernel'
import { EXPOSING, NOISE_STEPS, refund } from '../data/menace.js'
import { RUNS_DRY_ON } from '../data/weapons.js'
import { nameOf, narrate } from '../events.js'
import type { FightFrame } from '../frames/kinds-fight.js'
import { isPresent, masterSeat } from '../seats.js'
import type { DeadDice, Scene, Stand } from '../state.js'
import { isArtillery, weaponOf } from './arms.js'
import { drop, isWeapon } from './carrying.js'
import { enemiesLeft, presentStands } from './ladder.js'
import { giveBack, makeNoise } from './menace.js'
import { rank, setReserve } from './reserves.js'

/** [DD-15.79] The way out is solved, and there is a survivor to use it. */
export const isWayOpen = (scene: Scene): boolean => scene.obstacles.some(({ wayOut, solved }) => wayOut && solved)

const wayShut = (scene: Scene): boolean => scene.obstacles.some(({ wayOut, solved }) => wayOut && !solved)

export const isExposing = (scene: Scene): boolean => scene.hazards.some((hazard) => EXPOSING.includes(hazard))

/** On their feet, whether a Lasher holds them or not. */
export const isStanding = (s: DeadDice, stand: Stand): boolean =>
  isPresent(s, stand) && !s.survivors[stand.seat]!.down && !stand.unconscious

/** No enemy is left, or nobody who could fight one. */
export function isFightOver(s: DeadDice): boolean {
  const scene = s.scene!
  if (!scene.stands.some((stand) => isPresent(s, stand))) return true
  if (!enemiesLeft(scene)) return !when('DD-16.49', isExposing(scene) && wayShut(scene))
  if (scene.hordes.length > 0 || scene.stands.some((stand) => isStanding(s, stand))) return false
  // [DD-15.80] Only the living are left, and the last survivor has gone down.
  return when('DD-15.80', true)
}

/** [DD-8.31] Everything that the end of a fight brings. */
export function endFight(s: DeadDice, f: FightFrame, play: Play): void {
  const scene = s.scene!
  scene.fighting = false
  const present = presentStands(s)
  const won = when('DD-15.41', !enemiesLeft(scene))
  if (won && present.length > 0 && !wayShut(scene)) scene.resolved = true
  else if (enemiesLeft(scene) && present.length > 0) beLost(s, present, play)
  play.emit?.({ kind: scene.resolved ? 'fight-resolved' : 'fight-over', rule: 'DD-8.31' })
  restoreWear(s)
  if (when('DD-4.6', scene.shots)) makeNoise(s, NOISE_STEPS.shotsFired, 'DD-4.6', play)
  scene.shots = false
  rollShells(s, play)
  // [DD-12.34] A band that ran, from the living too, has not looked for them.
  const ran = present.length === 0 && scene.stands.some(({ gone }) => gone === 'fled')
  if (f.dead && when('DD-12.33', scene.hordes.length === 0) && !when('DD-12.34', ran)) recoverArrows(s, play)
  for (const stand of scene.stands) {
    stand.defenceless = false
    stand.panicked = false
    stand.fleeing = false
    // [DD-15.50] Protections serve again in the next fight.
    stand.protectionSpent = false
  }
}

/** [DD-15.80] Those whom the living left alive come round with nothing; nobody fled, so nothing is given back. */
function beLost(s: DeadDice, present: readonly Stand[], play: Play): void {
  s.scene!.lost = true
  play.emit?.({ kind: 'fight-lost', rule: 'DD-15.80' })
  for (const { seat } of present) {
    s.survivors[seat]!.down = false
    s.survivors[seat]!.survival = 0
  }
}

/** [DD-3.4] What was not worn to nothing is as good as before; artillery is taken down at leisure. */
function restoreWear(s: DeadDice): void {
  for (const { seat, gone } of s.scene!.stands) {
    const survivor = s.survivors[seat]!
    for (const thing of survivor.things.slice()) {
      if (!isWeapon(thing.item)) continue
      const { wear } = weaponOf(thing)
      if (when('DD-3.4', thing.wear !== wear)) thing.wear = wear
      if (!thing.setUp) continue
      // [DD-12.27] What stood when its gunner ran stays behind.
      if (gone === 'fled' || gone === 'out') drop(survivor, thing.id)
      else thing.setUp = false
    }
  }
}

/** [DD-12.28] [DD-17.1] One die for each gunner, in seat order. */
function rollShells(s: DeadDice, play: Play): void {
  const scene = s.scene!
  for (const seat of [...scene.artillery].sort((a, b) => a - b)) {
    const guns = s.survivors[seat]!.things.filter(isArtillery)
    const face = play.chance.die(6, 'DD-12.28')
    const empty = when('DD-12.28', face <= RUNS_DRY_ON.artillery)
    for (const gun of guns) gun.dry ||= empty
    play.emit?.({ kind: empty ? 'shells-out' : 'shells-hold', rule: 'DD-12.28', seat, dice: [face] })
  }
  scene.artillery = []
}

/** [DD-12.33] [DD-12.34] In the Swords variant, once the horde is destroyed to the last. */
function recoverArrows(s: DeadDice, play: Play): void {
  if (!when('DD-15.83', s.variants.includes('swords'))) return
  const before = s.scene!.ammunitionBefore
  if (when('DD-12.34', rank(before) > rank(s.group.reserves.ammunition)))
    setReserve(s, 'ammunition', before, 'DD-12.33', play)
}

/** [DD-8.24] [DD-8.26] A survivor gets away; after the last one half of what the scene cost comes back. */
export function getAway(s: DeadDice, stand: Stand, play: Play): void {
  const scene = s.scene!
  stand.gone = 'fled'
  play.emit?.({ kind: 'fled', rule: 'DD-8.24', seat: stand.seat })
  narrate(s, play, 'flight', { who: nameOf(s, stand.seat) })
  if (presentStands(s).length > 0 || when('DD-15.41', scene.resolved)) return
  const amount = refund(scene.spent, s.options.refundRounding)
  giveBack(s, amount, 'DD-8.26', 'refund')
  play.emit?.({ kind: 'refund', rule: 'DD-8.26', data: { amount }, seenBy: [masterSeat(s)] as readonly Seat[] })
}
