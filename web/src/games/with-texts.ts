import type { GameModule } from '@shamble/module'
import type { Texts } from './manifest.js'

/** A game whose own texts hold what its screens say as well. */
export const withTexts = (module: GameModule, texts: Texts): GameModule => ({
  ...module,
  text: { en: { ...module.text.en, ...texts.en }, fr: { ...module.text.fr, ...texts.fr } },
})
