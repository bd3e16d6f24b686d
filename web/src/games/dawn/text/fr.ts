import type { Catalogue } from '@shamble/module'
import charts from './charts.fr.js'
import replay from './replay.fr.js'
import rules from './rules.fr.js'
import setup from './setup.fr.js'
import table from './table.fr.js'

export const fr: Catalogue = { ...table, ...setup, ...rules, ...charts, ...replay }
