import type { Catalogue } from '@shamble/module'
import cards from './cards.en.js'
import charts from './charts.en.js'
import prompt from './prompt.en.js'
import replay from './replay.en.js'
import rules from './rules.en.js'
import setup from './setup.en.js'
import table from './table.en.js'

export const en: Catalogue = { ...table, ...prompt, ...cards, ...setup, ...rules, ...charts, ...replay }
