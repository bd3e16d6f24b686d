import { type Catalogue, faultText, type Language } from '@shamble/module'
import { STREET_NAMES } from '../scenario/generate.js'
import { SCENARIOS } from '../scenario/index.js'
import type { Scenario, Words } from '../scenario/scenario.js'
import { sheetReasons as en } from './en-scenarios.js'
import { otherFaults } from './fr-faults.js'
import { sheetReasons as fr, scenarioFaults } from './fr-scenarios.js'

const refusals = (reasons: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(reasons).map(([key, said]) => [`refuse.${key}`, `${said[0]!.toUpperCase()}${said.slice(1)}.`]),
  )

/** The same reasons as complaints about files, with their rule. */
const sheetFaults = faultText(
  Object.fromEntries(Object.entries(en).map(([key, said]) => [`${said} ({{rule}})`, `${fr[key]!} ({{rule}})`])),
)

const faults = faultText({ ...scenarioFaults, ...otherFaults })

/** What the scenarios of the game call rooms, things and objectives; the English name is the key. */
const names = faultText(
  Object.fromEntries(
    [...Object.values(SCENARIOS).flatMap(namesIn), ...STREET_NAMES].flatMap((words: Words) =>
      typeof words === 'string' ? [] : [[words.en, words.fr]],
    ),
  ),
)

function namesIn({ rooms, objects, objectives }: Scenario): Words[] {
  return [...rooms, ...objects, ...objectives].flatMap(({ name }) => name ?? [])
}

/** What is said about scenarios and teams. */
export const scenarioText: Readonly<Record<Language, Catalogue>> = {
  en: { ...refusals(en), ...sheetFaults.en, ...faults.en, ...names.en },
  fr: { ...refusals(fr), ...sheetFaults.fr, ...faults.fr, ...names.fr },
}
