import { type CardFrame, minedLeft, TITLES, type ZombiesView } from '@shamble/game-zombies/table'
import type { Prompt, Words } from '../table-game.js'
import { spaceNumber, tileName } from './spots.js'

type Asked = Pick<Prompt, 'ask' | 'note'>

/** What a card that is being carried out asks for now, and how much of it is left. */
export function askCard(view: ZombiesView, f: CardFrame, words: Words): Asked {
  const { speak } = words
  const { id } = TITLES[f.card]!
  const zombies = speak('zombies.count.zombies', { count: f.left })
  const told = speak(`cardText.${id}`)
  switch (id) {
    case 'were-screwed':
    case 'zombie-master':
    case 'slight-miscalculation':
      return { ask: speak(`zombies.ask.card.${id}`), note: speak('zombies.ask.card.rest', { zombies }) }
    case 'this-isnt-so-bad': {
      const from = f.spaces.length % 2 === 1 ? f.spaces.at(-1) : undefined
      return from === undefined
        ? { ask: speak('zombies.ask.card.move'), note: speak('zombies.ask.card.moves', { zombies }) }
        : { ask: speak('zombies.ask.way', { space: spaceNumber(from) }), note: told }
    }
    case 'mine-field':
      return f.slot < 0
        ? { ask: speak('zombies.ask.card.mines', { zombies }), note: told }
        : {
            ask: speak('zombies.ask.card.mined', { tile: tileName(view, f.slot, words) }),
            note: speak('zombies.ask.card.taken', {
              zombies: speak('zombies.count.zombies', { count: minedLeft(view, f) }),
            }),
          }
    case 'butter-fingers':
    case 'you-dont-need-that':
      return { ask: speak(`zombies.ask.card.${id}`, { seat: words.seat(f.seat) }), note: told }
    case 'no-brains-here': {
      const from = view.position[f.seat]!
      return { ask: speak('zombies.ask.way', { space: spaceNumber(from) }), note: told }
    }
    default:
      return { ask: speak('zombies.ask.card.repair', { dice: f.dice.join(' + ') }), note: told }
  }
}
