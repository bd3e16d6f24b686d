import { botNamed } from '@shamble/bots'
import { seededChance, systemChance } from '@shamble/chance'
import type { Checked } from '@shamble/drafts'
import {
  type Action,
  type Allowance,
  BadInput,
  type Beat,
  type Chance,
  type GameEvent,
  HOST_SEAT,
  type Question,
  type Refusal,
  type Seat,
  type State,
  type ViewBase,
  type Viewer,
} from '@shamble/kernel'
import type { GameModule, Sight } from '@shamble/module'
import type { Match } from '@shamble/record'
import { BotSeats } from './bot-seats.js'
import type { Clock } from './clock.js'
import { DiceTyping } from './dice-typing.js'
import { checker, foresee, isWindow, plainSpaces } from './foresee.js'
import type { DiceNeeded, Hint, Moment, PlainChoices, Proposal } from './port.js'
import { QuestionClocks } from './question-clocks.js'
import type { MatchCard, SeatPlan } from './store.js'

export interface MatchListener {
  /** An answer was taken; these events are everything, not yet what somebody may know. */
  happened(events: readonly GameEvent[], beats: readonly Beat<State>[]): void
  needsDice(dice: DiceNeeded): void
  /** Who sits where, or what is proposed, has changed. */
  changed(): void
}

/** Whether the limits hold that a game's options set, or people take the time they like. */
export type MatchPace = 'free' | 'timed'

type Answered = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }

/**
 * One match while it is being played: persons and bots answer, clocks run, proposals wait.
 * Knows nothing of ports and stores.
 */
export class RunningMatch {
  readonly module: GameModule
  readonly #clock: Clock
  readonly #listener: MatchListener
  readonly #bots: BotSeats
  readonly #clocks: QuestionClocks
  readonly #typing: DiceTyping
  readonly #pace: MatchPace
  readonly #held = new Map<Seat, (answered: 'superseded' | 'closed') => void>()
  #shown = 0
  #match: Match | null = null
  #card: MatchCard
  #proposal: Proposal | null = null
  #stopBots = () => {}
  #closed = false

  constructor(module: GameModule, card: MatchCard, clock: Clock, listener: MatchListener, pace: MatchPace) {
    this.module = module
    this.#bots = new BotSeats(module)
    this.#card = card
    this.#clock = clock
    this.#listener = listener
    this.#pace = pace
    this.#typing = new DiceTyping((dice) => listener.needsDice(dice))
    this.#clocks = new QuestionClocks(clock, (seat) => this.#expire(seat))
  }

  get card(): MatchCard {
    return this.#card
  }

  /** `null` while the set-up still waits for dice. */
  get match(): Match | null {
    return this.#match
  }

  get dice(): DiceNeeded | null {
    return this.#typing.need
  }

  /** Takes a match up: new (`make` sets it up, with chance) or opened. */
  begin(make: (chance: Chance) => Match): void {
    this.#withChance(-1, null, (chance) => {
      this.#match = make(chance)
      this.#tell(this.#match.logSince(this.#match.logged - 1)[0]?.events ?? [])
      this.#goOn()
    })
  }

  close(): void {
    this.#closed = true
    this.#stopBots()
    this.#clocks.stop()
    for (const release of this.#held.values()) release('closed')
  }

  /** Takes an answer when the others have had the time that the game gives them to interrupt. */
  async answerInTime(seat: Seat, answer: unknown, seq: number): Promise<Answered> {
    const wait = this.#graceLeft(seat)
    if (wait === 0) return this.answer(seat, answer, seq)
    const refusal = this.#refusalOf(seat, answer, seq)
    if (refusal !== null) return { ok: false, refusal }
    this.#held.get(seat)?.('superseded')
    const held = await new Promise<'over' | 'superseded' | 'closed'>((resolve) => {
      const stop = this.#clock.after(wait, () => resolve('over'))
      this.#held.set(seat, (why) => {
        stop()
        resolve(why)
      })
    })
    if (held === 'closed') throw new BadInput('match', 'the match was closed')
    if (held === 'superseded') return { ok: false, refusal: { rule: 'TABLE.3' } }
    this.#held.delete(seat)
    return this.answer(seat, answer, seq)
  }

  #graceLeft(seat: Seat): number {
    const { pace } = this.module.game
    if (this.#pace === 'free' || pace?.grace === undefined) return 0
    const { state } = this.#playing()
    const others = [...state.answered.keys()].filter((other) => other !== seat && this.#isPerson(other))
    return Math.max(0, this.#shown + pace.grace(state, seat, others) - this.#clock.now())
  }

  answer(seat: Seat, answer: unknown, seq: number): Answered {
    const match = this.#playing()
    // Asked first on its own, so that an answer that waits for dice is known to be legal.
    const refusal = this.#refusalOf(seat, answer, seq)
    if (refusal !== null) return { ok: false, refusal }
    this.#withChance(match.state.seq, seat, (chance) => {
      const result = match.answer(seat, answer, chance, seq)
      if (!result.ok) throw new BadInput('answer', 'refused by {{rule}}', { rule: result.refusal.rule })
      this.#proposal = null
      this.#tell(result.events, result.beats)
      this.#goOn()
    })
    return { ok: true }
  }

  /** Real dice, as people rolled them. */
  typeDice(dice: readonly number[]): void {
    this.#typing.type(dice)
  }

  retypeDice(): void {
    this.#typing.retype()
  }

  /** Steps back at once, or asks those who have acted since. */
  undo(seat: Seat, to?: number): { ok: true; waitsFor: readonly Seat[] } | { ok: false; refusal: Refusal } {
    const match = this.#playing()
    if (this.#typing.hasBegun) return { ok: false, refusal: { rule: 'TABLE.9' } }
    // An answer whose dice have not been rolled yet is not given yet: to think otherwise is no step back.
    if (this.#typing.by === seat && (to === undefined || to === match.state.seq)) {
      this.#typing.forget()
      this.#listener.changed()
      return { ok: true, waitsFor: [] }
    }
    const request = match.undoable(seat, to)
    if ('rule' in request) return { ok: false, refusal: request }
    this.#typing.forget()
    return {
      ok: true,
      waitsFor: this.#propose({
        kind: 'undo',
        by: seat,
        waitsFor: request.needs.filter((other) => this.#isPerson(other)),
        ...(to === undefined ? {} : { to }),
      }),
    }
  }

  /** Ends the match when every person agrees. */
  proposeEnd(seat: Seat): { ok: true; waitsFor: readonly Seat[] } | { ok: false; refusal: Refusal } {
    const match = this.#playing()
    if (match.state.outcome !== null) return { ok: false, refusal: { rule: 'TABLE.1' } }
    const others = [...match.state.answered.keys()].filter((other) => other !== seat && this.#isPerson(other))
    return { ok: true, waitsFor: this.#propose({ kind: 'end', by: seat, waitsFor: others }) }
  }

  consent(seat: Seat, agree: boolean): void {
    const proposal = this.#proposal
    if (!proposal?.waitsFor.includes(seat)) throw new BadInput('consent', 'nothing waits for the consent of this seat')
    if (agree) this.#propose({ ...proposal, waitsFor: proposal.waitsFor.filter((other) => other !== seat) })
    else {
      this.#proposal = null
      this.#listener.changed()
    }
  }

  /** Somebody else answers for a seat from now on: a bot for a person who left, or a person again. */
  sit(seat: Seat, plan: SeatPlan): void {
    this.#card = { ...this.#card, seats: this.#card.seats.map((old, i) => (i === seat ? plan : old)) }
    this.#bots.leave(seat)
    this.#listener.changed()
    this.#goOn()
  }

  keepCard(change: Partial<MatchCard>): void {
    this.#card = { ...this.#card, ...change }
  }

  /** What the house's own bot would do in this seat. */
  hint(seat: Seat): Hint {
    const match = this.#playing()
    const choices = match.engine.choices(match.state, seat)
    if (!choices.asked) throw new BadInput('hint', 'this seat is not asked')
    const view = this.module.game.view(match.state, seat)
    const hint = this.#advice({ seat, view, choices, events: [] })
    // To let a window pass is no advice to somebody who is offered the question behind it.
    const behind = isWindow(view) && hint.action.type === 'pass' ? foresee(this.module, this.moment(seat), seat) : null
    return behind === null ? hint : this.#advice({ seat, ...behind, events: [] })
  }

  /** What the rules would say to an answer, as far as the seat may know. */
  check(seat: Seat, answer: unknown, seq: number): Checked {
    const { state } = this.#playing()
    if (this.#typing.isWaiting) throw new BadInput('answer', 'dice are to be typed in first')
    return checker(this.module, this.module.game.view(state, seat), seat)(answer as Action, seq)
  }

  #advice(sight: Sight<Action, ViewBase>): Hint {
    const bot = botNamed(this.module, 'house', 'hint')(sight.seat)
    const chance = this.#chanceFor(this.#playing().state.seq, 'hint')
    if (bot.advise === undefined) return { action: bot.decide(sight, chance), reason: null }
    const { action, why } = bot.advise(sight, chance)
    return { action, reason: why }
  }

  /** How things stood at an earlier moment of the log. Nothing can be done there. */
  past(viewer: Viewer, seq: number): Moment {
    const match = this.#playing()
    const state = match.at(seq)
    if (state === null) throw new BadInput('request.seq', 'the log does not lead to {{seq}}', { seq })
    const { game, recall } = this.module
    const then = game.view(state, viewer)
    const view = match.state.outcome !== null || !recall ? then : recall(then, game.view(match.state, viewer))
    return {
      ...this.moment(viewer),
      seq: state.seq,
      view,
      questions: view.questions,
      choices: NO_CHOICES,
      outcome: state.outcome,
      undo: { refusal: { rule: 'TABLE.9' } },
    }
  }

  position(viewer: Viewer): string | null {
    const { state } = this.#playing()
    if (state.outcome === null && viewer === 'spectator') return null
    return this.module.position.write(state, state.outcome !== null || viewer === 'spectator' ? 'full' : viewer)
  }

  moment(viewer: Viewer): Moment {
    const match = this.#playing()
    const { state, engine } = match
    const view = this.module.game.view(state, viewer)
    const undo = this.#undoFor(viewer)
    // An answer whose dice are awaited has been given as far as anybody can.
    const isAsked = viewer !== 'spectator' && !this.#typing.isWaiting
    return {
      match: this.#card.id,
      viewer,
      seq: state.seq,
      view,
      questions: view.questions,
      choices: isAsked ? plainChoices(engine.choices(state, viewer)) : NO_CHOICES,
      seats: this.#card.seats.map((plan) => (plan.by === 'bot' ? plan : { by: 'person', name: plan.name })),
      outcome: state.outcome,
      dice: this.dice,
      proposal: this.#proposal,
      undo,
      timeLeft: viewer === 'spectator' ? null : this.#clocks.left(viewer),
    }
  }

  #undoFor(viewer: Viewer): Moment['undo'] {
    if (viewer === 'spectator') return { refusal: { rule: 'TABLE.2' } }
    if (this.#typing.hasBegun) return { refusal: { rule: 'TABLE.9' } }
    if (this.#typing.by === viewer) return { needs: [] }
    const undo = this.#playing().undoable(viewer)
    return 'rule' in undo ? { refusal: undo } : { needs: undo.needs.filter((seat) => this.#isPerson(seat)) }
  }

  #playing(): Match {
    if (this.#match === null) throw new BadInput('match', 'the set-up still waits for dice')
    return this.#match
  }

  #isPerson(seat: Seat): boolean {
    return this.#card.seats[seat]?.by === 'person'
  }

  #refusalOf(seat: Seat, answer: unknown, seq: number): Refusal | null {
    const { engine, state } = this.#playing()
    if (this.#typing.isWaiting) throw new BadInput('answer', 'dice are to be typed in first')
    return engine.judge(state, seat, answer, seq)
  }

  #chanceFor(seq: number, ...purpose: readonly (string | number)[]): Chance {
    const { seed } = this.#card
    return seed === null ? systemChance() : seededChance(seed, ...purpose, seq)
  }

  #withChance(seq: number, by: Seat | null, run: (chance: Chance) => void): void {
    const machine = this.#chanceFor(seq)
    if (!this.#card.realDice) run(machine)
    else this.#typing.carryOut(run, machine, by)
  }

  #propose(proposal: Proposal): readonly Seat[] {
    this.#proposal = proposal
    if (proposal.waitsFor.length > 0) {
      this.#listener.changed()
      return proposal.waitsFor
    }
    this.#proposal = null
    const match = this.#playing()
    const result =
      proposal.kind === 'end'
        ? match.answer(HOST_SEAT, { type: 'end' }, systemChance())
        : this.#undoNow(match, proposal)
    if (!result.ok) throw new BadInput(proposal.kind, 'refused by {{rule}}', { rule: result.refusal.rule })
    this.#bots.rewind(match.logged)
    this.#tell(result.events)
    this.#goOn()
    return []
  }

  #undoNow(match: Match, { by, to }: Proposal) {
    const request = match.undoable(by, to)
    return 'rule' in request ? { ok: false as const, refusal: request } : match.undo(by, request.to, request.needs)
  }

  /** Says what happened, with the clocks of what is asked now already running. */
  #tell(events: readonly GameEvent[], beats: readonly Beat<State>[] = []): void {
    this.#shown = this.#clock.now()
    this.#keepTime()
    this.#listener.happened(events, beats)
  }

  #keepTime(): void {
    const state = this.#match?.state
    if (this.#closed || state === undefined) return
    this.#clocks.follow(state.outcome === null ? state.questions : [], (question) => this.#allowed(question))
  }

  /** The game's own pace where it is kept, else the seconds that this table has agreed on. Bots are never hurried. */
  #allowed(question: Question): Allowance | null {
    const { state } = this.#playing()
    if (!this.#isPerson(question.seat)) return null
    const own = this.#pace === 'timed' ? (this.module.game.pace?.allows(state, question) ?? null) : null
    const { responseSeconds } = this.#card
    return own ?? (responseSeconds > 0 ? { milliseconds: responseSeconds * 1000, budget: null } : null)
  }

  #expire(seat: Seat): void {
    const { state } = this.#playing()
    if (!this.#closed && !this.#typing.isWaiting) this.answer(seat, { type: 'expire' }, state.seq)
  }

  /** Lets bots answer and keeps the clocks of the questions that have one. */
  #goOn(): void {
    const state = this.#match?.state
    if (this.#closed || state === undefined) return
    this.#keepTime()
    this.#stopBots()
    if (state.outcome === null && !this.#typing.isWaiting && this.#card.seats.some((plan) => plan.by === 'bot')) {
      // Where people may still interrupt, a bot waits like anybody.
      const next = state.questions.find((question) => !this.#isPerson(question.seat))
      const wait = next === undefined ? 0 : this.#graceLeft(next.seat)
      this.#stopBots = this.#clock.after(wait, () => this.#botsAct(state.seq))
    }
  }

  #botsAct(seq: number): void {
    const match = this.#playing()
    if (this.#closed || match.state.seq !== seq || match.state.outcome !== null) return
    const move = this.#bots.next(match, this.#card.seats, (purpose, seat) => this.#chanceFor(seq, purpose, seat))
    if (move === null) return
    const result = this.answer(move.seat, move.action, seq)
    if (!result.ok) throw new BadInput('bot', `seat ${move.seat} gave an answer that ${result.refusal.rule} refuses`)
  }
}

const NO_CHOICES: PlainChoices = { asked: false, actions: [], refused: [], spaces: [] }

function plainChoices(choices: ReturnType<Match['engine']['choices']>): PlainChoices {
  return { asked: choices.asked, actions: choices.actions, refused: choices.refused, spaces: plainSpaces(choices) }
}
