import { commitTo, newSecret } from '@shamble/chance'
import { BadInput, type Seat } from '@shamble/kernel'
import { commitmentsOf, type DiceLine, type HeldDice } from '@shamble/record'
import type { CardDice, Gathering } from './dice-schemas.js'
import type { SeatPlan } from './seat-plan.js'
import type { MatchCard } from './store.js'

// How the dice of a table whose people are elsewhere come to be: the host commits itself to its secrets, every player
// commits to a part of their own, then all show their parts. Nobody has a choice left by then.

/** How long players have to add their parts: their pages do it by themselves. */
export const PARTS_WITHIN = 20_000

/** What becomes of the dice of a card. */
interface DiceChange {
  readonly dice: CardDice
}

/** The dice before a start, as one of the players may see them. */
export interface RoomDice {
  readonly commitment: string
  readonly roots: DiceLine['roots']
  readonly parts: readonly {
    readonly seats: readonly Seat[]
    readonly commit: string | null
    readonly reveal: string | null
  }[]
  /** What is awaited of the asker. */
  readonly asks: 'commit' | 'reveal' | null
  /** Milliseconds that are left for it. */
  readonly left: number
}

const personIn = (plan: SeatPlan): string | null => (plan.by === 'person' ? plan.owner : null)

/** Commits itself to new secrets, and waits for the parts of all players who are not silent. */
export function gathering({ id, seats, dice, owner }: MatchCard, now: number): DiceChange {
  // The owner starts, and so is there.
  const silent = (dice?.silent ?? []).filter((person) => person !== owner)
  const persons = [...new Set(seats.flatMap((plan) => personIn(plan) ?? []))].filter((one) => !silent.includes(one))
  const parts = persons.map((person) => ({
    person,
    seats: seats.flatMap((plan, seat) => (personIn(plan) === person ? [seat] : [])),
    commit: null,
    reveal: null,
  }))
  const master = newSecret()
  const { commitment, roots } = commitmentsOf(master, id)
  const gathered = {
    master,
    commitment,
    roots: { open: [...roots.open], closed: [...roots.closed] },
    until: now + PARTS_WITHIN,
    parts,
  }
  return { dice: { gathering: gathered, silent } }
}

/**
 * A player adds to their part: first what they commit to, then, when all have, what that was.
 * @throws BadInput where that is not awaited of them
 */
export function adding(
  { dice }: MatchCard,
  person: string,
  given: { readonly commit?: string | undefined; readonly reveal?: string | undefined },
): DiceChange | Record<string, never> {
  const gathered = dice?.gathering
  const part = gathered?.parts.find((one) => one.person === person)
  if (gathered === undefined || part === undefined) throw notAwaited()
  const { commit, reveal } = given
  // The same twice is once: a line broke in between.
  if (commit !== undefined && part.commit === commit) return {}
  if (reveal !== undefined && part.reveal === reveal) return {}
  const added = withPart(gathered, part, commit ?? null, reveal ?? null)
  const parts = gathered.parts.map((one) => (one === part ? added : one))
  return { dice: { ...dice, gathering: { ...gathered, parts } } }
}

type Part = Gathering['parts'][number]

function withPart(gathered: Gathering, part: Part, commit: string | null, reveal: string | null): Part {
  if (commit !== null && part.commit === null) return { ...part, commit }
  if (reveal === null || part.reveal !== null || !hasAll(gathered, 'commit')) throw notAwaited()
  if (commitTo(reveal) !== part.commit) throw new BadInput('request.reveal', 'this is not what was committed to')
  return { ...part, reveal }
}

const notAwaited = (): BadInput => new BadInput('request', 'you cannot add to the dice now')

const hasAll = ({ parts }: Gathering, what: 'commit' | 'reveal'): boolean => parts.every((part) => part[what] !== null)

/** What the dice are held to, once everything is there; `null` before. */
export function heldBy({ id, dice }: MatchCard): HeldDice | null {
  const gathered = dice?.gathering
  if (gathered === undefined || !hasAll(gathered, 'reveal')) return null
  const { master, commitment, roots } = gathered
  const parts = gathered.parts.map(({ seats, commit, reveal }) => ({ seats, commit: commit!, reveal: reveal! }))
  return { master, line: { match: id, commitment, roots, parts } }
}

/** A player has not added their part in time: nothing of this start counts, and the next one is without them. */
export function missed({ dice }: MatchCard, now: number): DiceChange | null {
  const gathered = dice?.gathering
  if (gathered === undefined || now < gathered.until) return null
  const what = hasAll(gathered, 'commit') ? 'reveal' : 'commit'
  const late = gathered.parts.flatMap((part) => (part[what] === null ? [part.person] : []))
  return { dice: { silent: [...new Set([...(dice?.silent ?? []), ...late])] } }
}

/** Where other people sit, someone is no longer ready or other terms hold, what was gathered counts no longer. */
export function disturbed(card: MatchCard, change: Partial<MatchCard>): Partial<MatchCard> {
  const { dice } = card
  if (dice?.gathering === undefined || change.dice !== undefined) return change
  const persons = (seats: readonly SeatPlan[]): string =>
    JSON.stringify(seats.map((plan) => (plan.by === 'person' ? [plan.owner, plan.ready] : null)))
  const isSame = persons(change.seats ?? card.seats) === persons(card.seats) && change.terms === undefined
  return isSame ? change : { ...change, dice: { silent: dice.silent ?? [] } }
}

/** A player who says that they are ready is there again. */
export function heardAgain({ dice }: MatchCard, person: string): DiceChange | Record<string, never> {
  if (!dice?.silent?.includes(person)) return {}
  return { dice: { ...dice, silent: dice.silent.filter((one) => one !== person) } }
}

/** `null` while nothing is gathered. */
export function roomDice({ dice }: MatchCard, asker: string, now: number): RoomDice | null {
  const gathered = dice?.gathering
  if (gathered === undefined) return null
  const { commitment, roots, parts, until } = gathered
  const own = parts.find(({ person }) => person === asker)
  const asks =
    own === undefined
      ? null
      : own.commit === null
        ? 'commit'
        : own.reveal === null && hasAll(gathered, 'commit')
          ? 'reveal'
          : null
  const shown = parts.map(({ person: _person, ...part }) => part)
  return { commitment, roots, parts: shown, asks, left: Math.max(0, until - now) }
}
