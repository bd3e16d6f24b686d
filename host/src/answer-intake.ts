import { seededChance, systemChance } from '@shamble/chance'
import {
  type Action,
  BadInput,
  type Chance,
  type Engine,
  type Plain,
  type Refusal,
  type Refused,
  type Seat,
  type State,
  seenAsked,
} from '@shamble/kernel'
import type { HeldDice, Match, Prepared } from '@shamble/record'
import { AnswersBehind } from './answers-behind.js'
import { DiceTyping } from './dice-typing.js'
import type { CardChange, MatchKeeper } from './match-keeper.js'
import { News } from './news.js'
import { Queue } from './queue.js'
import { WrittenElsewhere } from './store.js'
import { termsOf } from './terms.js'

/** How a match stands after other nodes were asked what they have written. */
export type Learned = 'known' | 'learned' | 'gone' | 'unfit'

/** How often an answer is tried that another node is always a little quicker than. */
const MOST_TRIES = 10

export type Answered = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }

/** Something that is worked out: it is kept first, and taken when it is. */
interface Change {
  /** @throws BadInput where it could not be kept */
  keep(): Promise<void>
  take(): void
}

/** What follows from what was taken; none of it comes before that is kept. */
interface Following {
  /**
   * An answer was taken into the match.
   * @param seat whose it was; nobody's where all have agreed on it
   * @param isAside whether it was something said beside what is asked
   */
  taken(seat: Seat | null, isAside: () => boolean): void
  /** When nothing more follows by itself: all that was taken meanwhile. */
  told(news: News): void
  /** How long a seat still waits before it may act, in milliseconds. */
  graceLeft(seat: Seat): number
  /** Goes on with what waits, so many milliseconds later. */
  later(milliseconds: number, work: () => Promise<unknown>): void
  /** Milliseconds that each seat has used of its time for the match. */
  used(): readonly number[]
}

/**
 * How answers come into a match: one after another, each worked out, kept, taken, and then told. What could not be kept
 * did not happen: the match, its record, undo and dice that were typed are as before.
 */
export class AnswerIntake {
  readonly keeper: MatchKeeper
  readonly typing: DiceTyping<Change | Refused>
  readonly #queue = new Queue()
  readonly #behind: AnswersBehind
  readonly #following: Following
  #match: Match | null = null
  #news = new News()

  constructor(engine: Engine, keeper: MatchKeeper, following: Following) {
    this.keeper = keeper
    this.#behind = new AnswersBehind(engine)
    this.#following = following
    this.typing = new DiceTyping(
      () => this.#news.ask(),
      (seat) => keeper.card.seats[seat]?.by === 'person',
    )
  }

  /** `null` while the set-up still waits for dice. */
  get match(): Match | null {
    return this.#match
  }

  /** @throws BadInput while the set-up still waits for dice */
  playing(): Match {
    if (this.#match === null) throw new BadInput('match', 'the set-up still waits for dice')
    return this.#match
  }

  /** Does something when nothing else is under way; what it has changed is told at its end, in one go. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      try {
        for (let tries = 1; ; tries++) {
          try {
            return await work()
          } catch (error) {
            await this.#mayTryAgain(error, tries)
          }
        }
      } finally {
        const news = this.#news
        this.#news = new News()
        this.#following.told(news)
      }
    })
  }

  /** Where another node was quicker, what it wrote is taken in, and the same is tried again on what is there now. */
  async #mayTryAgain(error: unknown, tries: number): Promise<void> {
    const mayLearn = error instanceof WrittenElsewhere && this.keeper.nodes !== null && tries < MOST_TRIES
    if (!mayLearn || (await this.learn()) !== 'learned') throw error
  }

  /** Takes in what other nodes have written. `unfit` where the match must be opened anew. */
  async learn(): Promise<Learned> {
    const { keeper } = this
    const { id, lines: known, revision } = keeper.card
    // What waits for typed dice is nowhere yet; what waits for people is.
    if (keeper.nodes === null || known === 0) return 'known'
    const since = await keeper.nodes.since(id, known)
    if (since === null) return 'gone'
    if (since.card.revision === revision) return 'known'
    for (let { lines } = since; lines.length > 0; ) {
      const again = this.#match?.prepareAgain(lines) ?? null
      if (again === null) return 'unfit'
      this.#changeOf(again.prepared, again.answer, again.seat).take()
      lines = lines.slice(again.prepared.lines.length)
    }
    keeper.learn(since.card)
    return 'learned'
  }

  /** Resolves when nothing is under way any longer. */
  idle(): Promise<void> {
    return this.#queue.idle()
  }

  /** Takes a match up: new (`make` sets it up, with chance) or opened. */
  begin(make: (chance: Chance) => Match): Promise<void> {
    return this.run(async () => {
      const begun = this.#workOut(-1, null, (chance) => {
        const match = make(chance)
        const take = (): void => {
          this.#match = match
          this.typing.forget()
          const { events = [] } = match.logSince(match.logged - 1)[0] ?? {}
          this.#news.tell({ state: match.state, events, beats: [], knownTo: 'all' })
        }
        return { keep: () => this.keeper.keepWhole(match), take }
      })
      if (begun !== null) await this.#carryOut(begun)
    })
  }

  /** Sets up a match that has waited for its people, with what becomes of its card. */
  async setUp(match: Match, change: CardChange): Promise<void> {
    await this.keeper.keepWhole(match, { ...change, asked: this.askedIn(match.state, match) })
    this.#match = match
  }

  /** Holds the dice of a match to something from now on. */
  async hold(held: HeldDice, change: CardChange): Promise<void> {
    const match = this.playing()
    await this.keeper.keepLine(match.holding(held), { ...change, asked: this.askedIn(match.state) })
    match.hold(held)
  }

  /** @param seats those of the table where the dice were rolled */
  async type(dice: readonly number[], seats: readonly Seat[]): Promise<void> {
    await this.#rolled(this.typing.type(dice, seats))
  }

  /** Other people sit here now: dice may be asked of others, or be the machine's. */
  async askDiceAgain(): Promise<void> {
    await this.#rolled(this.typing.askAgain())
  }

  async #rolled(change: Change | Refused | null): Promise<void> {
    if (change === null) return
    await this.#carryOut(change)
    if (this.#match !== null) await this.#giveWaiting()
  }

  /** @param name under which it is known, so that it is given once */
  async give(
    seat: Seat,
    answer: unknown,
    seq: number,
    name: string | null = null,
    by: 'person' | 'itself' = 'person',
  ): Promise<Answered> {
    const match = this.playing()
    if (name !== null && this.keeper.card.given.includes(name)) return { ok: true }
    if (this.typing.isWaiting) throw new BadInput('answer', 'dice are to be typed in first')
    const change = this.#workOut(match.state.seq, seat, (chance) =>
      this.#changeOf(match.prepare(seat, answer, chance, seq), answer, seat, name, by === 'itself'),
    )
    const answered = change === null ? ({ ok: true } as const) : await this.#carryOut(change)
    if (answered.ok && this.#behind.isAwaited) await this.#giveWaiting()
    return answered
  }

  /** Lets the open window pass, and gives the answer when it has closed; at once where none is open. */
  async giveBehind(seat: Seat, answer: unknown, seq: number, name: string | null): Promise<Answered> {
    const { engine, state } = this.playing()
    const pass = engine.passing(state)
    if (pass === null || (name !== null && this.keeper.card.given.includes(name)))
      return this.give(seat, answer, seq, name)
    const refusal = engine.judge(state, seat, pass, seq)
    if (refusal !== null) return { ok: false, refusal }
    this.#behind.wait({ seat, answer: engine.game.action(answer, 'answer') as unknown as Plain })
    try {
      return await this.give(seat, pass, seq, name)
    } catch (error) {
      this.#behind.forget(seat)
      throw error
    }
  }

  /** What was prepared outside: a step back, an end that all have agreed on. */
  take(prepared: Prepared<State> | Refused, answer: Plain): Promise<Answered> {
    return this.#carryOut(this.#changeOf(prepared, answer, null))
  }

  /** Who is asked, as far as anybody may know; only where people wait for each other. */
  askedIn(state: State, match: Match = this.playing()): Seat[] {
    if (this.keeper.card.invitation === null || state.outcome !== null) return []
    return seenAsked(match.engine.game, state, 'spectator')
  }

  /** What chance decides for one purpose at one moment: always the same in a match with a seed. */
  chanceFor(seq: number, ...purpose: readonly (string | number)[]): Chance {
    const { seed } = this.keeper.card
    return seed === null ? systemChance() : seededChance(seed, ...purpose, seq)
  }

  /** Works something out, with dice of people's own where they roll them; `null` where such dice are asked for. */
  #workOut(seq: number, by: Seat | null, run: (chance: Chance) => Change | Refused): Change | Refused | null {
    const machine = this.chanceFor(seq)
    return this.keeper.card.realDice ? this.typing.begin(run, machine, by) : run(machine)
  }

  #changeOf(
    prepared: Prepared<State>,
    answer: unknown,
    seat: Seat | null,
    name?: string | null,
    byItself?: boolean,
  ): Change
  #changeOf(
    prepared: Prepared<State> | Refused,
    answer: unknown,
    seat: Seat | null,
    name?: string | null,
    byItself?: boolean,
  ): Change | Refused
  #changeOf(
    prepared: Prepared<State> | Refused,
    answer: unknown,
    seat: Seat | null,
    name: string | null = null,
    byItself = false,
  ): Change | Refused {
    if (!prepared.ok) return prepared
    const match = this.playing()
    const { state: before } = match
    // Only where there are clocks does it matter.
    const isAside = (): boolean =>
      seat !== null &&
      termsOf(this.keeper.card).pace !== null &&
      match.engine.choices(before, seat).spaces.some((space) => space.aside && space.holds(answer as Action))
    return {
      keep: () =>
        this.keeper.keep(prepared, {
          asked: this.askedIn(prepared.state),
          name,
          used: this.#following.used(),
          asksAnew: asksAnew(prepared.state) && !isAside(),
          byItself,
          // Whatever no seat has answered.
          isAgreed: seat === null,
        }),
      take: () => {
        match.accept(prepared)
        this.typing.forget()
        this.#news.tell(prepared)
        this.#news.drop(this.#behind.follow(before, answer, prepared))
        this.#following.taken(seat, isAside)
      },
    }
  }

  async #carryOut(change: Change | Refused): Promise<Answered> {
    if ('refusal' in change) return change
    try {
      await change.keep()
    } catch (error) {
      // Another node was quicker: that is no trouble.
      const isRace = error instanceof WrittenElsewhere && this.keeper.nodes !== null
      if (error instanceof BadInput && !isRace) this.#news.trouble(error)
      throw error
    }
    change.take()
    return { ok: true }
  }

  /** Gives what waited for a window that has closed now. What cannot be given is dropped: the window has passed. */
  async #giveWaiting(): Promise<void> {
    const match = this.playing()
    const due = this.typing.isWaiting ? null : this.#behind.next(match.state)
    if (due === null) return
    const { waiting, action } = due
    const wait = this.#following.graceLeft(waiting.seat)
    if (wait > 0) return this.#following.later(wait, () => this.#giveWaiting())
    if (due.isGiven) this.#behind.forget(waiting.seat)
    try {
      const answered = await this.give(waiting.seat, action, match.state.seq)
      if (!answered.ok) this.#news.drop([waiting])
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      this.#behind.forget(waiting.seat)
      this.#news.drop([waiting])
    }
  }
}

/** Whether anybody is asked since this very moment. */
const asksAnew = ({ questions, seq }: State): boolean => questions.some(({ since }) => since === seq)
