import { breathe, knock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { Host } from './host.js'
import type { HostPort, HostRequest, Notice, Reply } from './port.js'
import { MemoryStore } from './store.js'
import { Receiver, Sender, type SentNotice } from './wire.js'

const person = { by: 'person', name: 'P' } as const

/** A table at the end of a line over which nothing but text goes. */
async function line() {
  const host = new Host({ games: [knock], store: new MemoryStore() })
  const port = host.connect()
  const [sender, receiver] = [new Sender(), new Receiver()]
  const said: Notice[] = []
  const sent: string[] = []
  const heard: Notice[] = []
  port.listen((notice) => {
    said.push(notice)
    sent.push(JSON.stringify(sender.notice(notice)))
    heard.push(receiver.notice(JSON.parse(sent.at(-1)!) as SentNotice))
  })
  const request = async (asked: HostRequest): Promise<{ said: Reply; sent: string; heard: Reply }> => {
    const reply = (await (port as HostPort).request(asked)) as Reply
    const text = JSON.stringify(sender.reply(asked, reply))
    return { said: reply, sent: text, heard: receiver.reply(asked, JSON.parse(text)) }
  }
  const created = await request({ type: 'create', game: 'knock', seats: [person, person], seed: '1' })
  const { match } = (created.said as { value: { match: string } }).value
  return { host, match, request, said, sent, heard }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a line', () => {
  it('says at its end what the host has said', async () => {
    const { match, request, said, heard } = await line()
    for (const [seq, type] of (['walk', 'show', 'roll'] as const).entries())
      await request({ type: 'answer', match, seat: 0, seq, answer: { type } })
    await breathe()
    expect(said.length).toBeGreaterThan(5)
    expect(heard).toEqual(plain(said))
    // Nobody has changed places: the same people, and not only alike.
    const seats = heard.flatMap((notice) => (notice.type === 'moment' ? [notice.moment.seats] : []))
    expect(seats.length).toBeGreaterThan(1)
    for (const people of seats) expect(people).toBe(seats[0])
    for (const asked of [
      { type: 'look', match, seat: 1 },
      { type: 'look', match },
      { type: 'past', match, seat: 0, seq: 1 },
      { type: 'log', match, seat: 0 },
      { type: 'look', match: 'nowhere' },
    ] satisfies HostRequest[]) {
      const reply = await request(asked)
      expect(reply.heard).toEqual(plain(reply.said))
    }
  })

  it('sends the options of a match once, and those of another match again', async () => {
    const { match, request, sent } = await line()
    const withOptions = (text: string): boolean => text.includes('"turnLimit"')
    await request({ type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
    await breathe()
    expect(sent.filter(withOptions)).toHaveLength(1)
    expect((await request({ type: 'look', match, seat: 0 })).sent).not.toContain('"turnLimit"')
    const fork = await request({ type: 'fork', match, seq: 0 })
    const other = (fork.said as { value: { match: string } }).value.match
    await breathe()
    expect(sent.filter(withOptions)).toHaveLength(2)
    const looked = await request({ type: 'look', match: other, seat: 0 })
    expect(looked.heard).toEqual(plain(looked.said))
  })

  it('gives every view of a match the same options, so that what was worked out from them is found again', async () => {
    const { match, request, heard } = await line()
    await request({ type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
    await breathe()
    const options = heard.flatMap((notice) => (notice.type === 'moment' ? [notice.moment.view.options] : []))
    expect(options.length).toBeGreaterThan(2)
    expect(new Set(options).size).toBe(1)
  })
})

describe('the steps of a stretch', () => {
  const view = (score: number[], seq = 4) => ({
    ...{ viewer: 0, seq, turn: 1, outcome: null, frames: [], questions: [], answered: [-1], options: { turnLimit: 0 } },
    score,
  })
  const event = (kind: string) => ({ kind, rule: 'X-1' })
  const notice = {
    type: 'moment',
    moment: { match: 'm', viewer: 0, seq: 4, view: view([3, 2, 1]) },
    events: [event('a'), event('b'), event('c')],
    steps: [
      { view: view([1, 0, 0], 3), events: [event('a')] },
      { view: view([3, 2, 0]), events: [event('b')], passage: 'walks' },
      { view: view([3, 2, 1]), events: [event('c')] },
    ],
    more: false,
  } as unknown as Extract<Notice, { type: 'moment' }>

  it('cross as what differs from the step after them, the events once', () => {
    const sent = new Sender().notice(notice) as Extract<SentNotice, { type: 'moment' }>
    expect(sent.events).toEqual([])
    expect(sent.steps).toEqual([
      {
        events: [event('a')],
        back: {
          members: {
            seq: { to: 3 },
            score: {
              items: [
                [0, { to: 1 }],
                [1, { to: 0 }],
              ],
            },
          },
        },
      },
      { events: [event('b')], passage: 'walks', back: { members: { score: { items: [[2, { to: 0 }]] } } } },
      { events: [event('c')], back: null },
    ])
  })

  it('are whole again at the other end', () => {
    expect(new Receiver().notice(JSON.parse(JSON.stringify(new Sender().notice(notice))))).toEqual(plain(notice))
  })
})
