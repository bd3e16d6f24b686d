import type { BoardArea, BoardPoint, Reason, Seat } from '@shamble/kernel'

/** Something on a plan. */
export type PlanMark =
  /** High: nobody sees through it. */
  | { readonly kind: 'wall'; readonly from: BoardPoint; readonly to: BoardPoint }
  /** Low: it stops feet, not eyes. */
  | { readonly kind: 'block'; readonly at: BoardArea }
  /** A piece on its base, and what is to be known of it. */
  | {
      readonly kind: 'figure'
      /** By which events name it that tell its way. */
      readonly piece: number | string
      readonly at: BoardPoint
      /** Across. */
      readonly base: number
      readonly seat: Seat
      readonly say: Reason
    }
  /** Who looks at whom, and whether something is between them. */
  | { readonly kind: 'sight'; readonly from: BoardPoint; readonly to: BoardPoint; readonly isClear: boolean }

/** A board to scale, in whole millimetres: tables that know nothing else of a game draw it from this. */
export interface BoardPlan {
  readonly area: BoardArea
  readonly marks: readonly PlanMark[]
}
