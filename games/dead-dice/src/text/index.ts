import type { Catalogue, Language } from '@shamble/module'
import { names as enNames } from './en-names.js'
import { narration as enNarration } from './en-narration.js'
import { options as enOptions } from './en-options.js'
import { scenarios as enScenarios } from './en-scenarios.js'
import { stakes as enStakes } from './en-stakes.js'
import { faults } from './faults.js'
import { names as frNames } from './fr-names.js'
import { narration as frNarration } from './fr-narration.js'
import { options as frOptions } from './fr-options.js'
import { scenarios as frScenarios } from './fr-scenarios.js'
import { stakes as frStakes } from './fr-stakes.js'

export const text: Readonly<Record<Language, Catalogue>> = {
  en: { ...enNames, ...enScenarios, ...enNarration, ...enStakes, ...enOptions, ...faults.en },
  fr: { ...frNames, ...frScenarios, ...frNarration, ...frStakes, ...frOptions, ...faults.fr },
}
