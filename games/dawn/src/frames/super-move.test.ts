import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'

const board = (text: string, options: Record<string, Plain> = {}, dice: number[] = []) =>
  TestTable.at(module, text, options, { dice })
type Table = ReturnType<typeof board>
const units = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))
const place = (table: Table, c: number): string => squareName(table.state.at[c]!)
const offered = (table: Table, pattern: RegExp): string[] => table.offered('zombie').filter((one) => pattern.test(one))
const STEVE = 2

describe('units that come and go on the way', () => {
  const MID = { superPickup: 'mid-move' }
  const free = (zombies: string, options: Record<string, Plain> = MID) =>
    board(`turn 5 free\npeter 032\nroger 032\nsteve 098 super\nfran 195\nzombies ${zombies}`, options, [2])

  it('[DAWN-DIF.10] it goes on from where it is, alone or with the unit, or stays', () => {
    const table = free('098=4 011').play('zombie: super steve 099 with 0 1')
    expect(table.asked()).toEqual(['zombie: free'])
    expect(offered(table, /099|100/)).toEqual(
      expect.arrayContaining([
        'stay 099',
        'super steve 100',
        'super steve 100 with 0 1',
        'super steve 100 101 with 0 2',
      ]),
    )
    // One of its three squares is gone.
    expect(table.refusal('zombie: super steve 100 101 102').rule).toBe('DAWN-7.5.a')
    expect(table.refusal('zombie: move 011 012').rule).toBe('TABLE.6')
    table.play('zombie: super steve 100 with 0 1').play('zombie: super steve 101 with 0 1')
    expect([units(table), place(table, STEVE)]).toEqual([['011', '101'], '101'])
    expect(table.refusal('zombie: super steve 102').rule).toBe('DAWN-11.4.a')
  })

  it('[DAWN-DIF.10] it drops one unit and picks up another, and both have moved', () => {
    const table = free('098=4 100=3 011').play('zombie: super steve 099 with 0 1')
    table.play('zombie: super steve 100').play('zombie: super steve 101 with 0 1')
    expect([units(table), place(table, STEVE)]).toEqual([['011', '099', '101'], '101'])
    expect(table.view('human').units.map((unit) => unit.value)).toEqual([0, 0, 3])
    expect(table.refusal('zombie: move 099 098').rule).toBe('DAWN-7.4.a')
    expect(table.refusal('zombie: move 101 102').rule).toBe('DAWN-7.4.a')
    expect(table.offered('zombie')).toContain('move 011 012')
  })

  it('[DAWN-DIF.10] what it left behind it does not take up again', () => {
    const table = free('098=4 011').play('zombie: super steve 099 100 with 0 1').play('zombie: super steve 099')
    expect([units(table), place(table, STEVE)]).toEqual([['011', '099'], '099'])
    expect(offered(table, /099/)).toEqual([])
  })

  it('[DAWN-DIF.10] where it stays the unit that it only met has not moved', () => {
    const table = free('099=4 011').play('zombie: super steve 099').play('zombie: stay 099')
    expect(place(table, STEVE)).toBe('099')
    expect(table.refusal('zombie: super steve 100').rule).toBe('DAWN-11.4.a')
    expect(offered(table, /^move 099/)).toEqual(['move 099 079', 'move 099 100', 'move 099 098'])
  })

  it('[DAWN-RUL.09] in reaction each part brings it closer', () => {
    const table = board(
      'turn 5 reaction\npeter 101 normal active\nroger 195\nsteve 105 super\nfran 195\nzombies 002\nentered 101',
      MID,
    )
    table.play('zombie: super steve 104')
    expect(table.offered('zombie')).toEqual(['stay 104', 'super steve 103', 'super steve 103 102'])
    expect(table.refusal('zombie: super steve 105').rule).toBe('DAWN-RUL.09')
    table.play('zombie: stay 104', { dice: [1] })
    expect(table.asked()).toEqual(['zombie: free'])
    expect(table.refusal('zombie: super steve 103').rule).toBe('DAWN-11.4.a')
  })

  it('[DAWN-7.6.a] in a character’s square its move is over', () => {
    const table = board(
      'turn 5 free\npeter 099\nroger 195\nsteve 098 super\nfran 195\nzombies 098=4 011',
      MID,
      [1],
    ).play('zombie: super steve 099 with 0 1')
    expect(table.state.superMoved).toEqual([0, 0, 1, 0])
  })

  it('[DAWN-DIF.07] [DAWN-RUL.54] after the glass it goes on step by step; a unit left at the glass has moved', () => {
    const options = { edition: 'digest' }
    const table = board(
      'turn 5 free\npeter 032\nroger 032\nsteve 120 super\nfran 195\nzombies 120=4 011\ndoors #12 closed',
      options,
      [1],
    )
    table.play('zombie: break 120 #12').play('zombie: super steve 100').play('zombie: super steve 101')
    expect([units(table), place(table, STEVE)]).toEqual([['011', '120'], '101'])
    expect(table.refusal('zombie: move 120 119').rule).toBe('DAWN-7.4.a')
  })

  it('[DAWN-11.1.b] [DAWN-11.2.a] with `from-start` it goes on too, alone or with what came along', () => {
    const table = free('098=4 011', {}).play('zombie: super steve 099 with 0 1')
    expect(offered(table, /^s/)).toEqual(
      expect.arrayContaining(['stay 099', 'super steve 100', 'super steve 100 with 0 1']),
    )
    expect(table.refusal('zombie: super steve 100 101 102').rule).toBe('DAWN-7.5.a')
    table.play('zombie: super steve 100 101 with 0 2')
    expect([units(table), place(table, STEVE)]).toEqual([['011', '101'], '101'])
    expect(table.refusal('zombie: super steve 102').rule).toBe('DAWN-11.4.a')
  })

  it('[DAWN-11.4.a] and has moved once something else is done', () => {
    const table = free('098=4 011 013', {}).play('zombie: super steve 099 with 0 1').play('zombie: move 011 012')
    expect(table.refusal('zombie: super steve 100').rule).toBe('DAWN-11.4.a')
  })

  it('[DAWN-11.1.b] sees a value before it goes on, and may stay there', () => {
    const steps = () => free('099 011=3', {}).play('zombie: super steve 099', { draws: [4] })
    expect(
      steps()
        .view('zombie')
        .units.map(({ value }) => value),
    ).toContain(4)
    expect(offered(steps(), /steve|stay/)).toEqual(expect.arrayContaining(['stay 099', 'super steve 100']))
    expect(steps().play('zombie: super steve 100').play('zombie: super steve 101').state.superMoved[STEVE]).toBe(1)
    expect(steps().play('zombie: stay 099').refusal('zombie: super steve 100').rule).toBe('DAWN-11.4.a')
  })

  it('[DAWN-11.1.b] the phase waits for it only where it has met a character', () => {
    const alone = board('turn 5 free\npeter 032\nroger 032\nsteve 098 super\nfran 195\nzombies 011=3', {}, [1])
    alone.play('zombie: move 011 012').play('zombie: super steve 099', { dice: [1, 3] })
    expect(alone.asked()).not.toEqual(['zombie: free'])
    const met = board('turn 5 free\npeter 032\nroger 032\nsteve 098 super\nfran 195\nzombies 011=3 099', {}, [1])
    met.play('zombie: move 011 012').play('zombie: super steve 099', { draws: [2] })
    expect(met.asked()).toEqual(['zombie: free'])
  })
})
