import type { Thinking } from '@shamble/host'
import { describe, expect, it } from 'vitest'
import { type ThinkingWorker, type ThoughtWanted, thinkingIn, thoughtEnd } from './thinking.js'

const task = { seat: 1 } as Parameters<Thinking>[1]

/** A worker without a thread: what passes is copied, and comes a little later. */
function worker(think: Thinking): ThinkingWorker {
  const made: ThinkingWorker = {
    onmessage: null,
    onerror: null,
    terminate() {},
    postMessage(message: ThoughtWanted) {
      void end(structuredClone(message))
    },
  }
  const end = thoughtEnd(think, (thought) =>
    queueMicrotask(() => made.onmessage?.({ data: structuredClone(thought) } as MessageEvent)),
  )
  return made
}

describe('thinking in a worker', () => {
  it('answers each thought with its own, in one worker', async () => {
    let begun = 0
    const thinking = thinkingIn(() => {
      begun++
      return worker(async (game, { seat }) => ({ type: `${game} ${seat}` }))
    })
    const both = await Promise.all([thinking('dawn', task), thinking('zombies', { ...task, seat: 2 })])
    expect(both).toEqual([{ type: 'dawn 1' }, { type: 'zombies 2' }])
    expect(begun).toBe(1)
  })

  it('says what broke in it', async () => {
    const thinking = thinkingIn(() => worker(() => Promise.reject(new Error('no such game'))))
    await expect(thinking('chess', task)).rejects.toThrow('no such game')
  })

  it('begins another worker when one is gone', async () => {
    const made: ThinkingWorker[] = []
    const thinking = thinkingIn(() => {
      made.push(
        made.length === 0
          ? { ...worker(async () => ({ type: 'never' })), postMessage() {} }
          : worker(async () => ({ type: 'pass' })),
      )
      return made.at(-1)!
    })
    const lost = thinking('dawn', task)
    made[0]!.onerror!({ message: 'gone' } as ErrorEvent)
    await expect(lost).rejects.toThrow('gone')
    expect(await thinking('dawn', task)).toEqual({ type: 'pass' })
    expect(made).toHaveLength(2)
  })
})
