import type { DwaView } from '@shamble/game-dwa/table'
import type { GameEvent } from '@shamble/kernel'
import { totals } from '@shamble/module'
import { percent } from '@shamble/text'
import type { Spot, Words } from '../table-game.js'
import { figureSpot } from './spots.js'

/** The figures that an event names: who does it, and to whom. */
function figuresOf({ about = {} }: GameEvent): number[] {
  const { figure, target, prey, targets } = about as Readonly<Record<string, unknown>>
  return [target, ...(Array.isArray(targets) ? targets : []), figure, prey].filter(
    (id): id is number => typeof id === 'number',
  )
}

/** A roll is about whoever looks where one of his team throws it, or is its target. */
export function touches(roll: GameEvent, view: DwaView): boolean {
  if (roll.seat === view.viewer) return true
  return figuresOf(roll).some((id) => id >= 0 && view.humans[id]?.team === view.viewer)
}

/** Beside the target, else beside whoever rolls. */
export const rolledAt = (roll: GameEvent): readonly Spot[] => figuresOf(roll).map(figureSpot)

/** What is rolled for and how likely it is, as far as it follows from the event's own need. */
export function rollWords({ kind, dice = [], about, data }: GameEvent, _before: DwaView, words: Words): string {
  const need = Number(about?.['need'] ?? data?.['need'] ?? Number.NaN)
  const { speak } = words
  const ways = totals(dice.length, 6)
  const share = (counts: (total: number) => boolean): string =>
    percent(ways.reduce((sum, n, total) => (counts(total) ? sum + n : sum), 0) / 6 ** dice.length, speak)
  switch (kind) {
    case 'brave':
    case 'frightened':
      return speak('dwa.roll.fear', { need, chance: share((total) => total <= need) })
    case 'wounds-held':
    case 'wounds-killed':
      return speak('dwa.roll.wounds', { need, chance: share((total) => total >= need) })
    case 'turns':
    case 'lies-still':
      return speak('dwa.roll.body', { need, chance: share((total) => total < need) })
    case 'broke-away':
    case 'held':
      return speak('dwa.roll.breakAway', { need, chance: share((total) => total >= need) })
    case 'charged':
    case 'charge-failed':
      return speak('dwa.roll.charge', { need, chance: share((total) => total >= need) })
    default:
      return ''
  }
}

/** One of many steps of the dead, seen rather than read. */
export const isPassing = ({ kind }: GameEvent): boolean =>
  /^(zombie-(came|wandered|left|missed)|charge-failed|works-on|waits-at|zombies-got-up|zombies-came-to)/.test(kind)
