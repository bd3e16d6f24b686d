import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import plan from '../data/mall.json' with { type: 'json' }
import module from '../index.js'
import { buildMall, type Mall, squareName } from '../map/mall.js'
import { readPlan } from '../map/plan.js'
import { rangeBetween } from './sight.js'

const board = (text: string, options = {}) => TestTable.at(module, text, options)

/** Why Peter in one square may not shoot at a unit in another; `null` when he may. */
function whyNot(from: string, at: string, more = ''): string | null {
  const table = board(`turn 1 human\npeter ${from}\nroger 033\nsteve 033\nfran 033\nzombies ${at}=11\n${more}`)
  table.play('human: activate peter')
  if (!table.offered('human').includes(`shoot ${at} peter`)) return table.refusal(`human: shoot ${at} peter`).rule
  table.play(`human: shoot ${at} peter`, { dice: [1, 1] })
  return null
}

const bothWays = (a: string, b: string, more = '') => [whyNot(a, b, more), whyNot(b, a, more)]

describe('sight', () => {
  it('[DAWN-6.4.a] a blank wall blocks, and a closed solid door does', () => {
    expect(bothWays('040', '059')).toEqual(['DAWN-6.4.a', 'DAWN-6.4.a'])
    expect(bothWays('024', '025')).toEqual(['DAWN-6.4.a', 'DAWN-6.4.a'])
    expect(bothWays('009', '010', 'doors #1 closed')).toEqual(['DAWN-6.4.a', 'DAWN-6.4.a'])
    expect(bothWays('009', '010')).toEqual([null, null])
    expect(bothWays('057', '072')).toEqual([null, null])
  })

  it('[DAWN-6.4.b] the rulebook’s example: 024 to 062 both ways, 024 to 082 not', () => {
    expect(bothWays('024', '062')).toEqual([null, null])
    expect(bothWays('024', '082')).toEqual(['DAWN-6.4.b', 'DAWN-6.4.b'])
  })

  it('[DAWN-6.4.b] glass lets the line pass open, closed and destroyed, a solid door only open', () => {
    for (const state of ['closed', 'destroyed'])
      expect(bothWays('024', '062', `doors #5 ${state}`)).toEqual([null, null])
    expect(bothWays('016', '054')).toEqual([null, null])
    expect(bothWays('016', '054', 'doors #4 closed')).toEqual(['DAWN-6.4.a', 'DAWN-6.4.a'])
    expect(bothWays('016', '074')).toEqual(['DAWN-6.4.b', 'DAWN-6.4.b'])
  })

  it('[DAWN-6.4.c] a line may not pass two doors', () => {
    // Straight across the hall, in at one glass door and out at the other; and down through a whole store.
    expect(bothWays('018', '021')).toEqual(['DAWN-6.4.c', 'DAWN-6.4.c'])
    expect(bothWays('104', '165')).toEqual(['DAWN-6.4.c', 'DAWN-6.4.c'])
    expect([bothWays('018', '020'), bothWays('019', '021')].flat()).toEqual([null, null, null, null])
  })

  it('[DAWN-6.4.d] a wall corner blocks: the rulebook’s 098 to 079', () => {
    expect(bothWays('098', '079')).toEqual(['DAWN-6.4.d', 'DAWN-6.4.d'])
    expect(bothWays('099', '079')).toEqual([null, null])
  })

  it('[DAWN-6.4.e] a square is always in sight of itself', () => {
    const table = board('turn 1 human\npeter 063\nroger 033\nsteve 033\nfran 033\nzombies 063=2')
    table.play('human: activate peter').play('human: shoot 063 peter', { dice: [2, 1, 1] })
    expect(table.view('human').units).toEqual([])
  })

  it('[DAWN-6.4.e] [DAWN-6.4.f] [DAWN-RUL.29] every pair of squares agrees with the exact test, both ways', () => {
    const mall = buildMall(readPlan(plan, 'map'))
    const sides = wallSides(mall)
    expect(sides).toHaveLength(98 + 84)
    let pairs = 0
    const differing: string[] = []
    for (let a = 0; a < mall.size; a++) {
      for (let b = a + 1; b < mall.size; b++) {
        const exact = exactSight(mall, sides, a, b)
        const [there, back] = [mall.sight[a * mall.size + b]!, mall.sight[b * mall.size + a]!]
        if (Math.max(there, 0) !== exact || there !== back) differing.push(`${squareName(a)} ${squareName(b)}`)
        if (exact > 0 && rangeBetween(mall, a, b) !== mall.steps[a * mall.size + b]) differing.push(`range ${a} ${b}`)
        pairs++
      }
      expect(mall.sight[a * mall.size + a]).toBe(1)
    }
    expect([pairs, differing]).toEqual([23_005, []])
  })
})

/** A wall side in the coordinates of the exact test: centres are odd, corners even. */
interface WallSide {
  readonly upright: boolean
  /** The coordinate that stays the same along it, and where it begins; it is 2 long. */
  readonly line: number
  readonly from: number
  /** The door on it, or -1 for a blank or outer wall, and the squares it belongs to. */
  readonly door: number
  readonly squares: readonly number[]
}

function wallSides(mall: Mall): WallSide[] {
  const sides: WallSide[] = []
  const at = (row: number, col: number) => mall.row.findIndex((r, square) => r === row && mall.col[square] === col)
  for (let row = -1; row < mall.plan.rows; row++) {
    for (let col = -1; col < mall.plan.cols; col++) {
      for (const upright of [true, false]) {
        const pair = [at(row, col), upright ? at(row, col + 1) : at(row + 1, col)]
        const squares = pair.filter((square) => square >= 0)
        if (squares.length === 0) continue
        if (squares.length === 2 && mall.area[squares[0]!] === mall.area[squares[1]!]) continue
        const door = mall.doors.findIndex((one) => one.kind !== 'main' && pair.every((s) => one.squares.includes(s)))
        const [line, from] = upright ? [2 * col + 2, 2 * row] : [2 * row + 2, 2 * col]
        sides.push({ upright, line, from, door, squares })
      }
    }
  }
  return sides
}

/** 0 blocked, 1 free, 2 + d through door d: each side is crossed or not, in whole numbers. */
function exactSight(mall: Mall, sides: readonly WallSide[], a: number, b: number): number {
  const [ax, ay] = [2 * mall.col[a]! + 1, 2 * mall.row[a]! + 1]
  const [dx, dy] = [2 * mall.col[b]! + 1 - ax, 2 * mall.row[b]! + 1 - ay]
  let passed = -1
  for (const { upright, line, from, door, squares } of sides) {
    const [start, along, offset, across] = upright ? [ax, dx, ay, dy] : [ay, dy, ax, dx]
    const reach = line - start
    if (along === 0 || Math.sign(reach) !== Math.sign(along) || Math.abs(reach) >= Math.abs(along)) continue
    // Where the line meets the side, measured from its beginning and times |along|.
    const meets = (offset - from) * Math.abs(along) + across * Math.abs(reach)
    const length = 2 * Math.abs(along)
    if (meets < 0 || meets > length) continue
    if (meets === 0 || meets === length || door < 0) return 0
    if (passed >= 0 || !(squares.includes(a) || squares.includes(b))) return 0
    passed = door
  }
  return passed < 0 ? 1 : 2 + passed
}
