import { describe, expect, it } from 'vitest'
import { tableWith } from '../tests/build.js'

describe('desperate', () => {
  const begun = (die: number) =>
    tableWith({
      humans: [{ at: [300, 300], disorders: ['desperate'] }, { at: [600, 600] }],
      zombies: [{ at: [1100, 1100] }],
      options: { advanced: true },
      frame: { kind: 'wounds', step: 0, left: [], human: -1, die: 0, again: false } as never,
    }).run([die])

  it('[DWA-16.7.3.12] on a 1 he shoots himself, and does not rise', () => {
    expect(begun(1).human()).toMatchObject({ whereabouts: 'dead', stays: true })
    expect(begun(2).human().whereabouts).toBe('table')
  })
})
