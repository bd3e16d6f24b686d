import type { State, Viewer } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { knock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { pairedWorlds } from './paired-worlds.js'

const small = knock as unknown as GameModule

/** The game as a careless host would show it. */
function leaking(more: (s: State & { held: number[] }, viewer: Viewer) => object): GameModule {
  const { game } = small
  const view: typeof game.view = (s, viewer) => ({ ...game.view(s, viewer), ...more(s as never, viewer) })
  return { ...small, game: { ...game, view } }
}

describe('two worlds that a viewer cannot tell apart', () => {
  it('look alike through the port, in every message', async () => {
    const { tried, failures } = await pairedWorlds(small, 150, 'many')
    expect([tried, failures]).toEqual([150, []])
  })

  it('are made again by their number alone', async () => {
    const tell = leaking(({ held }) => ({ sum: held.reduce((a, b) => a + b) }))
    const { failures } = await pairedWorlds(small, 40, 'planted', { games: [tell] })
    const pair = Number(failures.at(-1)!.match(/planted (\d+)/)![1])
    const again = (await pairedWorlds(small, 40, 'planted', { games: [tell], pair })).failures
    expect(again).toEqual(failures.filter((failure) => failure.includes(`planted ${pair},`)))
  })

  it('and look different are counted, by a value or by the size of a message alone', async () => {
    const tell = leaking(({ held }) => ({ sum: held.reduce((a, b) => a + b) }))
    expect((await pairedWorlds(small, 40, 'planted', { games: [tell] })).failures.length).toBeGreaterThan(0)
    const long = leaking(({ held }) => ({ padding: ' '.repeat(held.reduce((a, b) => a + b)) }))
    expect((await pairedWorlds(small, 40, 'planted', { games: [long] })).failures).toContainEqual(
      expect.stringContaining('signs'),
    )
  })
})
