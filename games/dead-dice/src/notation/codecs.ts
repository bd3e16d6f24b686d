import type { Plain } from '@shamble/kernel'
import { GROUP_TRAIT } from '../rules/foes.js'
import { SEAT_WORDS } from '../seats.js'
import { between } from './tokens.js'

/** How one field of an answer is written and read. */
export interface Codec {
  /** How many pieces it takes: all that are left where it is a list. */
  readonly takes: 1 | 'rest'
  readonly write: (value: Plain) => string
  /** `undefined` for what is none. */
  readonly read: (tokens: readonly string[]) => Plain | undefined
}

const single = (write: Codec['write'], read: (token: string) => Plain | undefined): Codec => ({
  takes: 1,
  write,
  read: (tokens) => (tokens.length === 1 ? read(tokens[0]!) : undefined),
})

const NONE = 'none'
const GROUP = 'group'
const WHOLE = /^-?\d{1,5}$/

export const number = single(String, (token) => (WHOLE.test(token) ? Number(token) + 0 : undefined))

/** A number that may be missing: -1 is `none`. */
export const maybe = single(
  (value) => (value === -1 ? NONE : String(value)),
  (token) => (token === NONE ? -1 : WHOLE.test(token) ? Number(token) : undefined),
)

const seatOr = (other: Codec): Codec =>
  single(
    (value) => SEAT_WORDS[value as number] ?? other.write(value),
    (token) => {
      const found = (SEAT_WORDS as readonly string[]).indexOf(token)
      return found < 0 ? other.read([token]) : found
    },
  )

/** A player by the word for the seat. */
export const seat = seatOr(maybe)

/** Whom a group engages: a player by the word for the seat, others by their numbers. */
export const person = seatOr(number)

/** [DD-10.6] A trait by its place, or the one of the group. */
export const traitUsed = single(
  (value) => (value === GROUP_TRAIT ? GROUP : maybe.write(value)),
  (token) => (token === GROUP ? GROUP_TRAIT : maybe.read([token])),
)

/** A word of the rules, which needs no quotes. */
export const word = single(String, (token) => (token.startsWith('"') ? undefined : token))

/** What people write themselves. */
export const quoted = single(
  (value) => JSON.stringify(value),
  (token) => (token.startsWith('"') ? unquoted(token) : undefined),
)

function unquoted(token: string): Plain | undefined {
  try {
    return JSON.parse(token) as Plain
  } catch {
    return undefined
  }
}

/** A name of the tables, or one that people made up, in quotes. */
export const nameOrWords = single(
  (value) => (/^[\p{L}\d.-]+$/u.test(value as string) ? (value as string) : JSON.stringify(value)),
  (token) => (token.startsWith('"') ? unquoted(token) : token),
)

/** Several, with commas between; `none` for an empty list. */
export function listOf(item: Codec): Codec {
  return {
    takes: 'rest',
    write: (value) => (value as readonly Plain[]).map(item.write).join(', ') || NONE,
    read: (tokens) => {
      if (tokens.length === 1 && tokens[0] === NONE) return []
      const items = between(tokens).map(item.read)
      return items.length === 0 || items.includes(undefined) ? undefined : (items as Plain[])
    },
  }
}

/** Several pieces that belong together: a trait and what it is good for. */
export function record(fields: readonly (readonly [name: string, codec: Codec])[]): Codec {
  return {
    takes: 'rest',
    write: (value) => {
      const members = value as Readonly<Record<string, Plain>>
      return fields.map(([name, codec]) => codec.write(members[name]!)).join(' ')
    },
    read: (tokens) => {
      const members: Record<string, Plain> = {}
      let at = 0
      for (const [name, codec] of fields) {
        const taken = codec.takes === 1 ? tokens.slice(at, at + 1) : tokens.slice(at)
        const value = codec.read(taken)
        if (value === undefined) return undefined
        members[name] = value
        at += taken.length
      }
      return at === tokens.length ? members : undefined
    },
  }
}

/** Words in a row, without commas: none at all is an empty list. */
export const row: Codec = {
  takes: 'rest',
  write: (value) => (value as readonly string[]).join(' '),
  read: (tokens) => (tokens.some((token) => token.startsWith('"')) ? undefined : [...tokens]),
}
