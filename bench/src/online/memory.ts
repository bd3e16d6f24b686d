import { join } from 'node:path'
import { seededBelow } from '@shamble/chance'
import { Host, type HostPort, type Terms } from '@shamble/host'
import type { Plain } from '@shamble/kernel'
import { SqliteStore } from '@shamble/server/parts'
import { heapUsed } from '../heap.js'
import { asked, withFolder } from '../reliability/table.js'
import { ceiling, figure, type Line } from '../report.js'
import type { OnlineEffort } from './efforts.js'
import { moduleOf } from './modules.js'
import { NO_DICE, TERMS, tableOf } from './tables.js'

/** What is measured: how large a match may be in memory, with four people at it and when it is put down. */
interface Weighed {
  readonly game: string
  readonly options: Readonly<Record<string, Plain>>
  readonly people: number
  /** Megabytes: what is hoped for; four times that fails. */
  readonly aim: number
}

const WEIGHED: readonly Weighed[] = [
  { game: 'zombies', options: { seats: 4, graceMs: 0 }, people: 4, aim: 1 },
  { game: 'dwa', options: { players: 4 }, people: 4, aim: 4 },
]
const ANSWERS = 100
/** Of matches that are put down there must be many, and they need not be long: so many times those that are open. */
const MORE = 15
const FEW_ANSWERS = 4
/** Kilobytes. */
const PUT_DOWN_AIM = 2
const FAILS_AT = 4
/** A match is put down so many milliseconds after the last has left it. */
const QUIET = 5

export async function memory(seed: string, effort: OnlineEffort): Promise<Line[]> {
  const lines: Line[] = []
  for (const weighed of WEIGHED) {
    const open = await weigh(weighed, seed, effort.open)
    const title = `online: memory of a match, open, ${weighed.people} people, ${weighed.game}`
    lines.push({ ...ceiling(figure(title, open / 1e6, 'MB'), FAILS_AT * weighed.aim), aim: weighed.aim })
  }
  const title = 'online: memory of a match, put down'
  const putDown = await weighPutDown(WEIGHED[0]!, seed, effort.open * MORE)
  return [...lines, { ...ceiling(figure(title, putDown / 1e3, 'kB'), FAILS_AT * PUT_DOWN_AIM), aim: PUT_DOWN_AIM }]
}

/** Plays some matches until they have a past, and weighs them while all sit there. */
function weigh(weighed: Weighed, seed: string, count: number): Promise<number> {
  return atHost(weighed, async (host) => {
    const begin = (i: number): Promise<HostPort[]> => table(host, weighed, `${seed} ${i}`, ANSWERS, TERMS)
    // The first one loads and compiles what all need.
    await leave(host, await begin(0))
    const before = heapUsed()
    for (let i = 1; i <= count; i++) await begin(i)
    return (heapUsed() - before) / count
  })
}

/** Weighs what is left of matches that everybody has left. */
function weighPutDown(weighed: Weighed, seed: string, count: number): Promise<number> {
  return atHost(weighed, async (host) => {
    const come = async (i: number): Promise<void> =>
      leave(host, await table(host, weighed, `${seed} ${i}`, FEW_ANSWERS, NO_DICE))
    const warm = Math.ceil(count / 4)
    for (let i = 0; i < warm; i++) await come(i)
    const before = heapUsed()
    for (let i = 0; i < count; i++) await come(warm + i)
    return Math.max(0, heapUsed() - before) / count
  })
}

function atHost(weighed: Weighed, measure: (host: Host) => Promise<number>): Promise<number> {
  return withFolder(async (folder) => {
    const store = new SqliteStore(join(folder, 'tables.db'))
    const host = new Host({ games: [await moduleOf(weighed.game)], store, quietAfter: QUIET, prefix: 'o' })
    const bytes = await measure(host)
    await host.close()
    await store.close()
    return bytes
  })
}

async function table(
  host: Host,
  { people, game, options }: Weighed,
  name: string,
  answers: number,
  terms: Terms,
): Promise<HostPort[]> {
  const ports = Array.from({ length: people }, (_, seat) => host.connect(`${name} ${seat}`))
  for (const port of ports) port.listen(() => {})
  await play(ports, await tableOf(ports, game, options, terms), name, answers)
  return ports
}

async function leave(host: Host, ports: readonly HostPort[]): Promise<void> {
  for (const port of ports) port.close()
  while (host.open > 0) await new Promise((resolve) => setTimeout(resolve, QUIET))
}

/** Those who are asked take any answer that is listed. */
async function play(people: readonly HostPort[], match: string, seed: string, most: number): Promise<void> {
  const below = seededBelow(seed, 'choices')
  for (let answers = 0; answers < most; ) {
    let isAnswered = false
    for (const [seat, port] of people.entries()) {
      const { choices, seq } = await asked(port, { type: 'look', match, seat })
      const { actions } = choices
      if (!choices.asked || actions.length === 0) continue
      await port.request({ type: 'answer', match, seat, seq, answer: actions[below(actions.length)]! })
      answers++
      isAnswered = true
    }
    // It is over, or nothing is listed.
    if (!isAnswered) return
  }
}
