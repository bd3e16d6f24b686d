import type { Seat } from '@shamble/kernel'

// Where a result came from: start + dice + choices + others = end, for every seat. Chances and gains are in points, 0 to 100.

/** How the seats stood when a turn began. The last one is the end. */
export interface Standing {
  readonly turn: number
  /** Whose turn it was; `null` at the end, and where everybody acts in every turn. */
  readonly mover: Seat | null
  /** The chance of each seat to win. */
  readonly chances: readonly number[]
}

/** An answer that was not the computer's own, and by how many points it was better for each seat; worse below 0. */
export interface Chosen {
  readonly seat: Seat
  /** The number of the turn among the standings. */
  readonly at: number
  readonly gains: readonly number[]
}

/** What one turn did to the chance of one seat. */
export interface Part {
  /** What dice and draws gave. */
  readonly dice: number
  /** What the seat's own answers gave, against what the computer would have answered. */
  readonly choice: number
  /** The same of the others' answers. */
  readonly theirs: number
}

export interface Row {
  readonly start: number
  /** What dice and draws gave in the seat's own turns, and in those that are everybody's. */
  readonly dice: number
  readonly choices: number
  /** What others' choices gave, and the dice of their turns. */
  readonly others: number
  readonly end: number
}

/**
 * Each turn in its parts, by turn and seat. A chance is expected to stay as it is: what answers other than the
 * computer's own have moved is theirs, the rest came from dice and draws.
 */
export function partsOf(standings: readonly Standing[], chosen: readonly Chosen[]): Part[][] {
  return standings.slice(1).map((after, at) => {
    const before = standings[at]!
    const parts = before.chances.map(() => ({ choice: 0, theirs: 0 }))
    for (const { seat, gains } of chosen.filter((one) => one.at === at))
      parts.forEach((part, other) => {
        part[other === seat ? 'choice' : 'theirs'] += gains[other]!
      })
    return parts.map(({ choice, theirs }, seat) => ({
      choice,
      theirs,
      dice: after.chances[seat]! - before.chances[seat]! - choice - theirs,
    }))
  })
}

/** The whole match, a row a seat, to the tenth of a point: what is shown adds up as it is shown. */
export function ledgerOf(standings: readonly Standing[], parts: readonly (readonly Part[])[]): Row[] {
  const seats = standings[0]?.chances.length ?? 0
  return Array.from({ length: seats }, (_, seat) => {
    let [dice, choices, others] = [0, 0, 0]
    parts.forEach((turn, at) => {
      const part = turn[seat]!
      choices += part.choice
      others += part.theirs
      if ((standings[at]!.mover ?? seat) === seat) dice += part.dice
      else others += part.dice
    })
    const [start, end] = [tenth(standings[0]!.chances[seat]!), tenth(standings.at(-1)!.chances[seat]!)]
    return { start, end, ...adding({ dice: tenth(dice), choices: tenth(choices), others: tenth(others) }, end - start) }
  })
}

const tenth = (points: number): number => Math.round(points * 10) / 10

/** What rounding has left over goes to the largest part, where it is least noticed. */
function adding<T extends Readonly<Record<string, number>>>(parts: T, sum: number): T {
  const left = tenth(sum - Object.values(parts).reduce((all, part) => all + part, 0))
  const [largest] = Object.entries(parts).reduce((a, b) => (Math.abs(b[1]) > Math.abs(a[1]) ? b : a))
  return { ...parts, [largest]: tenth(parts[largest]! + left) }
}
