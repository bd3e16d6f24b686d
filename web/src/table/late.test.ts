import { Host, type HostPort, MemoryStore, type Notice } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import { expect, it } from 'vitest'
import brawl from '../../../examples/graveyard-brawl/src/index.js'
import type { TableGame } from '../games/table-game.js'
import { Session } from './session.js'

const person = (name: string) => ({ by: 'person', name }) as const

/** As over a network: what is asked arrives a little later, and what is told comes in order. */
function farPort(near: HostPort): HostPort {
  const later = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
  return {
    ...near,
    request: (request) =>
      later()
        .then(() => near.request(request))
        .then(async (reply) => {
          await later()
          return reply as never
        }),
    listen: (listener: (notice: Notice) => void) => near.listen(listener),
  }
}

async function table() {
  const near = new Host({ games: [brawl as unknown as GameModule], store: new MemoryStore() }).connect()
  const created = await near.request({
    type: 'create',
    game: 'graveyard-brawl',
    seats: ['A', 'B', 'C'].map(person),
    seed: 'late',
  })
  if (!created.ok) throw new Error(JSON.stringify(created))
  const { match } = created.value
  let late = 0
  const session = new Session({
    port: farPort(near),
    match,
    game: { module: brawl, spots: () => [] } as unknown as TableGame,
    curtain: () => false,
    pace: () => 0,
    motion: () => true,
    late: () => {
      late++
    },
  })
  await session.begin()
  return { near, match, session, late: () => late }
}

it('tells someone whose answer came too late', async () => {
  const { near, match, session, late } = await table()
  const { viewer, moment, choices } = session.state.get()
  expect(choices.asked).toBe(true)
  const answer = choices.actions[0]!
  const given = session.answer(answer)
  // The same seat at another device was quicker, or its clock.
  const first = await near.request({ type: 'answer', match, seat: viewer as number, seq: moment!.seq, answer })
  expect(first.ok).toBe(true)
  await given
  expect(late()).toBe(1)
})

it('an answer that is taken is not late', async () => {
  const { session, late } = await table()
  await session.answer(session.state.get().choices.actions[0]!)
  expect(late()).toBe(0)
})

it('leaves what is picked alone when others come and go', async () => {
  const { near, match, session } = await table()
  const { viewer, choices } = session.state.get()
  session.state.patch({ picked: ['somewhere'] })
  const other = viewer === 0 ? 1 : 0
  const reply = await near.request({ type: 'sit', match, seat: other, plan: { by: 'bot', bot: 'random' } })
  expect(reply.ok).toBe(true)
  const now = session.state.get()
  expect(now.moment!.seats[other]).toEqual({ by: 'bot', bot: 'random' })
  expect(now.picked).toEqual(['somewhere'])
  expect(now.choices).toEqual(choices)
})
