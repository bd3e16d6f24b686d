import {
  type HostPort,
  type HostRequest,
  isSamePerson,
  type Moment,
  NO_CHOICES,
  type Notice,
  type Replies,
  type Reply,
} from '@shamble/host'
import { type Action, faded, type GameEvent, type Seat, type ViewBase, type Viewer } from '@shamble/kernel'
import { type TableGame, throwsDice } from '../games/table-game.js'
import { type Pace, shareOf, tempoFor, timeFor, wishFor, wishForRoll } from './pace.js'
import { Picking } from './picking.js'
import { Playback, type Step } from './playback.js'
import { cuesOf, type Form, hasDice, type StagedCue } from './stage.js'
import { type Aimed, linesOf, personsOf, type TableState } from './table-state.js'
import { noteHeard } from './time-left.js'

export interface SessionSetting {
  readonly port: HostPort
  readonly match: string
  readonly game: TableGame
  readonly curtain: () => boolean
  /** Whether nobody here plays: what anybody may see is shown, and nothing else. */
  readonly watches?: boolean
  readonly pace: () => Pace
  /** Whether things may move. */
  readonly motion: () => boolean
  /**
   * Whether the viewer's own die waits for its button; where this is absent it does not.
   * @param isThrown whether the answer before it was to throw it
   */
  readonly holdsDice?: (isThrown: boolean) => boolean
  /** Whether what only leads to the viewer's own die is answered by itself. */
  readonly rollsItself?: () => boolean
  /** Whether moves are suggested without being asked for. */
  readonly suggests?: () => boolean
  /** Whether a guided turn goes on with this answer; everything goes where there is none. */
  readonly wants?: (action: Action) => boolean
  /** Told when an answer was not taken because something else came first. */
  readonly late?: () => void
  /** Told of every answer that a person here gives. */
  readonly answered?: (action: Action) => void
  /** Told of every step back to the moment of this number, or past the last answer; returns how to take that back. */
  readonly undone?: (to: number | undefined) => () => void
}

/** One browser's screen: what the host tells, shown to anyone who sits there, at a pace that can be followed. */
export abstract class Screen extends Picking {
  protected readonly setting: SessionSetting
  /** The last that each person at this screen was told. */
  protected readonly moments = new Map<Viewer, Moment>()
  protected readonly playback: Playback
  /** Whether the next step to be shown is this person's own: they know what they have done. */
  protected ownMove = false
  /** What this person has answered last: its odds are beside the die. */
  protected lastAnswer: Action | null = null
  /** Whether dice have fallen since this person answered. */
  protected hasRolled = false
  /** The viewer's own last answer that dice decided. */
  #aimed: Aimed | null = null
  /** Whether some people here still are to be told what others have been: nobody is asked by halves. */
  protected isBeingTold = false
  #stopListening: () => void = () => {}
  /** For how long others have been shown, in milliseconds, since a turn began. */
  #watched = 0
  /** Whether people throw their own dice and type them in: what fell is known before it is shown. */
  #typesDice = false
  /** How many lines at the end of the log are news. */
  #fresh = 0
  /** Whether everything goes by at once until this person is asked. */
  #isSkipping = false
  /** What others have done since this person did something, and how the table was before. */
  #since: { readonly from: Moment; readonly steps: Step[] } | null = null
  /** How long a step would take: everything that waits is looked at for each one that is shown. */
  readonly #wishes = new WeakMap<Step, number>()

  constructor(setting: SessionSetting) {
    super(setting.game)
    this.setting = setting
    this.playback = new Playback({
      cues: (step) => this.#cuesOf(step),
      cue: (step, cue, waiting) => this.#cue(step, cue, waiting),
      show: (step, waiting) => {
        const before = this.state.get().moment?.view
        this.hasRolled ||= step.events.some(hasDice)
        const time = this.#timeFor(step, this.ownMove)
        this.#show(step.moment, step.events, { waiting, scene: this.#sceneOf(step), ...this.#passageOf(step, time) })
        this.#note(step, before)
        this.ownMove = false
        if (step.passage === undefined) this.#watched += time
        return time
      },
      note: (step) => this.#note(step),
      done: () => this.settle(),
    })
  }

  get #pace(): Pace {
    return this.#isSkipping ? 0 : this.setting.pace()
  }

  #timeFor(step: Step, own: boolean): number {
    return timeFor(step.events, { ...this.#shown(step, own), share: this.#shareOf(step) })
  }

  #shown(step: Step, own: boolean) {
    return {
      own,
      hasScene: this.#isWorthALook(step),
      isBrief: this.#isBrief(step),
      passing: step.events.every((event) => this.#isPassing(event)),
      passage: step.passage !== undefined && this.setting.motion(),
      isStill: this.state.get().walks !== null && step.events.every(({ way }) => way === undefined),
      pace: this.#pace,
    }
  }

  /** The share of its time that a step gets beside all that waits. */
  #shareOf(step: Step): number {
    const wished = this.playback.ahead.reduce((sum, ahead) => sum + this.#wishOf(ahead), this.#wishOf(step))
    return shareOf({ pace: this.#pace, watched: this.#watched, wished })
  }

  #wishOf(step: Step): number {
    const known = this.#wishes.get(step)
    if (known !== undefined) return known
    const pace = this.#pace
    // A passage has its own time.
    const isOne = step.passage === undefined
    const rolls = step.events.filter(hasDice).length * wishForRoll('short', pace, false)
    const wish = isOne ? wishFor(step.events, this.#shown(step, false)) + rolls : 0
    if (pace > 0) this.#wishes.set(step, wish)
    return wish
  }

  #isPassing(event: GameEvent): boolean {
    return this.setting.game.isPassing?.(event) ?? false
  }

  /** Of a passage only what is worth reading is said: the rest is seen, and is in the record. */
  #passageOf({ passage, events }: Step, time: number): Partial<TableState> {
    if (passage === undefined) return {}
    return { passage: { name: passage, time }, spoken: events.filter((event) => !this.#isPassing(event)) }
  }

  /** The last move of a match is worth a look, too. */
  #isWorthALook(step: Step): boolean {
    return this.#sceneOf(step) !== null || step.moment.outcome !== null
  }

  #isBrief(step: Step): boolean {
    const scene = this.#sceneOf(step)
    return scene !== null && step.moment.outcome === null && this.setting.game.isBriefScene?.(scene) === true
  }

  // ---- Dice come first, and what follows from them comes one after another

  #cuesOf(step: Step): StagedCue[] {
    const { view, viewer } = this.state.get()
    const pace = this.#pace
    // Of the many dice of a passage none is over the table on its own.
    if (pace === 0 || view === null || step.passage !== undefined) return []
    let isFirst = true
    return cuesOf(step, (roll) => {
      const isOwn = this.ownMove || (viewer !== 'spectator' && roll.seat === viewer)
      const hold = this.#timeFor(step, isOwn)
      const form: Form = !this.#touches(roll, view, viewer) ? 'short' : this.#typesDice ? 'typed' : 'full'
      const isHeld = isFirst && form === 'full' && step.isAgain !== true && this.#isHeld(roll, view, viewer)
      isFirst = false
      // Anyone who throws a die takes the time to see it fall.
      const share = isOwn ? 1 : this.#shareOf(step)
      const tempo = { pace, share, hasScene: this.#isWorthALook(step), motion: this.setting.motion(), hold }
      return { ...tempoFor(form, tempo), isHeld }
    })
  }

  /** Whether a die waits for its button: the viewer's own, unless the answer before it was to throw it. */
  #isHeld(roll: GameEvent, view: ViewBase, viewer: Viewer): boolean {
    const { isThrownBy, isVolley } = this.setting.game
    const { holdsDice } = this.setting
    if (viewer === 'spectator' || holdsDice === undefined) return false
    if (!(isThrownBy?.(roll, viewer) ?? roll.seat === viewer)) return false
    if (isVolley?.(roll) === true && this.hasRolled) return false
    const isThrown = !this.hasRolled && this.lastAnswer !== null && throwsDice(this.setting.game, this.lastAnswer, view)
    return holdsDice(isThrown)
  }

  /** The answer whose odds a roll decides: the viewer's own last one, for the first dice since it. */
  #rolledFor({ seat }: GameEvent, view: ViewBase): Action | null {
    const isOwn = seat === undefined || seat === this.state.get().viewer
    if (!isOwn || this.hasRolled || this.lastAnswer === null) return null
    const { odds } = this.setting.game.module.game
    return odds === undefined || odds(view, this.lastAnswer) !== null ? this.lastAnswer : null
  }

  /** What this person did last, where no die has fallen since. */
  #ledTo(): Action | null {
    return this.hasRolled ? null : this.lastAnswer
  }

  /** What a roll decides; the dice of a volley decide the same answer one after another. */
  #decidedBy(roll: GameEvent, view: ViewBase): Pick<NonNullable<TableState['staging']>, 'answer' | 'odds'> {
    const answer = this.#rolledFor(roll, view)
    if (answer !== null) this.#aimed = { view, answer }
    else if (!this.hasRolled) this.#aimed = null
    return { answer, odds: this.setting.game.isVolley?.(roll) === true ? this.#aimed : null }
  }

  /** Whether a roll is this person's own, or about them. */
  #touches(roll: GameEvent, view: ViewBase, viewer: Viewer): boolean {
    if (viewer === 'spectator') return false
    return this.setting.game.touches?.(roll, view) ?? (roll.seat === undefined || roll.seat === viewer)
  }

  #cue(step: Step, { cue, roll, events, isLast, time }: StagedCue, waiting: number): void {
    const { view, staging } = this.state.get()
    const isBegun = staging !== null && staging.roll === roll && cue !== 'ready'
    const now = isBegun
      ? { ...staging, cue }
      : cue === 'roll' || cue === 'ready' || staging === null
        ? { cue, roll, before: view!, ...this.#decidedBy(roll, view!) }
        : { ...staging, cue, roll }
    if (cue !== 'ready' && !this.ownMove) this.#watched += time
    switch (cue) {
      case 'ready':
        // The odds of the fight that an own step leads into are there before the die falls.
        this.state.patch({ ...UNTOUCHED, staging: now, waiting, looked: now.answer ?? this.#ledTo() })
        return
      case 'roll':
        this.state.patch({ ...UNTOUCHED, staging: now, waiting, looked: now.answer })
        this.hasRolled = true
        return
      case 'board':
        if (isLast) this.#show(step.moment, step.events, { staging: now, spoken: [], waiting })
        else this.state.patch({ staging: now })
        return
      case 'record':
        this.#note({ ...step, events }, now.before)
        this.state.patch({ staging: now })
        return
      case 'speech':
        this.state.patch({ staging: now, spoken: events, scene: isLast ? this.#sceneOf(step) : null })
        if (isLast) this.ownMove = false
        return
      default:
        this.state.patch({ staging: now })
    }
  }

  /** Nothing is left to be shown. */
  protected abstract settle(): void

  /** Someone has taken a step back. */
  protected abstract takenBack(): void

  /** Something has come that is yet to be shown. */
  protected abstract foreheard(moment: Moment): void

  /** An answer behind a window is not carried out. */
  protected abstract dropped(): void

  async begin(): Promise<void> {
    this.#stopListening()
    this.#stopListening = this.setting.port.listen((notice) => this.#hear(notice))
    const first = await this.request({ type: 'look', match: this.setting.match })
    if (!first.ok) {
      this.complain(first)
      return
    }
    const persons = this.setting.watches ? [] : personsOf(first.value)
    if (persons.length === 0) this.moments.set('spectator', first.value)
    for (const seat of persons) {
      const look = await this.request({ type: 'look', match: this.setting.match, seat })
      // What was told meanwhile is newer.
      if (look.ok) noteHeard(look.value)
      if (look.ok && !this.moments.has(seat)) this.moments.set(seat, look.value)
    }
    if (this.isShared) await this.showNobody()
    else await this.showTo(persons[0] ?? 'spectator')
  }

  /** Whether several people at this screen must not see what the others hold. */
  get isShared(): boolean {
    const [first] = this.moments.values()
    if (first === undefined) return false
    const [one, ...others] = [...this.moments.keys()].filter((viewer) => viewer !== 'spectator')
    const several = others.some((other) => !isSamePerson(first.seats, one!, other))
    return several && this.setting.curtain() && this.setting.game.module.game.secrets(first.view.options)
  }

  /** Whether the screen has to be handed over before this seat's may be seen. */
  protected isBehindCurtain(seat: Seat): boolean {
    const { viewer } = this.state.get()
    if (!this.isShared || viewer === seat) return false
    return viewer === 'spectator' || !isSamePerson(this.moments.get(seat)!.seats, viewer, seat)
  }

  end(): void {
    this.#stopListening()
    this.playback.stop()
  }

  request<T extends HostRequest>(request: T): Promise<Reply<Replies[T['type']]>> {
    return this.setting.port.request(request)
  }

  /** The die that waits in the hand is thrown. */
  throwDie(): void {
    this.playback.go()
  }

  /** Throws the die that waits; else lets everything happen at once until this person is asked. */
  skip(): void {
    if (this.state.get().staging?.cue === 'ready') {
      this.throwDie()
      return
    }
    const { choices, isOver } = this.state.get()
    if (choices.asked || isOver) return
    this.#isSkipping = true
    const { isRunning, ahead } = this.playback
    this.#passesOver(ahead.length + (isRunning ? 1 : 0))
    this.playback.skip()
  }

  /** So many steps are not shown: what others did in them can be looked at later. */
  #passesOver(steps: number): void {
    const others = this.ownMove ? steps - 1 : steps
    if (others > 0) this.state.patch({ hasSkipped: true })
  }

  /** Shows again what others have done since this person did something. */
  watchAgain(): void {
    const { choices, past } = this.state.get()
    if (this.#since === null || !choices.asked || past !== null || this.playback.isRunning) return
    const { from, steps } = this.#since
    this.#watched = 0
    this.#show({ ...from, choices: NO_CHOICES }, [], { walks: null })
    this.playback.add(steps.map((step) => ({ ...step, isAgain: true })))
  }

  /** Someone here is asked, or the match is over: from now on things take their time again. */
  protected arrived(): void {
    this.#isSkipping = false
  }

  /** This person does something: what comes now is what comes of it. */
  protected begins(): void {
    this.#isSkipping = false
    this.#since = null
    this.state.patch({ hasSkipped: false })
  }

  async lookBack(seq: number | null): Promise<void> {
    if (seq === null) {
      this.state.patch({ past: null })
      return
    }
    const { viewer } = this.state.get()
    const seat = viewer === 'spectator' ? {} : { seat: viewer }
    const reply = await this.request({ type: 'past', match: this.setting.match, seq, ...seat })
    if (reply.ok) this.state.patch({ past: { seq, moment: reply.value }, picked: [], pointed: null })
    else this.complain(reply)
  }

  #hear(notice: Notice): void {
    if (notice.type === 'dice') {
      if (notice.match !== this.setting.match) return
      this.#typesDice = true
      const { by } = notice.dice
      // Dice that only some may see are asked on their screen, behind the curtain.
      const isHere = by === 'all' || by.some((seat) => this.moments.has(seat) && !this.isBehindCurtain(seat))
      if (isHere) this.state.patch({ dice: notice.dice })
      return
    }
    if (notice.type === 'trouble') {
      if (notice.match === this.setting.match) this.state.patch({ trouble: notice.fault })
      return
    }
    if (notice.type === 'dropped') {
      if (notice.match === this.setting.match) this.dropped()
      return
    }
    if (notice.type !== 'moment') return
    const { moment, events } = notice
    if (moment.match !== this.setting.match) return
    noteHeard(moment)
    // Meant for a window that only watches.
    if (moment.viewer === 'spectator' && !this.setting.watches && personsOf(moment).length > 0) return
    this.isBeingTold = notice.more
    // What could not be kept is an old story as soon as something was.
    if (this.state.get().trouble?.where === 'store') this.state.patch({ trouble: null })
    const isTakenBack = events.some((event) => event.kind === 'table.undone')
    if (isTakenBack) this.takenBack()
    this.moments.set(moment.viewer, moment)
    // Someone may have left their seat to the house, or taken one.
    for (const other of this.moments.keys())
      if (other !== moment.viewer && (other === 'spectator' || moment.seats[other]?.by !== 'person'))
        this.moments.delete(other)
    if (!this.moments.has(this.state.get().viewer)) {
      // Nobody's screen, or that of someone who has left: it does not simply pass to the next person.
      if (!this.isShared) void this.showTo(moment.viewer)
      else if (!notice.more) void this.showNobody()
      return
    }
    if (moment.viewer !== this.state.get().viewer) {
      // Someone else's screen: it is caught up when they take it over.
      if (!this.playback.isRunning) queueMicrotask(() => this.settle())
      return
    }
    if (notice.caughtUp) {
      void this.#catchUp(moment, events)
      return
    }
    if (this.#isAside(notice)) {
      this.state.patch({ moment })
      return
    }
    if (isTakenBack) {
      void this.readLog()
      this.#since = null
      this.playback.clear()
    }
    const steps = stepsOf(notice)
    if (this.#isSkipping) this.#passesOver(steps.length)
    const from = this.state.get().moment
    if (this.#since !== null) this.#since.steps.push(...steps)
    else if (from !== null) this.#since = { from, steps: [...steps] }
    this.playback.add(steps)
    if (this.playback.isRunning) this.foreheard(moment)
  }

  /** Whether nothing has happened in the match itself: someone has come or gone. What is being picked or composed stays. */
  #isAside({ moment, events, steps }: Extract<Notice, { type: 'moment' }>): boolean {
    const { moment: now, choices, dice } = this.state.get()
    return (
      events.length + steps.length === 0 &&
      !this.playback.isRunning &&
      choices.asked &&
      moment.choices.asked &&
      now?.seq === moment.seq &&
      (dice ?? moment.dice) === null
    )
  }

  /** What was missed is not played again piece by piece: how things stand now, and what has happened in a word. */
  async #catchUp(moment: Moment, events: readonly GameEvent[]): Promise<void> {
    this.playback.clear()
    this.#since = null
    this.#show(moment, events, { past: null, walks: null })
    await this.readLog()
    this.settle()
  }

  /** The last of what nobody should miss; a small one only where nothing else is. */
  #sceneOf({ moment, events }: Step): GameEvent | null {
    if (this.#pace === 0) return null
    const { hasScene, isBriefScene } = this.setting.game
    const scenes = events.filter((event) => hasScene(event, moment.viewer))
    return scenes.findLast((event) => isBriefScene?.(event) !== true) ?? scenes.at(-1) ?? null
  }

  #note({ moment, events, isAgain }: Step, before: ViewBase | undefined = this.state.get().moment?.view): void {
    if (isAgain === true) return
    const { log } = this.state.get()
    const told = events.filter((event) => event.kind !== 'table.undone')
    if (told.length === 0) return
    const turn = before?.turn ?? moment.view.turn
    const fresh = linesOf([{ after: moment.seq, turn, events: told }])
    // What the rules hide again is read while it is news, and no longer: as it would be after a reload.
    const old = log.slice(log.length - this.#fresh).map((line) => ({ ...line, event: faded(line.event) }))
    this.state.patch({ log: [...log.slice(0, log.length - old.length), ...old, ...fresh] })
    this.#fresh = fresh.length
  }

  #show(moment: Moment, events: readonly GameEvent[], more: Partial<TableState> = {}): void {
    if (moment.view.turn !== this.state.get().view?.turn) this.#watched = 0
    this.state.patch({
      ...UNTOUCHED,
      moment,
      news: events,
      ...walksOf(events, more.passage?.time ?? ONE_WALK),
      spoken: events,
      staging: null,
      waiting: 0,
      view: moment.view,
      dice: moment.dice,
      ...more,
    })
  }

  /** Nobody's screen: what everybody may see, until someone takes it over. */
  protected async showNobody(): Promise<void> {
    this.playback.clear()
    const reply = await this.request({ type: 'look', match: this.setting.match })
    if (!reply.ok) return
    this.#show(reply.value, [], { viewer: 'spectator', log: [], past: null, walks: null })
    await this.readLog()
    this.settle()
  }

  protected async showTo(viewer: Viewer): Promise<void> {
    this.playback.clear()
    this.#since = null
    const moment = this.moments.get(viewer)
    if (moment === undefined) return
    // In one step with the log emptied: never one person's screen with another's secrets on it.
    this.#show(moment, [], { viewer, log: [], past: null, walks: null })
    await this.readLog()
    this.settle()
  }

  protected async readLog(): Promise<void> {
    const { viewer } = this.state.get()
    const seat = viewer === 'spectator' ? {} : { seat: viewer }
    const reply = await this.request({ type: 'log', match: this.setting.match, ...seat })
    // Another person may have taken the screen over meanwhile: this is not theirs to read.
    if (viewer !== this.state.get().viewer) return
    this.#fresh = 0
    if (reply.ok) this.state.patch({ log: linesOf(reply.value.entries) })
  }

  protected complain(reply: Exclude<Reply, { ok: true }>): void {
    if ('refusal' in reply) this.state.patch({ refusal: reply.refusal })
    else this.state.patch({ trouble: reply.error })
  }
}

/** How long a piece walks that does so alone, in milliseconds. */
const ONE_WALK = 420

/** A step that tells of no way leaves those alone who are on theirs. */
function walksOf(events: readonly GameEvent[], time: number): Partial<TableState> {
  const walking = events.filter(({ way }) => way !== undefined)
  return walking.length === 0 ? {} : { walks: { events: walking, time } }
}

/** Nothing is asked, picked or looked at, and nothing of what comes next has been said. */
const UNTOUCHED = {
  passage: null,
  spoken: [],
  scene: null,
  choices: NO_CHOICES,
  picked: [],
  draft: null,
  plan: null,
  menu: null,
  chosen: null,
  looked: null,
  armed: null,
  pointed: null,
  refusal: null,
  hint: null,
  dice: null,
} as const satisfies Partial<TableState>

/** What is shown one after another: the steps on the way, at which nothing can be done, and then the moment itself. */
function stepsOf({ moment, events, steps }: Extract<Notice, { type: 'moment' }>): Step[] {
  if (steps.length === 0) return [{ moment, events }]
  return steps.map(({ view, ...told }, i) => {
    if (i === steps.length - 1) return { moment, ...told }
    return { moment: { ...moment, view, questions: view.questions, choices: NO_CHOICES, outcome: null }, ...told }
  })
}
