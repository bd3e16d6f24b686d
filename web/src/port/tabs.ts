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

function askOthers(match: string): Promise<Claim | null> {
  const channel = new BroadcastChannel(nameOf(match))
  return new Promise((resolve) => {
    const settle = (taken: boolean): void => {
      clearTimeout(timer)
      if (taken) {
        channel.close()
        resolve(null)
        return
      }
      channel.onmessage = ({ data }) => data === 'whose?' && channel.postMessage('mine')
      resolve({ release: () => channel.close() })
    }
    const timer = setTimeout(() => settle(false), ANSWER_WITHIN)
    channel.onmessage = ({ data }) => data === 'mine' && settle(true)
    channel.postMessage('whose?')
  })
}
