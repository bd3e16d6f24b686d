import type { Fault, Reply, VerifiedDice } from '@shamble/host'
import { BadInput } from '@shamble/kernel'
import { checkOpenDice } from '@shamble/record/dice'
import { hostPort, portOf } from '../app/host.js'
import { ownParts } from './own-parts.js'

/** What a check of the dice of a match has found. */
export type Found =
  | { readonly at: 'fault'; readonly fault: Fault }
  /** While it runs: so many open rolls agree, of so many. */
  | {
      readonly at: 'running'
      readonly checked: number
      readonly count: number
      readonly dice: Held
      readonly own: Own
    }
  | { readonly at: 'over'; readonly dice: Extract<VerifiedDice, { dice: unknown }>['dice']; readonly own: Own }

/** Whether what this browser has added is part of it: `none` where it has added nothing. */
export type Own = 'part' | 'other' | 'none'

/** Checks the dice of a match in this browser, wherever it was played. */
export async function checkMatch(match: string): Promise<Found> {
  const port = await portOf(match)
  const exported = await port.request({ type: 'export', match, alone: true })
  if (!exported.ok) return { at: 'fault', fault: faultIn(exported) }
  const { record } = exported.value
  if (!record.startsWith('{"shamble":"seat"')) return checkRecord(record)
  const reply = await port.request({ type: 'proof', match, from: 0 })
  if (!reply.ok) return { at: 'fault', fault: faultIn(reply) }
  const open = reply.value
  if (open === null) return { at: 'fault', fault: without }
  try {
    checkOpenDice(open)
  } catch (error) {
    if (error instanceof BadInput) return { at: 'fault', fault: error }
    throw error
  }
  return { at: 'running', checked: open.dice.length, count: open.count, dice: open.line, own: ownIn(match, open.line) }
}

/** The same of a file: the last match of it. */
async function checkRecord(record: string): Promise<Found> {
  const reply = await hostPort().request({ type: 'verify', record })
  if (!reply.ok) return { at: 'fault', fault: faultIn(reply) }
  const last = reply.value.matches.at(-1)!
  if ('fault' in last) return { at: 'fault', fault: last.fault }
  return { at: 'over', dice: last.dice, own: ownIn(last.dice.match, last.dice) }
}

interface Held {
  readonly commitment: string
  readonly parts: readonly { readonly seats: readonly number[]; readonly reveal: string }[]
}

function ownIn(match: string, { commitment, parts }: Held): Own {
  const own = ownParts.get(match)
  if (own === null) return 'none'
  return own.commitment === commitment && parts.some(({ reveal }) => reveal === own.part) ? 'part' : 'other'
}

const without: Fault = new BadInput('', 'this game was played without dice that can be checked')

const faultIn = (reply: Extract<Reply, { ok: false }>): Fault => ('error' in reply ? reply.error : without)
