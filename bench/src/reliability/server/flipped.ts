import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Below, seededBelow } from '@shamble/chance'
import { Host, type HostPort } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import type { ServerStore } from '@shamble/server'
import { Database, SqliteStore } from '@shamble/server/parts'
import { findGames, loadGame } from '../../find-games.js'
import { Probe } from '../probe.js'
import { answerAny, newMatch, tableOver, withFolder } from '../table.js'

const MATCHES = 2
const ANSWERS = 14

/** What anyone can learn of a match, reply by reply: everything, since all seats are one owner's. */
type Shown = readonly string[]

/**
 * Flips one bit of a record, a snapshot or a card in a database: that match is refused, or shown as it was; all others
 * are opened as ever.
 * @param within a test plants a store that reads what is damaged
 */
export async function flippedRows(
  count: number,
  seed: string,
  within: (store: ServerStore) => ServerStore = (store) => store,
): Promise<Probe> {
  const probe = new Probe()
  await withFolder(async (folder) => {
    const file = join(folder, 'tables.db')
    const { games, truth } = await filled(file, seed)
    const below = seededBelow(seed, 'flips')
    const db = new Database(file)
    const rows = db.prepare('SELECT match, seq FROM lines').all() as { match: string; seq: number }[]
    const matches = [...truth.keys()]
    const store = within(new SqliteStore(file))
    for (let i = 0; i < count; i++) {
      const isCard = i % 5 === 4
      const { match, seq } = rows[below(rows.length)]!
      const [read, write] = isCard
        ? ['SELECT card AS text FROM matches WHERE id = ?', 'UPDATE matches SET card = ? WHERE id = ?']
        : [
            'SELECT line AS text FROM lines WHERE match = ? AND seq = ?',
            'UPDATE lines SET line = ? WHERE match = ? AND seq = ?',
          ]
      const key = isCard ? [match] : [match, seq]
      const { text } = db.prepare(read).get(key) as { text: string }
      db.prepare(write).run([flipped(text, below), ...key])
      await probe.try(`${match}, ${isCard ? 'its card' : `line ${seq}`} (${i})`, async () => {
        const other = matches[(matches.indexOf(match) + 1) % matches.length]!
        const [shown, beside] = await shownOf(games, store, [match, other])
        const wrong = falseIn(shown!, truth.get(match)!)
        if (wrong !== null) return wrong
        const isWhole = beside!.join() === truth.get(other)!.join()
        return isWhole ? null : 'another match cannot be opened, or is not as it was'
      })
      db.prepare(write).run([text, ...key])
    }
    await store.close()
    db.close()
  })
  return probe
}

/** Flips one bit anywhere in the file of a database: every match is shown as it was, or refused. */
export async function flippedFiles(
  count: number,
  seed: string,
  within: (store: ServerStore) => ServerStore = (store) => store,
): Promise<Probe> {
  const probe = new Probe()
  await withFolder(async (folder) => {
    const file = join(folder, 'tables.db')
    const { games, truth } = await filled(file, seed)
    const db = new Database(file)
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
    const bytes = readFileSync(file)
    const below = seededBelow(seed, 'file')
    const copy = join(folder, 'copy.db')
    for (let i = 0; i < count; i++) {
      const at = below(bytes.length)
      const bit = 1 << below(8)
      await probe.try(`byte ${at}, bit ${bit}`, async () => {
        for (const end of ['', '-wal', '-shm']) rmSync(copy + end, { force: true })
        const changed = Buffer.from(bytes)
        changed[at] = changed[at]! ^ bit
        writeFileSync(copy, changed)
        const opened = openedOr(copy)
        if (opened === null) return null
        const store = within(opened)
        const matches = [...truth.keys()]
        const all = await shownOf(games, store, matches).finally(() => store.close())
        return matches.map((match, n) => falseIn(all[n]!, truth.get(match)!)).find((wrong) => wrong !== null) ?? null
      })
    }
  })
  return probe
}

function openedOr(file: string): ServerStore | null {
  try {
    return new SqliteStore(file)
  } catch {
    // It says so in a sentence, and nothing false is served.
    return null
  }
}

async function filled(
  file: string,
  seed: string,
): Promise<{ readonly games: readonly GameModule[]; readonly truth: ReadonlyMap<string, Shown> }> {
  const games = await Promise.all(
    findGames()
      .filter(({ folder }) => folder.startsWith('games/'))
      .map(loadGame),
  )
  const store = new SqliteStore(file)
  const ids: string[] = []
  for (const module of games)
    for (let i = 0; i < MATCHES; i++) {
      const table = tableOver(module, store)
      const match = await newMatch(table, module, `${seed} ${i}`)
      for (let n = 0; n < ANSWERS; n++) await answerAny(table, match, n)
      await table.port.request({ type: 'close', match })
      ids.push(match)
    }
  const shown = await shownOf(games, store, ids)
  await store.close()
  if (shown.flat().some(isRefused)) throw new Error('a match that is not damaged cannot be opened')
  return { games, truth: new Map(ids.map((id, i) => [id, shown[i]!])) }
}

/** What is false of what is shown: a reply that is neither as it was nor a refusal. `null` where there is none. */
function falseIn(shown: Shown, truth: Shown): string | null {
  const at = shown.findIndex((reply, i) => reply !== truth[i] && !isRefused(reply))
  return at < 0 ? null : `it is shown, and not as it was: ${difference(shown[at]!, truth[at] ?? '')}`
}

const isRefused = (reply: string): boolean => reply.startsWith('{"ok":false')

/** Everything that a host that has just been started shows of these matches. */
async function shownOf(games: readonly GameModule[], store: ServerStore, ids: readonly string[]): Promise<Shown[]> {
  const host = new Host({ games, store, report: () => {} })
  const port = host.connect()
  const shown: Shown[] = []
  for (const match of ids) {
    shown.push(await shownOne(port, match))
    await port.request({ type: 'close', match })
  }
  return shown
}

async function shownOne(port: HostPort, match: string): Promise<Shown> {
  const opened = await port.request({ type: 'open', match })
  const looked = opened.ok ? await port.request({ type: 'look', match }) : opened
  if (!looked.ok) return [JSON.stringify(looked)]
  const seats = looked.value.seats.map((_, seat) => seat)
  const all: unknown[] = [looked]
  for (const seat of seats) all.push(await port.request({ type: 'look', match, seat }))
  all.push(await port.request({ type: 'log', match }), await port.request({ type: 'export', match }))
  return all.map((reply) => JSON.stringify(reply))
}

function flipped(text: string, below: Below): string {
  for (;;) {
    const at = below(text.length)
    const code = text.charCodeAt(at) ^ (1 << below(7))
    // A line stays one.
    if (code < 128 && code !== 10) return text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1)
  }
}

function difference(one: string, other: string): string {
  const at = [...one].findIndex((sign, i) => sign !== other[i])
  return `${one.slice(Math.max(0, at - 40), at + 40)} and ${other.slice(Math.max(0, at - 40), at + 40)}`
}
