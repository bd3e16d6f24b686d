import { playout } from '@shamble/bots'
import { NeedDice, ScriptedChance, TypedChance } from '@shamble/chance'
import { resolveOptions } from '@shamble/module'
import { knock, knockGame, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { BadInput, BrokenInvariant } from './bad-input.js'
import { Engine, HOST_SEAT, silently } from './engine.js'

const begin = (options = {}) =>
  TestTable.start(knock, options, { draws: options && 'seats' in options ? [5, 7, 2] : [5, 7] })

describe('answers', () => {
  it('[TABLE.1] a match that is over takes no more', () => {
    const table = begin().play('bob: resign')
    expect(table.refusal('ann: roll')).toEqual({ rule: 'TABLE.1' })
    expect(table.asked()).toEqual([])
  })

  it('[TABLE.2] a seat that is not asked may only interject', () => {
    const table = begin()
    expect(table.refusal('bob: roll')).toEqual({ rule: 'TABLE.2' })
    expect(table.play('bob: jeer').state.jeers).toBe(1)
    expect(table.asked()).toEqual(['ann: turn'])
  })

  it('[TABLE.3] the same click twice counts once', () => {
    const { engine, state } = begin()
    const first = engine.apply(state, 0, { type: 'walk' }, new ScriptedChance(), 0)
    expect(first.ok).toBe(true)
    const after = first.ok ? first.state : state
    expect(engine.apply(after, 0, { type: 'walk' }, new ScriptedChance(), 0)).toEqual({
      ok: false,
      refusal: { rule: 'TABLE.3' },
    })
    expect(engine.apply(after, 0, { type: 'walk' }, new ScriptedChance(), 1).ok).toBe(true)
  })

  it('that are stale because someone else acted are checked again and taken when still legal', () => {
    const table = begin().play('bob: jeer')
    const stale = table.engine.apply(table.state, 0, { type: 'walk' }, new ScriptedChance(), 0)
    expect(stale.ok).toBe(true)
  })

  it('[TABLE.4] time runs out only on questions with a clock', () => {
    const table = begin()
    expect(table.refusal('ann: expire')).toEqual({ rule: 'TABLE.4' })
    table.play('ann: knock').play('bob: expire')
    expect(table.state.score).toEqual([5, 0])
  })

  it('[TABLE.5] the turn limit ends the match', () => {
    const table = begin({ turnLimit: 2 }).play('ann: roll', { dice: [1] })
    expect(table.state.outcome).toBeNull()
    expect(table.play('bob: roll', { dice: [1] }).state.outcome).toEqual({
      winners: [],
      reason: 'turn-limit',
      rule: 'TABLE.5',
    })
  })

  it('[TABLE.6] only what is offered can be answered', () => {
    expect(begin().refusal('ann: block')).toEqual({ rule: 'TABLE.6' })
  })

  it('[TABLE.7] any seat may resign at any time; the others win', () => {
    expect(begin({ seats: 3 }).play('cat: resign').state.outcome).toEqual({
      winners: [0, 1],
      reason: 'resigned',
      rule: 'TABLE.7',
    })
  })

  it('[TABLE.8] the host ends a match once all agree; no seat can', () => {
    const { engine, state } = begin()
    expect(engine.apply(state, 0, { type: 'end' }, new ScriptedChance())).toEqual({
      ok: false,
      refusal: { rule: 'TABLE.2' },
    })
    const ended = engine.apply(state, HOST_SEAT, { type: 'end' }, new ScriptedChance())
    expect(ended.ok && ended.state.outcome).toEqual({ winners: [], reason: 'agreed', rule: 'TABLE.8' })
  })

  it('that are no actions at all are errors, not refusals', () => {
    const { engine, state } = begin()
    const give =
      (answer: unknown, seat = 0, seen = state.seq) =>
      () =>
        engine.apply(state, seat, answer, new ScriptedChance(), seen)
    expect(give(null)).toThrow('answer: expected an object, found null')
    expect(give({ type: 'fly' })).toThrow(
      'answer.type: expected one of walk, roll, show, knock, jeer, block, pass, omen, note, found "fly"',
    )
    expect(give({ type: 'walk', far: true })).toThrow('answer.far: unknown field')
    expect(give({ type: 'resign', now: 1 })).toThrow(BadInput)
    expect(give({ type: 'walk' }, 7)).toThrow('seat: there is no player 7')
    expect(give({ type: 'walk' }, 0, 99)).toThrow('seq: this match has not come to 99')
    expect(give({ type: 'walk' }, 0, 0.5)).toThrow(BadInput)
  })

  it('never change the state that they were applied to, refused or not', () => {
    const { engine, state } = begin()
    const before = JSON.stringify(state)
    engine.apply(state, 0, { type: 'roll' }, new ScriptedChance({ dice: [3] }))
    engine.apply(state, 1, { type: 'roll' }, new ScriptedChance())
    expect(JSON.stringify(state)).toBe(before)
  })
})

describe('windows', () => {
  it('ask all at once, in any order of answers', () => {
    for (const order of [
      ['bob', 'cat'],
      ['cat', 'bob'],
    ]) {
      const table = begin({ seats: 3 }).play('ann: knock')
      expect(table.asked()).toEqual(['bob: knock', 'cat: knock'])
      for (const seat of order) table.play(`${seat}: pass`)
      expect(table.state.score).toEqual([5, 0, 0])
    }
  })

  it('close on the first answer where their spec says so', () => {
    const table = begin({ seats: 3 }).play('ann: knock').play('cat: block')
    expect(table.state.score).toEqual([0, 0, 0])
    expect(table.asked()).toEqual(['bob: turn'])
  })

  it('[TABLE.3] take no answer that was meant for an earlier question', () => {
    const table = begin({ seats: 3 }).play('ann: knock')
    const meant = table.state.seq
    table.play('bob: pass').play('cat: pass').play('bob: knock')
    const late = (seen: number) => table.engine.apply(table.state, 2, { type: 'block' }, new ScriptedChance(), seen)
    expect(table.engine.apply(table.state, 0, { type: 'block' }, new ScriptedChance(), meant)).toEqual({
      ok: false,
      refusal: { rule: 'TABLE.3' },
    })
    expect(late(table.state.seq).ok).toBe(true)
  })

  it('tell nobody who has passed', () => {
    const table = begin({ seats: 3 }).play('ann: knock')
    const seen = (viewer: string) => ({ ...table.view(viewer), seq: 0 })
    const before = [seen('ann'), seen('cat'), seen('spectator')]
    table.play('bob: pass')
    expect([seen('ann'), seen('cat'), seen('spectator')]).toEqual(before)
  })
})

describe('real dice', () => {
  it('stop the answer until they are typed in, and machine draws stay the same meanwhile', () => {
    const engine = new Engine(knockGame)
    const options = resolveOptions(knockGame.options)
    let n = 0
    const machine = { ...new ScriptedChance(), draw: (bag: readonly number[]) => bag[n++ % bag.length] } as never
    const nobody = (): boolean => false
    const first = new TypedChance([], machine, nobody)
    const { state } = engine.start(options, first)
    const again = new TypedChance(first.known, machine, nobody)
    expect(engine.start(options, again).state).toEqual(state)
    const attempt = (rolled: number[][]) => {
      const known = rolled.map((outcome) => ({ outcome, by: 'all' as const }))
      return engine.apply(state, 0, { type: 'roll' }, new TypedChance(known, machine, nobody))
    }
    expect(() => attempt([])).toThrow(NeedDice)
    const rolled = attempt([[6]])
    expect(rolled.ok && rolled.state.score).toEqual([6, 0])
    expect(() => attempt([[7]])).toThrow('1d6 is needed, [7] is recorded')
  })
})

describe('the steps of an answer', () => {
  /** What a roll of three dice is told by: the score after each step, what fell in it, and its passage. */
  function toldOf(passages: readonly (string | null | undefined)[]) {
    const { turn } = knockGame.frames
    const thrice: typeof turn = {
      ...turn,
      answer(s, _f, seat, _action, play) {
        for (const passage of passages) {
          if (passage !== undefined) play.passage?.(passage)
          const die = play.chance.die(6, 'KNOCK-1.2')
          s.score[seat]! += die
          play.emit?.({ kind: 'gained', rule: 'KNOCK-1.2', seat, dice: [die], data: { points: die } })
          play.beat?.()
        }
        s.turn++
      },
    }
    const game = { ...knockGame, frames: { ...knockGame.frames, turn: thrice } }
    const engine = new Engine(game, 'with-beats')
    const state = engine.begin(resolveOptions(game.options), silently(new ScriptedChance({ draws: [1, 2] })))
    const applied = engine.apply(state, 0, { type: 'roll' }, new ScriptedChance({ dice: [3, 4, 1] }))
    if (!applied.ok) throw new Error('refused')
    expect(applied.beats.flatMap(({ events }) => events)).toEqual(applied.events)
    expect(applied.beats.at(-1)!.state).toBe(applied.state)
    return applied.beats
      .filter(({ events }) => events.length > 0)
      .map((step) => [step.state.score[0], step.events.map(({ dice }) => dice![0]), step.passage ?? null])
  }

  it('are before each roll as they were when the die was thrown', () => {
    expect(toldOf([undefined, undefined, undefined])).toEqual([
      [3, [3], null],
      [7, [4], null],
      [8, [1], null],
    ])
  })

  it('are one as long as a passage has one name, whatever is rolled in it', () => {
    expect(toldOf(['walks', 'walks', 'walks'])).toEqual([[8, [3, 4, 1], 'walks']])
    expect(toldOf(['walks', undefined, 'bites'])).toEqual([
      [7, [3, 4], 'walks'],
      [8, [1], 'bites'],
    ])
  })

  it('are told one by one again when a passage is over', () => {
    expect(toldOf([undefined, 'walks', null])).toEqual([
      [3, [3], null],
      [7, [4], 'walks'],
      [8, [1], null],
    ])
  })
})

describe('a broken game', () => {
  it('that asks without any answer is named with its frames', () => {
    const game = { ...knockGame, frames: { ...knockGame.frames, turn: { ...knockGame.frames.turn, offer: () => {} } } }
    const engine = new Engine(game)
    const chance = new ScriptedChance({ draws: [1, 2] })
    const state = engine.begin(resolveOptions(game.options), silently(chance))
    const limits = { mostDecisions: 10, mostTurns: 10 }
    expect(() => playout(engine, state, silently(chance), () => 0, limits)).toThrow(
      'seat 0 is asked but has no legal answer: turn:0',
    )
  })

  it('that neither asks nor ends is stopped', () => {
    const game = { ...knockGame, frames: { ...knockGame.frames, turn: { ...knockGame.frames.turn, run: () => {} } } }
    const start = () => new Engine(game).start(resolveOptions(game.options), new ScriptedChance({ draws: [1, 2] }))
    expect(start).toThrow(BrokenInvariant)
  })
})
