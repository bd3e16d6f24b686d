import { expect, it } from 'vitest'
import { fearFrame } from '../frames/fear.js'
import { type Match, tableWith } from '../tests/build.js'

/** The second human, so far east of the first, can motivate him. */
const tests = (mm: number): Match =>
  tableWith({
    humans: [{ at: [300, 300] }, { at: [325 + mm, 300], abilities: ['motivating'] }],
    zombies: [{ at: [225, 300] }],
    options: { advanced: true },
    frame: fearFrame(),
  }).run()

it('[DWA-16.5.2.j] [R-70.7] Motivating adds a point to tests within 10 cm of him', () => {
  const match = tests(100)
  expect(match.asked()).toEqual(['0 fear'])
  // 10, one for the friend, one for the motivation, less the zombie.
  match.play({ type: 'fear', human: 0, ability: 'motivating' }, [5, 6])
  expect(match.told('brave')[0]!.data).toMatchObject({ total: 11, need: 11 })
  expect(match.human(1).now).toMatchObject({ motivates: true, abilities: ['motivating'] })
  expect(match.human(0).now.abilities).toEqual([])
})

it('[R-70.7] a millimetre farther away it serves nobody', () => {
  expect(() => tests(101)).toThrow('no scripted die')
})
