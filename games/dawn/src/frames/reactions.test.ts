import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'

const at = (lines: string, options: Record<string, Plain> = {}) =>
  TestTable.at(module, `turn 2 human\n${lines}`, { mode: 'solitaire', ...options })
type Table = ReturnType<typeof at>
const units = (table: Table): string[] => table.view('human').units.map((unit) => squareName(unit.square))
const place = (table: Table, c: number): string => squareName(table.state.at[c]!)
const NOTHING_HIDDEN = [1, 6]
const CALM = 6
const NOBODY_ENTERS = [3, 4]
const STEVE = 2
const STAYS_BERSERK = 1

describe('the order of automatic reaction', () => {
  const stepAndDone = (table: Table, script: { dice: number[]; draws?: number[] }) =>
    table.play('human: activate peter').play('human: walk 101').play('human: done', script)

  it('[DAWN-RUL.05] super zombies have their place in it: the nearest first', () => {
    const table = at('peter 100\nroger 215\nsteve 105 super\nfran 215\nzombies 103')
    stepAndDone(table, { dice: [...NOTHING_HIDDEN, CALM, 1, ...NOBODY_ENTERS] })
    // The unit takes 102; the super zombie comes after it, three squares, into the same one.
    expect(table.events.flatMap(({ kind }) => (/react|super-moved|exempt/.test(kind) ? [kind] : []))).toEqual([
      'reacted',
      'super-moved',
    ])
    expect([units(table), place(table, STEVE)]).toEqual([['102'], '102'])
  })

  it('[DAWN-RUL.05] and a nearer super zombie still goes first', () => {
    const table = at('peter 100\nroger 215\nsteve 103 super\nfran 215\nzombies 105')
    stepAndDone(table, { dice: [...NOTHING_HIDDEN, CALM, 1] })
    expect(table.events.find(({ kind }) => /react|super-moved/.test(kind))!.kind).toBe('super-moved')
    expect([units(table), place(table, STEVE)]).toEqual([['104'], '101'])
    expect(table.asked()).toEqual(['human: defend'])
  })

  it('[DAWN-RUL.05] at the same distance the lower square first, units and super zombies alike', () => {
    // 099 and 103 are both two away.
    const order = (zombie: string, turned: string) => {
      const table = at(`peter 100\nroger 215\nsteve ${turned} super\nfran 215\nzombies ${zombie}`)
      stepAndDone(table, { dice: [...NOTHING_HIDDEN, CALM, 1] })
      return table.events.flatMap(({ kind }) => (/reacted|super-moved/.test(kind) ? [kind] : []))
    }
    expect(order('099', '103')).toEqual(['reacted', 'super-moved'])
    expect(order('103', '099')).toEqual(['super-moved', 'reacted'])
  })
})

describe('automatic zombies at the glass', () => {
  it('[DAWN-DIF.07] [DAWN-11.6.a] a super zombie takes its unit through the glass that it has smashed', () => {
    const table = at('peter 101\nroger 215\nsteve 120 super\nfran 215\nzombies 120\ndoors #12 closed', {
      edition: 'digest',
    })
    table.play('human: activate peter').play('human: walk 100')
    table.play('human: done', { dice: [...NOTHING_HIDDEN, CALM, 1], draws: [3] })
    expect(table.events.map(({ kind }) => kind)).toContain('super-moved-with')
    expect([units(table), place(table, STEVE)]).toEqual([['100'], '100'])
    expect(table.asked()).toEqual(['human: defend'])
  })

  it('[DAWN-10.4.b] where the glass is the whole move both stay behind it, and neither moves in phase C', () => {
    const table = at('peter 101\nroger 215\nsteve 120 super\nfran 215\nzombies 120\ndoors #12 closed')
    table.play('human: activate peter').play('human: walk 100')
    table.play('human: done', { dice: [...NOTHING_HIDDEN, CALM, 6, ...NOBODY_ENTERS] })
    expect([units(table), place(table, STEVE)]).toEqual([['120'], '120'])
    expect(table.state.doors[11]).toBe(2)
  })

  it.each([
    [false, ['glass-held'], ['062']],
    [true, ['reacted'], ['064']],
  ])('[DAWN-DIF.08] [DAWN-RUL.40] with the gate %s a bound berserk that could walk: %s', (gate, happened, ends) => {
    // 062 sees Roger behind the closed glass #5, and Peter, who has moved, along the hall.
    const table = at('peter 065\nroger 043\nsteve 215\nfran 215\nzombies 062=9!\ndoors #5 closed', {
      glassBreakReactionGate: gate,
    })
    table.play('human: activate peter').play('human: walk 064')
    const tried = gate ? [1] : [5, 4, 1, ...NOBODY_ENTERS]
    table.play('human: done', { dice: [...NOTHING_HIDDEN, STAYS_BERSERK, ...tried] })
    expect(table.events.flatMap(({ kind }) => (/glass|reacted/.test(kind) ? [kind] : []))).toEqual(happened)
    expect(units(table)).toEqual(ends)
  })
})
