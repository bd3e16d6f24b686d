import type { Texts } from '../../../text/sentences.js'
import aroundEn from './around.en.js'
import aroundFr from './around.fr.js'
import en from './en.js'
import fr from './fr.js'

/** What the screens of this game say besides the game itself, all of it. */
const texts: Texts = { en: { ...en, ...aroundEn }, fr: { ...fr, ...aroundFr } }
export default texts
