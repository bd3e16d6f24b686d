import { expect, it } from 'vitest'
import { wilson } from './wilson.js'

it('Wilson’s interval of a share holds it and never leaves 0 to 1', () => {
  const [low, high] = wilson(90, 100)
  expect(low).toBeCloseTo(0.8256, 4)
  expect(high).toBeCloseTo(0.9448, 4)
  expect(wilson(0, 20)[0]).toBe(0)
  expect(wilson(20, 20)[1]).toBe(1)
})

it('says nothing where nothing was counted', () => {
  expect(wilson(0, 0)).toEqual([0, 1])
})
