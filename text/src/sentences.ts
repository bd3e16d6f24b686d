import { type GameEvent, type Odds, opened, type Reason, type Refusal, type Seat } from '@shamble/kernel'
import type { Speak } from '@shamble/module'

/** Why something is refused, as a sentence without its rule id. */
export function refusalSentence(refusal: Refusal, speak: Speak): string {
  return speak(`refuse.${refusal.key ?? refusal.rule}`, refusal.params)
}

/** Why data from outside cannot be used, in the reader's language where its catalogue has the sentence. */
export function faultSentence(fault: { readonly reason: string; readonly said?: Reason }, speak: Speak): string {
  return fault.said === undefined ? fault.reason : speak(fault.said.key, fault.said.params)
}

/** The name that people read for a seat. */
export function seatName(words: readonly string[], seat: Seat, speak: Speak): string {
  const word = words[seat]
  return word === undefined ? '' : speak(`seat.${word}`)
}

/** What happened, as a sentence: the fuller one where this reader knows more, the shorter where it has faded. */
export function eventSentence(told: GameEvent, seats: readonly string[], speak: Speak): string {
  const event = opened(told)
  const seat = event.seat === undefined ? {} : { seat: seatName(seats, event.seat, speak) }
  const dice = event.dice === undefined ? {} : { dice: event.dice.join(' + '), sum: sumOf(event) }
  const data = { ...seat, ...dice, ...event.data, ...event.secret?.data }
  const lacks = event.fleeting?.some((name) => event.data?.[name] === undefined) ?? false
  const form = event.secret !== undefined ? '.known' : lacks ? '.faded' : ''
  return speak(`event.${event.kind}${form}`, data)
}

/** What follows the dice: what is added or taken off, and what that makes; nothing for a single die. */
function sumOf({ dice = [], modifiers = [] }: GameEvent): string {
  const change = modifiers.reduce((sum, { value }) => sum + value, 0)
  if (dice.length < 2 && change === 0) return ''
  const made = dice.reduce((sum, die) => sum + die, change)
  const changed = change === 0 ? '' : ` ${change < 0 ? '−' : '+'} ${Math.abs(change)}`
  return `${changed} = ${made < 0 ? '−' : ''}${Math.abs(made)}`
}

/** Odds in one line: each result with its chance; the gist, or everything that can happen. */
export function oddsSentence(odds: Odds, speak: Speak, how: 'gist' | 'whole' = 'gist'): string {
  return odds.results
    .filter((result) => !result.detail || (how === 'whole' && result.ways > 0))
    .map((result) => `${speak(`odds.${result.key}`, result.params)} ${percent(result.ways / result.of, speak)}`)
    .join(', ')
}

/** Something, and what is said of it: languages differ in what comes before a colon. */
export const saidOf = (what: string, said: string, speak: Speak): string => speak('said.of', { what, said })

/** With a tenth where there is one, as the language writes it. */
export function percent(share: number, speak: Speak): string {
  const rounded = String(Math.round(share * 1000) / 10).replace('.', speak('number.point'))
  return speak('number.percent', { n: rounded })
}
