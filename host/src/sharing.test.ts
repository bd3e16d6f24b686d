import { bot, breathe, knock, ManualClock, ok, person } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { Host } from './host.js'
import type { HostPort, Notice } from './port.js'
import { type MatchCard, type MatchStore, MemoryStore, type Nodes, writtenElsewhere } from './store.js'

const LEASE = 3_000

/** What several nodes share, in memory; each has its own `node` of it. */
class SharedMemory {
  readonly kept = new MemoryStore()
  readonly leases = new Map<string, { node: string; fence: number; until: number }>()
  readonly people = new Map<string, readonly string[]>()
  readonly listeners = new Map<string, (id: string | null) => void>()
  /** Whether the nodes hear nothing of each other. */
  isSilent = false
  /** The node that can no longer reach anyone. */
  isDown = ''

  node(node: string, clock: ManualClock): MatchStore {
    const { kept, leases, listeners } = this
    const told = (id: string): void => {
      for (const [other, listener] of listeners) if (other !== node && !this.isSilent) listener(id)
    }
    const checked = async (card: MatchCard, fence?: number): Promise<void> => {
      const known = await kept.find({ id: card.id })
      const isFenced = fence !== undefined && leases.get(card.id)?.fence !== fence
      if (isFenced || (known !== null && known.revision >= card.revision)) throw writtenElsewhere()
    }
    const nodes: Nodes = {
      since: async (id, from) => {
        if ((await kept.find({ id })) === null) return null
        const { card, record } = await kept.load(id)
        return { card, lines: record.trimEnd().split('\n').slice(from) }
      },
      listen: (changed) => {
        listeners.set(node, changed)
        return () => listeners.delete(node)
      },
      lease: async (ids) => {
        if (this.isDown === node) throw new Error('cut off')
        return new Map(
          ids.flatMap((id) => {
            const held = leases.get(id) ?? { node: '', fence: 0, until: -1 }
            if (held.node !== node && held.until >= clock.now()) return []
            const fence = held.node === node ? held.fence : held.fence + 1
            leases.set(id, { node, fence, until: clock.now() + LEASE })
            return [[id, fence] as const]
          }),
        )
      },
      release: async (ids) => {
        for (const id of ids) if (leases.get(id)?.node === node) leases.get(id)!.until = -1
      },
      presence: async (here) => {
        this.people.set(node, here)
        return [...this.people].flatMap(([other, people]) => (other === node ? [] : people))
      },
      orphans: async () => [...leases].flatMap(([id, { until }]) => (until < clock.now() ? [id] : [])),
    }
    return {
      nodes,
      list: () => kept.list(),
      find: (what) => kept.find(what),
      load: (id) => kept.load(id),
      create: (card, record) => kept.create(card, record),
      async append(card, lines, fence) {
        await checked(card, fence)
        await kept.append(card, lines)
        told(card.id)
      },
      async update(card) {
        await checked(card)
        await kept.update(card)
        told(card.id)
      },
      async remove(id) {
        await kept.remove(id)
        told(id)
      },
    }
  }
}

function twoNodes() {
  const shared = new SharedMemory()
  const clock = new ManualClock()
  const [one, other] = ['one', 'other'].map(
    (name) => new Host({ games: [knock], store: shared.node(name, clock), clock, quietAfter: 1e9, report() {} }),
  ) as [Host, Host]
  const pass = (milliseconds: number): Promise<void> => clock.advance(milliseconds, breathe)
  return { shared, clock, one, other, pass, ann: one.connect('ann'), bo: other.connect('bo') }
}

/** Ann on the first node and Bo on the second have begun a match; a third seat is a bot's where it is wanted. */
async function begun(third: readonly ReturnType<typeof bot>[] = []) {
  const nodes = twoNodes()
  const { ann, bo } = nodes
  const seats = [person, { by: 'open' as const }, ...third]
  const options = { seats: seats.length }
  const { match } = await ok(ann, { type: 'create', game: 'knock', options, seats })
  const { invitation } = await ok(ann, { type: 'room', match })
  await ok(bo, { type: 'join', invitation: invitation!.code, name: 'Bo' })
  await ok(bo, { type: 'ready', match, on: true })
  await ok(ann, { type: 'start', match })
  await breathe()
  await ok(bo, { type: 'look', match, seat: 1 })
  return { ...nodes, match }
}

const heardBy = (port: HostPort): Notice[] => {
  const heard: Notice[] = []
  port.listen((notice) => void heard.push(notice))
  return heard
}

describe('two nodes that play one match', () => {
  it('each tells its tables what was answered at the other, with all that happened', async () => {
    const { ann, bo, match } = await begun()
    const heard = heardBy(bo)
    await ok(ann, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
    await breathe()
    const moments = heard.flatMap((notice) => (notice.type === 'moment' ? [notice] : []))
    expect(moments.map(({ moment }) => moment.seq)).toEqual([1])
    expect(moments[0]!.events.length).toBeGreaterThan(0)
  })

  it('an answer that comes too late is checked again on what is there now, and none is taken twice', async () => {
    const { shared, ann, bo, match } = await begun()
    shared.isSilent = true
    await ok(ann, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
    // Bo may jeer at any time: that node knows of no walk, is refused by the store, learns of it, and tries again.
    await ok(bo, { type: 'answer', match, seat: 1, seq: 0, answer: { type: 'jeer' } })
    expect((await ok(bo, { type: 'look', match, seat: 1 })).seq).toBe(2)
    // Ann's node knows of no jeer: what she gives on an old moment is judged by the new one.
    const knocked = await ann.request({ type: 'answer', match, seat: 0, seq: 1, answer: { type: 'roll' } })
    expect(knocked.ok).toBe(true)
    const { entries } = await ok(ann, { type: 'log', match, seat: 0 })
    expect(entries.map(({ after }) => after)).toEqual([0, 1, 2, 3])
    const [here, there] = [(await ok(ann, { type: 'look', match })).view, (await ok(bo, { type: 'look', match })).view]
    expect(there.seq).toBe(2)
    expect(here.seq).toBe(3)
  })

  it('someone who knows more than a node does not go back in time there', async () => {
    const { shared, ann, bo, other, match } = await begun()
    shared.isSilent = true
    await ok(ann, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
    // Ann comes to the other node, which has not heard of her answer yet.
    const again = other.connect('ann')
    const { moment, events } = await ok(again, { type: 'since', match, seat: 0, seq: 1 })
    expect([moment.seq, events]).toEqual([1, []])
    await ok(ann, { type: 'answer', match, seat: 0, seq: 1, answer: { type: 'walk' } })
    await ok(again, { type: 'answer', match, seat: 0, seq: 2, answer: { type: 'walk' } })
    expect((await ok(bo, { type: 'look', match, seat: 1 })).seq).toBe(3)
  })

  it('who sits there, what is proposed and that it is gone is known to both', async () => {
    const { ann, bo, match } = await begun()
    const heard = heardBy(bo)
    await ok(ann, { type: 'end', match, seat: 0 })
    await breathe()
    expect((await ok(bo, { type: 'look', match, seat: 1 })).proposal).toMatchObject({ kind: 'end', waitsFor: [1] })
    await ok(bo, { type: 'consent', match, seat: 1, agree: true })
    await breathe()
    expect((await ok(ann, { type: 'look', match, seat: 0 })).outcome).not.toBeNull()
    await ok(ann, { type: 'delete', match })
    await breathe()
    expect(heard.at(-1)).toEqual({ type: 'gone', match })
  })

  it('two who change the table at once both succeed', async () => {
    const { shared, ann, other } = twoNodes()
    const seats = [person, { by: 'open' as const }, { by: 'open' as const }]
    const { match } = await ok(ann, { type: 'create', game: 'knock', options: { seats: 3 }, seats })
    const { invitation } = await ok(ann, { type: 'room', match })
    const bo = other.connect('bo')
    shared.isSilent = true
    await ok(bo, { type: 'join', invitation: invitation!.code, name: 'Bo' })
    await ok(ann, { type: 'rename', match, name: 'Friday' })
    const { name, seats: sat } = await ok(ann, { type: 'room', match })
    expect(name).toBe('Friday')
    expect(sat[1]).toMatchObject({ by: 'person', name: 'Bo' })
  })

  it('who is at the other node is here', async () => {
    const { ann, bo, match, pass } = await begun()
    const here = async (): Promise<unknown> =>
      (await ok(ann, { type: 'room', match })).seats.map((seat) => (seat as { here?: boolean }).here)
    await pass(2_000)
    expect(await here()).toEqual([true, true])
    bo.close()
    await pass(2_000)
    expect(await here()).toEqual([true, false])
  })

  it('bots act at one of them, and at the other when that one is gone', async () => {
    const { shared, ann, bo, other, match, pass } = await begun([bot('random')])
    expect(shared.leases.get(match)).toMatchObject({ node: 'one', fence: 1 })
    ann.close()
    shared.isDown = 'one'
    await pass(2 * LEASE)
    expect(shared.leases.get(match)).toMatchObject({ node: 'other', fence: 2 })
    // Ann comes to the other node: both let their turn go by, and the bot has its own.
    const people = [other.connect('ann'), bo]
    const botsTurns = async (): Promise<number> =>
      (await ok(bo, { type: 'log', match, seat: 1 })).entries.filter(({ seat }) => seat === 2).length
    for (let i = 0; i < 100 && (await botsTurns()) === 0; i++) {
      const seat = i % 2
      const { choices, seq } = await ok(people[seat]!, { type: 'look', match, seat })
      const answer = choices.pass ?? { type: 'roll' }
      if (choices.asked) await people[seat]!.request({ type: 'answer', match, seat, seq, answer })
      await pass(1)
    }
    expect(await botsTurns()).toBeGreaterThan(0)
    await other.close()
    expect(shared.leases.get(match)!.until).toBe(-1)
  })
})
