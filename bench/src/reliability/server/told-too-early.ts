import { join } from 'node:path'
import { Probe } from '../probe.js'
import { withFolder } from '../table.js'
import { Load, serve } from './driver.js'
import type { Served } from './serving.js'

const MATCHES = 12

/**
 * Watches store and sockets of a server at which people play: every message that tells of an answer leaves after the
 * store has said that the answer is kept. The same is watched in every server that is killed or whose disk fails.
 * @param count so many messages
 * @param planted a test plants a server that tells first
 */
export async function toldTooEarly(count: number, seed: string, planted: Served['planted'] = null): Promise<Probe> {
  const probe = new Probe()
  await withFolder(async (folder) => {
    const server = await serve({ data: join(folder, 'tables.db'), page: join(folder, 'page'), planted })
    let left = 0
    let done = (): void => {}
    const acknowledged = (): void => {
      if (--left === 0) done()
    }
    const load = await Load.begin({ port: () => server.port, matches: MATCHES, seed, acknowledged })
    server.process.once('exit', () => load.close())
    while (probe.tried < count) {
      // An answer is told to the one who gave it, and to both as what happened; what comes together is one message.
      await new Promise<void>((resolve) => {
        left = Math.ceil((count - probe.tried) / 3)
        done = resolve
      })
      probe.tried = (await server.memory()).frames
    }
    probe.failures.push(...server.early)
    await server.kill()
  })
  return probe
}
