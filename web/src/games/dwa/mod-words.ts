import type { LedgerEntry } from '@shamble/module'
import { gist } from '../../rules/gist.js'
import type { Words } from '../table-game.js'

/** What changes a die, in the page's own words; `null` where it has none. */
function ownWords(rule: string, { speak }: Words): string | null {
  const key = `dwa.mod.${rule}`
  const said = speak(key)
  return said === key ? null : said
}

/** What changes a die, in the page's own words where it has any, else as the rule itself begins. */
export const modWords = (rule: string, words: Words, ledger: readonly LedgerEntry[] | null): string =>
  ownWords(rule, words) ?? gist(ledger?.find(({ id }) => id === rule)?.[words.language] ?? rule)

/** Whether all of them can be said without the rulebook. */
export const areSaid = (rules: readonly string[], words: Words): boolean =>
  rules.every((rule) => ownWords(rule, words) !== null)

/** A figure with its sign. */
export const signed = (value: number): string => (value === 0 ? '±0' : `${value < 0 ? '−' : '+'}${Math.abs(value)}`)
