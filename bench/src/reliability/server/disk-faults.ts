import { join } from 'node:path'
import { seededBelow } from '@shamble/chance'
import { Probe } from '../probe.js'
import { withFolder } from '../table.js'
import { DISK_FAULTS, type DiskFault, diskLibrary, newDatabase, PowerCut, SURVIVES, WatchedDisk } from './disk.js'
import { Load, serve } from './driver.js'
import { asItLies, whyNotKept } from './kept.js'
import { whyLost } from './power-cuts.js'
import type { Served } from './serving.js'

const MATCHES = 6
/** So many faults strike one process before the next is begun. */
const FAULTS = 25
/** Within so many writes or syncs, so often in a row. */
const WITHIN = 40
const IN_A_ROW = 6
/** So many more answers show that it goes on. */
const ANSWERS = 12
/** Nobody waits longer for that, in milliseconds. */
const PATIENCE = 30_000

/**
 * Lets the disk of a server fail at moments that nobody has chosen: full, broken, half written or slow. Nobody is told
 * anything that is not kept, and people play on when it works again.
 * @param planted a test plants a server that tells first
 */
export async function diskFaults(count: number, seed: string, planted: Served['planted'] = null): Promise<Probe> {
  const probe = new Probe()
  await withFolder(async (folder) => {
    const library = diskLibrary(folder)
    if (library === null) return console.error('SKIPPED disk faults: there is no compiler (cc) here, or no Linux')
    for (let i = 0; i < count; i += FAULTS)
      await strike(probe, library, join(folder, `run-${i}`), Math.min(FAULTS, count - i), `${seed} ${i}`, planted)
  })
  return probe
}

async function strike(
  probe: Probe,
  library: string,
  folder: string,
  faults: number,
  seed: string,
  planted: Served['planted'],
): Promise<void> {
  const base = await newDatabase(folder)
  const below = seededBelow(seed, 'faults')
  const data = join(folder, 'tables.db')
  const disk = new WatchedDisk(library, folder)
  const server = await serve({ data, page: `${folder}-watched/page`, planted }, disk.environment)
  let more: () => void = () => {}
  const load = await Load.begin({ port: () => server.port, matches: MATCHES, seed, acknowledged: () => more() })
  for (let i = 0; i < faults; i++) {
    const kind = Object.keys(DISK_FAULTS)[i % Object.keys(DISK_FAULTS).length] as DiskFault
    const [after, times] = [below(WITHIN), 1 + below(IN_A_ROW)]
    await probe.try(`${seed}, ${kind} after ${after}, ${times} times`, async () => {
      disk.arm(kind, after, times)
      await answersMore((wake) => (more = wake), ANSWERS)
      disk.disarm()
      if (!(await answersMore((wake) => (more = wake), ANSWERS))) return 'nobody could play on'
      const wrong = await asItLies(data, `${folder}-watched`, async (store) => {
        for (const match of load.played) {
          const why = await whyNotKept(store, match)
          if (why !== null) return why
        }
        return null
      })
      return wrong ?? server.early[0] ?? null
    })
  }
  await server.kill()
  load.close()
  // And what a cut would have left of it at the end.
  const power = new PowerCut(below, base)
  for (const entry of disk.read().entries) power.follow(entry)
  for (const survives of SURVIVES)
    await probe.try(`${seed}, cut after all, ${survives} survives`, () => whyLost(power, survives, `${folder}-found`))
}

/** Waits for so many more answers; `false` where they do not come. */
function answersMore(listen: (wake: () => void) => void, count: number): Promise<boolean> {
  return new Promise((resolve) => {
    let left = count
    const timer = setTimeout(() => resolve(false), PATIENCE)
    listen(() => {
      if (--left > 0) return
      clearTimeout(timer)
      resolve(true)
    })
  })
}
