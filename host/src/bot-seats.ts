import { botNamed, isSearching, type Task } from '@shamble/bots'
import { type Action, type Chance, type Seat, seenEvents, type ViewBase } from '@shamble/kernel'
import type { Bot, GameModule, Knowledge } from '@shamble/module'
import type { Match } from '@shamble/record'
import type { SeatPlan } from './seat-plan.js'

/** What one bot wants to do, or wants to be thought over for it. */
export type BotMove = { readonly seat: Seat } & ({ readonly action: Action } | { readonly task: Task })

/** The bots of one match: who they are, and how far each has read what happened. */
export class BotSeats {
  readonly #module: GameModule
  readonly #players = new Map<Seat, { bot: Bot<Action, ViewBase>; read: number }>()
  /** What was decided in which moment: a bot that could not be heard says the same again, and is not asked anew. */
  #decided: { readonly seq: number; readonly move: BotMove | null } | null = null

  constructor(module: GameModule) {
    this.#module = module
  }

  /** Someone else sits there from now on. */
  leave(seat: Seat): void {
    this.#players.delete(seat)
    this.#decided = null
  }

  /** The log was cut: nobody has read beyond its end. */
  rewind(length: number): void {
    for (const player of this.#players.values()) player.read = Math.min(player.read, length)
  }

  /** A bot that has something to throw in comes first; otherwise one that is asked. `null` where none has to act. */
  next(
    match: Match,
    plans: readonly SeatPlan[],
    chanceFor: (purpose: 'bot' | 'interjection', seat: Seat) => Chance,
  ): BotMove | null {
    const { seq } = match.state
    if (this.#decided?.seq !== seq) this.#decided = { seq, move: this.#decide(match, plans, chanceFor) }
    return this.#decided.move
  }

  /** Whether this is still what is wanted: nothing has happened since, and nobody else sits there now. */
  stands(move: BotMove): boolean {
    return this.#decided?.move === move
  }

  /** What a bot would do for a person, this once. */
  decideFor(match: Match, seat: Seat, name: string, chance: Chance): Action {
    const events = seenEvents(
      match.logSince(0).flatMap((entry) => entry.events),
      seat,
    )
    const choices = match.engine.choices(match.state, seat)
    return botNamed(this.#module, name, 'bot')(seat).decide({ seat, view: match.view(seat), choices, events }, chance)
  }

  #decide(
    match: Match,
    plans: readonly SeatPlan[],
    chanceFor: (purpose: 'bot' | 'interjection', seat: Seat) => Chance,
  ): BotMove | null {
    const { state } = match
    const isBot = (seat: Seat): boolean => plans[seat]?.by === 'bot'
    for (const seat of [...state.answered.keys()].filter(isBot)) {
      const action = this.#interjection(match, plans, seat, () => chanceFor('interjection', seat))
      if (action !== null) return { seat, action }
    }
    const seat = state.questions.find((question) => isBot(question.seat))?.seat
    if (seat === undefined) return null
    const { bot, known } = this.#player(match, plans, seat)
    const chance = chanceFor('bot', seat)
    if (!isSearching(bot)) return { seat, action: bot.decide(known, chance) }
    const task = bot.task(known, chance)
    return task === null ? { seat, action: known.choices.actions[0]! } : { seat, task }
  }

  #interjection(match: Match, plans: readonly SeatPlan[], seat: Seat, chance: () => Chance): Action | null {
    const choices = match.engine.choices(match.state, seat)
    if (choices.asked || choices.actions.length + choices.spaces.length === 0) return null
    const { bot, known } = this.#player(match, plans, seat)
    return bot.interject?.(known, chance()) ?? null
  }

  /** The bot of a seat and all that it may know. */
  #player(
    match: Match,
    plans: readonly SeatPlan[],
    seat: Seat,
  ): { bot: Bot<Action, ViewBase>; known: Knowledge<Action, ViewBase> } {
    const { state, engine } = match
    const plan = plans[seat] as Extract<SeatPlan, { by: 'bot' }>
    let player = this.#players.get(seat)
    if (player === undefined) {
      player = { bot: botNamed(this.#module, plan.bot, 'bot')(seat), read: 0 }
      this.#players.set(seat, player)
    }
    const news = match.logSince(player.read).flatMap((entry) => entry.events)
    player.read = match.logged
    const view = match.view(seat)
    return {
      bot: player.bot,
      known: { seat, view, choices: engine.choices(state, seat), events: seenEvents(news, seat) },
    }
  }
}
