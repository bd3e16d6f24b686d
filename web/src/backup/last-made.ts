const KEPT_AS = 'shamble.backup'

/** When the last file with everything was made here; `null` where none was. */
export function lastMade(): number | null {
  try {
    const kept = Number(globalThis.localStorage?.getItem(KEPT_AS) ?? Number.NaN)
    return Number.isFinite(kept) ? kept : null
  } catch {
    return null
  }
}

export function noteMade(now: number): void {
  try {
    globalThis.localStorage?.setItem(KEPT_AS, String(now))
  } catch {
    // Full or blocked: the file is made all the same.
  }
}
