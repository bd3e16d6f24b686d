import { eventFor, type Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'

const free = (text: string, options: Record<string, Plain> = {}, die = 1) =>
  TestTable.at(module, `turn 3 free\npeter 105 super\nroger 195\nsteve 195\nfran 195\n${text}`, options, {
    dice: [die],
  })
type Table = ReturnType<typeof free>

const units = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))
const where = (table: Table, c = 0): string => squareName(table.state.at[c]!)
const supers = (table: Table): string[] => table.offered('zombie').filter((action) => action.startsWith('super'))
const seen = (table: Table, seat: string, square: number) =>
  table.view(seat).units.find((unit) => unit.square === square - 1)
/** The values that the events of the last play tell a seat. */
const told = (table: Table, seat: string) =>
  table.events
    .map((event) => eventFor(event, table.seat(seat)))
    .flatMap((event) => (event?.data?.['value'] === undefined ? [] : [event.data['value']]))

describe('stacking', () => {
  it('[DAWN-11.1.a] a super zombie may end its move with a unit, which is turned up', () => {
    const table = free('zombies 103 002').play('zombie: super peter 104 103', { draws: [6] })
    expect([where(table), units(table)]).toEqual(['103', ['002', '103']])
    for (const seat of ['human', 'zombie', 'spectator'])
      expect(seen(table, seat, 103)).toMatchObject({ value: 6, faceUp: true })
  })

  it('[DAWN-11.1.a] or pass through it on the way', () => {
    const table = free('zombies 104 002').play('zombie: super peter 104 103', { draws: [6] })
    expect([where(table), units(table)]).toEqual(['103', ['002', '104']])
    expect(table.offered('zombie')).toContain('move 104 105')
    // And with a unit of its own it passes another, but does not end there.
    const both = free('zombies 104 105=3 103 002')
    expect(supers(both)).toContain('super peter 104 103 102 with 0 3')
    expect(both.refusal('zombie: super peter 104 with 0 1').rule).toBe('DAWN-RUL.54')
    both.play('zombie: super peter 104', { draws: [6] })
    expect([where(both), units(both)]).toEqual(['104', ['002', '103', '104', '105']])
  })

  it('[DAWN-11.1.b] the zombie player alone looks at the value of every unit that it walks through', () => {
    const table = free('zombies 103 104 002').play('zombie: super peter 104 103 102', { draws: [6, 2] })
    expect([told(table, 'zombie'), told(table, 'human')]).toEqual([[6, 2], []])
    for (const seat of ['human', 'zombie']) expect(seen(table, seat, 104)).toMatchObject({ value: 0, faceUp: false })
    expect(table.last!.revealed).not.toBe('all')
    // With the memory aid the zombie side keeps it before its eyes, the human side does not.
    const aided = free('zombies 104 002', { memoryAid: true }).play('zombie: super peter 104 103', { draws: [6] })
    expect([seen(aided, 'zombie', 104)!.value, seen(aided, 'human', 104)!.value]).toEqual([6, 0])
  })

  it('[DAWN-7.7.b] a unit that its super zombie has left lies face down again', () => {
    const table = free('zombies 105=4 002')
    expect(seen(table, 'human', 105)).toMatchObject({ value: 4, faceUp: true })
    table.play('zombie: super peter 104')
    expect(seen(table, 'human', 105)).toMatchObject({ value: 0, faceUp: false })
    const joined = free('zombies 105=4 104 002').play('zombie: super peter 104', { draws: [6] })
    expect(seen(joined, 'human', 104)).toMatchObject({ value: 6, faceUp: true })
  })

  it('[DAWN-RUL.10] two super zombies never end a move together, and may pass each other', () => {
    const table = TestTable.at(
      module,
      'turn 3 free\npeter 105 super\nroger 104 super\nsteve 195\nfran 195\nzombies 002',
      {},
      { dice: [1] },
    )
    expect(table.refusal('zombie: super peter 104').rule).toBe('DAWN-RUL.10')
    table.play('zombie: super peter 104 103 102')
    expect([where(table), where(table, 1)]).toEqual(['102', '104'])
    // Two that were created in one square part when one of them moves.
    const pair = TestTable.at(
      module,
      'turn 3 free\npeter 105 super\nroger 105 super\nsteve 195\nfran 195\nzombies 002',
      {},
      { dice: [1] },
    ).play('zombie: super roger 106')
    expect(pair.refusal('zombie: super peter 106').rule).toBe('DAWN-RUL.10')
  })
})

describe('its move', () => {
  it('[DAWN-11.2.a] up to three squares, with a unit that began the turn in its square', () => {
    const table = free('zombies 105=4 002')
    expect(supers(table)).toEqual(
      expect.arrayContaining(['super peter 104', 'super peter 104 103', 'super peter 104 103 102']),
    )
    expect(table.refusal('zombie: super peter 104 103 102 101').rule).toBe('DAWN-7.5.a')
    table.play('zombie: super peter 104 103 102 with 0 3')
    expect([where(table), units(table)]).toEqual(['102', ['002', '102']])
    expect(table.refusal('zombie: move 102 101').rule).toBe('DAWN-7.4.a')
  })

  it('[DAWN-11.2.a] into a character’s square, which ends it', () => {
    const table = TestTable.at(
      module,
      'turn 3 free\npeter 105 super\nroger 104\nsteve 195\nfran 195\nzombies 105=4 002',
      {},
      { dice: [1] },
    )
    expect(supers(table).filter((action) => action.startsWith('super peter 104 '))).toEqual([
      'super peter 104 with 0 1',
    ])
    table.play('zombie: super peter 104 with 0 1')
    expect([where(table), units(table)]).toEqual(['104', ['002', '104']])
  })

  it('[DAWN-RUL.54] they may part on the way: the unit ends where it is left, the super zombie goes on', () => {
    const table = free('zombies 105=4 103 002')
    expect(table.refusal('zombie: super peter 104 103 102 with 0 2').rule).toBe('DAWN-RUL.54')
    table.play('zombie: super peter 104 103 102 with 0 1', { draws: [2] })
    expect([where(table), units(table)]).toEqual(['102', ['002', '103', '104']])
    expect(table.refusal('zombie: move 104 085').rule).toBe('DAWN-7.0.d')
    expect(table.refusal('zombie: move 104 084').rule).toBe('DAWN-7.4.a')
    // It may go on after a unit and stay with another.
    const other = free('zombies 105=4 103 002').play('zombie: super peter 104 103 with 0 1', { draws: [2] })
    expect([where(other), units(other)]).toEqual(['103', ['002', '103', '104']])
    expect(seen(other, 'human', 103)).toMatchObject({ value: 2, faceUp: true })
    expect(seen(other, 'human', 104)).toMatchObject({ value: 0, faceUp: false })
  })

  it('[DAWN-DIF.10] a unit met on the way is taken along with `mid-move`, and not with `from-start`', () => {
    const strict = free('zombies 104 002', { superPickup: 'from-start' })
    expect(supers(strict).filter((action) => action.includes('with'))).toEqual([])
    expect(strict.refusal('zombie: super peter 104 103 with 1 2').rule).toBe('DAWN-11.2.a')
    const loose = free('zombies 104 002', { superPickup: 'mid-move' })
    loose.play('zombie: super peter 104 103 102 with 1 3', { draws: [6] })
    expect([where(loose), units(loose)]).toEqual(['102', ['002', '102']])
    expect(seen(loose, 'human', 102)).toMatchObject({ value: 6, faceUp: true })
    expect(loose.refusal('zombie: move 102 101').rule).toBe('DAWN-7.4.a')
  })

  it('[DAWN-DIF.10] it may leave it again, and the zombie player has seen what it was', () => {
    const table = free('zombies 104 002', { superPickup: 'mid-move' })
    table.play('zombie: super peter 104 103 102 with 1 2', { draws: [6] })
    expect([where(table), units(table)]).toEqual(['102', ['002', '103']])
    expect([told(table, 'zombie'), told(table, 'human')]).toEqual([[6], []])
    expect(seen(table, 'human', 103)).toMatchObject({ value: 0, faceUp: false })
  })

  it('[DAWN-DIF.10] with `mid-move` a unit that has moved already is not taken along', () => {
    const table = free('zombies 083 002', { superPickup: 'mid-move' }, 2).play('zombie: move 083 103')
    expect(supers(table).filter((action) => action.includes('with'))).toEqual([])
    const fresh = free('zombies 103 002', { superPickup: 'mid-move' })
    expect(supers(fresh)).toContain('super peter 104 103 102 with 2 3')
    fresh.play('zombie: super peter 104 103 102 with 2 3', { draws: [1] })
    expect(units(fresh)).toEqual(['002', '102'])
  })
})

describe('its phase', () => {
  const reaction = (text: string, options: Record<string, Plain> = {}) =>
    TestTable.at(
      module,
      `turn 3 reaction\npeter 105 super\nroger 101 normal active\nsteve 195\nfran 195\n${text}`,
      options,
    )

  it('[DAWN-11.4.a] in the reaction phase or in the free phase, not in both, and never bound', () => {
    const table = reaction('zombies 002\nentered 101')
    expect(table.offered('zombie')).toContain('done')
    table.play('zombie: super peter 104', { dice: [1] })
    expect(table.refusal('zombie: super peter 103').rule).toBe('DAWN-11.4.a')
    const later = reaction('zombies 002\nentered 101').play('zombie: done', { dice: [1] })
    later.play('zombie: super peter 106 107 108')
    expect(where(later)).toBe('108')
    expect(later.refusal('zombie: super peter 109').rule).toBe('DAWN-11.4.a')
  })

  it('[DAWN-11.4.a] with its unit it takes nothing off the die', () => {
    const table = free('zombies 105=4 002').play('zombie: super peter 104 with 0 1')
    table.play('zombie: move 002 001', { dice: [1, 3] })
    expect(units(table)).toEqual(['001', '104'])
  })

  it('[DAWN-RUL.09] in reaction it must have seen them, and takes one to three squares, each of them closer', () => {
    const table = reaction('zombies 002\nentered 101')
    expect(supers(table)).toEqual(['super peter 104', 'super peter 104 103', 'super peter 104 103 102'])
    expect(table.refusal('zombie: super peter 106').rule).toBe('DAWN-RUL.09')
    expect(table.refusal('zombie: super peter 104 084').rule).toBe('DAWN-RUL.09')
    table.play('zombie: super peter 104 103 102', { dice: [1] })
    expect(where(table)).toBe('102')
    // Behind the walls of a store nothing is seen of 101.
    const blind = TestTable.at(
      module,
      'turn 3 reaction\npeter 125 super\nroger 101 normal active\nsteve 195\nfran 195\nzombies 002\nentered 101',
    )
    expect(blind.offered('zombie')).toEqual(['done'])
    expect(blind.refusal('zombie: super peter 124').rule).toBe('DAWN-RUL.09')
  })

  it('[DAWN-RUL.09] it may join a unit that is bound, which must still react', () => {
    const table = reaction('zombies 103 002\nentered 101').play('zombie: super peter 104 103', { draws: [2] })
    expect(table.offered('zombie')).toEqual(['super peter 102', 'auto', 'move 103 102'])
    table.play('zombie: move 103 102', { dice: [1] })
    expect([where(table), units(table)]).toEqual(['103', ['002', '102']])
  })

  it('[DAWN-RUL.09] what it joined and cannot move is exempt, and may be free of it by option', () => {
    const text = 'zombies 103 102 002\nentered 101'
    const spent = reaction(text)
      .play('zombie: super peter 104 103', { draws: [2] })
      .play('zombie: stay 103')
    spent.play('zombie: move 102 101', { draws: [3], dice: [1] })
    expect(spent.refusal('zombie: move 103 102').rule).toBe('DAWN-7.4.b')
    const free33 = reaction(text, { blockedReactors: 'free' })
    free33.play('zombie: super peter 104 103', { draws: [2] }).play('zombie: stay 103')
    free33.play('zombie: move 102 101', { draws: [3], dice: [1] })
    expect(free33.offered('zombie')).toContain('move 103 102')
  })

  it('[DAWN-10.4.a] a berserk that a super zombie has just joined tries the glass by itself, with dice', () => {
    // D05 between 043 and 062 is closed; Peter comes to 043 by way of 042.
    const table = TestTable.at(
      module,
      'turn 3 free\npeter 041 super\nroger 062\nsteve 195\nfran 195\nzombies 043! 002\ndoors #5 closed',
      {},
      { dice: [1] },
    ).play('zombie: super peter 042 043', { draws: [4] })
    table.play('zombie: break 043 #5', { dice: [2, 2] })
    expect([table.events[0]!.kind, table.state.doors[4]]).toEqual(['glass-held', 1])
  })
})
