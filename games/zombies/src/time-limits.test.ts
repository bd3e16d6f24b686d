import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import type { Zombies } from './state.js'
import { timeLimits } from './time-limits.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 3, interruptMode: 'timed', ...options })

const HANDS = ['red hand fear, grenade', 'blue hand fear, grenade', 'green hand claustrophobia, skateboard']

/** What everybody who is asked is given: seat, seconds, and the name under which they are counted. */
const times = (s: Zombies) =>
  s.questions.map((question) => {
    const allowed = timeLimits.allows(s, question)
    return [s.words[question.seat], (allowed?.milliseconds ?? 0) / 1000, allowed?.budget ?? null]
  })

describe('the time limits of online play', () => {
  it('[ZMB-W.h] windows that block have a time of their own, by option', () => {
    const announced = (options = {}) =>
      times(at(['turn 5 red turn-start', ...HANDS], options).play('red: play fear on blue').state)
    expect(announced()).toEqual([
      ['blue', 10, null],
      ['green', 10, null],
    ])
    expect(announced({ responseSeconds: 25 })).toEqual([
      ['blue', 25, null],
      ['green', 25, null],
    ])
    const moving = ['turn 5 red pre-move', ...HANDS]
    expect(times(at(moving).state).map(([, seconds]) => seconds)).toEqual([4, 4, 4])
    expect(times(at(moving, { moveWindowSeconds: 9 }).state).map(([, seconds]) => seconds)).toEqual([9, 9, 9])
    expect(times(at(['turn 5 red tile corner_t', ...HANDS]).state)).toEqual([
      ['blue', 10, null],
      ['green', 10, null],
    ])
  })

  it('[ZMB-W.m] the active player has a number of seconds for all decisions of one turn', () => {
    expect(times(at(['turn 5 red move 2 of 3', ...HANDS]).state)).toEqual([['red', 120, 'turn 5']])
    expect(times(at(['turn 5 red discard', ...HANDS], { turnSeconds: 60 }).state)).toEqual([['red', 60, 'turn 5']])
    expect(times(at(['turn 6 blue place corner_t by blue', ...HANDS]).state)).toEqual([['blue', 120, 'turn 6']])
  })

  it('[ZMB-W.m] another player has three responses for a tile or for steering, in all', () => {
    const tile = at(['turn 5 red place helipad_town by blue', ...HANDS]).state
    expect(times(tile)).toEqual([['blue', 30, 'turn 5, tile of seat 1']])
    const steered = at(['turn 5 red move 2 of 3', ...HANDS, 'effects brain-cramp green']).state
    expect(times(steered)).toEqual([['green', 30, 'turn 5, steering of seat 2']])
  })

  it('[ZMB-W.g] another person who could still play a card has a moment to interrupt', () => {
    const { state } = at(['turn 5 red pre-zombie', ...HANDS])
    expect(timeLimits.grace!(state, 0, [1, 2])).toBe(1_500)
    expect(timeLimits.grace!(at(['turn 5 red pre-zombie', ...HANDS], { graceMs: 300 }).state, 0, [1])).toBe(300)
    // Nobody but bots is there; nobody has a card; a player who interrupts is not held up themselves.
    expect(timeLimits.grace!(state, 0, [])).toBe(0)
    expect(
      timeLimits.grace!(at(['turn 5 red pre-zombie', 'red hand fear', 'blue played 1 hand fear']).state, 0, [1]),
    ).toBe(0)
    expect(timeLimits.grace!(state, 1, [0, 2])).toBe(0)
    // Where everybody is asked there is a clock instead.
    expect(timeLimits.grace!(at(['turn 5 red pre-move', ...HANDS]).state, 0, [1, 2])).toBe(0)
    expect(timeLimits.grace!(at(['turn 5 red move 2 of 3', ...HANDS]).state, 0, [1, 2])).toBe(0)
  })

  it('[ZMB-W.h] where windows are polled no clock runs', () => {
    const { state } = at(['turn 5 red pre-zombie', ...HANDS], { interruptMode: 'polled' })
    expect(timeLimits.allows(state, state.questions[0]!)).toBeNull()
    expect(timeLimits.grace!(state, 0, [1, 2])).toBe(0)
  })
})
