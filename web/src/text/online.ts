import type { Catalogue, Language } from '@shamble/module'
import en from './online.en.js'
import fr from './online.fr.js'

/** What is said of tables whose people are elsewhere: loaded with the first screen of theirs. */
export const onlineText: Readonly<Record<Language, Catalogue>> = { en, fr }
