import ticTacToe from '@shamble/example-tic-tac-toe'
import { type Action, Engine } from '@shamble/kernel'
import { type GameModule, type Lookahead, resolveOptions } from '@shamble/module'
import { Match } from '@shamble/record'
import { catalogueGaps } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { type Analysis, analysing, analysisOf, type Findings, finding, type Thoroughness } from './analysis.js'
import { RATINGS, ratingOf, sureCost } from './rating.js'
import { analysisText } from './text.js'

/** The policy takes the first free cell; every answer is looked at. */
const lookahead: Lookahead = {
  policy: (_s, _seat, { actions }) => actions[0]!,
  evaluate: (s) => s.answered.map(() => 0.5),
  clock: (s) => s.turn,
  horizon: { screen: 2, check: 9 },
  candidates: (_s, _seat, { actions }, most) => actions.slice(0, most),
}
const plain = ticTacToe as unknown as GameModule
const module: GameModule = { ...plain, lookahead }
const HOW: Thoroughness = {
  marks: [1, 2],
  quick: { candidates: 9, screen: 2, finalists: 0, check: 2, doubt: 0 },
  long: { candidates: 0, screen: 6, finalists: 3, check: 6, doubt: 0 },
  sure: { candidates: 0, screen: 6, finalists: 3, check: 9, doubt: 0 },
}

/** Crosses and noughts in turn, each in that cell. */
function played(...cells: readonly number[]): Match {
  const options = resolveOptions(module.game.options, {})
  // Nobody rolls a die here.
  const match = Match.create(
    new Engine(module.game),
    { id: 'm', salt: 's', options, notes: {} } as never,
    null as never,
  )
  cells.forEach((cell, i) => {
    const done = match.answer(i % 2, { type: 'mark', cell }, null as never)
    if ('ok' in done && !done.ok) throw new Error(`${cell} is refused`)
  })
  return match as unknown as Match
}

function whole(match: Match): { readonly end: Analysis; readonly told: readonly Analysis[] } {
  const told: Analysis[] = []
  const looking = analysing(module, match, HOW)
  for (;;) {
    const step = looking.next()
    if (step.done) return { end: step.value, told }
    if (step.value !== undefined) told.push(step.value)
  }
}

// . x x
// . x .
// o o .   Noughts could win in the last cell, and mark another one; crosses win.
const LOST = [1, 6, 2, 7, 4, 3, 0]

describe('an analysis', () => {
  const { end, told } = whole(played(...LOST))

  it('finds the decision that lost the match, what it cost, and what was better', () => {
    const blunders = end.decisions.filter(({ rating }) => rating === 'blunder')
    expect(blunders.at(-1)).toMatchObject({ seat: 1, seq: 5, turn: 6, answer: { type: 'mark', cell: 3 } })
    expect(blunders.at(-1)!.cost).toBeGreaterThan(50)
    expect(blunders.at(-1)!.candidates[0]).toMatchObject({ action: { type: 'mark', cell: 8 }, chance: 100 })
    expect(blunders.at(-1)!.candidates.some(({ action }) => (action as unknown as { cell: number }).cell === 3)).toBe(
      true,
    )
  })

  it('tells of each turn, and in the end who won', () => {
    expect(end.marks.map(({ turn, mover }) => [turn, mover])).toEqual([
      ...LOST.map((_, i) => [i + 1, i % 2]),
      [8, null],
    ])
    expect(end.marks.at(-1)).toMatchObject({ chances: [100, 0], errors: [0, 0] })
  })

  it('adds up for every seat', () => {
    for (const { start, dice, choices, others, end: result } of end.ledger)
      expect(Math.round(10 * (start + dice + choices + others))).toBe(Math.round(10 * result))
  })

  it('tells what is known so far, the first turn first, and never takes back how far it is', () => {
    expect(told[0]!.decisions).toEqual([])
    expect(told[0]!.done).toBeLessThan(0.1)
    expect(told.every(({ done }, i) => i === 0 || done >= told[i - 1]!.done)).toBe(true)
    expect(end.done).toBe(1)
  })

  it('says the same of the same match again, and is plain data', () => {
    expect(whole(played(...LOST)).end).toEqual(end)
    expect(JSON.parse(JSON.stringify(end))).toEqual(end)
  })

  it('says the same when several look at a share of it each', () => {
    const match = played(...LOST)
    const shares = [0, 1, 2].map((which) => {
      const looking = finding(module, match, HOW, { share: { which, of: 3 }, persons: null })
      for (;;) {
        const step = looking.next()
        if (step.done) return step.value as Findings
      }
    })
    expect(analysisOf(shares.toReversed())).toEqual(end)
    expect(analysisOf([shares[1]!]).done).toBeCloseTo(1 / 3)
  })

  it('looks most closely at what people did', () => {
    const rolled = (persons: readonly number[]): number => {
      const looking = finding(module, played(...LOST), HOW, { share: { which: 0, of: 1 }, persons })
      for (;;) {
        const step = looking.next()
        if (step.done) return step.value.rollouts
      }
    }
    expect(rolled([])).toBeLessThan(rolled([1]))
    expect(rolled([0, 1])).toBe(end.rollouts)
  })

  it('is not made of a match that is still running, nor where the computer cannot look ahead', () => {
    expect(() => analysing(module, played(0, 1), HOW).next()).toThrow('the game is still running')
    expect(() => analysing(plain, played(...LOST), HOW).next()).toThrow('cannot be analysed')
  })
})

const BY = { below: { best: 0.5, fine: 2, mistake: 5 }, benefit: 1 }

describe('a rating', () => {
  it('goes by what is sure of the cost', () => {
    expect([0.4, 0.5, 1.9, 2, 4.9, 5, 60].map((cost) => ratingOf(cost, 0, BY))).toEqual([
      'best',
      'fine',
      'fine',
      'mistake',
      'mistake',
      'blunder',
      'blunder',
    ])
    expect(ratingOf(6, 3, BY)).toBe('mistake')
    expect(sureCost(1, 3, BY)).toBe(0)
  })
})

describe('the words', () => {
  it('are complete in both languages, for every rating', () => {
    expect(catalogueGaps(analysisText)).toEqual([])
    for (const rating of RATINGS) expect(analysisText.en).toHaveProperty([`analysis.${rating}`])
  })
})

// A position in which nobody has a choice is no decision.
it('rates no answer that was the only one', () => {
  const forced = played(0, 1, 2, 4, 3, 5, 7, 6, 8)
  const { end } = whole(forced)
  expect(end.decisions.map(({ seq }) => seq)).not.toContain(8)
  expect((forced.log.at(-1)!.answer as unknown as Action).type).toBe('mark')
})
