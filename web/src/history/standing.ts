import type { Played } from './history.js'

/** How someone has fared in one game. */
export interface Standing {
  readonly game: string
  readonly played: number
  readonly won: number
  /** How the last games went, and how many of them in a row; `null` before the first that was decided. */
  readonly streak: { readonly result: 'won' | 'lost'; readonly count: number } | null
  /** The most wins in a row. */
  readonly longest: number
  /** The best game by each set of rules, in the order in which they were played first. */
  readonly best: readonly Played[]
}

const isDecided = ({ result }: Played): boolean => result === 'won' || result === 'lost'

/** A win before a defeat; a quick win before a slow one; a better place, then a longer game, before a worse one. */
export function isBetter(one: Played, other: Played): boolean {
  if ((one.result === 'won') !== (other.result === 'won')) return one.result === 'won'
  if (one.result === 'won') return one.turns < other.turns
  const [place, than] = [one.place ?? Number.POSITIVE_INFINITY, other.place ?? Number.POSITIVE_INFINITY]
  return place === than ? one.turns > other.turns : place < than
}

function bestBySet(played: readonly Played[]): readonly Played[] {
  const best = new Map<string | null, Played>()
  for (const one of played) {
    const before = best.get(one.set)
    if (before === undefined || isBetter(one, before)) best.set(one.set, one)
  }
  return [...best.values()]
}

/** Every game that was played, the one that was played last first. */
export function standings(history: readonly Played[]): readonly Standing[] {
  const games = [...new Set(history.map(({ game }) => game).reverse())]
  return games.map((game) => {
    const played = history.filter((one) => one.game === game)
    const decided = played.filter(isDecided)
    let [run, longest] = [0, 0]
    for (const { result } of decided) {
      run = result === 'won' ? run + 1 : 0
      longest = Math.max(longest, run)
    }
    const result = decided.at(-1)?.result as 'won' | 'lost' | undefined
    const before = decided.findLastIndex((one) => one.result !== result)
    return {
      game,
      played: played.length,
      won: played.filter((one) => one.result === 'won').length,
      streak: result === undefined ? null : { result, count: decided.length - 1 - before },
      longest,
      best: bestBySet(played),
    }
  })
}
