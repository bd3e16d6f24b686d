import { atOnce, judging } from '@shamble/bots'
import { seededChance } from '@shamble/chance'
import { canonical, Engine, type Plain, unwatched } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import game from '../index.js'
import { CLOSED, type Dawn, FRAN, INFECTED, mallOf, ZOMBIE_SEAT } from '../state.js'
import { evaluate, fit } from './evaluation.js'
import { houseBot } from './index.js'
import { lookahead } from './lookahead.js'

const engine = new Engine(game.game)
const module = game as unknown as GameModule

/** A match of the house's, and who is asked before each of its answers. */
function* matchOf(options: Readonly<Record<string, Plain>>, seed: string, answers: number) {
  const play = unwatched(seededChance(seed))
  const s = engine.begin(resolveOptions(game.game.options, options), play) as Dawn
  for (let i = 0; i < answers && s.outcome === null; i++) {
    const { seat } = s.questions[0]!
    yield { s, seat }
    engine.step(s, seat, lookahead.policy(s, seat, engine.choices(s, seat), null), play)
  }
}

describe('looking ahead in Dawn of the Dead', () => {
  it('plays both sides as the house does, without a view, and leaves the world as it was', () => {
    const sides = new Set<number>()
    for (const { s, seat } of matchOf({}, 'policy', 60)) {
      const view = game.game.view(s, seat)
      const world = game.game.guess(view, seededChance('world')) as Dawn
      const before = canonical(world as never)
      const choices = engine.choices(world, seat)
      const own = lookahead.policy(world, seat, choices, null)
      expect(canonical(world as never)).toBe(before)
      const known = { seat, view, choices, events: [] }
      expect(own).toEqual(houseBot(seat).decide(known))
      sides.add(seat)
    }
    expect([...sides].sort()).toEqual([0, 1])
  })

  it('has plans that begin with different legal answers, none of them the house’s, and go on with legal ones', () => {
    let followed = 0
    for (const { s, seat } of matchOf({}, 'plans', 80)) {
      const choices = engine.choices(s, seat)
      const plans = lookahead.plans!(s, seat, choices, 4)
      const own = lookahead.policy(s, seat, choices, null)
      expect(plans.length).toBeLessThanOrEqual(4)
      const answers = [own, ...plans.map(({ action }) => action)].map((action) => canonical(action as never))
      expect(new Set(answers).size).toBe(answers.length)
      for (const { action, next } of plans) {
        const after = game.game.clone(s) as Dawn
        engine.step(after, seat, action, unwatched(seededChance('after')))
        if (after.outcome !== null || after.questions[0]!.seat !== seat) continue
        const meant = next!(after, seat, engine.choices(after, seat))
        expect(engine.refusal(after, seat, meant!)).toBeNull()
        followed++
      }
    }
    expect(followed).toBeGreaterThan(3)
  })

  it('makes the mistakes of people with answers that are offered', () => {
    for (const { s, seat } of matchOf({}, 'lapses', 60))
      for (const kind of ['greedy', 'timid'] as const) {
        const slip = lookahead.lapse!(s, seat, engine.choices(s, seat), kind)
        if (slip !== null) expect(engine.refusal(s, seat, slip)).toBeNull()
      }
  })

  it('lets timid zombies stay where they are', () => {
    let stirred = 0
    for (const { s, seat } of matchOf({}, 'lapses', 200)) {
      if (seat !== ZOMBIE_SEAT || s.questions[0]!.kind !== 'free') continue
      const choices = engine.choices(s, seat)
      expect(lookahead.lapse!(s, seat, choices, 'timid')).toMatchObject({ type: 'finish' })
      if (lookahead.policy(s, seat, choices, null).type !== 'finish') stirred++
    }
    expect(stirred).toBeGreaterThan(0)
  })

  it('knows who is ahead: people by closed doors, zombies by an infection', () => {
    const { s } = [...matchOf({}, 'evaluation', 60)].at(-1)!
    const before = evaluate(s)
    const hurt = game.game.clone(s) as Dawn
    hurt.status[FRAN] = INFECTED
    hurt.status[0] = INFECTED
    expect(evaluate(hurt)[ZOMBIE_SEAT]).toBeGreaterThan(before[ZOMBIE_SEAT]!)
    expect(evaluate(hurt)[0]).toBeLessThan(before[0]!)
    const empty = game.game.clone(s) as Dawn
    for (const door of mallOf(s).mainDoors) empty.doors[door] = CLOSED
    empty.where = empty.where.map((where) => Math.min(where, -3))
    empty.unitAt.fill(-1)
    expect(evaluate(empty)[0]).toBeGreaterThan(before[0]!)
  })

  it('weighs everything that it names, for each side by itself', () => {
    expect(Object.keys(fit.evaluation.weights)).toEqual(Object.keys(fit.features))
    const { s } = [...matchOf({}, 'rows', 20)].at(-1)!
    const [people, zombies] = fit.of(s)
    const half = Object.keys(fit.features).length / 2
    expect(people!.slice(half).every((value) => value === 0)).toBe(true)
    expect(zombies!.slice(half)).toEqual(people!.slice(0, half))
    const together = [...matchOf({ mode: 'coop-3' }, 'rows', 12)].at(-1)!.s
    expect(new Set(evaluate(together)).size).toBe(1)
  })

  it('remembers values that were seen, as plain data', () => {
    const { s } = [...matchOf({}, 'memory', 40)].at(-1)!
    const view = game.game.view(s, 0)
    const [unit] = view.units
    const seen = { ...view, units: [{ ...unit!, value: 5 }, ...view.units.slice(1)] }
    const hidden = { ...view, units: [{ ...unit!, value: 0 }, ...view.units.slice(1)] }
    const mind = lookahead.memory!.note(null, seen, [])
    expect(structuredClone(mind)).toEqual(mind)
    expect(lookahead.memory!.recall(mind, hidden).units[0]!.value).toBe(5)
  })

  it('judges by what the seat sees: another world with the same view gives the same', () => {
    const effort = { candidates: 2, screen: 6, finalists: 1, check: 1, doubt: 1 }
    for (const { s, seat } of matchOf({}, 'peek', 60)) {
      if (lookahead.plans!(s, seat, engine.choices(s, seat), 2).length < 2) continue
      const view = game.game.view(s, seat)
      const other = game.game.guess(view, seededChance('elsewhere')) as Dawn
      const [one, two] = [s, other].map((world) =>
        atOnce(
          judging(module, { seat, view: game.game.view(world, seat), choices: engine.choices(world, seat) }, effort, 5),
        ),
      )
      expect(two).toEqual(one)
      expect(one!.ranking.length).toBeGreaterThan(1)
      expect(engine.refusal(s, seat, one!.best as never)).toBeNull()
      return
    }
    throw new Error('no decision with two plans')
  })
})
