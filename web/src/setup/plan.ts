import type { NumberSpec, Options, Plain } from '@shamble/kernel'
import { optionSpecs, resolveOptions, type Speak } from '@shamble/module'
import type { PageModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'

// How a game's options are put before people: which belong together, which are asked first, and where in the ledger
// they come from. A game that says nothing of it has the plan that follows from its options.

/** Who moves what in a mode: pieces joined to a seat by its index, or to nobody. */
export interface Moved {
  readonly pieces: readonly string[]
  /** `null`: the rules move them. */
  readonly seat: number | null
  /** Under the pieces: the mark of the seat where this is absent; a die, or whether a person or a bot plays them. */
  readonly by?: 'die' | 'player'
  /** How far apart they are drawn, where that is not a whole counter. */
  readonly step?: number
}

export interface Mode {
  readonly id: string
  readonly rule: string
  readonly options: Readonly<Record<string, Plain>>
  /** What it cannot be played without, where nobody has chosen otherwise. */
  readonly needs?: Readonly<Record<string, Plain>>
  /** How many of its seats people take when it is chosen; the house takes the others. */
  readonly people: number
  readonly who: readonly Moved[]
  /** What happens when it starts, and which seat does it: `setup.start.<say>`. */
  readonly start?: { readonly say: string; readonly seat: number }
}

export interface OptionGroup {
  readonly id: string
  /** Groups that are asked stand open; the others are opened. */
  readonly asked: boolean
  readonly options: readonly string[]
}

export interface SetupPlan {
  readonly modes: readonly Mode[]
  /** Options that the modes and the seats decide. */
  readonly decided: readonly string[]
  /** The number of seats, where it can be chosen. */
  readonly seats: { readonly option: string; readonly from: number; readonly to: number } | null
  /** The option above the others: an edition, an expansion. */
  readonly lead: string | null
  /** Whether it is asked before all others; else the sets of rules decide it. */
  readonly asksLead?: boolean
  /** Whether a game before hands its rules on: then nothing is as printed but by chance. */
  readonly goesOn?: boolean
  readonly groups: readonly OptionGroup[]
  readonly rules: Readonly<Record<string, readonly string[]>>
  /** What a curtain hides; none where nobody says. */
  readonly secretRule?: string
  /** Who plays, where no mode says so, and what happens first, alone and with others: keys of the catalogue. */
  readonly say?: {
    readonly who: readonly [alone: string, several: string]
    readonly start: readonly [alone: string, several: string]
  }
  /** Where the options, not the mode, decide what happens first and which seat does it: `setup.start.<say>`. */
  startsWith?(options: Options): Mode['start'] | undefined
  /** One of the pieces of a mode, 34 wide. */
  drawPiece?(piece: string, index: number, x: number, speak: Speak): string
  /** The pieces that one seat moves, for a narrow screen. */
  drawSmall?(pieces: readonly string[], x: number): { readonly width: number; readonly drawing: string }
  /** The table as it will stand. */
  preview?(options: Options, speak: Speak): Preview | null
  /** The time limits that its rules have themselves; `null` where these options have none. */
  clocks?(options: Options): OwnClocks | null
  /** The options that change what it shows. */
  readonly previewOf?: readonly string[]
  /** What is beside the rules about the option that leads; what another value would change where this is absent. */
  about?(options: Options, words: Words): AboutLead
}

/** Time limits of a game's own rules, in seconds: for all that a player does in a turn, and for each response. */
export interface OwnClocks {
  readonly turn: number
  readonly response: number
}

/** What is to be known of what was chosen first: a scenario. */
export interface AboutLead {
  readonly title: string
  readonly text: string
  readonly rows: readonly string[]
}

export interface Preview {
  readonly view: string
  readonly drawing: string
}

export const group = (id: string, asked: boolean, ...options: readonly string[]): OptionGroup => ({
  id,
  asked,
  options,
})

/** The plan of a game that brings none: its options in one group, each with its own rule. */
export function usualPlan(module: Pick<PageModule, 'game'>): SetupPlan {
  const { game } = module
  const specs = optionSpecs(game.options)
  const seats = Object.entries(specs).find(([name, spec]) => spec.type === 'number' && countsSeats(module, name, spec))
  const [option, spec] = seats ?? []
  return {
    modes: [],
    decided: option === undefined ? [] : [option],
    seats: option === undefined || spec?.type !== 'number' ? null : { option, from: spec.min, to: spec.max },
    lead: null,
    groups: [],
    rules: Object.fromEntries(
      Object.entries(specs).flatMap(([name, { rule }]) => (rule === undefined ? [] : [[name, [rule]]])),
    ),
  }
}

function countsSeats({ game }: Pick<PageModule, 'game'>, name: string, { min, max }: NumberSpec): boolean {
  const usual = resolveOptions(game.options)
  return max > min && [min, max].every((count) => game.seats({ ...usual, [name]: count }).length === count)
}
