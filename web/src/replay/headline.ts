import type { GameEvent } from '@shamble/kernel'
import { eventSentence } from '@shamble/text'
import type { Words } from '../games/table-game.js'
import type { Retelling } from './parts.js'

/** What makes the headline where several things happened at once: of the kinds in this order, the first that there is. */
export function mainEvent(events: readonly GameEvent[], kinds: readonly string[]): GameEvent | undefined {
  const ranked = kinds.map((kind) => events.find((event) => event.kind === kind))
  return ranked.find((event) => event !== undefined) ?? events[0]
}

/** The record's sentence as a headline: without its full stop. */
export const headline = (event: GameEvent, seats: readonly string[], words: Words): string =>
  eventSentence(event, seats, words.speak).replace(/[.]$/, '')

export const NOTHING_RETOLD: Retelling = { title: '', rule: '', dice: [], faces: [], say: '' }

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** An arithmetic that is not broken over two lines. */
export const unbroken = (sum: string): string => sum.replaceAll(' ', '\u00a0')
