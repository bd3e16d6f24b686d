import { botNamed } from '@shamble/bots'
import { systemBelow, systemChance } from '@shamble/chance'
import {
  addToDice,
  choicesFrom,
  type HostPort,
  type Moment,
  type Notice,
  partsInMemory,
  type Reply,
  type Room,
} from '@shamble/host'
import { type Action, BadInput, type GameEvent, type Outcome, type Seat, type ViewBase } from '@shamble/kernel'
import type { Bot, GameModule, Knowledge } from '@shamble/module'

export interface OutsideSeat {
  readonly port: HostPort
  readonly module: GameModule
  readonly match: string
  readonly seat: Seat
  readonly bot: string
}

/** How a bot from outside ends: with the match, or because its place is no longer its own. */
export type OutsideEnd = { readonly outcome: Outcome } | 'gone'

/** After so many refusals of one question it takes any answer that is listed. */
const MOST_REFUSALS = 3

/** Milliseconds: a server hears twenty messages a second of one line. */
const BETWEEN_ANSWERS = 50

/** A bot that plays a place of an online table over the table's own port, and knows what a person there would know. */
export class OutsideBot {
  readonly #setting: OutsideSeat
  readonly #bot: Bot<Action, ViewBase>
  readonly #events: GameEvent[] = []
  /** What it adds to the dice. */
  readonly #parts = partsInMemory()
  #moment: Moment | null = null
  #isActing = false
  #refusals = 0
  #ended: (end: OutsideEnd) => void = () => {}
  #failed: (error: unknown) => void = () => {}

  constructor(setting: OutsideSeat) {
    this.#setting = setting
    this.#bot = botNamed(setting.module, setting.bot, '--bot')(setting.seat)
  }

  /** Plays until the match is over, or the place is gone. */
  async play(): Promise<OutsideEnd> {
    const { port, match } = this.#setting
    const end = new Promise<OutsideEnd>((resolve, reject) => {
      this.#ended = resolve
      this.#failed = reject
    })
    const stop = port.listen((notice) => void this.#hear(notice).catch(this.#failed))
    try {
      const room = await port.request({ type: 'room', match })
      if (room.ok) await this.#attend(room.value)
      return await end
    } finally {
      stop()
    }
  }

  async #hear(notice: Notice): Promise<void> {
    const { match, seat } = this.#setting
    if (notice.type === 'gone' && notice.match === match) this.#ended('gone')
    else if (notice.type === 'room' && notice.room.match === match) await this.#attend(notice.room)
    else if (notice.type === 'moment' && notice.moment.match === match && notice.moment.viewer === seat) {
      this.#events.push(...notice.events)
      await this.#see(notice.moment)
    }
  }

  /** Before the start it says that it is ready, also to other terms; then it looks at the table. */
  async #attend(room: Room): Promise<void> {
    const { port, match, seat } = this.#setting
    const { waiting, seats } = room
    await addToDice(port, room, this.#parts)
    const own = seats[seat]
    if (waiting && own?.by === 'person' && !own.ready) await port.request({ type: 'ready', match, on: true })
    if (waiting || this.#moment !== null) return
    const log = await port.request({ type: 'log', match, seat })
    if (log.ok && this.#moment === null) this.#events.unshift(...log.value.entries.flatMap(({ events }) => events))
    const looked = await this.#look()
    if (looked.ok && this.#moment === null) await this.#see(looked.value)
  }

  async #look(): Promise<Reply<Moment>> {
    const { port, match, seat } = this.#setting
    return port.request({ type: 'look', match, seat })
  }

  async #see(moment: Moment): Promise<void> {
    this.#moment = moment
    if (moment.outcome !== null) return this.#ended({ outcome: moment.outcome })
    if (this.#isActing) return
    this.#isActing = true
    try {
      // What comes while an answer is under way is looked at afterwards.
      for (let seen: Moment | null = null; seen !== this.#moment; ) {
        seen = this.#moment
        if (seen.outcome === null) await this.#act(seen)
      }
    } finally {
      this.#isActing = false
    }
  }

  async #act(moment: Moment): Promise<void> {
    const { port, match, seat } = this.#setting
    const answer = this.#decided(moment)
    if (answer === null) return
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_ANSWERS))
    const reply = await port.request({ type: 'answer', match, seat, seq: moment.seq, answer })
    if (reply.ok) {
      this.#refusals = 0
      return
    }
    // Something came first, most likely: the table is looked at again.
    const looked = ++this.#refusals > 2 * MOST_REFUSALS ? reply : await this.#look()
    if (looked.ok) this.#moment = looked.value
    else throw 'error' in looked ? new BadInput('', looked.error.reason, {}) : new BadInput('', looked.refusal.rule)
  }

  /** What it does now; `null` where nobody waits for it and it has nothing to throw in. */
  #decided({ view, choices: { asked, actions } }: Moment): Action | null {
    const { module, seat } = this.#setting
    if (asked && this.#refusals >= MOST_REFUSALS && actions.length > 0) return actions[systemBelow(actions.length)]!
    const choices = choicesFrom(module, view, seat)
    if (choices.actions.length + choices.spaces.length === 0) return null
    const known: Knowledge<Action, ViewBase> = { seat, view, choices, events: this.#events.splice(0) }
    if (asked) return this.#bot.decide(known, systemChance())
    return this.#bot.interject?.(known, systemChance()) ?? null
  }
}
