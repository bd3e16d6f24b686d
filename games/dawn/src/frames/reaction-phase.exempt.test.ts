import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'

const REST = 'roger 195\nsteve 195\nfran 195'
const board = (text: string, options: Record<string, Plain> = {}) => TestTable.at(module, text, options)
const at063 = (more: string, options: Record<string, Plain> = {}) =>
  board(`turn 3 reaction\npeter 063 normal active\n${REST}\n${more}`, options)
type Table = ReturnType<typeof board>

const units = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))
const moves = (table: Table): string[] => table.offered('zombie').filter((action) => !/^(auto|done)/.test(action))
const rules = (table: Table): string[] => table.events.map((event) => event.rule)

describe('who need not react', () => {
  it('[DAWN-4.2B.b] [DAWN-7.2.a] a unit in a square with a character stays where it is', () => {
    const table = board(
      `turn 3 reaction\npeter 063 normal active\nroger 067\nsteve 195\nfran 195\nzombies 067=4 069 002\nentered 063`,
    )
    expect(moves(table)).toEqual(['move 069 068'])
    expect(table.refusal('zombie: move 067 066').rule).toBe('DAWN-7.2.a')
  })

  it('[DAWN-7.2.b] a unit whose only way leads through a closed door is exempt', () => {
    // 043 sees Peter in 062 through the closed glass of D05.
    const text = `turn 3 reaction\npeter 062 normal active\n${REST}\nzombies 043 002\nentered 062`
    const table = board(`${text}\ndoors #5 closed`)
    expect(moves(table)).toEqual(['stay 043'])
    expect(table.refusal('zombie: move 043 062').rule).toBe('DAWN-7.0.d')
    table.play('zombie: stay 043', { dice: [1] })
    expect(rules(table)).toEqual(['DAWN-7.2.b', 'DAWN-4.2C.a'])
    expect(units(table)).toEqual(['002', '043'])
    expect(moves(board(`${text}\ndoors #5 open`))).toEqual(['move 043 062'])
    expect(moves(board(`${text}\ndoors #5 destroyed`))).toEqual(['move 043 062'])
  })

  it('[DAWN-7.2.c] a unit whose only way leads into a zombie-occupied square is exempt', () => {
    const table = at063('zombies 066 067 002\nentered 063')
    expect(moves(table)).toEqual(['move 066 065', 'stay 067'])
    expect(table.refusal('zombie: move 067 066').rule).toBe('DAWN-7.6.b')
    table.play('zombie: stay 067')
    expect(rules(table)).toEqual(['DAWN-7.2.c'])
    table.play('zombie: move 066 065', { dice: [1] })
    expect(units(table)).toEqual(['002', '065', '067'])
  })

  it('[DAWN-7.2.c] of several bound for one square only one goes, and the zombie player says which', () => {
    const text = 'zombies 065 084 002\nentered 063'
    const one = at063(text).play('zombie: move 065 064')
    expect(moves(one)).toEqual(['move 084 083'])
    const other = at063(text).play('zombie: move 084 064')
    expect(moves(other)).toEqual(['stay 065'])
    other.play('zombie: stay 065', { dice: [1] })
    expect(units(other)).toEqual(['002', '064', '065'])
  })

  it('[DAWN-4.2B.b] [DAWN-7.2.d] a super zombie, and a unit in its square, may react and need not', () => {
    const text =
      'turn 3 reaction\npeter 063 normal active\nroger 067 super\nsteve 195\nfran 195\nzombies 067=4 002\nentered 063'
    const table = board(text)
    expect(table.offered('zombie')).toContain('done')
    expect(moves(table).sort()).toEqual([
      'move 067 066',
      'super roger 066',
      'super roger 066 065',
      'super roger 066 065 064',
      'super roger 066 065 064 with 0 1',
      'super roger 066 065 064 with 0 2',
      'super roger 066 065 064 with 0 3',
      'super roger 066 065 with 0 1',
      'super roger 066 065 with 0 2',
      'super roger 066 with 0 1',
    ])
    table.play('zombie: done', { dice: [1] })
    expect(units(table)).toEqual(['002', '067'])
    expect(squareName(table.state.at[1]!)).toBe('067')
  })

  it('[DAWN-DIF.29] each of the two decides separately: the unit alone, before the super zombie or after it', () => {
    const text =
      'turn 3 reaction\npeter 063 normal active\nroger 067 super\nsteve 195\nfran 195\nzombies 067=4 002\nentered 063'
    const before = board(text).play('zombie: move 067 066')
    expect(moves(before)).toEqual(['super roger 066', 'super roger 066 065', 'super roger 066 065 064'])
    before.play('zombie: super roger 066 065', { dice: [1] })
    expect([units(before), squareName(before.state.at[1]!)]).toEqual([['002', '066'], '065'])
    const after = board(text).play('zombie: super roger 066 065')
    expect(moves(after)).toEqual(['stay 065', 'super roger 064', 'move 067 066'])
    after.play('zombie: move 067 066', { dice: [1] })
    expect([units(after), squareName(after.state.at[1]!)]).toEqual([['002', '066'], '065'])
    const alone = board(text)
      .play('zombie: super roger 066 065')
      .play('zombie: done', { dice: [1] })
    expect(units(alone)).toEqual(['002', '067'])
  })
})

describe('what is barred from the free phase', () => {
  it('[DAWN-7.4.a] [DAWN-4.2C.c] a unit that moved in reaction', () => {
    const table = at063('zombies 067 002\nentered 063')
    table.play('zombie: move 067 066', { dice: [6] })
    expect(table.offered('zombie').filter((action) => action.includes('066'))).toEqual([])
    expect(table.refusal('zombie: move 066').rule).toBe('DAWN-7.4.a')
    expect(table.refusal('zombie: move 066 065').rule).toBe('DAWN-7.4.a')
    expect(moves(table).sort()).toEqual(['move 002 001', 'move 002 003', 'move 002 017'])
  })

  it('[DAWN-7.4.b] [DAWN-4.2C.c] a unit that had to react and was stopped, by a door or by a zombie', () => {
    const door = board(
      `turn 3 reaction\npeter 062 normal active\n${REST}\nzombies 043 002\ndoors #5 closed\nentered 062`,
    )
    door.play('zombie: stay 043', { dice: [6] })
    expect(door.refusal('zombie: move 043 042').rule).toBe('DAWN-7.4.b')
    const zombie = at063('zombies 066 067 002\nentered 063')
    zombie.play('zombie: stay 067').play('zombie: move 066 065', { dice: [6] })
    expect(zombie.refusal('zombie: move 067').rule).toBe('DAWN-7.4.b')
    expect(zombie.refusal('zombie: move 067 066').rule).toBe('DAWN-7.4.b')
  })

  it('[DAWN-7.4.b] a super zombie and its unit that stayed put were never bound and may move', () => {
    const table = board(
      'turn 3 reaction\npeter 063 normal active\nroger 067 super\nsteve 195\nfran 195\nzombies 067=4 066 065\nentered 063',
    )
    table
      .play('zombie: stay 066')
      .play('zombie: move 065 064')
      .play('zombie: done', { dice: [1] })
    expect(table.offered('zombie')).toContain('move 067 068')
    expect(table.offered('zombie')).toContain('super roger 068 069 070 with 0 3')
    expect(table.refusal('zombie: move 066 065').rule).toBe('DAWN-7.4.b')
  })

  it('[DAWN-DIF.33] [DAWN-RUL.56] with `blockedReactors: free` a unit that was stopped may be chosen like any other', () => {
    const text = `turn 3 reaction\npeter 062 normal active\n${REST}\nzombies 043 002\ndoors #5 closed\nentered 062`
    const free = board(text, { blockedReactors: 'free' }).play('zombie: stay 043', { dice: [1] })
    expect(free.offered('zombie')).toContain('move 043 042')
    // It counts against the die: with that one move gone nothing else moves.
    free.play('zombie: move 043 042', { dice: [1, 3] })
    expect(free.asked()).toEqual(['human: activate'])
    const spent = board(text, { blockedReactors: 'spent' }).play('zombie: stay 043', { dice: [1] })
    expect(spent.refusal('zombie: move 043 042').rule).toBe('DAWN-7.4.b')
  })

  it('[DAWN-DIF.33] with `blockedReactors: free` one that did move is barred all the same', () => {
    const table = at063('zombies 066 067 002\nentered 063', { blockedReactors: 'free' })
    table.play('zombie: stay 067').play('zombie: move 066 065', { dice: [6] })
    expect(table.refusal('zombie: move 065 064').rule).toBe('DAWN-7.4.a')
    expect(table.offered('zombie')).toContain('move 067 066')
  })
})
