import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Host, type HostPort, type HostRequest, MemoryStore, type Moment } from '@shamble/host'
import type { GameModule } from '@shamble/module'

/** A match as it stands at one moment, in the form that the page opens. */
export interface Kept {
  readonly name: string
  readonly record: string
}

const ROOT = join(import.meta.dirname, '..', '..')

/** The game of this name, wherever in the project it lies. */
export async function moduleOf(id: string): Promise<GameModule> {
  for (const parent of ['games', 'examples'])
    for (const name of readdirSync(join(ROOT, parent))) {
      const file = join(ROOT, parent, name, 'package.json')
      if (!existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).shamble?.game !== id) continue
      return (await import(/* @vite-ignore */ join(ROOT, parent, name, 'src', 'index.ts'))).default
    }
  throw new Error(`no package holds the game ${id}`)
}

/** As many people as the game takes: the fullest table is the hardest to lay. */
function fullTable({ game, unattended }: GameModule): Record<string, unknown> {
  const seats = game.options.specs['seats']
  return { ...unattended, ...(seats?.type === 'number' ? { seats: seats.max } : {}) }
}

const MOST_ANSWERS = 400
/** So many answers after the start, a board is full enough to be called the middle. */
const MIDDLE = 120

/**
 * One match by answers that are the same in every run: its start, its middle, and for every kind of question the moment
 * with the most answers to it.
 */
export async function momentsOf(module: GameModule): Promise<readonly Kept[]> {
  const kept = new Map<string, { readonly most: number; readonly record: string }>()
  await play(module, {}, MOST_ANSWERS, async (made, { viewer, choices, questions }, record) => {
    const keep = async (name: string, most = 0): Promise<void> => {
      if ((kept.get(name)?.most ?? -1) < most) kept.set(name, { most, record: await record() })
    }
    if (made === 0) await keep('start')
    if (made === MIDDLE) await keep('middle')
    const kind = questions.find(({ seat }) => seat === viewer)?.kind
    if (kind !== undefined) await keep(kind, choices.actions.length)
  })
  return [...kept].map(([name, { record }]) => ({ name, record }))
}

/** A match that is over, by the limit on turns at the latest. */
export async function endingOf(module: GameModule): Promise<Kept> {
  return { name: 'ending', record: await play(module, { turnLimit: 3 }, MOST_ANSWERS * 5) }
}

type Seen = (made: number, moment: Moment, record: () => Promise<string>) => Promise<void>

async function play(module: GameModule, options: object, most: number, seen?: Seen): Promise<string> {
  const port = new Host({ games: [module], store: new MemoryStore() }).connect()
  const { match } = await ok<{ match: string }>(port, {
    type: 'create',
    game: module.game.id,
    options: { ...fullTable(module), ...options },
    seed: 'sizes',
  })
  const seats = (await ok<Moment>(port, { type: 'look', match })).seats.length
  for (let seat = 0; seat < seats; seat++)
    await ok(port, { type: 'sit', match, seat, plan: { by: 'person', name: '' } })
  const record = async (): Promise<string> => (await ok<{ record: string }>(port, { type: 'export', match })).record
  const below = numbers(7)
  for (let made = 0; made < most; made++) {
    const moment = await asked(port, match, seats)
    if (moment === null) break
    await seen?.(made, moment, record)
    const { viewer, seq, choices } = moment
    const answer = choices.actions[below(choices.actions.length)]!
    await ok(port, { type: 'answer', match, seat: viewer as number, seq, answer })
  }
  return await record()
}

async function asked(port: HostPort, match: string, seats: number): Promise<Moment | null> {
  for (let seat = 0; seat < seats; seat++) {
    const moment = await ok<Moment>(port, { type: 'look', match, seat })
    if (moment.choices.asked) return moment
  }
  return null
}

async function ok<T = unknown>(port: HostPort, request: HostRequest): Promise<T> {
  const reply = await port.request(request)
  if (!reply.ok) throw new Error(`${request.type}: ${JSON.stringify(reply)}`)
  return reply.value as T
}

function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return (state >> 8) % below
  }
}
