import zombies from '@shamble/game-zombies'
import { Host, type HostPort, type HostRequest, MemoryStore, type Moment } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TableGame } from '../games/table-game.js'
import { Session } from './session.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PASS = { type: 'pass' }

/** Someone is asked in a window in which nothing is left to them but to let it pass; tells what they answer. */
async function asked(change: Partial<Moment>) {
  const near = new Host({ games: [zombies as unknown as GameModule], store: new MemoryStore() }).connect()
  const seats = [{ by: 'person', name: 'Ann' } as const, { by: 'bot', bot: 'random' } as const]
  const created = await near.request({ type: 'create', game: 'zombies', options: { seats: 2 }, seats })
  if (!created.ok) throw new Error(JSON.stringify(created))
  const { match } = created.value
  const look = await near.request({ type: 'look', match, seat: 0 })
  if (!look.ok) throw new Error(JSON.stringify(look))
  near.close()
  const choices = { asked: true, pass: PASS, actions: [PASS], refused: [], spaces: [] }
  const moment: Moment = { ...look.value, choices, ...change }
  const answers: HostRequest[] = []
  const port = {
    request: async (request: HostRequest) => {
      if (request.type === 'answer') {
        answers.push(request)
        // What comes of it is another matter.
        return new Promise(() => {})
      }
      return request.type === 'look' ? { ok: true, value: moment } : { ok: true, value: { entries: [] } }
    },
    listen: () => () => {},
    close() {},
  } as unknown as HostPort
  const game = { module: zombies, spots: () => [] } as unknown as TableGame
  const session = new Session({ port, match, game, curtain: () => true, pace: () => 0, motion: () => false })
  await session.begin()
  return { answers, session }
}

it('a window without a clock is let pass at once where there is nothing to say', async () => {
  const { answers } = await asked({})
  expect(answers).toMatchObject([{ answer: PASS }])
})

it('[ZMB-W.h] one with a clock is left open for a moment: how soon it closes tells nobody what is held', async () => {
  const { answers, session } = await asked({ passes: true, timeLeft: 10_000 })
  await vi.advanceTimersByTimeAsync(399)
  expect(answers).toEqual([])
  expect(session.state.get().choices.asked).toBe(false)
  await vi.advanceTimersByTimeAsync(801)
  expect(answers).toMatchObject([{ answer: PASS }])
})

it('nothing is said for someone who has left the table meanwhile', async () => {
  const { answers, session } = await asked({ passes: true, timeLeft: 10_000 })
  session.end()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(answers).toEqual([])
})
