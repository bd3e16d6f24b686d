import type { GameModule } from '@shamble/module'
import { expect, it } from 'vitest'
import { CROWD } from './bars.js'
import { crowd, type Telling } from './crowd.js'
import { stretch } from './stretches.js'

const told = (telling: Telling, effort = { rounds: 1, milliseconds: 1 }) =>
  stretch(crowd(telling) as unknown as GameModule, CROWD, 'test', effort)

it('a phase of 150 zombies is small on its way to the table, told by passages or step by step', async () => {
  for (const telling of ['passages', 'steps'] as const) {
    const lines = await told(telling)
    expect(lines.map(({ unit, ceiling }) => [unit, ceiling])).toEqual([
      ['ms', true],
      ['ms', true],
      ['kB', true],
    ])
    expect(lines[2]!.met).toBe(true)
    // 150 walks with their ways, and 180 figures, cannot be less.
    expect(lines[2]!.value).toBeGreaterThan(20)
  }
})
