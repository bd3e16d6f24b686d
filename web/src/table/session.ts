import { type Foreseen, foresee, isAmong, type Moment, NO_CHOICES, withForeseen } from '@shamble/host'
import type { Action, Seat, ViewBase } from '@shamble/kernel'
import { beginDraft } from '../draft/begin.js'
import { Screen, type SessionSetting } from './screen.js'
import { personsOf, type TableState } from './table-state.js'
import { Windows } from './windows.js'

/** Something that a person did: the moment in which it began, and its last answer. */
interface Gesture {
  readonly seq: number
  readonly action: Action
  readonly view: ViewBase
}

/** An answer as it is sent to the host. */
interface Given {
  readonly seat: Seat
  readonly seq: number
  readonly answer: Action
  /** Whether the open window is let pass first, and the answer given when it has closed. */
  readonly behind: boolean
  /** Whether the person has clicked for this very answer: then he is told why it was refused. */
  readonly clicked: boolean
}

/** A match as one browser plays it: what is shown, at what pace, to whom, and what is answered. */
export class Session extends Screen {
  readonly #windows: Windows
  /** Answers that are still to be given of a gesture that takes several. */
  #rest: readonly Action[] = []
  /** Answers that only come after a pass. */
  #foreseen: Foreseen['choices'] | null = null
  /** Whether the log has been read again because the match is over. */
  #opened = false
  /** Gestures that can be taken back as a whole, the last one last: the moments in which they began. */
  #begun: Gesture[] = []
  /** Answers that the host has not replied to yet: until it has, nobody here can be asked for sure. */
  readonly #underway = new Set<string>()
  /** How often it was looked who is asked: what was found out for an earlier time is out of date. */
  #looked = 0

  constructor(setting: SessionSetting) {
    super(setting)
    this.#windows = new Windows(setting.game)
  }

  /** Whether a guided turn goes on with this answer. */
  wants(action: Action): boolean {
    return this.setting.wants?.(action) ?? true
  }

  /** What an undo would take back. */
  get lastGesture(): Gesture | undefined {
    const seq = this.state.get().moment?.seq ?? 0
    // What was refused, or has not come to anything yet, began nothing.
    return this.#begun.findLast((begun) => begun.seq < seq)
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

  async undo(): Promise<void> {
    const seats = [this.state.get().viewer, ...personsOf(this.state.get().moment!)]
    const seat = seats.find((other): other is Seat => {
      const undo = this.moments.get(other)?.undo
      return other !== 'spectator' && undo !== undefined && 'needs' in undo
    })
    if (seat === undefined) return
    const to = this.lastGesture?.seq
    this.#begun = this.#begun.filter((begun) => to !== undefined && begun.seq < to)
    const undo = { type: 'undo', match: this.setting.match, seat } as const
    const whole = to === undefined ? null : await this.request({ ...undo, to })
    // What came between may have cut the gesture: then as much of it as can be.
    const reply = whole?.ok ? whole : await this.request(undo)
    if (!reply.ok) this.complain(reply)
  }

  async askHint(): Promise<void> {
    const { viewer, choices } = this.state.get()
    if (viewer === 'spectator' || !choices.asked) return
    const reply = await this.request({ type: 'hint', match: this.setting.match, seat: viewer })
    // The board shows what is meant, as if its key were looked at.
    if (reply.ok) {
      const { draft } = this.state.get()
      const proposed = draft?.proposing(reply.value.action) ?? draft
      this.state.patch({ hint: reply.value, looked: reply.value.action, draft: proposed })
    } else this.complain(reply)
  }

  async typeDice(dice: readonly number[]): Promise<void> {
    const reply = await this.request({ type: 'dice', match: this.setting.match, dice: [...dice] })
    if (!reply.ok) this.complain(reply)
    else if (this.state.get().moment === null) await this.begin()
  }

  /** The dice that were typed last were wrong. */
  async retypeDice(): Promise<void> {
    const reply = await this.request({ type: 'retype', match: this.setting.match })
    if (!reply.ok) this.complain(reply)
  }

  /** The screen is handed over. */
  async raiseCurtain(seat: Seat): Promise<void> {
    // What one person was about to do is not done for another.
    if (seat !== this.state.get().viewer) this.#rest = []
    this.#looked++
    this.state.patch({ curtain: null, anyone: [] })
    await this.showTo(seat)
  }

  /** Nobody at this screen responds in this window. */
  nobody(): void {
    this.#windows.nobody(this.moments.get(this.state.get().anyone[0]!)!)
    this.state.patch({ anyone: [] })
    this.settle()
  }

  /** Somebody at this screen wants to respond: the others let the window pass until he is asked. */
  somebody(seat: Seat): void {
    this.#windows.somebody(seat, this.moments.get(seat)!)
    void this.raiseCurtain(seat)
  }

  /** Whoever came forward and has nothing to answer has seen what he wanted. */
  goOn(): void {
    this.state.patch({ excused: false })
    this.settle()
  }

  stopMe(stops: TableState['stops']): void {
    this.state.patch({ stops })
    this.settle()
  }

  protected override takenBack(): void {
    this.#windows.takeBack()
  }

  /** Something came between a window and what was to follow it: the rest is not meant any longer. */
  protected override dropped(): void {
    this.#rest = []
  }

  /** Nothing is left to be shown: who is asked, and is it somebody at this screen? */
  protected override settle(): void {
    const { viewer, excused, scene, staging } = this.state.get()
    this.#looked++
    if (this.playback.isRunning || this.isBeingTold || this.#underway.size > 0 || excused) return
    if (scene !== null || staging !== null) this.state.patch({ scene: null, staging: null })
    const current = this.moments.get(viewer)
    if (current === undefined && this.moments.size === 0) return
    const persons = [...this.moments.keys()].filter((seat): seat is Seat => seat !== 'spectator')
    const asked = persons.filter((seat) => this.moments.get(seat)!.choices.asked)
    const over = current?.outcome ?? null
    // Now everything may be read.
    if (over !== null && !this.#opened) {
      this.#opened = true
      void this.readLog()
    }
    if (over !== null || asked.length === 0) {
      const shown = current ?? this.state.get().moment
      this.state.patch({
        moment: shown,
        view: shown?.view ?? null,
        choices: NO_CHOICES,
        waiting: 0,
        isOver: over !== null,
      })
      return
    }
    const seat = viewer !== 'spectator' && asked.includes(viewer) ? viewer : asked[0]!
    const moment = this.moments.get(seat)!
    if (this.#goesOn(seat, moment)) return
    const isCurtained = this.isShared
    const { stops } = this.state.get()
    const decided = this.#windows.decide({ seat, moment, all: asked, viewer, stops, isCurtained })
    if (decided === 'pass') {
      void this.#give({ seat, seq: moment.seq, answer: moment.choices.pass!, behind: false, clicked: false })
      return
    }
    if (decided === 'excuse') {
      this.state.patch({ excused: true, choices: NO_CHOICES })
      return
    }
    if (seat !== viewer && isCurtained) {
      if (moment.choices.pass !== null) void this.#askAnyone(persons)
      else this.state.patch({ curtain: seat, anyone: [], choices: NO_CHOICES })
      return
    }
    if (seat !== viewer) {
      void this.showTo(seat)
      return
    }
    this.#ask(seat, moment)
  }

  /** The next answer of a gesture that takes several, as long as nothing came between. */
  #goesOn(seat: Seat, moment: Moment): boolean {
    const next = this.#rest[0]
    if (next === undefined || seat !== this.state.get().viewer) return false
    const inWindow = moment.choices.pass !== null
    const possible = inWindow || isAmong(moment.choices, next)
    if (!possible || this.hasRolled) {
      this.#rest = []
      return false
    }
    this.#rest = this.#rest.slice(1)
    this.#begins(next)
    void this.#give({ seat, seq: moment.seq, answer: next, behind: inWindow, clicked: false })
    return true
  }

  #ask(seat: Seat, moment: Moment): void {
    const foreseen = foresee(this.setting.game.module, moment, seat)
    this.#foreseen = foreseen?.choices ?? null
    const choices = foreseen === null ? moment.choices : withForeseen(moment.choices, foreseen)
    const view = foreseen?.view ?? moment.view
    this.state.patch({
      moment,
      waiting: 0,
      view,
      choices,
      // The guess that drafts are checked on is made once, when the question is asked.
      draft: this.state.get().draft ?? beginDraft(this.setting.game.module, view, seat, choices.spaces),
      curtain: null,
      anyone: [],
      dice: moment.dice,
    })
  }

  /** One neutral question, with what everybody has heard. */
  async #askAnyone(persons: readonly Seat[]): Promise<void> {
    const looked = this.#looked
    const reply = await this.request({ type: 'log', match: this.setting.match })
    if (looked !== this.#looked) return
    const heard = reply.ok ? (reply.value.entries.at(-1)?.events ?? []) : []
    this.state.patch({ anyone: persons, heard, curtain: null, choices: NO_CHOICES })
  }

  // ---- Answering

  async #send(action: Action): Promise<void> {
    const { viewer, moment } = this.state.get()
    if (viewer === 'spectator' || moment === null) return
    if (!this.wants(action)) {
      this.#rest = []
      this.state.patch({ refusal: { rule: 'TABLE.6', key: 'guide.wait' }, picked: [], chosen: null, armed: null })
      return
    }
    this.#begins(action)
    this.#begun.push({ seq: moment.seq, action: this.#rest.at(-1) ?? action, view: this.state.get().view! })
    this.setting.answered?.(action)
    const behind = moment.choices.pass !== null && this.#foreseen !== null && isAmong(this.#foreseen, action)
    await this.#give({ seat: viewer, seq: moment.seq, answer: action, behind, clicked: true })
  }

  #begins(action: Action): void {
    this.ownMove = true
    this.lastAnswer = action
    this.hasRolled = false
  }

  async #give({ clicked, ...given }: Given): Promise<void> {
    const { seat, seq } = given
    const underway = `${seat} ${seq}`
    if (this.#underway.has(underway)) return
    this.#underway.add(underway)
    const reply = await this.request({ type: 'answer', match: this.setting.match, ...given })
    this.#underway.delete(underway)
    // The moment that an answer leads to is told before its reply; so is what others did before it.
    const hasMovedOn = reply.ok || this.moments.get(seat)?.seq !== seq
    if (!reply.ok) {
      this.#rest = []
      if (clicked || !hasMovedOn) this.complain(reply)
    }
    // Where nothing has changed the same would only be refused again.
    if (hasMovedOn) this.settle()
  }
}
