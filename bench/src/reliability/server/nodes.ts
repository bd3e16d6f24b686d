import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { seededBelow } from '@shamble/chance'
import { openStore, type ServerStore } from '@shamble/server'
import { Client } from '@shamble/server/parts'
import { startPostgres } from '../../../../scripts/postgres.mjs'
import { Probe } from '../probe.js'
import { withFolder } from '../table.js'
import { Load, type Serving, serve } from './driver.js'
import { whyNotKept } from './kept.js'
import { Wall } from './wall.js'

/** What happens to two servers on one PostgreSQL. */
export const NODE_FAULTS = ['database killed', 'node killed', 'partition'] as const
export type NodeFault = (typeof NODE_FAULTS)[number]

const MATCHES = 4
/** People are served again when so many answers were acknowledged at each server, within so many milliseconds. */
const ANSWERS = 3
const AGAIN = 5_000
/** A partition lasts for at most so long. */
const APART = 1_500

/**
 * Two servers on one PostgreSQL, each with one of two players; the database is killed, a server is killed, or one of them
 * cannot reach the database: nothing is lost, nothing is taken twice, and both serve people again within five seconds.
 * @param within a test plants a store that has lost something
 */
export async function nodes(
  fault: NodeFault,
  count: number,
  seed: string,
  within: (store: ServerStore) => ServerStore = (store) => store,
): Promise<Probe> {
  const probe = new Probe()
  const postgres = await startPostgres({ sync: true })
  if (postgres === null || (fault === 'database killed' && postgres.crash === null)) {
    console.error(`SKIPPED nodes, ${fault}: there is no PostgreSQL here that may be stopped`)
    return probe
  }
  const wall = await Wall.before(postgres.url())
  try {
    const client = new Client({ connectionString: postgres.url() })
    await client.connect()
    await client.query(`CREATE SCHEMA IF NOT EXISTS "${postgres.schema('main')}"`)
    await client.end()
    await withFolder(async (folder) => {
      const below = seededBelow(seed, fault)
      const page = join(folder, 'page')
      const start = (i: number, port = 0): Promise<Serving> =>
        serve({ data: i === 0 ? postgres.url() : wall.url, page, port })
      const servers = await Promise.all([start(0), start(1)])
      const ports = servers.map(({ port }) => port)
      const answers = [0, 0]
      let more: () => void = () => {}
      const load = await Load.begin({
        port: (seat) => ports[seat]!,
        matches: MATCHES,
        seed,
        acknowledged: (seat) => {
          answers[seat]!++
          more()
        },
      })
      const served = async (): Promise<number> => {
        const begun = performance.now()
        const before = [...answers]
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, 3 * AGAIN)
          more = () => {
            if (!answers.every((count_, seat) => count_ >= before[seat]! + ANSWERS)) return
            clearTimeout(timer)
            resolve()
          }
        })
        return performance.now() - begun
      }
      for (let i = 0; i < count; i++) {
        await served()
        await new Promise((resolve) => setTimeout(resolve, below(50)))
        await probe.try(`${fault} ${i}`, async () => {
          if (fault === 'database killed') await postgres.crash!()
          else if (fault === 'node killed') {
            const node = below(2)
            await servers[node]!.kill()
            servers[node] = await start(node, ports[node]!)
          } else await wall.apart(below(APART), below(2) === 0 ? 'lost' : 'late')
          const waited = await served()
          const store = await openStore(postgres.url())
          try {
            for (const match of load.played.slice(-3 * MATCHES)) {
              const wrong = await whyNotKept(within(store), match)
              if (wrong !== null) return wrong
            }
          } finally {
            await store.close()
          }
          const early = servers.flatMap((server) => server.early)
          return early[0] ?? (waited > AGAIN ? `people were served again after ${Math.round(waited)} ms` : null)
        })
      }
      load.close()
      for (const server of servers) await server.kill()
    })
  } finally {
    wall.close()
    await postgres.stop()
  }
  return probe
}
