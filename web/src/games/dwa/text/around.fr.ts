import type { Catalogue } from '@shamble/module'
import rules from './rules.fr.js'
import setup from './setup.fr.js'
import teams from './teams.fr.js'

const texts: Catalogue = { ...rules, ...setup, ...teams }
export default texts
