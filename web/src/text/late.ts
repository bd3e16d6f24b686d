import type { Catalogue, Language } from '@shamble/module'
import chartsEn from './charts.en.js'
import chartsFr from './charts.fr.js'
import dawnEn from './dawn.en.js'
import dawnFr from './dawn.fr.js'
import replayEn from './replay.en.js'
import replayFr from './replay.fr.js'
import rulesEn from './rules.en.js'
import rulesFr from './rules.fr.js'
import setupEn from './setup.en.js'
import setupFr from './setup.fr.js'
import zombiesEn from './zombies.en.js'
import zombiesFr from './zombies.fr.js'
import cardsEn from './zombies-cards.en.js'
import cardsFr from './zombies-cards.fr.js'
import promptEn from './zombies-prompt.en.js'
import promptFr from './zombies-prompt.fr.js'

/** What the screens of a game say besides the game itself: loaded with the first of them. */
export const lateText: Readonly<Record<Language, Catalogue>> = {
  en: { ...chartsEn, ...dawnEn, ...replayEn, ...rulesEn, ...setupEn, ...zombiesEn, ...cardsEn, ...promptEn },
  fr: { ...chartsFr, ...dawnFr, ...replayFr, ...rulesFr, ...setupFr, ...zombiesFr, ...cardsFr, ...promptFr },
}
