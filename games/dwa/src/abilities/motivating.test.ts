import { expect, it } from 'vitest'
import { fearFrame } from '../frames/fear.js'
import { type Match, tableWith } from '../tests/build.js'

/** The second human, this far east of the first, can motivate them. */
const tests = (mm: number): Match =>
  tableWith({
    humans: [{ at: [300, 300] }, { at: [325 + mm, 300], abilities: ['motivating'] }],
    zombies: [{ at: [225, 300] }],
    options: { advanced: true },
    frame: fearFrame(),
  }).run()

it('[DWA-16.5.2.j] [R-70.7] Motivating adds a point to tests within 10 cm of its owner', () => {
  const match = tests(100)
  expect(match.asked()).toEqual(['0 fear'])
  // 10, one for the friend, one for the motivation, less the zombie.
  match.play({ type: 'fear', human: 0, ability: 'motivating' }, [5, 6])
  expect(match.told('brave')[0]!.data).toMatchObject({ total: 11, need: 11 })
  expect(match.human(1).now).toMatchObject({ motivates: true, abilities: ['motivating'] })
  expect(match.human(0).now.abilities).toEqual([])
})

it('[R-70.7] serves the test of another team too: its player is asked first, unless teams fight each other', () => {
  const other = (pvp: boolean, dice: readonly number[] = []): Match =>
    tableWith({
      humans: [{ at: [300, 300] }, { at: [425, 300], team: 1, abilities: ['motivating'] }],
      zombies: [{ at: [225, 300] }],
      options: { advanced: true, pvp },
      frame: fearFrame(),
    }).run(dice)
  const asked = other(false)
  expect(asked.asked()).toEqual(['1 motivate'])
  asked.play({ type: 'fear', human: 0, ability: 'motivating' }, [4, 6])
  // 10, one for the motivation, less the zombie.
  expect(asked.told('brave')[0]!.data).toMatchObject({ total: 10, need: 10 })
  expect(asked.human(1).now).toMatchObject({ motivates: true, abilities: ['motivating'] })
  const refused = other(false).play({ type: 'pass' }, [4, 6])
  expect(refused.told('frightened')[0]!.data).toMatchObject({ need: 9 })
  expect(refused.human(1).now).toMatchObject({ motivates: false, abilities: [] })
  expect(other(true, [4, 6]).human().now.frightened).toBe(true)
})

it('[R-70.7] is asked for the tests of survivors of no team, and for each of those that are rolled together', () => {
  const given = (team: number) => ({
    humans: [
      { at: [300, 300] as const, team },
      { at: [300, 340] as const, team },
      { at: [400, 300] as const, team: team === 0 ? 1 : 0, abilities: ['motivating'] as const },
    ],
    zombies: [{ at: [225, 300] as const }],
    options: { advanced: true },
    frame: fearFrame(),
  })
  expect(tableWith(given(-1)).run().asked()).toEqual(['0 motivate'])
  const together = tableWith(given(0)).run().play({ type: 'fearAll' })
  expect(together.asked()).toEqual(['1 motivate'])
  together.play({ type: 'pass' }, [1, 1])
  expect(together.asked()).toEqual(['1 motivate'])
})

it('[R-70.7] a millimetre farther away it serves nobody', () => {
  expect(() => tests(101)).toThrow('no scripted die')
})
