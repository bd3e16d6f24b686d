import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Below, seededBelow } from '@shamble/chance'
import { SqliteStore } from '@shamble/server/parts'
import { Probe } from '../probe.js'
import { withFolder } from '../table.js'
import { type DiskLog, diskLibrary, newDatabase, PowerCut, SURVIVES, type Survives, WatchedDisk } from './disk.js'
import { Load, serve } from './driver.js'
import { whyNotTold } from './kept.js'
import type { Served } from './serving.js'

/** So many answers are given in a run, and so many cuts are made in it. */
const ANSWERS = 400
const CUTS = 100
const MATCHES = 6

/**
 * Lets people play at a server and takes its power away: of what it has written and not synced nothing, something or
 * everything is left, in pieces too. All that anyone had been told by then is there.
 * @param planted a test plants a server that does not sync
 */
export async function powerCuts(count: number, seed: string, planted: Served['planted'] = null): Promise<Probe> {
  const probe = new Probe()
  await withFolder(async (folder) => {
    const library = diskLibrary(folder)
    if (library === null) return console.error('SKIPPED power cuts: there is no compiler (cc) here, or no Linux')
    for (let i = 0; i < count; i += CUTS) {
      const cuts = Math.min(CUTS, count - i)
      const name = `${seed} ${i}`
      const [log, base] = await recorded(
        library,
        join(folder, `run-${i}`),
        name,
        planted,
        Math.max(30, ANSWERS * (cuts / CUTS)),
      )
      await cutThrough(probe, log, base, cuts, name, join(folder, 'found'))
      rmSync(join(folder, `run-${i}`), { recursive: true })
      rmSync(join(folder, `run-${i}-watched`), { recursive: true })
    }
  })
  return probe
}

async function recorded(
  library: string,
  folder: string,
  seed: string,
  planted: Served['planted'],
  answers: number,
): Promise<[DiskLog, ReadonlyMap<string, Buffer>]> {
  const base = await newDatabase(folder)
  const data = join(folder, 'tables.db')
  const disk = new WatchedDisk(library, folder)
  const server = await serve({ data, page: `${folder}-watched/page`, planted }, disk.environment)
  let left = answers
  await new Promise<void>((resolve, reject) => {
    const acknowledged = (): void => {
      if (left-- === 0) resolve()
    }
    Load.begin({ port: () => server.port, matches: MATCHES, seed, acknowledged }).then((load) => {
      server.process.once('exit', () => load.close())
    }, reject)
  })
  await server.kill()
  return [disk.read(), base]
}

async function cutThrough(
  probe: Probe,
  { entries }: DiskLog,
  base: ReadonlyMap<string, Buffer>,
  cuts: number,
  seed: string,
  folder: string,
): Promise<void> {
  const below = seededBelow(seed, 'cuts')
  const power = new PowerCut(below, base)
  const moments = momentsOf(entries.length, cuts, below)
  let at = 0
  for (const moment of moments) {
    while (at < moment || (at < entries.length && entries[at - 1]?.op === 'P' && entries[at]!.op === 'P'))
      power.follow(entries[at++]!)
    const survives: Survives = SURVIVES[below(SURVIVES.length)]!
    await probe.try(`${seed}, cut at ${at} of ${entries.length}, ${survives} survives`, () =>
      whyLost(power, survives, folder),
    )
  }
}

function momentsOf(length: number, cuts: number, below: Below): number[] {
  return Array.from({ length: cuts }, () => 1 + below(length)).sort((a, b) => a - b)
}

/** Opens what a cut has left. */
export async function whyLost(power: PowerCut, survives: Survives, folder: string): Promise<string | null> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [name, content] of power.cut(survives)) writeFileSync(join(folder, name), content)
  const store = new SqliteStore(join(folder, 'tables.db'))
  try {
    for (const told of power.told.values()) {
      const wrong = await whyNotTold(store, told)
      if (wrong !== null) return wrong
    }
    return null
  } finally {
    await store.close()
  }
}
