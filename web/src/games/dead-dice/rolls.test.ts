import type { DeadDiceView } from '@shamble/game-dead-dice/table'
import type { GameEvent } from '@shamble/kernel'
import { LANGUAGES } from '@shamble/module'
import { speaker } from '@shamble/text'
import { expect, it } from 'vitest'
import { interfaceText } from '../../text/index.js'
import type { Words } from '../table-game.js'
import { rollWords } from './rolls.js'
import en from './text/table.en.js'
import fr from './text/table.fr.js'

/** What is said before these dice fall. */
function said(kind: string, dice: readonly number[], language: 'en' | 'fr' = 'en'): string {
  const speak = speaker(language, language === 'en' ? en : fr, interfaceText[language])
  const roll = { kind, rule: 'X', dice, about: { difficulty: 2 } } as unknown as GameEvent
  return rollWords(roll, {} as DeadDiceView, { speak, language } as unknown as Words)
}

it('[DD-8.13] [DD-3.8] [DD-12.28] says what a die is thrown for and how likely it is, before it falls', () => {
  expect(said('test-made', [2, 4, 5])).toBe('2 or more successes: 50%')
  expect(said('ammunition-holds', [3])).toBe('Ammunition runs short on a 1: 16.7%')
  expect(said('fuel-out', [1])).toBe('The fuel runs out on a 1: 16.7%')
  expect(said('shells-hold', [6])).toBe('The shells run out on 2 or less: 33.3%')
  expect(said('defended', [2, 3])).toBe('Each even die defends; at least one: 75%')
})

it('says the same whichever way the dice are going to fall', () => {
  const pairs = [
    ['ammunition-holds', 'ammunition-short'],
    ['fuel-holds', 'fuel-out'],
    ['shells-hold', 'shells-out'],
    ['carrier', 'no-carrier'],
  ] as const
  for (const language of LANGUAGES)
    for (const [one, other] of pairs) {
      expect(said(one, [6, 6], language)).not.toBe('')
      expect(said(one, [6, 6], language)).toBe(said(other, [1, 2], language))
    }
})
