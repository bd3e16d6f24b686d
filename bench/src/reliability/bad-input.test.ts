import type { GameModule } from '@shamble/module'
import { knock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { badInput } from './bad-input.js'

const small = knock as unknown as GameModule

describe('bad input', () => {
  it('of a small game is answered with a reply, a refusal or one clear line', async () => {
    expect((await badInput(small, 600, 'many')).failures).toEqual([])
  })

  it('that breaks something is counted', async () => {
    const { notation, game } = small
    const read = (): never => {
      throw new TypeError('planted')
    }
    const fragile = { ...small, game: { ...game, action: read } }
    const view: typeof game.view = (s, viewer) => (s.seq > 3 ? read() : game.view(s, viewer))
    const handedIn = { ...small, notation: { ...notation, read }, game: { ...game, view } }
    const { failures } = await badInput(handedIn, 300, 'planted', [fragile])
    expect(failures).toContainEqual(expect.stringMatching(/an answer that is hardly one.*planted/s))
    expect(failures).toContainEqual(expect.stringMatching(/"type":"answer".*planted/s))
    expect(failures).toContainEqual(expect.stringMatching(/an answer as text.*planted/s))
  })
})
