import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededChance } from '@shamble/chance'
import { Host, type HostPort, type HostRequest, type Kept, MemoryStore, type Moment } from '@shamble/host'
import { type Action, Engine, type Seat } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import type { Page } from 'playwright-core'

/** A match as it is at one moment, in the form in which the page keeps it. */
export interface KeptMoment extends Kept {
  readonly name: string
}

const ROOT = join(import.meta.dirname, '..', '..')

/** The game of this name, wherever in the project it is. */
export async function moduleOf(id: string): Promise<GameModule> {
  for (const parent of ['games', 'examples'])
    for (const name of readdirSync(join(ROOT, parent))) {
      const file = join(ROOT, parent, name, 'package.json')
      if (!existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).shamble?.game !== id) continue
      return (await import(/* @vite-ignore */ join(ROOT, parent, name, 'dist', 'index.js'))).default
    }
  throw new Error(`no package holds the game ${id}`)
}

/** As many people as the game takes: the fullest table is the hardest to lay. */
function fullTable({ game, unattended }: GameModule): Record<string, unknown> {
  const seats = game.options.specs['seats']
  return { ...unattended, ...(seats?.type === 'number' ? { seats: seats.max } : {}) }
}

const MOST_ANSWERS = 400
/** So many answers after the start, a board is full enough to be called the middle: the last of them that is reached. */
const MIDDLE = [15, 30, 60, 120]

/**
 * One match by answers that are the same in every run: its start, its middle, and for every kind of question the moment
 * with the most answers to it.
 */
export async function momentsOf(module: GameModule): Promise<readonly KeptMoment[]> {
  const kept = new Map<string, { readonly most: number; readonly moment: KeptMoment }>()
  await play(module, {}, MOST_ANSWERS, async (made, { viewer, choices, questions }, keptNow) => {
    const keep = async (name: string, most = 0): Promise<void> => {
      if ((kept.get(name)?.most ?? -1) < most) kept.set(name, { most, moment: named(name, await keptNow()) })
    }
    if (made === 0) await keep('start')
    if (MIDDLE.includes(made)) await keep('middle', made)
    const kind = questions.find(({ seat }) => seat === viewer)?.kind
    if (kind !== undefined) await keep(kind, choices.actions.length)
  })
  return [...kept.values()].map(({ moment }) => moment)
}

/** Under an address of its own: many moments are of one match. */
const named = (name: string, { card, record }: Kept): KeptMoment => ({
  name,
  card: { ...card, id: `${card.game}-${name}`.replace(/[^a-z-]/g, '-') },
  record,
})

/** A match that is over, by the limit on turns at the latest. */
export async function endingOf(module: GameModule): Promise<KeptMoment> {
  return named('ending', await play(module, { turnLimit: 3 }, MOST_ANSWERS * 5))
}

/** Puts matches where a page of this address will find them, as if they had been played there. */
export function keepIn(page: Page, matches: readonly Kept[]): Promise<void> {
  return page.evaluate(
    (kept) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('shamble')
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('cards', { keyPath: 'id' })
          opening.result.createObjectStore('pieces')
        }
        opening.onerror = fail
        opening.onsuccess = () => {
          const change = opening.result.transaction(['cards', 'pieces'], 'readwrite')
          for (const { card, record } of kept) {
            change.objectStore('cards').put(card)
            change.objectStore('pieces').put(record, [card.id, 0])
          }
          change.onerror = fail
          change.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    matches,
  )
}

type Seen = (made: number, moment: Moment, keptNow: () => Promise<Kept>) => Promise<void>

async function play(module: GameModule, options: object, most: number, seen?: Seen): Promise<Kept> {
  const store = new MemoryStore()
  const port = new Host({ games: [module], store }).connect()
  const wishes = { ...fullTable(module), ...options }
  // People in every seat: nobody plays on while a moment is looked at.
  const seats = module.game.seats(resolveOptions(module.game.options, wishes)).length
  const { match } = await ok<{ match: string }>(port, {
    type: 'create',
    game: module.game.id,
    options: wishes,
    seats: Array.from({ length: seats }, () => ({ by: 'person' as const, name: '' })),
    seed: 'sizes',
  })
  const keptNow = (): Promise<Kept> => store.load(match)
  const below = numbers(7)
  for (let made = 0; made < most; made++) {
    const moment = await asked(port, match, seats)
    if (moment === null) break
    await seen?.(made, moment, keptNow)
    const { seq } = moment
    const seat = moment.viewer as Seat
    await ok(port, { type: 'answer', match, seat, seq, answer: anyAnswer(module, moment, seat, below) })
  }
  return keptNow()
}

/** An answer that is offered, or one that could be composed. */
function anyAnswer({ game }: GameModule, { view, choices }: Moment, seat: Seat, below: (n: number) => number): Action {
  const { actions, spaces } = choices
  const at = below(actions.length + spaces.length)
  if (at < actions.length) return actions[at]!
  const guess = game.guess(view, seededChance('moments'))
  return new Engine(game).choices(guess, seat).spaces[at - actions.length]!.sample(below)
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
