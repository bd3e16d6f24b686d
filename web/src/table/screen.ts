import {
  type HostPort,
  type HostRequest,
  type Moment,
  NO_CHOICES,
  type Notice,
  type Replies,
  type Reply,
} from '@shamble/host'
import { type Action, faded, type GameEvent, type ViewBase, type Viewer } from '@shamble/kernel'
import type { TableGame } from '../games/table-game.js'
import { type Pace, tempoFor, timeFor } from './pace.js'
import { Picking } from './picking.js'
import { Playback, type Step } from './playback.js'
import { cuesOf, type Form, hasDice, type StagedCue } from './stage.js'
import { linesOf, personsOf, type TableState } from './table-state.js'

export interface SessionSetting {
  readonly port: HostPort
  readonly match: string
  readonly game: TableGame
  readonly curtain: () => boolean
  readonly pace: () => Pace
  /** Whether things may move. */
  readonly motion: () => boolean
  /** Whether a guided turn goes on with this answer; everything goes where there is none. */
  readonly wants?: (action: Action) => boolean
  /** Told of every answer that a person here gives. */
  readonly answered?: (action: Action) => void
}

/** One browser's screen: what the host tells, shown to whoever sits there, at a pace that can be followed. */
export abstract class Screen extends Picking {
  protected readonly setting: SessionSetting
  /** The last that each person at this screen was told. */
  protected readonly moments = new Map<Viewer, Moment>()
  protected readonly playback: Playback
  /** Whether the next step to be shown is this person's own: he knows what he has done. */
  protected ownMove = false
  /** What this person has answered last: its odds stand beside the die. */
  protected lastAnswer: Action | null = null
  /** Whether dice have fallen since this person answered. */
  protected hasRolled = false
  /** Whether some people here still are to be told what others have been: nobody is asked by halves. */
  protected isBeingTold = false
  #stopListening: () => void = () => {}
  /** For how long others have been shown, in milliseconds, since this person did something. */
  #watched = 0
  /** Whether people throw their own dice and type them in: what fell is known before it is shown. */
  #typesDice = false
  /** How many lines at the end of the log are news. */
  #fresh = 0

  constructor(setting: SessionSetting) {
    super(setting.game)
    this.setting = setting
    this.playback = new Playback({
      cues: (step, waiting) => this.#cuesOf(step, waiting),
      cue: (step, cue, waiting) => this.#cue(step, cue, waiting),
      show: (step, waiting) => {
        const before = this.state.get().moment?.view
        this.hasRolled ||= step.events.some(hasDice)
        if (this.ownMove) this.#watched = 0
        const time = this.#timeFor(step, waiting, this.ownMove)
        this.#show(step.moment, step.events, { waiting, scene: this.#sceneOf(step), ...this.#passageOf(step, time) })
        this.#note(step, before)
        this.ownMove = false
        this.#watched += time
        return time
      },
      note: (step) => this.#note(step),
      done: () => this.settle(),
    })
  }

  #timeFor(step: Step, waiting: number, own: boolean): number {
    return timeFor(step.events, {
      own,
      hasScene: this.#isWorthALook(step),
      passing: step.events.every((event) => this.#isPassing(event)),
      passage: step.passage !== undefined && this.setting.motion(),
      isStill: this.state.get().walks !== null && step.events.every(({ way }) => way === undefined),
      waiting,
      pace: this.setting.pace(),
      watched: this.#watched,
    })
  }

  #isPassing(event: GameEvent): boolean {
    return this.setting.game.isPassing?.(event) ?? false
  }

  /** Of a passage only what is worth reading is said: the rest is seen, and stands in the record. */
  #passageOf({ passage, events }: Step, time: number): Partial<TableState> {
    if (passage === undefined) return {}
    return { passage: { name: passage, time }, spoken: events.filter((event) => !this.#isPassing(event)) }
  }

  /** The last move of a match is worth a look, too. */
  #isWorthALook(step: Step): boolean {
    return this.#sceneOf(step) !== null || step.moment.outcome !== null
  }

  // ---- Dice come first, and what follows from them comes one after another

  #cuesOf(step: Step, waiting: number): StagedCue[] {
    const { view, viewer } = this.state.get()
    const pace = this.setting.pace()
    // Of the many dice of a passage none lies over the table on its own.
    if (pace === 0 || view === null || step.passage !== undefined) return []
    return cuesOf(step, (roll) => {
      const isOwn = this.ownMove || (viewer !== 'spectator' && roll.seat === viewer)
      const hold = this.#timeFor(step, waiting, isOwn)
      const form: Form = !this.#touches(roll, view, viewer) ? 'short' : this.#typesDice ? 'typed' : 'full'
      const hasScene = this.#isWorthALook(step)
      return tempoFor(form, { pace, waiting, hasScene, motion: this.setting.motion(), hold })
    })
  }

  /** The answer whose odds a roll decides: one's own last one, for the first dice since it. */
  #rolledFor({ seat }: GameEvent, view: ViewBase): Action | null {
    const isOwn = seat === undefined || seat === this.state.get().viewer
    if (!isOwn || this.hasRolled || this.lastAnswer === null) return null
    const { odds } = this.setting.game.module.game
    return odds === undefined || odds(view, this.lastAnswer) !== null ? this.lastAnswer : null
  }

  /** Whether a roll is this person's own, or about him. */
  #touches(roll: GameEvent, view: ViewBase, viewer: Viewer): boolean {
    if (viewer === 'spectator') return false
    return this.setting.game.touches?.(roll, view) ?? (roll.seat === undefined || roll.seat === viewer)
  }

  #cue(step: Step, { cue, roll, events, isLast, time }: StagedCue, waiting: number): void {
    const { view, staging } = this.state.get()
    const now =
      cue === 'roll' || staging === null
        ? { cue, roll, before: view!, answer: this.#rolledFor(roll, view!) }
        : { ...staging, cue, roll }
    this.#watched = this.ownMove ? 0 : this.#watched + time
    switch (cue) {
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

  /** Somebody has taken a step back. */
  protected abstract takenBack(): void

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
    const persons = personsOf(first.value)
    if (persons.length === 0) this.moments.set('spectator', first.value)
    for (const seat of persons) {
      const look = await this.request({ type: 'look', match: this.setting.match, seat })
      // What was told meanwhile is newer.
      if (look.ok && !this.moments.has(seat)) this.moments.set(seat, look.value)
    }
    if (this.isShared) await this.#showNobody()
    else await this.showTo(persons[0] ?? 'spectator')
  }

  /** Whether several people at this screen must not see what the others hold. */
  get isShared(): boolean {
    const [options] = [...this.moments.values()].map(({ view }) => view.options)
    const persons = [...this.moments.keys()].filter((viewer) => viewer !== 'spectator').length
    return (
      options !== undefined && persons > 1 && this.setting.curtain() && this.setting.game.module.game.secrets(options)
    )
  }

  end(): void {
    this.#stopListening()
    this.playback.stop()
  }

  request<T extends HostRequest>(request: T): Promise<Reply<Replies[T['type']]>> {
    return this.setting.port.request(request)
  }

  /** Lets everything that is still to be shown happen at once. */
  skip(): void {
    this.playback.skip()
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
    if (notice.type === 'cards') return
    if (notice.type === 'dice') {
      if (notice.match !== this.setting.match) return
      this.#typesDice = true
      this.state.patch({ dice: notice.dice })
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
    const { moment, events } = notice
    if (moment.match !== this.setting.match) return
    this.isBeingTold = notice.more
    // What could not be kept is an old story as soon as something was.
    if (this.state.get().trouble?.where === 'store') this.state.patch({ trouble: null })
    const isTakenBack = events.some((event) => event.kind === 'table.undone')
    if (isTakenBack) this.takenBack()
    this.moments.set(moment.viewer, moment)
    // Somebody may have left his seat to the house, or taken one.
    for (const other of this.moments.keys())
      if (other !== moment.viewer && other !== 'spectator' && moment.seats[other]?.by !== 'person')
        this.moments.delete(other)
    if (!this.moments.has(this.state.get().viewer)) {
      // Nobody's screen, or that of somebody who has left: it is not simply the next one's.
      if (!this.isShared) void this.showTo(moment.viewer)
      else if (!notice.more) void this.#showNobody()
      return
    }
    if (moment.viewer !== this.state.get().viewer) {
      // Somebody else's screen: it is caught up when he takes it over.
      if (!this.playback.isRunning) queueMicrotask(() => this.settle())
      return
    }
    if (isTakenBack) {
      void this.readLog()
      this.playback.clear()
    }
    this.playback.add(stepsOf(notice))
  }

  /** The last of what nobody should miss. */
  #sceneOf({ moment, events }: Step): GameEvent | null {
    if (this.setting.pace() === 0) return null
    return events.findLast((event) => this.setting.game.hasScene(event, moment.viewer)) ?? null
  }

  #note({ moment, events }: Step, before: ViewBase | undefined = this.state.get().moment?.view): void {
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

  /** Nobody's screen: what everybody may see, until somebody takes it over. */
  async #showNobody(): Promise<void> {
    this.playback.clear()
    const reply = await this.request({ type: 'look', match: this.setting.match })
    if (!reply.ok) return
    this.#show(reply.value, [], { viewer: 'spectator', log: [], past: null, walks: null })
    await this.readLog()
    this.settle()
  }

  protected async showTo(viewer: Viewer): Promise<void> {
    this.playback.clear()
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
    // Another person may have taken the screen over meanwhile: this is not his to read.
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
