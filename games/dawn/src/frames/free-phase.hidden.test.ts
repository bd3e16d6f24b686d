import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import type { GameTurnFrame } from './kinds.js'

const board = (text: string, options: Record<string, Plain> = {}, dice: number[] = []) =>
  TestTable.at(module, text, options, { dice })
type Table = ReturnType<typeof board>
const units = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))

describe('when no zombie was left, all that are hidden must come', () => {
  const REST = 'roger 195\nsteve 195\nfran 195'
  const owing = () => {
    const table = board(`turn 3 free\npeter 195\n${REST}\nzombies 045\nhidden 045 123`, {}, [3])
    // As after a phase B in which one of them came and is on the square of another.
    const turn = table.state.frames[0] as GameTurnFrame
    turn.cleared = 1
    return table
  }

  it('[DAWN-9.4.b] [DAWN-RUL.19] nothing else is done while a noted square is free', () => {
    const table = owing()
    expect(table.offered('zombie')).toEqual(['reveal 123'])
    expect(table.refusal('zombie: done').rule).toBe('DAWN-9.4.b')
    expect(table.refusal('zombie: move 045 044').rule).toBe('DAWN-9.4.b')
    for (const catalogue of [module.text.en, module.text.fr]) expect(catalogue).toHaveProperty(['refuse.DAWN-9.4.b'])
    table.play('zombie: reveal 123')
    expect(table.events[0]).toMatchObject({ kind: 'hidden-revealed', rule: 'DAWN-9.4.b' })
  })

  it('[DAWN-9.4.b] [DAWN-9.3.a] an occupied one waits until it is free, in the same phase', () => {
    const table = owing().play('zombie: reveal 123')
    // 045 is taken: the phase may go on, and would be over at a word.
    expect(table.offered('zombie')).toContain('done')
    expect(table.refusal('zombie: reveal 045').rule).toBe('DAWN-9.3.a')
    table.play('zombie: move 045 044')
    expect(table.offered('zombie')).toEqual(['reveal 045'])
    expect(table.refusal('zombie: done').rule).toBe('DAWN-9.4.b')
    table.play('zombie: reveal 045').play('zombie: done', { dice: [3, 4] })
    expect([units(table), table.state.hidden]).toEqual([['044', '045', '123'], []])
  })

  it('[DAWN-9.2.b] otherwise revealing stays a choice', () => {
    const table = board(`turn 3 free\npeter 195\n${REST}\nzombies 045\nhidden 045 123`, {}, [3])
    expect(table.offered('zombie')).toEqual(expect.arrayContaining(['done', 'reveal 123', 'move 045 044']))
    expect(table.play('zombie: reveal 123').events[0]!.rule).toBe('DAWN-9.2.b')
  })
})
