import type { HostPort, HostRequest, Moment, Notice, Replies, Reply } from '@shamble/host'
import { type Action, faded, type GameEvent, type Viewer } from '@shamble/kernel'
import type { TableGame } from '../games/table-game.js'
import { type Pace, timeFor } from './pace.js'
import { Picking } from './picking.js'
import { Playback, type Step } from './playback.js'
import { linesOf, NO_CHOICES, personsOf, type TableState } from './table-state.js'

export interface SessionSetting {
  readonly port: HostPort
  readonly match: string
  readonly game: TableGame
  readonly curtain: () => boolean
  readonly pace: () => Pace
  /** Whether a guided turn goes on with this answer; everything goes where there is none. */
  readonly wants?: (action: Action) => boolean
  /** Told of every answer that a person here gives. */
  readonly answered?: (action: Action) => void
}

/** One browser's screen: what the host tells, shown to whoever sits there, at a pace that can be followed. */
export abstract class Screen extends Picking {
  protected readonly at: SessionSetting
  /** The last that each person at this screen was told. */
  protected readonly moments = new Map<Viewer, Moment>()
  protected readonly playback: Playback
  /** Whether the next step to be shown is this person's own: he knows what he has done. */
  protected ownMove = false
  #stopListening: () => void = () => {}
  /** For how long others have been shown, in milliseconds, since this person did something. */
  #watched = 0
  /** How many lines at the end of the log are news. */
  #fresh = 0

  constructor(setting: SessionSetting) {
    super(setting.game)
    this.at = setting
    this.playback = new Playback({
      show: (step, behind) => {
        this.#note(step)
        const staged = setting.pace() === 0 ? null : this.#staged(step)
        this.#show(step.moment, step.events, { behind, staged })
        if (this.ownMove) this.#watched = 0
        const time = timeFor(step.events, {
          own: this.ownMove,
          // The last move of a match is worth a look, too.
          staged: staged !== null || step.moment.outcome !== null,
          passing: step.events.every((event) => setting.game.isPassing?.(event) ?? false),
          waiting: behind,
          pace: setting.pace(),
          watched: this.#watched,
        })
        this.ownMove = false
        this.#watched += time
        return time
      },
      note: (step) => this.#note(step),
      done: () => this.settle(),
    })
  }

  /** Nothing is left to be shown. */
  protected abstract settle(): void

  /** Somebody has taken a step back. */
  protected abstract takenBack(): void

  async begin(): Promise<void> {
    this.#stopListening()
    this.#stopListening = this.at.port.listen((notice) => this.#hear(notice))
    const first = await this.request({ type: 'look', match: this.at.match })
    if (!first.ok) {
      this.complain(first)
      return
    }
    const persons = personsOf(first.value)
    if (persons.length === 0) this.moments.set('spectator', first.value)
    for (const seat of persons) {
      const look = await this.request({ type: 'look', match: this.at.match, seat })
      if (look.ok) this.moments.set(seat, look.value)
    }
    if (this.isShared) await this.#showNobody()
    else await this.showTo(persons[0] ?? 'spectator')
  }

  /** Whether several people at this screen must not see what the others hold. */
  get isShared(): boolean {
    const [options] = [...this.moments.values()].map(({ view }) => view.options)
    const persons = [...this.moments.keys()].filter((viewer) => viewer !== 'spectator').length
    return options !== undefined && persons > 1 && this.at.curtain() && this.at.game.module.game.secrets(options)
  }

  end(): void {
    this.#stopListening()
    this.playback.stop()
  }

  request<T extends HostRequest>(request: T): Promise<Reply<Replies[T['type']]>> {
    return this.at.port.request(request)
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
    const reply = await this.request({ type: 'past', match: this.at.match, seq, ...seat })
    if (reply.ok) this.state.patch({ past: { seq, moment: reply.value }, picked: [], pointed: null })
    else this.complain(reply)
  }

  #hear(notice: Notice): void {
    if (notice.type === 'cards') return
    if (notice.type === 'dice') {
      if (notice.match === this.at.match) this.state.patch({ dice: notice.dice })
      return
    }
    if (notice.type === 'trouble') {
      if (notice.match === this.at.match) this.state.patch({ trouble: { where: '', reason: notice.reason } })
      return
    }
    const { moment, events } = notice
    if (moment.match !== this.at.match) return
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
      else if (moment.viewer === personsOf(moment)[0]) void this.#showNobody()
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
  #staged({ moment, events }: Step): GameEvent | null {
    return events.findLast((event) => this.at.game.isStaged(event, moment.viewer)) ?? null
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
      staged: null,
      behind: 0,
      view: moment.view,
      choices: NO_CHOICES,
      picked: [],
      draft: null,
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

  /** Nobody's screen: what everybody may see, until somebody takes it over. */
  async #showNobody(): Promise<void> {
    this.playback.clear()
    const reply = await this.request({ type: 'look', match: this.at.match })
    if (!reply.ok) return
    this.#show(reply.value, [], { viewer: 'spectator', log: [], past: null })
    await this.readLog()
    this.settle()
  }

  protected async showTo(viewer: Viewer): Promise<void> {
    this.playback.clear()
    const moment = this.moments.get(viewer)
    if (moment === undefined) return
    // In one step with the log emptied: never one person's screen with another's secrets on it.
    this.#show(moment, [], { viewer, log: [], past: null })
    await this.readLog()
    this.settle()
  }

  protected async readLog(): Promise<void> {
    const { viewer } = this.state.get()
    const seat = viewer === 'spectator' ? {} : { seat: viewer }
    const reply = await this.request({ type: 'log', match: this.at.match, ...seat })
    this.#fresh = 0
    if (reply.ok) this.state.patch({ log: linesOf(reply.value.entries) })
  }

  protected complain(reply: Exclude<Reply, { ok: true }>): void {
    if ('refusal' in reply) this.state.patch({ refusal: reply.refusal })
    else this.state.patch({ trouble: reply.error })
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
