import type { Played } from '../history/history.js'

/** A game that was analysed: what a decision cost there, and what the dice gave, in points. */
export interface Looked {
  readonly match: string
  readonly ended: number
  readonly result: Played['result']
  readonly decisions: number
  /** Points lost a decision. */
  readonly rate: number
  readonly luck: number
  /** Points lost a decision over this game and those before it, at most so many. */
  readonly lately: number
}

/** What analyses say of a person in one game, over time. */
export interface OverTime {
  readonly game: string
  /** The earliest first. */
  readonly looked: readonly Looked[]
  /** Points lost a decision, over all of them; and luck a game. */
  readonly rate: number
  readonly luck: number
  /** Finished games that nobody has analysed, the latest first. */
  readonly open: readonly Played[]
}

/** Over so many games the line is drawn. */
export const LATELY = 5

/**
 * By game, the one that was played last first; games in which the computer cannot look ahead are left out.
 * @param canLook whether games of this kind can be analysed
 */
export function overTime(history: readonly Played[], canLook: (game: string) => boolean): readonly OverTime[] {
  const games = [...new Set(history.map(({ game }) => game).reverse())].filter(canLook)
  return games.map((game) => {
    const played = history.filter((one) => one.game === game)
    const looked: Looked[] = []
    const figures = played.flatMap((one) =>
      one.looked === undefined || one.looked.decisions === 0 ? [] : [{ ...one, ...one.looked }],
    )
    figures.forEach(({ match, ended, result, decisions, cost, luck }, i) => {
      const lately = rateOf(figures.slice(Math.max(0, i + 1 - LATELY), i + 1))
      looked.push({ match, ended, result, decisions, rate: cost / decisions, luck, lately })
    })
    return {
      game,
      looked,
      rate: rateOf(figures),
      luck: figures.length === 0 ? 0 : figures.reduce((sum, one) => sum + one.luck, 0) / figures.length,
      open: played.filter((one) => one.looked === undefined && one.people.length === 1).reverse(),
    }
  })
}

const rateOf = (figures: readonly { readonly cost: number; readonly decisions: number }[]): number => {
  const decisions = figures.reduce((sum, one) => sum + one.decisions, 0)
  return decisions === 0 ? 0 : figures.reduce((sum, one) => sum + one.cost, 0) / decisions
}
