/** The digit of an entry in a list, the tenth being 0; empty for those beyond, which have none. */
export const digitOf = (index: number): string => (index < 10 ? String((index + 1) % 10) : '')

/** What the digits of a list do. */
export const byDigits = (runs: readonly (() => void)[]): Record<string, () => void> =>
  Object.fromEntries(runs.slice(0, 10).map((run, i) => [digitOf(i), run]))
