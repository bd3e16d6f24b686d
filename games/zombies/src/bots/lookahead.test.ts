import { ANALYSIS, atOnce, explained, judging, winChances } from '@shamble/bots'
import { seededChance } from '@shamble/chance'
import { Engine, unwatched } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import game from '../index.js'
import type { Zombies } from '../state.js'
import { evaluate, fit } from './evaluation.js'
import { houseBot } from './index.js'
import { lookahead } from './lookahead.js'

const engine = new Engine(game.game)
const module = game as unknown as GameModule

/** A match of the house's, and what is to be looked at before each of its answers. */
function* matchOf(seats: number, seed: string, answers: number): Generator<{ s: Zombies; seat: number }> {
  const play = unwatched(seededChance(seed))
  const s = engine.begin(resolveOptions(game.game.options, { seats, interruptMode: 'polled' }), play) as Zombies
  for (let i = 0; i < answers && s.outcome === null; i++) {
    const { seat } = s.questions[0]!
    yield { s, seat }
    engine.step(s, seat, lookahead.policy(s, seat, engine.choices(s, seat), null), play)
  }
}

describe('looking ahead in Zombies!!!', () => {
  it('plays as the house does by the numbers of the house, without a view', () => {
    const untuned = lookahead.tunable!.policy({})
    let compared = 0
    for (const { s, seat } of matchOf(3, 'policy', 120)) {
      const choices = engine.choices(s, seat)
      const known = { seat, view: game.game.view(s, seat), choices, events: [] }
      expect(untuned.answer(s, seat, choices)).toEqual(houseBot(seat).decide(known, seededChance('none')))
      compared++
    }
    expect(compared).toBe(120)
  })

  it('offers candidates that are legal, and no more than are wanted', () => {
    for (const { s, seat } of matchOf(2, 'candidates', 120)) {
      const choices = engine.choices(s, seat)
      const candidates = lookahead.candidates(s, seat, choices, 4)
      expect(candidates.length).toBeLessThanOrEqual(4)
      for (const action of candidates) expect(choices.actions).toContainEqual(action)
      for (const kind of ['greedy', 'timid'] as const) {
        const slip = lookahead.lapse!(s, seat, choices, kind)
        if (slip !== null) expect(choices.actions).toContainEqual(slip)
      }
    }
  })

  it('shares the chances among the seats, and knows who is ahead', () => {
    for (const { s } of matchOf(4, 'evaluation', 50)) {
      const before = evaluate(s)
      expect(before.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      const ahead = game.game.clone(s)
      ahead.reserve[2] = 20
      expect(evaluate(ahead)[2]).toBeGreaterThan(before[2]! + 0.1)
      expect(fit.of(s)[0]).toHaveLength(Object.keys(fit.features).length)
    }
    expect(Object.keys(fit.evaluation.weights)).toEqual(Object.keys(fit.features))
  })

  it('judges by what the seat sees: another world with the same view gives the same', () => {
    const effort = { ...ANALYSIS, candidates: 2, screen: 6, check: 2 }
    const { s, seat } = [...matchOf(2, 'peek', 40)].at(-1)!
    const other = game.game.guess(game.game.view(s, seat), seededChance('elsewhere')) as Zombies
    expect(other.hands).not.toEqual(s.hands)
    const [one, two] = [s, other].map((world) => {
      const position = { seat, view: game.game.view(world, seat), choices: engine.choices(world, seat) }
      return atOnce(judging(module, position, effort, 5))
    })
    expect(two).toEqual(one)
    expect(engine.refusal(s, seat, one!.best as never)).toBeNull()
    const reasons = explained(module, game.game.view(s, seat), one!)
    expect(reasons[0]).toMatchObject({ action: one!.best, rule: expect.stringMatching(/^ZMB-/) })
    expect(reasons).toHaveLength(one!.ranking.length)
  })

  it('sees that a collection one zombie short is nearly won', () => {
    const { s } = [...matchOf(2, 'near', 30)].at(-1)!
    s.reserve[1] = 24
    const { chances } = atOnce(winChances(module, { state: s }, 4, 1))
    expect(chances[1]).toBeGreaterThan(0.8)
    expect(chances[0]! + chances[1]!).toBeCloseTo(1, 9)
  })
})
