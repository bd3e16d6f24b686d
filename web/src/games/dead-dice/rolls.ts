import { ATTACK, type DeadDiceView, RUNS_DRY_ON, waysToReach } from '@shamble/game-dead-dice/table'
import type { GameEvent, Seat } from '@shamble/kernel'
import { percent } from '@shamble/text'
import type { Sound } from '../../table/sounds.js'
import type { Spot, Words } from '../table-game.js'

/** A roll is about the viewer where their survivor makes it, or it is made against them. */
export const touches = (roll: GameEvent, view: DeadDiceView): boolean => roll.seat === view.viewer

/** Beside the one who rolls, or is attacked. */
export const rolledAt = ({ seat }: GameEvent): readonly Spot[] => (seat === undefined ? [] : [`p:${seat}`])

/** Dice of which each is looked at by itself say so. */
export const isSummed = ({ about }: GameEvent): boolean => about?.['each'] === undefined

/** What is rolled for and how likely it is, as far as all knew before. */
export function rollWords({ kind, dice = [], about }: GameEvent, _before: DeadDiceView, { speak }: Words): string {
  if (kind === 'test-made' || kind === 'test-failed') {
    const need = Number(about?.['difficulty'] ?? 1)
    const { ways, of } = waysToReach(dice.length, need)
    return speak('dd.roll.test', { need, chance: percent(ways / of, speak) })
  }
  if (kind === 'dead-attack') {
    const none = ((ATTACK.hitsOn - 1) / ATTACK.hitsOn) ** dice.length
    return speak('dd.roll.dead', { chance: percent(1 - none, speak) })
  }
  if (kind === 'defended') {
    const { ways, of } = waysToReach(dice.length, 1)
    return speak('dd.roll.defence', { chance: percent(ways / of, speak) })
  }
  // [DD-12.13] Both dice of a carrier are sixes.
  if (kind === 'carrier' || kind === 'no-carrier') return speak('dd.roll.carrier', { chance: percent(1 / 36, speak) })
  const [, dry] = Object.entries(DRY).find(([word]) => kind.startsWith(`${word}-`)) ?? []
  return dry === undefined ? '' : speak(`dd.roll.dry.${dry}`, { need: RUNS_DRY_ON[dry], chance: dryChance(dry, speak) })
}

/** What a weapon may run out of, by the first word of what is told of it. */
const DRY = { ammunition: 'ammunition', fuel: 'fuel', shells: 'artillery' } as const

const dryChance = (of: keyof typeof RUNS_DRY_ON, speak: Words['speak']): string => percent(RUNS_DRY_ON[of] / 6, speak)

/** Seen on the ladder rather than read. */
export const isPassing = ({ kind }: GameEvent): boolean =>
  kind === 'horde-advances' || kind === 'walked' || kind === 'foe-walks' || kind === 'agreed'

/** By what an event is called, whatever follows after a dot. */
export const SOUNDS: Readonly<Record<string, Sound>> = {
  explosion: 'shot',
  'ammunition-holds': 'shot',
  'ammunition-short': 'shot',
  'shells-hold': 'shot',
  'shells-out': 'shot',
  'zombies-killed': 'kill',
  'special-killed': 'kill',
  'walked-out': 'door',
  'went-out': 'door',
  'exit-shown': 'door',
  'refuge-abandoned': 'door',
  'refuge-secured': 'shutter',
  'vehicle-wrecked': 'shutter',
  catastrophe: 'shutter',
  'survival-lost': 'hurt',
  'companion-dies': 'hurt',
  bitten: 'hurt',
  died: 'hurt',
}

/** Teeth where the dead roll a six, paper that tears where a scene is laid on the table, and what everybody hears. */
export function sound({ kind, dice }: GameEvent): Sound | null {
  if (kind === 'dead-attack') return dice?.includes(ATTACK.hitsOn) === true ? 'bite' : null
  if (kind === 'arrival' || kind === 'negotiation' || kind === 'standoff' || kind === 'dead-turn') return 'tear'
  if (kind === 'fight-begins' || kind === 'trap-sprung') return 'shutter'
  return SOUNDS[kind.replace(/\..*/, '')] ?? null
}

/** The dead roll for themselves; the roll only names whom they attack. */
export const isThrownBy = ({ kind, seat }: GameEvent, viewer: Seat): boolean =>
  seat === viewer && kind !== 'dead-attack'
