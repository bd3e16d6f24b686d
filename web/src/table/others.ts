import { createContext, type ReactNode } from 'react'

/** What is known of the person in a seat who plays from elsewhere, for the rows in which a game shows its players. */
export interface SeatNow {
  /** Here, asked or away. */
  readonly presence: ReactNode
  readonly clock: ReactNode
}

export interface Others {
  readonly seats: readonly SeatNow[]
  /** What people say to each other, under the record. */
  readonly talk: ReactNode
}

/** The people who play from elsewhere; `null` where all sit at one screen. */
export const OthersContext = createContext<Others | null>(null)
