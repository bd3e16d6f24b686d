import { interval } from '@shamble/lab'
import { type GameModule, resolveOptions } from '@shamble/module'
import type { Rung } from '../rival-settings.js'
import { playMatch, type Spent } from './match.js'
import { Weighing, type Worth } from './worth.js'

/** How two levels did against each other, or against the same opponents. */
export interface Comparison {
  readonly setting: string
  readonly upper: string
  readonly lower: string
  readonly matches: number
  /** Matches that the upper level won; against the same opponents, pairs of matches that it ended better. */
  readonly better: number
  /** Of so many: all matches, or all pairs that ended differently. */
  readonly of: number
  readonly share: number
  readonly low: number
  readonly high: number
  /** What the levels are apart, and what they would be at either end of the interval; `null` where it has no end. */
  readonly elo: readonly [number | null, number | null, number | null]
  /** Against the same opponents: how well each of them ended on the average. */
  readonly means?: readonly [upper: number, lower: number]
  readonly spent: Readonly<Record<string, Spent>>
  /** What the upper level's own answers were worth, where that was asked. */
  readonly worth?: Worth
}

/** Under which two levels are compared, where they are not the usual ones. */
export interface Conditions {
  /** Plays until it is clear on which side of this share the upper level is; by chance alone when absent. */
  readonly bar?: number | null
  /** In so many pairs each answer by which the upper level leaves the policy's is weighed against it; none when absent. */
  readonly worthBy?: number | null
  /** How much of its usual time each level has for an answer; `null` for no clock. */
  readonly timeShare?: number | null
  /** Told how it stands after each match or pair. */
  readonly heard?: (soFar: Pick<Comparison, 'matches' | 'better' | 'of'>) => void
  /** Asked after each match or pair: then what was played is all. */
  readonly isLate?: () => boolean
}

/**
 * Plays until it is clear which of the two is better, or whether by as much as is asked, or so many matches. The interval
 * holds at every look, so a run may stop itself.
 */
export function compareLevels(
  module: GameModule,
  rung: Rung,
  upper: string,
  lower: string,
  most: number,
  seed: string,
  { bar = null, worthBy = null, timeShare = null, heard = () => {}, isLate = () => false }: Conditions = {},
): Comparison {
  const options = resolveOptions(module.game.options, { ...module.unattended, ...rung.options })
  const count = module.game.seats(options).length
  const isDuel = rung.seats === 'duel'
  const fair = isDuel ? 1 / count : 0.5
  const wanted = bar ?? fair
  const weighing = worthBy === null ? null : { level: upper, by: new Weighing(module, worthBy) }
  const spent: Record<string, Spent> = {}
  const ends = { upper: 0, lower: 0 }
  let [matches, better, of] = [0, 0, 0]
  const play = (levels: readonly string[], number: number): readonly number[] => {
    const played = playMatch(module, options, levels, `${seed}${rung.name}/${number}`, timeShare, weighing)
    matches++
    for (const [level, { answers, milliseconds, longest }] of Object.entries(played.spent)) {
      const sum = spent[level] ?? { answers: 0, milliseconds: 0, longest: 0 }
      spent[level] = {
        answers: sum.answers + answers,
        milliseconds: sum.milliseconds + milliseconds,
        longest: Math.max(sum.longest, longest),
      }
    }
    return played.results
  }
  const meanOf = (results: readonly number[], seats: readonly number[]): number =>
    seats.reduce((sum, seat) => sum + results[seat]!, 0) / seats.length
  for (let i = 0; matches < most; i++) {
    if (isDuel) {
      const hero = i % count
      const levels = Array.from({ length: count }, (_, seat) => (seat === hero ? upper : lower))
      of++
      // The same dice for every seat.
      if (play(levels, Math.floor(i / count))[hero]! > 0.5) better++
    } else {
      const own = rung.seats as readonly number[]
      const levelsWith = (level: string) =>
        Array.from({ length: count }, (_, seat) => (own.includes(seat) ? level : 'house'))
      const [high, low] = [upper, lower].map((level) => meanOf(play(levelsWith(level), i), own)) as [number, number]
      ends.upper += high
      ends.lower += low
      if (high !== low) of++
      if (high > low) better++
    }
    heard({ matches, better, of })
    const { low, high } = interval(better, of)
    if (low > wanted || high < wanted || isLate()) break
  }
  const { low, high } = interval(better, of)
  const pairs = Math.max(1, matches / 2)
  const means = [ends.upper / pairs, ends.lower / pairs] as const
  const share = of === 0 ? fair : better / of
  const others = isDuel ? count - 1 : 1
  return {
    setting: `${module.game.id}${rung.name}`,
    ...{ upper, lower, matches, better, of, share, low, high, spent },
    elo: isDuel
      ? [eloOf(share, others), eloOf(low, others), eloOf(high, others)]
      : [between(means[0], means[1]), null, null],
    ...(isDuel ? {} : { means }),
    ...(weighing === null ? {} : { worth: weighing.by.worth }),
  }
}

/** What a share of wins among so many opponents of one strength is in Elo. */
export function eloOf(share: number, others: number): number | null {
  if (share <= 0 || share >= 1) return null
  return 400 * Math.log10((share * others) / (1 - share))
}

function between(upper: number, lower: number): number | null {
  const [one, other] = [eloOf(upper, 1), eloOf(lower, 1)]
  return one === null || other === null ? null : one - other
}
