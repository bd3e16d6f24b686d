import type { Catalogue, Language } from '@shamble/module'
import chartsEn from './charts.en.js'
import chartsFr from './charts.fr.js'
import defaultEn from './default.en.js'
import defaultFr from './default.fr.js'
import draftEn from './draft.en.js'
import draftFr from './draft.fr.js'
import drawerEn from './drawer.en.js'
import drawerFr from './drawer.fr.js'
import replayEn from './replay.en.js'
import replayFr from './replay.fr.js'
import rivalsEn from './rivals.en.js'
import rivalsFr from './rivals.fr.js'
import rulesEn from './rules.en.js'
import rulesFr from './rules.fr.js'
import setupEn from './setup.en.js'
import setupFr from './setup.fr.js'
import tableEn from './table.en.js'
import tableFr from './table.fr.js'

/** What set-up, table, rules and replay say in every game: loaded with the first of them. */
export const screenText: Readonly<Record<Language, Catalogue>> = {
  en: {
    ...chartsEn,
    ...defaultEn,
    ...draftEn,
    ...drawerEn,
    ...replayEn,
    ...rivalsEn,
    ...rulesEn,
    ...setupEn,
    ...tableEn,
  },
  fr: {
    ...chartsFr,
    ...defaultFr,
    ...draftFr,
    ...drawerFr,
    ...replayFr,
    ...rivalsFr,
    ...rulesFr,
    ...setupFr,
    ...tableFr,
  },
}
