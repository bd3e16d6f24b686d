import { resolveOptions } from '@shamble/module'
import { playSeries, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { winsBefore } from './feud.js'
import { rooftopDuel } from './game.js'
import module from './index.js'

const OPEN = {
  customRoof: {
    width: 2000,
    depth: 1000,
    starts: [
      [100, 500],
      [1900, 500],
    ],
  },
}
/** Ash, to shoot, is as often hurt as this; Reed has one wound, and the next hit ends the duel. */
const lastShot = (wounds: number, options: Record<string, number> = {}) =>
  TestTable.at(
    module,
    `roof custom / turn 5, ash, 3 points / ash 500 500, wounds ${wounds}, ammunition 6 / reed 925 500, wounds 1, ammunition 6`,
    { ...OPEN, ...options },
  ).play('ash: shoot', { dice: [5, 5] })

describe('a feud', () => {
  it('[RD-6.1] counts won duels, and the longest move stays as it is', () => {
    const { state } = lastShot(0, { movement: 300, reedWins: 2 })
    expect(state.outcome?.winners).toEqual([0])
    expect(module.sequel!(state)).toEqual({ movement: 300, ashWins: 1, reedWins: 2, ashWounds: 0, reedWounds: 0 })
  })

  it.each([
    [1, true],
    [2, false],
  ])('[RD-6.1] goes on after the win that follows %i others: %s', (ashWins, goesOn) => {
    expect(module.sequel!(lastShot(0, { ashWins, reedWins: 2 }).state) !== null).toBe(goesOn)
  })

  it('[RD-6.1] a draw counts for nobody', () => {
    const drawn = { ...lastShot(0).state, outcome: { winners: [], reason: 'nightfall', rule: 'RD-4.3' } }
    expect(module.sequel!(drawn)).toMatchObject({ ashWins: 0, reedWins: 0, ashWounds: 0, reedWounds: 0 })
  })

  it('[RD-6.2] a player who has won goes on with the wounds of the duel, and the player who has lost is unhurt', () => {
    const handed = module.sequel!(lastShot(1).state)
    expect(handed).toMatchObject({ ashWounds: 1, reedWounds: 0 })
    const next = TestTable.start(module, { ...handed, roof: 'chimneys' })
    expect(next.state.wounds).toEqual([1, 0])
    expect(next.events.slice(0, 3)).toEqual([
      { kind: 'feud', rule: 'RD-6.1', data: { ash: 1, reed: 0 } },
      { kind: 'hurt', rule: 'RD-6.2', seat: 0, data: { count: 1 } },
      expect.objectContaining({ kind: 'placed' }),
    ])
    expect(TestTable.start(module).events[0]).toMatchObject({ kind: 'placed' })
  })

  it('[RD-6.1] is won by the third win, in five won duels at the latest', () => {
    const { matches, broken } = playSeries(module as never, { matches: 40, seed: 'feud', options: { movement: 900 } })
    expect(broken).toEqual([])
    const won = matches.filter(({ state }) => state.outcome!.winners.length > 0)
    expect(won.length).toBeGreaterThanOrEqual(3)
    expect(won.length).toBeLessThanOrEqual(5)
    expect(module.sequel!(matches.at(-1)!.state as never)).toBeNull()
    expect(matches.map(({ state }) => winsBefore(state.options).reduce((sum, wins) => sum + wins))).toEqual(
      [...matches.keys()].map((i) => won.filter((match) => matches.indexOf(match) < i).length),
    )
  })

  it('[RD-6.2] nobody begins a duel with a wound that would end it', () => {
    expect(() => resolveOptions(rooftopDuel.options, { ashWounds: 2 })).toThrow(
      'options.ashWounds: expected a whole number from 0 to 1, found 2',
    )
  })
})
