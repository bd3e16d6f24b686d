import { type GameEvent, type Seat, totals } from '@shamble/kernel'

/** The dice of one seat against what fair dice would give. */
export interface Luck {
  readonly seat: Seat
  /** How often each face fell, 1 to 6. */
  readonly faces: readonly number[]
  readonly dice: number
  readonly got: number
  readonly expected: number
  /** The exact chance of doing as well or better with as many fair dice. */
  readonly asGood: number
}

const SIDES = 6
const MEAN = (SIDES + 1) / 2

/** Every six-sided die that was rolled for a seat, in the events that told of it. */
export function luckOf(events: readonly GameEvent[], seats: number): Luck[] {
  const rolled: number[][] = Array.from({ length: seats }, () => [])
  for (const { seat, dice } of events) {
    if (seat === undefined || dice === undefined || rolled[seat] === undefined) continue
    rolled[seat].push(...dice.filter((face) => face >= 1 && face <= SIDES))
  }
  return rolled.map((dice, seat) => {
    const faces = Array.from({ length: SIDES }, (_, i) => dice.filter((face) => face === i + 1).length)
    const got = dice.reduce((sum, face) => sum + face, 0)
    return {
      seat,
      faces,
      dice: dice.length,
      got,
      expected: dice.length * MEAN,
      asGood: chanceOfAtLeast(dice.length, got),
    }
  })
}

/** Shares instead of ways: six to the power of several hundred does not fit into a number. */
export function chanceOfAtLeast(n: number, total: number): number {
  let shares = [1]
  const one = totals(1, SIDES).map((ways) => ways / SIDES)
  for (let i = 0; i < n; i++) {
    const next = new Array<number>(shares.length + SIDES).fill(0)
    shares.forEach((share, sum) => {
      if (share > 0) for (let face = 1; face <= SIDES; face++) next[sum + face]! += share * one[face]!
    })
    shares = next
  }
  return Math.min(
    1,
    shares.slice(total).reduce((sum, share) => sum + share, 0),
  )
}
