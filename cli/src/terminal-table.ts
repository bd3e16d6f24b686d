import { writeFileSync } from 'node:fs'
import {
  foresee,
  type HostPort,
  type HostRequest,
  isWindow,
  type Moment,
  type Notice,
  type Replies,
  type Reply,
  withForeseen,
} from '@shamble/host'
import {
  type Action,
  BadInput,
  type GameEvent,
  type GameModule,
  type Seat,
  type Speak,
  samePlain,
  type Viewer,
} from '@shamble/kernel'
import { refusalSentence } from '@shamble/text'
import type { Keyboard } from './keyboard.js'
import { type Output, paint } from './output.js'
import { readCommand, type TableCommand } from './table-commands.js'
import { TerminalVoice } from './terminal-voice.js'

const LISTED_AT_ONCE = 24

export interface TableSetting {
  readonly port: HostPort
  readonly module: GameModule
  readonly match: string
  /** Seats that people at this terminal answer for. */
  readonly persons: readonly Seat[]
  readonly keyboard: Keyboard
  readonly output: Output
  readonly speak: Speak
  readonly language: 'en' | 'fr'
  /** Where the match is kept, to tell people who ask. */
  readonly file: string
}

interface Asked extends Pick<Moment, 'seq' | 'view' | 'choices' | 'questions'> {
  /** Answers that are given after passing. */
  readonly foreseen: readonly Action[]
}

/** A match played at one terminal, by one or several people. */
export class TerminalTable {
  readonly #at: TableSetting
  readonly #moments = new Map<Viewer, Moment>()
  readonly #news = new Map<Viewer, GameEvent[]>()
  readonly #seats: readonly string[]
  readonly #voice: TerminalVoice
  readonly #curtained: boolean
  /** What is asked of a seat, with the question behind a window where it can be foreseen. */
  readonly #offers = new Map<Seat, Asked>()
  /** An answer that only comes after everybody has let a window pass. */
  #pending: { readonly seat: Seat; readonly action: Action } | null = null
  #dice: Extract<Notice, { type: 'dice' }>['dice'] | null = null
  #shown: Viewer | null = null
  #wake: () => void = () => {}
  #awake = true

  /** @param secrets whether the people at this terminal must not see each other's screens */
  constructor(setting: TableSetting, seats: readonly string[], secrets: boolean) {
    this.#at = setting
    this.#seats = seats
    const { module, output, speak, language } = setting
    this.#voice = new TerminalVoice({ module, output, speak, language, seats })
    this.#curtained = setting.persons.length > 1 && secrets
  }

  /** Plays until the match is over or people leave. */
  async run(): Promise<'over' | 'left'> {
    const stop = this.#at.port.listen((notice) => this.#hear(notice))
    try {
      await this.#lookAround()
      for (;;) {
        if (!this.#curtained) this.#tellNews(this.#reader())
        if (this.#dice !== null) {
          if (!(await this.#typeDice())) return 'left'
          continue
        }
        const here = this.#moments.get(this.#reader())
        if (here?.outcome) return this.#tellOutcome(here)
        const asked = this.#at.persons.filter((seat) => this.#moments.get(seat)?.choices.asked)
        if (asked.length === 0) await this.#somethingHappens()
        else if (await this.#goesOn(asked[0]!)) continue
        else if (!(await this.#turnOf(asked))) return 'left'
      }
    } finally {
      stop()
    }
  }

  /** Whether the table answers by itself: what was meant to follow a pass, or a window in which one could only pass. */
  async #goesOn(seat: Seat): Promise<boolean> {
    const { view, choices, seq } = this.#moments.get(seat)!
    const pending = this.#pending
    if (pending !== null && pending.seat === seat) {
      if (isWindow(view)) return this.#passes(seat, seq)
      this.#pending = null
      if (!choices.actions.some((action) => samePlain(action as never, pending.action as never))) return false
      await this.#answer(seat, pending.action, seq)
      return true
    }
    const canOnlyPass = isWindow(view) && choices.actions.length === 1 && choices.actions[0]!.type === 'pass'
    // Where a die with odds comes next people want to see them first.
    if (!canOnlyPass || this.#at.module.game.odds?.(view, choices.actions[0]!)) return false
    return this.#passes(seat, seq)
  }

  async #passes(seat: Seat, seq: number): Promise<true> {
    await this.#answer(seat, { type: 'pass' }, seq)
    return true
  }

  #askedOf(seat: Seat): Asked {
    const moment = this.#moments.get(seat)!
    const known = this.#offers.get(seat)
    if (known?.seq === moment.seq) return known
    const behind = isWindow(moment.view) && moment.choices.asked ? foresee(this.#at.module, moment, seat) : null
    const asked: Asked = {
      seq: moment.seq,
      view: behind?.view ?? moment.view,
      choices: behind === null ? moment.choices : withForeseen(moment.choices, behind),
      questions: behind?.view.questions ?? moment.questions,
      foreseen: behind?.choices.actions ?? [],
    }
    this.#offers.set(seat, asked)
    return asked
  }

  #hear(notice: Notice): void {
    if (notice.type === 'moment') {
      if (notice.moment.match !== this.#at.match) return
      this.#moments.set(notice.moment.viewer, notice.moment)
      const news = this.#news.get(notice.moment.viewer) ?? []
      this.#news.set(notice.moment.viewer, [...news, ...notice.events])
    } else if (notice.type === 'dice') this.#dice = notice.dice
    else if (notice.type === 'trouble') this.#voice.say('play.trouble', { reason: notice.reason }, 'bad')
    this.#awake = true
    this.#wake()
  }

  async #somethingHappens(): Promise<void> {
    if (!this.#awake) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    this.#awake = false
  }

  async #lookAround(): Promise<void> {
    for (const viewer of this.#at.persons.length > 0 ? this.#at.persons : (['spectator'] as const)) {
      const reply = await this.#request({
        type: 'look',
        match: this.#at.match,
        ...(viewer === 'spectator' ? {} : { seat: viewer }),
      })
      if (!reply.ok) continue
      this.#moments.set(viewer, reply.value)
      this.#dice ??= reply.value.dice
      if (reply.value.seq === 0) await this.#readSetup(viewer)
    }
  }

  /** A match that has just been set up has news already. */
  async #readSetup(viewer: Viewer): Promise<void> {
    const seat = viewer === 'spectator' ? {} : { seat: viewer }
    const reply = await this.#request({ type: 'log', match: this.#at.match, ...seat })
    if (reply.ok)
      this.#news.set(
        viewer,
        reply.value.entries.flatMap((entry) => entry.events),
      ) // prettier-ignore
  }

  /** Whose news an uncurtained table shows. */
  #reader(): Viewer {
    return this.#at.persons[0] ?? 'spectator'
  }

  /** `false` when people leave. */
  async #turnOf(asked: readonly Seat[]): Promise<boolean> {
    const first = asked[0]!
    const isWindow = this.#moments.get(first)?.view.frames.at(-1)?.kind === 'window'
    if (!isWindow || asked.length === 1) return this.#seatActs(first)
    return this.#anyone(asked)
  }

  /** One neutral question for all who may respond, instead of a curtain each. */
  async #anyone(asked: readonly Seat[]): Promise<boolean> {
    const moment = this.#moments.get(asked[0]!)!
    this.#behindCurtain('spectator')
    this.#voice.say('play.anyone', { question: this.#at.speak(`question.${moment.questions[0]?.kind ?? ''}`) })
    asked.forEach((seat, i) => {
      this.#at.output.out(`  ${i + 1}  ${this.#voice.name(seat)}`)
    })
    const typed = await this.#at.keyboard.ask('?')
    if (typed === null || readCommand(typed)?.command === 'quit') return false
    const seat = asked[Number(typed.trim()) - 1]
    if (seat !== undefined) return this.#seatActs(seat)
    if (typed.trim() !== '') return true
    // The first answer that a window lists is to let it pass.
    for (const other of asked) {
      const { choices, seq } = this.#moments.get(other)!
      if (choices.asked) await this.#answer(other, choices.actions[0]!, seq)
    }
    return true
  }

  async #seatActs(seat: Seat): Promise<boolean> {
    if (this.#curtained && this.#shown !== seat) {
      this.#behindCurtain(seat)
      const ready = await this.#at.keyboard.ask(this.#at.speak('play.curtain', { seat: this.#voice.name(seat) }))
      if (ready === null) return false
    }
    if (this.#curtained) this.#tellNews(seat)
    this.#shown = seat
    this.#voice.board(this.#moments.get(seat)!.view)
    this.#voice.answers(seat, this.#askedOf(seat), LISTED_AT_ONCE)
    const before = this.#moments.get(seat)!.seq
    // Commands that only tell something leave the question standing.
    while (this.#moments.get(seat)!.seq === before && this.#dice === null && !this.#moments.get(seat)!.outcome) {
      const typed = await this.#at.keyboard.ask(this.#at.speak('play.prompt'))
      if (typed === null || !(await this.#obey(seat, typed.trim()))) return false
    }
    return true
  }

  #behindCurtain(viewer: Viewer): void {
    if (this.#curtained && this.#shown !== viewer) this.#at.keyboard.curtain()
    this.#shown = viewer
  }

  async #obey(seat: Seat, typed: string): Promise<boolean> {
    if (typed === '') return true
    const { module, output } = this.#at
    const { choices, seq, foreseen } = this.#askedOf(seat)
    const numbered = /^\d+$/.test(typed) ? choices.actions[Number(typed) - 1] : undefined
    const action = numbered ?? module.notation.read(typed)
    if (action !== null && action !== undefined) {
      if (foreseen.some((known) => samePlain(known as never, action as never))) {
        this.#pending = { seat, action }
        await this.#answer(seat, { type: 'pass' }, seq)
      } else await this.#answer(seat, action, seq)
      return true
    }
    const command = readCommand(typed)
    if (command === null) output.out(this.#at.speak('play.unknown', { text: typed }))
    else return this.#command(seat, command.command, command.rest)
    return true
  }

  async #command(seat: Seat, command: TableCommand, rest: string): Promise<boolean> {
    const { match } = this.#at
    switch (command) {
      case 'quit':
        this.#tellSaved()
        return false
      case 'save':
        this.#tellSaved()
        return true
      case 'help':
        this.#voice.say('play.help')
        return true
      case 'list':
        this.#voice.answers(seat, this.#askedOf(seat), Number.POSITIVE_INFINITY)
        return true
      case 'board':
        this.#voice.board(this.#moments.get(seat)!.view)
        return true
      case 'why':
        this.#voice.refused(this.#askedOf(seat))
        return true
      case 'rule':
        this.#voice.rule(rest)
        return true
      case 'odds':
        this.#voice.odds(this.#askedOf(seat), Number(rest))
        return true
      case 'log':
        await this.#tellLog(seat)
        return true
      case 'hint':
        await this.#tellHint(seat)
        return true
      case 'as':
        return this.#actAs(rest)
      case 'export':
        await this.#export(rest || `${match}.match`)
        return true
      case 'resign':
        if (await this.#agrees('play.resign', seat))
          await this.#answer(seat, { type: 'resign' }, this.#moments.get(seat)!.seq)
        return true
      case 'undo':
        await this.#propose(seat, 'undo')
        return true
      case 'stop':
        await this.#propose(seat, 'end')
        return true
    }
  }

  async #propose(asker: Seat, type: 'undo' | 'end'): Promise<void> {
    const seat = type === 'undo' ? this.#lastToAct(asker) : asker
    const reply = await this.#request({ type, match: this.#at.match, seat })
    if (!this.#accepted(reply)) return
    for (const other of reply.value.waitsFor) {
      const agree = await this.#agrees(type === 'undo' ? 'play.undoWaits' : 'play.endWaits', other)
      this.#accepted(await this.#request({ type: 'consent', match: this.#at.match, seat: other, agree }))
      if (!agree) {
        this.#voice.say('play.declined')
        return
      }
    }
    if (type === 'undo') this.#voice.say('play.undoDone')
  }

  /** At one keyboard "undo" means the last step that somebody here took. */
  #lastToAct(otherwise: Seat): Seat {
    const alone = this.#at.persons.find((seat) => {
      const undo = this.#moments.get(seat)?.undo
      return undo !== undefined && 'needs' in undo && undo.needs.length === 0
    })
    return alone ?? otherwise
  }

  async #agrees(question: string, seat: Seat): Promise<boolean> {
    const typed = await this.#at.keyboard.ask(this.#at.speak(question, { seat: this.#voice.name(seat) }))
    const yes = this.#at.speak('play.yes')
    return typed?.trim().toLowerCase().startsWith(yes) ?? false
  }

  /** Somebody acts although another is asked: an event "at any time". */
  async #actAs(who: string): Promise<boolean> {
    const seat = this.#at.persons.find((other) =>
      [this.#seats[other], this.#voice.name(other).toLowerCase()].includes(who.toLowerCase()),
    )
    const choices = seat === undefined ? undefined : this.#moments.get(seat)?.choices
    if (seat === undefined || choices === undefined || choices.actions.length === 0) {
      this.#voice.say('play.asWhom')
      return true
    }
    return this.#seatActs(seat)
  }

  async #answer(seat: Seat, action: Action, seq: number): Promise<void> {
    this.#accepted(await this.#request({ type: 'answer', match: this.#at.match, seat, seq, answer: action }))
  }

  async #typeDice(): Promise<boolean> {
    const { n, sides, why } = this.#dice!
    const typed = await this.#at.keyboard.ask(this.#at.speak('play.rolled', { n, sides, rule: why }))
    if (typed === null || readCommand(typed)?.command === 'quit') return false
    const dice = typed
      .trim()
      .split(/[\s,+]+/)
      .map(Number) // prettier-ignore
    this.#dice = null
    const reply = await this.#request({
      type: 'dice',
      match: this.#at.match,
      dice: dice.map((die) => (Number.isInteger(die) ? die : 0)),
    })
    if (!reply.ok) {
      this.#dice = { n, sides, why }
      this.#voice.say('play.diceWrong', { n, sides }, 'warn')
    }
    if (this.#moments.size === 0) await this.#lookAround()
    return true
  }

  async #tellLog(seat: Seat): Promise<void> {
    const reply = await this.#request({ type: 'log', match: this.#at.match, seat })
    if (!reply.ok) return
    for (const entry of reply.value.entries) for (const event of entry.events) this.#voice.event(event)
  }

  async #tellHint(seat: Seat): Promise<void> {
    const reply = await this.#request({ type: 'hint', match: this.#at.match, seat })
    if (!reply.ok) {
      this.#voice.say('play.noHint')
      return
    }
    const { module, output, speak } = this.#at
    const { action, reason } = reply.value
    const would = speak('play.hint', { action: module.label(action, this.#moments.get(seat)!.view, speak) })
    output.out(reason === null ? would : `${would} ${speak(`hint.${reason.key}`, reason.params)}`)
  }

  async #export(file: string): Promise<void> {
    const reply = await this.#request({ type: 'export', match: this.#at.match })
    if (!reply.ok) return
    try {
      writeFileSync(file, reply.value.record)
      this.#voice.say('play.exported', { file })
    } catch (error) {
      this.#voice.say('play.trouble', { reason: (error as Error).message }, 'bad')
    }
  }

  #tellNews(viewer: Viewer): void {
    const news = this.#news.get(viewer) ?? []
    // Behind curtains everybody has news of his own; an open table tells them once for all.
    if (this.#curtained) this.#news.delete(viewer)
    else this.#news.clear()
    for (const event of news) this.#voice.event(event)
  }

  #tellOutcome(moment: Moment): 'over' {
    const { outcome } = moment
    if (this.#curtained) this.#tellNews(moment.viewer)
    this.#voice.board(this.#moments.get(moment.viewer)!.view)
    this.#voice.outcome(outcome!)
    return 'over'
  }

  #tellSaved(): void {
    this.#voice.say('play.saved', { file: this.#at.file, id: this.#at.match })
  }

  #accepted<T>(reply: Reply<T>): reply is { ok: true; value: T } {
    if (reply.ok) return true
    const { speak, output } = this.#at
    if ('refusal' in reply) {
      const why = refusalSentence(reply.refusal, speak)
      this.#voice.say('play.refused', { rule: reply.refusal.rule, why }, 'warn')
    } else output.out(paint(new BadInput(reply.error.where, reply.error.reason).message, 'warn', output.colour))
    return false
  }

  #request<T extends HostRequest>(request: T): Promise<Reply<Replies[T['type']]>> {
    return this.#at.port.request(request)
  }
}
