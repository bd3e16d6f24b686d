import type { Reason } from '@shamble/kernel'
import type { Speak } from '@shamble/module'

interface Token {
  /** Small letters without accents or hyphens, as words are compared. */
  readonly word: string
  /** As it was typed. */
  readonly typed: string
  readonly isQuoted: boolean
}

const TOKENS = /"([^"]*)"|«([^»]*)(?:»|$)|-?\d+(?:[.,]\d+)?|[,;]|[^\s,;"«]+/g

const plainWord = (typed: string): string =>
  typed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[-‑’']/g, '')
    .toLowerCase()

/** The words of a typed order, read from left to right. What does not fit leaves the place where it was. */
export class OrderWords {
  readonly speak: Speak
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(typed: string, speak: Speak) {
    this.speak = speak
    this.#tokens = [...typed.matchAll(TOKENS)].map(([whole, double, guillemets]) => {
      const quoted = double ?? guillemets?.trim()
      if (quoted !== undefined) return { word: plainWord(quoted), typed: quoted, isQuoted: true }
      // A minus belongs to its number; in words a hyphen is none of our business.
      const word = /^-?\d/.test(whole) ? whole : plainWord(whole)
      return { word, typed: whole, isQuoted: false }
    })
  }

  get isDone(): boolean {
    return this.#at >= this.#tokens.length
  }

  /** What is left, as it was typed. */
  get rest(): string {
    return this.#tokens
      .slice(this.#at)
      .map(({ typed }) => typed)
      .join(' ')
  }

  /** Reads something, or goes back to where it began and gives `null`. */
  attempt<T>(read: () => T | null): T | null {
    const begun = this.#at
    const found = read()
    if (found === null) this.#at = begun
    return found
  }

  /** One of the words that a key of the catalogue lists, separated by bars. */
  says(key: string): boolean {
    return this.speak(key)
      .split('|')
      .some((words) => this.phrase(words))
  }

  /** These words, with or without the blanks between them, articles left out. */
  phrase(words: string): boolean {
    const wanted = plainWord(words).replaceAll(/[\s,]+/g, '')
    const bare = words.split(/\s+/).filter((word) => !this.#isArticle(plainWord(word)))
    const short = plainWord(bare.join(''))
    if (wanted === '') return false
    let joined = ''
    for (let next = this.#at; next < this.#tokens.length; next++) {
      const { word } = this.#tokens[next]!
      if (joined === '' && this.#isArticle(word) && word !== wanted) continue
      joined += word
      if (joined === wanted || joined === short) {
        this.#at = next + 1
        return true
      }
      if (!wanted.startsWith(joined) && !short.startsWith(joined)) return false
    }
    return false
  }

  #isArticle(word: string): boolean {
    return this.speak('order.articles').split('|').includes(word)
  }

  number(): number | null {
    const token = this.#tokens[this.#at]
    if (token === undefined || !/^-?\d+(?:[.,]\d+)?$/.test(token.word)) return null
    this.#at++
    return Number(token.word.replace(',', '.'))
  }

  /** A length in millimetres: a number and its unit. */
  length(): number | null {
    return this.attempt(() => {
      const count = this.number()
      if (count === null) return null
      for (const [key, mm] of UNITS) if (this.says(key)) return Math.round(count * mm)
      return null
    })
  }

  comma(): boolean {
    const token = this.#tokens[this.#at]
    if (token?.word !== ',' && token?.word !== ';') return false
    this.#at++
    return true
  }

  /** What is between quotation marks; everything that is left where there are none. */
  text(): string | null {
    const token = this.#tokens[this.#at]
    if (token === undefined) return null
    if (token.isQuoted) {
      this.#at++
      return token.typed
    }
    const { rest } = this
    this.#at = this.#tokens.length
    return rest
  }
}

const UNITS = [
  ['order.mm', 1],
  ['order.cm', 10],
  ['order.m', 1000],
  // As at the tables where figures are measured in either.
  ['order.inch', 25],
] as const

export const reasonWords = ({ key, params }: Reason, speak: Speak, prefix = ''): string =>
  speak(`${prefix}${key}`, params)
