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
const STAYS_BERSERK = 1
const NOBODY_ENTERS = [3, 4]
const PETER = 0
const STEVE = 2

describe('what the automatic side leaves to the player, and says', () => {
  const contested = () =>
    at(`${all('101')}\nzombies 100 102`).play('human: pass', { dice: [...NOTHING_HIDDEN, 1, CALM, 2] })

  it('[DAWN-15.5.c] two units beside one square with moves for both: the player says which one enters', () => {
    const table = contested()
    expect(table.asked()).toEqual(['human: priority'])
    expect(table.offered('human')).toEqual(['move 100 101', 'move 102 101', 'auto all', 'auto'])
    table.play('human: move 102 101', { draws: [3] })
    expect([units(table), table.asked()]).toEqual([['100', '101'], ['human: defend']])
  })

  it('[DAWN-15.5.c] or lets the game decide: the nearest, then the lower square', () => {
    expect(units(contested().play('human: auto', { draws: [3] }))).toEqual(['101', '102'])
  })

  it('[DAWN-15.5.a] [DAWN-RUL.40] a berserk move in phase C is told with its priority', () => {
    const table = at(`${all('101')}\nzombies 106!`).play('human: pass', {
      dice: [...NOTHING_HIDDEN, STAYS_BERSERK, 1, ...NOBODY_ENTERS],
    })
    expect(priorities(table)).toEqual(['3:106'])
    const told = table.events.findIndex(({ kind }) => kind === 'priority.3')
    expect(table.events[told + 1]).toMatchObject({ kind: 'moved', rule: 'DAWN-4.2C.b', data: { path: '105-104' } })
  })

  it('[DAWN-15.5.a] [DAWN-RUL.40] and so is the move of a super zombie', () => {
    const table = at('peter 101\nroger 101\nsteve 106 super\nfran 101\nzombies 002').play('human: pass', {
      dice: [...NOTHING_HIDDEN, CALM, 1, ...NOBODY_ENTERS],
    })
    expect(priorities(table)[0]).toBe('3:106')
    expect(place(table, STEVE)).toBe('103')
    expect(place(table, PETER)).toBe('101')
  })
})
