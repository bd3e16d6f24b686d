import { describe, expect, it } from 'vitest'
import type { Clock } from './clock.js'
import { behindAll, inSlices } from './slices.js'

/** Time of which every look at it takes some. */
function tickingClock(): Clock & { readonly turns: number[] } {
  let now = 0
  const turns: number[] = []
  return {
    turns,
    now: () => now++,
    after(_milliseconds, callback) {
      turns.push(now)
      queueMicrotask(callback)
      return () => {}
    },
  }
}

function* steps(n: number): Generator<void, string> {
  for (let i = 0; i < n; i++) yield
  return 'done'
}

describe('work in slices', () => {
  it('lets others have their turn before 50 ms are over, and comes to its end', async () => {
    const clock = tickingClock()
    expect(await inSlices(steps(200), clock)).toBe('done')
    expect(clock.turns.length).toBeGreaterThan(5)
    for (const [i, at] of clock.turns.entries()) expect(at - (clock.turns[i - 1] ?? 0)).toBeLessThan(50)
  })

  it('of several has one turn at a time, and what nobody waits for comes last', async () => {
    let now = 0
    const due: (() => void)[] = []
    const clock: Clock = {
      now: () => now++,
      after(_milliseconds, callback) {
        due.push(callback)
        return () => {}
      },
    }
    const order: string[] = []
    const told = (name: string) => ({ done: () => void order.push(name), failed() {} })
    behindAll(steps(10), clock, told('behind'))
    const stop = behindAll(steps(10), clock, told('called off'))
    const awaited = ['first', 'second'].map((name) =>
      inSlices(steps(100), clock).then(() => {
        order.push(name)
      }),
    )
    stop()
    while (due.length > 0) {
      expect(due).toHaveLength(1)
      due.shift()!()
      await Promise.resolve()
    }
    await Promise.all(awaited)
    expect(order).toEqual(['first', 'second', 'behind'])
  })

  it('that is short needs no turn', async () => {
    const clock = tickingClock()
    await inSlices(steps(3), clock)
    expect(clock.turns).toEqual([])
  })

  it('fails as its steps fail', async () => {
    const failing = (function* (): Generator<void> {
      yield
      throw new Error('no more')
    })()
    await expect(inSlices(failing, tickingClock())).rejects.toThrow('no more')
  })
})
