import { describe, expect, it } from 'vitest'
import { fightStage, foe, obstacle } from '../tests/fights.js'
import type { Given, Table } from '../tests/stage.js'

const done = { type: 'done' } as const
const wait = { type: 'wait' } as const
const flee = { type: 'flee', helpers: [] } as const
const melee = { type: 'melee', on: 'horde', id: 1, helpers: [] } as const
const FAR = { size: 2, cell: 4 }
const given = (more: Given): Table => fightStage({ survivors: [{}, {}], master: { menace: 10 }, ...more }).run()

describe('the end of a fight', () => {
  it('[DD-8.31] [DD-15.41] no enemy left: over and resolved; with the way out unsolved only over', () => {
    const won = given({ scene: { hordes: [{ size: 1, cell: 0 }], spent: 5 } }).play(melee, [2, 1])
    expect(won.asked).toBe('0: rest')
    expect(won.state.scene!).toMatchObject({ resolved: true, fighting: false })
    expect(won.state.survivors[0]!.deeds.closed).toBe(5)
    const shut = given({ scene: { hordes: [{ size: 1, cell: 0 }], obstacles: [obstacle()], spent: 5 } }).play(
      melee,
      [2, 1],
    )
    expect(shut.asked).toBe('0: rest')
    expect(shut.state.scene!.resolved).toBe(false)
    expect(shut.state.survivors[0]!.deeds.closed).toBe(0)
    expect(shut.state.master.menace).toBe(10)
  })

  it('[DD-3.4] (invariant 15) what is not worn to nothing is restored', () => {
    const table = given({ survivors: [{ carries: ['bat'] }, {}], scene: { hordes: [{ size: 1, cell: 0 }] } }).play(
      melee,
      [2, 1],
    )
    expect(table.state.survivors[0]!.things[0]!.wear).toBe(2)
  })

  it.each([
    [5, 'down', 2],
    [5, 'up', 3],
    [4, 'up', 2],
  ])(
    '[DD-8.26] [DD-15.41] after the last flight half of %i comes back, rounded %s: %i',
    (spent, refundRounding, back) => {
      const table = given({ options: { refundRounding }, scene: { hordes: [FAR], spent } })
      table.play(flee, [2, 1]).play(done).play(flee, [2, 1], 1).play(done, [], 1)
      expect(table.asked).toBe('0: rest')
      expect(table.state.master.menace).toBe(10 + back)
      expect(table.state.scene!.resolved).toBe(false)
      expect(table.events.find(({ kind }) => kind === 'refund')!.seenBy).toEqual([2])
    },
  )

  it('[DD-15.41] nothing comes back when the last one dies, nor while a survivor stays', () => {
    const table = given({
      survivors: [{}, { survival: 0 }],
      scene: { hordes: [{ size: 1, cell: 1, target: 1 }], spent: 6, stands: [{ seat: 0, cell: 4 }] },
    })
    table.play(flee, [2, 1]).play(done).play(done, [], 1)
    expect(table.state.scene!.stands[0]!.gone).toBe('fled')
    expect(table.asked).toBe('1: turn')
    expect(table.state.master.menace).toBe(10)
    table.play(done, [], 1)
    expect(table.asked).toBe('0: rest')
    expect(table.state.survivors[1]!.fate).toBe('eaten')
    expect(table.state.master.menace).toBe(10)
  })

  it('[DD-15.79] the way out: all on their feet leave from any cell, engaged or not, with who lies beside them', () => {
    const table = given({
      survivors: [{}, {}, { down: true, survival: 0 }],
      scene: {
        hordes: [{ size: 2, cell: 1, target: 1, engaged: true }],
        obstacles: [obstacle()],
        stands: [{ seat: 1, cell: 1 }],
      },
    })
    table.play({ type: 'tackle', obstacle: 0, helpers: [] }, [2, 1])
    expect(table.state.scene!.stands.map(({ gone }) => gone)).toEqual(['out', 'out', 'out'])
    expect(table.state.scene!.resolved).toBe(true)
  })

  it('[DD-15.79] where a survivor would be left behind the others decide: they leave, and the fallen is eaten', () => {
    const fallen: Given = {
      survivors: [{}, {}, { down: true, survival: 0 }],
      scene: { hordes: [FAR], obstacles: [obstacle()], stands: [{ seat: 2, cell: 2 }] },
    }
    const table = given(fallen).play({ type: 'tackle', obstacle: 0, helpers: [] }, [2, 1])
    expect(table.asked).toBe('0: leave')
    table.play({ type: 'leave' }).play({ type: 'agree' }, [], 1)
    expect(table.state.survivors[2]!.fate).toBe('eaten')
    const stays = given(fallen).play({ type: 'tackle', obstacle: 0, helpers: [] }, [2, 1])
    stays.play({ type: 'remain' }).play({ type: 'agree' }, [], 1)
    // The fight goes on; beside the fallen the way is open to all.
    expect(stays.asked).toBe('1: turn')
    stays.play({ type: 'walk', cell: 2 }, [], 1).play(done, [], 1)
    expect(stays.state.scene!.stands.map(({ gone }) => gone)).toEqual(['out', 'out', 'out'])
  })

  it('[DD-12.33] [DD-12.34] [DD-15.83] in the Swords variant arrows are found again once the horde is destroyed, not after a flight', () => {
    const shot = (swords: boolean): Table =>
      given({
        options: { swords },
        survivors: [{ carries: ['bow'] }, {}],
        scene: { hordes: [{ size: 1, cell: 2 }] },
      }).play({ type: 'shoot', on: 'horde', id: 1, helpers: [] }, [2, 1, 1, 1])
    expect(shot(true).state.group.reserves.ammunition).toBe('sufficient')
    expect(shot(false).state.group.reserves.ammunition).toBe('low')
    const fled = given({
      options: { swords: true },
      survivors: [{ carries: ['bow'] }],
      scene: { hordes: [{ size: 3, cell: 5 }] },
    })
    fled.play({ type: 'shoot', on: 'horde', id: 1, helpers: [] }, [2, 2, 1, 1]).play(flee, [2, 1]).play(done)
    expect(fled.asked).toBe('0: rest')
    expect(fled.state.group.reserves.ammunition).toBe('low')
  })

  it('[DD-12.34] arrows stay behind where the band runs from the living, the horde destroyed or not', () => {
    const table = given({
      options: { swords: true, gameMaster: 'human' },
      survivors: [{ carries: ['bow'] }],
      scene: { hordes: [{ size: 1, cell: 2 }], foes: [foe('thug1', { cell: 5 })] },
    })
    table.play(wait, [], 1).play({ type: 'shoot', on: 'horde', id: 1, helpers: [] }, [2, 1, 1, 1])
    table.play({ type: 'foeWait' }, [], 1).play(wait, [], 1).play(flee)
    table.play({ type: 'difficulty', difficulty: 1 }, [2, 1], 1).play(done).play({ type: 'foeWait' }, [], 1)
    expect(table.state.scene!.stands[0]!.gone).toBe('fled')
    expect(table.state.group.reserves.ammunition).toBe('low')
  })

  it('[DD-15.80] when the last one standing goes down before the living, the fight is lost and nothing comes back', () => {
    const table = given({ survivors: [{ base: 1 }], scene: { foes: [foe('thug1', { cell: 0 })], spent: 6 } })
    table.play(done, [2, 1, 1])
    expect(table.asked).toBe('0: rest')
    expect(table.state.scene!).toMatchObject({ lost: true, resolved: false })
    expect(table.state.survivors[0]!).toMatchObject({ survival: 0, down: false, turnsIn: 0, fate: 'alive' })
    expect(table.state.master.menace).toBe(10)
  })
})

describe('fire, gas and water', () => {
  const fire = { hazards: ['fire' as const], obstacles: [obstacle({ difficulty: 4 })] }
  it('[DD-9.1] [DD-15.42] [DD-16.16] one round more than the base: unconscious; dead a round later', () => {
    const table = given({ survivors: [{ base: 1, survival: 0 }, { base: 3 }], scene: fire })
    table.play(done).play(done, [], 1)
    expect(table.state.scene!.stands[0]!.unconscious).toBe(false)
    table.play(done).play(done, [], 1)
    expect(table.state.scene!.stands[0]).toMatchObject({ unconscious: true, exposed: 2 })
    expect(table.asked).toBe('1: turn')
    table.play(done, [], 1)
    expect(table.state.survivors.map(({ fate }) => fate)).toEqual(['burnt', 'alive'])
  })

  it('[DD-16.49] without an enemy rounds are played all the same, and anybody may walk out with who lies beside them', () => {
    const table = given({
      survivors: [{}, {}],
      scene: { ...fire, spent: 4, stands: [{ seat: 1, unconscious: true, exposed: 4 }] },
    })
    expect(table.asked).toBe('0: turn')
    table.play({ type: 'tackle', obstacle: 0, helpers: [] }, [1, 1]).play({ type: 'bear' })
    table.play({ type: 'walkOut' })
    expect(table.asked).toBe('0: rest')
    expect(table.state.scene!.stands.map(({ gone }) => gone)).toEqual(['walked', 'walked'])
    expect(table.state.scene!.resolved).toBe(false)
    // Not a combat scene: nothing comes back.
    expect(table.state.master.menace).toBe(10)
    const enemy = given({ scene: { ...fire, hordes: [FAR] } })
    expect(enemy.refusal({ type: 'walkOut' }).rule).toBe('DD-16.49')
  })

  it('[DD-9.2] [DD-15.33] companions die at the end of the third round, unless they were sent out', () => {
    const companion = (id: number) => ({ id, name: 'Axel', role: null, talent: [], alive: true, onRaid: true })
    const table = given({ survivors: [{ base: 4 }], group: { companions: [companion(1), companion(2)] }, scene: fire })
    table.play({ type: 'sendOut', companion: 2 }).play(done).play(done)
    expect(table.state.group.companions.map(({ alive }) => alive)).toEqual([true, true])
    table.play(done)
    expect(table.state.group.companions.map(({ alive }) => alive)).toEqual([false, true])
  })

  it('[DD-16.16] a pit: who fails Finesse cannot move or flee until a Muscle test', () => {
    const table = given({ scene: { hazards: ['pit'], hordes: [FAR] } })
    expect(table.asked).toBe('0: roll')
    table.play({ type: 'roll' }, [1, 1]).play({ type: 'bear' }).play({ type: 'roll' }, [2, 1], 1)
    expect(table.state.scene!.stands.map(({ inPit }) => inPit)).toEqual([true, false])
    expect(table.refusal({ type: 'walk', cell: 1 }).rule).toBe('DD-16.16')
    expect(table.refusal(flee).rule).toBe('DD-16.16')
    table.play({ type: 'climbOut', helpers: [] }, [2, 1])
    expect(table.offered()).toContainEqual({ type: 'walk', cell: 2 })
    table.play(done)
    expect(table.refusal({ type: 'climbOut', helpers: [] }).rule).toBe('DD-16.16')
  })
})

describe('vehicles', () => {
  const drive = (wear: number, sizes: number[], more: Given = {}): Table =>
    given({
      survivors: [{}, {}],
      group: { vehicle: { kind: 'suv', trailer: null, wear }, refugeIsVehicle: true, hasShelter: true },
      ...more,
      scene: { hordes: sizes.map((size) => ({ size, cell: 1 })), stands: [{ seat: 0, driving: true }] },
    })
  const run = (zombies: number) => ({ type: 'runOver', cell: 2, zombies, helpers: [] }) as const

  it('[DD-8.15] [DD-8.16] [DD-3.23] [DD-15.43] kills are automatic and free; Guts and solidity against half, rounded up', () => {
    const table = drive(3, [3, 2]).play(run(4), [2, 2, 1])
    expect(table.events[0]!.about).toMatchObject({ difficulty: 2 })
    expect(table.events[0]!.modifiers).toContainEqual({ rule: 'DD-3.23', value: 1 })
    expect(table.state.scene!.hordes.map(({ size }) => size)).toEqual([1])
    expect(table.state.scene!.stands[0]!.cell).toBe(2)
    expect(table.state.group.vehicle!.wear).toBe(3)
    expect(table.state.survivors[0]!).toMatchObject({ survival: 3, deeds: { runOver: 4, zombies: 4, mostAtOnce: 4 } })
  })

  it('[DD-8.16] [DD-3.22] (invariant 24) a failure costs Wear; at 0 a wreck, and Shelter is Empty where it was the refuge', () => {
    const table = drive(1, [3, 2]).play(run(3), [2, 1, 1]).play({ type: 'bear' })
    expect(table.state.group).toMatchObject({ vehicle: { wear: 0 }, hasShelter: false, reserves: { shelter: 'empty' } })
    expect(table.state.scene!.stands[0]).toMatchObject({ driving: false, cell: 2 })
    expect(table.state.survivors[0]!.deeds.wrecked).toBe(true)
    table.play(done, [], 1)
    expect(table.refusal({ type: 'takeWheel' }).rule).toBe('DD-3.22')
  })

  it('[DD-15.82] specials go under like any other, and nobody on foot runs over anything', () => {
    const table = given({
      options: { specialZombies: true },
      group: { vehicle: { kind: 'suv', trailer: null, wear: 3 } },
      scene: { hordes: [{ size: 1, cell: 1, special: 'tank' }, FAR], stands: [{ seat: 0, driving: true }] },
    })
    table.play({ ...run(1), cell: 1 }, [2, 1, 1])
    expect(table.state.scene!.hordes).toHaveLength(1)
    expect(table.refusal(run(1)).rule).toBe('DD-8.15')
    expect(table.refusal({ type: 'takeWheel' }).rule).toBe('DD-8.15')
  })

  it('[DD-8.15] the wheel is taken on the first cell', () => {
    const table = given({ group: { vehicle: { kind: 'suv', trailer: null, wear: 3 } }, scene: { hordes: [FAR] } })
    table.play({ type: 'takeWheel' })
    expect(table.state.scene!.stands[0]!.driving).toBe(true)
  })
})
