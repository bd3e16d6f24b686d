import { describe, expect, it } from 'vitest'
import plan from '../data/mall.json' with { type: 'json' }
import { buildMall, type Mall, squareName } from './mall.js'
import { readPlan } from './plan.js'

const mall = buildMall(readPlan(plan, 'map'))
const index = (id: string) => Number(id) - 1
const sees = (a: string, b: string, on: Mall = mall) => on.sight[index(a) * on.size + index(b)]! > 0
const changed = (change: object) => () => buildMall(readPlan({ ...plan, ...change }, 'map'))

describe('the reconstructed mall', () => {
  it('[K01] [K02] [K03] has 215 numbered squares and four main doors', () => {
    expect(mall.size).toBe(215)
    expect(mall.isHall.filter(Boolean)).toHaveLength(83)
    expect(mall.mainDoors.map((door) => squareName(mall.doors[door]!.squares[0]!))).toEqual([
      '004',
      '117',
      '212',
      '093',
    ])
    expect(mall.doors.map((door) => door.kind).filter((kind) => kind === 'glass')).toHaveLength(15)
    expect(mall.doors.map((door) => door.kind).filter((kind) => kind === 'solid')).toHaveLength(13)
  })

  it('[K05] [DAWN-6.4.b] the rulebook’s sight through a door: 024 to 062 yes, 024 to 082 no', () => {
    expect([sees('024', '062'), sees('062', '024')]).toEqual([true, true])
    expect([sees('024', '082'), sees('082', '024')]).toEqual([false, false])
  })

  it('[K06] [DAWN-6.4.d] a wall corner blocks: 098 to 079', () => {
    expect(sees('098', '079')).toBe(false)
  })

  it('[DAWN-6.4.c] a line may not pass two doors: 104 to 165', () => {
    expect(sees('104', '165')).toBe(false)
  })

  it('has 2,159 pairs of squares in sight of each other, all symmetric', () => {
    let pairs = 0
    for (let a = 0; a < mall.size; a++) {
      for (let b = a + 1; b < mall.size; b++) {
        expect(mall.sight[a * mall.size + b]).toBe(mall.sight[b * mall.size + a])
        if (mall.sight[a * mall.size + b]! > 0) {
          pairs++
          const straight = Math.abs(mall.row[a]! - mall.row[b]!) + Math.abs(mall.col[a]! - mall.col[b]!)
          expect(mall.steps[a * mall.size + b]).toBe(straight)
        }
      }
    }
    expect(pairs).toBe(2159)
  })

  it('[K12] [DAWN-3.1.e] leaves 122 store squares for hidden zombies', () => {
    const barred = [...mall.nearCharacters]
      .filter((square) => !mall.isHall[square])
      .map(squareName)
      .sort()
    expect(barred).toEqual(['031', '032', '033', '051', '053', '054', '073', '176', '195', '196'])
    expect(mall.isHall.filter((hall, square) => !hall && !mall.nearCharacters.has(square))).toHaveLength(122)
  })
})

describe('a map file', () => {
  it('is refused with the reason when it cannot be played', () => {
    expect(changed({ doors: plan.doors.filter((door) => !['D03', 'D05', 'D01'].includes(door.id)) })).toThrow(
      /map: square 006 \(Velvet Chair Furniture\) cannot be reached/,
    )
    const inHall = { id: 'X', kind: 'glass', a: '057', b: '058', sideOfA: 'E' }
    expect(changed({ doors: [...plan.doors, inHall] })).toThrow(
      'map.doors[32]: the door X is not on a wall: 057 and 058 are the same area',
    )
    expect(changed({ zombiePlacement: [...plan.zombiePlacement.slice(0, 44), '002'] })).toThrow(
      'map.zombiePlacement[44]: two ordinary units in square 002',
    )
    expect(changed({ zombiePlacement: plan.zombiePlacement.slice(1) })).toThrow(
      'map.zombiePlacement: expected 45 zombie symbols, found 44',
    )
    expect(changed({ rifleSquare: '999' })).toThrow('map.rifleSquare: there is no square 999')
    expect(changed({ rifleSquare: '060' })).toThrow('map.rifleSquare: the rifles must be in a store')
    expect(changed({ layout: plan.layout.slice(1) })).toThrow('map.layout: expected 11 rows, found 10')
    expect(changed({ colour: 'red' })).toThrow('map.colour: unknown field')
  })
})
