import {
  BATCH,
  commitmentTo,
  contextOf,
  type DiceUse,
  type Opening,
  ProvenChance,
  pathIn,
  type RollContext,
  rollOf,
  rootOf,
  STREAMS,
  type Stream,
  secretOf,
  treeOf,
} from '@shamble/chance'
import { type DiceLine, type EntryDice, type Roots, rootsNeeded } from './dice-lines.js'

/** One die whose secret is open: with what is beside its way it leads to its root, with the context to its face. */
export interface OpenedDie {
  readonly index: number
  readonly sides: number
  readonly face: number
  readonly secret: string
  readonly path: readonly string[]
}

/** What anybody at the table may check while a match runs. */
export interface OpenDice {
  readonly line: DiceLine
  /** All that the open dice were held to so far. */
  readonly roots: readonly string[]
  /** How many dice are open. */
  readonly count: number
  readonly dice: readonly OpenedDie[]
}

const rootsOf = (master: string, stream: Stream, from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => rootOf(treeOf(master, stream, from + i)))

/** What a match commits itself to before anybody has added anything. */
export function commitmentsOf(master: string, match: string): Pick<DiceLine, 'match' | 'commitment' | 'roots'> {
  const roots = (stream: Stream): string[] => rootsOf(master, stream, 0, rootsNeeded(0))
  return { match, commitment: commitmentTo(master, match), roots: { open: roots('open'), closed: roots('closed') } }
}

/** What the dice of a match are held to, and how far they have come. The host that runs it also knows the secrets. */
export class DiceProof {
  readonly line: DiceLine
  readonly #context: RollContext
  /** The faces of all open dice. */
  readonly #sides: number[] = []
  #closed = 0
  readonly #roots: Record<Stream, string[]>
  /** What all secrets are made from; `null` where another host runs the match, and it is not over. */
  master: string | null = null
  /** Whether something was rolled otherwise: a match that was played on elsewhere. */
  isLeft = false
  /** The tree that was asked for last. */
  #tree: { readonly batch: number; readonly tree: ReturnType<typeof treeOf> } | null = null

  constructor(line: DiceLine) {
    this.line = line
    this.#context = contextOf(line.match, line.parts)
    this.#roots = { open: [...line.roots.open], closed: [...line.roots.closed] }
  }

  /** Chance for the next answer. */
  chance(opening: Opening): ProvenChance | null {
    if (this.master === null || this.isLeft) return null
    const used = { open: this.#sides.length, closed: this.#closed }
    return new ProvenChance({ master: this.master, context: this.#context, used }, opening)
  }

  /** What the line of an answer says of its dice; nothing where it has none. */
  partOf(use: DiceUse, isOver: boolean): EntryDice | undefined {
    const master = this.master!
    const used = { open: this.#sides.length + use.open.length, closed: this.#closed + use.closed }
    const roots: Partial<Record<Stream, string[]>> = {}
    for (const stream of STREAMS) {
      const next = rootsOf(master, stream, this.#roots[stream].length, rootsNeeded(used[stream]))
      if (next.length > 0) roots[stream] = next
    }
    const hasRoots = Object.keys(roots).length > 0
    if (use.open.length === 0 && use.closed === 0 && !hasRoots && !isOver) return undefined
    return {
      open: [...use.open],
      closed: use.closed,
      ...(hasRoots ? { roots: roots as Partial<Roots> } : {}),
      ...(isOver ? { master } : {}),
    }
  }

  /** Notes what an answer of the record has used. */
  note(part: EntryDice): void {
    for (const sides of part.open) this.#sides.push(sides)
    this.#closed += part.closed
    for (const stream of STREAMS) this.#roots[stream].push(...(part.roots?.[stream] ?? []))
    this.master ??= part.master ?? null
  }

  /** The dice from this number on whose secrets are open; the last `most` of them. */
  opened(from: number, most: number): OpenDice {
    const count = this.#sides.length
    const { master } = this
    const first = Math.max(from, count - most)
    const dice =
      master === null ? [] : this.#sides.slice(first).map((sides, i) => this.#openedDie(first + i, sides, master))
    return { line: this.line, roots: this.#roots.open, count, dice }
  }

  #openedDie(index: number, sides: number, master: string): OpenedDie {
    const batch = Math.floor(index / BATCH)
    if (this.#tree?.batch !== batch) this.#tree = { batch, tree: treeOf(master, 'open', batch) }
    const secret = secretOf(master, 'open', index)
    const face = 1 + rollOf(secret, this.#context, 'open', index, sides)
    return { index, sides, face, secret, path: pathIn(this.#tree.tree, index) }
  }
}
