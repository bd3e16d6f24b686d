import type { GameModule } from '@shamble/module'
import { en } from './en.js'
import { fr } from './fr.js'

export const text: GameModule['text'] = { en, fr }
