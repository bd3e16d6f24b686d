import type { Plain } from '@shamble/kernel'
import { useState } from 'react'

export interface OwnRules {
  readonly name: string
  readonly options: Readonly<Record<string, Plain>>
}

const keptAs = (game: string): string => `shamble.rules.${game}`

/** What this browser remembers; whatever is not a set of rules is left out. */
export function readOwnRules(kept: string | null): readonly OwnRules[] {
  try {
    const given: unknown = JSON.parse(kept ?? '[]')
    if (!Array.isArray(given)) return []
    return given.filter(
      (one): one is OwnRules =>
        typeof one === 'object' &&
        one !== null &&
        typeof one.name === 'string' &&
        typeof one.options === 'object' &&
        one.options !== null,
    )
  } catch {
    return []
  }
}

/** The sets of rules that people named for a game. */
export function ownRules(game: string): readonly OwnRules[] {
  try {
    return readOwnRules(globalThis.localStorage?.getItem(keptAs(game)) ?? null)
  } catch {
    return []
  }
}

export function keepOwnRules(game: string, rules: readonly OwnRules[]): void {
  try {
    globalThis.localStorage?.setItem(keptAs(game), JSON.stringify(rules))
  } catch {
    // Full or blocked: the rules last as long as the page.
  }
}

/** Sets of rules that people named for themselves, kept in the browser. */
export function useOwnRules(game: string) {
  const [own, setOwn] = useState(() => ownRules(game))
  const keep = (next: readonly OwnRules[]): void => {
    setOwn(next)
    keepOwnRules(game, next)
  }
  return {
    own,
    save: (rules: OwnRules): void => keep([...own.filter(({ name }) => name !== rules.name), rules]),
    forget: (name: string): void => keep(own.filter((one) => one.name !== name)),
  }
}
