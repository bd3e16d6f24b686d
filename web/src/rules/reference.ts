import type { Action, GameEvent, Options, ViewBase } from '@shamble/kernel'
import type { ComponentType } from 'react'
import type { Box } from '../board/box.js'
import type { TablePart, Words } from '../games/table-game.js'

/** One line of a chart: the figure, what it is for, its rule; where it applies to the case at hand, what it gives. */
export interface ChartLine {
  readonly value: string
  readonly words: string
  readonly rule?: string
  readonly here?: string
}

export interface GridCell {
  readonly text: string
  /** What a screen reader says for a mark. */
  readonly says?: string
  readonly tone?: 'strong' | 'weak'
  /** It is the one that applies to the case at hand. */
  readonly on?: boolean
}

/** A table of a rulebook, from the data that the game is played with. */
export type Chart =
  | {
      readonly kind: 'lines'
      /** What it is, in a sentence; may be empty. */
      readonly note: string
      /** The article that says the same in words. */
      readonly of?: string
      readonly lines: readonly ChartLine[]
    }
  | {
      readonly kind: 'grid'
      readonly note: string
      readonly of?: string
      /** What the heads of the rows are. */
      readonly corner: string
      readonly columns: readonly { readonly text: string; readonly on?: boolean }[]
      readonly rows: readonly { readonly head: string; readonly on?: boolean; readonly cells: readonly GridCell[] }[]
    }

/** What brought someone to the rules: a line of the record as it came about, or the table as it is. */
export interface Occasion<A extends Action = Action, V extends ViewBase = ViewBase> {
  /** Before the answer, with the answer pointed at; now, with an answer that the rule is about. */
  readonly part: TablePart<A, V>
  readonly event: GameEvent | null
  readonly turn: number
}

/** A line of the record that was followed to the rules. */
export interface FollowedLine {
  readonly turn: number
  readonly event: GameEvent
  /** The game's words for the seats, for the sentence. */
  readonly seats: readonly string[]
}

export interface ChartSetting<A extends Action = Action, V extends ViewBase = ViewBase> {
  readonly options: Options
  readonly at: Occasion<A, V> | null
  readonly words: Words
}

/** The tables of a game's rulebook, by section. */
export type ChartsOf<A extends Action = Action, V extends ViewBase = ViewBase> = (
  section: string,
  setting: ChartSetting<A, V>,
) => readonly Chart[]

/** What the reference shows of a case beside and under the rule. */
export interface OccasionView<A extends Action = Action, V extends ViewBase = ViewBase> {
  /** The piece of the board that it is about. */
  crop(at: Occasion<A, V>): Box
  /** That place in few words; may be empty. */
  place(at: Occasion<A, V>): string
  /** What holds there in a sentence, and what follows from it, which is set in bold; the second may be empty. */
  told(at: Occasion<A, V>): { readonly lead: string; readonly strong: string }
  /** The same with what is drawn over the board. */
  marked(part: TablePart<A, V>): TablePart<A, V>
  /** Whether a rule leads to figures for this case. */
  works(at: Occasion<A, V>, section: string): boolean
  readonly Worked: ComponentType<Occasion<A, V>>
}
