import type { Catalogue } from '@shamble/module'
import creation from './creation.fr.js'
import end from './end.fr.js'
import refuge from './refuge.fr.js'
import table from './table.fr.js'
import talk from './talk.fr.js'

const texts: Catalogue = { ...table, ...creation, ...refuge, ...talk, ...end }
export default texts
