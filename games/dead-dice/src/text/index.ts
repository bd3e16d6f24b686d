import type { Catalogue, Language } from '@shamble/module'
import { board as enBoard } from './en-board.js'
import { fight as enFight } from './en-fight.js'
import { hints as enHints } from './en-hints.js'
import { labels as enLabels } from './en-labels.js'
import { master as enMaster } from './en-master.js'
import { names as enNames } from './en-names.js'
import { narration as enNarration } from './en-narration.js'
import { odds as enOdds } from './en-odds.js'
import { options as enOptions } from './en-options.js'
import { people as enPeople } from './en-people.js'
import { questions as enQuestions } from './en-questions.js'
import { scenarios as enScenarios } from './en-scenarios.js'
import { stakes as enStakes } from './en-stakes.js'
import { turns as enTurns } from './en-turns.js'
import { faults } from './faults.js'
import { board as frBoard } from './fr-board.js'
import { fight as frFight } from './fr-fight.js'
import { hints as frHints } from './fr-hints.js'
import { labels as frLabels } from './fr-labels.js'
import { master as frMaster } from './fr-master.js'
import { names as frNames } from './fr-names.js'
import { narration as frNarration } from './fr-narration.js'
import { odds as frOdds } from './fr-odds.js'
import { options as frOptions } from './fr-options.js'
import { people as frPeople } from './fr-people.js'
import { questions as frQuestions } from './fr-questions.js'
import { scenarios as frScenarios } from './fr-scenarios.js'
import { stakes as frStakes } from './fr-stakes.js'
import { turns as frTurns } from './fr-turns.js'
import { peopleWords } from './people-catalogue.js'

/** The catalogue in parts; no key is in two of them, or one of its sentences would never be said. */
export const parts: Readonly<Record<Language, readonly Catalogue[]>> = {
  en: [
    enNames,
    enScenarios,
    enNarration,
    enStakes,
    enOptions,
    enPeople,
    enFight,
    enMaster,
    enTurns,
    enQuestions,
    enLabels,
    enHints,
    enOdds,
    enBoard,
    peopleWords('en', enNames),
    faults.en,
  ],
  fr: [
    frNames,
    frScenarios,
    frNarration,
    frStakes,
    frOptions,
    frPeople,
    frFight,
    frMaster,
    frTurns,
    frQuestions,
    frLabels,
    frHints,
    frOdds,
    frBoard,
    peopleWords('fr', frNames),
    faults.fr,
  ],
}

export const text: Readonly<Record<Language, Catalogue>> = {
  en: Object.assign({}, ...parts.en),
  fr: Object.assign({}, ...parts.fr),
}
