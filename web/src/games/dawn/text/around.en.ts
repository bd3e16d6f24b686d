import type { Catalogue } from '@shamble/module'
import charts from './charts.en.js'
import rules from './rules.en.js'
import setup from './setup.en.js'

const texts: Catalogue = { ...setup, ...rules, ...charts }
export default texts
