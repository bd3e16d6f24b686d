import { placesFor, TITLES, tilesOf, topFrame, type ZombiesView } from '@shamble/game-zombies/table'
import type { Prompt, Spot, Words } from '../table-game.js'
import { cardGist, cardName } from './cards.js'
import { kindName, placeWords, readPlace, readSpot, spaceNumber } from './spots.js'

type Asked = Pick<Prompt, 'ask' | 'note'> & Partial<Pick<Prompt, 'left'>>

/** What is asked once something has been picked that is no answer yet: whatever is still missing. */
export function askNext(view: ZombiesView, picked: readonly Spot[], words: Words): Asked | null {
  const [first, ...then] = picked.map(readSpot)
  switch (first?.kind) {
    case 'card':
      return askTarget(view, Number(first.value), then.length, words)
    case 'kept':
      return askUse(Number(first.value), words)
    case 't':
      return askTurn(view, first.value, words)
    case 'z':
      return askWay(Number(first.value), then.length, words)
    default:
      return null
  }
}

/** Whom a card from hand is played at, on which building, or towards which spaces. */
function askTarget(view: ZombiesView, card: number, named: number, words: Words): Asked {
  const { id } = TITLES[card]!
  // In step 7 the same card may be played still, or discarded.
  if (topFrame(view)?.kind === 'discard' || !isAimed(card)) return askUse(card, words)
  const form = named > 0 ? `${id}.more` : id
  return {
    ask: words.speak(`zombies.target.${form}`),
    note: cardGist(card, words),
    left: cardName(card, words),
  }
}

const isAimed = (card: number): boolean => TITLES[card]!.redirect !== 'none' || AIMED.includes(TITLES[card]!.id)
/** The others whose target is named with them, though they cannot be turned aside. */
const AIMED: readonly string[] = ['what-is-that-smell', 'your-shoes-untied', 'breakthrough', 'dynamite']

/** A card in front of one is used, on something or as it is, or thrown away; one in hand may be played or discarded. */
const askUse = (card: number, words: Words): Asked => ({
  ask: words.speak('zombies.ask.kept', { card: cardName(card, words) }),
  note: cardGist(card, words),
})

/** How a tile is turned at the place that was picked for it. */
function askTurn(view: ZombiesView, value: string, words: Words): Asked | null {
  const top = topFrame(view)
  if (top?.kind !== 'tile') return null
  const at = readPlace(value)
  const waysOf = (kind: number): number => placesFor(view, kind).filter(({ x, y }) => x === at.x && y === at.y).length
  const kinds = [...new Set(top.kinds)].filter((kind) => waysOf(kind) > 0)
  const tile = kinds.map((kind) => kindName(tilesOf(view.options).kinds[kind]!, words)).join(', ')
  return {
    ask: words.speak(kinds.length > 1 ? 'zombies.ask.turn.two' : 'zombies.ask.turn', { tile }),
    note: words.speak('zombies.ask.turn.note', {
      where: placeWords(view, at, words),
      ways: words.speak('zombies.ways', { count: kinds.reduce((sum, kind) => sum + waysOf(kind), 0) }),
    }),
  }
}

/** Where a zombie goes that was picked; a glowing one goes on. */
function askWay(from: number, gone: number, words: Words): Asked {
  return {
    ask: words.speak(gone > 0 ? 'zombies.ask.way.on' : 'zombies.ask.way', { space: spaceNumber(from) }),
    note: words.speak('zombies.ask.way.note'),
  }
}
