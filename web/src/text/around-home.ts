import type { Catalogue, Language } from '@shamble/module'
import backupEn from './backup.en.js'
import backupFr from './backup.fr.js'
import historyEn from './history.en.js'
import historyFr from './history.fr.js'

/** What the sheets of the home page say: loaded with the first of them. */
export const aroundHomeText: Readonly<Record<Language, Catalogue>> = {
  en: { ...backupEn, ...historyEn },
  fr: { ...backupFr, ...historyFr },
}
