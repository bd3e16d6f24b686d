import { performance } from 'node:perf_hooks'
import { withFolder } from '../reliability/table.js'
import { figure, type Line } from '../report.js'
import { type Duel, fullGame, ourDuel, theirDuel } from './connect-four.js'
import type { OnlineEffort } from './efforts.js'
import { connectFour } from './modules.js'
import { type ServerProcess, start, startShamble } from './processes.js'

const ANSWERS_AIM = 20_000
/** Our answers a second must be at least so many times theirs, although ours are kept and theirs are not. */
const ANSWERS_BAR = 5
const DELAY_AIM = 5
const EACH_SECOND = 500

/** A server with the matches that are opened there. */
interface Side {
  readonly server: ServerProcess
  open(count: number, round: number): Promise<Duel[]>
}

/** Answers of connect four at both servers, in turns: as many as possible, each when the rival has seen the last. */
export function answersASecond(seed: string, effort: OnlineEffort): Promise<Line[]> {
  return atBoth(seed, async (sides) => {
    const rates: [number[], number[]] = [[], []]
    const costs: [number[], number[]] = [[], []]
    // The first round is the compiler's.
    for (let round = 0; round <= effort.rounds; round++)
      for (const [i, { server, open }] of sides.entries()) {
        const duels = await open(effort.matches, round)
        const before = await server.used()
        const rate = await rateOf(duels)
        const cost = ((await server.used()) - before) / (duels.length * LENGTH)
        if (round === 0) continue
        rates[i]!.push(rate)
        costs[i]!.push(cost)
      }
    const [own, other] = rates.map(best) as [number, number]
    const [ownCost, otherCost] = costs.map((each) => Math.min(...each)) as [number, number]
    const ratio = own / other
    const title = `online: connect-four answers, ${effort.matches} matches`
    const processor = `${title}, processor time of the server`
    return [
      figure(`${title}, boardgame.io in memory`, other, 'answers/s'),
      {
        ...figure(`${title}, stored`, own, 'answers/s'),
        ...{ vs: 'boardgame.io', ratio, bar: ANSWERS_BAR, aim: ANSWERS_AIM, met: ratio >= ANSWERS_BAR },
      },
      figure(`${processor}, boardgame.io in memory`, otherCost, 'µs/answer'),
      { ...figure(`${processor}, stored`, ownCost, 'µs/answer'), vs: 'boardgame.io', ratio: ownCost / otherCost },
    ]
  })
}

/**
 * How long the slowest of a hundred answers takes to the rival's sight, at the same quiet pace for both servers. All
 * answers of all rounds count: each server's luckiest round says mostly how lucky it was.
 */
export function delay(seed: string, effort: OnlineEffort): Promise<Line[]> {
  return atBoth(seed, async (sides) => {
    const waits: [number[], number[]] = [[], []]
    for (let round = 0; round <= effort.rounds; round++)
      for (const [i, { open }] of sides.entries()) {
        const waited = await waitsOf(await open(effort.matches, round), effort.seconds)
        if (round > 0) waits[i]!.push(...waited)
      }
    const [own, other] = waits.map(slowest) as [number, number]
    const title = `online: p99 at ${EACH_SECOND} answers a second, ${effort.matches} matches`
    return [
      figure(`${title}, boardgame.io in memory`, other, 'ms'),
      {
        ...figure(`${title}, stored`, own, 'ms'),
        ...{
          vs: 'boardgame.io',
          ratio: own / other,
          bar: 1,
          ceiling: true as const,
          aim: DELAY_AIM,
          met: own <= other,
        },
      },
    ]
  })
}

function atBoth(
  seed: string,
  measure: (sides: readonly [ours: Side, theirs: Side]) => Promise<Line[]>,
): Promise<Line[]> {
  return withFolder(async (folder) => {
    const columns = fullGame(await connectFour(), seed)
    const [ours, theirs] = await Promise.all([startShamble(folder), start('boardgame-process')])
    const side = (server: ServerProcess, duel: typeof ourDuel): Side => ({
      server,
      open: (count, round) => opened(count, (i) => duel(server.port, `${round} ${i}`, columns)),
    })
    try {
      return await measure([side(ours, ourDuel), side(theirs, theirDuel)])
    } finally {
      await Promise.all([ours.stop(), theirs.stop()])
    }
  })
}

/** Some at a time: neither server is to be measured by how it bears a crowd at the door. */
async function opened(count: number, open: (i: number) => Promise<Duel>): Promise<Duel[]> {
  const duels: Duel[] = []
  for (let i = 0; i < count; i += 10)
    duels.push(...(await Promise.all(Array.from({ length: Math.min(10, count - i) }, (_, k) => open(i + k)))))
  return duels
}

const LENGTH = 42

/** Plays all matches to their end at once, and says how many answers that was a second. */
async function rateOf(duels: readonly Duel[]): Promise<number> {
  const begun = performance.now()
  await Promise.all(
    duels.map(
      (duel) =>
        new Promise<void>((resolve) => {
          duel.seen = () => (duel.sent < LENGTH ? duel.answer() : resolve())
          duel.answer()
        }),
    ),
  )
  const seconds = (performance.now() - begun) / 1000
  for (const duel of duels) duel.close()
  return (duels.length * LENGTH) / seconds
}

/** Answers by the clock, each in another match, and how long each takes from when it is due, in milliseconds. */
async function waitsOf(duels: readonly Duel[], seconds: number): Promise<number[]> {
  const count = Math.min(EACH_SECOND * seconds, duels.length * LENGTH)
  const waits: number[] = []
  const begun = performance.now()
  await new Promise<void>((resolve) => {
    // What is due while the last answer of its match is not seen yet waits, and that counts.
    const due = duels.map((): number[] => [])
    const next = (i: number): void => {
      const at = due[i]![0]
      if (at === undefined) return
      const duel = duels[i]!
      duel.seen = () => {
        waits.push(performance.now() - at)
        due[i]!.shift()
        if (waits.length === count) resolve()
        else next(i)
      }
      duel.answer()
    }
    let sent = 0
    const send = (): void => {
      for (; sent < count; sent++) {
        const at = begun + (sent * 1000) / EACH_SECOND
        if (at > performance.now()) break
        const i = sent % duels.length
        due[i]!.push(at)
        if (due[i]!.length === 1) next(i)
      }
      if (sent < count) setTimeout(send, 1)
    }
    send()
  })
  for (const duel of duels) duel.close()
  return waits
}

const best = (rates: readonly number[]): number => Math.max(...rates)

/** What 99 of a hundred do not exceed. */
const slowest = (waits: readonly number[]): number =>
  waits.toSorted((a, b) => a - b)[Math.floor(0.99 * (waits.length - 1))]!
