import { describe, expect, it } from 'vitest'
import { tableWith } from '../tests/build.js'

describe('schizophrenic', () => {
  const begun = (die: number) =>
    tableWith({
      humans: [{ at: [300, 300], disorders: ['schizophrenic'] }, { at: [600, 600] }],
      zombies: [{ at: [1100, 1100] }],
      options: { advanced: true },
      frame: { kind: 'wounds', step: 0, left: [], human: -1, die: 0, again: false } as never,
    }).run([die])

  it('[DWA-16.7.3.9] on a 1 he does nothing in this turn', () => {
    expect(begun(1).human().now.acted).toBe('done')
    expect(begun(2).human().now.acted).toBe('ready')
  })
})
