import type { Catalogue, Language } from '@shamble/module'
import { en as core } from './en.js'
import { handling as enHandling } from './en-handling.js'
import { fr as coeur } from './fr.js'
import { handling as frHandling } from './fr-handling.js'
import { scenarioText } from './scenarios.js'

export const text: Readonly<Record<Language, Catalogue>> = {
  en: { ...core, ...enHandling, ...scenarioText.en },
  fr: { ...coeur, ...frHandling, ...scenarioText.fr },
}
