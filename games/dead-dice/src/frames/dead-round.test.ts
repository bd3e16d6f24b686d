import { describe, expect, it } from 'vitest'
import { fightStage } from '../tests/fights.js'
import type { Given, Table } from '../tests/stage.js'

const alone = (more: Given = {}): Table => fightStage({ survivors: [{}], ...more }).run()
const two = (more: Given = {}): Table => fightStage({ survivors: [{}, {}], ...more }).run()
const done = { type: 'done' } as const
const cells = (table: Table): number[] => table.state.scene!.hordes.map(({ cell }) => cell)
const at = (size: number, cell = 0) => ({ size, cell, target: 0, engaged: true })

describe('the advance', () => {
  it('[DD-8.27] [DD-8.1] [DD-17.4] each group comes one cell nearer, and groups on one cell stay apart', () => {
    const table = alone({
      scene: {
        hordes: [
          { size: 3, cell: 5 },
          { size: 2, cell: 4 },
          { size: 1, cell: 4 },
        ],
      },
    })
    table.play(done)
    expect(cells(table)).toEqual([4, 3, 3])
  })

  it('[DD-12.10] [DD-15.58] the enraged come two, and their Hunters four', () => {
    const table = alone({
      options: { enraged: true, specialZombies: true, ladderCells: 8 },
      scene: {
        hordes: [
          { size: 3, cell: 7 },
          { size: 1, cell: 7, special: 'hunter' },
        ],
      },
    }).play(done)
    expect(cells(table)).toEqual([5, 3])
  })

  it('[DD-15.5] [DD-17.2] a group that arrives rolls no dice; one that was there attacks', () => {
    const arrives = alone({ scene: { hordes: [{ size: 4, cell: 1 }] } }).play(done)
    expect(arrives.state.scene!.hordes[0]).toMatchObject({ cell: 0, engaged: true, target: 0 })
    expect(arrives.state.survivors[0]!.survival).toBe(3)
    const there = alone({ scene: { hordes: [{ size: 4, cell: 0 }] } }).play(done, [6, 1])
    expect(there.state.survivors[0]!.survival).toBe(2)
  })

  it('[DD-15.5] where players agreed so it attacks on arrival', () => {
    const table = alone({ options: { arrivalAttack: true }, scene: { hordes: [{ size: 4, cell: 1 }] } }).play(
      done,
      [6, 1],
    )
    expect(table.state.survivors[0]!.survival).toBe(2)
  })

  it('[DD-15.4] where groups reach a cell further they stop and engage there', () => {
    const table = alone({ options: { engagementReach: 'band' }, scene: { hordes: [{ size: 2, cell: 2 }] } }).play(done)
    expect(table.state.scene!.hordes[0]).toMatchObject({ cell: 1, engaged: true })
  })

  it('[DD-15.6] [DD-15.36] a group that was drawn off goes for its target past others', () => {
    const table = two({
      scene: {
        hordes: [{ size: 2, cell: 1, target: 1 }],
        stands: [
          { seat: 0, cell: 1 },
          { seat: 1, cell: 3 },
        ],
      },
    })
    table.play(done).play(done, [], 1)
    expect(table.state.scene!.hordes[0]).toMatchObject({ cell: 2, target: 1, engaged: false })
  })

  it('[DD-16.20] ties go where more people are, then to the lower cell', () => {
    const three = fightStage({
      survivors: [{}, {}, {}],
      scene: {
        hordes: [{ size: 1, cell: 2 }],
        stands: [
          { seat: 1, cell: 4 },
          { seat: 2, cell: 4 },
        ],
      },
    }).run()
    three.play(done).play(done, [], 1).play(done, [], 2)
    expect(cells(three)).toEqual([3])
    const even = two({ scene: { hordes: [{ size: 1, cell: 2 }], stands: [{ seat: 1, cell: 4 }] } })
    even.play(done).play(done, [], 1)
    expect(cells(even)).toEqual([1])
  })
})

describe('engagement', () => {
  it('[DD-8.28] [DD-16.19] the game master chooses: fewest zombies, then who lasts longest, then seat order', () => {
    const scene = {
      hordes: [
        { size: 5, cell: 1, target: 1 },
        { size: 1, cell: 1 },
      ],
    }
    const spread = two({ scene }).play(done).play(done, [], 1)
    expect(spread.state.scene!.hordes.map(({ target }) => target)).toEqual([1, 0])
    const longest = fightStage({
      survivors: [{ base: 2 }, { base: 3 }],
      scene: { hordes: [{ size: 1, cell: 1 }] },
    }).run()
    longest.play(done).play(done, [], 1)
    expect(longest.state.scene!.hordes[0]!.target).toBe(1)
    const cruel = fightStage({
      options: { agmTemper: 'cruel' },
      survivors: [{ base: 3 }, { base: 2 }],
      scene: { hordes: [{ size: 1, cell: 1 }] },
    }).run()
    cruel.play(done).play(done, [], 1)
    expect(cruel.state.scene!.hordes[0]!.target).toBe(1)
  })

  it('[DD-8.28] (invariant 11) a person in the seat is asked, and can name only a survivor in reach', () => {
    const table = fightStage({
      options: { gameMaster: 'human' },
      survivors: [{}, {}, {}],
      scene: { hordes: [{ size: 1, cell: 1 }], stands: [{ seat: 2, cell: 3 }] },
    }).run()
    const wait = { type: 'wait' } as const
    table.play(wait).play(done).play(wait).play(done, [], 1).play(wait).play(done, [], 2)
    expect(table.asked).toBe('3: target')
    expect(table.refusal({ type: 'target', horde: 1, at: 2 }).rule).toBe('DD-8.28')
    table.play({ type: 'target', horde: 1, at: 1 })
    expect(table.state.scene!.hordes[0]).toMatchObject({ target: 1, engaged: true })
  })
})

describe('the attack', () => {
  it.each([
    [1, [6]],
    [2, [6]],
    [3, [6, 1]],
    [4, [6, 1]],
    [5, [6, 1, 1]],
  ])('[DD-8.29] (invariant 12) %i zombies roll a die for each pair that has begun', (size, dice) => {
    const table = two({ scene: { hordes: [at(size)] } })
    // An attack is a defence, hit or miss.
    table.play({ type: 'melee', on: 'horde', id: 1, helpers: [] }, [1, 1]).play({ type: 'bear' }).play(done, dice, 1)
    expect(table.state.survivors[0]!.survival).toBe(2)
  })

  it('[DD-8.29] [DD-17.4] counts over all groups at one survivor: 3 and 3 are three dice', () => {
    const table = two({ scene: { hordes: [at(3), at(3)] } })
    table
      .play({ type: 'melee', on: 'horde', id: 1, helpers: [] }, [1, 1])
      .play({ type: 'bear' })
      .play(done, [6, 6, 1], 1)
    expect(table.state.survivors[0]!.survival).toBe(1)
  })

  it('[DD-8.30] two sixes cost 2, three eat alive whatever is worn or in hand', () => {
    const given = (): Table => {
      const table = fightStage({
        survivors: [{ carries: ['fireAxe', 'fullBody'] }, {}],
        scene: { hordes: [at(6)] },
      }).run()
      return table.play({ type: 'melee', on: 'horde', id: 1, helpers: [] }, [1, 1, 1]).play({ type: 'bear' })
    }
    const two = given().play(done, [6, 6, 1], 1)
    expect(two.state.survivors[0]!).toMatchObject({ survival: 3, fate: 'alive' })
    expect(two.state.survivors[0]!.things[0]!.wear).toBe(1)
    const three = given().play(done, [6, 6, 6], 1)
    expect(three.state.survivors[0]!.fate).toBe('eaten')
    expect(three.state.scene!.hordes[0]!.target).toBeNull()
  })

  it('[DD-8.18] [DD-15.22] the defenceless lose 1 for each zombie, without dice; the flag ends with the round', () => {
    const table = alone({ survivors: [{ base: 4 }], scene: { hordes: [at(3)] } }).play(done)
    expect(table.state.survivors[0]!.survival).toBe(1)
    expect(table.state.scene!.stands[0]!.defenceless).toBe(false)
  })

  it('[DD-3.18] the overloaded are defenceless', () => {
    const table = alone({
      survivors: [{ base: 4, carries: ['bat', 'bat', 'bat'] }],
      scene: { hordes: [{ size: 2, cell: 0 }] },
    })
    table.play(done)
    expect(table.state.survivors[0]!.survival).toBe(2)
  })

  it('[DD-17.1] one roll for each survivor, in seat order', () => {
    const table = two({
      scene: {
        hordes: [
          { size: 2, cell: 0, target: 1, engaged: true },
          { size: 2, cell: 0, target: 0, engaged: true },
        ],
      },
    })
    for (const seat of [0, 1]) table.state.scene!.stands[seat]!.defenceless = false
    table.play({ type: 'melee', on: 'horde', id: 2, helpers: [] }, [1, 1]).play({ type: 'bear' })
    table.play({ type: 'melee', on: 'horde', id: 1, helpers: [] }, [1, 1], 1).play({ type: 'bear' }, [6, 1], 1)
    expect(table.state.survivors.map(({ survival }) => survival)).toEqual([2, 3])
  })
})

describe('flight', () => {
  const flee = { type: 'flee', helpers: [] } as const
  it('[DD-8.24] [DD-8.25] [DD-15.40] one success and a whole round clear of the dead: gone, the others stay', () => {
    const table = two({ scene: { hordes: [{ size: 2, cell: 4 }] } })
    table.play(flee, [2, 1]).play(done).play(done, [], 1)
    expect(table.state.scene!.stands.map(({ gone }) => gone)).toEqual(['fled', ''])
    expect(table.asked).toBe('1: turn')
  })

  it('[DD-15.21] [DD-8.24] without a success nobody gets away', () => {
    const table = two({ scene: { hordes: [{ size: 2, cell: 4 }] } })
    table.play(flee, [1, 1]).play({ type: 'bear' }).play(done).play(done, [], 1)
    expect(table.state.scene!.stands[0]!.gone).toBe('')
  })

  it('[DD-15.40] a group that comes onto the cell spoils it, and the move of the round may prevent that', () => {
    const caught = two({ scene: { hordes: [{ size: 2, cell: 1 }] } })
      .play(flee, [2, 1])
      .play(done)
      .play(done, [], 1)
    expect(caught.state.scene!.stands[0]!.gone).toBe('')
    expect(caught.kinds()).toContain('flight-fails')
    const away = two({
      scene: {
        hordes: [{ size: 2, cell: 2 }],
        stands: [
          { seat: 0, cell: 3 },
          { seat: 1, cell: 1 },
        ],
      },
    })
    away.play(flee, [2, 1]).play({ type: 'walk', cell: 5 }).play(done, [], 1)
    expect(away.state.scene!.stands[0]!.gone).toBe('fled')
  })

  it('[DD-15.40] an engaged survivor may test, but does not get away', () => {
    const table = two({ survivors: [{ base: 4 }, {}], scene: { hordes: [at(1)] } })
      .play(flee, [2, 1])
      .play(done, [], 1)
    expect(table.state.scene!.stands[0]!.gone).toBe('')
    expect(table.state.survivors[0]!.survival).toBe(3)
  })
})

describe('traps', () => {
  const lay = { type: 'layTrap', helpers: [] } as const
  it('[DD-8.23] [DD-15.39] kill a zombie for each success when a group comes onto the cell, and none beyond it', () => {
    const table = two({
      scene: {
        hordes: [
          { size: 1, cell: 1 },
          { size: 3, cell: 1 },
        ],
      },
    })
    table.play(lay, [2, 2])
    // Not even the maker learns how good it is.
    expect(table.events.find(({ dice }) => dice !== undefined)!.seenBy).toEqual([2])
    table.play(done).play(done, [], 1)
    expect(table.state.scene!.hordes.map(({ size }) => size)).toEqual([3])
    expect(table.state.survivors[0]!.deeds.zombies).toBe(1)
    expect(table.state.scene!.traps).toEqual([])
  })

  it('[DD-15.39] without a success nothing happens', () => {
    const table = two({ scene: { hordes: [{ size: 2, cell: 1 }] } })
      .play(lay, [1, 1])
      .play(done)
      .play(done, [], 1)
    expect(table.state.scene!.hordes[0]!.size).toBe(2)
    expect(table.kinds()).toContain('trap-dud')
  })

  it('[DD-15.39] one made at home is laid before the first round', () => {
    const table = two({ group: { traps: [{ successes: 2, maker: 1 }] }, scene: { hordes: [{ size: 3, cell: 2 }] } })
    expect(table.asked).toBe('1: placeTrap')
    expect(table.refusal({ type: 'placeTrap', cell: 8 }).rule).toBe('DD-15.39')
    table.play({ type: 'placeTrap', cell: 1 }).play(done).play(done, [], 1)
    expect(table.state.scene!.hordes[0]!.size).toBe(1)
  })
})
