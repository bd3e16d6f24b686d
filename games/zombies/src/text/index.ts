import type { Catalogue, Language } from '@shamble/module'
import { en } from './en.js'
import { cards } from './en-cards.js'
import { faults } from './faults.js'
import { fr } from './fr.js'

/** The titles as they are printed: players know them, whatever language they read. */
const printed: Catalogue = Object.fromEntries(
  Object.entries(cards).flatMap(([key, title]) => (key.startsWith('card.') ? [[`printed.${key}`, title]] : [])),
)

export const text: Readonly<Record<Language, Catalogue>> = {
  en: { ...en, ...printed, ...faults.en },
  fr: { ...fr, ...printed, ...faults.fr },
}
