import { type Texts, textsFrom } from '../text/sentences.js'

/** A game whose own texts hold what its screens say as well. */
export const withTexts = <M extends { readonly text: Texts }>(module: M, texts: Texts): M => ({
  ...module,
  text: textsFrom((language) => ({ ...module.text[language], ...texts[language] })),
})
