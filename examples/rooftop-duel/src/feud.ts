import { type OptionSpec, type Options, type Plain, type Play, type Seat, when } from '@shamble/kernel'
import { DEADLY_WOUNDS, type RooftopDuel, SEATS } from './state.js'

/** [RD-6.1] So many won duels win the feud. */
export const WINS_A_FEUD = 3

const winsOption = (seat: Seat): string => `${SEATS[seat]}Wins`
const woundsOption = (seat: Seat): string => `${SEATS[seat]}Wounds`

const bySeat = (option: (seat: Seat) => string, spec: OptionSpec): Record<string, OptionSpec> =>
  Object.fromEntries(SEATS.map((_, seat) => [option(seat), spec]))

/** How a duel that is part of a feud begins; by itself it is the first of one. */
export const FEUD_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  ...bySeat(winsOption, { type: 'number', min: 0, max: WINS_A_FEUD - 1, default: 0, rule: 'RD-6.1' }),
  ...bySeat(woundsOption, { type: 'number', min: 0, max: DEADLY_WOUNDS - 1, default: 0, rule: 'RD-6.2' }),
}

export const winsBefore = (options: Options): number[] => SEATS.map((_, seat) => options[winsOption(seat)] as number)
export const woundsBefore = (options: Options): number[] =>
  SEATS.map((_, seat) => options[woundsOption(seat)] as number)

/** Says how the feud is going, where the duel is not its first. */
export function tellFeud(options: Options, play: Play): void {
  const [ash, reed] = winsBefore(options) as [number, number]
  if (ash + reed > 0) play.emit?.({ kind: 'feud', rule: 'RD-6.1', data: { ash, reed } })
  for (const [seat, wounds] of woundsBefore(options).entries())
    if (when('RD-6.2', wounds > 0)) play.emit?.({ kind: 'hurt', rule: 'RD-6.2', seat, data: { count: wounds } })
}

/** What a duel hands on to the next of its feud; `null` where the feud is won. */
export function sequel({ options, outcome, wounds }: RooftopDuel): Readonly<Record<string, Plain>> | null {
  const { winners } = outcome!
  const wins = winsBefore(options).map((before, seat) => before + (winners.includes(seat) ? 1 : 0))
  if (when('RD-6.1', wins.includes(WINS_A_FEUD))) return null
  const handed: Record<string, Plain> = { movement: options['movement']! }
  for (const seat of SEATS.keys()) {
    handed[winsOption(seat)] = wins[seat]!
    // [RD-6.2] A player who has won goes on at once.
    handed[woundsOption(seat)] = when('RD-6.2', winners.includes(seat)) ? wounds[seat]! : 0
  }
  return handed
}
