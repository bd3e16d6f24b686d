import type { GameEvent } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { ADVERSITY_OF_MENACE, adversityOf, TRAIT_PRICE } from '../data/adversaries.js'
import { attackDice } from '../data/difficulty.js'
import { groupsBought } from '../data/menace.js'
import { LEVELS, type Level, type Reserve } from '../data/reserves.js'
import { STRUNG, WEAPON_TABLE } from '../data/weapons.js'
import { isWeapon, thingsInHand } from '../rules/carrying.js'
import type { DeadDice } from '../state.js'

/** One answer of a game: what it met, what it was, what it led to, and what was told meanwhile. */
export interface Moment {
  readonly before: DeadDice
  readonly seat: number
  readonly action: DeadDiceAction
  readonly after: DeadDice
  readonly events: readonly GameEvent[]
}

/**
 * Sentences about what is broken between two moments of a game, by the numbers of the ledger's list. That a record
 * replays (28) and that views keep secrets (27) are laws of the kernel; lines that are too many are what being
 * overloaded means (23).
 */
export function brokenBetween(moment: Moment): string[] {
  return [
    ...brokenReserves(moment),
    ...brokenMenace(moment),
    ...brokenGauges(moment),
    ...moment.events.flatMap((event) => brokenEvent(moment, event)),
    ...brokenShot(moment),
    ...brokenRespite(moment),
    ...brokenAdversity(moment),
  ]
}

/** Rules that set a reserve instead of moving it a step. */
const SETS: readonly string[] = ['DD-4.10', 'DD-6.15', 'DD-3.22', 'DD-15.44', 'DD-3.20', 'DD-12.33']

type ReserveAbout = { readonly reserve: Reserve; readonly level: Level }
const isReserveEvent = ({ kind }: GameEvent): boolean => kind === 'reserve-up' || kind === 'reserve-down'

/** 5 [DD-2.1] and 18 [DD-2.12], told in order. */
function brokenReserves({ before, after, events }: Moment): string[] {
  const broken: string[] = []
  const levels = { ...before.group.reserves }
  for (const event of events) {
    if (event.modifiers?.some(({ rule }) => rule === 'DD-7.4') && levels.survivors !== 'sufficient')
      broken.push(`18: companions helped while Survivors is ${levels.survivors}`)
    if (!isReserveEvent(event)) continue
    const { reserve, level } = event.about as unknown as ReserveAbout
    const steps = Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(levels[reserve]))
    if (steps > 1 && !SETS.includes(event.rule)) broken.push(`5: ${reserve} moved ${steps} steps by ${event.rule}`)
    levels[reserve] = level
  }
  for (const reserve of Object.keys(levels) as Reserve[])
    if (levels[reserve] !== after.group.reserves[reserve]) broken.push(`5: ${reserve} changed and nobody was told`)
  return broken
}

/** 6 [DD-15.2] and 26 [DD-6.3]. */
function brokenMenace({ before, after }: Moment): string[] {
  const broken: string[] = []
  const refunded = after.master.account.refunded - before.master.account.refunded
  if (after.master.menace > before.master.menace && refunded <= 0)
    broken.push('6: Menace rose and nothing was refunded')
  if (before.phase !== 'living' || after.phase !== 'living') return broken
  for (const { what, price } of after.master.acts.slice(before.master.acts.length)) {
    const known = what === 'tension' || what.startsWith('catastrophe') || before.scene?.cause != null
    if (price > 0 && !known && after.scene?.cause == null) broken.push(`26: ${what} was bought in a living turn`)
  }
  return broken
}

/** 8 [DD-4.4] [DD-4.5]. */
function brokenGauges({ before, after }: Moment): string[] {
  const broken: string[] = []
  if (after.master.horde < before.master.horde) broken.push('8: the Horde fell')
  if (after.deadTurn > before.deadTurn && after.outcome === null && after.master.noise !== 1)
    broken.push(`8: a dead turn begins at Noise ${after.master.noise}`)
  return broken
}

function brokenEvent({ before, after }: Moment, { kind, about, dice, data }: GameEvent): string[] {
  switch (kind) {
    case 'element.zombies':
    case 'element.zombies.near': {
      const { sizes, noise, horde } = about as unknown as { sizes: number[]; noise: number; horde: number }
      const groups = groupsBought(horde, before.variants.includes('enraged'))
      const small = sizes.find((size) => size < Math.max(1, noise) || size > 6)
      return [
        ...(small === undefined ? [] : [`9: a group of ${small} was bought at Noise ${noise}`]),
        ...(sizes.length === groups ? [] : [`10: ${sizes.length} groups were bought at Horde ${after.master.horde}`]),
      ]
    }
    case 'dead-attack': {
      const zombies = data!['zombies'] as number
      return dice!.length === attackDice(zombies) ? [] : [`12: ${zombies} zombies rolled ${dice!.length} dice`]
    }
    default:
      return []
  }
}

/** 14 [DD-2.9] */
function brokenShot({ before, seat, action }: Moment): string[] {
  if (action.type !== 'shoot' || before.group.reserves.ammunition !== 'empty') return []
  const works = (item: string): boolean => {
    if (!isWeapon(item as never)) return false
    const { abilities } = WEAPON_TABLE[item as keyof typeof WEAPON_TABLE]
    if (abilities.includes('artillery') || abilities.includes('primitive')) return true
    return !before.options.emptyAmmoBlocksBows && (STRUNG as readonly string[]).includes(item)
  }
  const held = thingsInHand(before.survivors[seat]!)
  return held.some(({ item }) => works(item)) ? [] : ['14: a shot without ammunition']
}

/** 17 [DD-6.5] */
function brokenRespite({ before, after, events }: Moment): string[] {
  if (before.phase !== 'living' || after.phase !== 'living' || before.livingTurn !== after.livingTurn) return []
  if (before.options.tensionEffect !== 'main') return []
  const tests = events.filter(({ kind }) => kind === 'preparation').length
  const spent = before.group.respite - after.group.respite
  return spent === tests ? [] : [`17: ${tests} preparations cost ${spent} Respite`]
}

/** 22 [DD-11.12] */
function brokenAdversity({ before, after }: Moment): string[] {
  const paid = after.master.acts
    .slice(before.master.acts.length)
    .reduce((sum, { what, price }) => sum + (what === 'foes' ? price : 0), 0)
  if (paid === 0 || after.scene === null) return []
  const { foes, groupTrait } = after.scene
  const points = foes.reduce((sum, { who }) => sum + adversityOf(who), 0) + (groupTrait === null ? 0 : TRAIT_PRICE)
  return points <= ADVERSITY_OF_MENACE * paid ? [] : [`22: ${points} points for ${paid} Menace`]
}
