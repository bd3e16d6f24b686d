import { when } from '@shamble/kernel'
import { abilityById } from './abilities/index.js'
import { whyNotStand } from './board/measure.js'
import { type Acting, activationOf } from './frames/kinds.js'
import { numbersOf } from './numbers/house-numbers.js'
import { isFirearm } from './numbers/weapons.js'
import { rowOf } from './rules/loads.js'
import { occupantsOf } from './rules/vehicles.js'
import { type Dwa, type Human, isActive, isAlive, type Zombie } from './state.js'

/**
 * What cannot be in a sound match; the numbers are those of the ledger's list of invariants. Here are those that one
 * state can show; those that compare two moments stand in `invariants-between.ts`.
 */
export function brokenInvariants(s: Dwa): string[] {
  const broken = brokenPieces(s)
  for (const human of s.humans) broken.push(...brokenSheet(human), ...brokenTurn(s, human))
  for (const zombie of s.zombies) broken.push(...brokenFire(s, zombie))
  const acting = activationOf(s)
  if (acting !== null) broken.push(...brokenPoints(s, acting))
  return broken
}

/** What no position may have either, however it came about. */
export function brokenPieces(s: Dwa): string[] {
  const broken: string[] = []
  for (const human of s.humans) {
    if (human.whereabouts !== 'table') continue
    const why = whyNotStand(s, human, human.level, human)
    if (why !== null) broken.push(`1, GEO-2: ${human.name} stands in a forbidden place (${why})`)
  }
  for (const human of s.humans) if (isActive(human)) broken.push(...brokenGuns(s, human))
  for (const zombie of s.zombies) broken.push(...brokenZombie(s, zombie))
  s.vehicles.forEach((vehicle, i) => {
    const occupants = occupantsOf(s, i)
    if (vehicle.wrecked && (vehicle.speed > 0 || vehicle.running)) broken.push(`25, R-77.6: wreck ${i} moves or runs`)
    if (occupants.length > vehicle.seats) broken.push(`R-109: vehicle ${i} is overfull`)
    if (occupants.filter(({ drives }) => drives).length > 1) broken.push(`25, DWA-16.3.c: vehicle ${i} has two drivers`)
  })
  return broken
}

function brokenZombie(s: Dwa, zombie: Zombie): string[] {
  const broken: string[] = []
  const why = whyNotStand(s, zombie, zombie.level, zombie)
  if (why !== null) broken.push(`1, GEO-2: zombie ${-zombie.id} stands in a forbidden place (${why})`)
  if (when('DWA-11.2.3.d', zombie.posture === 'cover')) broken.push(`DWA-11.2.3.d: zombie ${-zombie.id} takes cover`)
  return broken
}

/** The flames of a third turn spare nobody: their die has been thrown when a player is asked. */
function brokenFire(s: Dwa, { id, burning }: Zombie): string[] {
  if (burning?.kind !== 'flame' || s.turn <= burning.since) return []
  const { scores, counts } = numbersOf(s.options)
  const need = scores.burns - counts.burnsMore * (s.turn - burning.since)
  return need <= 1 ? [`23, DWA-11.2.7.4.b: zombie ${-id} still burns`] : []
}

/** Rounds between none and the magazine, and no jammed revolver. */
function brokenGuns(s: Dwa, { name, weapons }: Human): string[] {
  const broken: string[] = []
  for (const weapon of weapons) {
    if (!isFirearm(weapon.id)) continue
    const { mag, jams } = rowOf(s, weapon)
    // Throwing weapons are counted one by one, and fuel is not.
    if (weapon.rounds < 0 || (mag > 0 && weapon.rounds > mag))
      broken.push(`5, DWA-11.1.e: ${name} has ${weapon.rounds} rounds in a ${weapon.id}`)
    if (weapon.jammed && jams === 'never') broken.push(`19, DWA-11.3.b: ${name} has a jammed ${weapon.id}`)
  }
  return broken
}

const MOST_ABILITIES = 5
const MOST_FLAWS = 2

export function brokenSheet({ name, abilities, flaws, rank }: Human): string[] {
  const broken: string[] = []
  if (abilities.length > MOST_ABILITIES) broken.push(`20, DWA-16.5.a: ${name} has ${abilities.length} abilities`)
  if (flaws.length > MOST_FLAWS) broken.push(`20, DWA-16.6.b: ${name} has ${flaws.length} flaws`)
  for (const id of abilities)
    if (abilityById(id).rank > rank) broken.push(`20, DWA-16.5.b: ${name} has ${id} at level ${rank}`)
  return broken
}

const TRAUMA = 6

/** What a human has done in this turn, and what the game has left behind. */
function brokenTurn(s: Dwa, human: Human): string[] {
  const broken: string[] = []
  const { name, now } = human
  const most = farthestWalk(s, human)
  if (now.walked > most) broken.push(`4, DWA-10.a: ${name} has walked ${now.walked} of ${most} mm`)
  if (now.frightened && !now.tested) broken.push(`13, DWA-13.b: ${name} is frightened without a test of this turn`)
  if (now.nearZombie !== now.tested && isPastFear(s)) broken.push(`12, DWA-13.a: ${name} has tested needlessly, or not`)
  const isPair = now.abilities.length === 2 && now.abilities.every((id) => id === 'humanTripod' || id === 'gunner')
  if (s.options.abilityLimit === 'strict' && now.abilities.length > 1 && !isPair)
    broken.push(`21, DWA-16.5.1.b: ${name} has used ${now.abilities.join(', ')}`)
  if (s.ending !== '' && s.outcome !== null && s.options.campaign && isAlive(human) && human.trauma >= TRAUMA)
    broken.push(`22, DWA-16.7.1.b: ${name} ends with ${human.trauma} points of trauma`)
  return broken
}

/** As far as action points carry a human on foot in this turn, and what abilities have added. */
function farthestWalk({ options }: Dwa, { now }: Human): number {
  const { humanAp, costs, distances } = numbersOf(options)
  const price = costs.move * (now.frightened ? 2 : 1)
  if (price === 0) return Number.MAX_SAFE_INTEGER
  const helps = now.abilities.map((id) => abilityById(id))
  const points = helps.reduce((sum, { ap }) => sum + (ap?.for === 'anything' ? ap.points : 0), humanAp)
  const extra = helps.reduce((sum, { walk }) => sum + (walk?.extra ?? 0), 0)
  return Math.floor(points / price) * distances.step + extra
}

/** Whether the fear tests of this turn are over. */
const isPastFear = ({ frames }: Dwa): boolean =>
  frames.some(({ kind }) => kind === 'bodies' || kind === 'wounds' || kind === 'humans' || kind === 'zombies')

function brokenPoints(s: Dwa, { human: id, ap, spent, kind }: Acting): string[] {
  const { name, now } = s.humans[id]!
  const { humanAp } = numbersOf(s.options)
  const more = now.abilities.reduce((sum, used) => sum + (abilityById(used).ap?.points ?? 0), 0)
  // On alert a figure has what is left of an earlier payment.
  const received = kind === 'alert' ? humanAp : humanAp + more
  return ap < 0 || ap + spent > received ? [`2, DWA-9.c: ${name} has ${ap} points after ${spent} of ${received}`] : []
}
