import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'

const PEOPLE = 'peter 195\nroger 195\nsteve 195\nfran 195'
const NOTHING = [1, 3] // entrance dice that bring nobody in
const free = (die: number, text: string, people = PEOPLE, options: Record<string, Plain> = {}) =>
  TestTable.at(module, `turn 3 free\n${people}\n${text}`, options, { dice: [die] })
type Table = ReturnType<typeof free>

const units = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))
const offers = (table: Table, square: string): string[] =>
  table
    .offered('zombie')
    .filter((action) => action.split(' ')[1] === square)
    .sort()

describe('the die', () => {
  it('[DAWN-4.2C.a] [DAWN-7.0.c] so many units of choice may each move one square, in any direction', () => {
    const table = free(2, 'zombies 082 100 110 115')
    expect(offers(table, '082')).toEqual(['move 082 062', 'move 082 081', 'move 082 083', 'move 082 102'])
    table.play('zombie: move 110 111').play('zombie: move 082 102', { dice: NOTHING })
    expect(units(table)).toEqual(['100', '102', '111', '115'])
    expect(table.asked()).toEqual(['human: activate'])
  })

  it('[DAWN-4.2C.a] not more than the die: the next is refused while something else may still move', () => {
    const table = free(1, 'zombies 082 100 110!').play('zombie: move 082 081')
    expect(table.refusal('zombie: move 100 101').rule).toBe('DAWN-4.2C.a')
    expect(table.refusal('zombie: move 100').rule).toBe('DAWN-4.2C.a')
    expect(table.offered('zombie')).toContain('move 110 111')
  })

  it('[DAWN-7.0.c] six on the die and three units: three moves and no more', () => {
    const table = free(6, 'zombies 082 100 110')
    table.play('zombie: move 082 081').play('zombie: move 100 101').play('zombie: move 110 111', { dice: NOTHING })
    expect(table.asked()).toEqual(['human: activate'])
  })

  it('[DAWN-7.0.a] it is a choice: the zombie player may stop at any time', () => {
    const table = TestTable.at(
      module,
      `turn 3 reaction\npeter 063 normal active\nroger 195\nsteve 195\nfran 195\nzombies 067 002 082\nentered 062`,
    )
    expect(table.refusal('zombie: done').rule).toBe('DAWN-7.0.a')
    table.play('zombie: auto', { dice: [6] }).play('zombie: done', { dice: NOTHING })
    expect(units(table)).toEqual(['002', '062', '066'])
  })
})

describe('outside the count', () => {
  it('[DAWN-4.2C.b] [DAWN-10.3.a] [DAWN-TYPO.02] a berserk unit moves up to two squares and takes nothing off the die', () => {
    const table = free(1, 'zombies 082 105! 110')
    expect(offers(table, '105')).toContain('move 105 104')
    expect(offers(table, '105')).toContain('move 105 104 103')
    expect(table.refusal('zombie: move 105 104 103 102').rule).toBe('DAWN-7.5.a')
    table.play('zombie: move 105 104 103')
    expect(units(table)).toEqual(['082', '103', '110'])
    table.play('zombie: move 082 062', { dice: NOTHING })
    expect(units(table)).toEqual(['062', '103', '110'])
  })

  it('[DAWN-10.3.a] it may also go one square, or after the die is used up', () => {
    const table = free(1, 'zombies 082 105!').play('zombie: move 082 062')
    table.play('zombie: move 105 104', { dice: NOTHING })
    expect(units(table)).toEqual(['062', '104'])
  })

  it('[DAWN-4.2C.b] [DAWN-TYPO.02] a super zombie moves up to three squares, and its unit with it, outside the count', () => {
    const table = free(1, 'zombies 082 105=4', 'peter 105 super\nroger 195\nsteve 195\nfran 195')
    expect(table.offered('zombie')).toContain('super peter 104 103 102 with 0 3')
    expect(table.refusal('zombie: super peter 104 103 102 101').rule).toBe('DAWN-7.5.a')
    table.play('zombie: super peter 104 103 102 with 0 3')
    expect([units(table), squareName(table.state.at[0]!)]).toEqual([['082', '102'], '102'])
    table.play('zombie: move 082 062', { dice: NOTHING })
    expect(units(table)).toEqual(['062', '102'])
  })

  it('[DAWN-RUL.11] a unit that began with a super zombie and moves apart goes one square, outside the count', () => {
    const super105 = 'peter 105 super\nroger 195\nsteve 195\nfran 195'
    const table = free(1, 'zombies 082 105=4', super105)
    expect(offers(table, '105')).toEqual(['move 105 085', 'move 105 104', 'move 105 106'])
    table.play('zombie: move 082 062').play('zombie: move 105 104')
    expect(units(table)).toEqual(['062', '104'])
    // Two squares if it is berserk; and outside the count too once the super zombie has gone ahead.
    const berserk = free(1, 'zombies 082 105=4!', super105).play('zombie: move 082 062')
    expect(berserk.offered('zombie')).toContain('move 105 104 103')
    const after = free(1, 'zombies 082 105=4', super105).play('zombie: move 082 062').play('zombie: super peter 106')
    after.play('zombie: move 105 104', { dice: NOTHING })
    expect(units(after)).toEqual(['062', '104'])
  })
})

describe('where zombies go', () => {
  it('nobody walks from a square that is none', () => {
    const { state, engine } = free(6, 'zombies 044 062')
    const seat = state.questions[0]!.seat
    expect(engine.judge(state, seat, { type: 'move', from: 998, path: [10] })).toEqual({ rule: 'TABLE.6' })
  })

  it('[DAWN-7.0.d] from square to square, not through walls or closed doors, and they work no doors', () => {
    const table = free(6, 'zombies 044 062 004\ndoors #5 closed')
    expect(table.refusal('zombie: move 044 063').rule).toBe('DAWN-7.0.d')
    expect(table.refusal('zombie: move 062 043').rule).toBe('DAWN-7.0.d')
    expect(table.refusal('zombie: move 062 083').rule).toBe('DAWN-7.0.d')
    expect(table.offered('zombie').filter((action) => /^(open|close)/.test(action))).toEqual([])
    expect(table.refusal('zombie: open #5').rule).toBe('TABLE.6')
    // Not out of the mall either, though the main door of 004 is open.
    expect(offers(table, '004')).toEqual(['move 004 005', 'move 004 019'])
    expect(offers(free(6, 'zombies 062\ndoors #5 open'), '062')).toContain('move 062 043')
    expect(offers(free(6, 'zombies 062\ndoors #5 destroyed'), '062')).toContain('move 062 043')
  })

  it('[DAWN-7.5.a] one square a turn, two for a berserk, three for a super zombie', () => {
    const table = free(6, 'zombies 082 110!', 'peter 063 super\nroger 195\nsteve 195\nfran 195')
    expect(table.refusal('zombie: move 082 102 122').rule).toBe('DAWN-7.5.a')
    expect(table.refusal('zombie: move 110 109 108 107').rule).toBe('DAWN-7.5.a')
    expect(table.refusal('zombie: super peter 064 065 066 067').rule).toBe('DAWN-7.5.a')
    table.play('zombie: move 110 109 108')
    expect(table.refusal('zombie: move 108 107').rule).toBe('DAWN-7.4.a')
    table.play('zombie: move 082 102')
    expect(table.refusal('zombie: move 102 122').rule).toBe('DAWN-7.4.a')
  })

  it('[DAWN-7.5.c] who moves more than one square may pass a zombie-occupied square but not stop there', () => {
    const table = free(6, 'zombies 105! 104 106', 'peter 107 super\nroger 195\nsteve 195\nfran 195')
    expect(offers(table, '105')).toContain('move 105 104 103')
    expect(table.refusal('zombie: move 105 104').rule).toBe('DAWN-7.6.b')
    expect(table.refusal('zombie: move 105 106 107').rule).toBe('DAWN-RUL.10')
    table.play('zombie: move 105 104 103')
    expect(units(table)).toEqual(['103', '104', '106'])
  })

  it('[DAWN-7.6.a] into a character’s square, never out of it: neither a unit, nor a berserk, nor a super zombie', () => {
    const people = 'peter 063\nroger 070\nsteve 082\nfran 082 super'
    const table = free(6, 'zombies 063=3 070=4! 065 072!', people)
    for (const play of ['move 063 062', 'move 070 069', 'super fran 102'])
      expect(table.refusal(`zombie: ${play}`).rule).toBe('DAWN-7.6.a')
    const into = free(6, 'zombies 064 070=4! 072!', people)
    expect(offers(into, '064')).toContain('move 064 063')
    // Nor may 072 join the unit that is with Roger.
    expect(table.refusal('zombie: move 072 071 070').rule).toBe('DAWN-7.6.b')
    into.play('zombie: move 064 063', { draws: [5] })
    expect(into.view('human').units.find((unit) => unit.square === 62)).toMatchObject({ value: 5, faceUp: true })
    expect(into.refusal('zombie: move 063 062').rule).toBe('DAWN-7.6.a')
  })

  it('[DAWN-7.6.a] nobody passes through a character’s square', () => {
    const table = free(6, 'zombies 061!', 'peter 062\nroger 195\nsteve 195\nfran 195')
    expect(offers(table, '061')).toContain('move 061 062')
    expect(table.refusal('zombie: move 061 062 063').rule).toBe('DAWN-7.6.a')
  })

  it('[DAWN-7.6.b] a unit never ends its move where another stands', () => {
    const table = free(6, 'zombies 082 081 083!')
    expect(table.refusal('zombie: move 082 081').rule).toBe('DAWN-7.6.b')
    expect(table.refusal('zombie: move 083 082').rule).toBe('DAWN-7.6.b')
    // A square that has been left is free again.
    table.play('zombie: move 081 080')
    expect(offers(table, '082')).toContain('move 082 081')
  })
})
