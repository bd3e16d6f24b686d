import { setImmediate } from 'node:timers/promises'
import { randomPolicy } from '@shamble/bots'
import { type Below, seededBelow, seededChance } from '@shamble/chance'
import { type Defect, Host, type HostPort, type HostRequest, MemoryStore, type Moment, type Reply } from '@shamble/host'
import { BadInput, Engine, silently } from '@shamble/kernel'
import { type GameModule, parseJson, resolveOptions } from '@shamble/module'
import { change, type Tree } from './forged-files.js'
import { Probe } from './probe.js'
import { sampleMatch } from './sample-matches.js'
import { WrongAnswers } from './wrong-answers.js'

/** A loop, as a message to a worker may hold one. */
const round: Record<string, unknown> = {}
round['itself'] = round

const LONG = 60_000

/** What a stranger would put where something else is meant. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  -0,
  0,
  1,
  7,
  0.5,
  1e9,
  2 ** 53,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1n,
  '',
  ' ',
  'x',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{{seat}}',
  '{seat}',
  '$&$1',
  '%',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '\u001b[2J\u001b]0;x\u0007',
  '\u202Eabc',
  '\uD800',
  'a\nb\r\nc',
  'x'.repeat(LONG),
  'x\n'.repeat(LONG),
  [],
  [[]],
  {},
  { type: 'x' },
  { by: 'person', name: '{{seat}}' },
  { by: 'bot', bot: 'constructor' },
  JSON.parse('{"__proto__": {"type": "resign"}}'),
  JSON.parse('{"constructor": {"prototype": {}}}'),
  JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`),
  round,
  new Array(100_000).fill(0),
  new Map([['type', 'list']]),
  new Date(0),
]

/** How many messages one host is sent before it is asked whether it still plays. */
const MESSAGES = 100
/** Such a share of all tries are messages; the others are texts and data that people hand in, and answers. */
const OF_MESSAGES = 0.6

/**
 * Says things to a host that nobody should, and hands in texts and data that are none: each is answered with a reply, a
 * refusal or one clear line, and everything else goes on.
 * @param games those of the host; a test plants a fault there
 */
export async function badInput(
  module: GameModule,
  count: number,
  seed: string,
  games: readonly GameModule[] = [module],
): Promise<Probe> {
  const probe = new Probe()
  const below = seededBelow(seed, module.game.id)
  const messages = Math.ceil(count * OF_MESSAGES)
  for (let sent = 0; sent < messages; sent += MESSAGES)
    await sendMessages(probe, games, below, `${seed} ${sent}`, Math.min(MESSAGES, messages - sent))
  const handed = handedIn(module, seed)
  for (let i = messages; i < count; i++) {
    const { what, give } = handed[i % handed.length]!
    await probe.try(`${module.game.id}, ${what} (${i})`, () => complaintOf(() => give(below)))
  }
  return probe
}

async function sendMessages(
  probe: Probe,
  games: readonly GameModule[],
  below: Below,
  seed: string,
  count: number,
): Promise<void> {
  const defects: Defect[] = []
  const host = new Host({ games, store: new MemoryStore(), report: (defect) => void defects.push(defect) })
  const uncaught: unknown[] = []
  const note = (error: unknown): void => void uncaught.push(error)
  process.on('unhandledRejection', note)
  const { id } = games[0]!.game
  const own = host.connect()
  const stranger = host.connect('a stranger')
  const begin = async (): Promise<string> => {
    const begun = await own.request({ type: 'create', game: id, seed, options: { ...games[0]!.unattended } })
    if (!begun.ok) throw new Error(`no match begins: ${JSON.stringify(begun)}`)
    return begun.value.match
  }
  let match = await begin()
  try {
    for (let i = 0; i < count; i++) {
      const port = below(5) === 0 ? stranger : own
      const looked = await own.request({ type: 'look', match, seat: 0 })
      if (!looked.ok || looked.value.outcome !== null) match = await begin()
      const message = hostile(id, match, looked.ok ? looked.value : null, below)
      await probe.try(`${id}, ${told(message)}`, async () => {
        const fault = faultIn(await port.request(message as HostRequest))
        await setImmediate()
        const [broke] = [...uncaught.splice(0), ...defects.splice(0).map(({ error }) => error)]
        return broke === undefined ? fault : `broke with ${(broke as Error).stack ?? String(broke)}`
      })
    }
    await probe.try(`${id}, a match after ${count} messages`, () => stillPlays(own, id, seed))
  } finally {
    process.off('unhandledRejection', note)
  }
}

async function stillPlays(port: HostPort, game: string, seed: string): Promise<string | null> {
  const begun = await port.request({ type: 'create', game, seed })
  return begun.ok && (await port.request({ type: 'look', match: begun.value.match, seat: 0 })).ok
    ? null
    : 'no match can be begun any longer'
}

/** A request that is almost right, or nothing like one. */
function hostile(game: string, match: string, moment: Moment | null, below: Below): unknown {
  if (below(40) === 0) return HOSTILE[below(HOSTILE.length)]
  const actions = moment?.choices.actions ?? []
  const answer = structuredClone(actions[below(Math.max(1, actions.length))] ?? { type: 'resign' })
  const seat = below(8) === 0 ? 1 : 0
  const seq = moment?.seq ?? 0
  const requests: readonly HostRequest[] = [
    { type: 'create', game: 'x', name: 'x', options: {}, preset: 'x', seats: [{ by: 'person', name: 'x' }], seed: 'x' },
    { type: 'create', game: game, options: { ...moment?.view.options }, responseSeconds: 3 },
    { type: 'create', game: game, position: 'x', after: match, copy: true, realDice: true },
    { type: 'sequel', match },
    { type: 'list' },
    { type: 'open', match, otherRules: 'continue', reading: false },
    { type: 'close', match },
    { type: 'rename', match, name: 'x' },
    { type: 'delete', match },
    { type: 'admit', match, guest: 'a stranger', as: 'watcher' },
    { type: 'export', match, alone: true },
    { type: 'import', record: '{"shamble":1}\n[]', recover: true, otherRules: 'continue' },
    { type: 'look', match, seat },
    { type: 'watch', match, on: true },
    { type: 'log', match, seat },
    { type: 'past', match, seq, seat },
    { type: 'position', match, seat },
    { type: 'answer', match, seat, seq, answer, behind: below(4) === 0 },
    { type: 'answer', match, seat, seq, answer },
    { type: 'check', match, seat, seq, answer },
    { type: 'dice', match, dice: [6, 6] },
    { type: 'retype', match },
    { type: 'undo', match, seat, to: seq },
    { type: 'end', match, seat },
    { type: 'consent', match, seat, agree: true },
    { type: 'sit', match, seat, plan: { by: 'bot', bot: 'random' } },
    { type: 'fork', match, seq, seat, name: 'x' },
    { type: 'hint', match, seat },
  ]
  const message = structuredClone(requests[below(requests.length)]!) as unknown as Tree
  for (let changes = below(3); changes >= 0; changes--) change(message, below, HOSTILE)
  return message
}

/** What is wrong with an answer of a host: every one of them is a reply, a refusal or one clear line. */
function faultIn(reply: Reply): string | null {
  if (reply.ok) return null
  if ('refusal' in reply) return typeof reply.refusal.rule === 'string' ? null : 'a refusal without a rule'
  const { where, reason } = reply.error
  return typeof where === 'string' && where !== 'host' ? faultInLine(`${where}: ${reason}`) : 'a defect was told'
}

const LONGEST_LINE = 7_000

function faultInLine(line: string): string | null {
  if (/[\n\r]/.test(line)) return `more than one line: ${JSON.stringify(line.slice(0, 200))}`
  return line.length > LONGEST_LINE ? `a line of ${line.length} characters` : null
}

/** Something that people hand in: `give` reads it, and throws where it is none. */
interface HandedIn {
  readonly what: string
  give(below: Below): unknown
}

function handedIn(module: GameModule, seed: string): HandedIn[] {
  const { state } = sampleMatch(module, seed, 6, 'running')
  const { options } = module.game
  const given = { ...module.unattended }
  const position = module.position.write(state, 'full')
  const seat = state.questions[0]!.seat
  const answer = module.notation.write(randomPolicy(new Engine(module.game), seededBelow(seed))(state, seat))
  const read = (text: string): void => {
    const fill = seededChance(seed)
    const begun = module.position.read(text, resolveOptions(options, given), fill)
    new Engine(module.game).settle(begun, silently(fill))
  }
  const drawer = Object.entries(module.drawer ?? {}).flatMap(([kind, { read: take }]): HandedIn[] => [
    {
      what: `a ${kind} of the drawer`,
      give: (below) => take(changed(thingLike(state.options as unknown as Tree, kind, below), below), kind),
    },
    { what: `a file of a ${kind}`, give: (below) => take(parseJson(spoilt('{"format": 1}', below), kind), kind) },
  ])
  const wrong = new WrongAnswers(module, seed)
  const answers = { what: 'an answer that is hardly one', give: (below: Below) => wrong.give(below) }
  return [
    answers,
    answers,
    { what: 'options', give: (below) => resolveOptions(options, changed({ ...state.options }, below)) },
    {
      what: 'a preset',
      give: (below) => resolveOptions(options, {}, HOSTILE[below(HOSTILE.length)] as string | null),
    },
    { what: 'a position', give: (below) => read(spoilt(position ?? '', below)) },
    { what: 'an answer as text', give: (below) => module.notation.read(spoilt(answer, below)) },
    ...drawer,
  ]
}

/** Values of the options that hold data are what a drawer keeps, or something like it. */
function thingLike(options: Tree, kind: string, below: Below): Tree {
  const values = Object.values(options).filter((value) => typeof value === 'object' && value !== null) as Tree[]
  return structuredClone(values[below(Math.max(1, values.length))] ?? { format: 1, kind })
}

function changed(tree: Tree, below: Below): Tree {
  for (let changes = below(3); changes >= 0; changes--) change(tree, below, HOSTILE)
  return tree
}

/** A text with something else in it somewhere, or without something. */
function spoilt(text: string, below: Below): string {
  const at = below(text.length + 1)
  const to = Math.min(text.length, at + below(12))
  const put = HOSTILE[below(HOSTILE.length)]
  return text.slice(0, at) + (typeof put === 'string' ? put : String(put ?? '')) + text.slice(to)
}

/** What is wrong with a complaint; `null` also where nothing was complained of. */
function complaintOf(give: () => unknown): string | null {
  try {
    give()
    return null
  } catch (error) {
    if (error instanceof BadInput) return faultInLine(error.message)
    throw error
  }
}

const told = (message: unknown): string => {
  try {
    return `${JSON.stringify(message, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))}`.slice(0, 300)
  } catch {
    return 'a message that has no end'
  }
}
