import dawn from '@shamble/game-dawn/module'
import deadDice from '@shamble/game-dead-dice/module'
import dwa from '@shamble/game-dwa/module'
import zombies from '@shamble/game-zombies/module'
import type { Language } from '@shamble/module'
import { gameWords } from '../src/app/game-words.js'
import dawnTexts from '../src/games/dawn/text/index.js'
import writingEn from '../src/games/dead-dice/text/editor.en.js'
import writingFr from '../src/games/dead-dice/text/editor.fr.js'
import deadDiceTexts from '../src/games/dead-dice/text/index.js'
import editorEn from '../src/games/dwa/text/editor.en.js'
import editorFr from '../src/games/dwa/text/editor.fr.js'
import dwaTexts from '../src/games/dwa/text/index.js'
import printEn from '../src/games/dwa/text/print.en.js'
import printFr from '../src/games/dwa/text/print.fr.js'
import zombiesTexts from '../src/games/zombies/text/index.js'
import { aroundHomeText } from '../src/text/around-home.js'
import { onlineText } from '../src/text/online.js'
import { proofText } from '../src/text/proof.js'
import { settingsText } from '../src/text/settings.js'

const lazyTexts = {
  en: { ...editorEn, ...printEn, ...writingEn },
  fr: { ...editorFr, ...printFr, ...writingFr },
}

/** The page's own words, so that a test reads the same in both languages. */
export function say(
  key: string,
  language: Language = 'en',
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text = {
    'home.dawn.name': dawn.text[language]['game.name']!,
    'home.zombies.name': zombies.text[language]['game.name']!,
    ...deadDice.text[language],
    ...deadDiceTexts[language],
    ...dawn.text[language],
    ...dawnTexts[language],
    ...zombies.text[language],
    ...zombiesTexts[language],
    ...dwa.text[language],
    ...dwaTexts[language],
    ...lazyTexts[language],
    ...aroundHomeText[language],
    ...settingsText[language],
    ...onlineText[language],
    ...proofText[language],
  }
  const sentence = gameWords(language, { en: text, fr: text }).speak(key, params)
  if (sentence === key) throw new Error(`the catalogue has no ${key}`)
  return sentence
}
