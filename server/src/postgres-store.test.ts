import type { MatchCard } from '@shamble/host'
import { FaultPoint, faultHere, storeContract } from '@shamble/testkit'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { POSTGRES_STEPS } from './postgres-schema.js'
import { PostgresStore } from './postgres-store.js'
import { dropSchemas, inDatabase, type TestPostgres, testPostgres } from './tests/database.js'

const database = await testPostgres('the store contract on PostgreSQL')

describe.skipIf(database === null)('PostgreSQL', () => {
  const postgres = database as TestPostgres
  // Opened once: they keep nothing of their own, and a connection takes longer than everything that is asked on it.
  let faults = new FaultPoint()
  let servers: PostgresStore[] = []
  const opened = async (name = 'main'): Promise<PostgresStore> => {
    const store = await PostgresStore.open(
      postgres.url(name),
      () => {
        if (faults.strike() !== null) throw faultHere()
      },
      2,
    )
    servers.push(store)
    return store
  }
  const emptying = new Client({ connectionString: postgres?.url() })
  const emptied = async (): Promise<void> => {
    await emptying.query('DELETE FROM matches; DELETE FROM lines; DELETE FROM leases')
  }
  const two = (): [PostgresStore, PostgresStore] => [servers[0]!, servers[1]!]
  beforeAll(async () => {
    await inDatabase(postgres, 'main')
    await opened()
    await opened()
    // The last test ends the database.
    emptying.on('error', () => {})
    await emptying.connect()
  })
  afterAll(async () => {
    await emptying.end()
    for (const store of servers) await store.close()
    servers = []
    await dropSchemas(postgres, ['main', 'old', 'new'])
  })

  storeContract('it', async () => {
    await emptied()
    faults = new FaultPoint()
    let turn = 0
    return { open: async () => servers[turn++ % 2]!, faults }
  })

  const card = (given: Partial<MatchCard> = {}): MatchCard => ({
    ...{ id: 'a', owner: 'ann', guests: [], game: 'knock', name: '', seats: [], realDice: false, seed: null },
    ...{ responseSeconds: 0, created: 0, saved: 0, turn: 0, over: false, lines: 1, revision: 1, after: null },
    ...{ copy: false, waiting: false, invitation: null, asked: [], given: [], proposal: null },
    ...given,
  })

  it('two servers that change a card at once: one of them, and the other is told', async () => {
    await emptied()
    const [one, other] = two()
    await one.create(card(), '{}\n')
    const both = await Promise.allSettled([
      one.update(card({ name: 'one', revision: 2 })),
      other.update(card({ name: 'other', revision: 2 })),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await one.find({ id: 'a' }))?.name).toBe(both[0].status === 'fulfilled' ? 'one' : 'other')
  })

  it('a lease is one server’s, and what it writes after it has passed on is refused', async () => {
    await emptied()
    const [one, other] = two()
    await one.create(card(), '{}\n')
    const first = (await one.nodes.lease(['a', 'none'])).get('a')!
    expect([...(await one.nodes.lease(['a'])).values()]).toEqual([first])
    expect([...(await other.nodes.lease(['a'])).keys()]).toEqual([])
    await one.append(card({ lines: 2, revision: 2 }), ['[0]'], first)
    // The server that had it says nothing more, and its time is over.
    await inDatabase(postgres, 'main', `UPDATE leases SET until = now() - interval '1 s'`)
    expect(await other.nodes.orphans()).toEqual(['a'])
    const second = (await other.nodes.lease(['a'])).get('a')!
    expect(second).toBeGreaterThan(first)
    await expect(one.append(card({ lines: 3, revision: 3 }), ['["late"]'], first)).rejects.toThrow('elsewhere')
    await other.append(card({ lines: 3, revision: 3 }), ['[1]'], second)
    expect((await one.load('a')).record).toBe('{}\n[0]\n[1]\n')
    await other.nodes.release(['a'])
    expect(await one.nodes.orphans()).toEqual([])
    expect((await one.nodes.lease(['a'])).get('a')).toBeGreaterThan(second)
  })

  it('who is connected at one server is known to the others, until it is gone', async () => {
    const [one, other] = two()
    expect(await one.nodes.presence(['ann', 'bo'])).toEqual([])
    expect(await other.nodes.presence(['cy'])).toEqual(['ann', 'bo'])
    expect(await one.nodes.presence(['bo'])).toEqual(['cy'])
    expect(await other.nodes.presence([])).toEqual(['bo'])
    await inDatabase(postgres, 'main', `UPDATE presence SET until = now() - interval '1 s'`)
    expect(await other.nodes.presence([])).toEqual([])
  })

  it('a server hears what others write and remove, and can read what it missed', async () => {
    await emptied()
    const [one, other] = two()
    const heard: (string | null)[] = []
    let wake = (): void => {}
    other.nodes.listen((id) => {
      heard.push(id)
      wake()
    })
    one.nodes.listen((id) => void heard.push(`own ${id}`))
    const hears = async (count: number): Promise<void> => {
      while (heard.length < count) await new Promise<void>((resolve) => (wake = resolve))
    }
    await one.create(card(), '{}\n')
    await one.append(card({ lines: 3, revision: 2 }), ['[0]', '[1]'])
    await hears(1)
    expect(await other.nodes.since('a', 1)).toEqual({ card: card({ lines: 3, revision: 2 }), lines: ['[0]', '[1]'] })
    await one.remove('a')
    await hears(2)
    expect(await other.nodes.since('a', 3)).toBeNull()
    expect(heard).toEqual(['a', 'a'])
  })

  it.each(POSTGRES_STEPS.map((_, version) => version))(
    'a database of schema %i is brought up to date',
    async (version) => {
      const steps = POSTGRES_STEPS.slice(0, version)
      await inDatabase(postgres, 'old', `DROP SCHEMA "${postgres.schema('old')}" CASCADE`)
      const made = version === 0 ? [] : ['CREATE TABLE shamble_schema (version integer NOT NULL)', ...steps]
      await inDatabase(
        postgres,
        'old',
        ...made,
        ...(version === 0 ? [] : [`INSERT INTO shamble_schema VALUES (${version})`]),
      )
      const store = await opened('old')
      await store.create(card(), '{}\n')
      expect(await inDatabase(postgres, 'old', 'SELECT version FROM shamble_schema')).toEqual([
        { version: POSTGRES_STEPS.length },
      ])
    },
  )

  it('of a newer schema, or that is not there, is refused in a sentence', async () => {
    await inDatabase(
      postgres,
      'new',
      'CREATE TABLE shamble_schema (version integer NOT NULL)',
      'INSERT INTO shamble_schema VALUES (99)',
    )
    await expect(PostgresStore.open(postgres.url('new'))).rejects.toThrow('start a newer Shamble')
    await expect(PostgresStore.open('postgresql://ann:hush@127.0.0.1:1/x')).rejects.toThrow(
      /^data: the database at 127\.0\.0\.1:1\/x cannot be reached: .*ECONNREFUSED/,
    )
  })

  it.skipIf(database?.crash === null)('goes on when the database comes back', async () => {
    await emptied()
    const [store] = two()
    await store.create(card(), '{}\n')
    const told = new Promise((resolve) => store.nodes.listen(resolve))
    const restarted = postgres.crash!()
    await store.append(card({ lines: 2, revision: 2 }), ['[0]'])
    await restarted
    expect((await store.load('a')).record).toBe('{}\n[0]\n')
    // Whatever was said meanwhile was missed: all must be read again.
    expect(await told).toBeNull()
  })
})
