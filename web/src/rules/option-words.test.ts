import dawnModule from '@shamble/game-dawn'
import type { GameModule } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import setup from '../games/dawn/text/setup.en.js'
import rules from '../text/rules.en.js'
import { keptTogether, optionWords } from './option-words.js'

const dawn = dawnModule as unknown as GameModule
const speak = gameSpeaker(dawn, 'en', { ...setup, ...rules })

describe('options in a rule', () => {
  it('are named as the set-up names them', () => {
    expect(optionWords('Option unitsBlockSight: shots-only or all-sight.', dawn, speak)).toBe(
      'Option “What the pieces block”: shots only or all sight.',
    )
  })

  it('leave every other word alone', () => {
    for (const text of ['One square, a map, and the edition of 1978.', 'A try costs the whole-move.'])
      expect(optionWords(text, dawn, speak)).toBe(text)
  })

  it('keep French signs on the line of their word', () => {
    expect(keptTogether('Seuil : 4 ; « Peur » !')).toBe('Seuil\u00a0: 4\u00a0; «\u00a0Peur\u00a0»\u00a0!')
  })
})
