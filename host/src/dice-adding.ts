import { commitTo, newSecret } from '@shamble/chance'
import type { HostPort } from './port.js'
import type { Room } from './room.js'

/** What one player has added to the dice of a match, and what the host had committed itself to before. */
export interface KeptPart {
  readonly part: string
  readonly commitment: string
}

/** Where a table keeps it: until it is shown, and to compare a finished match with. */
export interface KeptParts {
  get(match: string): KeptPart | null
  set(match: string, kept: KeptPart): void
}

/** For tables that no longer exist when the match is over. */
export function partsInMemory(): KeptParts {
  const kept = new Map<string, KeptPart>()
  return { get: (match) => kept.get(match) ?? null, set: (match, part) => void kept.set(match, part) }
}

/**
 * Adds to the dice what a room asks for; nothing where it asks for nothing. A part is shown only where all players have
 * committed themselves, and the host to the same as before.
 */
export async function addToDice(
  port: Pick<HostPort, 'request'>,
  { match, dice }: Room,
  kept: KeptParts,
): Promise<void> {
  if (dice === null || dice.asks === null) return
  const known = kept.get(match)
  // The same question may come twice: it is answered alike.
  const own = known?.commitment === dice.commitment ? known : null
  if (dice.asks === 'commit') {
    const { part } = own ?? { part: newSecret() }
    kept.set(match, { part, commitment: dice.commitment })
    await port.request({ type: 'entropy', match, commit: commitTo(part) })
    return
  }
  const isOwn = own !== null && dice.parts.some(({ commit }) => commit === commitTo(own.part))
  // Another device of the same person may have committed itself: then that one shows it.
  if (isOwn && dice.parts.every(({ commit }) => commit !== null))
    await port.request({ type: 'entropy', match, reveal: own.part })
}
