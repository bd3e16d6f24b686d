import { BadInput } from '@shamble/kernel'
import * as z from 'zod/mini'

/** What happens when someone's time is up: the computer answers, they pass where that is possible, the owner decides. */
export const TIME_UP = ['house', 'pass', 'owner'] as const
export type TimeUp = (typeof TIME_UP)[number]

/** How long people may take: for each answer, or for all answers of a match, with a little more for each. */
export interface Pace {
  readonly per: 'answer' | 'match'
  readonly seconds: number
  /** Seconds that each answer adds to the time for a match. */
  readonly increment: number
  readonly timeUp: TimeUp
}

/** What people who play from elsewhere agree on before they start. */
export interface Terms {
  /** Whether the table is listed, and anybody may sit down. */
  readonly open: boolean
  /** Whether anybody may look on, where the table is listed. */
  readonly watch?: boolean | undefined
  /** `null` for no clock but the game's own. */
  readonly pace: Pace | null
  /** Whether the computer plays for someone who has been away for a minute, until they are back. */
  readonly away: 'wait' | 'house'
  /** Whether people may ask what the computer would do. */
  readonly hints: boolean
  /** Whether all dice can be checked afterwards. */
  readonly proven: boolean
}

const PLAIN_TERMS: Terms = { open: false, pace: null, away: 'wait', hints: false, proven: false }

/** Nobody is given longer for an answer, or for a match, than four weeks. */
const MOST_PACE = 28 * 86_400
const LEAST_PACE = 5

const seconds = z.int().check(z.minimum(LEAST_PACE), z.maximum(MOST_PACE))

export const termsSchema = z.strictObject({
  open: z.boolean(),
  watch: z.optional(z.boolean()),
  pace: z.nullable(
    z.strictObject({
      per: z.enum(['answer', 'match']),
      seconds,
      increment: z.int().check(z.nonnegative(), z.maximum(3_600)),
      timeUp: z.enum(TIME_UP),
    }),
  ),
  away: z.enum(['wait', 'house']),
  hints: z.boolean(),
  // Tables from before this have no such dice.
  proven: z._default(z.boolean(), false),
})

/** @throws BadInput where nobody comes from elsewhere: people at one table agree by talking */
export function readTerms(given: Terms | undefined, isOnline: boolean): { readonly terms?: Terms } {
  if (given !== undefined && !isOnline)
    throw new BadInput('terms', 'clocks and listing are only for games with free places')
  return given === undefined ? {} : { terms: given }
}

/** What a table has agreed on. */
export const termsOf = ({ terms }: { readonly terms?: Terms | undefined }): Terms => terms ?? PLAIN_TERMS

/** Whether people are given days for an answer, and are not there all the time. */
export const isByDays = (pace: Pace | null): boolean => pace?.per === 'answer' && pace.seconds >= 86_400

/** Clocks longer than this run on while a match is put down, and while the server is. */
export const LONG_CLOCK = 3_600_000
