import { stepNumber, TITLES, topFrame, type ZombiesView } from '@shamble/game-zombies/table'
import type { Seat } from '@shamble/kernel'
import type { Words } from '../table-game.js'
import { spaceWords } from './spots.js'

/** What is going on while nobody is asked anything: dice roll, pieces move. */
export function happening(view: ZombiesView, words: Words): string {
  const top = topFrame(view)
  const say = (what: string, seat: Seat, more: Readonly<Record<string, string>> = {}): string => {
    const form = seat === view.viewer ? 'own' : 'other'
    return words.speak(`zombies.happens.${what}.${form}`, { seat: words.seat(seat), ...more })
  }
  const fight = (seat: Seat, space: number): string => say('fight', seat, { space: spaceWords(view, space, words) })
  switch (top?.kind) {
    case 'fight':
      return fight(top.seat, top.space)
    // Its roll is under way once everybody has let it pass.
    case 'window':
      return top.of === 'combat' ? fight(top.by, view.position[top.by]!) : say(String(stepNumber(view)), view.active)
    case 'tile':
      return say(top.kinds.length > 0 ? 'place' : top.slots.length > 0 ? 'fill' : '1', top.placer)
    case 'walk':
      return say('walk', top.seat)
    case 'card':
      return say('card', top.by, { card: words.speak(`card.${TITLES[top.card]!.id}`) })
    default:
      return say(String(stepNumber(view)), view.active)
  }
}
