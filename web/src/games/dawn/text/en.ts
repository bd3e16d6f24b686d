import type { Catalogue } from '@shamble/module'
import replay from './replay.en.js'
import table from './table.en.js'

const texts: Catalogue = { ...table, ...replay }
export default texts
