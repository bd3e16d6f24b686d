import type { Scenario } from '@shamble/game-dwa/scenarios'
import { expect, it } from 'vitest'
import { K } from '../scale.js'
import { faultsArt } from './mark-art.js'

/** Where the frame with the words begins and ends, in millimetres. */
function words(left: number): readonly [number, number] {
  const at = [left, left + 200].flatMap((x) => [300, 500].map((y) => [x, y] as const))
  const fault = { path: 'rooms[0]', key: 'no way in', at }
  const art = faultsArt({ table: { width: 1200, depth: 1200 } } as Scenario, [{ fault, number: 1, said: 'No way in' }])
  const [, x, width] = /translate\(([\d.]+) [\d.]+\)"><rect x="0" y="0" width="([\d.]+)"/.exec(art)!
  return [Number(x) / K, (Number(x) + Number(width)) / K]
}

it('what is wrong is said beside the thing that it is about, towards the middle of the table', () => {
  expect(words(100)[0]).toBeGreaterThan(300)
  expect(words(900)[1]).toBeLessThan(900)
})
