import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { seededBelow } from '@shamble/chance'
import { MemoryStore } from '@shamble/host'
import { backup, restore, type ServerStore } from '@shamble/server'
import { SqliteStore } from '@shamble/server/parts'
import { findGames, loadGame } from '../../find-games.js'
import { Probe } from '../probe.js'
import { answerAny, newMatch, tableOver, whyNotWhole, withFolder } from '../table.js'

const MATCHES = 6

/**
 * Takes backups while people play, and reads them into an empty store: everything is there that had been acknowledged
 * when the backup was begun, and every match goes on.
 * @param within a test plants a store that leaves something out
 */
export async function restoredBackups(
  count: number,
  seed: string,
  within: (store: ServerStore) => ServerStore = (store) => store,
): Promise<Probe> {
  const probe = new Probe()
  const module = await loadGame(findGames().find(({ id }) => id === 'connect-four')!)
  await withFolder(async (folder) => {
    const below = seededBelow(seed, 'backups')
    const real = new SqliteStore(join(folder, 'tables.db'))
    const store = within(real)
    const table = tableOver(module, store)
    const acknowledged = new Map<string, number>()
    const over: string[] = []
    let isOver = false
    const player = async (): Promise<void> => {
      while (!isOver) {
        const match = await newMatch(table, module, `${seed} ${acknowledged.size}`)
        acknowledged.set(match, 0)
        while (!isOver && (await answerAny(table, match, below(100))))
          acknowledged.set(match, acknowledged.get(match)! + 1)
        await table.port.request({ type: 'close', match })
        over.push(match)
      }
    }
    const players = Array.from({ length: MATCHES }, player)
    for (let i = 0; i < count; i++) {
      // Some answers later.
      for (let n = below(40); n > 0; n--) await new Promise((resolve) => setImmediate(resolve))
      const before = new Map(acknowledged)
      await probe.try(`backup ${i} of ${before.size} matches`, async () => {
        const file = join(folder, 'backup.gz')
        await backup(store, file)
        const empty = new MemoryStore()
        await restore(empty, file)
        for (const [match, answers] of before) {
          const wrong = await whyNotWhole(module, empty, match, answers, 1_000)
          if (wrong !== null) return `${match}: ${wrong}`
        }
        rmSync(file)
        return null
      })
      // The oldest of those that are over are done with.
      for (const match of over.splice(0, Math.max(0, over.length - MATCHES))) {
        await table.port.request({ type: 'delete', match })
        acknowledged.delete(match)
      }
    }
    isOver = true
    await Promise.all(players)
    await real.close()
  })
  return probe
}
