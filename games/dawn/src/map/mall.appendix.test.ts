import { describe, expect, it } from 'vitest'
import plan from '../data/mall.json' with { type: 'json' }
import { buildMall, squareName } from './mall.js'
import { readPlan } from './plan.js'

const mall = buildMall(readPlan(plan, 'map'))
const index = (id: string): number => Number(id) - 1
const squares = Array.from({ length: mall.size }, (_, square) => square)
const sees = (a: string, b: string): boolean => mall.sight[index(a) * mall.size + index(b)]! > 0
const stepsBetween = (a: string, b: string): number => mall.steps[index(a) * mall.size + index(b)]!
const areaOf = (id: string): string => mall.area[index(id)]!

/** Every side between two squares of the grid that is a wall, with its door if it has one. */
const walls = squares.flatMap((a) =>
  squares.flatMap((b) => {
    const apart = Math.abs(mall.row[a]! - mall.row[b]!) + Math.abs(mall.col[a]! - mall.col[b]!)
    if (b <= a || apart !== 1 || mall.area[a] === mall.area[b]) return []
    const door = mall.doors.find((found) => found.squares.includes(a) && found.squares.includes(b))
    return [{ side: `${squareName(a)}|${squareName(b)}`, door: door?.kind ?? null }]
  }),
)

describe('what the rulebook says of the map', () => {
  it('[K01] squares carry three-digit numbers, up to 212 at least', () => {
    const names = squares.map(squareName)
    expect(names.every((name) => /^\d{3}$/.test(name))).toBe(true)
    expect([names[0], names.at(-1), new Set(names).size]).toEqual(['001', '215', 215])
  })

  it('[K02] 004, 093, 117 and 212 have one main door each, and no other square has', () => {
    const mains = mall.doors.filter(({ kind }) => kind === 'main').map((door) => door.squares.map(squareName))
    expect(mains).toEqual([['004'], ['117'], ['212'], ['093']])
    expect(mall.mainDoorAt.filter((door) => door >= 0)).toHaveLength(4)
    for (const id of ['004', '093', '117', '212']) expect(mall.isHall[index(id)]).toBe(true)
  })

  it('[K03] North is the top row, South the bottom one, West and East the ends of a middle row', () => {
    expect(plan.mainDoorSquares).toEqual({ North: '004', East: '117', South: '212', West: '093' })
    const [north, east, south, west] = ['004', '117', '212', '093'].map(index)
    expect([mall.row[north!], mall.row[south!]]).toEqual([0, plan.rows - 1])
    expect([mall.row[east!], mall.row[west!]]).toEqual([5, 5])
    expect([mall.col[west!], mall.col[east!]]).toEqual([0, plan.cols - 1])
  })

  it('[K04] 177 lies in Edwin’s Sports Centre, which has several squares', () => {
    expect(mall.plan.areas[areaOf('177')]?.name).toBe("Edwin's Sports Centre")
    expect(mall.area.filter((area) => area === areaOf('177'))).toHaveLength(12)
    expect([squareName(mall.rifleSquare), mall.plan.rifles]).toEqual(['177', 2])
  })

  it('[K05] 024 sees 062 through the door of 062, not 082 beyond it', () => {
    expect([sees('024', '062'), sees('062', '024'), sees('024', '082')]).toEqual([true, true, false])
    expect(walls.find(({ side }) => side === '043|062')?.door).toBe('glass')
    expect(mall.sight[index('024') * mall.size + index('062')]).toBe(2 + 4)
  })

  it('[K06] 098 and 079 meet at the corner of a wall', () => {
    expect(sees('098', '079')).toBe(false)
    expect(mall.row[index('098')]! - mall.row[index('079')]!).toBe(1)
    expect(mall.col[index('079')]! - mall.col[index('098')]!).toBe(1)
    expect(walls.map(({ side }) => side)).toEqual(expect.arrayContaining(['078|079', '078|098']))
  })

  it.each([
    ['K07', '167', '170', 3],
    ['K08', '019', '039', 2],
    ['K09', '115', '113', 2],
  ])('[%s] %s to %s is %i squares, in sight', (_, a, b, range) => {
    expect([sees(a, b), sees(b, a), stepsBetween(a, b)]).toEqual([true, true, range])
  })

  it('[K08] and 019 and 039 touch at a corner', () => {
    expect(mall.row[index('039')]! - mall.row[index('019')]!).toBe(1)
    expect(mall.col[index('039')]! - mall.col[index('019')]!).toBe(1)
  })

  it('[K10] 45 squares have a zombie symbol, none of them beside a character symbol without a wall between', () => {
    expect(new Set(mall.zombieSquares).size).toBe(45)
    expect(mall.zombieSquares.filter((square) => mall.isHall[square])).toHaveLength(26)
    expect(mall.zombieSquares.filter((square) => mall.nearCharacters.has(square))).toEqual([])
  })

  it('[K11] three character symbols, and each touches a store square', () => {
    expect(mall.characterSquares.map(squareName)).toEqual(['032', '053', '196'])
    for (const square of mall.characterSquares) expect(mall.ways[square]!.some(({ to }) => !mall.isHall[to])).toBe(true)
  })

  it('[K12] every square is hall or store, and far more than five may hide a zombie', () => {
    for (const square of squares) expect(mall.isHall[square]).toBe(mall.plan.areas[mall.area[square]!] === undefined)
    expect([mall.isHall.filter(Boolean).length, mall.isHall.filter((hall) => !hall).length]).toEqual([83, 132])
    expect(squares.filter((square) => !mall.isHall[square] && !mall.nearCharacters.has(square))).toHaveLength(122)
  })

  it('[K13] blank walls, glass, solid and main doors all occur, and doors sit on walls', () => {
    const count = (door: string | null) => walls.filter((wall) => wall.door === door).length
    expect([walls.length, count(null), count('glass'), count('solid')]).toEqual([98, 70, 15, 13])
    expect(mall.doors).toHaveLength(32)
  })

  it('[K16] each last digit occurs on a store square', () => {
    const digits = new Array<number>(10).fill(0)
    for (const square of squares) if (!mall.isHall[square]) digits[(square + 1) % 10]! += 1
    expect(digits).toEqual([13, 13, 8, 13, 15, 15, 15, 14, 14, 12])
  })

  it('[K17] numbers run row by row, about twenty to a row, the rows of unequal length', () => {
    const rows = Array.from({ length: plan.rows }, (_, row) => squares.filter((square) => mall.row[square] === row))
    expect(rows.map((row) => row.length)).toEqual([14, 19, 19, 20, 20, 25, 20, 20, 19, 20, 19])
    expect(rows.map((row) => squareName(row[0]!)).join(' ')).toBe('001 015 034 053 073 093 118 138 158 177 197')
    for (const row of rows) {
      const cols = row.map((square) => mall.col[square]!)
      expect(cols).toEqual([...cols].sort((a, b) => a - b))
    }
  })
})

describe('the reconstruction as the ledger prints it', () => {
  it('has the ledger’s areas', () => {
    const areas = Object.entries(plan.areas).map(
      ([key, { name }]) => `${key} ${name} ${mall.area.filter((a) => a === key).length}`,
    )
    expect(areas).toEqual([
      'A Quill & Lantern Books 11',
      'B Maintenance Wing 10',
      'C Velvet Chair Furniture 12',
      'D Harrow & Finch Department Store 15',
      'E Security Office 8',
      'F Tumbledown Toys 8',
      "G Needle's Eye Fashions 8",
      'H Halcyon Records & Radio 10',
      "S Edwin's Sports Centre 12",
      'I Greenleaf Pharmacy 10',
      'J Starlight Arcade 10',
      'K Keystone Hardware 8',
      'L Loading Dock 10',
    ])
  })

  it('has the ledger’s 70 blank walls between squares', () => {
    const printed = `
      003|004 005|006 024|025 034|053 036|055 037|056 037|038 039|040 040|059 041|060 042|061 043|044 044|063 046|065
      048|067 049|069 051|071 057|077 058|078 073|093 074|094 076|096 077|097 078|098 078|079 098|118 099|119 101|121
      103|123 105|125 106|126 107|127 108|128 110|130 111|131 114|134 116|136 117|137 121|122 122|123 126|127 133|134
      138|158 140|160 141|161 142|143 143|163 144|164 146|166 146|147 147|167 149|169 150|170 151|171 151|152 155|174
      157|176 162|181 163|182 165|184 166|185 167|186 168|187 170|189 171|190 180|181 185|186 200|201 210|211 212|213`
    const blank = walls.filter(({ door }) => door === null).map(({ side }) => side)
    expect(blank.sort()).toEqual(printed.trim().split(/\s+/).sort())
  })

  it('is connected through its doors, and its hall without them', () => {
    expect(Math.max(...mall.steps)).toBeLessThan(255)
    const hall = squares.filter((square) => mall.isHall[square])
    const reached = new Set([hall[0]!])
    for (const square of reached)
      for (const { to, door } of mall.ways[square]!) if (door < 0 && mall.isHall[to]) reached.add(to)
    expect(reached.size).toBe(hall.length)
  })
})
