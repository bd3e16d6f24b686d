import { LANGUAGES } from '@shamble/module'
import { speaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { interfaceText } from '../text/index.js'
import { settingsText } from '../text/settings.js'
import { KEYS, keyName } from './keys.js'

describe('the list of all keys', () => {
  it.each(LANGUAGES)('says what each does: %s', (language) => {
    const speak = speaker(language, settingsText[language], interfaceText[language])
    for (const { where, keys } of KEYS) {
      expect(speak(`settings.keys.${where}`)).not.toContain('settings.')
      for (const { what } of keys) expect(speak(`settings.key.${what}`)).not.toContain('settings.')
    }
  })

  it.each(LANGUAGES)('names every key: %s', (language) => {
    const speak = speaker(language, settingsText[language], interfaceText[language])
    const pressed = KEYS.flatMap(({ keys }) => keys.flatMap(({ press }) => press))
    for (const press of pressed) expect(keyName(speak, press)).not.toContain('press.')
  })

  it('calls keys with words on them by their French names', () => {
    const speak = speaker('fr', interfaceText.fr)
    expect(['Space', 'Home', 'End', 'Esc', '↵', '1–9'].map((press) => keyName(speak, press))).toEqual([
      'Espace',
      'Début',
      'Fin',
      'Échap',
      '↵',
      '1–9',
    ])
  })

  it('gives each key one meaning in one place', () => {
    for (const { keys } of KEYS) {
      const pressed = keys.flatMap(({ press }) => press)
      expect(new Set(pressed).size).toBe(pressed.length)
    }
  })
})
