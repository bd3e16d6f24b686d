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

describe('towards', () => {
  const behindGlass = `turn 3 reaction\npeter 062 normal active\n${REST}\nzombies 024 002\nentered 062\ndoors #5`

  it('[DAWN-RUL.03] steps are counted through closed doors, so the unit comes up to the glass', () => {
    expect(moves(board(`${behindGlass} closed`))).toEqual(['move 024 043'])
  })

  it('[DAWN-RUL.03] by `open-path` it goes round instead, and straight on where the door is open', () => {
    // From 024 by way of 009, 010, 025, 044, 045, 064 and 063 it is eight squares to 062.
    expect(moves(board(`${behindGlass} closed`, { towardMetric: 'open-path' }))).toEqual(['move 024 009'])
    expect(moves(board(`${behindGlass} open`, { towardMetric: 'open-path' }))).toEqual(['move 024 043'])
  })

  it('[DAWN-RUL.03] by `open-path` a unit that is shut in has no way at all and is exempt', () => {
    const shutIn = `${behindGlass} closed, #1 closed, #3 closed`
    const table = board(shutIn, { towardMetric: 'open-path' })
    expect(moves(table)).toEqual(['stay 024'])
    table.play('zombie: stay 024', { dice: [1] })
    expect(table.events[0]!.rule).toBe('DAWN-7.2.b')
    expect(moves(board(shutIn))).toEqual(['move 024 043'])
  })

  it('[DAWN-RUL.03] occupants are ignored when steps are counted', () => {
    // Every square next to 063 is held; 065 still counts its way through 064.
    const table = at063('zombies 065 064 062 083 002\nentered 063')
    expect(moves(table)).toEqual(['move 062 063', 'move 064 063', 'stay 065', 'move 083 063'])
  })

  it('[DAWN-RUL.04] of several steps that shorten the way the zombie player picks one', () => {
    const table = at063('zombies 085 002\nentered 063')
    expect(moves(table)).toEqual(['move 085 065', 'move 085 084'])
    expect(units(table.play('zombie: move 085 065', { dice: [1] }))).toEqual(['002', '065'])
  })

  it('[DAWN-RUL.04] where some are blocked a free one must be taken', () => {
    // 084 is held by a unit that waits; 065 is free.
    const table = at063('zombies 084 085 002\nentered 063')
    expect(moves(table)).toEqual(['move 084 064', 'move 084 083', 'move 085 065'])
    expect(table.refusal('zombie: stay 085').rule).toBe('DAWN-7.0.a')
    expect(table.refusal('zombie: move 085 084').rule).toBe('DAWN-7.6.b')
  })
})

describe('the order', () => {
  it('[DAWN-RUL.05] one at a time: a unit stopped at its moment is exempt, even if the way is free later', () => {
    const table = at063('zombies 066 067 002\nentered 063')
    table.play('zombie: stay 067').play('zombie: move 066 065', { dice: [6] })
    expect(units(table)).toEqual(['002', '065', '067'])
    // In the other order both get through.
    const other = at063('zombies 066 067 002\nentered 063')
    other.play('zombie: move 066 065').play('zombie: move 067 066', { dice: [6] })
    expect(units(other)).toEqual(['002', '065', '066'])
  })

  it('[DAWN-RUL.05] once exempt it is not asked again in the phase', () => {
    const table = at063('zombies 066 067 085 002\nentered 063')
    table.play('zombie: stay 067').play('zombie: move 066 065')
    expect(moves(table)).toEqual(['move 085 084'])
    expect(table.refusal('zombie: move 067 066').rule).toBe('DAWN-RUL.05')
    expect(table.refusal('zombie: move 065 064').rule).toBe('DAWN-7.5.a')
  })

  it('[DAWN-RUL.05] left to the game: the nearest first, then the lower square', () => {
    const table = at063('zombies 067 066 065 085 002\nentered 063')
    table.play('zombie: auto', { dice: [1] })
    // 065 to 064, then 066 to 065, then 085 (as near, higher) to 084, then 067 to 066.
    expect(table.events.slice(0, 4).map((event) => event.data!['from'])).toEqual(['065', '066', '085', '067'])
    expect(units(table)).toEqual(['002', '064', '065', '066', '084'])
  })

  it('[DAWN-RUL.05] left to the game: a character’s square, else the shorter straight line, else the lower number', () => {
    const table = at063('zombies 102 002\nentered 063').play('zombie: auto', { dice: [1] })
    expect(units(table)).toEqual(['002', '082'])
    const even = at063('zombies 101 002\nentered 063').play('zombie: auto', { dice: [1] })
    expect(units(even)).toEqual(['002', '081'])
    const roger = board(
      'turn 3 reaction\npeter 063 normal active\nroger 103\nsteve 195\nfran 195\nzombies 102 002\nentered 063',
    )
    expect(units(roger.play('zombie: auto', { dice: [1], draws: [3] }))).toEqual(['002', '103'])
  })
})

describe('berserk units in reaction', () => {
  it('[DAWN-10.2.a] [DAWN-10.0.b] a berserk unit must react, and goes two squares', () => {
    const table = at063('zombies 067! 002\nentered 063')
    expect(moves(table)).toEqual(['move 067 066 065'])
    expect(table.refusal('zombie: stay 067').rule).toBe('DAWN-7.0.a')
    table.play('zombie: move 067 066 065', { dice: [1] })
    expect(units(table)).toEqual(['002', '065'])
    expect(table.refusal('zombie: move 065 064').rule).toBe('DAWN-7.4.a')
  })

  it('[DAWN-7.5.b] [DAWN-RUL.08] one square only where two are impossible', () => {
    expect(at063('zombies 067! 002\nentered 063').refusal('zombie: move 067 066').rule).toBe('DAWN-7.5.b')
    // 065 is held by a unit that has not moved yet.
    const table = at063('zombies 065 067! 002\nentered 063')
    expect(moves(table)).toEqual(['move 065 064', 'move 067 066'])
    table.play('zombie: move 065 064')
    expect(moves(table)).toEqual(['move 067 066 065'])
  })

  it('[DAWN-RUL.08] each step shortens the way; a detour is no reaction', () => {
    const table = at063('zombies 066! 002\nentered 063')
    expect(moves(table)).toEqual(['move 066 065 064'])
    expect(table.refusal('zombie: move 066 065 085').rule).toBe('DAWN-7.0.b')
    expect(moves(at063('zombies 085! 002\nentered 063'))).toEqual([
      'move 085 065 064',
      'move 085 084 064',
      'move 085 084 083',
    ])
  })

  it('[DAWN-RUL.08] it stops on reaching a character’s square, no matter who they are', () => {
    const near = at063('zombies 064! 002\nentered 063')
    expect(moves(near)).toEqual(['move 064 063'])
    const table = board(
      'turn 3 reaction\npeter 063 normal active\nroger 066\nsteve 195\nfran 195\nzombies 067! 002\nentered 063',
    )
    expect(moves(table)).toEqual(['move 067 066'])
    expect(table.refusal('zombie: move 067 066 065').rule).toBe('DAWN-7.6.a')
  })

  it('[DAWN-7.5.c] it may pass through a zombie-occupied square but not stop there', () => {
    const table = at063('zombies 066 067! 002\nentered 063')
    expect(moves(table)).toEqual(['move 066 065', 'move 067 066 065'])
    table.play('zombie: move 067 066 065', { dice: [] })
    expect(units(table)).toEqual(['002', '065', '066'])
    expect(moves(table)).toEqual(['stay 066'])
    const both = at063('zombies 065 066 067! 002\nentered 063')
    expect(moves(both)).toEqual(['move 065 064', 'stay 066', 'stay 067'])
    expect(both.refusal('zombie: move 067 066').rule).toBe('DAWN-7.6.b')
  })
})

describe('what is shown and what is not', () => {
  it('[DAWN-7.7.a] the zombie player moves units without knowing their values', () => {
    const table = at063('zombies 067=7 002\nentered 063').play('zombie: move 067 066', { dice: [1] })
    for (const seat of ['human', 'zombie', 'spectator'])
      expect(table.view(seat).units.map((unit) => [squareName(unit.square), unit.value, unit.faceUp])).toEqual([
        ['002', 0, false],
        ['066', 0, false],
      ])
    expect(JSON.stringify(table.events)).not.toContain('value')
  })

  it('[DAWN-RUL.33] [DAWN-7.6.a] a unit may enter a character’s square, where it is turned up and stays', () => {
    const table = at063('zombies 064 002\nentered 063').play('zombie: move 064 063', { dice: [6], draws: [5] })
    for (const seat of ['human', 'zombie', 'spectator'])
      expect(table.view(seat).units.find((unit) => unit.square === 62)).toMatchObject({ value: 5, faceUp: true })
    expect(table.refusal('zombie: move 063 064').rule).toBe('DAWN-7.6.a')
    expect(table.refusal('zombie: move 063').rule).toBe('DAWN-7.6.a')
  })

  it('[DAWN-7.7.b] a value seen before is shown again without being drawn again', () => {
    const table = at063('zombies 064=5 002\nentered 063').play('zombie: move 064 063', { dice: [6] })
    expect(table.view('human').units.find((unit) => unit.square === 62)).toMatchObject({ value: 5, faceUp: true })
    const attacked = table.play('zombie: done').play('human: hold', { dice: [5, 5, 1, 3] })
    expect(attacked.asked()).toEqual(['human: activate'])
  })
})
