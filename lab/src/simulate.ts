import { botNamed, type Policy, playOut, randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import {
  type Action,
  Engine,
  type GameEvent,
  type Options,
  type Play,
  type Seat,
  type State,
  seenEvents,
  unwatched,
} from '@shamble/kernel'
import type { GameModule, Tally } from '@shamble/module'

/** What to simulate; plain data, because it goes to other threads. */
export interface SimTask {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly string[]
  readonly seed: string
  readonly from: number
  readonly to: number
  readonly mostTurns: number
  readonly checks: 'every-answer' | 'none'
}

export interface SimGame {
  readonly winners: readonly Seat[]
  readonly reason: string
  readonly turns: number
  readonly decisions: number
  readonly unfinished: boolean
  readonly violation: string | null
  /** The sum of each thing that the game's tally names; left out where it never happened. */
  readonly tally: Readonly<Record<string, number>>
  /** The same by seat, of what seats did. */
  readonly bySeat: Readonly<Record<string, readonly number[]>>
}

const MOST_DECISIONS = 1_000_000

/** Game number `i` of a run: decided by the seed and `i` alone, whatever thread plays it. */
export function simulateGame(module: GameModule, options: Options, task: SimTask, i: number): SimGame {
  const engine = new Engine(module.game)
  const listeners = new EventDesk(
    task.bots.some((bot) => bot !== 'random'),
    module.tally ?? null,
  )
  const play: Play = { ...unwatched(seededChance(task.seed, i)), emit: listeners.emit }
  let s: State | null = null
  try {
    s = engine.begin(options, play)
    const policy = policyFor(module, engine, task, i, listeners)
    const check = task.checks === 'none' ? null : checker(module)
    const end = playOut(engine, s, play, policy, { mostDecisions: MOST_DECISIONS, mostTurns: task.mostTurns }, check)
    const { outcome } = s
    return {
      winners: outcome?.winners ?? [],
      reason: outcome?.reason ?? 'unfinished',
      turns: s.turn,
      decisions: end.decisions,
      unfinished: end.unfinished,
      violation: null,
      tally: listeners.tally,
      bySeat: listeners.bySeat,
    }
  } catch (error) {
    const violation = `game ${i}, turn ${s?.turn ?? 0}, answer ${s?.seq ?? 0}: ${(error as Error).message}`
    const { tally, bySeat } = listeners
    const nothing = { winners: [], reason: 'violation', turns: s?.turn ?? 0, decisions: 0, unfinished: true }
    return { ...nothing, violation, tally, bySeat }
  }
}

/** Keeps what happened until the bots have read it, and adds up what the game's tally names. */
class EventDesk {
  readonly events: GameEvent[] = []
  readonly tally: Record<string, number> = {}
  readonly bySeat: Record<string, number[]> = {}
  /** `null` where nobody reads and nothing is counted: then no event is built. */
  readonly emit: ((event: GameEvent) => void) | null

  constructor(hasReaders: boolean, tally: Tally | null) {
    const keep = (event: GameEvent) => void this.events.push(event)
    this.emit = tally === null ? (hasReaders ? keep : null) : this.#counting(tally, hasReaders ? keep : null)
  }

  #counting(tally: Tally, keep: ((event: GameEvent) => void) | null): (event: GameEvent) => void {
    return (event) => {
      keep?.(event)
      const counted = tally.of(event)
      if (counted === null) return
      const { name, amount } = typeof counted === 'string' ? { name: counted, amount: 1 } : counted
      this.tally[name] = (this.tally[name] ?? 0) + amount
      if (event.seat === undefined) return
      this.bySeat[name] ??= []
      this.bySeat[name][event.seat] = (this.bySeat[name][event.seat] ?? 0) + amount
    }
  }
}

function policyFor(
  module: GameModule,
  engine: Engine,
  task: SimTask,
  i: number,
  desk: EventDesk,
): Policy<State, Action> {
  const random = randomPolicy(engine, seededBelow(task.seed, i, 'policy'))
  const players = task.bots.map((name, seat) =>
    name === 'random' ? null : { bot: botNamed(module, name, 'bots')(seat), read: 0 },
  )
  const chance = seededChance(task.seed, i, 'bots')
  return (s, seat) => {
    const player = players[seat]
    if (!player) return random(s, seat)
    const events = seenEvents(desk.events.slice(player.read), seat)
    player.read = desk.events.length
    const action = player.bot.decide(
      { seat, view: module.game.view(s, seat), choices: engine.choices(s, seat), events },
      chance,
    )
    const refusal = task.checks === 'none' ? null : engine.refusal(s, seat, action)
    if (refusal !== null) throw new Error(`bot "${task.bots[seat]}" gave an answer that ${refusal.rule} refuses`)
    return action
  }
}

function checker(module: GameModule): (s: State) => void {
  return (s) => {
    const broken = module.game.invariants?.(s) ?? []
    if (broken.length > 0) throw new Error(broken[0])
  }
}
