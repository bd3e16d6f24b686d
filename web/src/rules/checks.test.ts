import { describe, expect, it } from 'vitest'
import { countChecks, onlyKnown } from './checks.js'

const files = [
  {
    path: 'games/dawn/src/rules/shooting.test.ts',
    text: `it('[DAWN-6.7.c] [DAWN-6.7.a] breaks', () => {})
      it.each(rows)('[DAWN-6.7.c] again %i', () => {})
      // [DAWN-6.7.c] a comment is no test
      expect(x).toBe('plain')`,
  },
  { path: 'kernel/src/match.test.ts', text: `it("[TABLE.9] undoes", () => {})` },
  { path: 'games/dawn/src/rules/shooting.ts', text: `'[DAWN-6.7.c] no test file'` },
  {
    path: 'cases/dawn/a.yaml',
    text: `game: dawn
title: one
rules: [DAWN-6.7.c, DAWN-6.7.c,
  DAWN-RUL.29]
steps:
  - do: "human: DAWN-6.7.a"
---
game: zombies
rules:
  - ZMB-card.fear
  - ZMB-1.3.2.b
steps: []`,
  },
]

describe('what checks a rule', () => {
  it('is counted by the names of tests and by the rules of cases', () => {
    const checks = countChecks(files, ['dawn', 'zombies'])
    expect(checks['dawn']).toEqual({
      'DAWN-6.7.c': [2, 1],
      'DAWN-6.7.a': [1, 0],
      'DAWN-RUL.29': [0, 1],
      'TABLE.9': [1, 0],
    })
    expect(checks['zombies']).toEqual({ 'ZMB-card.fear': [0, 1], 'ZMB-1.3.2.b': [0, 1], 'TABLE.9': [1, 0] })
  })

  it('is kept for what is in a ledger, and for every table', () => {
    const checks = onlyKnown(countChecks(files, ['dawn']), { dawn: new Set(['DAWN-6.7.c']) })
    expect(Object.keys(checks['dawn'] ?? {}).sort()).toEqual(['DAWN-6.7.c', 'TABLE.9'])
  })
})
