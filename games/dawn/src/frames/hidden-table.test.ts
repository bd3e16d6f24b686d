import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { countIn } from '../rules/pieces.js'
import { IN_BOX, IN_POOL, mallOf } from '../state.js'
import { HIDDEN_TABLE } from './hidden-table.js'

const SOLITAIRE = { mode: 'solitaire' }
const all = (square: string): string =>
  ['peter', 'roger', 'steve', 'fran'].map((name) => `${name} ${square}`).join('\n')
const at = (lines: string, options = {}) => TestTable.at(module, `turn 2 human\n${lines}`, { ...SOLITAIRE, ...options })
type Table = ReturnType<typeof at>

const occupied = (table: Table): string[] => table.view('human').units.map((unit) => squareName(unit.square))
const kinds = (table: Table): string[] => table.events.map((event) => event.kind)
/** The new unit is alone: it fails its berserk check, is the one to move in phase C, and nobody enters. */
const ALONE = [6, 1, 3, 4]

/** So many squares of the hall, far from the stores that matter. */
function crowd(n: number): string {
  const { isHall } = mallOf(at(all('101')).state)
  return isHall
    .flatMap((hall, square) => (hall && square !== 100 ? [squareName(square)] : []))
    .slice(0, n)
    .join(' ')
}

describe('the Hidden Zombie Table', () => {
  it('[DAWN-15.8.a] has the ledger’s rows', () => {
    const rows = HIDDEN_TABLE.map((row) => row.map((digit) => (digit < 0 ? '-' : String(digit))).join(' '))
    expect(rows).toEqual(['1 6', '2 7', '3 8', '4 9', '5 0', '- -'])
  })

  // From 101 the nearest store square for each last digit, by steps through open doors.
  const NEAREST = ['121', '042', '043', '124', '125', '126', '177', '118', '119', '120']

  it.each(NEAREST.map((square, i) => [i < 5 ? 1 : 4, (i % 5) + 1, square] as const))(
    '[DAWN-15.8.a] [DAWN-15.2.a] [DAWN-15.2.b] [DAWN-15.1.b] column die %i and row die %i: a unit in %s',
    (column, row, square) => {
      const table = at(all('101')).play('human: pass', { dice: [column, row, ...ALONE] })
      const digit = table.events.find((event) => event.kind === 'hidden-digit')
      expect(digit?.data?.['digit']).toBe(Number(square.at(-1)))
      expect(table.events.find((event) => event.kind === 'appeared')?.data).toEqual({ square })
      expect([countIn(table.state, IN_POOL), occupied(table)]).toEqual([49, [expect.any(String)]])
    },
  )

  it.each([
    [1, 3, '121'],
    [4, 6, '126'],
  ])('[DAWN-15.8.a] column dice %i to %i read the same column', (low, high, square) => {
    for (let column = low; column <= high; column++) {
      const table = at(all('101')).play('human: pass', { dice: [column, 1, ...ALONE] })
      expect(table.events.find((event) => event.kind === 'appeared')?.data).toEqual({ square })
    }
  })

  it('[DAWN-15.2.c] a dash brings nobody', () => {
    for (const column of [1, 3, 4, 6]) {
      const table = at(all('101')).play('human: pass', { dice: [column, 6, 1, 3, 4] })
      expect(kinds(table)).toContain('nothing-hidden')
      expect(occupied(table)).toEqual([])
    }
  })

  it('[DAWN-15.2.c] an empty pool brings nobody', () => {
    const table = at(`${all('177')}\nzombies ${crowd(50)}`)
    expect(countIn(table.state, IN_POOL)).toBe(0)
    table.play('human: pass', { dice: [1, 1, 6, 1, 3, 4] })
    expect(kinds(table)).toContain('nothing-hidden')
    expect(kinds(table)).not.toContain('appeared')
  })

  it('[DAWN-15.1.a] five units wait in the one pool, no square is noted and nobody hides', () => {
    const table = TestTable.start(module, SOLITAIRE)
    expect([countIn(table.state, IN_POOL), countIn(table.state, IN_BOX), table.state.hidden]).toEqual([5, 0, []])
    expect(table.asked()).toEqual(['human: place'])
    const two = TestTable.start(module, {})
    expect([countIn(two.state, IN_POOL), countIn(two.state, IN_BOX)]).toEqual([0, 5])
    expect(two.asked()).toEqual(['zombie: hide'])
  })

  it('[DAWN-15.1.b] hidden and entering units come out of the same pool', () => {
    const table = at(all('101')).play('human: pass', { dice: [1, 1, 6, 1, 1, 1] })
    expect(countIn(table.state, IN_POOL)).toBe(47)
    expect(occupied(table)).toEqual(expect.arrayContaining(['004', '093']))
  })
})

describe('the nearest square', () => {
  it('[DAWN-15.2.b] at equal distance the player picks', () => {
    const table = at(all('162')).play('human: pass', { dice: [4, 5] })
    expect(table.asked()).toEqual(['human: appear'])
    expect(table.offered('human')).toEqual(['appear 160', 'appear 180', 'auto'])
    table.play('human: appear 180', { dice: ALONE })
    expect(table.events[0]).toMatchObject({ kind: 'appeared', data: { square: '180' } })
  })

  it('[DAWN-15.2.b] or lets the game decide: the lower number', () => {
    const table = at(all('162')).play('human: pass', { dice: [4, 5] })
    table.play('human: auto', { dice: ALONE })
    expect(table.events[0]).toMatchObject({ kind: 'appeared', data: { square: '160' } })
  })

  it('[DAWN-15.3.a] a zombie-occupied square is passed over for the next nearest with that digit', () => {
    const table = at(`${all('101')}\nzombies 121`).play('human: pass', { dice: [1, 1, 6, 1] })
    expect(table.events.find((event) => event.kind === 'appeared')?.data).toEqual({ square: '141' })
    const turned = at('peter 101\nroger 101\nsteve 121 super\nfran 101').play('human: pass', { dice: [1, 1, 6, 1] })
    expect(turned.events.find((event) => event.kind === 'appeared')?.data).toEqual({ square: '141' })
  })

  it('[DAWN-15.3.a] never a hall square, though 061 and 081 are nearer', () => {
    const table = at(all('101')).play('human: pass', { dice: [1, 1, ...ALONE] })
    expect(occupied(table)).not.toContain('081')
    expect(occupied(table)).not.toContain('061')
  })

  it('[DAWN-15.3.a] [DAWN-15.2.d] a character’s square is allowed: it lies face up there and attacks this turn', () => {
    const table = at(all('053')).play('human: pass', { dice: [1, 3, 6, 2], draws: [7] })
    expect(table.view('human').units).toMatchObject([{ square: 52, value: 7, faceUp: true }])
    expect(table.asked()).toEqual(['human: defend'])
  })

  it('[DAWN-RUL.38] a closed door costs two more', () => {
    const open = at(all('101')).play('human: pass', { dice: [1, 1, ...ALONE] })
    expect(open.events.find((event) => event.kind === 'appeared')?.data).toEqual({ square: '121' })
    const both = at(`${all('101')}\ndoors #12 closed, #18 closed`).play('human: pass', { dice: [1, 1] })
    // 121 now costs 3 + 2, as 161 does through its open door.
    expect(both.offered('human')).toEqual(['appear 121', 'appear 161', 'auto'])
  })

  it('[DAWN-RUL.38] [DAWN-15.2.b] measured from the character who was moved, and from everybody when nobody was', () => {
    const lines = 'peter 101\nroger 053\nsteve 053\nfran 053'
    const passed = at(lines).play('human: pass', { dice: [1, 4, 6, 1], draws: [2] })
    expect(passed.events.find((event) => event.kind === 'appeared')?.data).toEqual({ square: '054' })
    const moved = at(lines).play('human: activate peter').play('human: walk 102')
    moved.play('human: done', { dice: [1, 4, ...ALONE] })
    expect(moved.events.find((event) => event.kind === 'appeared')?.data).toEqual({ square: '124' })
  })

  it('[DAWN-15.2.d] the new unit may be the one that goes berserk, and reacts', () => {
    const table = at(`peter 100\n${all('053').split('\n').slice(1).join('\n')}\nzombies 011`)
    table.play('human: activate peter').play('human: walk 101')
    // A unit appears in 120 behind the open glass, is the closest, goes berserk on a 4 and sees Peter in 100.
    table.play('human: walk 100').play('human: done', { dice: [4, 5, 4, 1], draws: [2] })
    expect(table.events.find((event) => event.kind === 'berserk')?.data).toEqual({ square: '120' })
    expect(table.events.find((event) => event.kind === 'reacted')?.data).toMatchObject({ from: '120', path: '100' })
    expect(table.asked()).toEqual(['human: defend'])
  })
})
