import { randomPolicy } from '@shamble/bots'
import { type Below, digest, seededBelow, seededChance } from '@shamble/chance'
import { Host, type HostPort, type MatchStore, MemoryStore, type Notice, readCard, Sender } from '@shamble/host'
import {
  type Action,
  type Applied,
  BadInput,
  copyPlain,
  Engine,
  type Options,
  type Seat,
  type State,
  samePlain,
  type Viewer,
} from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { commitmentsOf, type HeldDice, linesIn, Match, type Prepared } from '@shamble/record'
import { Probe } from './probe.js'

const MATCH = 'aa'
/** Time stands still: what differs is not when it was said. */
export const stoppedClock = { now: () => 0, after: () => () => {} }
/** So many answers are given in a pair before another is made. */
const ANSWERS = 6
/** How far matches are played between two pairs. */
const STRIDE = 5
/** So many answers that are none are given in each moment, of so many that were some elsewhere. */
const WRONG_ANSWERS = 2
const ANSWERS_ELSEWHERE = 100

/**
 * Plays two matches that differ only in what a viewer cannot know, at two hosts, and gives the same answers in both: what
 * comes out of the viewer's port is the same to the byte, in the same order, and so is every reply. Of an answer that
 * the viewer may not know of nothing is heard, and nothing changes.
 */
export async function pairedWorlds(
  module: GameModule,
  count: number,
  seed: string,
  { games = [module], reach = inThisProcess, pair: only = null }: Pairing = {},
): Promise<Probe> {
  const probe = new Probe()
  const engine = new Engine(module.game)
  const course = randomPolicy(engine, seededBelow(seed, 'answers'))
  const variants = optionsWithSecrets(module)
  const master = digest(seed) + digest(`${seed}/`)
  const held = { master, line: { ...commitmentsOf(master, MATCH), parts: [] } }
  const elsewhere: Action[] = []
  let state: State | null = null
  for (let i = 0; probe.tried < count && i <= (only ?? i); i++) {
    if (state === null || state.outcome !== null) state = begun(engine, variants[i % variants.length]!, `${seed} ${i}`)
    if (i === (only ?? i)) {
      // Each pair has chance of its own, so that one of them can be looked at without all before it.
      const below = seededBelow(seed, 'pair', i)
      const viewers: Viewer[] = [...state.answered.keys(), 'spectator']
      const viewer = viewers[below(viewers.length)]!
      // The dice of every other pair can be checked: what is open of them tells nothing of the rest.
      const pair = await worlds(module, games, state, viewer, `${seed} ${i}`, reach, i % 2 === 0 ? held : null)
      if (pair !== null)
        await comparePair(probe, module, pair, randomPolicy(engine, below), below, count, elsewhere.slice())
    }
    for (let n = 0; n < STRIDE && state.outcome === null; n++) {
      const { seat } = state.questions[0]!
      const action = course(state, seat)
      elsewhere.push(action)
      if (elsewhere.length > ANSWERS_ELSEWHERE) elsewhere.shift()
      const next = engine.apply(state, seat, action, seededChance(seed, i, n))
      if (next.ok) state = next.state
    }
  }
  return probe
}

/** Which of two worlds. */
export type Side = 'truth' | 'other'

/** A host, and how two people reach it. */
export interface Reached {
  readonly host: Host
  /** Whose match it is: answers for everybody but the viewer. */
  readonly boss: HostPort
  readonly me: HostPort
  /** What the viewer has heard, as it crosses a line. */
  readonly heard: string[]
}

export type Reach = (games: readonly GameModule[], store: MatchStore, side: Side) => Promise<Reached>

/** How pairs are made. */
export interface Pairing {
  /** Those of the hosts; a test plants a fault there. */
  readonly games?: readonly GameModule[]
  readonly reach?: Reach
  /** The number of the only pair that is wanted. */
  readonly pair?: number | null
}

interface World extends Reached {
  /** The same match, to look ahead. */
  readonly mirror: Match
}

interface Pair {
  readonly viewer: Viewer
  readonly seed: string
  readonly truth: World
  readonly other: World
}

async function comparePair(
  probe: Probe,
  module: GameModule,
  pair: Pair,
  policy: (s: State, seat: Seat) => Action,
  below: Below,
  count: number,
  elsewhere: readonly Action[],
): Promise<void> {
  const { truth, other, viewer } = pair
  const here = `${module.game.id}, ${pair.seed}, ${viewer}`
  const wrong = (): readonly Action[] =>
    elsewhere.length === 0 ? [] : Array.from({ length: WRONG_ANSWERS }, () => elsewhere[below(elsewhere.length)]!)
  const refused = async (): Promise<string | null> => {
    const actions = viewer === 'spectator' ? [] : wrong()
    return difference(await refusals(truth, viewer, actions), await refusals(other, viewer, actions))
  }
  let before = await everything(truth, viewer)
  await probe.try(
    `${here}: at first`,
    async () => difference(before, await everything(other, viewer)) ?? (await refused()),
  )
  for (let n = 0; n < ANSWERS && probe.tried < count; n++) {
    const { state } = truth.mirror
    const { questions } = state
    if (questions.length === 0) break
    const { seat } = questions[below(questions.length)]!
    const action = policy(state, seat)
    const what = `${here}: ${module.notation.write(action)} of seat ${seat}`
    const foreseen = (): readonly (Prepared<State> | null)[] =>
      [truth, other].map((world) => applied(world, seat, action, pair.seed))
    const [one, two] = await orTold(probe, what, foreseen)
    // What differs may show once chance or the rules have shown it.
    if (one == null || two == null || !looksAlike(one, two, viewer)) break
    const isSecret = one.knownTo !== 'all' && !one.knownTo.includes(viewer as Seat)
    await probe.try(what, async () => {
      for (const world of [truth, other]) await answer(world, viewer, seat, action)
      const now = await everything(truth, viewer)
      const wrong = difference(now, await everything(other, viewer))
      if (wrong === null && isSecret) {
        const trace = difference(lasting(before), lasting(now))
        if (trace !== null) return `a secret answer left a trace: ${trace}`
      }
      before = now
      return wrong ?? (await refused())
    })
    truth.mirror.accept(one)
    other.mirror.accept(two)
  }
  for (const { host, boss } of [truth, other]) {
    await boss.request({ type: 'close', match: MATCH })
    await host.idle()
  }
}

/** What comes of it; nothing where it breaks, which is a failure of its own. */
async function orTold<T>(probe: Probe, what: string, work: () => readonly T[]): Promise<readonly T[]> {
  try {
    return work()
  } catch (error) {
    await probe.try(what, () => Promise.reject(error))
    return []
  }
}

/** What the answer comes to in a world, with the chance that its host has; `null` where it is none there. */
function applied({ mirror }: World, seat: Seat, action: Action, seed: string): Prepared<State> | null {
  const result = mirror.prepare(seat, action, seededChance(seed, mirror.state.seq))
  return result.ok ? result : null
}

function looksAlike(one: Applied<State>, two: Applied<State>, viewer: Viewer): boolean {
  const isShown = ({ revealed }: Applied<State>): boolean => revealed === 'all' || revealed.includes(viewer as Seat)
  const isOver = ({ state }: Applied<State>): boolean => state.outcome !== null
  return ![one, two].some((result) => isShown(result) || isOver(result)) && samePlain(one.outcomes, two.outcomes)
}

async function answer({ boss, me, host, mirror }: World, viewer: Viewer, seat: Seat, action: Action): Promise<void> {
  const port = seat === viewer ? me : boss
  const moment = await port.request({ type: 'look', match: MATCH, seat })
  const seq = moment.ok ? moment.value.seq : mirror.state.seq
  const reply = await port.request({ type: 'answer', match: MATCH, seat, seq, answer: action })
  if (!reply.ok) throw new Error(`the answer was not taken: ${JSON.stringify(reply)}`)
  await host.idle()
}

/** What someone is told whose answer is none; one that is none when it is checked must not be taken. */
async function refusals({ me }: World, viewer: Viewer, actions: readonly Action[]): Promise<readonly string[]> {
  const said: string[] = []
  for (const answer of actions) {
    const seat = viewer as Seat
    const moment = await me.request({ type: 'look', match: MATCH, seat })
    const given = { match: MATCH, seat, seq: moment.ok ? moment.value.seq : 0, answer }
    const checked = await me.request({ type: 'check', ...given })
    said.push(JSON.stringify(checked))
    if (checked.ok && checked.value.refusal === null) continue
    const reply = await me.request({ type: 'answer', ...given })
    if (reply.ok) throw new Error(`an answer was taken that was none when it was checked: ${JSON.stringify(answer)}`)
    said.push(JSON.stringify(reply))
  }
  return said
}

/** All that a viewer can learn: what was heard, and what every request is answered with. */
async function everything({ me, heard }: World, viewer: Viewer): Promise<readonly string[]> {
  const seat = viewer === 'spectator' ? {} : { seat: viewer }
  const moment = await me.request({ type: 'look', match: MATCH, ...seat })
  const last = moment.ok ? Math.max(0, moment.value.seq - 1) : 0
  const replies = [
    moment,
    await me.request({ type: 'list' }),
    await me.request({ type: 'room', match: MATCH }),
    await me.request({ type: 'rules', match: MATCH }),
    await me.request({ type: 'log', match: MATCH, ...seat }),
    await me.request({ type: 'position', match: MATCH, ...seat }),
    await me.request({ type: 'export', match: MATCH }),
    await me.request({ type: 'past', match: MATCH, seq: 0, ...seat }),
    await me.request({ type: 'past', match: MATCH, seq: last, ...seat }),
    await me.request({ type: 'since', match: MATCH, seq: last, ...seat }),
    ...(viewer === 'spectator' ? [] : [await me.request({ type: 'hint', match: MATCH, seat: viewer })]),
    await me.request({ type: 'proof', match: MATCH, from: 0 }),
  ]
  return [...replies.map((reply) => JSON.stringify(reply)), ...heard]
}

/** What was heard unasked: on a line replies come among it. */
const lasting = (messages: readonly string[]): string[] =>
  messages.filter((message) => !message.startsWith('{"type":"reply"'))

/** Where two lists of messages part, `null` where they are the same. */
function difference(one: readonly string[], other: readonly string[]): string | null {
  if (one.length !== other.length) return `${one.length} messages, and ${other.length}`
  const at = one.findIndex((message, i) => message !== other[i])
  if (at < 0) return null
  const [a, b] = [one[at]!, other[at]!]
  const from = Math.max(0, [...a].findIndex((sign, i) => sign !== b[i]) - 60)
  return `message ${at}, ${a.length} and ${b.length} signs: …${a.slice(from, from + 140)} and …${b.slice(from, from + 140)}`
}

/** The match as it is, and as it might be for all that the viewer knows; `null` where no other world was found. */
async function worlds(
  module: GameModule,
  games: readonly GameModule[],
  state: State,
  viewer: Viewer,
  seed: string,
  reach: Reach,
  held: HeldDice | null,
): Promise<Pair | null> {
  const { game } = module
  const guess = game.guess(copyPlain(game.view(state, viewer)), seededChance(seed, 'guess'))
  try {
    const [truth, other] = [
      await worldOf(module, games, game.clone(state), viewer, seed, reach, 'truth', held),
      await worldOf(module, games, guess, viewer, seed, reach, 'other', held),
    ]
    return { viewer, seed, truth, other }
  } catch (error) {
    // A guess between two steps of a procedure may be no match that could be opened.
    if (error instanceof BadInput) return null
    throw error
  }
}

async function worldOf(
  module: GameModule,
  games: readonly GameModule[],
  state: State,
  viewer: Viewer,
  seed: string,
  reach: Reach,
  side: Side,
  held: HeldDice | null,
): Promise<World> {
  const store = new MemoryStore()
  const mirror = Match.from(new Engine(module.game), state, { salt: seed })
  if (held !== null) mirror.hold(held)
  const record = mirror.text()
  const card = readCard({
    id: MATCH,
    owner: 'boss',
    guests: viewer === 'spectator' ? [{ guest: 'me', as: 'watcher' }] : [],
    game: module.game.id,
    name: '',
    seats: state.answered.map((_, seat) => ({ by: 'person', name: '', owner: seat === viewer ? 'me' : 'boss' })),
    realDice: false,
    seed,
    responseSeconds: 0,
    created: 0,
    saved: 0,
    turn: state.turn,
    over: false,
    lines: linesIn(record),
    ...(held === null ? {} : { dice: { master: held.master } }),
  })!
  await store.create(card, record)
  const { host, boss, me, heard } = await reach(games, store, side)
  const opened = await boss.request({ type: 'open', match: MATCH })
  if (!opened.ok) throw new BadInput('', 'this world does not open')
  return { mirror, host, boss, me, heard }
}

async function inThisProcess(games: readonly GameModule[], store: MatchStore): Promise<Reached> {
  const host = new Host({ games, store, clock: stoppedClock, report: ({ error }) => console.error(error) })
  const [boss, me] = [host.connect('boss'), host.connect('me')]
  const heard: string[] = []
  const sender = new Sender()
  me.listen((notice: Notice) => void heard.push(JSON.stringify(sender.notice(notice))))
  return { host, boss, me, heard }
}

function begun(engine: Engine, options: Options, seed: string): State {
  return Match.create(engine, { options, salt: seed }, seededChance(seed, 'set-up')).state
}

/** The usual match and those of all presets, as far as anything is secret in them; the usual one where nothing ever is. */
function optionsWithSecrets({ game, unattended = {} }: GameModule): Options[] {
  const all = [null, ...Object.keys(game.options.presets)].map((preset) =>
    resolveOptions(game.options, { ...unattended }, preset),
  )
  const secret = all.filter((options) => game.secrets(options))
  return secret.length > 0 ? secret : all.slice(0, 1)
}
