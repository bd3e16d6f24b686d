import { CHARACTERS } from './counters.js'
import { type DoorIndex, type Mall, squareName } from './map/mall.js'
import type { Character } from './state.js'

/** Something that the catalogue has a word for. */
export interface Word {
  readonly word: string
}

export const characterWord = (c: Character): Word => ({ word: `character.${CHARACTERS[c]}` })

/** Names of several characters, for sentences: `peter+fran`. */
export const charactersWord = (who: readonly Character[]): Word => ({
  word: `characters.${who.map((c) => CHARACTERS[c]).join('+')}`,
})

/** A door for sentences: a main door by its name, any other by its kind and the squares on its two sides. */
export function doorParams({ doors, plan }: Mall, door: DoorIndex): Record<string, string | Word> {
  const { id, kind, squares } = doors[door]!
  if (kind === 'main') return { door: id, called: { word: `door.${plan.doors[door]!.name}` } }
  const [a, b] = squares.map(squareName)
  return { door: id, called: { word: `door.${kind}` }, a: a!, b: b! }
}

/** [DAWN-13.5.a] The main doors of a result of the entrance table. */
export const entranceWord = ({ plan }: Mall, doors: readonly DoorIndex[]): Word => ({
  word: `entrance.${doors.length === 0 ? 'none' : doors.map((door) => plan.doors[door]!.name).join('+')}`,
})
