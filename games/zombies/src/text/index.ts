import type { Catalogue, Language } from '@shamble/module'
import { en } from './en.js'
import { faults } from './faults.js'
import { fr } from './fr.js'

export const text: Readonly<Record<Language, Catalogue>> = {
  en: { ...en, ...faults.en },
  fr: { ...fr, ...faults.fr },
}
