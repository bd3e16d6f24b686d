import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { CLOSED, DESTROYED } from '../state.js'

// D05 is the glass door between 043, in a store, and 062, in the hall.
const REST = 'steve 195\nfran 195'
const ONE_SQUARE = { glassBreakCost: 'one-square' }
const board = (text: string, options: Record<string, Plain> = {}) => TestTable.at(module, text, options)
const reaction = (zombies: string, options: Record<string, Plain> = {}) =>
  board(
    `turn 3 reaction\npeter 062 normal active\nroger 195\n${REST}\nzombies ${zombies} 002\ndoors #5 closed\nentered 062`,
    options,
  )
const free = (zombies: string, options: Record<string, Plain> = {}) =>
  TestTable.at(module, `turn 3 free\npeter 195\nroger 062\n${REST}\nzombies ${zombies} 002\ndoors #5 closed`, options, {
    dice: [1],
  })
type Table = ReturnType<typeof board>

const units = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))
const glass = (table: Table) => table.state.doors[4]
const where = (table: Table, c: number): string => squareName(table.state.at[c]!)

describe('what a try costs', () => {
  it('[DAWN-DIF.07] one square: a berserk that broke the glass in reaction must go on by one', () => {
    const table = reaction('043!', ONE_SQUARE).play('zombie: break 043 #5', { dice: [1, 1], draws: [3] })
    expect(table.offered('zombie')).toEqual(['auto', 'move 043 062'])
    expect(table.refusal('zombie: stay 043').rule).toBe('DAWN-7.0.a')
    table.play('zombie: move 043 062', { dice: [1] })
    expect(units(table)).toEqual(['002', '062'])
    const whole = reaction('043!').play('zombie: break 043 #5', { dice: [1, 1, 1], draws: [3] })
    expect([glass(whole), units(whole)]).toEqual([DESTROYED, ['002', '043']])
  })

  it('[DAWN-DIF.07] one square: left to the game it goes on as well', () => {
    const table = reaction('043!', ONE_SQUARE).play('zombie: break 043 #5', { dice: [1, 1], draws: [3] })
    expect(units(table.play('zombie: auto', { dice: [1] }))).toEqual(['002', '062'])
  })

  it('[DAWN-DIF.07] one square: a berserk that failed in reaction has nowhere to go on to and is done', () => {
    const table = reaction('043!', ONE_SQUARE).play('zombie: break 043 #5', { dice: [6, 6, 1], draws: [3] })
    expect(table.asked()).toEqual(['zombie: free'])
    expect(table.refusal('zombie: move 043 042').rule).toBe('DAWN-7.4.a')
    expect(table.refusal('zombie: break 043 #5').rule).toBe('DAWN-10.4.b')
  })

  it.each([
    [
      [1, 1],
      ['move 043 024', 'move 043 042', 'move 043 062'],
    ],
    [
      [6, 6],
      ['move 043 024', 'move 043 042'],
    ],
  ])('[DAWN-DIF.07] one square: after dice %j in the free phase it may go on by one, or stop', (dice, ways) => {
    const table = free('043!', ONE_SQUARE).play('zombie: break 043 #5', { dice, draws: [3] })
    expect(table.offered('zombie').sort()).toEqual([...ways, 'done', 'stay 043'].sort())
    table.play('zombie: move 043 024')
    expect(units(table)).toEqual(['002', '024'])
    // It was outside the count: the one counted move is left.
    expect(table.offered('zombie').sort()).toEqual(['done', 'move 002 001', 'move 002 003', 'move 002 017'])
  })

  it('[DAWN-DIF.07] one square: stopping after the try ends its move and not the phase', () => {
    const table = free('043!', ONE_SQUARE).play('zombie: break 043 #5', { dice: [6, 6], draws: [3] })
    table.play('zombie: stay 043')
    expect(table.asked()).toEqual(['zombie: free'])
    expect(table.refusal('zombie: move 043 042').rule).toBe('DAWN-7.4.a')
    expect(table.offered('zombie')).toContain('move 002 001')
  })
})

describe('the gate in the reaction phase', () => {
  it('[DAWN-DIF.08] without it a berserk that is bound may try instead of walking', () => {
    const text = `turn 3 reaction\npeter 041 normal active\nroger 062\n${REST}\nzombies 043! 002\ndoors #5 closed\nentered 041`
    const gated = board(text, { glassBreakReactionGate: true })
    expect(gated.refusal('zombie: break 043 #5').rule).toBe('DAWN-10.4.d')
    const open = board(text, { glassBreakReactionGate: false })
    expect(open.offered('zombie')).toEqual(['auto', 'move 043 042 041', 'break 043 #5'])
    open.play('zombie: break 043 #5', { dice: [1, 1, 1], draws: [3] })
    expect([glass(open), units(open)]).toEqual([DESTROYED, ['002', '043']])
  })

  it('[DAWN-DIF.08] [DAWN-DIF.07] in the digest it then takes the step that is left towards the target', () => {
    const table = board(
      `turn 3 reaction\npeter 041 normal active\nroger 062\n${REST}\nzombies 043! 002\ndoors #5 closed\nstart 041\nentered 041`,
      { edition: 'digest' },
    )
    table.play('zombie: break 043 #5', { dice: [6, 6], draws: [3] })
    expect(table.offered('zombie')).toEqual(['auto', 'move 043 042'])
    expect(table.refusal('zombie: stay 043').rule).toBe('DAWN-7.0.a')
  })

  it('[DAWN-DIF.08] without it a super zombie with its unit smashes glass that is not in its way', () => {
    const text =
      'turn 3 reaction\npeter 041 normal active\nroger 043 super\nsteve 195\nfran 195\nzombies 043=4 002\ndoors #5 closed\nentered 041'
    expect(board(text).refusal('zombie: break 043 #5').rule).toBe('DAWN-10.4.d')
    const table = board(text, { glassBreakReactionGate: false }).play('zombie: break 043 #5', { dice: [1] })
    expect(glass(table)).toBe(DESTROYED)
  })
})

describe('super zombies and glass', () => {
  const withSuper = (phase: string, more: string, options: Record<string, Plain> = {}, dice: number[] = []) =>
    TestTable.at(
      module,
      `turn 3 ${phase}\npeter 062 normal active\nroger 043 super\n${REST}\n${more}\ndoors #5 closed`,
      options,
      { dice },
    )

  it('[DAWN-11.6.a] stacked with a unit it destroys the door without dice, and it is the move of both', () => {
    const table = withSuper('free', 'zombies 043=1 002', {}, [1])
    table.play('zombie: break 043 #5')
    expect(glass(table)).toBe(DESTROYED)
    expect(table.events.map((event) => [event.kind, event.dice])).toEqual([['glass-smashed', undefined]])
    expect(table.refusal('zombie: super roger 062').rule).toBe('DAWN-11.4.a')
    expect(table.refusal('zombie: move 043 042').rule).toBe('DAWN-7.4.a')
    expect(table.offered('zombie').sort()).toEqual(['done', 'move 002 001', 'move 002 003', 'move 002 017'])
  })

  it('[DAWN-11.6.a] nobody needs to be in sight', () => {
    const table = TestTable.at(
      module,
      `turn 3 free\npeter 195\nroger 043 super\n${REST}\nzombies 043=1 002\ndoors #5 closed`,
      {},
      { dice: [1] },
    )
    expect(glass(table.play('zombie: break 043 #5'))).toBe(DESTROYED)
  })

  it('[DAWN-11.6.a] in the reaction phase only where that door blocks their move', () => {
    const table = withSuper('reaction', 'zombies 043=1 002\nentered 062')
    expect(table.offered('zombie')).toEqual(['done', 'break 043 #5'])
    table.play('zombie: break 043 #5', { dice: [1] })
    expect([glass(table), where(table, 1), units(table)]).toEqual([DESTROYED, '043', ['002', '043']])
    // What began its move away from the door cannot.
    const away = TestTable.at(
      module,
      `turn 3 reaction\npeter 062 normal active\nroger 024 super\n${REST}\nzombies 024=1 002\ndoors #5 closed\nentered 062`,
    )
    expect(away.refusal('zombie: break 024 #5').rule).toBe('DAWN-10.4.a')
    expect(away.offered('zombie')).toContain('super roger 043 with 0 1')
  })

  it('[DAWN-11.6.a] only a closed glass door', () => {
    const table = withSuper('free', 'zombies 043=1 002', {}, [1])
    const rule = (text: string, play: string) =>
      TestTable.at(module, `turn 3 free\npeter 195\n${REST}\n${text}`, {}, { dice: [1] }).refusal(`zombie: ${play}`)
        .rule
    expect(rule('roger 043 super\nzombies 043=1\ndoors #5 open', 'break 043 #5')).toBe('DAWN-10.4.c')
    expect(rule('roger 050 super\nzombies 050=1\ndoors #8 closed', 'break 050 #8')).toBe('DAWN-10.4.c')
    expect(glass(table.play('zombie: break 043 #5'))).toBe(DESTROYED)
  })

  it('[DAWN-DIF.09] alone it breaks nothing with `stacked-only`, and does so without dice with `alone-too`', () => {
    const stacked = withSuper('free', 'zombies 002', { superGlass: 'stacked-only' }, [1])
    expect(stacked.refusal('zombie: break 043 #5').rule).toBe('DAWN-11.6.a')
    expect(glass(stacked)).toBe(CLOSED)
    const alone = withSuper('free', 'zombies 002', { superGlass: 'alone-too' }, [1]).play('zombie: break 043 #5')
    expect(glass(alone)).toBe(DESTROYED)
    expect(alone.refusal('zombie: super roger 062').rule).toBe('DAWN-11.4.a')
  })

  it('[DAWN-DIF.09] [DAWN-DIF.07] in the digest the door costs one of its three squares', () => {
    const table = withSuper('free', 'zombies 002', { edition: 'digest' }, [1]).play('zombie: break 043 #5')
    const ways = table.offered('zombie').filter((action) => action.startsWith('super'))
    expect(ways).toContain('super roger 042 041')
    expect(ways).toContain('super roger 062')
    // Two squares at the most, and none beyond Peter in 062.
    expect(Math.max(...ways.map((action) => action.split(' ').length - 2))).toBe(2)
    expect(ways.filter((action) => action.startsWith('super roger 062 '))).toEqual([])
    table.play('zombie: super roger 042 041')
    expect(where(table, 1)).toBe('041')
    expect(table.offered('zombie')).toContain('move 002 001')
  })

  it('[DAWN-DIF.09] [DAWN-DIF.07] in the reaction phase it may go on towards them or stop', () => {
    const table = withSuper('reaction', 'zombies 002\nstart 062\nentered 062', { edition: 'digest' })
    table.play('zombie: break 043 #5')
    expect(table.offered('zombie')).toEqual(['stay 043', 'super roger 062'])
    const stopped = table.play('zombie: stay 043', { dice: [1] })
    expect(stopped.refusal('zombie: super roger 042').rule).toBe('DAWN-11.4.a')
  })

  it('[DAWN-RUL.54] a unit whose super zombie goes on alone after the glass may not go on by itself', () => {
    const table = withSuper('free', 'zombies 043=1 002', { edition: 'digest' }, [1]).play('zombie: break 043 #5')
    expect(table.offered('zombie')).toContain('super roger 042 041 with 0 1')
    const together = withSuper('free', 'zombies 043=1 002', { edition: 'digest' }, [1]).play('zombie: break 043 #5')
    together.play('zombie: super roger 042 041 with 0 1')
    expect(units(together)).toEqual(['002', '042'])
    table.play('zombie: super roger 042 041')
    expect(table.refusal('zombie: move 043 024').rule).toBe('DAWN-7.4.a')
    const reacted = withSuper('reaction', 'zombies 043=1 002\nentered 062', { edition: 'digest' })
    reacted.play('zombie: break 043 #5').play('zombie: super roger 062', { dice: [1] })
    expect(reacted.refusal('zombie: move 043 062').rule).toBe('DAWN-7.4.a')
  })
})
