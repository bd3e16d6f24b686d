import type { Seat, ViewBase, Viewer } from '@shamble/kernel'

/**
 * What each viewer counts. The record counts every answer; a viewer's number stands still where someone has answered
 * and they may not know of it. Only such answers are kept here, so a match without any pays nothing.
 */
export class Numbers {
  readonly #viewers: readonly Viewer[]
  /** For each viewer the answers that they may not know of, by their numbers in the record, ascending. */
  readonly #unknown = new Map<Viewer, number[]>()

  constructor(seats: number) {
    this.#viewers = [...Array(seats).keys(), 'spectator']
  }

  /** Notes an answer that not everybody may know of. Answers come in their order. */
  note(seq: number, knownTo: readonly Seat[]): void {
    for (const viewer of this.#viewers) {
      if (viewer !== 'spectator' && knownTo.includes(viewer)) continue
      const unknown = this.#unknown.get(viewer)
      if (unknown === undefined) this.#unknown.set(viewer, [seq])
      else unknown.push(seq)
    }
  }

  /** A number of the record, as this viewer counts. */
  of(viewer: Viewer, seq: number): number {
    const unknown = this.#unknown.get(viewer)
    return unknown === undefined ? seq : seq - countWhile(unknown, (answer) => answer < seq)
  }

  /** The last number of the record that this viewer counts as this one: later answers are none of their business. */
  lastOf(viewer: Viewer, number: number): number {
    const unknown = this.#unknown.get(viewer)
    return unknown === undefined ? number : number + countWhile(unknown, (answer, i) => answer - i <= number)
  }

  /** A view of the game with the numbers that its viewer counts. */
  viewed<V extends ViewBase>(view: V): V {
    const { viewer } = view
    if (!this.#unknown.has(viewer)) return view
    const count = (seq: number): number => (seq < 0 ? seq : this.of(viewer, seq))
    return {
      ...view,
      seq: count(view.seq),
      answered: view.answered.map(count),
      questions: view.questions.map((question) => ({ ...question, since: count(question.since) })),
    }
  }
}

/** How many items at the beginning of a list pass; those behind the first that does not, do not either. */
function countWhile(items: readonly number[], passes: (item: number, i: number) => boolean): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(items[middle]!, middle)) low = middle + 1
    else high = middle
  }
  return low
}
