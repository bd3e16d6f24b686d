import type { Catalogue } from '@shamble/module'
import rules from './rules.fr.js'
import setup from './setup.fr.js'

const texts: Catalogue = { ...rules, ...setup }
export default texts
