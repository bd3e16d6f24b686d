import type { Texts } from '../../manifest.js'
import en from './table.en.js'
import fr from './table.fr.js'

/** What the screens of this game say besides the game itself. */
const texts: Texts = { en, fr }
export default texts
