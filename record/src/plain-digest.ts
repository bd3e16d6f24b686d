// Two lanes of MurmurHash3's 32-bit mixing, with constants of their own: 64 bits that tell one state from another.
// They find damage and nothing else, so they need not be slow to forge; and no text is built of a state to hash it.
let one = 0
let two = 0

function mix(word: number): void {
  let a = Math.imul(word, 0xcc9e2d51)
  a = Math.imul((a << 15) | (a >>> 17), 0x1b873593)
  // A whole number of 32 bits each time: a larger one would be an object of its own.
  one = (Math.imul(((one ^ a) << 13) | ((one ^ a) >>> 19), 5) + 0xe6546b64) | 0
  let b = Math.imul(word, 0xab0e9789)
  b = Math.imul((b << 16) | (b >>> 16), 0x38b34ae5)
  two = (Math.imul(((two ^ b) << 17) | ((two ^ b) >>> 15), 5) + 0x0bcaa747) | 0
}

// What kind of thing comes next, so that no two values give the same row of words.
const NULL = 0x11
const FALSE = 0x12
const TRUE = 0x13
const INTEGER = 0x14
const NUMBER = 0x15
const TEXT = 0x16
const LIST = 0x17
const RECORD = 0x18
const END = 0x19

function mixText(text: string): void {
  mix(text.length)
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i))
}

function mixNumber(value: number): void {
  if ((value | 0) === value) {
    mix(INTEGER)
    mix(value | 0)
  } else {
    mix(NUMBER)
    mixText(String(value))
  }
}

function mixPlain(value: unknown): void {
  if (typeof value === 'number') mixNumber(value)
  else if (typeof value === 'string') {
    mix(TEXT)
    mixText(value)
  } else if (typeof value === 'boolean') mix(value ? TRUE : FALSE)
  else if (value === null || value === undefined) mix(NULL)
  else if (Array.isArray(value)) {
    mix(LIST)
    mix(value.length)
    for (let i = 0; i < value.length; i++) mixPlain(value[i])
  } else mixRecord(value as Record<string, unknown>)
}

/** Keys as they were found, and in their order: there are few kinds of records, and sorting costs more than mixing. */
const sorted: { readonly keys: readonly string[]; readonly sorted: readonly string[] }[][] = []
/** So many of one length are remembered: anything may come from outside. */
const MOST_KINDS = 32

function sortedKeys(record: Record<string, unknown>): readonly string[] {
  const keys = Object.keys(record)
  if (keys.length > MOST_KEYS) return keys.sort()
  sorted[keys.length] ??= []
  const known = sorted[keys.length]!
  for (const kind of known) if (areSame(kind.keys, keys)) return kind.sorted
  const kind = { keys, sorted: keys.toSorted() }
  if (known.length < MOST_KINDS) known.push(kind)
  return kind.sorted
}

const MOST_KEYS = 64

function areSame(one: readonly string[], other: readonly string[]): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

function mixRecord(record: Record<string, unknown>, without: string | null = null): void {
  mix(RECORD)
  for (const key of sortedKeys(record)) {
    const member = record[key]
    if (member === undefined || key === without) continue
    mixText(key)
    mixPlain(member)
  }
  mix(END)
}

const finished = (lane: number): number => {
  let h = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function written(lane: number): string {
  let letters = ''
  for (let shift = 0; shift < 32; shift += 6) letters += LETTERS[(lane >>> shift) & 63]
  return letters
}

/** Plain data in a few letters: equal data always give the same, whatever the order of their keys. */
export function plainDigest(value: unknown): string {
  begin()
  mixPlain(value)
  return end()
}

/** The same of a record as if it had no member of that name: to make it without would cost more than to mix it. */
export function digestWithout(record: object, name: string): string {
  begin()
  mixRecord(record as Record<string, unknown>, name)
  return end()
}

function begin(): void {
  one = 0x2f0b4c47
  two = 0x51ed270b
}

const end = (): string => written(finished(one)) + written(finished(one ^ two))
