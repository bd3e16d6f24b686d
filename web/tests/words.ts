import dawn from '@shamble/game-dawn/module'
import dwa from '@shamble/game-dwa/module'
import zombies from '@shamble/game-zombies/module'
import type { Language } from '@shamble/module'
import { gameWords } from '../src/app/game-words.js'
import dawnTexts from '../src/games/dawn/text/index.js'
import dwaTexts from '../src/games/dwa/text/index.js'
import zombiesTexts from '../src/games/zombies/text/index.js'

/** The page's own words, so that a test reads the same in both languages. */
export function say(
  key: string,
  language: Language = 'en',
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text = {
    ...dawn.text[language],
    ...dawnTexts[language],
    ...dwa.text[language],
    ...dwaTexts[language],
    ...zombies.text[language],
    ...zombiesTexts[language],
  }
  const sentence = gameWords(language, { en: text, fr: text }).speak(key, params)
  if (sentence === key) throw new Error(`the catalogue has no ${key}`)
  return sentence
}
