import { type Checked, type Ordered, readOrder } from '@shamble/drafts'
import {
  checker,
  type DiceNeeded,
  type Foreseen,
  foresee,
  type HostPort,
  type HostRequest,
  type Moment,
  type Notice,
  type Replies,
  type Reply,
  withForeseen,
} from '@shamble/host'
import { type Action, BadInput, type GameEvent, type Seat, type Viewer } from '@shamble/kernel'
import type { GameModule, Speak } from '@shamble/module'
import { faultSentence, refusalSentence } from '@shamble/text'
import { type Output, paint } from './output.js'
import type { TerminalVoice } from './terminal-voice.js'

export interface MatchSetting {
  readonly port: HostPort
  readonly module: GameModule
  readonly match: string
  /** Seats that people at this terminal answer for. */
  readonly persons: readonly Seat[]
  readonly output: Output
  readonly speak: Speak
}

interface Asked extends Pick<Moment, 'seq' | 'view' | 'choices' | 'questions'> {
  /** Answers that are given after passing; `null` where no window is open, or nothing can be foreseen behind it. */
  readonly foreseen: Foreseen['choices'] | null
}

/** The match as a terminal knows it: what the host has told of it, and what is requested of the host. */
export class TerminalMatch {
  readonly #setting: MatchSetting
  readonly #voice: TerminalVoice
  readonly #moments = new Map<Viewer, Moment>()
  readonly #news = new Map<Viewer, GameEvent[]>()
  /** What is asked of a seat, with the question behind a window where it can be foreseen. */
  readonly #offers = new Map<Seat, Asked>()
  #dice: DiceNeeded | null = null
  #wake: () => void = () => {}
  #awake = true

  constructor(setting: MatchSetting, voice: TerminalVoice) {
    this.#setting = setting
    this.#voice = voice
  }

  /** Dice that someone is to roll on a real table. */
  get dice(): DiceNeeded | null {
    return this.#dice
  }

  /** A match that waits for dice to be set up cannot be seen yet. */
  get isSeen(): boolean {
    return this.#moments.size > 0
  }

  get isOver(): boolean {
    return [...this.#moments.values()].some(({ outcome }) => outcome !== null)
  }

  moment(viewer: Viewer): Moment | undefined {
    return this.#moments.get(viewer)
  }

  takeNews(viewer: Viewer): readonly GameEvent[] {
    const news = this.#news.get(viewer) ?? []
    this.#news.delete(viewer)
    return news
  }

  forgetNews(): void {
    this.#news.clear()
  }

  askedOf(seat: Seat): Asked {
    const moment = this.#moments.get(seat)!
    const known = this.#offers.get(seat)
    if (known?.seq === moment.seq) return known
    const foreseen = foresee(this.#setting.module, moment, seat)
    const asked: Asked = {
      seq: moment.seq,
      view: foreseen?.view ?? moment.view,
      choices: foreseen === null ? moment.choices : withForeseen(moment.choices, foreseen),
      questions: foreseen?.view.questions ?? moment.questions,
      foreseen: foreseen?.choices ?? null,
    }
    this.#offers.set(seat, asked)
    return asked
  }

  /** What someone has typed, as an answer that is composed; `null` where it is none. */
  ordered(seat: Seat, typed: string): Ordered | null {
    const { view, choices } = this.askedOf(seat)
    const { module, speak } = this.#setting
    return readOrder(typed, choices.spaces, checker(module, view, seat), speak)
  }

  /** What the rules would say to an answer; nothing is answered. */
  async check(seat: Seat, answer: Action): Promise<Reply<Checked>> {
    const { seq } = this.#moments.get(seat)!
    return this.request({ type: 'check', match: this.#setting.match, seat, seq, answer })
  }

  /** Hears what the host tells until the returned function is called. */
  listen(): () => void {
    return this.#setting.port.listen((notice) => this.#hear(notice))
  }

  #hear(notice: Notice): void {
    if (notice.type === 'moment') {
      if (notice.moment.match !== this.#setting.match) return
      this.#moments.set(notice.moment.viewer, notice.moment)
      const news = this.#news.get(notice.moment.viewer) ?? []
      this.#news.set(notice.moment.viewer, [...news, ...notice.events])
    } else if (notice.type === 'dice') this.#dice = notice.dice
    else if (notice.type === 'trouble') this.#tellTrouble(notice)
    else if (notice.type === 'dropped') this.#tellDropped(notice)
    this.#awake = true
    this.#wake()
  }

  #tellTrouble({ match, fault }: Extract<Notice, { type: 'trouble' }>): void {
    if (match === this.#setting.match)
      this.#voice.say('play.trouble', { reason: faultSentence(fault, this.#setting.speak) }, 'bad')
  }

  #tellDropped({ match, seat, answer }: Extract<Notice, { type: 'dropped' }>): void {
    if (match !== this.#setting.match) return
    const { module, speak } = this.#setting
    const action = module.label(answer as unknown as Action, this.#moments.get(seat)!.view, speak)
    this.#voice.say('play.dropped', { action }, 'warn')
  }

  async somethingHappens(): Promise<void> {
    if (!this.#awake) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    this.#awake = false
  }

  async lookAround(): Promise<void> {
    for (const viewer of this.#setting.persons.length > 0 ? this.#setting.persons : (['spectator'] as const)) {
      const reply = await this.request({
        type: 'look',
        match: this.#setting.match,
        ...(viewer === 'spectator' ? {} : { seat: viewer }),
      })
      if (!reply.ok) {
        // A person for whom the computer plays sees what everybody may see.
        const watched = await this.request({ type: 'look', match: this.#setting.match })
        if (watched.ok) this.#moments.set('spectator', watched.value)
        continue
      }
      this.#moments.set(viewer, reply.value)
      this.#dice ??= reply.value.dice
      if (reply.value.seq === 0) await this.#readSetup(viewer)
    }
  }

  /** A match that has just been set up has news already. */
  async #readSetup(viewer: Viewer): Promise<void> {
    const seat = viewer === 'spectator' ? {} : { seat: viewer }
    const reply = await this.request({ type: 'log', match: this.#setting.match, ...seat })
    if (reply.ok)
      this.#news.set(
        viewer,
        reply.value.entries.flatMap((entry) => entry.events),
      )
  }

  /** Whether the host has taken the answer; `behind` an open window, it is given when that has passed. */
  async answer(seat: Seat, action: Action, seq: number, behind = false): Promise<boolean> {
    const { match } = this.#setting
    return this.accepted(await this.request({ type: 'answer', match, seat, seq, answer: action, behind }))
  }

  /** Whether the host takes these dice; if not, they are asked for again. */
  async giveDice(asked: DiceNeeded, dice: readonly number[]): Promise<boolean> {
    this.#dice = null
    const reply = await this.request({
      type: 'dice',
      match: this.#setting.match,
      dice: dice.map((die) => (Number.isInteger(die) ? die : 0)),
    })
    if (!reply.ok) this.#dice = asked
    return reply.ok
  }

  /** Whether the host has done what was requested; people are told why it has not. */
  accepted<T>(reply: Reply<T>): reply is { ok: true; value: T } {
    if (reply.ok) return true
    const { speak, output } = this.#setting
    if ('refusal' in reply) {
      const why = refusalSentence(reply.refusal, speak)
      this.#voice.say('play.refused', { rule: reply.refusal.rule, why }, 'warn')
      // What could not be kept is told by a notice already.
    } else if (reply.error.where !== 'store') {
      const fault = new BadInput(reply.error.where, faultSentence(reply.error, speak))
      output.out(paint(fault.message, 'warn', output.colour))
    }
    return false
  }

  request<T extends HostRequest>(request: T): Promise<Reply<Replies[T['type']]>> {
    return this.#setting.port.request(request)
  }
}
