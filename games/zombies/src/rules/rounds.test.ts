import { seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { zombies } from '../game.js'
import module from '../index.js'
import { isLastRound, isLastRoundBegun, roundOf } from './rounds.js'

const at = (turn: number, maxRounds: number) =>
  TestTable.at(module, `turn ${turn} red turn-start\nred hand fear`, { seats: 2, interruptMode: 'polled', maxRounds })

describe('rounds', () => {
  it('[ZMB-R.28] are counted where they are limited', () => {
    expect([1, 2, 3, 19, 20].map((turn) => roundOf(at(turn, 10).state)?.round)).toEqual([1, 1, 2, 10, 10])
    expect(roundOf(at(7, 0).state)).toBeNull()
    expect([18, 19, 20].map((turn) => isLastRound(at(turn, 10).state))).toEqual([false, true, true])
    expect([18, 19, 20].map((turn) => isLastRoundBegun(at(turn, 10).state))).toEqual([false, true, false])
  })

  it('[ZMB-R.28] are told in the terminal, the last as such', () => {
    const drawn = (turn: number): string =>
      module
        .draw(zombies.view(at(turn, 10).state, 0), gameSpeaker(module, 'en'))
        .map((line) => line.map(({ text }) => text).join(''))
        .join('\n')
    expect(drawn(3)).toContain('Turn 3, Red: start of the turn · round 2 of 10')
    expect(drawn(19)).toContain('round 10 of 10, the last')
  })

  it('[ZMB-R.28] announce the last of them once, before its first turn', () => {
    const engine = new Engine(zombies)
    const chance = seededChance('rounds')
    const start = engine.start(
      resolveOptions(zombies.options, { seats: 2, interruptMode: 'polled', maxRounds: 10, winZombies: 40 }),
      chance,
    )
    let { state } = start
    const told = [...start.events]
    while (state.outcome === null && state.turn < 21) {
      const { seat } = state.questions[0]!
      const { actions } = engine.choices(state, seat)
      const next = engine.apply(
        state,
        seat,
        actions.find(({ type }) => type === 'pass' || type === 'auto') ?? actions[0]!,
        chance,
      )
      if (!next.ok) throw new Error(next.refusal.rule)
      state = next.state
      told.push(...next.events)
    }
    const kinds = told.map(({ kind, data }) => (kind === 'turn' ? `turn ${data?.['turn']}` : kind))
    const last = kinds.flatMap((kind, i) => (kind === 'last-round' ? [kinds[i + 1]] : []))
    expect(last).toEqual(['turn 19'])
    expect(kinds).toContain('rounds-over')
  })
})
