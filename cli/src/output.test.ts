import { TONES } from '@shamble/module'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { languageFor, paint, printable } from './output.js'

const CLEARS = '\u001b[2J'
const RIGHT_TO_LEFT = '\u202e'

describe('the language of the terminal', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it.each([
    [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LC_ALL: 'en_GB.UTF-8', LC_MESSAGES: '', LANG: 'fr_FR.UTF-8' }, 'en'],
    [{ LC_ALL: '', LC_MESSAGES: 'fr_CA', LANG: 'C' }, 'fr'],
    [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'de_DE' }, 'en'],
  ])('is that of the system, as %j says', (variables, language) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    expect(languageFor(undefined)).toBe(language)
    expect(languageFor('fr')).toBe('fr')
  })
})

describe('the terminal', () => {
  it('prints no control or direction mark of a text', () => {
    expect(printable(`a${CLEARS}b${RIGHT_TO_LEFT}c`, false)).toBe('a\\u001b[2Jb\\u202ec')
    expect(printable(`a${CLEARS}b${RIGHT_TO_LEFT}c`, true)).toBe('a\\u001b[2Jb\\u202ec')
    expect(printable('\u001b[31mred\u001b[8m', false)).toBe('\\u001b[31mred\\u001b[8m')
  })

  it.each(TONES)('prints its own %s, and none that a text brings along', (tone) => {
    const painted = paint('a\u001b[31mb', tone, true)
    expect(printable(painted, true)).toBe(tone === 'plain' ? painted : painted.replace('\u001b[31mb', '\\u001b[31mb'))
    expect(printable(paint('ab', tone, true), true)).toBe(paint('ab', tone, true))
  })
})
