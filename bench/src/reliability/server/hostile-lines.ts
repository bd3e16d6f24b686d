import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { seededBelow } from '@shamble/chance'
import type { Moment } from '@shamble/host'
import type { SocketPort } from '@shamble/host/socket'
import { WebSocket } from '@shamble/server/parts'
import { Probe } from '../probe.js'
import { asked, withFolder } from '../table.js'
import { begun, lineTo, secretOf, serve } from './driver.js'

const HONEST = 100
const HOSTILE = 100
/** What hardly any of those who play may wait longer for, in milliseconds. */
const MOST = 250
/** Milliseconds that someone thinks, and that a hostile line rests. */
const THINKS = 400
const RESTS = 20

/**
 * A hundred people play while a hundred lines do what they can to disturb them: they flood, send what is huge, connect
 * and go, and never read. Of a hundred answers 99 are acknowledged within a quarter of a second.
 * @param seconds for so long
 * @param most milliseconds; a test plants too few
 */
export async function hostileLines(seconds: number, seed: string, most = MOST, crowd = HONEST): Promise<Probe> {
  const probe = new Probe()
  await withFolder(async (folder) => {
    const below = seededBelow(seed, 'hostile')
    // The usual limits: they are what is attacked.
    const server = await serve({ data: join(folder, 'tables.db'), page: join(folder, 'page'), limits: {} })
    let end = Number.POSITIVE_INFINITY
    const isOver = (): boolean => performance.now() > end || server.process.exitCode !== null
    const waited: number[] = []
    let seated = 0
    const lines: SocketPort[] = []
    const table = async (i: number): Promise<void> => {
      // Each from an address of their own, as people have.
      const people = [0, 1].map((seat) => lineTo(() => server.port, `${seed} ${i} ${seat}`, `127.1.${i}.${seat + 1}`))
      lines.push(...people)
      let match = await begun(people[0]!, people[1]!, 'connect-four')
      // The time is counted from when all sit.
      if (++seated === crowd / 2) end = performance.now() + seconds * 1_000
      while (!isOver()) {
        for (let moment: Moment | null = null; !isOver() && moment?.outcome == null; ) {
          for (const [seat, port] of people.entries()) {
            moment = await asked(port, { type: 'look', match, seat })
            if (!moment.choices.asked || moment.outcome !== null) continue
            await pause(below(THINKS))
            const { seq, choices } = moment
            const answer = choices.actions[below(choices.actions.length)]!
            const begunAt = performance.now()
            const reply = await port.request({ type: 'answer', match, seat, seq, answer })
            if (reply.ok) waited.push(performance.now() - begunAt)
          }
        }
        if (isOver()) continue
        // Nobody may keep more than a hundred.
        await asked(people[0]!, { type: 'delete', match })
        match = await begun(people[0]!, people[1]!, 'connect-four')
      }
    }
    const hostile = Array.from({ length: Math.ceil((HOSTILE * crowd) / HONEST) }, (_, i) =>
      disturb(server.port, `127.2.${i}.1`, i, isOver, below),
    )
    const tables = Array.from({ length: crowd / 2 }, (_, i) =>
      table(i).catch((error) => isOver() || probe.failures.push(String(error))),
    )
    await Promise.all([...tables, ...hostile])
    probe.tried = waited.length
    const slow = waited.sort((a, b) => a - b)[Math.floor(0.99 * waited.length)] ?? Number.POSITIVE_INFINITY
    await probe.try(`answers of people, ${waited.length}`, () =>
      slow < most ? null : `one of a hundred waited for ${Math.round(slow)} ms or longer`,
    )
    for (const line of lines) line.close()
    await server.kill()
  })
  return probe
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function disturb(
  port: number,
  from: string,
  i: number,
  isOver: () => boolean,
  below: (n: number) => number,
): Promise<void> {
  while (!isOver()) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/port`, { localAddress: from })
    socket.on('error', () => {})
    const ended = new Promise((resolve) => socket.once('close', resolve))
    await new Promise<void>((resolve) => {
      socket.once('open', () => resolve())
      socket.once('close', () => resolve())
    })
    const send = (value: unknown): void => {
      if (socket.readyState === WebSocket.OPEN) socket.send(typeof value === 'string' ? value : JSON.stringify(value))
    }
    if (i % 5 > 0) send({ v: 1, secret: secretOf(`hostile ${i}`) })
    if (i % 5 === 1) socket.pause()
    for (let n = 0; n < 80 && !isOver() && socket.readyState === WebSocket.OPEN; n++) {
      if (i % 5 === 2) send('x'.repeat(15_000))
      else if (i % 5 === 3) send({ id: n, request: { type: 'create', game: 'zombies', options: { seats: 2 } } })
      else send({ id: n, request: { type: 'tables' } })
      if (n % 4 === 0) await pause(RESTS)
    }
    if (below(2) === 0) socket.terminate()
    else socket.close()
    await Promise.race([ended, pause(1_000)])
    socket.terminate()
  }
}
