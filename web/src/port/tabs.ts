/** The right to play a match in this tab; given back when the tab closes. */
export interface Claim {
  release(): void
}

const nameOf = (match: string): string => `shamble.match.${match}`

/**
 * Claims a match for this tab: `null` when another one plays it.
 * Where an address is not secure the browser has no locks; then tabs ask each other.
 */
export async function claimMatch(match: string): Promise<Claim | null> {
  if (globalThis.navigator?.locks === undefined) return askOthers(match)
  for (let tries = 0; tries < TRIES; tries++) {
    const claim = await takeLock(match)
    if (claim !== null) return claim
    // This very tab may have let it go a moment ago: the browser needs a little while to notice.
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
  }
  return null
}

const TRIES = 4
const AGAIN_AFTER = 120

function takeLock(match: string): Promise<Claim | null> {
  return new Promise((resolve) => {
    void navigator.locks.request(nameOf(match), { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null)
        return undefined
      }
      return new Promise<void>((release) => resolve({ release }))
    })
  })
}

const ANSWER_WITHIN = 200

/** What tabs tell each other of a match: that one would like to play it, by a number of its own, or that one does. */
type Word = { readonly asks: number } | { readonly holds: true }

/**
 * Of several tabs that ask at the same moment the one with the lowest number gets the match; the one who has it says so.
 * A tab that sleeps may not answer in time: then the store lets only one of them write.
 */
function askOthers(match: string): Promise<Claim | null> {
  const channel = new BroadcastChannel(nameOf(match))
  const own = Math.random()
  const tell = (word: Word): void => channel.postMessage(word)
  return new Promise((resolve) => {
    const settle = (taken: boolean): void => {
      clearTimeout(timer)
      if (taken) {
        channel.close()
        resolve(null)
        return
      }
      channel.onmessage = ({ data }: MessageEvent<Word>) => 'asks' in data && tell({ holds: true })
      resolve({ release: () => channel.close() })
    }
    const timer = setTimeout(() => settle(false), ANSWER_WITHIN)
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if ('holds' in data || data.asks < own) settle(true)
      // One that came later has not heard who asked before.
      else tell({ asks: own })
    }
    tell({ asks: own })
  })
}
