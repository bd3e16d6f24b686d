import dawn from '@shamble/game-dawn'
import zombies from '@shamble/game-zombies'
import type { Language } from '@shamble/module'
import { gameWords } from '../src/app/game-words.js'

/** The page's own words, so that a test reads the same in both languages. */
export function say(
  key: string,
  language: Language = 'en',
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text = { ...dawn.text[language], ...zombies.text[language] }
  const sentence = gameWords(language, { en: text, fr: text }).speak(key, params)
  if (sentence === key) throw new Error(`the catalogue has no ${key}`)
  return sentence
}
