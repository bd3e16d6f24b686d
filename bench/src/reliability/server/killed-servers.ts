import { join } from 'node:path'
import { seededBelow } from '@shamble/chance'
import { Probe } from '../probe.js'
import { withFolder } from '../table.js'
import { Load, type Serving, serve } from './driver.js'
import { asItLies, whyNotKept } from './kept.js'
import type { Served } from './serving.js'

/** So many matches at once; after at most so many more answers, and so many milliseconds, it is killed. */
const MATCHES = 8
const ANSWERS = 60
const MILLISECONDS = 10
/** A database is killed over so often before the next is begun. */
const KILLS = 25

/**
 * Kills a server while people play at it, at moments that nobody has chosen, and starts it again: everything that anyone
 * was told is kept, once, and people play on without a word.
 * @param planted a test plants a server that tells first
 */
export async function killedServers(count: number, seed: string, planted: Served['planted'] = null): Promise<Probe> {
  const probe = new Probe()
  for (let i = 0; i < count; i += KILLS)
    await withFolder((folder) => killOver(probe, folder, Math.min(KILLS, count - i), `${seed} ${i}`, planted))
  return probe
}

async function killOver(
  probe: Probe,
  folder: string,
  kills: number,
  seed: string,
  planted: Served['planted'],
): Promise<void> {
  const below = seededBelow(seed, 'kills')
  const data = join(folder, 'tables.db')
  const start = (port: number): Promise<Serving> => serve({ data, page: join(folder, 'page'), port, planted })
  let server = await start(0)
  const { port } = server
  let due = below(ANSWERS)
  let isDue: () => void = () => {}
  const load = await Load.begin({
    port: () => port,
    matches: MATCHES,
    seed,
    acknowledged: () => {
      if (due-- === 0) isDue()
    },
  })
  for (let kill = 0; kill < kills; kill++) {
    const later = below(MILLISECONDS)
    await new Promise<void>((resolve) => {
      isDue = resolve
      if (due < 0) resolve()
    })
    await new Promise((resolve) => setTimeout(resolve, later))
    await server.kill()
    const { early } = server
    await probe.try(`${seed}, kill ${kill}`, () =>
      asItLies(data, folder, async (store) => {
        for (const match of load.played) {
          const wrong = await whyNotKept(store, match)
          if (wrong !== null) return wrong
        }
        return early[0] ?? null
      }),
    )
    if (probe.failures.length > 0 && planted !== null) break
    due = below(ANSWERS)
    server = await start(port)
  }
  load.close()
  await server.kill()
}
