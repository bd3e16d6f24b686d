import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BadInput } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import { ROOT } from '../root.js'
import { type Link, linkText } from './link.js'

const fileOf = (): string => join(process.env['SHAMBLE_HOME'] || join(ROOT, '.shamble'), 'places.json')

/**
 * The token of a place at an online table: made for that place alone, and kept, so that the same command comes back to
 * it. With a name: of one of several places that are taken by the same link.
 * @throws BadInput where it cannot be kept
 */
export function seatToken(link: Link, name: string | undefined, speak: Speak): string {
  const file = fileOf()
  const known = readTokens(file)
  const key = [linkText(link), ...(name === undefined ? [] : [name])].join(' ')
  const kept = Object.hasOwn(known, key) ? known[key] : undefined
  if (kept !== undefined) return kept
  const token = randomBytes(32).toString('base64url')
  try {
    mkdirSync(dirname(file), { recursive: true })
    // Anyone who reads it can play in these places.
    writeFileSync(file, `${JSON.stringify({ ...known, [key]: token }, null, 2)}\n`, { mode: 0o600 })
  } catch (error) {
    throw new BadInput('', speak('online.unkept', { file, reason: (error as Error).message }))
  }
  return token
}

/** Tokens of other places are gone with a file that cannot be read; the next one is kept in a new file. */
function readTokens(file: string): Readonly<Record<string, string>> {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const entries = Object.entries((read ?? {}) as object).filter(([, token]) => /^[\w-]{43}$/.test(String(token)))
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}
