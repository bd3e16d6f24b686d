import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'

const NAMES = ['peter', 'roger', 'steve', 'fran']
const all = (square: string): string => NAMES.map((name) => `${name} ${square}`).join('\n')
const FAR = all('215')
const at = (lines: string, options = {}) =>
  TestTable.at(module, `turn 2 human\n${lines}`, { mode: 'solitaire', ...options })
type Table = ReturnType<typeof at>

const occupied = (table: Table): string[] => table.view('human').units.map((unit) => squareName(unit.square))
const priorities = (table: Table): string[] =>
  table.events.flatMap(({ kind, data }) => (kind.startsWith('priority.') ? [`${kind.at(-1)}:${data?.['square']}`] : []))

/** Nothing hidden, the closest unit stays calm, then the free die. */
const upToFree = (free: number): number[] => [1, 6, 6, free]
const NOBODY_ENTERS = [3, 4]
const pass = (table: Table, free: number): Table =>
  table.play('human: pass', { dice: [...upToFree(free), ...NOBODY_ENTERS] })
const passUntilAsked = (table: Table, free: number): Table => table.play('human: pass', { dice: upToFree(free) })

describe('priority 2: a unit in a square with an open main door makes way', () => {
  it('[DAWN-15.5.a] [DAWN-RUL.42] before a unit in sight moves', () => {
    const table = pass(at(`${all('057')}\nzombies 004 062`), 1)
    expect(priorities(table)).toEqual(['2:004'])
    // 019 is two steps from 057, 005 four.
    expect(occupied(table)).toEqual(['019', '062'])
  })

  it('[DAWN-RUL.42] of squares equally near it takes the lower number', () => {
    const table = pass(at(`${all('191')}\nzombies 212`), 1)
    expect(priorities(table)).toEqual(['2:212'])
    expect(occupied(table)).toEqual(['192'])
  })

  it('[DAWN-15.5.a] not where the door is closed: there it waits for its turn as any other', () => {
    const table = pass(at(`${FAR}\nzombies 093\ndoors #32 closed`), 1)
    expect(priorities(table)).toEqual(['5:093'])
  })

  it('[DAWN-15.5.a] [DAWN-RUL.42] the fewest others move first to make room, and each counts against the die', () => {
    const table = pass(at(`${FAR}\nzombies 093 094 113`), 2)
    expect(priorities(table)).toEqual(['2:094', '2:093'])
    expect(occupied(table)).toEqual(['094', '095', '113'])
  })

  it('[DAWN-RUL.42] three in a row need a die of three', () => {
    const row = `${FAR}\nzombies 093 094 095`
    const enough = pass(at(row), 3)
    expect(priorities(enough)).toEqual(['2:095', '2:094', '2:093'])
    expect(occupied(enough)).toEqual(['094', '095', '096'])
    const short = pass(at(row), 2)
    expect(priorities(short)).not.toContain('2:093')
    expect(occupied(short)).toContain('093')
  })

  it('[DAWN-RUL.42] of several shortest rows the one that ends nearest to a character', () => {
    const table = pass(at(`${all('057')}\nzombies 004 005 019`), 2)
    expect(priorities(table)).toEqual(['2:019', '2:004'])
    expect(occupied(table)).toEqual(['005', '019', '038'])
  })

  it('[DAWN-15.5.a] a unit that holds a character does not move to make room', () => {
    const table = at('peter 094\nroger 215\nsteve 215\nfran 215\nzombies 093 094=3')
    table.play('human: pass', { dice: upToFree(6) })
    expect(table.asked()).toEqual(['human: defend'])
    expect(occupied(table)).toEqual(['093', '094'])
  })

  it('[DAWN-15.5.c] too many doors for the die: the player names one', () => {
    const table = passUntilAsked(at(`${FAR}\nzombies 093 117`), 1)
    expect(table.asked()).toEqual(['human: priority'])
    expect(table.offered('human')).toEqual(['move 117 116', 'move 093 094', 'auto'])
    table.play('human: move 093 094', { dice: NOBODY_ENTERS })
    expect(occupied(table)).toEqual(['094', '117'])
  })

  it('[DAWN-15.5.c] a row of units counts with all its moves, and left to the game the nearest goes first', () => {
    const table = passUntilAsked(at(`${FAR}\nzombies 093 094 117`), 2)
    expect(table.offered('human')).toEqual(['move 117 116', 'move 093 094', 'auto all', 'auto'])
    const game = passUntilAsked(at(`${FAR}\nzombies 093 094 117`), 2).play('human: auto', { dice: NOBODY_ENTERS })
    expect(occupied(game)).toContain('116')
    table.play('human: move 093 094', { dice: NOBODY_ENTERS })
    expect(occupied(table)).toEqual(['094', '095', '117'])
  })

  it('[DAWN-RUL.42] [DAWN-RUL.40] a berserk that cannot get out by itself is let out, and only the others count', () => {
    const table = at(`${FAR}\nzombies 093! 094 095`)
    // Its die keeps it berserk; 095 is the closest of the others and stays calm.
    table.play('human: pass', { dice: [1, 6, 1, 6, 2, ...NOBODY_ENTERS] })
    expect(priorities(table)).toEqual(['2:095', '2:094', '2:093'])
    expect(occupied(table)).toEqual(['094', '095', '096'])
  })
})

describe('main-door squares in priorities 4 and 5', () => {
  const closed = 'doors #29 closed'

  it('[DAWN-15.5.b] priority 5 leads round the square of an open main door', () => {
    // From 005 both 004 and 020 shorten the way to 015; 004 is straighter.
    const table = pass(at(`${all('015')}\nzombies 005`), 1)
    expect(priorities(table)).toEqual(['5:005'])
    expect(occupied(table)).toEqual(['020'])
  })

  it.each([
    ['any', closed, '020'],
    ['open-only', closed, '004'],
    ['open-only', '', '020'],
  ])('[DAWN-DIF.13] [DAWN-15.5.b] with "%s" and "%s" the unit goes to %s', (soloDoorSquares, doors, square) => {
    const table = pass(at(`${all('015')}\nzombies 005\n${doors}`, { soloDoorSquares }), 1)
    expect(occupied(table)).toEqual([square])
  })

  it('[DAWN-15.5.b] priority 4 never puts a unit there: another moves instead', () => {
    // Of the squares beside 019 only 004 is in sight of 120; beside 162 it is 142, by the door #18.
    const table = pass(at(`${all('120')}\nzombies 019 162`), 1)
    expect(priorities(table)).toEqual(['4:162'])
    expect(occupied(table)).toContain('019')
  })

  it.each([
    ['any', '5:019'],
    ['open-only', '4:019'],
  ])('[DAWN-DIF.13] behind a closed main door with "%s" it moves by %s', (soloDoorSquares, moved) => {
    // 019 does not see 120; of its neighbours 004 alone does.
    const table = pass(at(`${all('120')}\nzombies 019\n${closed}`, { soloDoorSquares }), 1)
    expect(priorities(table)).toEqual([moved])
    expect(occupied(table).includes('004')).toBe(soloDoorSquares === 'open-only')
  })

  it('[DAWN-15.5.a] priority 3 may lead into one', () => {
    const table = pass(at(`${all('004')}\nzombies 057`), 1)
    expect(occupied(table)).toEqual(['038'])
    const next = at(`${all('004')}\nzombies 019`).play('human: pass', { dice: upToFree(1), draws: [3] })
    expect(priorities(next)).toEqual(['1:019'])
  })
})
