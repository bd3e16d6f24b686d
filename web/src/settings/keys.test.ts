import { LANGUAGES } from '@shamble/kernel'
import { speaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import en from '../text/settings.en.js'
import fr from '../text/settings.fr.js'
import { KEYS } from './keys.js'

describe('the list of all keys', () => {
  it.each(LANGUAGES)('says what each does: %s', (language) => {
    const speak = speaker(language, { en, fr }[language])
    for (const { where, keys } of KEYS) {
      expect(speak(`settings.keys.${where}`)).not.toContain('settings.')
      for (const { what } of keys) expect(speak(`settings.key.${what}`)).not.toContain('settings.')
    }
  })

  it('gives each key one meaning in one place', () => {
    for (const { keys } of KEYS) {
      const pressed = keys.flatMap(({ press }) => press)
      expect(new Set(pressed).size).toBe(pressed.length)
    }
  })
})
