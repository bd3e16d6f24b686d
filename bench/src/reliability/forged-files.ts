import { setImmediate } from 'node:timers/promises'
import { type Below, seededBelow } from '@shamble/chance'
import { type Defect, Host, type HostPort, MemoryStore } from '@shamble/host'
import { Engine } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import {
  type EntryBody,
  fileOf,
  hashOfEntry,
  hashOfHeader,
  hashOfSnapshot,
  Match,
  type MatchHeader,
  type Snapshot,
} from '@shamble/record'
import { Probe } from './probe.js'
import { sampleMatch } from './sample-matches.js'

export type Tree = { [key: string]: unknown } | unknown[]

const STRANGE: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  7,
  0.5,
  1e9,
  2 ** 53,
  '',
  'x',
  '__proto__',
  true,
  [],
  {},
  [[]],
  { type: 'x' },
]

/** How many answers are given in a forged match that was taken. */
const ANSWERS = 12

/**
 * Forges files of a game whose hashes are right: each is refused, or plays on. Nothing else breaks in either case.
 * @param games those of the host; a test plants a fault there
 */
export async function forgedFiles(
  module: GameModule,
  count: number,
  seed: string,
  games: readonly GameModule[] = [module],
): Promise<Probe> {
  const probe = new Probe()
  const below = seededBelow(seed)
  const begun = sampleMatch(module, seed, 10, 'running')
  const sources = [begun, Match.from(new Engine(module.game), begun.state, { salt: seed, notes: begun.header.notes })]
  for (let i = 0; i < count; i++) {
    const file = forged(sources[i % 3 === 0 ? 0 : 1]!, below)
    await probe.try(`${module.game.id}, forged file ${i}`, () => fault(games, file, seed))
  }
  return probe
}

/** What breaks when someone imports the file and plays on, `null` where nothing does. */
async function fault(games: readonly GameModule[], record: string, seed: string): Promise<string | null> {
  const defects: Defect[] = []
  const host = new Host({ games, store: new MemoryStore(), report: (defect) => void defects.push(defect) })
  const uncaught: unknown[] = []
  const note = (error: unknown): void => void uncaught.push(error)
  process.on('unhandledRejection', note)
  try {
    const port = host.connect()
    const reply = await port.request({ type: 'import', record })
    if (reply.ok) await playOn(port, reply.value.match, seededBelow(seed, record.length))
    await setImmediate()
    await host.idle()
  } finally {
    process.off('unhandledRejection', note)
  }
  const [first] = [...uncaught, ...defects.map(({ error }) => error)]
  return first === undefined ? null : `broke with ${(first as Error).stack ?? String(first)}`
}

/** Everything that a table does with a match: look at it from every seat, read on, and answer. */
async function playOn(port: HostPort, match: string, below: Below): Promise<void> {
  const looked = await port.request({ type: 'look', match })
  if (!looked.ok) return
  for (let i = 0; i < ANSWERS; i++) {
    let isGiven = false
    for (const seat of looked.value.seats.keys()) {
      const moment = await port.request({ type: 'look', match, seat })
      if (!moment.ok || isGiven) continue
      const { actions } = moment.value.choices
      if (!moment.value.choices.asked || actions.length === 0) continue
      const answer = actions[below(actions.length)]!
      isGiven = (await port.request({ type: 'answer', match, seat, seq: moment.value.seq, answer })).ok
      await port.request({ type: 'undo', match, seat })
    }
    if (!isGiven) break
  }
  for (const type of ['log', 'position'] as const)
    for (const seat of looked.value.seats.keys()) await port.request({ type, match, seat })
  await port.request({ type: 'export', match })
  await port.request({ type: 'close', match })
}

/** A file of the match with one thing changed somewhere, whose chain holds. */
function forged(match: Match, below: Below): string {
  const lines = match
    .text()
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as Tree)
  const tree = lines[below(4) === 0 ? 0 : 1 + below(lines.length - 1)]!
  // What the hash is about, not the hash itself.
  change(Array.isArray(tree) ? tree : ((tree['snapshot'] ?? tree['segment'] ?? tree) as Tree), below)
  const header = lines[0] as unknown as MatchHeader
  let hash = hashOfHeader(header)
  const rest = lines.slice(1).map((line) => {
    if (Array.isArray(line)) {
      const body = line.slice(0, -1) as unknown as EntryBody
      hash = hashOfEntry(hash, body)
      return [...body, hash]
    }
    const own = hashOfSnapshot(hash, (line['snapshot'] ?? line['segment']) as Snapshot)
    if (line['segment'] !== undefined) hash = own
    return { ...line, ...(line['header'] === undefined ? {} : { header }), hash: own }
  })
  return fileOf([[header, ...rest].map((line) => `${JSON.stringify(line)}\n`).join('')])
}

/** Changes a value somewhere in a tree, takes it away, or adds one. */
export function change(tree: Tree, below: Below, strange: readonly unknown[] = STRANGE): void {
  const keys = Object.keys(tree)
  const key = keys[below(Math.max(1, keys.length))] ?? 'x'
  const holder = tree as Record<string, unknown>
  const inner = holder[key]
  const how = below(6)
  if (typeof inner === 'object' && inner !== null && below(4) > 0) change(inner as Tree, below, strange)
  else if (how === 0) delete holder[key]
  else if (how === 1) holder[`${key}2`] = inner
  else if (how === 2) holder[key] = holder[keys[below(Math.max(1, keys.length))] ?? key]
  else holder[key] = strange[below(strange.length)]
}
