import dawn from '@shamble/game-dawn'
import type { DawnView } from '@shamble/game-dawn/table'
import dwa from '@shamble/game-dwa'
import zombies from '@shamble/game-zombies'
import type { ZombiesView } from '@shamble/game-zombies/table'
import { Host, type HostRequest, MemoryStore } from '@shamble/host'
import type { ViewBase } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import dawnTable from '../games/dawn/index.js'
import dwaTable from '../games/dwa/index.js'
import type { TableGame } from '../games/table-game.js'
import zombiesTable from '../games/zombies/index.js'
import { Session } from './session.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Watching {
  readonly module: unknown
  readonly table: unknown
  readonly create: Omit<Extract<HostRequest, { type: 'create' }>, 'type' | 'game'>
  /** Whether the person at the screen is about to act. */
  readonly isOwn: (view: ViewBase) => boolean
  readonly rounds: number
}

/** A frame. */
const TICK = 20

/** Plays as the computer would, and tells for how long, in milliseconds, others were watched between own turns. */
async function watch({ module, table, create, isOwn, rounds }: Watching): Promise<number[]> {
  const game = table as TableGame
  const port = new Host({ games: [module as GameModule], store: new MemoryStore() }).connect()
  const created = await port.request({ type: 'create', game: game.module.game.id, ...create })
  if (!created.ok) throw new Error(JSON.stringify(created))
  const { match } = created.value
  const session = new Session({ port, match, game, curtain: () => true, pace: () => 2, motion: () => true })
  await session.begin()
  const watched: number[] = []
  let time = 0
  while (watched.length < rounds) {
    const { view, choices, viewer, moment } = session.state.get()
    if (moment!.outcome !== null) break
    if (isOwn(view!) && time > 0) {
      watched.push(time)
      time = 0
    }
    if (choices.asked) {
      const hint = await port.request({ type: 'hint', match, seat: viewer as number })
      const given = session.answer(hint.ok ? hint.value.action : choices.actions[0]!)
      await vi.advanceTimersByTimeAsync(0)
      await given
    } else await vi.advanceTimersByTimeAsync(TICK)
    if (!isOwn(view!)) time += choices.asked ? 0 : TICK
  }
  session.end()
  return watched
}

const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length

it('three rivals of Zombies!!! have their turns in about ten seconds', async () => {
  const bot = { by: 'bot', bot: 'house' } as const
  const seats = [{ by: 'person', name: '' } as const, bot, bot, bot]
  const watched = await watch({
    module: zombies,
    table: zombiesTable,
    create: { options: { seats: 4, expansion: 'baseOnly' }, seats, seed: 'a' },
    isOwn: (view) => (view as ZombiesView).active === 0,
    rounds: 4,
  })
  expect(mean(watched)).toBeGreaterThan(5000)
  expect(mean(watched)).toBeLessThan(11_000)
}, 60_000)

it('the dead of Dawn have theirs in four', async () => {
  const watched = await watch({
    module: dawn,
    table: dawnTable,
    create: { options: { mode: 'solitaire' }, seats: [{ by: 'person', name: '' }], seed: 'a' },
    isOwn: (view) => (view as DawnView).phase === 'human',
    rounds: 3,
  })
  expect(mean(watched)).toBeGreaterThan(1000)
  expect(Math.max(...watched)).toBeLessThanOrEqual(4000)
}, 60_000)

it('the dead of Dead Walk Again have theirs in four', async () => {
  const watched = await watch({
    module: dwa,
    table: dwaTable,
    create: { preset: 'first-game', options: {}, seats: [{ by: 'person', name: '' }], seed: 'c' },
    isOwn: (view) => !['zombies', 'arrivals'].includes(view.frames.at(-1)?.kind ?? ''),
    rounds: 8,
  })
  expect(mean(watched)).toBeGreaterThan(1000)
  expect(Math.max(...watched)).toBeLessThanOrEqual(4000)
}, 60_000)
