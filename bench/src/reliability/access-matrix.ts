import { seededChance } from '@shamble/chance'
import { Host, type HostPort, type HostRequest, MemoryStore, readCard, requestSchema } from '@shamble/host'
import { Engine } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { linesIn, Match } from '@shamble/record'
import { Probe } from './probe.js'

const MATCH = 'aa'
/** What nobody but the store may know while a match runs: each is found again in whatever message it gets into. */
const SECRETS = {
  seed: 'seed-of-this-match',
  salt: 'salt-of-this-match',
  owner: 'owner-of-this-match',
  guest: 'guest-name',
}

const ASKERS = ['owner', 'player', 'invited', 'watcher', 'stranger'] as const
type Asker = (typeof ASKERS)[number]
const PHASES = ['running', 'over'] as const

/** A value for each field that a request may have. */
const FIELDS: Readonly<Record<string, readonly unknown[]>> = {
  match: [MATCH],
  seat: [0, 1, 2],
  seq: [0],
  to: [0],
  answer: [{ type: 'resign' }],
  on: [true],
  name: ['renamed'],
  guest: ['fern'],
  as: ['watcher'],
  plan: [{ by: 'person', name: 'fern' }],
  dice: [[1]],
  agree: [true],
}

type Connect = (host: Host, name: string) => HostPort

/**
 * Asks for everything about a match that a port can be asked for, as everybody and for every seat, while it runs and when
 * it is over. A stranger is told of no such match; nobody changes what is not theirs, and no secret of the store
 * is in any message before everything opens. The table of `host/src/access.test.ts` says the rest, cell by cell.
 * @param connect a test plants a port there that checks nothing
 */
export async function accessMatrix(
  module: GameModule,
  connect: Connect = (host, name) => host.connect(name),
): Promise<Probe> {
  const probe = new Probe()
  for (const phase of PHASES)
    for (const asker of ASKERS)
      for (const request of allRequests())
        await probe.try(`${asker}, ${phase}: ${JSON.stringify(request)}`, () =>
          fault(module, phase, asker, request, connect),
        )
  return probe
}

/** Every kind of request about a match, for every seat where it may name one. */
function allRequests(): HostRequest[] {
  return requestSchema.def.options.flatMap(({ shape }) => {
    const { type, ...fields } = shape as unknown as Record<string, { safeParse(value: unknown): { success: boolean } }>
    if (!('match' in fields)) return []
    const [name] = (type as unknown as { def: { values: readonly string[] } }).def.values
    let requests: Record<string, unknown>[] = [{ type: name }]
    for (const [field, schema] of Object.entries(fields)) {
      const isNeeded = !schema.safeParse(undefined).success
      const values = isNeeded || field === 'seat' ? (FIELDS[field] ?? []) : []
      requests = requests.flatMap((request) => [
        ...(isNeeded ? [] : [request]),
        ...values.map((value) => ({ ...request, [field]: value })),
      ])
    }
    return requests.filter((request) => requestSchema.safeParse(request).success) as unknown as HostRequest[]
  })
}

async function fault(
  module: GameModule,
  phase: (typeof PHASES)[number],
  asker: Asker,
  request: HostRequest,
  connect: Connect,
): Promise<string | null> {
  const { host, store } = await club(module, phase)
  const before = await shapeOf(store)
  const name = asker === 'owner' ? SECRETS.owner : asker
  const port = connect(host, name)
  const heard: unknown[] = []
  port.listen((notice) => void heard.push(notice))
  const reply = await port.request(request)
  await host.idle()
  const said = JSON.stringify([reply, ...heard])
  const isDenied = !reply.ok
  if (asker === 'stranger') {
    const isUnknown = !reply.ok && 'error' in reply && reply.error.where === 'match'
    if (!isUnknown || heard.length > 0) return `a stranger is told ${said.slice(0, 200)}`
  }
  if (phase === 'running')
    for (const [what, secret] of Object.entries(SECRETS)) if (said.includes(secret)) return `it tells the ${what}`
  const after = await shapeOf(store)
  const changed = PARTS.filter((part) => after[part] !== before[part])
  if (changed.length === 0) return null
  if (isDenied) return 'it was denied, and done'
  const stray = changed.filter((part) => !mayChange(asker, part, request))
  return stray.length === 0 ? null : `it changed what is not theirs to change: ${stray.join(', ')}`
}

/** Who has anything to change: the owner all of it, a player and someone invited what is their seat's. */
function mayChange(asker: Asker, part: Part, request: HostRequest): boolean {
  if (asker === 'owner') return true
  // Everybody who was let in may go.
  if (request.type === 'leave') return asker !== 'stranger'
  if (asker === 'player') return part === 'seat 1' || (part === 'record' && 'seat' in request && request.seat === 1)
  // A bot's seat is free for anyone who was invited.
  return asker === 'invited' && part === 'seat 2' && request.type === 'sit'
}

/** The match in which seat 0 is the owner's, seat 1 a player's and seat 2 a bot's. */
async function club(module: GameModule, phase: (typeof PHASES)[number]): Promise<{ host: Host; store: MemoryStore }> {
  const engine = new Engine(module.game)
  const options = resolveOptions(module.game.options, { ...module.unattended, seats: 3 })
  const match = Match.create(engine, { options, salt: SECRETS.salt }, seededChance(SECRETS.seed))
  if (phase === 'over')
    for (const seat of [0, 1, 2])
      if (match.state.outcome === null) match.answer(seat, { type: 'resign' }, seededChance(SECRETS.seed, seat))
  const record = match.text()
  const store = new MemoryStore()
  const seated = { by: 'person', name: '' }
  const card = readCard({
    id: MATCH,
    owner: SECRETS.owner,
    guests: [
      { guest: 'invited', as: 'invited' },
      { guest: 'watcher', as: 'watcher' },
      { guest: SECRETS.guest, as: 'watcher' },
    ],
    game: module.game.id,
    name: '',
    seats: [
      { ...seated, owner: SECRETS.owner },
      { ...seated, owner: 'player' },
      { by: 'bot', bot: 'random' },
    ],
    realDice: false,
    seed: SECRETS.seed,
    responseSeconds: 0,
    created: 0,
    saved: 0,
    turn: 0,
    over: phase === 'over',
    lines: linesIn(record),
  })!
  await store.create(card, record)
  // No bot answers while someone is asked: what changes is what the request has changed.
  const clock = { now: () => 0, after: () => () => {} }
  const host = new Host({ games: [module], store, clock, report: ({ error }) => console.error(error) })
  await host.connect(SECRETS.owner).request({ type: 'open', match: MATCH })
  await host.idle()
  return { host, store }
}

/** All of the match that matters: its record, whose it is, what it is called and who sits where. */
const PARTS = ['record', 'rest', 'seat 0', 'seat 1', 'seat 2'] as const
type Part = (typeof PARTS)[number]

async function shapeOf(store: MemoryStore): Promise<Readonly<Record<Part, string>>> {
  const kept = await store.load(MATCH).catch(() => null)
  const { owner, name, seats, after } = kept?.card ?? { owner: '', name: '', seats: [], after: null }
  const [first, second, third] = [0, 1, 2].map((seat) => JSON.stringify(seats[seat]) ?? '')
  const rest = JSON.stringify([owner, name, after])
  return { record: kept?.record ?? '', rest, 'seat 0': first!, 'seat 1': second!, 'seat 2': third! }
}
