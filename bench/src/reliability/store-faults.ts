import { type Below, seededBelow } from '@shamble/chance'
import { type Disk, systemDisk } from '@shamble/cli/disk'
import { FileStore } from '@shamble/cli/file-store'
import type { GameModule } from '@shamble/module'
import { FAULTS, FaultPoint, faultyDisk } from '@shamble/testkit/attacks'
import { Probe } from './probe.js'
import { answerAny, newMatch, tableOver, whyNotWhole, withFolder } from './table.js'

/** How far into a match the disk may fail: so many things are asked of it in a dozen answers. */
const MOST_POINTS = 120
const ANSWERS = 12

/**
 * Lets a disk fail at a point that nobody has chosen while a match is played: once, in the middle of a write, or from then
 * on. Nothing that was acknowledged is lost, nothing that was not has happened unless the machine stopped, and the match
 * goes on.
 * @param disk a test plants one that forgets
 */
export async function storeFaults(
  module: GameModule,
  count: number,
  seed: string,
  disk: Disk = systemDisk,
): Promise<Probe> {
  const probe = new Probe()
  const below = seededBelow(seed, 'store faults')
  for (let i = 0; i < count; i++) {
    const kind = FAULTS[i % FAULTS.length]!
    const point = below(MOST_POINTS)
    await probe.try(`${module.game.id}, the disk ${kind} at ${point} (${i})`, () =>
      withFolder((folder) => fault(module, folder, disk, kind, point, `${seed} ${i}`, below)),
    )
  }
  return probe
}

async function fault(
  module: GameModule,
  folder: string,
  disk: Disk,
  kind: (typeof FAULTS)[number],
  point: number,
  seed: string,
  below: Below,
): Promise<string | null> {
  const faults = new FaultPoint()
  const table = tableOver(module, new FileStore(folder, faultyDisk(disk, faults)))
  const match = await newMatch(table, module, seed)
  faults.arm(kind, point)
  let acknowledged = 0
  for (let i = 0; i < ANSWERS; i++) if (await answerAny(table, match, below(1_000))) acknowledged++
  if (kind !== 'dies') faults.disarm()
  await table.port.request({ type: 'close', match })
  await table.host.idle()
  faults.disarm()
  const here = new FileStore(folder)
  // A machine that stopped between the record and its answer has kept what it could not say.
  const wrong = await whyNotWhole(module, here, match, acknowledged, kind === 'dies' ? 1 : 0)
  if (wrong !== null) return wrong
  const again = tableOver(module, new FileStore(folder))
  const opened = await again.port.request({ type: 'open', match })
  if (!opened.ok) return `it does not open again: ${JSON.stringify(opened)}`
  const looked = await again.port.request({ type: 'look', match })
  const isOver = looked.ok && looked.value.outcome !== null
  const goesOn = isOver || (await answerAny(again, match, 0))
  await again.port.request({ type: 'close', match })
  return goesOn ? null : 'nobody can play on'
}
