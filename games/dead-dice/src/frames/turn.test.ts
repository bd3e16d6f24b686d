import { describe, expect, it } from 'vitest'
import { deadDice } from '../game.js'
import { newThing } from '../rules/carrying.js'
import { fightStage, obstacle } from '../tests/fights.js'
import type { Given, Table } from '../tests/stage.js'

const FAR = { size: 3, cell: 5 }
const given = (more: Given = {}): Table => fightStage({ survivors: [{}, {}, {}], ...more }).run()
const melee = { type: 'melee', on: 'horde', id: 1, helpers: [] } as const
const engaged = { size: 2, cell: 0, target: 0, engaged: true }

describe('the order of a living round', () => {
  it('[DD-15.70] [DD-17.5] [DD-8.4] is free: who lets the others go first acts later in the round', () => {
    const table = given({ scene: { hordes: [FAR] } })
    table.play({ type: 'letOthers' })
    expect(table.asked).toBe('1: turn')
    table.play({ type: 'letOthers' })
    expect(table.asked).toBe('2: turn')
    // Everybody else has let the others go: one must begin.
    expect(table.refusal({ type: 'letOthers' }).rule).toBe('DD-15.70')
    table.play({ type: 'done' })
    expect(table.asked).toBe('0: turn')
    table.play({ type: 'letOthers' })
    expect(table.asked).toBe('1: turn')
    table.play({ type: 'done' })
    expect(table.asked).toBe('0: turn')
    expect(table.refusal({ type: 'letOthers' }).rule).toBe('DD-15.70')
    table.play({ type: 'done' })
    expect(table.state.scene!.round).toBe(2)
  })

  it('[DD-15.70] is not given away once something was done', () => {
    const table = given({ scene: { hordes: [FAR] } }).play({ type: 'walk', cell: 1 })
    expect(table.refusal({ type: 'letOthers' }).rule).toBe('DD-15.70')
  })
})

describe('moving', () => {
  it('[DD-8.6] [DD-15.3] goes up to two cells, and not off the ladder', () => {
    const table = given({ scene: { hordes: [FAR] } })
    expect(table.refusal({ type: 'walk', cell: 3 }).rule).toBe('DD-8.6')
    expect(table.refusal({ type: 'walk', cell: -1 }).rule).toBe('DD-8.6')
    table.play({ type: 'walk', cell: 2 })
    expect(table.refusal({ type: 'walk', cell: 3 }).rule).toBe('DD-8.6')
  })

  it('[DD-15.4] survivors may fall back four cells where groups reach a cell further', () => {
    const table = given({ options: { engagementReach: 'band' }, scene: { hordes: [FAR] } })
    table.play({ type: 'walk', cell: -2 })
    expect(table.state.scene!.stands[0]!.cell).toBe(-2)
  })

  it('[DD-15.7] [DD-8.5] is split around an action that is no attack; an attack ends it', () => {
    const table = given({ scene: { hordes: [FAR, { size: 1, cell: 1 }] } })
    table.state.scene!.lying.push({ cell: 1, thing: newThing(table.state, 'bat') })
    const bat = table.state.scene!.lying[0]!.thing.id
    expect(table.refusal({ type: 'pickUp', thing: bat })).toMatchObject({ rule: 'DD-15.7', key: 'carry.notHere' })
    table.play({ type: 'walk', cell: 1 }).play({ type: 'pickUp', thing: bat })
    expect(table.refusal({ type: 'flee', helpers: [] }).rule).toBe('DD-8.5')
    table.play({ type: 'walk', cell: 0 })
    expect(table.asked).toBe('1: turn')
    table.play({ ...melee, id: 2 }, [2, 1])
    // Nothing is left for that survivor.
    expect(table.asked).toBe('2: turn')
  })

  it('[DD-15.7] goes on after an attack where players agreed so', () => {
    const table = given({ options: { moveAfterAttack: true }, scene: { hordes: [FAR, { size: 2, cell: 1 }] } })
    table.play({ ...melee, id: 2 }, [2, 1])
    expect(table.asked).toBe('0: turn')
    table.play({ type: 'walk', cell: 2 })
    expect(table.asked).toBe('1: turn')
  })

  it('[DD-15.8] [DD-8.17] an engaged survivor walks only after disengaging: with three successes unharmed, with two not', () => {
    const table = given({ survivors: [{ scores: { finesse: 3 } }, {}], scene: { hordes: [engaged] } })
    expect(table.refusal({ type: 'walk', cell: 1 }).rule).toBe('DD-15.8')
    table.play({ type: 'disengage', helpers: [] }, [2, 2, 1]).play({ type: 'bear' })
    expect(table.state.survivors[0]!.survival).toBe(2)
    table.play({ type: 'walk', cell: 2 })
    expect(table.state.scene!.stands[0]).toMatchObject({ cell: 2, defenceless: false })
    const free = given({ survivors: [{ scores: { finesse: 3 } }, {}], scene: { hordes: [engaged] } })
    free.play({ type: 'disengage', helpers: [] }, [2, 2, 2])
    expect(free.state.survivors[0]!.survival).toBe(3)
    expect(free.state.scene!.hordes[0]!.engaged).toBe(false)
    expect(given({ scene: { hordes: [FAR] } }).refusal({ type: 'disengage', helpers: [] }).rule).toBe('DD-8.17')
  })

  it('[DD-15.12] another weapon is taken in hand once, before anything else', () => {
    const table = given({ survivors: [{ carries: ['bat', 'fireAxe'] }], scene: { hordes: [FAR] } })
    const [bat, axe] = table.state.survivors[0]!.things.map(({ id }) => id)
    table.play({ type: 'wield', hand: [axe!] })
    expect(table.refusal({ type: 'wield', hand: [bat!] }).rule).toBe('DD-15.12')
    const late = given({ survivors: [{ carries: ['bat', 'fireAxe'] }], scene: { hordes: [FAR] } })
    late.play({ type: 'walk', cell: 1 })
    expect(late.refusal({ type: 'wield', hand: [axe!] }).rule).toBe('DD-15.12')
  })
})

describe('other actions', () => {
  it('[DD-8.18] [DD-8.5] a survivor engaged who does anything else is defenceless; an attack is a defence', () => {
    const table = given({ survivors: [{}, {}], scene: { hordes: [engaged], obstacles: [obstacle()] } })
    table.play({ type: 'tackle', obstacle: 0, helpers: [] }, [1, 1]).play({ type: 'bear' })
    expect(table.state.scene!.stands[0]!.defenceless).toBe(true)
    const fights = given({ survivors: [{}, {}], scene: { hordes: [engaged] } }).play(melee, [2, 1])
    expect(fights.state.scene!.stands[0]!.defenceless).toBe(false)
  })

  it('[DD-7.7] [DD-7.8] helping spends the action; the leader’s Trust adds the dice, on one test', () => {
    const table = given({
      survivors: [{}, { trust: [2, 0] }],
      scene: { hordes: [{ size: 3, cell: 1 }] },
    })
    table.play({ type: 'help', whom: 1 }).play({ type: 'done' })
    table.play(melee, [1, 1, 1, 2 /* nobody is engaged yet */], 1)
    expect(table.events[0]!.modifiers).toContainEqual({ rule: 'DD-7.8', value: 2 })
    // The one who has acted already needs no help.
    const late = given({ survivors: [{}, {}], scene: { hordes: [FAR] } }).play({ type: 'done' })
    expect(late.refusal({ type: 'help', whom: 0 }).rule).toBe('DD-7.7')
  })

  it('[DD-8.19] [DD-15.36] attracting two groups needs two successes; those on the cell engage at once', () => {
    const scene = {
      hordes: [
        { size: 2, cell: 0, target: 1, engaged: true },
        { size: 2, cell: 3 },
      ],
    }
    const table = given({ survivors: [{}, {}], scene }).play({ type: 'attract', horde: 1 })
    expect(table.asked).toBe('0: attract')
    table.play({ type: 'name', horde: 2 }).play({ type: 'call', helpers: [] }, [2, 2])
    expect(table.state.scene!.hordes).toMatchObject([
      { target: 0, engaged: true },
      { target: 0, engaged: false },
    ])
    // Not engaged when calling: not defenceless because of it.
    expect(table.state.scene!.stands[0]!.defenceless).toBe(false)
    const failed = given({ survivors: [{}, {}], scene }).play({ type: 'attract', horde: 1 })
    failed.play({ type: 'name', horde: 2 }).play({ type: 'call', helpers: [] }, [2, 1]).play({ type: 'bear' })
    expect(failed.state.scene!.hordes).toMatchObject([{ target: 1 }, { target: null }])
    const held = given({ survivors: [{}, {}], scene: { hordes: [engaged, { size: 1, cell: 3 }] } })
    held.play({ type: 'attract', horde: 2 }).play({ type: 'call', helpers: [] }, [2, 1])
    expect(held.state.scene!.stands[0]!.defenceless).toBe(true)
    expect(given({ scene: { hordes: [engaged] } }).refusal({ type: 'attract', horde: 1 }).rule).toBe('DD-15.36')
  })

  it('[DD-15.37] [DD-8.21] panic costs the action and no more: the way is free', () => {
    const table = given({ survivors: [{}, {}], scene: { hordes: [FAR], stands: [{ seat: 0, panicked: true }] } })
    expect(table.refusal({ type: 'flee', helpers: [] }).rule).toBe('DD-15.37')
    table.play({ type: 'walk', cell: 1 }).play({ type: 'done' })
    expect(table.state.scene!.stands[0]!.panicked).toBe(false)
  })

  it('[DD-15.7] a thing goes over to a survivor on the same cell who can carry it', () => {
    const table = given({
      survivors: [{ carries: ['bat'] }, { carries: ['bat', 'bat'] }, {}],
      scene: { hordes: [FAR] },
    })
    const [bat] = table.state.survivors[0]!.things
    expect(table.refusal({ type: 'handOver', thing: bat!.id, seat: 1 }).rule).toBe('DD-3.18')
    table.play({ type: 'handOver', thing: bat!.id, seat: 2 })
    expect(table.state.survivors[2]!.things.map(({ item }) => item)).toEqual(['bat'])
    const away = given({
      survivors: [{ carries: ['bat'] }, {}],
      scene: { hordes: [FAR], stands: [{ seat: 1, cell: 1 }] },
    })
    const [other] = away.state.survivors[0]!.things
    expect(away.refusal({ type: 'handOver', thing: other!.id, seat: 1 })).toMatchObject({ key: 'carry.notHere' })
  })

  it('[DD-3.18] picking up too much is allowed by the automatic game master, and a person is asked', () => {
    const heavy = (options: Record<string, string>): Table => {
      const table = given({ options, survivors: [{ carries: ['bat', 'bat'] }, {}], scene: { hordes: [FAR] } })
      table.state.scene!.lying.push({ cell: 0, thing: newThing(table.state, 'fireAxe') })
      if (options['gameMaster'] === 'human') table.play({ type: 'wait' })
      return table.play({ type: 'pickUp', thing: table.state.scene!.lying[0]!.thing.id })
    }
    expect(heavy({}).state.survivors[0]!.things).toHaveLength(3)
    const asked = heavy({ gameMaster: 'human' })
    expect(asked.asked).toBe('2: overload')
    asked.play({ type: 'deny' })
    expect(asked.state.survivors[0]!.things).toHaveLength(2)
  })

  it('[DD-15.25] a survivor who cannot walk is hauled: freely, or with three successes out of the enemy’s hands', () => {
    const fallen = { survivors: [{ scores: { finesse: 3 } }, { down: true, survival: 0 }] } as const
    const free = given({ ...fallen, scene: { hordes: [FAR] } }).play({ type: 'haul', whom: 1, cell: 1, helpers: [] })
    expect(free.state.scene!.stands.map(({ cell }) => cell)).toEqual([1, 1])
    const held = { size: 1, cell: 0, target: 1, engaged: true }
    const saved = given({ ...fallen, scene: { hordes: [held] } })
    saved.play({ type: 'haul', whom: 1, cell: 2, helpers: [] }, [2, 2, 2])
    expect(saved.state.survivors[0]!.survival).toBe(3)
    expect(saved.state.scene!.stands.map(({ cell }) => cell)).toEqual([2, 2])
    const hurt = given({ ...fallen, scene: { hordes: [held] } })
    hurt.play({ type: 'haul', whom: 1, cell: 2, helpers: [] }, [2, 2, 1]).play({ type: 'bear' })
    expect(hurt.state.survivors[0]!.survival).toBe(2)
    expect(hurt.state.scene!.stands.map(({ cell }) => cell)).toEqual([2, 2])
    const busy = given({ ...fallen, scene: { hordes: [engaged] } })
    expect(busy.refusal({ type: 'haul', whom: 1, cell: 1, helpers: [] }).rule).toBe('DD-15.25')
  })

  it('[DD-8.20] [DD-15.24] the bitten need Guts to attack, once in a scene, and nobody hears of it', () => {
    const bitten = {
      survivors: [{ survival: 0, turnsIn: 1, carries: ['bat'] as const }, {}],
      scene: { hordes: [{ size: 3, cell: 1 }] },
    }
    const brave = given(bitten)
    expect(brave.refusal(melee).rule).toBe('DD-15.24')
    brave.play({ type: 'stay' }, [2, 1])
    expect(brave.events.every(({ seenBy }) => seenBy !== undefined && !seenBy.includes(1))).toBe(true)
    brave.play(melee, [2, 1])
    expect(brave.state.survivors[0]!.fate).toBe('alive')
    const afraid = given(bitten).play({ type: 'stay' }, [1, 1])
    expect(afraid.asked).toBe('0: turn')
    expect(afraid.refusal(melee).rule).toBe('DD-15.24')
    expect(afraid.refusal({ type: 'stay' }).rule).toBe('DD-8.20')
    afraid.play({ type: 'walk', cell: 1 })
    expect(afraid.state.scene!.stands[0]!.cell).toBe(1)
  })

  it('[DD-15.78] a companion is sent out before anybody has acted, and helps no longer', () => {
    const group = {
      companions: [{ id: 1, name: 'Axel', role: null, talent: ['athletics' as const], alive: true, onRaid: true }],
    }
    const table = given({ survivors: [{}, {}], group, scene: { hordes: [FAR] } })
    expect(table.offered()).toContainEqual({ type: 'flee', helpers: [1] })
    table.play({ type: 'sendOut', companion: 1 })
    expect(table.offered()).not.toContainEqual({ type: 'flee', helpers: [1] })
    const late = given({ survivors: [{}, {}], group, scene: { hordes: [FAR] } }).play({ type: 'done' })
    expect(late.refusal({ type: 'sendOut', companion: 1 }).rule).toBe('DD-15.78')
  })
})

describe('what others see of a turn', () => {
  it('[DD-12.12] not that it is the last before a survivor turns', () => {
    const table = given({
      options: { fastInfection: true },
      survivors: [{ survival: 0, turnsIn: 1 }, {}],
      scene: { hordes: [FAR], stands: [{ seat: 0, turnsLeft: 1 }] },
    })
    const last = (viewer: number): unknown => deadDice.view(table.state, viewer).frames.at(-1)
    expect(last(0)).toMatchObject({ kind: 'turn', last: true })
    expect(last(1)).toMatchObject({ kind: 'turn', last: false })
  })
})
