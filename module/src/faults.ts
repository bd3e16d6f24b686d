import type { Catalogue, Language } from './module.js'

/** Catalogues for complaints (`BadInput`): the English sentence is its own key. */
export function faultText(french: Catalogue): Readonly<Record<Language, Catalogue>> {
  return { en: Object.fromEntries(Object.keys(french).map((sentence) => [sentence, sentence])), fr: french }
}
