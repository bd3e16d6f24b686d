import { type Frame, type Play, push, type RuleId, type Seat, when } from '@shamble/kernel'
import { PROTECTION_TABLE } from '../data/equipment.js'
import { nameOf, narrate } from '../events.js'
import type { HarmFrame, Person } from '../frames/kinds-fight.js'
import { masterSeat, standOf } from '../seats.js'
import type { DeadDice, Fate, Scene, Survivor, Thing } from '../state.js'
import { drop, isOverloaded, thingsInHand } from './carrying.js'

/** Where a loss comes from: Wear takes only what the dead do [DD-15.11]. */
export interface Cause {
  readonly from: 'dead' | 'living' | 'story'
  readonly rule: RuleId
  /** Who of the living did it: they decide what becomes of the beaten [DD-10.17]. */
  readonly by?: Person
}

/** Steps of a loss that a player is asked about. */
export const ARM = 0
export const PROTECTION = 1
export const BEATEN = 2

/** [DD-15.4] Whether a zombie is within a cell. */
export function inContact(s: DeadDice, seat: Seat): boolean {
  const { scene } = s
  const stand = scene === null ? null : standOf(scene, seat)
  if (scene === null || stand === null) return false
  return scene.hordes.some(({ cell, size }) => size > 0 && Math.abs(cell - stand.cell) <= 1)
}

/**
 * [DD-1.4] [DD-1.5] A survivor loses Survival, with what follows. Where they may choose what takes the loss they are
 * asked first: the caller has nothing left to do in that step.
 * @param contact whether the dead are near enough to bite, where the loss itself was the last zombie's [DD-15.10]
 */
export function loseSurvival(
  s: DeadDice,
  seat: Seat,
  amount: number,
  cause: Cause,
  play: Play,
  contact: boolean = inContact(s, seat),
): void {
  if (amount === 0) return
  const survivor = s.survivors[seat]!
  const harm = (step: number): void =>
    push(s, { kind: 'harm', step, seat, left: amount, cause, contact } satisfies HarmFrame as Frame)
  if (when('DD-15.11', cause.from === 'dead')) {
    const arms = wearingArms(survivor)
    // [DD-15.60] With two arms the player chooses which one takes it.
    if (when('DD-15.60', arms.length > 1)) harm(ARM)
    else sufferDead(s, seat, amount, cause, play, contact)
  } else if (cause.from === 'living') {
    if (when('DD-15.50', survivor.armour !== null && !standOf(s.scene!, seat)!.protectionSpent)) harm(PROTECTION)
    else if (sufferLiving(s, seat, amount, cause, play)) harm(BEATEN)
  } else suffer(s, seat, amount, cause, play, contact)
}

/** What the arms in hand leave over goes to Survival. */
export function sufferDead(s: DeadDice, seat: Seat, amount: number, cause: Cause, play: Play, contact: boolean): void {
  let left = amount
  // [DD-15.11] Point by point, for as long as there is something in hand.
  for (const thing of wearingArms(s.survivors[seat]!))
    while (left > 0 && thing.wear > 0) {
      wearDown(s, seat, thing, play)
      left--
    }
  if (when('DD-15.11', left > 0)) suffer(s, seat, left, cause, play, contact)
}

/**
 * [DD-3.2] [DD-15.11] [DD-15.14] [DD-15.15] Arms in hand that can take a loss: none of a survivor who carries too much.
 */
export function wearingArms(survivor: Survivor): Thing[] {
  if (when('DD-3.2', survivor.hand.length === 0) || when('DD-3.18', isOverloaded(survivor))) return []
  return thingsInHand(survivor).filter(({ wear, dry }) => when('DD-15.14', wear > 0) && !dry)
}

/** One point of Wear; at 0 the weapon is gone [DD-3.3]. */
export function wearDown(s: DeadDice, seat: Seat, thing: Thing, play: Play): void {
  const weapon = { word: `weapon.${thing.item}` }
  thing.wear--
  if (when('DD-3.3', thing.wear > 0)) {
    play.emit?.({ kind: 'weapon-worn', rule: 'DD-3.2', seat, data: { weapon }, about: { thing: thing.id } })
    return
  }
  drop(s.survivors[seat]!, thing.id)
  play.emit?.({ kind: 'weapon-lost', rule: 'DD-3.3', seat, data: { weapon }, about: { thing: thing.id } })
  narrate(s, play, 'weaponLost', { who: nameOf(s, seat), weapon })
}

function suffer(s: DeadDice, seat: Seat, left: number, cause: Cause, play: Play, contact: boolean): void {
  const survivor = s.survivors[seat]!
  const before = survivor.survival
  // [DD-15.23] Away from the dead nobody falls below 0.
  const after = when('DD-15.23', contact) ? before - left : Math.max(0, before - left)
  survivor.survival = Math.max(0, after)
  tellLoss(s, seat, left, cause, play)
  if (!contact) return
  if (when('DD-1.5', after < 0)) die(s, seat, 'eaten', 'DD-1.5', play)
  else if (when('DD-1.4', after === 0 && before > 0)) bitten(s, seat, play)
}

/** [DD-10.17] A loss to the living. @returns whether the survivor is beaten, and the victor has to decide */
export function sufferLiving(s: DeadDice, seat: Seat, loss: number, cause: Cause, play: Play): boolean {
  const survivor = s.survivors[seat]!
  const before = survivor.survival
  survivor.survival = Math.max(0, before - loss)
  tellLoss(s, seat, loss, cause, play)
  if (!when('DD-10.17', survivor.survival === 0)) return false
  // [DD-15.80] Out of action, and never infected by it; [DD-15.49] in nobody's hands any longer.
  survivor.down = true
  escapeLiving(s.scene!, seat)
  play.emit?.({ kind: 'out-of-action', rule: 'DD-15.80', seat })
  return true
}

/** [DD-15.67] What was taken, not what was left to take: that would tell the exact Survival. How they look now shows. */
function tellLoss(s: DeadDice, seat: Seat, lost: number, cause: Cause, play: Play): void {
  play.reveal?.('all')
  play.emit?.({ kind: 'survival-lost', rule: cause.rule, seat, data: { lost }, about: { seat, lost } })
  // [DD-16.61] A wound reads the same whether it infects or not.
  narrate(s, play, cause.rule === 'DD-8.9' ? 'costlyKill' : 'hurt', { who: nameOf(s, seat) })
}

/** [DD-12.15] [DD-12.35] Whether a bite infects nobody. */
export const isHarmless = (s: DeadDice): boolean =>
  when('DD-12.15', s.variants.includes('divineCurse')) || when('DD-12.35', s.variants.includes('withoutZombies'))

/** [DD-1.4] [DD-3.15] [DD-12.17] [DD-12.36] At 0 among the dead. */
function bitten(s: DeadDice, seat: Seat, play: Play): void {
  const survivor = s.survivors[seat]!
  const uncontagious = isHarmless(s)
  const covered = when(
    'DD-3.15',
    survivor.armour !== null && when('DD-3.16', PROTECTION_TABLE[survivor.armour].stopsInfection),
  )
  if (uncontagious || covered) {
    // [DD-15.25] Seriously wounded: no action, no move.
    survivor.down = true
    const rule = s.variants.includes('withoutZombies') ? 'DD-12.36' : 'DD-12.17'
    play.emit?.({ kind: 'out-of-action', rule: covered ? 'DD-3.15' : rule, seat })
    return
  }
  // [DD-15.58] A carrier is never infected again, and nobody twice.
  if (when('DD-15.58', !survivor.carrier) && survivor.turnsIn === 0) infect(s, seat, play)
}

/** [DD-15.26] Known to the owner and the game master alone. */
export function infect(s: DeadDice, seat: Seat, play: Play): void {
  const survivor = s.survivors[seat]!
  const knowing = [seat, masterSeat(s)]
  play.reveal?.(knowing)
  if (when('DD-12.13', s.variants.includes('healthyCarriers')) && isCarrier(s, seat, play)) return
  // A bite in a catastrophe scene shows in the living turn after the following dead turn.
  survivor.turnsIn = s.livingTurn + 1
  const stand = s.scene === null ? null : standOf(s.scene, seat)
  if (stand !== null && when('DD-12.12', s.variants.includes('fastInfection'))) stand.turnsLeft = 1
  play.emit?.({ kind: 'bitten', rule: 'DD-1.4', seat, seenBy: knowing })
  narrate(s, play, 'bite', {}, knowing)
}

/** [DD-12.13] [DD-15.58] Rolled at once; how it falls is the owner's and the game master's secret. */
function isCarrier(s: DeadDice, seat: Seat, play: Play): boolean {
  const knowing = [seat, masterSeat(s)]
  const faces = play.chance.dice(2, 6, 'DD-12.13', knowing)
  const carrier = faces[0] === 6 && faces[1] === 6
  s.survivors[seat]!.carrier = carrier
  play.emit?.({
    kind: carrier ? 'carrier' : 'no-carrier',
    rule: 'DD-12.13',
    seat,
    dice: faces,
    seenBy: knowing,
  })
  if (carrier) narrate(s, play, 'carrier', {}, knowing)
  return carrier
}

/** How each end is told; those who turn have a scene of their own. */
const DEATHS: Readonly<Partial<Record<Fate, 'death' | 'deathHazard' | 'deathLiving'>>> = {
  eaten: 'death',
  burnt: 'deathHazard',
  killed: 'deathLiving',
}

/** A survivor's story ends. */
export function die(s: DeadDice, seat: Seat, fate: Exclude<Fate, 'alive'>, rule: RuleId, play: Play): void {
  const survivor = s.survivors[seat]!
  survivor.fate = fate
  survivor.fateTurn = s.turn
  survivor.survival = Math.max(0, survivor.survival)
  leaveBody(s, seat)
  play.reveal?.('all')
  play.emit?.({ kind: `died.${fate}`, rule, seat })
  const telling = DEATHS[fate]
  if (telling !== undefined) narrate(s, play, telling, { who: nameOf(s, seat) })
}

function leaveBody(s: DeadDice, seat: Seat): void {
  const { scene } = s
  const stand = scene === null ? null : standOf(scene, seat)
  if (scene === null || stand === null) return
  scene.bodies.push(stand.cell)
  scene.deaths.survivors++
  scene.deaths.lastRound++
  letGo(scene, seat)
}

/** Nobody is after this survivor any longer. */
export function letGo(scene: Scene, seat: Seat): void {
  for (const horde of scene.hordes) {
    if (horde.target === seat) Object.assign(horde, { target: null, engaged: false })
    if (horde.holds === seat) horde.holds = -1
  }
  escapeLiving(scene, seat)
}

/** [DD-15.49] Engaged with none of the living any longer. */
function escapeLiving({ foes }: Scene, seat: Seat): void {
  for (const foe of foes)
    if (when('DD-15.49', foe.engaged.includes(seat))) foe.engaged = foe.engaged.filter((other) => other !== seat)
}

export const isInfected = ({ turnsIn, carrier }: Survivor): boolean => turnsIn > 0 && !carrier

/** [DD-9.2] [DD-15.33] A companion dies: exposed for too long, or too long in a Stalker's hands. */
export function loseCompanion(s: DeadDice, id: number, rule: RuleId, play: Play): void {
  const companion = s.group.companions.find((one) => one.id === id)!
  companion.alive = false
  if (s.scene !== null) {
    s.scene.deaths.companions++
    s.scene.deaths.lastRound++
  }
  play.emit?.({ kind: 'companion-dies', rule, data: { name: companion.name }, about: { companion: id } })
}
