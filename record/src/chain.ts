import { shortDigest } from '@shamble/chance'
import { BadInput, canonical, type Plain, type State } from '@shamble/kernel'
import type { DiceLine } from './dice-lines.js'
import { digestWithout } from './plain-digest.js'
import type { EntryBody, MatchHeader, RecordLine, Snapshot } from './record.js'

// The chain finds damage, it proves nothing to a stranger: 96 bits are enough for a link.
const LINK_LETTERS = 16

/** A state in a few letters: what the line of an answer says of the state that came of it. Options are in the header. */
export function stateDigest(s: State | Plain): string {
  return digestWithout(s as State, 'options')
}

export function hashOfHeader(header: MatchHeader): string {
  return shortDigest(canonical(header), LINK_LETTERS)
}

/** Each link covers the one before it and all that is in its own line, the state's digest included. */
export function hashOfEntry(previous: string, body: EntryBody, written: string = JSON.stringify(body)): string {
  return shortDigest(`${previous}\n${written}`, LINK_LETTERS)
}

export function hashOfSnapshot(previous: string, snapshot: Snapshot): string {
  return shortDigest(`${previous}\n${canonical(snapshot)}`, LINK_LETTERS)
}

export function hashOfDice(previous: string, dice: DiceLine): string {
  return shortDigest(`${previous}\n${canonical(dice)}`, LINK_LETTERS)
}

/** Where the chain of a record is after some of its lines. */
export interface Link {
  /** The hash that the next line must build on. */
  readonly hash: string
  /** The digest of the state that the last answer led to; `null` before the first. */
  readonly state: string | null
}

export const firstLink = (header: MatchHeader): Link => ({ hash: hashOfHeader(header), state: null })

/**
 * The link after one more line, from the text alone: no rules are needed to see that a record was changed.
 * @throws BadInput where the line does not fit the one before it
 */
export function nextLink(before: Link, line: RecordLine): Link {
  if (line.kind === 'closing') return before
  if (line.kind === 'entry') {
    const { body, hash } = line
    if (hash !== hashOfEntry(before.hash, body)) throw new BadInput('', 'the file was changed: its hash does not match')
    return { hash, state: body[4] }
  }
  if (line.kind === 'dice') {
    if (line.hash !== hashOfDice(before.hash, line.dice))
      throw new BadInput('', 'the file was changed: its hash does not match')
    return { hash: line.hash, state: before.state }
  }
  const { snapshot, hash, opens } = line
  if (hash !== hashOfSnapshot(before.hash, snapshot))
    throw new BadInput('', 'the snapshot was changed: its hash does not match')
  if ((snapshot.state as { readonly seq?: unknown }).seq !== snapshot.seq)
    throw new BadInput('', 'the snapshot is not the position that the moves lead to')
  // A segment starts a chain of its own; a snapshot only hangs on the one that is there.
  if (opens) return { hash, state: stateDigest(snapshot.state) }
  if (stateDigest(snapshot.state) !== before.state)
    throw new BadInput('', 'the snapshot is not the position that the moves lead to')
  return before
}
