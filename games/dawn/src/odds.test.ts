import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const board = (text: string, options: Record<string, Plain> = {}, dice: number[] = []) =>
  TestTable.at(module, text, options, { dice })
type Table = ReturnType<typeof board>
const offered = (table: Table, pattern: RegExp): string[] => table.offered('zombie').filter((one) => pattern.test(one))
const english = gameSpeaker(module, 'en')
const french = gameSpeaker(module, 'fr')

describe('the odds at the glass', () => {
  const odds = (table: Table) =>
    module.game.odds!(table.view('zombie'), module.notation.read('break 120 #12')!)!.results.map(({ ways, of }) => [
      ways,
      of,
    ])
  const start = (options: Record<string, Plain> = {}) =>
    board(
      'turn 5 free\npeter 100\nroger 195\nsteve 140 super\nfran 195\nzombies 120=9! 002\ndoors #12 closed',
      options,
      [1],
    )

  it('[DAWN-10.5.a] beside a super zombie that has moved the berserk unit rolls', () => {
    const table = start().play('zombie: super steve 120')
    expect(offered(table, /^break/)).toEqual(['break 120 #12'])
    expect(odds(table)).toEqual([[26, 36]])
    table.play('zombie: break 120 #12', { dice: [4, 5] })
    expect(table.events[0]!.kind).toBe('glass-held')
  })

  it('[DAWN-11.6.a] one that has not moved, and may, breaks it for certain', () => {
    const together = board(
      'turn 5 free\npeter 100\nroger 195\nsteve 120 super\nfran 195\nzombies 120=9! 002\ndoors #12 closed',
      {},
      [1],
    )
    expect(odds(together)).toEqual([[1, 1]])
  })
})

describe('the odds of a shot', () => {
  const results = (table: Table, action: string) =>
    module.game.odds!(table.view('human'), module.notation.read(action)!)!.results.map(({ key, ways, of, params }) =>
      [key, ...(params?.['value'] === undefined ? [] : [params['value']]), `${ways}/${of}`].join(' '),
    )
  const shooting = (text: string, who: string) => board(`turn 2 human\n${text}`).play(`human: activate ${who}`)

  it('[DAWN-6.0.c] face down: over all values first, then against each that it may have', () => {
    const table = shooting('peter 102\nroger 195\nsteve 195\nfran 195\nzombies 104', 'peter')
    // Two dice less 2, so a value of 1 needs 3; of the 50 units 4 are worth 1, 6 are worth 2 and so on.
    expect(results(table, 'shoot 104 peter')).toEqual([
      'hit 1028/1800',
      ...[35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0].map((ways, i) => `hit-value ${i + 1} ${ways}/36`),
    ])
    expect(english('odds.hit-value', { value: 5 })).toBe('against 5:')
  })

  it('[DAWN-11.3.a] with a super zombie there the values are totals', () => {
    const table = shooting('peter 102\nroger 195\nsteve 104 super\nfran 195\nzombies 104', 'peter')
    const open = results(table, 'shoot 104 peter')
    expect(open.filter((one) => one.startsWith('hit-value'))).toEqual([])
    const solo = board('turn 2 human\npeter 102\nroger 195\nsteve 104 super\nfran 195\nzombies 104', {
      mode: 'solitaire',
    })
    expect(results(solo.play('human: activate peter'), 'shoot 104 peter').slice(1, 3)).toEqual([
      'hit-value 3 30/36',
      'hit-value 4 26/36',
    ])
  })

  it('[DAWN-6.0.c] face up there is one value', () => {
    const table = shooting('peter 063\nroger 195\nsteve 195\nfran 195\nzombies 063=3', 'peter')
    expect(results(table, 'shoot 063 peter')).toEqual(['hit 35/36', 'panic 1/6'])
  })

  it('[DAWN-6.8.d] [DAWN-RUL.14] together with panic checks the chance is that of nobody panicking', () => {
    const table = shooting('peter 063\nroger 063\nsteve 195\nfran 195\nzombies 063=9', 'peter roger')
    expect(results(table, 'shoot 063 peter roger')).toEqual(['hit-calm 160/216', 'panic 1/6', 'panic 2/6'])
    expect([english('odds.hit-calm'), french('odds.hit-calm')]).toEqual([
      'hit if nobody panics',
      'touché si personne ne panique',
    ])
    const far = shooting('peter 102\nroger 102\nsteve 195\nfran 195\nzombies 104=4', 'peter roger')
    expect(results(far, 'shoot 104 peter roger')[0]).toMatch(/^hit \d/)
  })
})
