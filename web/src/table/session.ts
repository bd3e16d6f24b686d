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
import { type Action, faded, type GameEvent, type Plain, type Seat, samePlain, type Viewer } from '@shamble/kernel'
import type { TableGame } from '../games/table-game.js'
import { type Pace, timeFor } from './pace.js'
import { Picking } from './picking.js'
import { Playback, type Step } from './playback.js'
import { linesOf, NO_CHOICES, personsOf, type TableState } from './table-state.js'
import { Windows } from './windows.js'

const PASS: Action = { type: 'pass' }

export interface SessionSetting {
  readonly port: HostPort
  readonly match: string
  readonly game: TableGame
  readonly curtain: () => boolean
  readonly pace: () => Pace
  /** Told of every answer that a person here gives. */
  readonly answered?: (action: Action) => void
}

/** A match as one browser plays it: what is shown, at what pace, to whom, and what is answered. */
export class Session extends Picking {
  readonly #at: SessionSetting
  readonly #moments = new Map<Viewer, Moment>()
  readonly #playback: Playback
  readonly #windows: Windows
  #stopListening: () => void = () => {}
  /** Answers that are still to be given of a gesture that takes several. */
  #rest: readonly Action[] = []
  /** Answers that only come after a pass. */
  #foreseen: readonly Action[] = []
  #ownMove = false
  /** Whether the log has been read again because the match is over. */
  #opened = false
  /** How many lines at the end of the log are news. */
  #fresh = 0
  /** The moments in which gestures began that can be taken back as a whole, the last one last. */
  #begun: number[] = []
  /** The answer that the host has not replied to yet: every person here is told of a moment, and one answer is enough. */
  #underway: string | null = null

  constructor(setting: SessionSetting) {
    super(setting.game)
    this.#at = setting
    this.#windows = new Windows(setting.game)
    this.#playback = new Playback({
      show: (step, behind) => {
        this.#note(step)
        this.#show(step.moment, step.events, { behind })
        const time = timeFor(step.events, this.#ownMove, behind, setting.pace())
        this.#ownMove = false
        return time
      },
      note: (step) => this.#note(step),
      done: () => this.#settle(),
    })
  }

  async begin(): Promise<void> {
    this.#stopListening()
    this.#stopListening = this.#at.port.listen((notice) => this.#hear(notice))
    const first = await this.request({ type: 'look', match: this.#at.match })
    if (!first.ok) {
      this.state.patch({ trouble: 'error' in first ? first.error.reason : first.refusal.rule })
      return
    }
    const persons = personsOf(first.value)
    if (persons.length === 0) this.#moments.set('spectator', first.value)
    for (const seat of persons) {
      const look = await this.request({ type: 'look', match: this.#at.match, seat })
      if (look.ok) this.#moments.set(seat, look.value)
    }
    if (this.isShared) await this.#showNobody()
    else await this.#showTo(persons[0] ?? 'spectator')
  }

  /** Whether several people at this screen must not see what the others hold. */
  get isShared(): boolean {
    const [options] = [...this.#moments.values()].map(({ view }) => view.options)
    const persons = [...this.#moments.keys()].filter((viewer) => viewer !== 'spectator').length
    return options !== undefined && persons > 1 && this.#at.curtain() && this.#at.game.module.game.secrets(options)
  }

  end(): void {
    this.#stopListening()
    this.#playback.stop()
  }

  request<T extends HostRequest>(request: T): Promise<Reply<Replies[T['type']]>> {
    return this.#at.port.request(request)
  }

  // ---- What people do

  override walk(actions: readonly Action[]): void {
    this.#rest = actions.slice(1)
    void this.#send(actions[0]!)
  }

  override async answer(action: Action): Promise<void> {
    this.#rest = []
    await this.#send(action)
  }

  /** Lets everything that is still to be shown happen at once. */
  skip(): void {
    this.#playback.skip()
  }

  async undo(): Promise<void> {
    const seats = [this.state.get().viewer, ...personsOf(this.state.get().moment!)]
    const seat = seats.find((other): other is Seat => {
      const undo = this.#moments.get(other)?.undo
      return other !== 'spectator' && undo !== undefined && 'needs' in undo
    })
    if (seat === undefined) return
    const { seq } = this.state.get().moment!
    // What was refused began nothing.
    while ((this.#begun.at(-1) ?? -1) >= seq) this.#begun.pop()
    const to = this.#begun.pop()
    const undo = { type: 'undo', match: this.#at.match, seat } as const
    const whole = to === undefined ? null : await this.request({ ...undo, to })
    // What came between may have cut the gesture: then as much of it as can be.
    const reply = whole?.ok ? whole : await this.request(undo)
    if (!reply.ok) this.#complain(reply)
  }

  async askHint(): Promise<void> {
    const { viewer } = this.state.get()
    if (viewer === 'spectator') return
    const reply = await this.request({ type: 'hint', match: this.#at.match, seat: viewer })
    if (reply.ok) this.state.patch({ hint: reply.value })
    else this.#complain(reply)
  }

  async typeDice(dice: readonly number[]): Promise<void> {
    const reply = await this.request({ type: 'dice', match: this.#at.match, dice: [...dice] })
    if (!reply.ok) this.#complain(reply)
    else if (this.state.get().moment === null) await this.begin()
  }

  /** The dice that were typed last were wrong. */
  async retypeDice(): Promise<void> {
    const reply = await this.request({ type: 'retype', match: this.#at.match })
    if (!reply.ok) this.#complain(reply)
  }

  /** The screen is handed over. */
  async raiseCurtain(seat: Seat): Promise<void> {
    // What one person was about to do is not done for another.
    if (seat !== this.state.get().viewer) this.#rest = []
    this.state.patch({ curtain: null, anyone: [] })
    await this.#showTo(seat)
  }

  /** Nobody at this screen responds in this window. */
  nobody(): void {
    this.#windows.nobody(this.#moments.get(this.state.get().anyone[0]!)!)
    this.state.patch({ anyone: [] })
    this.#settle()
  }

  /** Somebody at this screen wants to respond: the others let the window pass until he is asked. */
  somebody(seat: Seat): void {
    this.#windows.somebody(seat, this.#moments.get(seat)!)
    void this.raiseCurtain(seat)
  }

  /** Whoever came forward and has nothing to answer has seen what he wanted. */
  goOn(): void {
    this.state.patch({ excused: false })
    this.#settle()
  }

  stopMe(stops: TableState['stops']): void {
    this.state.patch({ stops })
    this.#settle()
  }

  async lookBack(seq: number | null): Promise<void> {
    if (seq === null) {
      this.state.patch({ past: null })
      return
    }
    const { viewer } = this.state.get()
    const seat = viewer === 'spectator' ? {} : { seat: viewer }
    const reply = await this.request({ type: 'past', match: this.#at.match, seq, ...seat })
    if (reply.ok) this.state.patch({ past: { seq, moment: reply.value }, picked: [], pointed: null })
    else this.#complain(reply)
  }

  // ---- Hearing and showing

  #hear(notice: Notice): void {
    if (notice.type === 'cards') return
    if (notice.type === 'dice') {
      if (notice.match === this.#at.match) this.state.patch({ dice: notice.dice })
      return
    }
    if (notice.type === 'trouble') {
      if (notice.match === this.#at.match) this.state.patch({ trouble: notice.reason })
      return
    }
    const { moment, events } = notice
    if (moment.match !== this.#at.match) return
    this.#moments.set(moment.viewer, moment)
    // Somebody may have left his seat to the house, or taken one.
    for (const other of this.#moments.keys())
      if (other !== moment.viewer && other !== 'spectator' && moment.seats[other]?.by !== 'person')
        this.#moments.delete(other)
    if (!this.#moments.has(this.state.get().viewer)) {
      // Nobody's screen, or that of somebody who has left: it is not simply the next one's.
      if (!this.isShared) void this.#showTo(moment.viewer)
      else if (moment.viewer === personsOf(moment)[0]) void this.#showNobody()
      return
    }
    if (moment.viewer !== this.state.get().viewer) {
      // Somebody else's screen: it is caught up when he takes it over.
      if (!this.#playback.isRunning) queueMicrotask(() => this.#settle())
      return
    }
    if (events.some((event) => event.kind === 'table.undone')) {
      void this.#readLog()
      this.#playback.clear()
    }
    this.#playback.add(stepsOf(notice))
  }

  #note({ moment, events }: Step): void {
    const { log, moment: before } = this.state.get()
    const told = events.filter((event) => event.kind !== 'table.undone')
    if (told.length === 0) return
    const turn = before?.view.turn ?? moment.view.turn
    const fresh = linesOf([{ after: moment.seq, turn, events: told }])
    // What the rules hide again is read while it is news, and no longer: as it would be after a reload.
    const old = log.slice(log.length - this.#fresh).map((line) => ({ ...line, event: faded(line.event) }))
    this.state.patch({ log: [...log.slice(0, log.length - old.length), ...old, ...fresh] })
    this.#fresh = fresh.length
  }

  #show(moment: Moment, events: readonly GameEvent[], more: Partial<TableState> = {}): void {
    this.state.patch({
      moment,
      news: events,
      behind: 0,
      view: moment.view,
      choices: NO_CHOICES,
      picked: [],
      chosen: null,
      looked: null,
      armed: null,
      pointed: null,
      refusal: null,
      hint: null,
      dice: moment.dice,
      ...more,
    })
  }

  /** Nothing is left to be shown: who is asked, and is it somebody at this screen? */
  #settle(): void {
    const { viewer, excused } = this.state.get()
    if (this.#playback.isRunning || excused) return
    const current = this.#moments.get(viewer)
    if (current === undefined && this.#moments.size === 0) return
    const persons = [...this.#moments.keys()].filter((seat): seat is Seat => seat !== 'spectator')
    const asked = persons.filter((seat) => this.#moments.get(seat)!.choices.asked)
    const over = current?.outcome ?? null
    // Now everything may be read.
    if (over !== null && !this.#opened) {
      this.#opened = true
      void this.#readLog()
    }
    if (over !== null || asked.length === 0) {
      const shown = current ?? this.state.get().moment
      this.state.patch({ moment: shown, view: shown?.view ?? null, choices: NO_CHOICES, behind: 0 })
      return
    }
    const seat = viewer !== 'spectator' && asked.includes(viewer) ? viewer : asked[0]!
    const moment = this.#moments.get(seat)!
    if (this.#underway === answerKey(seat, moment.seq)) return
    if (this.#goesOn(seat, moment)) return
    const isCurtained = this.isShared
    const { stops } = this.state.get()
    const decided = this.#windows.decide({ seat, moment, all: asked, viewer, stops, isCurtained })
    if (decided === 'pass') {
      void this.#give(seat, PASS, moment.seq)
      return
    }
    if (decided === 'excuse') {
      this.state.patch({ excused: true, choices: NO_CHOICES })
      return
    }
    if (seat !== viewer && isCurtained) {
      if (isWindow(moment.view)) void this.#askAnyone(persons)
      else this.state.patch({ curtain: seat, anyone: [], choices: NO_CHOICES })
      return
    }
    if (seat !== viewer) {
      void this.#showTo(seat)
      return
    }
    this.#ask(seat, moment)
  }

  /** The next answer of a gesture that takes several, as long as nothing came between. */
  #goesOn(seat: Seat, moment: Moment): boolean {
    const next = this.#rest[0]
    if (next === undefined || seat !== this.state.get().viewer) return false
    if (isWindow(moment.view)) {
      void this.#give(seat, PASS, moment.seq)
      return true
    }
    const possible = moment.choices.actions.some((action) => samePlain(plain(action), plain(next)))
    const interrupted = this.state.get().news.some((event) => (event.dice?.length ?? 0) > 0)
    if (!possible || interrupted) {
      this.#rest = []
      return false
    }
    this.#rest = this.#rest.slice(1)
    this.#ownMove = true
    void this.#give(seat, next, moment.seq)
    return true
  }

  #ask(seat: Seat, moment: Moment): void {
    const behind = isWindow(moment.view) ? foresee(this.#at.game.module, moment, seat) : null
    this.#foreseen = behind?.choices.actions ?? []
    const choices = behind === null ? moment.choices : withForeseen(moment.choices, behind)
    this.state.patch({
      moment,
      behind: 0,
      view: behind?.view ?? moment.view,
      choices,
      curtain: null,
      anyone: [],
      dice: moment.dice,
    })
  }

  /** One neutral question, with what everybody has heard. */
  async #askAnyone(persons: readonly Seat[]): Promise<void> {
    const reply = await this.request({ type: 'log', match: this.#at.match })
    const heard = reply.ok ? (reply.value.entries.at(-1)?.events ?? []) : []
    this.state.patch({ anyone: persons, heard, curtain: null, choices: NO_CHOICES })
  }

  /** Nobody's screen: what everybody may see, until somebody takes it over. */
  async #showNobody(): Promise<void> {
    this.#playback.clear()
    const reply = await this.request({ type: 'look', match: this.#at.match })
    if (!reply.ok) return
    this.#show(reply.value, [], { viewer: 'spectator', log: [], past: null })
    await this.#readLog()
    this.#settle()
  }

  async #showTo(viewer: Viewer): Promise<void> {
    this.#playback.clear()
    const moment = this.#moments.get(viewer)
    if (moment === undefined) return
    // In one step with the log emptied: never one person's screen with another's secrets on it.
    this.#show(moment, [], { viewer, log: [], past: null })
    await this.#readLog()
    this.#settle()
  }

  async #readLog(): Promise<void> {
    const { viewer } = this.state.get()
    const seat = viewer === 'spectator' ? {} : { seat: viewer }
    const reply = await this.request({ type: 'log', match: this.#at.match, ...seat })
    this.#fresh = 0
    if (reply.ok) this.state.patch({ log: linesOf(reply.value.entries) })
  }

  // ---- Answering

  async #send(action: Action): Promise<void> {
    const { viewer, moment } = this.state.get()
    if (viewer === 'spectator' || moment === null) return
    this.#ownMove = true
    this.#begun.push(moment.seq)
    this.#at.answered?.(action)
    if (isWindow(moment.view) && this.#foreseen.some((known) => samePlain(plain(known), plain(action)))) {
      this.#rest = [action, ...this.#rest]
      await this.#give(viewer, PASS, moment.seq)
    } else await this.#give(viewer, action, moment.seq)
  }

  async #give(seat: Seat, answer: Action, seq: number): Promise<void> {
    const underway = answerKey(seat, seq)
    if (this.#underway === underway) return
    this.#underway = underway
    const reply = await this.request({ type: 'answer', match: this.#at.match, seat, seq, answer })
    // The moment that an answer leads to is told before its reply.
    if (this.#underway === underway) this.#underway = null
    if (reply.ok) return
    this.#rest = []
    this.#complain(reply)
  }

  #complain(reply: Exclude<Reply, { ok: true }>): void {
    if ('refusal' in reply) this.state.patch({ refusal: reply.refusal })
    else this.state.patch({ trouble: `${reply.error.where}: ${reply.error.reason}` })
  }
}

/** What is shown one after another: the steps on the way, at which nothing can be done, and then the moment itself. */
function stepsOf({ moment, events, beats }: Extract<Notice, { type: 'moment' }>): Step[] {
  if (beats.length === 0) return [{ moment, events }]
  return beats.map((beat, i) => {
    if (i === beats.length - 1) return { moment, events: beat.events }
    const { view } = beat
    return {
      moment: { ...moment, view, questions: view.questions, choices: NO_CHOICES, outcome: null },
      events: beat.events,
    }
  })
}

const plain = (action: Action): Plain => action as unknown as Plain

const answerKey = (seat: Seat, seq: number): string => `${seat} ${seq}`
