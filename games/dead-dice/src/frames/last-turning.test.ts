import { describe, expect, it } from 'vitest'
import { stage } from '../tests/stage.js'
import { catastropheFrame } from './catastrophe.js'

describe('the last survivor', () => {
  const turning = (survivors: number) =>
    stage({
      options: { gameMaster: 'human' },
      phase: 'living',
      state: { livingTurn: 1 },
      survivors: Array.from({ length: survivors }, (_, seat) => (seat === 0 ? { turnsIn: 1 } : {})),
      frames: [{ kind: 'livingTurn', step: 6 }, catastropheFrame('infection')],
    }).run()

  it('[DD-15.76] who turns leaves nobody to build a scene for: the game is over', () => {
    const { state } = turning(1)
    expect(state.survivors[0]!.fate).toBe('turned')
    expect(state.frames.some(({ kind }) => kind === 'scene')).toBe(false)
    expect(state.frames.some(({ kind }) => kind === 'catastrophe')).toBe(false)
  })

  it('[DD-15.26] who turns among others is fought', () => {
    expect(turning(2).asked).toBe('2: build')
  })
})
