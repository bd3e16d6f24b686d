import { expect, it } from 'vitest'
import { spokenLength } from './lengths.js'
import { acting } from './tests/acting.js'

it('[DWA-7.2.a] lengths are told in millimetres or centimetres', () => {
  expect(spokenLength({ units: 'cm' }, 123, 'mm')).toEqual({ far: 123, unit: { word: 'unit.mm' } })
  expect(spokenLength({ units: 'cm' }, 123, 'cm')).toEqual({ far: 12.3, unit: { word: 'unit.cm' } })
})

it('[DWA-7.2.b] or in inches of 2.5 cm, by option', () => {
  expect(spokenLength({ units: 'inches' }, 100, 'cm')).toEqual({ far: 4, unit: { word: 'unit.inches' } })
  expect(spokenLength({ units: 'inches' }, 51, 'mm').far).toBe(2)
  const walk = { type: 'walk', path: [{ x: 360, y: 300 }], halts: [], ability: 'none' } as const
  const told = (units: string) =>
    acting({ options: { units }, humans: [{ at: [300, 300] }] })
      .play(walk)
      .told('walked')[0]!.data
  expect(told('inches')).toMatchObject({ length: 2.4, unit: { word: 'unit.inches' } })
  expect(told('cm')).toMatchObject({ length: 60, unit: { word: 'unit.mm' } })
})
