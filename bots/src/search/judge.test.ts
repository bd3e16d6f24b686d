import ticTacToe from '@shamble/example-tic-tac-toe'
import { type Action, type Choices, Engine, type State, samePlain, unwatched } from '@shamble/kernel'
import type { GameModule, Lookahead } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { ANALYSIS, type Effort } from './effort.js'
import { judging, winChances } from './judge.js'
import { atOnce, inSlices, judge } from './run.js'

/** The policy takes the first free cell: a bot that looks two marks ahead is better. */
const lookahead: Lookahead = {
  policy: (_s, _seat, { actions }) => actions[0]!,
  evaluate: (s) => s.answered.map(() => 0.5),
  clock: (s) => s.turn,
  horizon: { screen: 2, check: 9 },
  candidates: (_s, _seat, { actions }, most) => actions.slice(0, most),
}
const module = { ...(ticTacToe as unknown as GameModule), lookahead }
const engine = new Engine(module.game)
/** Nobody rolls a die here. */
const play = unwatched(null as never)
const mark = (cell: number): Action => ({ type: 'mark', cell }) as Action
const EFFORT: Effort = { candidates: 9, screen: 8, finalists: 3, check: 8, doubt: 0 }

function positionOf(cells: readonly number[]) {
  const turn = cells.filter((cell) => cell > 0).length + 1
  const s = { ...module.game.setup({ turnLimit: 0 }, play), cells: [...cells], turn } as State
  engine.settle(s, play)
  const seat = s.questions[0]!.seat
  return { state: s, seat, view: module.game.view(s, seat), choices: engine.choices(s, seat) }
}

// x x .
// . o .
// . . o   Crosses are to move; the first free cell wins at once.
const WON = [1, 1, 0, 0, 2, 0, 0, 0, 2]
// . x x
// . x .
// o o .   Noughts would take the first cell; the last one wins.
const HIDDEN = [0, 1, 1, 0, 1, 0, 2, 2, 0]

const EMPTY = [0, 0, 0, 0, 0, 0, 0, 0, 0]

describe('judging', () => {
  it('keeps to the house where nothing is better, and says so early', () => {
    const judged = atOnce(judging(module, positionOf(WON), EFFORT, 1))
    expect(judged.best).toEqual(mark(2))
    expect(judged.isClear).toBe(true)
    expect(judged.rollouts).toBeLessThan(60)
  })

  it('leaves the house for an answer that wins', () => {
    const judged = atOnce(judging(module, positionOf(HIDDEN), EFFORT, 1))
    expect(judged.own).toEqual(mark(0))
    expect(judged.best).toEqual(mark(8))
    const [best, ...rest] = judged.ranking
    expect(best).toMatchObject({ chance: 1, stage: 'check' })
    expect(rest.find(({ action }) => (action as unknown as { cell: number }).cell === 0)?.chance).toBe(0)
  })

  it('carries plans on: an answer that loses by itself wins by what follows it', () => {
    // Crosses have the first corner. Whoever takes free cells in order loses to them; the other diagonal wins.
    const next = (_s: State, _seat: number, { actions }: Choices<Action>): Action | null =>
      [mark(4), mark(6)].find((wanted) => actions.some((action) => samePlain(action, wanted))) ?? null
    const plans: Lookahead['plans'] = () => [{ action: mark(2) }, { action: mark(2), next }, { action: mark(5) }]
    const planned = { ...module, lookahead: { ...lookahead, horizon: { screen: 9, check: 9 }, plans } }
    const judged = atOnce(judging(planned, positionOf([1, 0, 0, 0, 0, 0, 0, 0, 0]), EFFORT, 1))
    expect(judged).toMatchObject({ best: mark(2), own: mark(1) })
    expect(judged.ranking[0]).toMatchObject({ action: mark(2), chance: 1 })
    // Two plans begin with the same answer: it is told once.
    expect(judged.ranking.filter(({ action }) => samePlain(action, mark(2)))).toHaveLength(1)
  })

  it('answers after the first look alone where the evaluation is trusted, and not elsewhere', () => {
    const marks = (s: State): number[] => {
      const { cells } = s as unknown as { cells: number[] }
      return [1, 2].map((seat) => (cells[8] === seat ? 0.9 : 0.1))
    }
    const shallow = { ...EFFORT, finalists: 0, check: 8 }
    const judgedBy = (trust: { trust?: number }) => {
      const sighted = {
        ...module,
        lookahead: { ...lookahead, horizon: { screen: 1, check: 9 }, evaluate: marks, ...trust },
      }
      return atOnce(judging(sighted, positionOf(EMPTY), shallow, 1)).best
    }
    expect(judgedBy({})).toEqual(mark(0))
    expect(judgedBy({ trust: 0.01 })).toEqual(mark(8))
  })

  it('judges an answer that was given to the end, however bad', () => {
    const position = { ...positionOf(HIDDEN), also: [mark(3)] }
    const judged = atOnce(judging(module, position, { ...ANALYSIS, candidates: 0, check: 6 }, 1))
    expect(judged.ranking.find(({ action }) => (action as unknown as { cell: number }).cell === 3)).toMatchObject({
      stage: 'check',
      rollouts: 30,
    })
  })

  it('takes the best so far when the time is over', () => {
    const judged = atOnce(judging(module, positionOf(HIDDEN), EFFORT, 1, () => true))
    expect(judged).toMatchObject({ best: judged.own, rollouts: 0 })
  })

  it('answers the same at once and in slices', async () => {
    const paused: number[] = []
    const pause = async () => void paused.push(1)
    const position = positionOf(HIDDEN)
    const sliced = await inSlices(judging(module, position, EFFORT, 3), pause)
    expect(sliced).toEqual(atOnce(judging(module, position, EFFORT, 3)))
    expect((await judge(module, position, EFFORT, 3)).best).toEqual(sliced.best)
  })
})

describe('win chances', () => {
  it('are those of the match where it is over', () => {
    const { state } = positionOf(WON)
    engine.step(state, 0, mark(2), play)
    expect(atOnce(winChances(module, { state }, 5, 1))).toMatchObject({ chances: [1, 0], errors: [0, 0], rollouts: 1 })
  })

  it('come from rollouts elsewhere', () => {
    const { view } = positionOf(WON)
    const some = atOnce(winChances(module, { view }, 3, 1))
    expect(some).toMatchObject({ chances: [1, 0], errors: [0, 0], rollouts: 3 })
    // Gone on with, as if it had been played in one go.
    const more = atOnce(winChances(module, { view }, 5, 1, some.samples))
    expect(more.rollouts).toBe(2)
    expect(more.samples).toEqual(atOnce(winChances(module, { view }, 5, 1)).samples)
  })
})
