import { TITLES, type ZombiesView } from '@shamble/game-zombies/table'
import type { GameEvent } from '@shamble/kernel'
import type { Spot, Words } from '../table-game.js'
import { quietName } from './cards.js'
import { atSeat } from './spots.js'

/** Dice lie beside whoever threw them. */
export const rolledAt = ({ seat }: GameEvent): readonly Spot[] => (seat === undefined ? [] : [atSeat(seat)])

/** What is rolled for; of a fight, what kills and how likely that was [ZMB-1.3.2.b]. */
export function rollWords({ kind, rule, dice, data }: GameEvent, _before: ZombiesView, words: Words): string {
  if (kind === 'roll-hit' || kind === 'roll-short') {
    const bonus = Number(data?.['total']) - (dice?.[0] ?? 0)
    const least = Math.max(1, Number(data?.['need']) - bonus)
    const share = Math.round((Math.max(0, 7 - least) / 6) * 100)
    return words.speak('zombies.roll.fight', { least, share })
  }
  if (kind === 'movement-roll' || kind === 'horde-roll') return words.speak(`zombies.roll.${kind}`)
  const card = TITLES.findIndex((title) => title.rule === rule)
  return card < 0 ? '' : quietName(card, words)
}
