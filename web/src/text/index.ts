import type { Catalogue, Language } from '@shamble/module'
import faultEn from './fault.en.js'
import faultFr from './fault.fr.js'
import homeEn from './home.en.js'
import homeFr from './home.fr.js'
import settingsEn from './settings.en.js'
import settingsFr from './settings.fr.js'
import tableEn from './table.en.js'
import tableFr from './table.fr.js'

// One file an area and language, `<area>.<language>.ts`. These are needed before a game is chosen; the rest is in screens.ts, and in the folder of each game.
export const interfaceText: Readonly<Record<Language, Catalogue>> = {
  en: { ...faultEn, ...homeEn, ...settingsEn, ...tableEn },
  fr: { ...faultFr, ...homeFr, ...settingsFr, ...tableFr },
}
