import { ManualClock } from '@shamble/testkit'
import { expect, it } from 'vitest'
import { type Line, MESSAGE_VERSION, type SocketLike, socketPort } from './socket-port.js'

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onclose: ((event: { readonly code: number }) => void) | null = null
  onerror: ((event: unknown) => void) | null = null
  readonly sent: { readonly id?: number; readonly request?: unknown }[] = []

  send(data: string): void {
    this.sent.push(JSON.parse(data))
  }

  /** As without a network: nothing comes of it. */
  close(): void {}

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** A port whose lines are all silent unless a test speaks on them. */
function silent() {
  const clock = new ManualClock()
  const sockets: FakeSocket[] = []
  const lines: Line[] = []
  const port = socketPort({
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    secret: 's'.repeat(43),
    newId: () => 'one',
    after: (milliseconds, callback) => clock.after(milliseconds, callback),
    line: (line) => lines.push(line),
  })
  const welcome = (): void => {
    sockets.at(-1)!.onopen?.()
    sockets.at(-1)!.say({ type: 'welcome', v: MESSAGE_VERSION })
  }
  const pass = (milliseconds: number): Promise<void> => clock.advance(milliseconds, async () => {})
  return { port, sockets, lines, welcome, pass }
}

it('a line that gives no sign of life is given up and made anew', async () => {
  const { sockets, lines, welcome, pass } = silent()
  welcome()
  await pass(30_000)
  expect(sockets[0]!.sent.at(-1)).toMatchObject({ request: { type: 'room', match: '' } })
  expect(lines).toEqual(['open'])
  await pass(15_000)
  expect(lines).toEqual(['open', 'lost'])
  await pass(250)
  expect(sockets).toHaveLength(2)
})

it('a line that answers stays, however little happens', async () => {
  const { sockets, lines, welcome, pass } = silent()
  welcome()
  for (let i = 0; i < 20; i++) {
    await pass(15_000)
    const { id } = sockets[0]!.sent.at(-1)!
    if (id !== undefined)
      sockets[0]!.say({ type: 'reply', id, reply: { ok: false, error: { where: 'match', reason: 'there is none' } } })
  }
  expect(lines).toEqual(['open'])
  expect(sockets).toHaveLength(1)
})

it('an answer on a line without a network is sent again, under the same name, when there is one', async () => {
  const { port, sockets, lines, welcome, pass } = silent()
  welcome()
  const request = { type: 'answer', match: 'm', seat: 0, seq: 3, answer: { type: 'knock' } } as const
  const replied = port.request(request)
  port.hangUp()
  expect(lines).toEqual(['open', 'lost'])
  await pass(250)
  welcome()
  const again = sockets[1]!.sent.at(-1)!
  expect(again).toMatchObject({ request: { ...request, id: 'one' } })
  sockets[1]!.say({ type: 'reply', id: again.id, reply: { ok: true, value: { seq: 4 } } })
  expect(await replied).toEqual({ ok: true, value: { seq: 4 } })
})

it('a match that is gone when the line is back is told as gone', async () => {
  const { port, sockets, welcome, pass } = silent()
  welcome()
  const told: unknown[] = []
  port.listen((notice) => told.push(notice))
  const nothing = { questions: [], seats: [], outcome: null, dice: null, proposal: null, undo: { needs: [] } }
  const choices = { asked: false, pass: null, actions: [], refused: [], spaces: [] }
  const moment = { match: 'm', viewer: 0, seq: 1, view: { seq: 1, turn: 1, options: {} }, choices, ...nothing }
  sockets[0]!.say({ type: 'notice', notice: { type: 'moment', moment, events: [], steps: [], more: false } })
  port.hangUp()
  await pass(250)
  welcome()
  const { id, request } = sockets[1]!.sent.at(-1)!
  expect(request).toEqual({ type: 'room', match: 'm' })
  sockets[1]!.say({ type: 'reply', id, reply: { ok: false, error: { where: 'match', reason: 'there is none' } } })
  await pass(0)
  expect(told.at(-1)).toEqual({ type: 'gone', match: 'm' })
})
