import { seededBelow } from '@shamble/chance'
import { type HostPort, MemoryStore, type Notice } from '@shamble/host'
import { type SocketLike, socketPort } from '@shamble/host/socket'
import type { GameModule } from '@shamble/module'
import { WebSocket } from '@shamble/server/parts'
import { findGames, loadGame } from '../../find-games.js'
import { Probe } from '../probe.js'
import { asked } from '../table.js'
import { begun, secretOf } from './driver.js'
import { BareLine, Doorway } from './lines-here.js'

/** So many answers at the most while a line is cut. */
const MISSED = 3

/** Of milliseconds, before a line is tried again. */
const LONGEST_PAUSE = 8_000

/**
 * Cuts the line of someone who watches while others play, and lets it come back: every event of the match has been
 * heard once by then, in its order, and what is shown is how things stand.
 * @param forgets a test plants a table that forgets where it was
 */
export async function reconnects(
  count: number,
  seed: string,
  forgets: 'nothing' | 'events' = 'nothing',
): Promise<Probe> {
  const probe = new Probe()
  const module = await connectFour()
  const below = seededBelow(seed, 'cuts')
  const doorway = await Doorway.open()
  const here = doorway.lead({ games: [module], store: new MemoryStore() })
  const people = await Promise.all(['ann', 'bo'].map((name) => BareLine.open(doorway.port, name)))
  for (let matches = 0; probe.tried < count; matches++) {
    const match = await begun(people[0]!, people[1]!, 'connect-four')
    let socket: WebSocket | null = null
    let ids = 0
    const table = socketPort({
      connect: () => {
        socket = new WebSocket(`ws://127.0.0.1:${doorway.port}/port`)
        return socket as unknown as SocketLike
      },
      secret: secretOf('bo'),
      newId: () => `r${++ids}`,
      after: (milliseconds, callback) => {
        // A line is made anew at once; nobody waits here until one has been silent for long.
        if (milliseconds > LONGEST_PAUSE) return () => {}
        const timer = setImmediate(callback)
        return () => clearImmediate(timer)
      },
    })
    const heard: string[] = []
    const stop = table.listen((notice: Notice) => {
      if (notice.type !== 'moment' || notice.moment.match !== match || notice.moment.viewer !== 1) return
      if (forgets === 'events' && 'caughtUp' in notice) return
      heard.push(...notice.events.map((event) => JSON.stringify(event)))
    })
    const first = await asked(table, { type: 'look', match, seat: 1 })
    const before = await eventsOf(people[1]!, match, first.seq)
    for (let isOver = false; !isOver && probe.tried < count; ) {
      // What they heard is of no use here, and would fill the memory.
      for (const line of people) line.heard.length = 0
      const missed = below(MISSED + 1)
      await probe.try(`match ${matches}, cut behind ${heard.length} events, ${missed} answers missed`, async () => {
        if (below(2) === 0) socket!.terminate()
        for (let n = 0; n < missed && !isOver; n++) {
          if (n === 1) socket!.terminate()
          isOver = await answered(people, match, below(7))
        }
        if (below(2) === 0) socket!.terminate()
        // What is answered on a line comes behind all that was told on it; the first may still be what it asks by itself.
        const truth = await asked(people[1]!, { type: 'look', match, seat: 1 })
        const all = (await eventsOf(people[1]!, match, Number.POSITIVE_INFINITY)).slice(before.length)
        for (let tries = 0; tries < 50 && heard.length < all.length; tries++)
          await asked(table, { type: 'look', match, seat: 1 })
        const seen = await asked(table, { type: 'look', match, seat: 1 })
        if (seen.seq !== truth.seq) return `it stands at ${truth.seq}, and is shown at ${seen.seq}`
        const wrong = all.findIndex((event, i) => event !== heard[i])
        if (wrong >= 0) return `event ${wrong} is ${all[wrong]}, and was heard as ${heard[wrong]}`
        return heard.length > all.length ? `${heard.length - all.length} events were heard twice` : null
      })
    }
    stop()
    table.close()
  }
  for (const line of people) line.close()
  await here.close()
  doorway.close()
  return probe
}

export const connectFour = (): Promise<GameModule> => loadGame(findGames().find(({ id }) => id === 'connect-four')!)

/** The one who is asked answers; whether the match is over then. */
export async function answered(people: readonly HostPort[], match: string, pick: number): Promise<boolean> {
  for (const [seat, port] of people.entries()) {
    const { choices, seq, outcome } = await asked(port, { type: 'look', match, seat })
    if (outcome !== null) return true
    if (!choices.asked) continue
    const answer = choices.actions[pick % choices.actions.length]!
    await asked(port, { type: 'answer', match, seat, seq, answer })
    return (await asked(port, { type: 'look', match, seat })).outcome !== null
  }
  return true
}

async function eventsOf(port: HostPort, match: string, until: number): Promise<string[]> {
  const { entries } = await asked(port, { type: 'log', match, seat: 1 })
  return entries
    .filter(({ after }) => after <= until)
    .flatMap(({ events }) => events.map((event) => JSON.stringify(event)))
}
