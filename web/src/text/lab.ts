import { labText as studyText } from '@shamble/lab'
import type { Catalogue, Language } from '@shamble/module'
import en from './lab.en.js'
import fr from './lab.fr.js'

/** What the lab says: loaded with its screen. */
export const labText: Readonly<Record<Language, Catalogue>> = {
  en: { ...studyText.en, ...en },
  fr: { ...studyText.fr, ...fr },
}
