import type { Catalogue, Language } from '@shamble/module'
import en from './proof.en.js'
import fr from './proof.fr.js'

/** What is said of dice that can be checked: loaded when someone checks them. */
export const proofText: Readonly<Record<Language, Catalogue>> = { en, fr }
