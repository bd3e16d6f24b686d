import type { Catalogue, Language } from '@shamble/module'
import { CHARACTERS } from '../counters.js'
import { en } from './en.js'
import { faults } from './faults.js'
import { fr } from './fr.js'
import { places } from './places.js'

/** Every group of characters by name: `characters.peter+fran`. */
function groups(catalogue: Catalogue): Record<string, string> {
  const words: Record<string, string> = { 'characters.': catalogue['nobody']! }
  for (let set = 1; set < 16; set++) {
    const who = CHARACTERS.filter((_, c) => (set >> c) & 1)
    const names = who.map((name) => catalogue[`character.${name}`]!)
    const last = names.pop()!
    words[`characters.${who.join('+')}`] = names.length === 0 ? last : names.join(', ') + catalogue['and'] + last
  }
  return words
}

export const text: Readonly<Record<Language, Catalogue>> = {
  en: { ...en, ...groups(en), ...places.en, ...faults.en },
  fr: { ...fr, ...groups(fr), ...places.fr, ...faults.fr },
}
