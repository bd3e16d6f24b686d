import { type DwaFrame, type DwaView, numbersOf } from '@shamble/game-dwa/table'
import type { Words } from '../table-game.js'
import { figureSpot, spotName } from './spots.js'

/** What a question is about, as the procedure that asks it remembers: who, which zombie, what was rolled and for what. */
export function pondered(view: DwaView, words: Words): Record<string, string | number> {
  const frames = view.frames as readonly DwaFrame[]
  const top = frames.at(-1)
  const name = (id: number): string => spotName(figureSpot(id), view, words)
  switch (top?.kind) {
    case 'share':
      return { count: top.hits.length }
    case 'reroll':
      return { who: name(top.human), dice: diceOf(frames.at(-2)), what: words.speak(`dwa.rolled.${top.of}`) }
    case 'search': {
      const score = numbersOf(view.options).scores.zombiesFound
      return { who: name(top.human), dice: diceOf(top), what: words.speak(`dwa.searching.${top.roll}`, { score }) }
    }
    case 'bodies':
    case 'blow':
    case 'closeFire':
      return { who: name(top.human) }
    case 'contact':
      return { who: name(top.human), zombie: name(top.zombie) }
    case 'zombies': {
      const open = top.attacks.find(({ human }) => human < 0) ?? top.attacks[0]
      if (top.zombie !== 0 || open === undefined) return { zombie: name(top.zombie) }
      return { zombie: name(open.zombie), who: open.human < 0 ? '' : name(open.human), dice: open.dice.join(', ') }
    }
    default:
      return {}
  }
}

/** The dice that a procedure has on the table. */
function diceOf(frame: DwaFrame | undefined): string {
  if (frame !== undefined && 'dice' in frame) return frame.dice.join(', ')
  return frame !== undefined && 'die' in frame ? String(frame.die) : ''
}
