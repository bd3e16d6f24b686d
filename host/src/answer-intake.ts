import { seededChance, systemChance } from '@shamble/chance'
import {
  BadInput,
  type Chance,
  type Engine,
  type Plain,
  type Refusal,
  type Refused,
  type Seat,
  type State,
} from '@shamble/kernel'
import type { Match, Prepared } from '@shamble/record'
import { AnswersBehind } from './answers-behind.js'
import { DiceTyping } from './dice-typing.js'
import type { MatchKeeper } from './match-keeper.js'
import { News } from './news.js'
import { Queue } from './queue.js'

export type Answered = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }

/** Something that is worked out: it is kept first, and taken when it is. */
interface Change {
  /** @throws BadInput where it could not be kept */
  keep(): Promise<void>
  take(): void
}

/** What follows from what was taken; none of it comes before that is kept. */
interface Following {
  /** Before anything is taken into the match. */
  taken(): void
  /** When nothing more follows by itself: all that was taken meanwhile. */
  told(news: News): void
  /** How long a seat still waits before it may act, in milliseconds. */
  graceLeft(seat: Seat): number
  /** Goes on with what waits, so many milliseconds later. */
  later(milliseconds: number, work: () => Promise<unknown>): void
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
    this.typing = new DiceTyping((dice) => this.#news.ask(dice))
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
        return await work()
      } finally {
        const news = this.#news
        this.#news = new News()
        this.#following.told(news)
      }
    })
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
          this.#news.tell({ state: match.state, events, beats: [] })
        }
        return { keep: () => this.keeper.keepWhole(match), take }
      })
      if (begun !== null) await this.#carryOut(begun)
    })
  }

  async type(dice: readonly number[]): Promise<void> {
    const change = this.typing.type(dice)
    if (change === null) return
    await this.#carryOut(change)
    if (this.#match !== null) await this.#giveWaiting()
  }

  async give(seat: Seat, answer: unknown, seq: number): Promise<Answered> {
    const match = this.playing()
    if (this.typing.isWaiting) throw new BadInput('answer', 'dice are to be typed in first')
    const change = this.#workOut(match.state.seq, seat, (chance) =>
      this.#changeOf(match.prepare(seat, answer, chance, seq), answer),
    )
    const answered = change === null ? ({ ok: true } as const) : await this.#carryOut(change)
    if (answered.ok) await this.#giveWaiting()
    return answered
  }

  /** Lets the open window pass, and gives the answer when it has closed; at once where none is open. */
  async giveBehind(seat: Seat, answer: unknown, seq: number): Promise<Answered> {
    const { engine, state } = this.playing()
    const pass = engine.passing(state)
    if (pass === null) return this.give(seat, answer, seq)
    const refusal = engine.judge(state, seat, pass, seq)
    if (refusal !== null) return { ok: false, refusal }
    this.#behind.wait({ seat, answer: engine.game.action(answer, 'answer') as unknown as Plain })
    try {
      return await this.give(seat, pass, seq)
    } catch (error) {
      this.#behind.forget(seat)
      throw error
    }
  }

  /** What was prepared outside: a step back, an end that all have agreed on. */
  take(prepared: Prepared<State> | Refused, answer: Plain): Promise<Answered> {
    return this.#carryOut(this.#changeOf(prepared, answer))
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

  #changeOf(prepared: Prepared<State> | Refused, answer: unknown): Change | Refused {
    if (!prepared.ok) return prepared
    const match = this.playing()
    const { state: before } = match
    return {
      keep: () => this.keeper.keep(prepared),
      take: () => {
        match.accept(prepared)
        this.typing.forget()
        this.#news.tell(prepared)
        this.#news.drop(this.#behind.follow(before, answer, prepared))
        this.#following.taken()
      },
    }
  }

  async #carryOut(change: Change | Refused): Promise<Answered> {
    if ('refusal' in change) return change
    try {
      await change.keep()
    } catch (error) {
      if (error instanceof BadInput) this.#news.trouble(error)
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
