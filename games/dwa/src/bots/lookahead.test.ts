import { atOnce, judging } from '@shamble/bots'
import { seededChance } from '@shamble/chance'
import { canonical, Engine, type Plain, unwatched } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import game from '../index.js'
import type { Dwa } from '../state.js'
import { evaluate, fit } from './evaluation.js'
import { houseBot } from './index.js'
import { lookahead } from './lookahead.js'

const engine = new Engine(game.game)
const module = game as unknown as GameModule

/** A match of the house's, and who is asked before each of its answers. */
function* matchOf(options: Readonly<Record<string, Plain>>, seed: string, answers: number) {
  const play = unwatched(seededChance(seed))
  const s = engine.begin(resolveOptions(game.game.options, options), play) as Dwa
  for (let i = 0; i < answers && s.outcome === null; i++) {
    const { seat } = s.questions[0]!
    yield { s, seat }
    engine.step(s, seat, lookahead.policy(s, seat, engine.choices(s, seat), null), play)
  }
}

describe('looking ahead in Dead Walk Again', () => {
  it('plays as the house does, without a view, and leaves the world as it was', () => {
    let compared = 0
    for (const { s, seat } of matchOf({}, 'policy', 40)) {
      const before = canonical(s as never)
      const choices = engine.choices(s, seat)
      const own = lookahead.policy(s, seat, choices, null)
      expect(canonical(s as never)).toBe(before)
      const known = { seat, view: game.game.view(s, seat), choices, events: [] }
      expect(own).toEqual(houseBot(seat).decide(known, seededChance('none')))
      compared++
    }
    expect(compared).toBe(40)
  })

  it('has plans that begin with different legal answers, none of them the house’s, and hold for one turn', () => {
    let planned = 0
    for (const { s, seat } of matchOf({}, 'plans', 60)) {
      const choices = engine.choices(s, seat)
      const plans = lookahead.plans!(s, seat, choices, 3)
      const own = lookahead.policy(s, seat, choices, null)
      const answers = [own, ...plans.map(({ action }) => action)].map((action) => canonical(action as never))
      expect(new Set(answers).size).toBe(answers.length)
      for (const { action, next } of plans) {
        expect(engine.refusal(s, seat, action)).toBeNull()
        expect(next!(s, seat, choices)).toEqual(action)
        const later = { ...s, turn: s.turn + 1 }
        expect(next!(later, seat, choices)).toBeNull()
        planned++
      }
      for (const kind of ['greedy', 'timid'] as const) {
        const slip = lookahead.lapse!(s, seat, choices, kind)
        if (slip !== null) expect(engine.refusal(s, seat, slip)).toBeNull()
      }
    }
    expect(planned).toBeGreaterThan(3)
  })

  it('thinks less of a team that has lost somebody, and gives the dead what the teams have not', () => {
    const { s } = [...matchOf({ zombieSeat: true }, 'evaluation', 20)].at(-1)!
    const before = evaluate(s)
    expect(before[0]! + before[1]!).toBeCloseTo(1, 9)
    const worse = game.game.clone(s) as Dwa
    worse.humans.find(({ team }) => team === 0)!.whereabouts = 'dead'
    expect(evaluate(worse)[0]).toBeLessThan(before[0]!)
    expect(Object.keys(fit.evaluation.weights)).toEqual(Object.keys(fit.features))
    expect(fit.of(s)[0]).toHaveLength(Object.keys(fit.features).length)
  })

  it('judges an ending by its degree', () => {
    const { s } = [...matchOf({ zombieSeat: true }, 'result', 2)].at(-1)!
    const ended = (result: string) => ({ ...s, result: [result] }) as Dwa
    expect(['major', 'minor', 'deadMinor', 'deadMajor'].map((result) => lookahead.result!(ended(result), 0))).toEqual([
      1, 0.75, 0.25, 0,
    ])
    expect(lookahead.result!(ended('minor'), 1)).toBe(0.25)
  })

  it('judges plans, and the same for the same seed', () => {
    const effort = { candidates: 1, screen: 6, finalists: 0, check: 0, doubt: 1 }
    for (const { s, seat } of matchOf({}, 'plans', 60)) {
      const choices = engine.choices(s, seat)
      if (lookahead.plans!(s, seat, choices, 1).length === 0) continue
      const position = { seat, view: game.game.view(s, seat), choices }
      const one = atOnce(judging(module, position, effort, 5))
      expect(one.ranking).toHaveLength(2)
      expect(atOnce(judging(module, position, effort, 5))).toEqual(one)
      return
    }
    throw new Error('no plan')
  })
})
