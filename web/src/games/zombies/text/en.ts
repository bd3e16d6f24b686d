import type { Catalogue } from '@shamble/module'
import cards from './cards.en.js'
import prompt from './prompt.en.js'
import replay from './replay.en.js'
import table from './table.en.js'

const texts: Catalogue = { ...table, ...prompt, ...cards, ...replay }
export default texts
