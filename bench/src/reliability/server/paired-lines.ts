import type { GameModule } from '@shamble/module'
import { type Pairing, pairedWorlds, type Reach, type Side, stoppedClock } from '../paired-worlds.js'
import type { Probe } from '../probe.js'
import { BareLine, Doorway, type LinesHere } from './lines-here.js'

/**
 * Two worlds that a viewer cannot tell apart, at two servers: every message on the viewer's line is the same to the byte,
 * and they come in the same order.
 */
export async function pairedLines(
  module: GameModule,
  count: number,
  seed: string,
  pairing: Omit<Pairing, 'reach'> = {},
): Promise<Probe> {
  const doorways: Readonly<Record<Side, Doorway>> = { truth: await Doorway.open(), other: await Doorway.open() }
  const last = new Map<Side, { readonly here: LinesHere; readonly lines: readonly BareLine[] }>()
  const leave = async (side: Side): Promise<void> => {
    const { here, lines } = last.get(side) ?? {}
    for (const line of lines ?? []) line.close()
    await here?.close()
    last.delete(side)
  }
  const reach: Reach = async (given, store, side) => {
    await leave(side)
    const { port } = doorways[side]
    const here = doorways[side].lead({ games: given, store, clock: stoppedClock })
    const boss = await BareLine.open(port, 'boss')
    const me = await BareLine.open(port, 'me')
    last.set(side, { here, lines: [boss, me] })
    return { host: here.host, boss, me, heard: me.heard }
  }
  const probe = await pairedWorlds(module, count, seed, { ...pairing, reach })
  for (const side of ['truth', 'other'] as const) {
    await leave(side)
    doorways[side].close()
  }
  return probe
}
