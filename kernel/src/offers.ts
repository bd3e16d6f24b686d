import type { Reason } from './bad-input.js'
import { cite, type RuleId } from './rules.js'
import type { PlainSpace } from './space-shape.js'

/** A value inside a sentence: shown as it is, or a word that the catalogue translates. */
export type Param = string | number | { readonly word: string }
export type Params = Readonly<Record<string, Param>>

/** Why something may not be done. The sentence is the catalogue's `refuse.<rule>`, or `refuse.<key>` where given. */
export interface Refusal {
  readonly rule: RuleId
  readonly key?: string
  readonly params?: Params
  /** The part of a composed answer that is to blame, where it is one: `difficulty`, `targets.1.shots`. */
  readonly at?: string
}

/** An action that someone would look for and may not take now. */
export interface RefusedAction<A> {
  readonly action: A
  readonly refusal: Refusal
}

/**
 * Actions that are too many to list, or that people would rather compose than find: any that passes the check.
 * An action is its kind as `type`, with what the shape fills: the fields of a form; `x` and `y` of a point; of
 * anything else one field that is named after the shape's kind.
 */
export interface Space<A> extends PlainSpace {
  /** Whether this action is of this space at all; those that are not are judged elsewhere. */
  holds(action: A): boolean
  /** `null` when the action is legal. */
  check(action: A): Refusal | null
  /** What can be told of an action before it is taken, legal or not, such as its cost: the catalogue's `draft.<key>`. */
  about?(action: A): readonly Reason[]
  /** Some legal action, chosen with `below(n)`, an integer from 0 to n - 1. */
  sample(below: (n: number) => number): A
}

/** What one seat may do now. */
export interface Choices<A> {
  readonly asked: boolean
  /** The one of the actions that lets a window pass; `null` where none is open. */
  readonly pass: A | null
  readonly actions: readonly A[]
  readonly refused: readonly RefusedAction<A>[]
  readonly spaces: readonly Space<A>[]
}

/**
 * Where a procedure's generator puts what it finds: the one source of legality.
 * In playouts refusals are not kept, so a generator hands over ids and numbers and builds no sentence.
 * One object serves a whole playout: `clear` keeps the room that was made.
 */
export class Offers<A> {
  asked = true
  /** How many actions and spaces are here now. */
  count = 0
  spaceCount = 0
  /** Actions as they are, and numbers that stand for actions. */
  readonly #offered: (A | number)[] = []
  /** How numbers are read: each from its place in `#from` on, up to where the next begins. Most lists need one. */
  readonly #decoders: ((code: number) => A)[] = []
  readonly #from: number[] = []
  #decoderCount = 0
  #decoder: ((code: number) => A) | null = null
  readonly #spaces: Space<A>[] = []
  readonly #refused: RefusedAction<A>[] = []
  /** Nobody reads refusals in playouts: a generator may then skip what it would only refuse. */
  readonly keepsRefusals: boolean
  readonly #stopsAtFirst: boolean

  /** @param keep `any` for anyone who wants to know only whether there is anything at all */
  constructor(keep: 'with-refusals' | 'legal-only' | 'any') {
    this.keepsRefusals = keep === 'with-refusals'
    this.#stopsAtFirst = keep === 'any'
  }

  /** Nothing more is wanted: a generator with much left to look at may stop. */
  get isEnough(): boolean {
    return this.#stopsAtFirst && this.count + this.spaceCount > 0
  }

  legal(action: A): void {
    this.#offered[this.count++] = action
  }

  /**
   * One of many alike: kept as a number and made into an action only when someone looks at it. A playout looks at one.
   * @param decode a function of the module, not one made for the call: that would cost what this saves
   */
  coded(code: number, decode: (code: number) => A): void {
    if (this.#decoder !== decode) this.#readBy(decode)
    this.#offered[this.count++] = code
  }

  /** @param key the sentence, where one rule needs several: `refuse.<key>` instead of `refuse.<rule>` */
  refuse(action: A, rule: RuleId, params?: Params, key?: string): void {
    cite(rule)
    if (!this.keepsRefusals) return
    this.#refused.push({ action, refusal: { rule, ...(params ? { params } : {}), ...(key ? { key } : {}) } })
  }

  space(space: Space<A>): void {
    this.#spaces[this.spaceCount++] = space
  }

  action(i: number): A {
    const offered = this.#offered[i]!
    if (typeof offered !== 'number') return offered
    let at = this.#decoderCount - 1
    while (this.#from[at]! > i) at--
    return this.#decoders[at]!(offered)
  }

  /** From here on. */
  #readBy(decode: (code: number) => A): void {
    this.#decoder = decode
    this.#from[this.#decoderCount] = this.count
    this.#decoders[this.#decoderCount++] = decode
  }

  spaceAt(i: number): Space<A> {
    return this.#spaces[i]!
  }

  clear(): void {
    this.count = 0
    this.spaceCount = 0
    this.#decoderCount = 0
    this.#decoder = null
    if (this.#refused.length > 0) this.#refused.length = 0
  }

  choices(pass: A | null = null): Choices<A> {
    const actions: A[] = []
    for (let i = 0; i < this.count; i++) actions.push(this.action(i))
    return {
      asked: this.asked,
      pass,
      actions,
      refused: this.#refused.slice(),
      spaces: this.#spaces.slice(0, this.spaceCount),
    }
  }
}
