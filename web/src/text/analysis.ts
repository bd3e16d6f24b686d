import { analysisText as ofMatches } from '@shamble/analysis'
import type { Catalogue, Language } from '@shamble/module'
import en from './analysis.en.js'
import fr from './analysis.fr.js'

/** What the analysis says: loaded with its screen. */
export const analysisText: Readonly<Record<Language, Catalogue>> = {
  en: { ...ofMatches.en, ...en },
  fr: { ...ofMatches.fr, ...fr },
}
