import type { SurvivorFile } from '@shamble/game-dead-dice/files'
import { SCORES, type Score, type Trait } from '@shamble/game-dead-dice/people'
import type { DeadDiceView } from '@shamble/game-dead-dice/table'

/** What a printed sheet says of someone; secrets that are not known are left to be written. */
interface PrintedSurvivor {
  readonly name: string
  readonly scores: Readonly<Record<Score, number>>
  readonly traits: readonly Trait[]
  readonly darkSide: string | null
  readonly things: readonly string[]
  readonly hasBag: boolean
  readonly xp: number
  /** The others of the band, for Trust. */
  readonly others: readonly string[]
}

/** `null` for an empty sheet. */
export type Printed = PrintedSurvivor | null

export function printedFile(file: SurvivorFile): Printed {
  const items = (file.carries ?? []).map(({ item }) => item)
  return {
    name: file.name,
    scores: Object.fromEntries(SCORES.map((score) => [score, file[score]])) as Record<Score, number>,
    traits: file.traits,
    darkSide: file.darkSide === '' ? null : file.darkSide,
    things: items.filter((item) => item !== 'backpack'),
    hasBag: items.includes('backpack'),
    xp: file.xp ?? 0,
    others: [],
  }
}

export function printedSurvivor(view: DeadDiceView, seat: number): Printed {
  const { name, scores, base, traits, darkSide, things, bag, armour, xp } = view.survivors[seat]!
  if (name === '') return null
  return {
    name,
    scores: { ...scores, survival: base },
    traits,
    darkSide,
    things: [...(armour === null ? [] : [armour]), ...things.map(({ item }) => item)],
    hasBag: bag,
    xp,
    others: view.survivors.flatMap((other, i) => (i === seat || other.name === '' ? [] : [other.name])),
  }
}
