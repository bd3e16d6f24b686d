import type { GameModule } from '@shamble/module'
import { knock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { accessMatrix } from './access-matrix.js'

const small = knock as unknown as GameModule

describe('everybody who asks for everything', () => {
  it('gets and changes only what is theirs', async () => {
    const { tried, failures } = await accessMatrix(small)
    expect(failures).toEqual([])
    expect(tried).toBeGreaterThan(200)
  })

  it('and gets more is counted', async () => {
    // Takes everybody for the owner.
    const { failures } = await accessMatrix(small, (host) => host.connect('owner-of-this-match'))
    for (const fault of ['a stranger is told', 'it changed what is not theirs'])
      expect(failures.some((failure) => failure.includes(fault))).toBe(true)
  })
})
