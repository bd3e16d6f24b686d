import { expect, it } from 'vitest'
import type { Words } from '../table-game.js'
import { wording } from './lengths.js'

const said: Readonly<Record<string, string>> = {
  far: 'within 10 cm or 30\u00a0cm',
  half: 'à 2,5 cm',
  other: '10 cmd, 3 mm',
}
const words: Words = {
  speak: (key, params) => (key === 'dwa.inches' ? `${String(params!['inches'])} in` : said[key]!),
  language: 'en',
  seat: String,
}

it('[DWA-7.2.b] sentences name inches of 2.5 cm where people measure so', () => {
  const { speak } = wording(words, { units: 'inches' })
  expect(speak('far')).toBe('within 4 in or 12 in')
  expect(speak('half')).toBe('à 1 in')
  expect(speak('other')).toBe(said['other'])
})

it('[DWA-7.2.b] and centimetres where they do not', () => {
  expect(wording(words, { units: 'cm' }).speak('far')).toBe(said['far'])
})
