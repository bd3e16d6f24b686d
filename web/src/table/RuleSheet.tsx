import type { LedgerEntry } from '@shamble/module'
import { TABLE_LEDGER } from '@shamble/text'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import { useLedger } from '../rules/use-ledger.js'
import { Rule } from './Rule.js'
import { Sheet } from './Sheet.js'

interface Props {
  readonly id: string
  readonly game: string
  readonly words: Words
  open(id: string): void
  reference(id: string): void
  close(): void
}

/** A rule in our words, beside the board. */
export function RuleSheet({ id, game, words, open, reference, close }: Props): ReactNode {
  const ledger = useLedger(game)
  const entries = [...(ledger ?? []), ...TABLE_LEDGER]
  const entry = entries.find((known) => known.id === id)
  const missing = ledger === null ? '' : words.speak('rules.unknown', { rule: id })
  const text = entry?.[words.language] ?? missing
  const cited = citedIn(text, entries, id)
  return (
    <Sheet title={id} kind="beside" close={close}>
      <p className="rule-text">{text}</p>
      {cited.length > 0 && (
        <p className="rule-also">
          {words.speak('rules.also')}{' '}
          {cited.map((other) => (
            <Rule key={other} id={other} open={open} />
          ))}
        </p>
      )}
      <button type="button" className="key" onClick={() => reference(id)}>
        <b>R</b>
        <span>{words.speak('rules.reference')}</span>
        <small />
      </button>
    </Sheet>
  )
}

/** Ids that a rule's text names, in full or without the game's letters. */
function citedIn(text: string, entries: readonly LedgerEntry[], self: string): string[] {
  const words = new Set(text.split(/[\s,;:()«»“”]+/).map((word) => word.replace(/[.]+$/, '')))
  return entries
    .map((entry) => entry.id)
    .filter((other) => other !== self && (words.has(other) || words.has(other.replace(/^[A-Z]+-/, ''))))
    .slice(0, 12)
}
