import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { claimMatch } from './tabs.js'

// On plain http a browser has no locks.
beforeAll(() => void vi.stubGlobal('navigator', {}))
afterAll(() => void vi.unstubAllGlobals())

describe('tabs without locks', () => {
  it('of which one plays a match: the others are told so until it lets go', async () => {
    const claim = (await claimMatch('aa'))!
    expect(claim).not.toBeNull()
    expect(await claimMatch('aa')).toBeNull()
    const other = (await claimMatch('bb'))!
    expect(other).not.toBeNull()
    claim.release()
    other.release()
    const again = (await claimMatch('aa'))!
    expect(again).not.toBeNull()
    again.release()
  })

  it('that ask at the same moment: exactly one of them gets the match', async () => {
    for (let round = 0; round < 3; round++) {
      const claims = await Promise.all(Array.from({ length: 4 }, () => claimMatch('aa')))
      const held = claims.filter((claim) => claim !== null)
      expect(held).toHaveLength(1)
      for (const claim of held) claim.release()
    }
  })
})
