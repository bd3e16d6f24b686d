import type { MatchCard } from './store.js'

type Linked = Pick<MatchCard, 'id' | 'after' | 'copy'>

/** The series that a match is part of, from the first to the last; a match on its own is a series of one. */
export function seriesOf<T extends Linked>(cards: readonly T[], id: string): readonly T[] {
  const series: T[] = []
  for (let card = find(cards, id); card !== undefined && !series.includes(card); card = find(cards, card.after))
    series.unshift(card)
  for (let last = series.at(-1); last !== undefined; ) {
    const next = sequelOf(cards, last.id)
    if (next === undefined || series.includes(next)) break
    series.push(next)
    last = next
  }
  return series
}

/** Every series of a list, each once, by its last match. What a copy shares with another series is in both. */
export function allSeries<T extends Linked>(cards: readonly T[]): readonly (readonly T[])[] {
  const lasts = cards.filter((card) => !cards.some(({ after }) => after === card.id))
  return lasts.map((last) => seriesOf(cards, last.id))
}

/** What is deleted with a match, the last first: its series, as far as no other rests on it. */
export function deletedWith<T extends Linked>(cards: readonly T[], id: string): readonly T[] {
  const gone: T[] = []
  for (const card of seriesOf(cards, id).toReversed()) {
    if (cards.some((other) => other.after === card.id && !gone.includes(other))) break
    gone.push(card)
  }
  return gone
}

/** The match that goes on from another; a copy where the others are gone. */
export function sequelOf<T extends Linked>(cards: readonly T[], id: string): T | undefined {
  const next = cards.filter(({ after }) => after === id)
  return next.find(({ copy }) => !copy) ?? next[0]
}

const find = <T extends Linked>(cards: readonly T[], id: string | null): T | undefined =>
  cards.find((card) => card.id === id)
