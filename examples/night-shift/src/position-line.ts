import { BadInput, type Read } from '@shamble/kernel'
import { parseJson } from '@shamble/module'

const QUOTED = /^"(\d+)"$/

/** A text with numbers in place of all that is between quotation marks, so that nothing in there is read as anything else. */
export function withoutQuotes(text: string): { readonly bare: string; readonly quoted: readonly string[] } {
  const quoted: string[] = []
  // A quotation that is not closed goes to the end of its line, and is none: looked for again from each mark it would
  // take forever.
  const bare = text.replaceAll(
    /"(?:[^"\\\n]|\\.)*(?:"|\\?$)/gm,
    (found) => `"${quoted.push(parseJson(found, 'position') as string) - 1}"`,
  )
  return { bare, quoted }
}

/** One line of a position: items parted by commas, each a word and what follows it. */
export class Line {
  readonly where: string
  readonly #items: Map<string, string[]>

  readonly #quoted: readonly string[]

  /** @param quoted what stood between quotation marks, for which the items have their numbers */
  constructor(label: string, items: string, quoted: readonly string[]) {
    this.where = `position, ${label}`
    this.#quoted = quoted
    const parts = items.split(',').map((item) => item.trim().split(/\s+/))
    this.#items = new Map(parts.map(([key, ...rest]) => [key!, rest]))
    if (this.#items.size < parts.length) this.fail('the same thing is said twice')
  }

  fail(reason: string): never {
    throw new BadInput(this.where, reason)
  }

  /** Takes an item out: its words, or `null` when it is not there. */
  take(key: string): string[] | null {
    const words = this.#items.get(key) ?? null
    this.#items.delete(key)
    return words
  }

  flag(key: string): boolean {
    const words = this.take(key)
    if (words !== null && words.length > 0) this.fail(`"${key}" stands alone`)
    return words !== null
  }

  number(key: string, min: number, max: number): number | null {
    const words = this.take(key)
    if (words === null) return null
    if (words.length !== 1) this.fail(`expected one number after "${key}"`)
    return this.figure(words[0], key, min, max)
  }

  numbers(key: string, min: number, max: number): number[] {
    return (this.take(key) ?? []).map((word) => this.figure(word, key, min, max)).sort((a, b) => a - b)
  }

  /** Words in quotation marks, or nothing where the item is not there. */
  words(key: string, read: Read<string>): string {
    const words = this.take(key)
    if (words === null) return ''
    const quoted = this.#quoted[Number(QUOTED.exec(words.join(' '))?.[1] ?? -1)]
    return read(quoted ?? this.fail(`expected words in quotation marks after "${key}"`), this.where)
  }

  /** Whether the item is there as a question mark; then it is taken out. */
  unknown(key: string): boolean {
    const words = this.#items.get(key)
    if (words?.join() !== '?') return false
    this.#items.delete(key)
    return true
  }

  figure(word: string | undefined, key: string, min: number, max: number): number {
    const value = /^\d+$/.test(word ?? '') ? Number(word) : Number.NaN
    if (value >= min && value <= max) return value
    return this.fail(`expected "${key}" from ${min} to ${max}, found "${word ?? ''}"`)
  }

  word<const T extends string>(word: string | undefined, values: readonly T[]): T {
    const found = values.find((value) => value === word)
    return found ?? this.fail(`expected one of ${values.join(', ')}, found "${word ?? ''}"`)
  }

  /** The whole first item, whatever it is. */
  first(): string {
    const key = this.#items.keys().next().value ?? ''
    return [key, ...(this.take(key) ?? [])].join(' ')
  }

  done(): void {
    for (const key of this.#items.keys()) this.fail(`"${key}" means nothing here`)
  }
}
