import type { Catalogue, Language } from '@shamble/module'
import type { Texts } from '../../manifest.js'
import campaignEn from './campaign.en.js'
import campaignFr from './campaign.fr.js'
import musterEn from './muster.en.js'
import musterFr from './muster.fr.js'
import en from './table.en.js'
import fr from './table.fr.js'
import traitsEn from './traits.en.js'
import traitsFr from './traits.fr.js'

const ALL: Readonly<Record<Language, readonly Catalogue[]>> = {
  en: [en, traitsEn, musterEn, campaignEn],
  fr: [fr, traitsFr, musterFr, campaignFr],
}

/** What the screens of this game say besides the game itself. */
const texts: Texts = {
  en: Object.assign({}, ...ALL.en) as Catalogue,
  fr: Object.assign({}, ...ALL.fr) as Catalogue,
}
export default texts
