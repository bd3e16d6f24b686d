import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import { squareName } from './map/mall.js'

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

describe('priorities 4 and 5 are not for whoever sees a character', () => {
  const pass = (table: Table, checks: number[]) =>
    table.play('human: pass', { dice: [...NOTHING_HIDDEN, ...checks, 2, ...NOBODY_ENTERS] })

  it('[DAWN-15.5.a] a unit whose way to him is shut answers to priority 3 and stays', () => {
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
