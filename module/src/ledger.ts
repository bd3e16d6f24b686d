import { BrokenInvariant, type RuleId } from '@shamble/kernel'

export const RULE_CLASSES = ['behaviour', 'data', 'editorial'] as const
export type RuleClass = (typeof RULE_CLASSES)[number]

/** One entry of a ledger: the rule in our own words, in both languages. */
export interface LedgerEntry {
  readonly id: RuleId
  readonly class: RuleClass
  readonly en: string
  readonly fr: string
}

/**
 * A ledger from files that are written apart. JSON knows only strings, and the English file is imported anew: an entry
 * that the other two do not have yet is a broken ledger, not a missing translation.
 */
export function ledgerFrom(
  english: Readonly<Record<RuleId, string>>,
  french: Readonly<Record<RuleId, string>>,
  classes: Readonly<Record<RuleId, string>>,
): readonly LedgerEntry[] {
  return Object.entries(english).map(([id, en]) => {
    const fr = french[id]
    if (fr === undefined) throw new BrokenInvariant(`the French ledger has no ${id}`)
    const found = RULE_CLASSES.find((known) => known === classes[id])
    if (found === undefined) throw new BrokenInvariant(`the ledger has no class for ${id}`)
    return { id, class: found, en, fr }
  })
}
