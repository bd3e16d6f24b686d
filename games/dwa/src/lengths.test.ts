import { expect, it } from 'vitest'
import { spokenLength, spokenLengths } from './lengths.js'
import { acting } from './tests/acting.js'
import { text } from './text/index.js'

it('[DWA-7.2.a] lengths are told in centimetres', () => {
  expect(spokenLength({ units: 'cm' }, 123)).toEqual({ far: 12.3, unit: { word: 'unit.cm' } })
})

it('[DWA-7.2.b] or in inches of 2.5 cm, by option', () => {
  expect(spokenLength({ units: 'inches' }, 100)).toEqual({ far: 4, unit: { word: 'unit.inches' } })
  expect(spokenLength({ units: 'inches' }, 51).far).toBe(2)
  const walk = { type: 'walk', path: [{ x: 360, y: 300 }], halts: [], ability: 'none' } as const
  const told = (units: string) =>
    acting({ options: { units }, humans: [{ at: [300, 300] }] })
      .play(walk)
      .told('walked')[0]!.data
  expect(told('inches')).toMatchObject({ length: 2.4, unit: { word: 'unit.inches' } })
  expect(told('cm')).toMatchObject({ length: 6, unit: { word: 'unit.cm' } })
})

it('[DWA-7.2.b] refusals, odds and events that measure say lengths as the people at the table do', () => {
  const lengths = { apart: 201, range: 200 }
  expect(spokenLengths({ units: 'cm' }, lengths)).toEqual({ apart: 20.1, range: 20, unit: { word: 'unit.cm' } })
  expect(spokenLengths({ units: 'inches' }, lengths)).toEqual({ apart: 8, range: 8, unit: { word: 'unit.inches' } })
  for (const catalogue of [text.en, text.fr])
    for (const [key, sentence] of Object.entries(catalogue))
      if (/^(refuse|odds|event)\./.test(key))
        expect([key, sentence]).not.toEqual([key, expect.stringMatching(/(\}\}|\d)\s(mm|cm)/)])
})
