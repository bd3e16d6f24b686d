import type { Catalogue } from '@shamble/module'
import replay from './replay.fr.js'
import table from './table.fr.js'

const texts: Catalogue = { ...table, ...replay }
export default texts
