import { describe, expect, it } from 'vitest'
import { type AttackResult, attackResult } from './attacks.js'

/** Dice from 2 to 12 down, strengths 1, 2, 3-4, 5-6, 7-8 and 9-13 across, as the chart is printed. */
const CHART: readonly (readonly [dice: number, ...results: string[]])[] = [
  [2, 'I', 'I', 'I', 'I', 'I', 'I'],
  [3, 'S', 'S', 'I', 'I', 'I', 'I'],
  [4, 'S', '-', 'S', 'I', 'I', 'I'],
  [5, '-', '-', '-', 'S', 'S', 'I'],
  [6, '-', 'S', '-', 'S', 'S', 'S'],
  [7, '-', '-', 'S', '-', '-', 'S'],
  [8, '-', '-', '-', '-', 'S', 'S'],
  [9, '-', '-', '-', '-', 'I', 'I'],
  [10, '-', '-', '-', '-', '-', '-'],
  [11, '-', '-', '-', 'S', '-', '-'],
  [12, '-', 'I', 'I', 'I', '-', 'S'],
]
const COLUMNS = [[1], [2], [3, 4], [5, 6], [7, 8], [9, 10, 11, 12, 13]]
const WORDS: Readonly<Record<string, AttackResult>> = { I: 'infected', S: 'stunned', '-': 'none' }

describe('the Zombie Attack Table', () => {
  it.each(COLUMNS.flatMap((strengths, column) => strengths.map((strength) => [strength, column] as const)))(
    '[DAWN-8.8.a] strength %i: all eleven dice totals',
    (strength, column) => {
      const found = CHART.map(([dice]) => attackResult(strength, dice))
      expect(found).toEqual(CHART.map(([, ...results]) => WORDS[results[column]!]))
    },
  )

  it('[DAWN-8.8.a] strengths above 13 use the last column', () => {
    for (const strength of [14, 15, 26])
      for (const [dice, ...results] of CHART) expect(attackResult(strength, dice)).toBe(WORDS[results[5]!])
  })
})
