import { expect, it } from 'vitest'
import { hyphenated } from './hyphenated.js'

const shown = (title: string): string => hyphenated(title).replaceAll('\u00ad', '|')

it('breaks long words of a title between two syllables', () => {
  expect(shown('SLIGHT MISCALCULATION')).toBe('SLIGHT MISCAL|CULATION')
  expect(shown('CLAUSTROPHOBIA')).toBe('CLAUSTRO|PHOBIA')
  expect(shown('Tronçonneuse')).toBe('Tronçon|neuse')
  expect(shown('DÉSORIENTATION')).toBe('DÉSORIEN|TATION')
})

it('leaves short words whole', () => {
  expect(shown('FIRST AID KIT')).toBe('FIRST AID KIT')
})
