import { TITLES, tilesOf, type ZombiesView } from '@shamble/game-zombies/table'
import type { Words } from '../table-game.js'
import { kindName } from './spots.js'

export const cardName = (card: number, words: Words): string => words.speak(`card.${TITLES[card]!.id}`)
/** Titles are printed in capitals; in a line of small print they read better without. */
export function quietName(card: number, words: Words): string {
  const name = cardName(card, words)
  if (name !== name.toUpperCase()) return name
  return name
    .toLowerCase()
    .replace(/(^|[\s…])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
/** One short sentence; the whole of it is the game's `cardText`. */
export const cardGist = (card: number, words: Words): string => words.speak(`zombies.card.${TITLES[card]!.id}`)

/** When a card may be played from hand, with the rule that says so. */
export function cardMoment(
  card: number,
  view: ZombiesView,
  words: Words,
): { readonly when: string; readonly rule: string } {
  const title = TITLES[card]!
  const { speak } = words
  if (title.buildings.length > 0) {
    const { kinds, index } = tilesOf(view.options)
    const names = title.buildings.map((id) => kindName(kinds[index[id] ?? -1] ?? { id, name: null }, words))
    const places = names.reduce((first, second) => speak('zombies.or', { first, second }))
    return { when: speak('zombies.when.inside', { places }), rule: 'ZMB-1.3.3.i' }
  }
  if (title.kept && title.window === 'open' && title.redirect === 'none')
    return { when: speak(`zombies.when.${title.id}`), rule: title.rule }
  if (title.window === 'own-open-until-move') return { when: speak(`zombies.when.${title.window}`), rule: 'ZMB-R.30' }
  return { when: speak(`zombies.when.${title.window}`), rule: title.window === 'open' ? 'ZMB-W.c' : 'ZMB-W.b' }
}
