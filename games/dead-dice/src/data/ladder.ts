/** [DD-8.3] */
export const BANDS = ['contact', 'short', 'long'] as const
export type Band = (typeof BANDS)[number]

/** [DD-8.3] The smallest distance of each band, in cells. */
export const BAND_FROM: Readonly<Record<Band, number>> = { contact: 0, short: 2, long: 4 }

export function bandOf(distance: number): Band {
  if (distance >= BAND_FROM.long) return 'long'
  return distance >= BAND_FROM.short ? 'short' : 'contact'
}

/** [DD-15.3] Cells of a ladder; the last is the far cell. The sample fight [DD-8.32] goes through on the usual one. */
export const CELLS = { min: 5, max: 9, usual: 6 } as const

/** [DD-15.3] The cell where the survivors start. */
export const CONTACT_CELL = 0

/** [DD-15.4] What follows from how far a group reaches. */
export interface Reach {
  /** Of an ambush [DD-5.7]. */
  readonly shortCell: number
  /** The greatest distance at which a group engages. */
  readonly engagesAt: number
  /** The least distance from the dead that a flight needs [DD-15.40]. */
  readonly fleesAt: number
  /** Cells behind the first that survivors may fall back to. */
  readonly behind: number
}

/** [DD-15.4] By the option for it. */
export const REACHES: Readonly<Record<'sameCell' | 'band', Reach>> = {
  sameCell: { shortCell: 2, engagesAt: 0, fleesAt: 1, behind: 0 },
  band: { shortCell: 3, engagesAt: 1, fleesAt: 2, behind: 4 },
}

/** [DD-8.6] [DD-8.27] [DD-12.10] [DD-12.20] Cells in one round; a Hunter goes twice as far as the others. */
export const STRIDE = { survivor: 2, group: 1, enraged: 2, hunterTimes: 2 } as const
