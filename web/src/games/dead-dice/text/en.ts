import type { Catalogue } from '@shamble/module'
import creation from './creation.en.js'
import end from './end.en.js'
import refuge from './refuge.en.js'
import table from './table.en.js'
import talk from './talk.en.js'

const texts: Catalogue = { ...table, ...creation, ...refuge, ...talk, ...end }
export default texts
