import type { Catalogue } from '@shamble/module'
import rules from './rules.en.js'
import setup from './setup.en.js'
import teams from './teams.en.js'

const texts: Catalogue = { ...rules, ...setup, ...teams }
export default texts
