import type { GameModule } from '@shamble/module'
import { knock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { forgedFiles } from './forged-files.js'

const small = knock as unknown as GameModule

describe('forged files', () => {
  it('of a small game are refused, or play on', async () => {
    expect((await forgedFiles(small, 100, 'many')).failures).toEqual([])
  })

  it('that break the rules are counted', async () => {
    const view = (s: never, viewer: never) => {
      const seen = small.game.view(s, viewer)
      if ((s as { seq: number }).seq > 12) throw new TypeError('planted')
      return seen
    }
    const fragile = { ...small, game: { ...small.game, view } }
    expect((await forgedFiles(small, 20, 'planted', [fragile])).failures).toContainEqual(
      expect.stringContaining('planted'),
    )
  })
})
