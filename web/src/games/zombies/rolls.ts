import zombies from '@shamble/game-zombies/module'
import { aboutOf, TITLES, topFrame, type ZombiesAction, type ZombiesView } from '@shamble/game-zombies/table'
import type { GameEvent } from '@shamble/kernel'
import type { Spot, Words } from '../table-game.js'
import { quietName } from './cards.js'
import { atSeat } from './spots.js'

/** Dice are beside the one who threw them. */
export const rolledAt = ({ seat }: GameEvent): readonly Spot[] => (seat === undefined ? [] : [atSeat(seat)])

/** Windows of the viewer's own that a die follows. */
const THROWN: readonly string[] = ['combat', 'pre-move', 'pre-zombie']

/** Letting one of these windows pass is rolling. */
export function throws(action: ZombiesAction, view: ZombiesView): boolean {
  const top = topFrame(view)
  if (action.type !== 'pass') return (zombies.game.odds?.(view, action) ?? null) !== null
  return top?.kind === 'window' && top.by === view.viewer && THROWN.includes(top.of)
}

/** What is rolled for; of a fight, what kills and how likely that was [ZMB-1.3.2.b]. */
export function rollWords(event: GameEvent, _before: ZombiesView, words: Words): string {
  const { kind, rule, dice } = event
  const roll = aboutOf(event, 'roll-hit', 'roll-short')
  if (roll !== null) {
    const bonus = roll.total - (dice?.[0] ?? 0)
    const least = Math.max(1, roll.need - bonus)
    const share = Math.round((Math.max(0, 7 - least) / 6) * 100)
    return words.speak('zombies.roll.fight', { least, share })
  }
  if (kind === 'movement-roll' || kind === 'horde-roll') return words.speak(`zombies.roll.${kind}`)
  const card = TITLES.findIndex((title) => title.rule === rule)
  return card < 0 ? '' : quietName(card, words)
}
