import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { Host, type HostPort, type MatchCard } from '@shamble/host'
import { SqliteStore } from '@shamble/server/parts'
import { asked, withFolder } from '../reliability/table.js'
import { ceiling, figure, type Line } from '../report.js'
import type { OnlineEffort } from './efforts.js'
import { connectFour } from './modules.js'
import { pageIn, start } from './processes.js'
import { NO_DICE, tableOf } from './tables.js'

const AIM = 1
const BAR = 5

/** From the start of the process to the moment in which it says that tables can be played. */
export function coldStart(_seed: string, { kept, rounds }: OnlineEffort): Promise<Line[]> {
  return withFolder(async (folder) => {
    const file = join(folder, 'tables.db')
    await fill(file, kept)
    const took: number[] = []
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now()
      const server = await start('start-process', file, pageIn(folder))
      const ready = await fetch(`http://127.0.0.1:${server.port}/readyz`)
      if (!ready.ok) throw new Error(`the server is not ready: ${await ready.text()}`)
      took.push((performance.now() - begun) / 1000)
      await server.stop()
    }
    const title = `online: server ready from a cold start, ${kept} matches kept`
    return [{ ...ceiling(figure(title, Math.min(...took), 's'), BAR), aim: AIM }]
  })
}

/** One match that is under way, as often as wanted. */
async function fill(file: string, kept: number): Promise<void> {
  const store = new SqliteStore(file)
  const host = new Host({ games: [await connectFour()], store, prefix: 'o' })
  const people = [host.connect('a'), host.connect('b')] as const
  const match = await tableOf(people, 'connect-four', {}, NO_DICE)
  for (let seq = 0; seq < 12; seq++)
    await asked(people[seq % 2] as HostPort, {
      ...{ type: 'answer' as const, match, seat: seq % 2, seq, answer: { type: 'drop', column: seq % 7 } },
    })
  await host.close()
  const { card, record } = await store.load(match)
  const copies = Array.from({ length: kept - 1 }, (_, i): MatchCard => ({ ...card, id: `o${i}`, invitation: null }))
  await Promise.all(copies.map((copy) => store.create(copy, record)))
  await store.close()
}
