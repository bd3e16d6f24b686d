import type { KeptPart, KeptParts } from '@shamble/host'

export { addToDice } from '@shamble/host/dice'

const PREFIX = 'shamble.dice.'
/** The oldest are forgotten: who wants to check a match does so soon. */
const MOST = 100

function read(match: string): KeptPart | null {
  try {
    const kept = JSON.parse(globalThis.localStorage?.getItem(PREFIX + match) ?? 'null') as Partial<KeptPart> | null
    return typeof kept?.part === 'string' && typeof kept.commitment === 'string' ? (kept as KeptPart) : null
  } catch {
    return null
  }
}

/** What this browser has added to the dice of its matches: to be compared with what a record says. */
export const ownParts: KeptParts = {
  get: read,
  set(match, kept) {
    const storage = globalThis.localStorage
    const known = Object.keys(storage ?? {}).filter((key) => key.startsWith(PREFIX))
    for (const key of known.slice(0, Math.max(0, known.length - MOST))) storage?.removeItem(key)
    storage?.setItem(PREFIX + match, JSON.stringify(kept))
  },
}
