import { Host, type HostPort, MemoryStore, type Moment, type Notice } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import nightShift from '../../../examples/night-shift/src/index.js'
import type { TableGame } from '../games/table-game.js'
import { Session } from '../table/session.js'
import { type Channel, showToWatchers, watchingPort } from './watching.js'

/** Two ends of a channel: what one posts the other hears, a little later and as a copy. */
function channels(): [Channel, Channel] {
  const end = (): Channel => ({ onmessage: null, postMessage: () => {}, close: () => {} })
  const [one, other] = [end(), end()]
  const join = (from: Channel, to: Channel): void => {
    from.postMessage = (message) => {
      const data = structuredClone(message)
      queueMicrotask(() => to.onmessage?.({ data } as MessageEvent))
    }
  }
  join(one, other)
  join(other, one)
  return [one, other]
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
const module = nightShift as unknown as GameModule
const POSITION = [
  'hour 3, room 2',
  'gm: menace 6, traps 3',
  'ana: guard, survival 3',
  'ben: nurse, survival 3',
  'asked: prepare',
].join('\n')

async function played() {
  const port = new Host({ games: [module], store: new MemoryStore() }).connect()
  const seats = ['Max', 'Ana', 'Ben'].map((name) => ({ by: 'person', name }) as const)
  const created = await port.request({ type: 'create', game: 'night-shift', seats, position: POSITION })
  if (!created.ok) throw new Error(JSON.stringify(created))
  return { port, match: created.value.match }
}

async function watched() {
  const { port, match } = await played()
  const [holder, window] = channels()
  const here: string[] = []
  const stop = showToWatchers(holder, port, match, 'night-shift')
  const watching = watchingPort(window, match, { here: (game) => void here.push(game), gone: () => here.push('gone') })
  await rest()
  return { port, match, watching, here, stop }
}

describe('a window that watches', () => {
  it('is shown what anybody may see, as it happens', async () => {
    const { port, match, watching, here } = await watched()
    expect(new Set(here)).toEqual(new Set(['night-shift']))
    const heard: Notice[] = []
    watching.listen((notice) => void heard.push(notice))
    const look = await watching.request({ type: 'look', match })
    expect(look).toMatchObject({
      ok: true,
      value: { viewer: 'spectator', view: { traps: null, menace: null, note: null } },
    })
    await port.request({ type: 'answer', match, seat: 1, seq: 0, answer: { type: 'say', text: 'Hush' } })
    await rest()
    expect(heard).toMatchObject([{ type: 'moment', moment: { viewer: 'spectator', view: { said: ['', 'Hush', ''] } } }])
    // What is a secret does not even arrive.
    await port.request({ type: 'answer', match, seat: 0, seq: 1, answer: { type: 'note', text: 'soon' } })
    await rest()
    expect(heard).toHaveLength(1)
  })

  it('answers nothing, and looks with nobody’s eyes', async () => {
    const { port, match, watching } = await watched()
    const refused = { ok: false, error: { where: 'match' } }
    const answer = { type: 'prepare', zombies: 0, obstacles: 0, trap: 0 }
    expect(await watching.request({ type: 'answer', match, seat: 0, seq: 0, answer })).toMatchObject(refused)
    expect(await watching.request({ type: 'look', match, seat: 0 })).toMatchObject(refused)
    expect(await watching.request({ type: 'look', match: 'another' })).toMatchObject(refused)
    expect(await watching.request({ type: 'export', match })).toMatchObject(refused)
    expect(await port.request({ type: 'look', match })).toMatchObject({ ok: true, value: { seq: 0 } })
  })

  it('gets no answer to anything but a look, whatever it asks', async () => {
    const { port, match } = await played()
    const [holder, window] = channels()
    const heard: unknown[] = []
    const asked: string[] = []
    const counted: HostPort = {
      ...port,
      request: ((request) => {
        asked.push(request.type)
        return port.request(request)
      }) as HostPort['request'],
    }
    showToWatchers(holder, counted, match, 'night-shift')
    window.onmessage = ({ data }) => void heard.push(data)
    for (const request of [
      { type: 'export', match },
      { type: 'look', match, seat: 0 },
      { type: 'answer', match, seat: 1, seq: 0, answer: { type: 'say', text: 'x' } },
    ])
      window.postMessage({ type: 'ask', id: 'x', request })
    await rest()
    expect(asked).toEqual([])
    expect(heard).toEqual([{ type: 'here', game: 'night-shift' }])
  })

  it('hears when nobody holds the match any longer', async () => {
    const { here, stop } = await watched()
    stop()
    await rest()
    expect(here.at(-1)).toBe('gone')
  })

  it('lays the table of the one who watches, and the one who plays is not disturbed', async () => {
    const { port, match, watching } = await watched()
    const game = { module, spots: () => [] } as unknown as TableGame
    const setting = { match, game, curtain: () => true, pace: () => 0 as const, motion: () => true }
    const own = new Session({ ...setting, port })
    const other = new Session({ ...setting, port: watching, watches: true })
    await own.begin()
    await other.begin()
    await own.raiseCurtain(0)
    await own.answer({ type: 'prepare', zombies: 1, obstacles: 0, trap: 0 } as never)
    await rest()
    const seen = (session: Session): Moment => session.state.get().moment!
    expect([seen(other).viewer, seen(other).view]).toMatchObject(['spectator', { zombies: 1, traps: null }])
    expect([seen(own).viewer, own.state.get().curtain]).toEqual([0, 1])
    expect(other.state.get().choices.asked).toBe(false)
  })
})
