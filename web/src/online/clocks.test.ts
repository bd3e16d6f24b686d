import type { Moment, Notice } from '@shamble/host'
import { describe, expect, it } from 'vitest'
import { missedBetween, type Standing } from './clocks.js'

const asked = { seat: 1, kind: 'tile', since: 4, timed: false }
const before: Standing = {
  questions: [asked],
  clocks: [{ seat: 1, left: 5_000, runs: true }],
  over: false,
  inWindow: false,
  proposal: null,
  at: 1_000,
}
const next = (change: Partial<Moment>, kinds: readonly string[] = []): Extract<Notice, { type: 'moment' }> => ({
  type: 'moment',
  moment: { questions: [{ ...asked, since: 5 }], outcome: null, proposal: null, ...change } as Moment,
  events: kinds.map((kind) => ({ kind, rule: 'TABLE.9' }) as never),
  steps: [],
  more: false,
})

describe('what someone should hear of although no move says it', () => {
  it('is that a clock ran out and the game went on', () => {
    expect(missedBetween(before, next({}), 5_990)).toEqual([{ what: 'timeUp', seat: 1 }])
    expect(missedBetween(before, next({}), 4_000)).toEqual([])
  })

  it('is nothing while the question is still open, or where a window has passed', () => {
    expect(missedBetween(before, next({ questions: [asked] }), 9_000)).toEqual([])
    const timed = { ...before, questions: [{ ...asked, timed: true }] }
    expect(missedBetween({ ...timed, inWindow: true }, next({}), 9_000)).toEqual([])
    // Where the rules have a clock for a turn, that it ran out is told as well.
    expect(missedBetween(timed, next({}), 9_000)).toEqual([{ what: 'timeUp', seat: 1 }])
  })

  it('is that something was not agreed to, and nothing where it was', () => {
    for (const kind of ['end', 'undo'] as const) {
      const waiting = { ...before, proposal: { kind, by: 0, waitsFor: [1] } }
      expect(missedBetween(waiting, next({ questions: [asked] }), 2_000)).toEqual([{ what: kind, asked: [1] }])
      expect(missedBetween(waiting, next({ questions: [asked], proposal: waiting.proposal }), 2_000)).toEqual([])
    }
    const [end, undo] = (['end', 'undo'] as const).map((kind) => ({
      ...before,
      proposal: { kind, by: 0, waitsFor: [1] },
    }))
    expect(missedBetween(end!, next({ questions: [], outcome: { winners: [] } as never }), 2_000)).toEqual([])
    expect(missedBetween(undo!, next({}, ['table.undone']), 2_000)).toEqual([])
  })
})
