import type { Catalogue, Language } from '@shamble/module'
import en from './settings.en.js'
import fr from './settings.fr.js'

/** What the settings say: loaded with their sheet. */
export const settingsText: Readonly<Record<Language, Catalogue>> = { en, fr }
