import type { Catalogue } from '@shamble/module'
import rules from './rules.en.js'
import setup from './setup.en.js'

const texts: Catalogue = { ...rules, ...setup }
export default texts
