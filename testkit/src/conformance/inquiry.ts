import { RecordedChance } from '@shamble/chance'
import {
  type Action,
  type Applied,
  BadInput,
  Engine,
  type Options,
  type Plain,
  type Seat,
  type State,
  type Viewer,
} from '@shamble/kernel'
import { type GameModule, LANGUAGES, resolveOptions } from '@shamble/module'
import { TABLE_LEDGER, TABLE_TEXT } from '@shamble/text'
import type { Law, Violation } from './violation.js'

export interface ConformanceRun {
  readonly games: number
  readonly seed: string | number
  /** Games longer than this do not end. */
  readonly mostDecisions?: number
  readonly options?: Readonly<Record<string, Plain>>
  /** How many answers of each bot are looked at. */
  readonly botAnswers?: number
  /** Stop after so many violations. */
  readonly most?: number
}

/** A game under examination: where in which run it stands, and which laws it has broken so far. */
export class Inquiry {
  readonly module: GameModule
  readonly engine: Engine
  readonly run: ConformanceRun
  readonly violations: Violation[] = []
  /** What is examined just now, as a violation tells it. */
  where = ''
  readonly #knownRules: Set<string>

  constructor(module: GameModule, run: ConformanceRun) {
    this.module = module
    this.engine = new Engine(module.game)
    this.run = run
    this.#knownRules = new Set([...module.ledger, ...TABLE_LEDGER].map((entry) => entry.id))
  }

  options(): Options {
    return resolveOptions(this.module.game.options, this.run.options ?? {})
  }

  viewers(s: State): Viewer[] {
    return [...s.answered.keys(), 'spectator']
  }

  write(action: Action): string {
    return this.module.notation.write(action)
  }

  violate(law: Law, detail: string): void {
    if (!this.enough()) this.violations.push({ law, where: this.where, detail })
  }

  enough(): boolean {
    return this.violations.length >= (this.run.most ?? 20)
  }

  attempt<T>(action: () => T): T | null {
    try {
      return action()
    } catch (error) {
      this.violate('offered-accepted', `${(error as Error).name}: ${(error as Error).message}`)
      return null
    }
  }

  knows(rule: string): boolean {
    return this.#knownRules.has(rule)
  }

  examineRule(law: Law, rule: string | null, ...keys: readonly string[]): void {
    if (rule !== null && !this.knows(rule)) this.violate(law, `"${rule}" is not a rule`)
    for (const language of LANGUAGES) {
      const has = (key: string) => key in this.module.text[language] || key in TABLE_TEXT[language]
      for (const key of keys) {
        if (!has(key) && !has(`${key}_other`)) this.violate('texts', `${language}: "${key}" is missing`)
      }
    }
  }

  /** What the same answer comes to elsewhere; `null` where it is refused or chance would do otherwise. */
  otherWorld(guess: State, seat: Seat, action: Action, result: Applied<State>): Applied<State> | null {
    try {
      const chance = new RecordedChance(result.outcomes)
      const other = this.engine.apply(guess, seat, action, chance)
      return other.ok && chance.unused === 0 ? other : null
    } catch (error) {
      // Chance did otherwise there: that world went another way.
      if (error instanceof BadInput) return null
      throw error
    }
  }
}
