import type { Catalogue, Language } from '@shamble/module'
import faultEn from './fault.en.js'
import faultFr from './fault.fr.js'
import homeEn from './home.en.js'
import homeFr from './home.fr.js'

// One file an area and language, `<area>.<language>.ts`. These are needed before a game is chosen; the rest is in screens.ts, and in the folder of each game.
export const interfaceText: Readonly<Record<Language, Catalogue>> = {
  en: { ...faultEn, ...homeEn },
  fr: { ...faultFr, ...homeFr },
}
