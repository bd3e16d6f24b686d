import { REACHES } from '../data/ladder.js'
import { GAUGE_RANGE } from '../data/menace.js'
import { tries } from '../data/negotiation.js'
import { LEVELS, RESERVES } from '../data/reserves.js'
import { WEAPON_TABLE } from '../data/weapons.js'
import type { TestFrame } from '../frames/kinds.js'
import type { NegotiationFrame } from '../frames/kinds-turns.js'
import { isWeapon } from '../rules/carrying.js'
import { COMPANION_TARGET } from '../rules/purchases.js'
import { isAlive, livingSeats, standOf } from '../seats.js'
import type { DeadDice, Horde, Scene, Survivor, Thing } from '../state.js'

const isOutside = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value < min || value > max

/** What is broken in this state, people's sheets apart, by the numbers of the ledger's list; nothing in a sound game. */
export function tableFaults(s: DeadDice): string[] {
  return [
    ...s.survivors.flatMap((survivor) => brokenSurvivor(s, survivor)),
    ...brokenGroup(s),
    ...brokenMaster(s),
    ...(s.scene === null ? [] : brokenScene(s, s.scene)),
    ...brokenTalk(s),
    ...brokenEnd(s),
  ]
}

function brokenSurvivor(s: DeadDice, survivor: Survivor): string[] {
  const broken: string[] = []
  const { name } = survivor
  const infected = survivor.turnsIn > 0 && !survivor.carrier
  const over = s.phase === 'dead' ? s.livingTurn >= survivor.turnsIn : s.livingTurn > survivor.turnsIn
  if (isAlive(survivor) && infected && over && s.phase !== 'epilogue') broken.push(`19: ${name} should have turned`)
  const uncontagious = s.variants.includes('divineCurse') || s.variants.includes('withoutZombies')
  if (uncontagious && survivor.turnsIn > 0) broken.push(`20: ${name} is infected`)
  for (const thing of survivor.things) broken.push(...brokenWear(s, thing))
  return broken
}

/** [DD-3.3] [DD-3.4] */
function brokenWear(s: DeadDice, { item, wear }: Thing): string[] {
  const full = isWeapon(item) ? WEAPON_TABLE[item].wear : 0
  if (full === 0) return []
  if (wear <= 0 || wear > full) return [`15: a ${item} has Wear ${wear}`]
  return s.scene === null && wear < full ? [`15: a ${item} has Wear ${wear} after the fight`] : []
}

function brokenGroup(s: DeadDice): string[] {
  const broken: string[] = []
  const { reserves, respite, vehicle } = s.group
  for (const reserve of RESERVES)
    if (!LEVELS.includes(reserves[reserve])) broken.push(`5: ${reserve} is ${reserves[reserve]}`)
  if (respite < 0) broken.push(`16: Respite is ${respite}`)
  if (s.frames.some(({ kind }) => kind === 'deadTurn') && respite !== 0)
    broken.push(`16: Respite is ${respite} in a dead turn`)
  if (vehicle !== null && vehicle.wear < 0) broken.push(`24: the vehicle has Wear ${vehicle.wear}`)
  const driving = s.scene?.stands.some((stand) => stand.driving && stand.gone === '') ?? false
  if (driving && vehicle !== null && vehicle.wear === 0) broken.push('24: a wreck is driven')
  return broken
}

function brokenMaster(s: DeadDice): string[] {
  const { menace, account, horde, noise } = s.master
  const broken: string[] = []
  if (menace < 0) broken.push(`6: Menace is ${menace}`)
  if (account.start + account.refunded !== menace + account.spent)
    broken.push(`7: ${account.start} + ${account.refunded} is not ${menace} + ${account.spent}`)
  if (isOutside(horde, GAUGE_RANGE)) broken.push(`8: Horde is ${horde}`)
  if (isOutside(noise, GAUGE_RANGE)) broken.push(`8: Noise is ${noise}`)
  return broken
}

function brokenScene(s: DeadDice, scene: Scene): string[] {
  const broken: string[] = []
  for (const horde of scene.hordes) {
    if (horde.size > 6 || horde.size < 1) broken.push(`9: group ${horde.id} has ${horde.size} zombies`)
    if (horde.engaged && !isAtTarget(s, scene, horde)) broken.push(`11: group ${horde.id} is not where its target is`)
  }
  for (const { who, used } of scene.foes)
    if (new Set(used).size < used.length) broken.push(`22: ${who.id} used a trait twice`)
  return broken
}

/** [DD-15.4] Companions are on no cell. */
function isAtTarget(s: DeadDice, scene: Scene, { target, cell }: Horde): boolean {
  if (target === null) return false
  if (target >= COMPANION_TARGET) return true
  const person = target < 0 ? scene.foes[-1 - target] : standOf(scene, target)
  if (person === undefined || person === null) return false
  return Math.abs(person.cell - cell) <= REACHES[s.options.engagementReach].engagesAt
}

/** [DD-11.7] [DD-11.9] */
function brokenTalk(s: DeadDice): string[] {
  const broken: string[] = []
  for (const frame of s.frames) {
    if (frame.kind === 'negotiation') {
      const talk = frame as NegotiationFrame
      if (talk.tries > tries(talk.with.reason)) broken.push(`21: ${talk.tries} tries with ${talk.with.id}`)
    }
    if (frame.kind !== 'test') continue
    const { test } = frame as TestFrame
    if (test.what === 'negotiate' && test.companions.length + test.assistants.length > 0)
      broken.push('21: others help with a talk')
  }
  return broken
}

/** [DD-5.18] */
function brokenEnd(s: DeadDice): string[] {
  const { ending, outcome, master } = s
  const broken: string[] = []
  if ((ending === 'out' || ending === 'held') && master.menace !== 0)
    broken.push(`25: the story ended with ${master.menace} Menace`)
  const everybodyDead = livingSeats(s).length === 0
  if (everybodyDead && outcome === null && s.phase !== 'epilogue' && s.questions.length > 0)
    broken.push('25: the dead play on')
  if (outcome !== null && outcome.rule === 'DD-5.18' && ending === null && !everybodyDead)
    broken.push('25: the game is over for no reason')
  return broken
}
