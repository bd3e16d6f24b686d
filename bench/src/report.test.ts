import { expect, it } from 'vitest'
import { asJson, asTable, ceiling, figure, floor, type Line, short } from './report.js'

const LINES: readonly Line[] = [
  figure('chess: clone', 0.1234, 'µs'),
  { ...figure('chess: playouts', 1234567, 'games/s'), vs: 'draughts', ratio: 0.09, bar: 0.1, met: false },
  { ...figure('chess: games won', 60, '%'), interval: [51.25, 68], vs: 'random', ratio: 1.2, bar: 1, met: true },
  { ...ceiling(figure('chess: memory', 9, 'MB'), 8), aim: 2 },
  ceiling(figure('chess: record', 8, 'kB'), 8),
  floor(figure('chess: speed', 8, 'games/s'), 8),
  floor(figure('chess: search', 7.9, 'games/s'), 8),
]

it('the table is aligned and says which bar is not met', () => {
  expect(asTable(LINES).split('\n')).toEqual([
    'figure                      value  unit     vs        ratio  bar  aim  met',
    'chess: clone                0.123  µs',
    'chess: playouts         1 234 567  games/s  draughts   0.09  0.1       NO',
    'chess: games won  60 (51.3 to 68)  %        random      1.2    1       yes',
    'chess: memory                   9  MB                        ≤ 8    2  NO',
    'chess: record                   8  kB                        ≤ 8       yes',
    'chess: speed                    8  games/s                     8       yes',
    'chess: search                 7.9  games/s                     8       NO',
  ])
})

it('as JSON it is one array, a figure a line', () => {
  expect(JSON.parse(asJson(LINES))).toEqual(LINES)
  expect(asJson(LINES).split('\n')).toHaveLength(LINES.length + 2)
})

it('numbers keep three digits that mean something', () => {
  expect([0.04567, 9.999, 99.94, 100.4, 12345].map(short)).toEqual(['0.0457', '10', '99.9', '100', '12 345'])
})
