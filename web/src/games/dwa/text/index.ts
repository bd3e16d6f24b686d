import type { Texts } from '../../manifest.js'
import musterEn from './muster.en.js'
import musterFr from './muster.fr.js'
import rulesEn from './rules.en.js'
import rulesFr from './rules.fr.js'
import setupEn from './setup.en.js'
import setupFr from './setup.fr.js'
import en from './table.en.js'
import fr from './table.fr.js'
import traitsEn from './traits.en.js'
import traitsFr from './traits.fr.js'

/** What the screens of this game say besides the game itself. */
const texts: Texts = {
  en: { ...en, ...rulesEn, ...setupEn, ...musterEn, ...traitsEn },
  fr: { ...fr, ...rulesFr, ...setupFr, ...musterFr, ...traitsFr },
}
export default texts
