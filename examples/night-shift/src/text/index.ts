import type { Catalogue, Language } from '@shamble/module'
import { en } from './en.js'
import { fr } from './fr.js'

export const text: Readonly<Record<Language, Catalogue>> = { en, fr }
