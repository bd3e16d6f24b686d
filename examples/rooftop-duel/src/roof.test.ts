import { isSeen, sight } from '@shamble/geometry'
import { BadInput } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { conformanceSuite, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { rooftopDuel } from './game.js'
import module from './index.js'
import { ROOF_NAMES, ROOFS } from './roofs.js'
import { BASE } from './state.js'
import { makeTerrain, whyNotStand } from './terrain.js'

const sound = {
  width: 1000,
  depth: 800,
  walls: [[500, 0, 500, 800]],
  crates: [[600, 100, 100, 50]],
  starts: [
    [100, 100],
    [900, 700],
  ],
}

/** The complaint about a custom roof; fails when there is none. */
function complaint(changes: object): string {
  try {
    resolveOptions(rooftopDuel.options, { customRoof: { ...sound, ...changes } })
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  throw new Error('the roof is accepted')
}

describe('roofs', () => {
  for (const name of ROOF_NAMES) {
    it(`[RD-5.1] ${name} is fair, free at its starts, and hides the figures from each other`, () => {
      const roof = ROOFS[name]
      expect([roof.width, roof.depth]).toEqual([1800, 1200])
      const terrain = makeTerrain(name, roof)
      const [ash, reed] = terrain.starts.map((start) => ({ ...start, diameter: BASE }))
      expect([whyNotStand(terrain, ash!), whyNotStand(terrain, reed!)]).toEqual([null, null])
      expect(isSeen(sight(ash!, reed!, terrain.walls, []))).toBe(false)
      expect(isSeen(sight(reed!, ash!, terrain.walls, []))).toBe(false)
      const turned = (values: readonly number[]) => values.map((value, i) => (i % 2 === 0 ? 1800 : 1200) - value)
      const ends = (walls: readonly (readonly number[])[]) =>
        walls.map(([ax, ay, bx, by]) => [[ax, ay].join(), [bx, by].join()].sort().join(' ')).sort()
      expect(ends(roof.walls.map(turned))).toEqual(ends(roof.walls))
      const crates = roof.crates.map(([x, y, width, depth]) => [1800 - x! - width!, 1200 - y! - depth!, width, depth])
      expect(crates.map(String).sort()).toEqual(roof.crates.map(String).sort())
      expect(roof.starts.map(turned).reverse()).toEqual(roof.starts)
      expect(TestTable.start(module, { roof: name }).refusal('ash: shoot')).toEqual({ rule: 'RD-3.3' })
    })
  }

  it('[RD-5.2] a custom roof replaces the named one', () => {
    const table = TestTable.start(module, { roof: 'chimneys', customRoof: sound })
    expect([table.state.x, table.state.y]).toEqual([
      [100, 900],
      [100, 700],
    ])
    expect(table.refusal('ash: move 12 100')).toEqual({ rule: 'RD-2.2' })
    expect(module.position.write(table.state, 'full')).toMatch(/^roof custom\n/)
    // What was read can be read again: the record keeps it so.
    const again = resolveOptions(rooftopDuel.options, JSON.parse(JSON.stringify(table.state.options)))
    expect(again).toEqual(table.state.options)
  })

  it('[RD-5.2] walls and crates may reach the edge and not over it', () => {
    expect(complaint({ walls: [[500, 0, 500, 801]] })).toBe(
      'options.customRoof.walls[0][3]: expected a whole number from 0 to 800, found 801',
    )
    expect(complaint({ walls: [[5, 5, 5, 5]] })).toBe('options.customRoof.walls[0]: a wall needs two different ends')
    expect(complaint({ walls: [[5, 5, 5]] })).toBe('options.customRoof.walls[0]: expected [x, y, x, y]')
    expect(complaint({ crates: [[901, 100, 100, 50]] })).toBe(
      'options.customRoof.crates[0]: reaches over the edge of a roof of 1000 by 800',
    )
    expect(complaint({ crates: [[900, 751, 100, 50]] })).toMatch('reaches over the edge')
    resolveOptions(rooftopDuel.options, { customRoof: { ...sound, crates: [[900, 100, 100, 50]] } })
  })

  it('[RD-5.2] starts are free of edges, walls and crates', () => {
    const start = (x: number, y: number) =>
      complaint({
        starts: [
          [x, y],
          [900, 700],
        ],
      })
    expect(start(12, 100)).toBe('options.customRoof.starts[0]: a figure at 12 100 is over the edge')
    expect(start(488, 100)).toBe('options.customRoof.starts[0]: a figure at 488 100 is in a wall')
    expect(start(588, 120)).toBe('options.customRoof.starts[0]: a figure at 588 120 is on a crate')
    expect(start(650, 125)).toMatch('is on a crate')
    for (const [x, y] of [
      [13, 100],
      [487, 100],
      [587, 120],
    ])
      resolveOptions(rooftopDuel.options, {
        customRoof: {
          ...sound,
          starts: [
            [x, y],
            [900, 700],
          ],
        },
      })
    // Wide enough to hold a whole base away from its sides.
    const large = {
      crates: [[0, 0, 400, 400]],
      starts: [
        [200, 200],
        [900, 700],
      ],
    }
    expect(complaint(large)).toMatch('is on a crate')
  })

  it('[RD-5.2] starts are two, and at least 100 mm apart', () => {
    expect(
      complaint({
        starts: [
          [100, 100],
          [224, 100],
        ],
      }),
    ).toBe('options.customRoof.starts: the figures must begin at least 100 mm apart, these are 99')
    resolveOptions(rooftopDuel.options, {
      customRoof: {
        ...sound,
        starts: [
          [100, 100],
          [225, 100],
        ],
      },
    })
    expect(complaint({ starts: [[100, 100]] })).toBe(
      'options.customRoof.starts: expected a start for each of 2 seats, found 1',
    )
    expect(complaint({ starts: undefined })).toMatch('options.customRoof.starts: expected a list')
  })

  it('[RD-5.2] sizes are bounded and nothing unknown is let in', () => {
    expect(complaint({ width: 10_001 })).toMatch('options.customRoof.width: expected a whole number from 200 to 10000')
    expect(complaint({ depth: 199 })).toMatch('options.customRoof.depth')
    expect(complaint({ pool: true })).toBe('options.customRoof.pool: unknown field')
    const walls = Array.from({ length: 201 }, (_, i) => [400, i, 401, i])
    expect(complaint({ walls })).toBe('options.customRoof.walls: at most 200 are possible, found 201')
    resolveOptions(rooftopDuel.options, { customRoof: { ...sound, walls: walls.slice(1) } })
  })
})

conformanceSuite(module, { games: 5, playouts: 100, settings: [{ customRoof: sound, movement: 150 }] })
