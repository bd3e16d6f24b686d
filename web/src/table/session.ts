import { type Foreseen, foresee, isAmong, type Moment, NO_CHOICES, withForeseen } from '@shamble/host'
import type { Action, Seat, ViewBase } from '@shamble/kernel'
import { isOnline } from '../app/online.js'
import { beginDraft } from '../draft/begin.js'
import { Screen, type SessionSetting } from './screen.js'
import { personsOf, type Quiet, type TableState } from './table-state.js'
import { Windows, windowOf } from './windows.js'

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
  /** Whether the person has clicked for this very answer: then they are told why it was refused. */
  readonly clicked: boolean
}

/** How long a window is left open by someone who cannot do anything in it, in milliseconds [ZMB-W.h]. */
const LEAST_PASS = 400
const MOST_PASS = 1_200

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
  /** Who acts although nobody asks them, and the moment in which they began. */
  #steppedIn: { readonly seat: Seat; readonly seq: number } | null = null
  /** The moment for which a move was suggested last. */
  #suggested = -1
  /** Whether someone has taken a step back and not gone on yet: nothing answers itself meanwhile. */
  #isTakenBack = false
  /** What each person here held when they last saw it. */
  readonly #seen = new Map<Seat, string>()
  /** The window that is about to be let pass. */
  #passing: { readonly window: string; readonly timer: ReturnType<typeof setTimeout> } | null = null
  /** How often it was looked who is asked: what was found out for an earlier time is out of date. */
  #looked = 0

  constructor(setting: SessionSetting) {
    super(setting)
    this.#windows = new Windows(setting.game)
  }

  /** Whether a guided turn goes on with this answer. */
  override wants(action: Action): boolean {
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
    const stay = this.setting.undone?.(to)
    const whole = to === undefined ? null : await this.request({ ...undo, to })
    // What came between may have cut the gesture: then as much of it as can be.
    const reply = whole?.ok ? whole : await this.request(undo)
    if (reply.ok) return
    stay?.()
    this.complain(reply)
  }

  /** Whether a move is going to be suggested without being asked for. */
  get suggests(): boolean {
    return this.setting.suggests?.() === true
  }

  /** Whether the house may be asked: where others play from elsewhere, only if they have agreed on it. */
  get mayAskHint(): boolean {
    return !isOnline(this.setting.match) || this.state.get().moment?.hints === true
  }

  async askHint(): Promise<void> {
    if (!this.mayAskHint) return
    const { viewer, choices } = this.state.get()
    if (viewer === 'spectator' || !choices.asked) return
    const reply = await this.request({ type: 'hint', match: this.setting.match, seat: viewer })
    // The board shows what is meant, as if its key were looked at.
    if (reply.ok) {
      const { draft } = this.state.get()
      const proposed = draft?.proposing(reply.value.action) ?? draft
      this.state.patch({ hint: reply.value, isSuggested: false, looked: reply.value.action, draft: proposed })
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

  /** Someone at this screen wants to respond: the others let the window pass until they are asked. */
  somebody(seat: Seat): void {
    this.#windows.somebody(seat, this.moments.get(seat)!)
    void this.raiseCurtain(seat)
  }

  /** Someone at this screen looks at what they hold; afterwards the question to all comes back. */
  async lookAtCards(seat: Seat): Promise<void> {
    this.#rest = []
    this.#looked++
    this.state.patch({ curtain: null, anyone: [], excused: true, looks: true })
    await this.showTo(seat)
    this.#seen.set(seat, this.#handOf(seat))
  }

  /** Whom the question to all leaves out from now on, and in which kinds of window it is not asked. */
  setQuiet(quiet: Quiet): void {
    const { anyone } = this.state.get()
    const persons = anyone.length === 0 ? [] : this.#persons
    this.state.patch({ quiet, anyone: persons.filter((seat) => !quiet.seats.includes(seat)) })
    const moment = anyone.length === 0 ? null : this.moments.get(anyone[0]!)!
    if (moment !== null && this.state.get().anyone.length > 0 && !quiet.kinds.includes(windowOf(moment))) return
    if (moment !== null) this.state.patch({ anyone: [] })
    this.settle()
  }

  get #persons(): Seat[] {
    return [...this.moments.keys()].filter((seat): seat is Seat => seat !== 'spectator')
  }

  /** What someone holds, as a mark to tell it from what they held before; empty for nothing. */
  #handOf(seat: Seat): string {
    const { hand } = (this.moments.get(seat)?.view ?? {}) as { readonly hand?: readonly unknown[] }
    return hand === undefined || hand.length === 0 ? '' : JSON.stringify(hand)
  }

  /** Seats of the one who sits here that may act although nobody asks them; behind a curtain where others look on. */
  get mayStepIn(): readonly Seat[] {
    return [...this.moments].flatMap(([seat, { choices, outcome }]) => {
      const isAside = !choices.asked && choices.actions.length + choices.spaces.length > 0
      return seat !== 'spectator' && isAside && outcome === null ? [seat] : []
    })
  }

  /** Someone acts although nobody asks them. */
  stepIn(seat: Seat): void {
    this.#rest = []
    this.#steppedIn = { seat, seq: this.moments.get(seat)!.seq }
    this.state.patch({ draft: null })
    this.settle()
  }

  /** They have changed their mind: the one who is asked goes on. */
  stepOut(): void {
    this.#steppedIn = null
    this.state.patch({ draft: null, steppedIn: false })
    this.settle()
  }

  /** Anyone who came forward and has nothing to answer has seen what they wanted. */
  goOn(): void {
    const { looks } = this.state.get()
    this.state.patch({ excused: false, looks: false })
    // Whether they could answer is nobody's business: all are asked as before.
    if (looks) void this.showNobody()
    else this.settle()
  }

  stopMe(stops: TableState['stops']): void {
    this.state.patch({ stops })
    this.settle()
  }

  protected override takenBack(): void {
    this.#windows.takeBack()
    this.#isTakenBack = true
  }

  /** A window in which this person can do nothing is let pass before it is shown: nobody waits for the pictures. */
  protected override foreheard(moment: Moment): void {
    const { viewer, choices } = moment
    if (viewer === 'spectator' || this.moments.size > 1 || this.#rest.length > 0 || moment.outcome !== null) return
    const { pass, actions, spaces } = choices
    if (!choices.asked || pass === null || actions.length + spaces.length > 1 || this.#steppedIn !== null) return
    const rollsItself = this.setting.rollsItself?.() ?? false
    const { quiet } = this.state.get()
    const asked = { moment, all: [viewer], stops: 'calm', quiet, isCurtained: false, rollsItself } as const
    if (this.#windows.decide(asked) === 'pass') this.#letPass(viewer, moment)
  }

  /**
   * Lets a window pass that this person has nothing to say in. Where rivals wait for it by the clock, not at once: how
   * soon it closes must not tell them what someone holds.
   */
  #letPass(seat: Seat, { seq, choices, passes }: Moment): void {
    const give = (): void => void this.#give({ seat, seq, answer: choices.pass!, behind: false, clicked: false })
    if (passes !== true) {
      give()
      return
    }
    const window = `${seat} ${seq}`
    if (this.#passing?.window === window) return
    clearTimeout(this.#passing?.timer)
    const timer = setTimeout(
      () => {
        this.#passing = null
        // What has come meanwhile is asked about anew.
        const now = this.moments.get(seat)
        if (now?.seq === seq && now.choices.asked) give()
      },
      LEAST_PASS + Math.random() * (MOST_PASS - LEAST_PASS),
    )
    this.#passing = { window, timer }
    this.state.patch({ choices: NO_CHOICES })
  }

  override end(): void {
    clearTimeout(this.#passing?.timer)
    super.end()
  }

  /** Something came between a window and what was to follow it: the rest is not meant any longer. */
  protected override dropped(): void {
    this.#rest = []
    this.setting.late?.()
  }

  /** Nothing is left to be shown: who is asked, and is it someone at this screen? */
  protected override settle(): void {
    const { viewer, excused, scene, staging, curtain, anyone } = this.state.get()
    this.#looked++
    if (this.playback.isRunning || this.isBeingTold || this.#underway.size > 0 || excused) return
    if (scene !== null || staging !== null) this.state.patch({ scene: null, staging: null })
    const current = this.moments.get(viewer)
    if (current === undefined && this.moments.size === 0) return
    if (viewer !== 'spectator' && curtain === null && anyone.length === 0) this.#seen.set(viewer, this.#handOf(viewer))
    const persons = this.#persons
    const asked = persons.filter((seat) => this.moments.get(seat)!.choices.asked)
    // Before several people sit down again there is only what all may see.
    const over = (current ?? this.state.get().moment)?.outcome ?? null
    // Now everything may be read.
    if (over !== null && !this.#opened) {
      this.#opened = true
      void this.readLog()
    }
    if (this.#asksAside()) return
    // Dice that all may see are on whatever screen there is; secret ones are asked of their own people.
    const roller = persons.find((seat) => (this.moments.get(seat)!.dice?.by ?? 'all') !== 'all')
    if (roller !== undefined && !current?.dice) {
      if (this.isBehindCurtain(roller)) this.state.patch({ curtain: roller, anyone: [], choices: NO_CHOICES })
      else void this.showTo(roller)
      return
    }
    if (over !== null) this.arrived()
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
    const seat = asked.find((one) => one === viewer) ?? asked.find((one) => !this.isBehindCurtain(one)) ?? asked[0]!
    const moment = this.moments.get(seat)!
    if (this.#goesOn(seat, moment)) return
    const isCurtained = this.isBehindCurtain(seat)
    const { stops, quiet } = this.state.get()
    if (this.#answersItself(seat, moment)) return
    const rollsItself = this.setting.rollsItself?.() ?? false
    const decided = this.#windows.decide({ moment, all: asked, stops, quiet, isCurtained, rollsItself })
    if (decided === 'pass') {
      this.#letPass(seat, moment)
      return
    }
    if (decided === 'excuse') {
      this.state.patch({ excused: true, choices: NO_CHOICES })
      return
    }
    if (isCurtained) {
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

  /** Gives the only answer that there is, where everybody may know that it is. A guided turn explains it instead. */
  #answersItself(seat: Seat, { seq, view, choices }: Moment): boolean {
    const [only, ...others] = choices.actions
    if (only === undefined || others.length > 0 || choices.pass !== null) return false
    // What may be said beside any question answers none.
    if (!choices.spaces.every(({ aside }) => aside === true)) return false
    if (this.setting.wants !== undefined || this.#isTakenBack) return false
    const { game, rollsItself } = this.setting
    const rolls = rollsItself?.() === true && game.isRoll?.(only) === true
    if (!rolls && game.isForced?.(only, view) !== true) return false
    void this.#give({ seat, seq, answer: only, behind: false, clicked: false })
    return true
  }

  /** Asks the one who has stepped in, until something else happens that they know of. */
  #asksAside(): boolean {
    const steppedIn = this.#steppedIn
    const { viewer } = this.state.get()
    if (steppedIn === null || this.moments.get(steppedIn.seat)?.seq !== steppedIn.seq) {
      this.#steppedIn = null
      if (this.state.get().steppedIn) this.state.patch({ steppedIn: false })
      return false
    }
    const { seat } = steppedIn
    const moment = this.moments.get(seat)!
    if (this.isBehindCurtain(seat)) this.state.patch({ curtain: seat, anyone: [], choices: NO_CHOICES })
    else if (viewer !== seat) void this.showTo(seat)
    else {
      this.#ask(seat, { ...moment, choices: { ...moment.choices, asked: true } })
      this.state.patch({ steppedIn: true })
    }
    return true
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
    this.arrived()
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
    if (this.suggests && this.state.get().hint === null) void this.#suggest(moment.seq)
  }

  /** What the computer would do, without being asked for; nothing where something else was begun meanwhile. */
  async #suggest(seq: number): Promise<void> {
    if (this.#suggested === seq) return
    this.#suggested = seq
    const { viewer } = this.state.get()
    if (viewer === 'spectator') return
    const reply = await this.request({ type: 'hint', match: this.setting.match, seat: viewer })
    const { moment, choices, picked } = this.state.get()
    if (!reply.ok || moment?.seq !== seq || !choices.asked || picked.length > 0) return
    this.state.patch({ hint: reply.value, isSuggested: true })
  }

  /** One neutral question, with what everybody sees and has heard. */
  async #askAnyone(persons: readonly Seat[]): Promise<void> {
    const looked = this.#looked
    const { match } = this.setting
    const [log, look] = await Promise.all([this.request({ type: 'log', match }), this.request({ type: 'look', match })])
    if (looked !== this.#looked) return
    const heard = log.ok ? (log.value.entries.at(-1)?.events ?? []) : []
    const open = look.ok ? look.value : null
    const unseen = persons.filter((seat) => this.#handOf(seat) !== (this.#seen.get(seat) ?? ''))
    const among = persons.filter((seat) => !this.state.get().quiet.seats.includes(seat))
    this.state.patch({ anyone: among, unseen, open, heard, curtain: null, choices: NO_CHOICES })
  }

  // ---- Answering

  async #send(action: Action): Promise<void> {
    const { viewer, moment } = this.state.get()
    if (viewer === 'spectator' || moment === null) return
    if (!this.wants(action)) {
      this.#rest = []
      this.wait()
      return
    }
    this.#begins(action)
    this.#begun.push({ seq: moment.seq, action: this.#rest.at(-1) ?? action, view: this.state.get().view! })
    this.setting.answered?.(action)
    const behind = moment.choices.pass !== null && this.#foreseen !== null && isAmong(this.#foreseen, action)
    await this.#give({ seat: viewer, seq: moment.seq, answer: action, behind, clicked: true })
  }

  #begins(action: Action): void {
    this.begins()
    this.#isTakenBack = false
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
      // What is shown next would wipe the refusal away.
      if (clicked && hasMovedOn) this.setting.late?.()
    }
    // Where nothing has changed the same would only be refused again.
    if (hasMovedOn) this.settle()
  }
}
