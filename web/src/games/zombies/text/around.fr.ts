import type { Catalogue } from '@shamble/module'
import charts from './charts.fr.js'
import rules from './rules.fr.js'
import setup from './setup.fr.js'

const texts: Catalogue = { ...setup, ...rules, ...charts }
export default texts
