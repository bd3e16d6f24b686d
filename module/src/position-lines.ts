import { BadInput, canonical, type Plain, samePlain } from '@shamble/kernel'

/** One line of a position: what it is about, its own words, and `name=value` for whatever is not usual. */
export interface PositionLine {
  readonly number: number
  readonly what: string
  readonly words: readonly string[]
  readonly fields: ReadonlyMap<string, Plain>
}

// A quote that nobody closes goes to the end: looked for again from every quote behind it, it would take forever.
const QUOTED = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)/.source
const TOKEN = new RegExp(`${QUOTED}|[^\\s"]+(?:${QUOTED}[^\\s"]*)*`, 'g')
const BARE = /^[A-Za-z][\w-]*$/

/** More than any position has: whatever follows may look at each line beside each other. */
const MOST_LINES = 2_000

/**
 * Reads a text line by line; empty lines and those that begin with `#` say nothing.
 * @throws BadInput where there are more lines than any position has
 */
export function readPositionLines(text: string): PositionLine[] {
  const all = text.split('\n')
  if (all.length > MOST_LINES) throw new BadInput('position', 'more than {{most}} lines', { most: MOST_LINES })
  return all.flatMap((written, i): PositionLine[] => {
    const trimmed = written.trim()
    if (trimmed === '' || trimmed.startsWith('#')) return []
    const tokens = trimmed.match(TOKEN) ?? []
    const words: string[] = []
    const fields = new Map<string, Plain>()
    for (const token of tokens.slice(1)) {
      const equals = /^([A-Za-z]+)=(.+)$/s.exec(token)
      if (equals === null) words.push(token.startsWith('"') ? (parsed(token, i) as string) : token)
      else {
        if (fields.has(equals[1]!))
          throw new BadInput(`line ${i + 1}`, '"{{name}}" is given twice', { name: equals[1]! })
        fields.set(
          equals[1]!,
          BARE.test(equals[2]!) && !/^(true|false|null)$/.test(equals[2]!) ? equals[2]! : parsed(equals[2]!, i),
        )
      }
    }
    return [{ number: i + 1, what: tokens[0]!, words, fields }]
  })
}

function parsed(written: string, line: number): Plain {
  try {
    return JSON.parse(written) as Plain
  } catch {
    throw new BadInput(`line ${line + 1}`, 'expected a word, a number or JSON, found {{found}}', {
      found: written.slice(0, 40),
    })
  }
}

/** A word that needs no quotes, or one in quotes. */
export const lineWord = (text: string): string => (BARE.test(text) ? text : JSON.stringify(text))

const written = (value: Plain): string =>
  typeof value === 'string' && BARE.test(value) && !/^(true|false|null)$/.test(value)
    ? value
    : JSON.stringify(value).replaceAll(' ', '\\u0020')

/** The members in which something differs from what is usual, as `name=value`. */
export function unusualFields(value: object, usual: object, skip: readonly string[] = []): string[] {
  const members = value as Readonly<Record<string, Plain>>
  const others = usual as Readonly<Record<string, Plain>>
  return Object.keys(others)
    .filter((name) => !skip.includes(name) && !samePlain(members[name], others[name]))
    .map((name) => {
      const [is, was] = [members[name]!, others[name]!]
      return isRecord(is) && isRecord(was) ? `${name}=${written(difference(is, was))}` : `${name}=${written(is)}`
    })
}

const isRecord = (value: Plain): value is { readonly [name: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function difference(is: { readonly [name: string]: Plain }, was: { readonly [name: string]: Plain }): Plain {
  return Object.fromEntries(Object.entries(is).filter(([name, member]) => !samePlain(member, was[name])))
}

/**
 * What is usual, with the fields of a line. A field that nobody knows, or of another kind than the usual, is refused.
 */
export function withFields<T extends object>(usual: T, line: PositionLine, skip: readonly string[] = []): T {
  const made = { ...usual } as Record<string, Plain>
  for (const [name, value] of line.fields) {
    if (skip.includes(name)) continue
    made[name] = fitted(made[name], value, `line ${line.number}: ${name}`, Object.hasOwn(usual, name))
  }
  return made as T
}

function fitted(usual: Plain | undefined, value: Plain, where: string, known: boolean): Plain {
  if (!known) throw new BadInput(where, 'unknown field')
  if (usual === null || value === null) return value
  if (isRecord(usual!) && isRecord(value)) {
    const made: Record<string, Plain> = { ...usual }
    for (const [name, member] of Object.entries(value))
      made[name] = fitted(usual[name], member, `${where}.${name}`, Object.hasOwn(usual, name))
    return made
  }
  if (typeof usual !== typeof value || Array.isArray(usual) !== Array.isArray(value))
    throw new BadInput(where, 'expected something like {{usual}}, found {{found}}', {
      usual: canonical(usual!).slice(0, 40),
      found: canonical(value).slice(0, 40),
    })
  return value
}
