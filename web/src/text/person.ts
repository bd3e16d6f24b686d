import type { Catalogue, Language } from '@shamble/module'
import en from './person.en.js'
import fr from './person.fr.js'

/** What the page about a person says: loaded with it. */
export const personText: Readonly<Record<Language, Catalogue>> = { en, fr }
