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
import { type Action, type GameEvent, type Plain, type Seat, samePlain, type Viewer } from '@shamble/kernel'
import type { TableGame } from '../games/table-game.js'
import { type Pace, timeFor } from './pace.js'
import { Picking } from './picking.js'
import { linesOf, NO_CHOICES, personsOf, type TableState, windowKey } from './table-state.js'

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

interface Step {
  readonly moment: Moment
  readonly events: readonly GameEvent[]
}

/** A match as one browser plays it: what is shown, at what pace, to whom, and what is answered. */
export class Session extends Picking {
  readonly #at: SessionSetting
  readonly #moments = new Map<Viewer, Moment>()
  readonly #queue: Step[] = []
  #stopListening: () => void = () => {}
  #timer: ReturnType<typeof setTimeout> | null = null
  /** Answers that are still to be given of a gesture that takes several. */
  #rest: readonly Action[] = []
  /** Answers that only come after a pass. */
  #foreseen: readonly Action[] = []
  /** In which window "nobody" was said, so that the next person is not asked again. */
  #nobodyIn: string | null = null
  /** Who has said that he wants to respond in the window that is open. */
  #wants: Seat | null = null
  #insistsIn: string | null = null
  #ownMove = false
  /** The answer that the host has not replied to yet: every person here is told of a moment, and one answer is enough. */
  #underway: string | null = null

  constructor(setting: SessionSetting) {
    super(setting.game)
    this.#at = setting
  }

  async begin(): Promise<void> {
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
    this.state.patch({ dice: first.value.dice })
    if (persons.length > 1 && this.#curtained()) this.#settle()
    else await this.#showTo(persons[0] ?? 'spectator')
  }

  end(): void {
    this.#stopListening()
    if (this.#timer !== null) clearTimeout(this.#timer)
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
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const last = this.#queue.splice(0)
    for (const step of last) this.#note(step)
    const final = last[last.length - 1]
    if (final !== undefined) this.#show(final.moment, final.events)
    this.#settle()
  }

  async undo(): Promise<void> {
    const seats = [this.state.get().viewer, ...personsOf(this.state.get().moment!)]
    const seat = seats.find((other): other is Seat => {
      const undo = this.#moments.get(other)?.undo
      return other !== 'spectator' && undo !== undefined && 'needs' in undo
    })
    if (seat === undefined) return
    const reply = await this.request({ type: 'undo', match: this.#at.match, seat })
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

  /** The screen is handed over. */
  async raiseCurtain(seat: Seat): Promise<void> {
    // What one person was about to do is not done for another.
    if (seat !== this.state.get().viewer) this.#rest = []
    this.state.patch({ curtain: null, anyone: [] })
    await this.#showTo(seat)
  }

  /** Nobody at this screen responds in this window. */
  nobody(): void {
    const { anyone } = this.state.get()
    this.#nobodyIn = windowKey(this.#moments.get(anyone[0]!)!)
    this.state.patch({ anyone: [] })
    this.#settle()
  }

  /** Somebody at this screen wants to respond: the others let the window pass until he is asked. */
  somebody(seat: Seat): void {
    this.#wants = seat
    this.state.patch({ anyone: [] })
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
      void this.#showTo(moment.viewer)
      return
    }
    if (moment.viewer !== this.state.get().viewer) {
      // Somebody else's screen: it is caught up when he takes it over.
      if (this.#queue.length === 0 && this.#timer === null) queueMicrotask(() => this.#settle())
      return
    }
    if (events.some((event) => event.kind === 'table.undone')) {
      void this.#readLog()
      this.#queue.length = 0
    }
    this.#queue.push(...stepsOf(notice))
    if (this.#timer === null) this.#pump()
  }

  #pump(): void {
    this.#timer = null
    const step = this.#queue.shift()
    if (step === undefined) {
      this.#settle()
      return
    }
    this.#note(step)
    this.#show(step.moment, step.events)
    const time = timeFor(step.events, this.#ownMove, this.#queue.length, this.#at.pace())
    this.#ownMove = false
    if (time === 0) this.#pump()
    else this.#timer = setTimeout(() => this.#pump(), time)
  }

  #note({ moment, events }: Step): void {
    // What ended a turn belongs to it, although the next one has begun.
    const turn = this.state.get().moment?.view.turn ?? moment.view.turn
    const lines = events
      .filter((event) => event.kind !== 'table.undone')
      .map((event) => ({ seq: moment.seq, turn, event }))
    if (lines.length > 0) this.state.patch({ log: [...this.state.get().log, ...lines] })
  }

  #show(moment: Moment, events: readonly GameEvent[], more: Partial<TableState> = {}): void {
    this.state.patch({
      ...more,
      moment,
      news: events,
      behind: this.#queue.length,
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
    })
  }

  /** Nothing is left to be shown: who is asked, and is it somebody at this screen? */
  #settle(): void {
    if (this.#timer !== null || this.#queue.length > 0) return
    const { viewer } = this.state.get()
    const current = this.#moments.get(viewer)
    if (current === undefined && this.#moments.size === 0) return
    const persons = [...this.#moments.keys()].filter((seat): seat is Seat => seat !== 'spectator')
    const asked = persons.filter((seat) => this.#moments.get(seat)!.choices.asked)
    const over = current?.outcome ?? null
    if (over !== null || asked.length === 0) {
      this.state.patch({ moment: current ?? null, view: current?.view ?? null, choices: NO_CHOICES, behind: 0 })
      return
    }
    const seat = viewer !== 'spectator' && asked.includes(viewer) ? viewer : asked[0]!
    const moment = this.#moments.get(seat)!
    if (this.#underway === answerKey(seat, moment.seq)) return
    if (this.#goesOn(seat, moment)) return
    if (this.#wants !== null) {
      const wanted = this.#wants
      if (isWindow(moment.view) && seat !== wanted && !asked.includes(wanted)) {
        void this.#give(seat, PASS, moment.seq)
        return
      }
      this.#wants = null
      this.#insistsIn = windowKey(moment)
      if (asked.includes(wanted) && wanted !== viewer) {
        void this.#showTo(wanted)
        return
      }
    }
    if (isWindow(moment.view) && this.#mayPass(seat, moment)) {
      void this.#give(seat, PASS, moment.seq)
      return
    }
    if (seat !== viewer && this.#curtained() && persons.length > 1) {
      if (isWindow(moment.view)) this.state.patch({ anyone: persons, curtain: null, choices: NO_CHOICES })
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

  /** Whether a window may pass by itself: nothing to play, or nothing that this person wants to be asked about. */
  #mayPass(seat: Seat, moment: Moment): boolean {
    const { stops } = this.state.get()
    const { view, choices } = moment
    if (this.#nobodyIn !== null && this.#nobodyIn === windowKey(moment)) return true
    if (this.#insistsIn === windowKey(moment)) return false
    // Whether "Anyone?" appears must not tell the others what somebody holds: only the kind of window decides.
    const isOthers = seat !== this.state.get().viewer && this.#curtained()
    const known = isOthers ? { ...choices, actions: choices.actions.filter(({ type }) => type === 'pass') } : choices
    const matters = this.#at.game.stop?.(view, known) ?? 'offer'
    if (matters === 'ask') return false
    if (!isOthers && choices.actions.length === 1) return true
    if (stops === 'hold') return false
    return stops === 'never' || matters === 'quiet'
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

  async #showTo(viewer: Viewer): Promise<void> {
    this.#queue.length = 0
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
    if (reply.ok) this.state.patch({ log: linesOf(reply.value.entries) })
  }

  // ---- Answering

  async #send(action: Action): Promise<void> {
    const { viewer, moment } = this.state.get()
    if (viewer === 'spectator' || moment === null) return
    this.#ownMove = true
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

  #curtained(): boolean {
    const options = [...this.#moments.values()][0]?.view.options
    return options !== undefined && this.#at.curtain() && this.#at.game.module.game.secrets(options)
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
