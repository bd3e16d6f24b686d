import zombies from '@shamble/game-zombies'
import { BadInput } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { interfaceText } from '../text/index.js'
import { faultWords, troubleOf } from './fault-words.js'

const module = zombies as unknown as GameModule
const speakers = {
  en: gameSpeaker(module, 'en', interfaceText.en),
  fr: gameSpeaker(module, 'fr', interfaceText.fr),
}
const faultOf = (run: () => unknown): BadInput => {
  try {
    run()
  } catch (error) {
    if (error instanceof BadInput) return error
  }
  throw new Error('nothing was wrong')
}

describe('what is wrong, for people', () => {
  it('is a sentence in their language, with the names that they know', () => {
    const alone = faultOf(() => resolveOptions(module.game.options, { seats: 1 }))
    expect(faultWords(alone, speakers.en)).toBe(
      'A solo game needs a value for "Rounds until the game ends (0: no limit)" (ZMB-R.28).',
    )
    expect(faultWords(alone, speakers.fr)).toMatch(/^En solitaire, réglez « Tours de table/)
    const rounds = faultOf(() => resolveOptions(module.game.options, { maxRounds: 5 }))
    expect(faultWords(rounds, speakers.en)).toContain('Rounds until the game ends')
    expect(faultWords(rounds, speakers.fr)).toContain('il faut 0 ou un nombre entier de 10 à 60 ; trouvé : 5')
  })

  it('names the line of a text, and the path inside a file', () => {
    const where = (place: string) =>
      faultWords({ where: place, reason: 'unknown field', said: { key: 'unknown field' } }, speakers.fr)
    expect(where('position, line 3')).toBe('Ligne 3 : champ inconnu.')
    expect(where('options.tiles.tiles[3].id')).toBe('tiles[3].id : champ inconnu.')
    expect(where('')).toBe('Champ inconnu.')
  })

  it('is nothing where a request was carried out, and the rule’s sentence where it was refused', () => {
    expect(troubleOf({ ok: true, value: null }, speakers.en)).toBeNull()
    expect(troubleOf({ ok: false, refusal: { rule: 'TABLE.1' } }, speakers.en)).toBe('You can’t act: the game is over.')
  })
})
