import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'

const NAMES = ['peter', 'roger', 'steve', 'fran']
const all = (square: string): string => NAMES.map((name) => `${name} ${square}`).join('\n')
const at = (lines: string, options = {}) =>
  TestTable.at(module, `turn 2 human\n${lines}`, { mode: 'solitaire', ...options })
type Table = ReturnType<typeof at>

const NOTHING_HIDDEN = [1, 6]
const NOBODY_ENTERS = [3, 4]
/** The dice of phase A, then a free die of one. */
const pass = (table: Table, phaseA: number[], rest: number[] = [], draws: number[] = []): Table =>
  table.play('human: pass', { dice: [...NOTHING_HIDDEN, ...phaseA, 1, ...rest], draws })
const checks = (table: Table): string[] =>
  table.events.flatMap(({ kind, data }) =>
    ['berserk', 'not-berserk', 'calmed', 'stays-berserk'].includes(kind) ? [`${kind} ${data?.['square']}`] : [],
  )

describe('phase A without a zombie player', () => {
  it('[DAWN-15.4.a] checks the unit closest in movement points, whether it likes or not', () => {
    const table = pass(at(`${all('101')}\nzombies 104 106 110`), [5])
    expect(checks(table)).toEqual(['not-berserk 104'])
  })

  it('[DAWN-15.4.a] 4 makes it berserk, 5 does not', () => {
    const table = pass(at(`${all('101')}\nzombies 110`), [4], NOBODY_ENTERS)
    expect(checks(table)).toEqual(['berserk 110'])
    expect(table.view('human').units.map((unit) => unit.berserk)).toEqual([1])
    const calm = pass(at(`${all('101')}\nzombies 110`), [5], NOBODY_ENTERS)
    expect(calm.view('human').units.map((unit) => unit.berserk)).toEqual([0])
  })

  it('[DAWN-15.4.a] [DAWN-RUL.38] closest to the characters just moved, or to any when nobody was', () => {
    const lines = 'peter 101\nroger 153\nsteve 153\nfran 153\nzombies 105 152'
    const passed = pass(at(lines), [5], [], [3])
    expect(checks(passed)).toEqual(['not-berserk 152'])
    const moved = at(lines).play('human: activate peter').play('human: walk 100')
    moved.play('human: done', { dice: [...NOTHING_HIDDEN, 5, 1], draws: [3] })
    expect(checks(moved)).toEqual(['not-berserk 105'])
  })

  it('[DAWN-RUL.38] a closed door on the way costs two more', () => {
    const lines = `${all('101')}\nzombies 104 120`
    expect(checks(pass(at(lines), [5], NOBODY_ENTERS))).toEqual(['not-berserk 120'])
    // Behind the closed glass #12 the unit in 120 is 4 points away, 104 three.
    expect(checks(pass(at(`${lines}\ndoors #12 closed`), [5], NOBODY_ENTERS))).toEqual(['not-berserk 104'])
  })

  it.each([
    [1, '099'],
    [3, '099'],
    [4, '103'],
    [6, '103'],
  ])('[DAWN-15.4.a] [DAWN-DICE.b] two at the same distance: %i names %s', (die, square) => {
    expect(checks(pass(at(`${all('101')}\nzombies 099 103`), [die, 6]))).toEqual([`not-berserk ${square}`])
  })

  it.each([
    [1, '082'],
    [2, '082'],
    [3, '099'],
    [4, '099'],
    [5, '103'],
    [6, '103'],
  ])('[DAWN-15.4.a] three at the same distance: %i names %s', (die, square) => {
    expect(checks(pass(at(`${all('101')}\nzombies 082 099 103`), [die, 6]))).toEqual([`not-berserk ${square}`])
  })

  it('[DAWN-RUL.39] four: one face each by ascending square, 5 and 6 are rolled again', () => {
    const four = `${all('101')}\nzombies 061 080 099 103`
    expect(checks(pass(at(four), [1, 6]))).toEqual(['not-berserk 061'])
    expect(checks(pass(at(four), [4, 6]))).toEqual(['not-berserk 103'])
    expect(checks(pass(at(four), [5, 6, 3, 6]))).toEqual(['not-berserk 099'])
  })

  it('[DAWN-RUL.39] five: only a 6 is rolled again', () => {
    const five = `${all('101')}\nzombies 061 080 082 099 103`
    expect(checks(pass(at(five), [5, 6]))).toEqual(['not-berserk 103'])
    expect(checks(pass(at(five), [6, 3, 6]))).toEqual(['not-berserk 082'])
  })

  it('[DAWN-RUL.39] six: one face each; seven: evenly at random, with no die', () => {
    const six = `${all('101')}\nzombies 060 062 079 083 098 104`
    expect(checks(pass(at(six), [6, 6]))).toEqual(['not-berserk 104'])
    const seven = at(`${six} 142`)
    expect(checks(pass(seven, [6], [], [3]))).toEqual(['not-berserk 083'])
  })

  it('[DAWN-RUL.39] not one that is berserk, nor one that has just calmed down, nor a super zombie', () => {
    const table = at('peter 101\nroger 101\nsteve 102 super\nfran 101\nzombies 104! 105! 107')
    // 104 calms down on a 5, 105 stays berserk on a 4: the one to check is 107.
    pass(table, [5, 4, 6])
    expect(checks(table)).toEqual(['calmed 104', 'stays-berserk 105', 'not-berserk 107'])
  })

  it('[DAWN-15.4.b] [DAWN-DICE.b] berserk units are re-checked first, by ascending square', () => {
    const table = pass(at(`${all('101')}\nzombies 060! 116! 113`), [5, 5, 6])
    expect(checks(table)).toEqual(['calmed 060', 'calmed 116', 'not-berserk 113'])
  })

  it('[DAWN-15.4.b] 4 stays, 5 calms', () => {
    const table = pass(at(`${all('101')}\nzombies 113!`), [4], NOBODY_ENTERS)
    expect(checks(table)).toEqual(['stays-berserk 113'])
    expect(checks(pass(at(`${all('101')}\nzombies 113!`), [5], NOBODY_ENTERS))).toEqual(['calmed 113'])
  })

  it('[DAWN-DICE.b] the whole order: column, row, berserk dice, tie die, the new one', () => {
    const table = at(`${all('101')}\nzombies 066! 099 103`)
    table.play('human: pass', { dice: [4, 6, 5, 4, 6, 1] })
    expect(table.last!.outcomes).toEqual([[4], [6], [5], [4], [6], [1]])
    expect(checks(table)).toEqual(['calmed 066', 'not-berserk 103'])
  })

  it('[DAWN-DIF.19] with no berserk marker left nobody is checked', () => {
    const lines = `${all('101')}\nzombies 110! 115`
    const limited = pass(at(lines, { berserkMarkerLimit: 1 }), [1], NOBODY_ENTERS)
    expect(checks(limited)).toEqual(['stays-berserk 110'])
    const freed = pass(at(lines, { berserkMarkerLimit: 1 }), [5, 6])
    expect(checks(freed)).toEqual(['calmed 110', 'not-berserk 115'])
    const more = pass(at(lines, { berserkMarkerLimit: 2 }), [1, 6], NOBODY_ENTERS)
    expect(checks(more)).toEqual(['stays-berserk 110', 'not-berserk 115'])
  })
})

describe('who attacks how many without a zombie player', () => {
  const fight = (n: number) => {
    const there = NAMES.map((name, i) => `${name} ${i < n ? '063' : '215'}`).join('\n')
    return TestTable.at(module, `turn 2 attack\n${there}\nzombies 063=8`, { mode: 'solitaire' })
  }
  /** Totals of 10 hurt nobody at any strength. */
  const MISS = [5, 5]

  it.each([
    [2, 3, 1],
    [2, 4, 2],
    [3, 2, 1],
    [3, 3, 2],
    [3, 4, 2],
    [3, 5, 3],
    [4, 1, 1],
    [4, 3, 3],
    [4, 4, 4],
  ])('[DAWN-15.6.a] of %i a die of %i attacks %i', (there, die, attacked) => {
    const table = fight(there)
    const dice = attacked === there ? [die, ...NAMES.slice(0, attacked).flatMap(() => MISS), ...NOBODY_ENTERS] : [die]
    table.play('human: hold', { dice })
    expect(table.events.find((event) => event.kind === 'number-rolled')?.data).toEqual({ n: attacked, square: '063' })
    expect(table.asked()).toEqual([attacked === there ? 'human: activate' : 'human: victims'])
  })

  it('[DAWN-15.6.a] four: 5 and 6 are rolled again', () => {
    const table = fight(4).play('human: hold', { dice: [5, 6, 2] })
    expect(table.events.find((event) => event.kind === 'number-rolled')?.data).toEqual({ n: 2, square: '063' })
  })

  it('[DAWN-RUL.43] which of them the human player names, exactly so many', () => {
    const table = fight(3).play('human: hold', { dice: [3] })
    expect(table.offered('human')).toEqual(['victims peter roger', 'victims peter steve', 'victims roger steve'])
    expect(table.refusal('human: victims fran peter').rule).toBe('TABLE.6')
    expect(table.refusal('human: victims peter').rule).toBe('DAWN-8.0.b')
    // Strength 8 / 2 = 4: a total of 7 stuns Peter, 8 leaves Steve alone.
    table.play('human: victims peter steve', { dice: [3, 4, 4, 4, ...NOBODY_ENTERS] })
    expect(table.state.status).toEqual([1, 0, 0, 0])
    expect(squareName(table.state.at[0]!)).toBe('063')
  })
})
