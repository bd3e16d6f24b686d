import { TITLES, tilesOf, type ZombiesView } from '@shamble/game-zombies/table'
import type { Param, Refusal } from '@shamble/kernel'
import type { Words } from '../table-game.js'
import { kindName } from './spots.js'

export const cardName = (card: number, words: Words): string => words.speak(`card.${TITLES[card]!.id}`)
/** The title as it is printed, in English; `null` where it is the one that is read. */
export function printedName(card: number, words: Words): string | null {
  const printed = words.speak(`printed.card.${TITLES[card]!.id}`)
  return printed === cardName(card, words) ? null : printed
}
/** Both titles, where there are two. */
export function bothNames(card: number, words: Words): string {
  const printed = printedName(card, words)
  return printed === null ? cardName(card, words) : `${cardName(card, words)} (${printed})`
}
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
  const { key, rule } = momentOf(card)
  if (title.buildings.length > 0) {
    const { kinds, index } = tilesOf(view.options)
    const names = title.buildings.map((id) => kindName(kinds[index[id] ?? -1] ?? { id, name: null }, words))
    const places = names.reduce((first, second) => speak('zombies.or', { first, second }))
    return { when: speak(key, { places }), rule }
  }
  return { when: speak(key), rule }
}

function momentOf(card: number): { readonly key: string; readonly rule: string } {
  const { id, buildings, kept, window, redirect, rule } = TITLES[card]!
  if (buildings.length > 0) return { key: 'zombies.when.inside', rule: 'ZMB-1.3.3.i' }
  if (kept && window === 'open' && redirect === 'none') return { key: `zombies.when.${id}`, rule }
  if (window === 'own-open-until-move') return { key: `zombies.when.${window}`, rule: 'ZMB-R.30' }
  return { key: `zombies.when.${window}`, rule: window === 'open' ? 'ZMB-W.c' : 'ZMB-W.b' }
}

/** Why a card is picked in vain where no card is asked for: its own moment, and that this is not it. */
export function cardRefusal(number: number): Refusal {
  const { id, buildings } = TITLES[number]!
  const { key, rule } = momentOf(number)
  const card: Param = { word: `card.${id}` }
  const [first, second] = buildings.map((building): Param => ({ word: `tile.${building}` }))
  if (first === undefined) return { rule, key: 'card-now', params: { card, when: { word: key } } }
  return second === undefined
    ? { rule, key: 'card-now.inside', params: { card, first } }
    : { rule, key: 'card-now.either', params: { card, first, second } }
}
