import { type LedgerEntry, RULE_CLASSES, type RuleClass } from '@shamble/kernel'
import classes from './classes.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

// JSON knows only strings, and en.json is written anew by scripts/import-ledger.mjs: an entry that the other two files
// do not have yet is a broken ledger, not a missing translation.
const classOf: Readonly<Record<string, string>> = classes
const french: Readonly<Record<string, string>> = fr

function entry(id: string, english: string): LedgerEntry {
  const text = french[id]
  if (text === undefined) throw new Error(`fr.json has no ${id}`)
  return { id, class: ruleClass(id), en: english, fr: text }
}

function ruleClass(id: string): RuleClass {
  const found = RULE_CLASSES.find((known) => known === classOf[id])
  if (found === undefined) throw new Error(`classes.json has no class for ${id}`)
  return found
}

/** Every rule of Zombies!!! in our own words, in the order of the rules, then cards, windows and rulings. */
export const ledger: readonly LedgerEntry[] = Object.entries(en).map(([id, english]) => entry(id, english))
