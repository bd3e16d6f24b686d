import type { Seat } from '@shamble/kernel'
import { words } from '@shamble/module'
import * as z from 'zod/mini'

/** What can be said with one touch; everybody reads it in their own language. */
export const PHRASES = ['hello', 'luck', 'moment', 'nice', 'ouch', 'sorry', 'thanks', 'played', 'ready'] as const
export type Phrase = (typeof PHRASES)[number]

/** Something that someone said to the table. */
export interface Said {
  readonly at: number
  readonly seat: Seat
  /** Whose words they are: a seat may be another's later. */
  readonly by: string
  readonly words: string | { readonly phrase: Phrase }
}

/** How many things that were said are kept, and how long each may be. */
export const MOST_TALK = 30
const MOST_SAID = 200

const phrase = z.strictObject({ phrase: z.enum(PHRASES) })
/** What someone says, in a request. */
export const saySchema = z.union([z.string(), phrase])
export const saidSchema = z.object({ at: z.number(), seat: z.number(), by: z.string(), words: saySchema })

/** @throws BadInput where it is no words */
export const readSaid = (said: Said['words'], where: string): Said['words'] =>
  typeof said === 'string' ? WORDS(said.trim(), where) : said

const WORDS = words(1, MOST_SAID)
