import type { Catalogue } from '@shamble/module'
import cards from './cards.fr.js'
import prompt from './prompt.fr.js'
import replay from './replay.fr.js'
import table from './table.fr.js'

const texts: Catalogue = { ...table, ...prompt, ...cards, ...replay }
export default texts
