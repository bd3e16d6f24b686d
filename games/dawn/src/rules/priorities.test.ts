import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'

const all = (square: string): string => ['peter', 'roger', 'steve', 'fran'].map((who) => `${who} ${square}`).join('\n')
const at = (lines: string, options: Record<string, Plain> = {}) =>
  TestTable.at(module, `turn 2 human\n${lines}`, { mode: 'solitaire', ...options })
type Table = ReturnType<typeof at>
const units = (table: Table): string[] => table.view('human').units.map((unit) => squareName(unit.square))
const place = (table: Table, c: number): string => squareName(table.state.at[c]!)
const priorities = (table: Table): string[] =>
  table.events.flatMap(({ kind, data }) => (kind.startsWith('priority.') ? [`${kind.at(-1)}:${data?.['square']}`] : []))
const NOTHING_HIDDEN = [1, 6]
const CALM = 6
const NOBODY_ENTERS = [3, 4]
const STEVE = 2

describe('priorities 4 and 5 are not for a unit that sees a character', () => {
  const pass = (table: Table, checks: number[]) =>
    table.play('human: pass', { dice: [...NOTHING_HIDDEN, ...checks, 2, ...NOBODY_ENTERS] })

  it('[DAWN-15.5.a] a unit whose way to them is shut answers to priority 3 and stays', () => {
    // It sees 062 through the closed glass #5; from 024 it would see it as well.
    const table = pass(at(`${all('062')}\nzombies 043\ndoors #5 closed`), [CALM])
    expect([priorities(table), units(table)]).toEqual([[], ['043']])
    // Out of sight it answers to 4.
    const other = pass(at(`${all('101')}\nzombies 122`), [CALM])
    expect(priorities(other)).toEqual(['4:122'])
  })

  it('[DAWN-15.5.a] nor does it crawl towards another who is closer by 5', () => {
    // 100 sees Peter behind the glass #12 (4 away); Roger in 122 is 3 away and out of sight, also from 101.
    const behindGlass = 'peter 140\nroger 122\nsteve 215\nfran 215\nzombies 100'
    const table = pass(at(`${behindGlass}\ndoors #12 closed`), [CALM])
    expect([priorities(table), units(table)]).toEqual([[], ['100']])
    const blind = pass(at(`peter 215\nroger 122\nsteve 215\nfran 215\nzombies 100\ndoors #12 closed`), [CALM])
    expect(priorities(blind)[0]).toBe('5:100')
  })

  it('[DAWN-15.5.a] [DAWN-RUL.40] a super zombie that sees one does not crawl towards another', () => {
    // In 018 it sees 101 through the closed glass #2; 054, behind the closed door #4, is closer.
    const shut = 'steve 018 super\nfran 215\nzombies 130\ndoors #2 closed, #4 closed'
    expect(place(pass(at(`peter 054\nroger 101\n${shut}`), [CALM]), STEVE)).toBe('018')
    expect(place(pass(at(`peter 054\nroger 215\n${shut}`), [CALM]), STEVE)).not.toBe('018')
  })

  it('[DAWN-15.5.a] [DAWN-RUL.40] a super zombie stays as well', () => {
    const table = pass(at(`peter 062\nroger 062\nsteve 043 super\nfran 062\nzombies 002\ndoors #5 closed`), [CALM])
    expect(place(table, STEVE)).toBe('043')
    expect(priorities(table)).not.toContain('4:043')
    const open = at('peter 062\nroger 062\nsteve 043 super\nfran 062\nzombies 002')
    open.play('human: pass', { dice: [...NOTHING_HIDDEN, CALM, 2] })
    expect(place(open, STEVE)).toBe('062')
  })
})
