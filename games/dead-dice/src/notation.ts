import type { Plain } from '@shamble/kernel'
import type { Notation } from '@shamble/module'
import { type DeadDiceAction, readAction } from './actions.js'
import { PLAIN } from './notation/form.js'
import { FORMS } from './notation/forms.js'
import { tokensOf } from './notation/tokens.js'

/**
 * `melee 3 with 12`, `objectives provisions, story`, `build danger: zombies, obstacle muscle 2 way-out`. An answer is
 * its verb, then what it is mainly about, then the rest after words of its own:
 *
 * - a group of zombies, a thing, a companion and an obstacle go by their number, a player by the word for the seat;
 * - several have commas between them; `none` is an empty list, and nobody or nothing where one was asked for;
 * - what people say themselves is in quotes; what is usual is left out.
 */
export const notation: Notation<DeadDiceAction> = { write, read }

type Members = Readonly<Record<string, Plain>>

function write(action: DeadDiceAction): string {
  const { type, ...members } = action as unknown as { type: string } & Members
  return `${type} ${(FORMS[type] ?? PLAIN).write(members as Members)}`.trim()
}

function read(text: string): DeadDiceAction | null {
  const [type, ...rest] = tokensOf(text.trim()) ?? []
  if (type === undefined) return null
  const members = (Object.hasOwn(FORMS, type) ? FORMS[type]! : PLAIN).read(rest)
  if (members === null) return null
  try {
    return readAction({ type, ...members }, 'action')
  } catch {
    return null
  }
}
