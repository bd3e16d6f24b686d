import { addToDice, type HostPort, partsInMemory, type Terms } from '@shamble/host'
import type { Plain } from '@shamble/kernel'
import { asked } from '../reliability/table.js'

/** As the page proposes it: the dice can be checked. */
export const TERMS: Terms = { open: false, pace: null, away: 'wait', hints: false, proven: true }

/** For a game without dice. */
export const NO_DICE: Terms = { ...TERMS, proven: false }

type Asking = Pick<HostPort, 'request'>

/** A table of people who are elsewhere, from the first to sit down to the start. */
export async function tableOf(
  people: readonly Asking[],
  game: string,
  options: Readonly<Record<string, Plain>> = {},
  terms: Terms = TERMS,
): Promise<string> {
  const [host, ...guests] = people as readonly HostPort[]
  const seats = [{ by: 'person', name: 'A' } as const, ...guests.map(() => ({ by: 'open' }) as const)]
  const { match } = await asked(host!, { type: 'create', game, options, seats, terms })
  const { invitation } = await asked(host!, { type: 'room', match })
  for (const [i, guest] of guests.entries()) {
    await asked(guest, { type: 'join', invitation: invitation!.code, name: `B${i}` })
    await asked(guest, { type: 'ready', match, on: true })
  }
  await asked(host!, { type: 'start', match })
  if (!terms.proven) return match
  const kept = people.map(() => partsInMemory())
  // All commit themselves, then all show what to.
  for (let round = 0; round < 2; round++)
    for (const [i, person] of (people as readonly HostPort[]).entries())
      await addToDice(person, await asked(person, { type: 'room', match }), kept[i]!)
  return match
}
