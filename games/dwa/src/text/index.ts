import type { Catalogue, Language } from '@shamble/module'
import { en as core } from './en.js'
import { fr as coeur } from './fr.js'
import { scenarioText } from './scenarios.js'

export const text: Readonly<Record<Language, Catalogue>> = {
  en: { ...core, ...scenarioText.en },
  fr: { ...coeur, ...scenarioText.fr },
}
