import type { Catalogue, Language } from '@shamble/module'
import type { Texts } from '../../manifest.js'
import campaignEn from './campaign.en.js'
import campaignFr from './campaign.fr.js'
import drawerEn from './drawer.en.js'
import drawerFr from './drawer.fr.js'
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

const ALL: Readonly<Record<Language, readonly Catalogue[]>> = {
  en: [en, rulesEn, setupEn, traitsEn, musterEn, campaignEn, drawerEn],
  fr: [fr, rulesFr, setupFr, traitsFr, musterFr, campaignFr, drawerFr],
}

/** What the screens of this game say besides the game itself. */
const texts: Texts = {
  en: Object.assign({}, ...ALL.en) as Catalogue,
  fr: Object.assign({}, ...ALL.fr) as Catalogue,
}
export default texts
