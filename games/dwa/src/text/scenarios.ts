import { type Catalogue, faultText, type Language } from '@shamble/module'
import { sheetReasons as en } from './en-scenarios.js'
import { sheetReasons as fr, scenarioFaults } from './fr-scenarios.js'

const refusals = (reasons: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(reasons).map(([key, said]) => [`refuse.${key}`, `${said[0]!.toUpperCase()}${said.slice(1)}.`]),
  )

/** The same reasons as complaints about files, with their rule. */
const sheetFaults = faultText(
  Object.fromEntries(Object.entries(en).map(([key, said]) => [`${said} ({{rule}})`, `${fr[key]!} ({{rule}})`])),
)

const faults = faultText(scenarioFaults)

/** What is said about scenarios and teams. */
export const scenarioText: Readonly<Record<Language, Catalogue>> = {
  en: { ...refusals(en), ...sheetFaults.en, ...faults.en },
  fr: { ...refusals(fr), ...sheetFaults.fr, ...faults.fr },
}
