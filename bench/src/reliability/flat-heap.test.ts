import { simulateGame } from '@shamble/lab'
import type { GameModule } from '@shamble/module'
import { knock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { flatHeap } from './flat-heap.js'

const small = knock as unknown as GameModule

describe('many games in one process', () => {
  it('leave nothing behind', async () => {
    const { tried, failures } = await flatHeap(small, 80, 'many')
    expect([tried, failures]).toEqual([81, []])
  })

  it('that leave something behind, or break a law, are counted', async () => {
    const kept: unknown[] = []
    const greedy: typeof simulateGame = (module, options, task, i) => {
      kept.push(Array.from({ length: 20_000 }, () => ({ i })))
      return { ...simulateGame(module, options, task, i), violation: i === 3 ? 'planted' : null }
    }
    const { failures } = await flatHeap(small, 40, 'planted', greedy)
    expect(failures).toEqual(['knock, game 3: planted', expect.stringContaining('it has grown by')])
    expect(kept).toHaveLength(40)
  })
})
