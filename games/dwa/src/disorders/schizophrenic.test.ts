import { describe, expect, it } from 'vitest'
import { type GivenHuman, tableWith } from '../tests/build.js'

describe('schizophrenic', () => {
  const begun = (die: number, friend: Partial<GivenHuman> = {}) =>
    tableWith({
      humans: [
        { at: [300, 300], disorders: ['schizophrenic'] },
        { at: [600, 600], ...friend },
      ],
      zombies: [{ at: [1100, 1100] }],
      options: { advanced: true },
      frame: { kind: 'wounds', step: 0, left: [], human: -1, die: 0, again: false } as never,
    }).run([die])

  it('[DWA-16.7.3.9] on a 1 does nothing in this turn', () => {
    expect(begun(1).human().now.acted).toBe('done')
    expect(begun(2).human().now.acted).toBe('ready')
  })

  it('[R-80.2] [DWA-16.6.10] Sexy nearby takes one off that die: a 2 is a 1, and a 1 is no better', () => {
    const sexy = { at: [400, 300], flaws: ['sexy'], gender: 'woman' } as const
    expect(begun(2, sexy).human().now.acted).toBe('done')
    expect(begun(1, sexy).human().now.acted).toBe('done')
    expect(begun(3, sexy).human().now.acted).toBe('ready')
  })
})
