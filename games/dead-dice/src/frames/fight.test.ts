import { describe, expect, it } from 'vitest'
import { newThing } from '../rules/carrying.js'
import { REST, stage } from '../tests/stage.js'
import { fightFrame } from './fight.js'

const OBSTACLE = { words: null, solved: false, tried: [], kept: 0 }

describe('the sample fight', () => {
  it('[DD-8.32] [DD-8.2] [DD-8.4] [DD-8.27] runs round by round as printed', () => {
    const table = stage({
      survivors: [
        { base: 2, scores: { finesse: 2, muscle: 2 }, carries: ['shoulderArm'] },
        { base: 3, scores: { finesse: 3, muscle: 1 }, carries: ['handgun'] },
      ],
      scene: {
        hordes: [
          { size: 3, cell: 2 },
          { size: 5, cell: 2 },
        ],
        obstacles: [{ ...OBSTACLE, id: 0, by: 'muscle', difficulty: 1, wayOut: true }],
        spent: 4,
      },
      master: { menace: 10 },
      frames: [REST, fightFrame()],
    })
    table.state.scene!.lying.push({ cell: 1, thing: newThing(table.state, 'backpack') })
    const bag = table.state.scene!.lying[0]!.thing.id
    table.run()
    expect(table.state.scene!.stands.map(({ cell }) => cell)).toEqual([0, 0])
    expect(table.asked).toBe('0: turn')

    // Rick's five dice: two successes, two zombies; his ammunition die is a 1.
    table.play({ type: 'shoot', on: 'horde', id: 1, helpers: [] }, [2, 4, 1, 3, 5, 1])
    expect(table.state.scene!.hordes.map(({ size }) => size)).toEqual([1, 5])
    expect(table.state.group.reserves.ammunition).toBe('low')
    // Zoë fetches the bag and comes back.
    table.play({ type: 'walk', cell: 1 }, [], 1)
    table.play({ type: 'pickUp', thing: bag }, [], 1)
    table.play({ type: 'walk', cell: 0 }, [], 1)
    expect(table.state.survivors[1]!.bag).toBe(true)
    expect(table.state.scene!.stands[1]!.cell).toBe(0)
    // Dead: both groups advance.
    expect(table.state.scene!.hordes.map(({ cell }) => cell)).toEqual([1, 1])
    expect(table.state.scene!.round).toBe(2)

    // Rick misses; Zoë shoots the last of the first group.
    table.play({ type: 'shoot', on: 'horde', id: 1, helpers: [] }, [1, 3, 5, 1, 3]).play({ type: 'bear' }, [4])
    table.play({ type: 'shoot', on: 'horde', id: 1, helpers: [] }, [2, 1, 1, 1, 6], 1)
    expect(table.state.scene!.hordes.map(({ size, cell }) => [size, cell])).toEqual([[5, 0]])
    // It arrives at contact and rolls no dice; a fair game master takes Zoë, who lasts longer.
    expect(table.state.scene!.hordes[0]).toMatchObject({ engaged: true, target: 1 })

    // Rick fails at the gate, unengaged; Zoë kills one with her single die, pistol in hand.
    table.play({ type: 'tackle', obstacle: 0, helpers: [] }, [1, 3]).play({ type: 'bear' })
    expect(table.asked).toBe('0: turn')
    table.play({ type: 'done' })
    table.play({ type: 'melee', on: 'horde', id: 2, helpers: [] }, [2, /* the dead */ 6, 1], 1)
    // 3 to 2 by the kill, 2 to 1 by the six of four zombies' two dice.
    expect(table.state.survivors[1]!.survival).toBe(1)
    expect(table.state.scene!.hordes[0]!.size).toBe(4)

    // Rick opens the gate, and both are out: resolved, nothing is given back.
    table.play({ type: 'tackle', obstacle: 0, helpers: [] }, [4, 1])
    expect(table.state.scene!.stands.map(({ gone }) => gone)).toEqual(['out', 'out'])
    expect(table.state.scene!.resolved).toBe(true)
    expect(table.state.master.menace).toBe(10)
    expect(table.state.master.noise).toBe(2)
  })
})

describe('what the automatic game master tells of a fight', () => {
  it('[DD-16.61] the first kill, its price, a wound; the bite to its owner alone', () => {
    const table = stage({
      survivors: [{ base: 2 }, {}],
      scene: { hordes: [{ size: 2, cell: 0, target: 0, engaged: true }] },
      frames: [REST, fightFrame()],
    }).run()
    table.play({ type: 'melee', on: 'horde', id: 1, helpers: [] }, [2, 1])
    const told = (): string[] =>
      table
        .kinds()
        .filter((kind) => kind.startsWith('tell.'))
        .map((kind) => kind.split('.')[1]!)
    expect(told()).toEqual(['firstKill', 'costlyKill'])
    table.play({ type: 'done' }, [6], 1)
    expect(told()).toEqual(['hurt', 'bite'])
    expect(table.events.find(({ kind }) => kind.startsWith('tell.bite'))!.seenBy).toEqual([0, 2])
  })
})
