import type { Plain } from '@shamble/kernel'
import type { Codec } from './codecs.js'
import { COLON } from './tokens.js'

type Members = Readonly<Record<string, Plain>>

/** One field; with a keyword it stands after that word, and is left out where it is usual. */
export interface Field {
  readonly name: string
  readonly codec: Codec
  readonly keyword?: string
  readonly usual?: Plain
  /** Takes all that is left, keywords of others too. */
  readonly toTheEnd?: true
}

/** An answer: its verb, fields in order, then those with keywords. */
export interface Form {
  readonly write: (members: Members) => string
  readonly read: (tokens: readonly string[]) => Members | null
}

/** @param heads in order, bare; the last may be a list */
export function form(heads: readonly (readonly [string, Codec])[] = [], tails: readonly Field[] = []): Form {
  return {
    write: (members) =>
      [
        ...heads.map(([name, codec]) => codec.write(members[name]!)),
        ...tails.flatMap(({ name, codec, keyword, usual }) => {
          const written = codec.write(members[name]!)
          return usual !== undefined && written === codec.write(usual) ? [] : [`${keyword} ${written}`]
        }),
      ].join(' '),
    read: (tokens) => readForm(heads, tails, tokens),
  }
}

function readForm(
  heads: readonly (readonly [string, Codec])[],
  tails: readonly Field[],
  tokens: readonly string[],
): Members | null {
  const members: Record<string, Plain> = {}
  const isKeyword = (token: string): boolean => tails.some(({ keyword }) => keyword === token)
  // So many pieces stand before the first keyword, whatever they look like.
  let end = tokens.findIndex((token, i) => i >= heads.length && isKeyword(token))
  if (end < 0) end = tokens.length
  let at = 0
  for (const [name, codec] of heads) {
    const taken = codec.takes === 1 ? tokens.slice(at, Math.min(at + 1, end)) : tokens.slice(at, end)
    const value = codec.read(taken)
    if (value === undefined) return null
    members[name] = value
    at += taken.length
  }
  if (at !== end) return null
  for (const { name, usual } of tails) if (usual !== undefined) members[name] = usual
  const said = new Set<string>()
  while (at < tokens.length) {
    const field = tails.find(({ keyword }) => keyword === tokens[at])
    if (field === undefined || said.has(field.name)) return null
    said.add(field.name)
    let next = at + 1
    while (next < tokens.length && (field.toTheEnd || next === at + 1 || !isKeyword(tokens[next]!))) next++
    const value = field.codec.read(tokens.slice(at + 1, next))
    if (value === undefined) return null
    members[field.name] = value
    at = next
  }
  return tails.every(({ name }) => name in members) ? members : null
}

/** An answer of which nothing is known but its fields: `name: value` as JSON. For what has no form of its own. */
export const PLAIN: Form = {
  write: (members) =>
    Object.entries(members)
      .map(([name, value]) => `${name} ${COLON} ${JSON.stringify(JSON.stringify(value))}`)
      .join(' '),
  read: (tokens) => {
    const members: Record<string, Plain> = {}
    for (let i = 0; i < tokens.length; i += 3) {
      const [name, colon, value] = tokens.slice(i, i + 3)
      if (colon !== COLON || value === undefined) return null
      try {
        members[name!] = JSON.parse(JSON.parse(value) as string) as Plain
      } catch {
        return null
      }
    }
    return members
  },
}
