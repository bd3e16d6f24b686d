import { type Below, seededBelow } from '@shamble/chance'
import { FileStore } from '@shamble/cli/file-store'
import { type MatchStore, MemoryStore } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import { Probe } from './probe.js'
import { answerAny, newMatch, tableOver, whyNotWhole, withFolder } from './table.js'

const ROUNDS = 6

/** Two that reach the same matches. */
type Reach = () => MatchStore

/**
 * Opens a match in two places at once and lets both play: two terminals over one folder, where the second is told to
 * watch, and two tabs whose browser has no locks, where both believe that they play. Whatever was acknowledged is there,
 * in a record that is sound, and nothing else.
 * @param within a test plants a store that lets everything pass
 */
export async function twoWriters(
  module: GameModule,
  count: number,
  seed: string,
  within: (store: MatchStore) => MatchStore = (store) => store,
): Promise<Probe> {
  const probe = new Probe()
  const below = seededBelow(seed, 'two writers')
  for (let i = 0; i < count; i++) {
    const here = `${seed} ${i}`
    if (i % 2 === 0)
      await probe.try(`${module.game.id}, two terminals (${i})`, () =>
        withFolder((folder) => fault(module, () => within(new FileStore(folder)), 'one', here, below)),
      )
    else {
      const shared = new MemoryStore()
      await probe.try(`${module.game.id}, two tabs (${i})`, () =>
        fault(module, () => within(shared), 'both', here, below),
      )
    }
  }
  return probe
}

async function fault(
  module: GameModule,
  reach: Reach,
  mayOpen: 'one' | 'both',
  seed: string,
  below: Below,
): Promise<string | null> {
  const first = tableOver(module, reach())
  const match = await newMatch(first, module, seed)
  await first.port.request({ type: 'close', match })
  const tables = [first, tableOver(module, reach())]
  const opened = await Promise.all(tables.map(({ port }) => port.request({ type: 'open', match })))
  const writers = tables.filter((_, i) => opened[i]!.ok)
  if (writers.length > 1 && mayOpen === 'one') return 'both were let play'
  let acknowledged = 0
  for (let round = 0; round < ROUNDS; round++) {
    // Both at once: each of them knows the match as it was.
    const given = await Promise.all(writers.map((table) => answerAny(table, match, below(1_000))))
    acknowledged += given.filter((isGiven) => isGiven).length
  }
  for (const { port, host } of tables) {
    await port.request({ type: 'close', match })
    await host.idle()
  }
  if (writers.length > 0 && acknowledged === 0) return 'nobody could play'
  return whyNotWhole(module, reach(), match, acknowledged, 0)
}
