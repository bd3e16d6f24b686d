import { atOnce, judging, Rollouts } from '@shamble/bots'
import { seededChance } from '@shamble/chance'
import { Engine, type Plain, samePlain, unwatched } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import game from '../index.js'
import { masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import { evaluate, fit } from './evaluation.js'
import { houseBot } from './index.js'
import { lookahead } from './lookahead.js'

const engine = new Engine(game.game)
const module = game as unknown as GameModule

/** A match of the house's, and who is asked before each of its answers. */
function* matchOf(options: Readonly<Record<string, Plain>>, seed: string, answers: number) {
  const play = unwatched(seededChance(seed))
  const s = engine.begin(resolveOptions(game.game.options, options), play) as DeadDice
  for (let i = 0; i < answers && s.outcome === null; i++) {
    const { seat } = s.questions[0]!
    yield { s, seat }
    engine.step(s, seat, lookahead.policy(s, seat, engine.choices(s, seat), null), play)
  }
}

describe('looking ahead in Dead Dice', () => {
  it('plays as the house does, without a view', () => {
    let compared = 0
    for (const { s, seat } of matchOf({}, 'policy', 200)) {
      const choices = engine.choices(s, seat)
      const known = { seat, view: game.game.view(s, seat), choices, events: [] }
      expect(lookahead.policy(s, seat, choices, null)).toEqual(houseBot(seat).decide(known, seededChance('none')))
      compared++
    }
    expect(compared).toBeGreaterThan(100)
  })

  it('offers candidates that are legal, no more than are wanted, and none to a game master', () => {
    const asked = new Set<number>()
    for (const { s, seat } of matchOf({ gameMaster: 'human', players: 2 }, 'candidates', 150)) {
      const choices = engine.choices(s, seat)
      const candidates = lookahead.candidates(s, seat, choices, 4)
      expect(candidates.length).toBeLessThanOrEqual(seat === masterSeat(s) ? 0 : 4)
      for (const action of candidates) expect(engine.refusal(s, seat, action)).toBeNull()
      for (const kind of ['greedy', 'timid'] as const) {
        const slip = lookahead.lapse!(s, seat, choices, kind)
        if (slip !== null) expect(choices.actions.some((action) => samePlain(action, slip))).toBe(true)
      }
      if (candidates.length > 0 || seat === masterSeat(s)) asked.add(seat)
    }
    expect([...asked].sort()).toEqual([0, 1, 2])
  })

  it('gives the dead no chance, and the living a worse one once they are infected', () => {
    const { s } = [...matchOf({}, 'evaluation', 60)].at(-1)!
    const before = evaluate(s)
    const worse = game.game.clone(s) as DeadDice
    worse.survivors[0]!.turnsIn = 1
    worse.survivors[1]!.fate = 'eaten'
    const after = evaluate(worse)
    expect(after[0]).toBeLessThan(before[0]!)
    expect(after[1]).toBeLessThan(0.1)
    expect(Object.keys(fit.evaluation.weights)).toEqual(Object.keys(fit.features))
    expect(fit.of(s)[0]).toHaveLength(Object.keys(fit.features).length)
  })

  it('[DD-16.6] guesses at a game master who has Menace and a plan for it, and plays on in such worlds', () => {
    let played = 0
    for (const { s, seat } of matchOf({}, 'worlds', 160)) {
      if (s.deadTurn === 0 || played === 12) continue
      const view = game.game.view(s, seat)
      const rollouts = new Rollouts(module, played, lookahead.memory!.note(null, view, []))
      const world = rollouts.world(view, 0) as unknown as DeadDice
      expect(world.master.menace).toBeGreaterThan(0)
      expect(world.master.plan.left).toBeGreaterThan(0)
      expect(engine.choices(world, seat)).toMatchObject({ actions: engine.choices(s, seat).actions })
      for (const chance of rollouts.play(world as never, 0, null, 2)) expect(chance).toBeLessThanOrEqual(1)
      played++
    }
    expect(played).toBe(12)
  })

  it('judges by what the seat sees: another world with the same view gives the same', () => {
    const effort = { candidates: 3, screen: 6, finalists: 1, check: 2, doubt: 1 }
    for (const { s, seat } of matchOf({}, 'peek', 200)) {
      if (s.questions[0]!.kind !== 'turn') continue
      const view = game.game.view(s, seat)
      const other = game.game.guess(view, seededChance('elsewhere')) as DeadDice
      const [one, two] = [s, other].map((world) =>
        atOnce(
          judging(module, { seat, view: game.game.view(world, seat), choices: engine.choices(world, seat) }, effort, 5),
        ),
      )
      expect(two).toEqual(one)
      expect(one!.ranking.length).toBeGreaterThan(1)
      return
    }
    throw new Error('nobody fought')
  })
})
