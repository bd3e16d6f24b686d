import type { Task } from '@shamble/bots'
import ticTacToe from '@shamble/example-tic-tac-toe'
import type { Action } from '@shamble/kernel'
import type { GameModule, Lookahead } from '@shamble/module'
import { ok } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { Host } from './host.js'
import { MemoryStore } from './store.js'
import type { Thinking } from './thinking.js'

const lookahead: Lookahead = {
  policy: (_s, _seat, { actions }) => actions[0]!,
  evaluate: (s) => s.answered.map(() => 0.5),
  clock: (s) => s.turn,
  horizon: { screen: 1, check: 2 },
  candidates: (_s, _seat, { actions }, most) => actions.slice(0, most),
}
const module = {
  ...(ticTacToe as unknown as GameModule),
  bots: { house: () => ({ decide: ({ choices }) => choices.actions[0]! }) },
  lookahead,
} satisfies GameModule
const mark = (cell: number): Action => ({ type: 'mark', cell }) as Action

/** A table of a person and a master. */
async function table(thinking?: Thinking) {
  const host = new Host({ games: [module], store: new MemoryStore(), ...(thinking === undefined ? {} : { thinking }) })
  const port = host.connect()
  const { match } = await ok(port, {
    type: 'create',
    game: 'tic-tac-toe',
    seats: [
      { by: 'person', name: 'Ada' },
      { by: 'bot', bot: 'master' },
    ],
  })
  const look = () => ok(port, { type: 'look', match, seat: 0 })
  return {
    look,
    answer: async (action: Action) =>
      port.request({ type: 'answer', match, seat: 0, seq: (await look()).view.seq, answer: action }),
    resign: async () =>
      port.request({ type: 'answer', match, seat: 0, seq: (await look()).view.seq, answer: { type: 'resign' } }),
    marks: async () => ((await look()).view as unknown as { cells: number[] }).cells.filter((cell) => cell > 0).length,
    /** Lets whatever is due happen: bots answer in tasks of their own. */
    settle: async () => {
      for (let i = 0; i < 5; i++) {
        await new Promise((resolve) => setTimeout(resolve, 0))
        await host.idle()
      }
    },
  }
}

describe('a rival that looks ahead', () => {
  it('thinks elsewhere, from plain data that tells no secret, and answers when it is done', async () => {
    const asked: { task: Task; done: (action: Action) => void }[] = []
    const { answer, marks, settle } = await table(
      (_game, task) => new Promise((done) => asked.push({ task: structuredClone(task), done: () => done(mark(4)) })),
    )
    await answer(mark(0))
    await settle()
    expect(asked).toHaveLength(1)
    expect(asked[0]!.task).toMatchObject({ seat: 1, view: { viewer: 1 } })
    expect(await marks()).toBe(1)
    asked[0]!.done(mark(4))
    await settle()
    expect(await marks()).toBe(2)
  })

  it('is not heard when the match has gone on without it', async () => {
    const done: (() => void)[] = []
    const { answer, resign, look, settle } = await table(
      () => new Promise((resolve) => done.push(() => resolve(mark(4)))),
    )
    await answer(mark(0))
    await settle()
    await resign()
    done[0]!()
    await settle()
    expect((await look()).outcome).toMatchObject({ reason: 'resigned' })
  })

  it('thinks beside the host where its thread is gone', async () => {
    const { answer, marks, settle } = await table(() => Promise.reject(new Error('gone')))
    await answer(mark(0))
    for (let i = 0; i < 2_000 && (await marks()) < 2; i++) await settle()
    expect(await marks()).toBe(2)
  })
})
