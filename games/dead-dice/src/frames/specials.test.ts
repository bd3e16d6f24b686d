import { describe, expect, it } from 'vitest'
import type { Special } from '../data/specials.js'
import { companionNumber } from '../rules/ladder.js'
import { fightStage } from '../tests/fights.js'
import type { Given, GivenSurvivor, Table } from '../tests/stage.js'

const done = { type: 'done' } as const
const wait = { type: 'wait' } as const
const melee = { type: 'melee', on: 'horde', id: 1, helpers: [] } as const
const shoot = { type: 'shoot', on: 'horde', id: 1, helpers: [] } as const
const OTHERS = { size: 2, cell: 5 }
const given = (special: Special, cell: number, survivor: GivenSurvivor = {}, more: Given = {}): Table =>
  fightStage({
    survivors: [survivor, {}],
    options: { specialZombies: true },
    ...more,
    scene: { hordes: [{ size: 1, cell, special }, OTHERS], ...more.scene },
  }).run()
const left = (table: Table): number => table.state.scene!.hordes.length

describe('special zombies', () => {
  it('[DD-12.19] [DD-15.59] an Alpha falls to two successes at once, or to one twice; only the kill costs Survival', () => {
    const once = given('alpha', 0).play(melee, [2, 2])
    expect(left(once)).toBe(1)
    expect(once.state.survivors[0]!.survival).toBe(2)
    const twice = given('alpha', 0).play(melee, [2, 1])
    expect(twice.state.scene!.hordes[0]!.marks).toBe(1)
    expect(twice.state.survivors[0]!.survival).toBe(3)
    twice.play(melee, [2, 1], 1)
    expect(left(twice)).toBe(1)
    expect(twice.state.survivors[1]!.survival).toBe(2)
  })

  it('[DD-12.22] a Tank needs three at once, or three marks', () => {
    const strong = { scores: { muscle: 3 } } as const
    expect(left(given('tank', 0, strong).play(melee, [2, 2, 2]))).toBe(1)
    const marked = given('tank', 0, strong).play(melee, [2, 2, 1])
    expect(marked.state.scene!.hordes[0]!.marks).toBe(1)
  })

  it('[DD-12.20] [DD-15.82] [DD-15.59] a Hunter at range needs two, with no second way; hand to hand one', () => {
    const gun = { carries: ['handgun'] } as const
    const one = given('hunter', 2, gun).play(shoot, [2, 1, 1])
    expect(one.asked).toBe('0: sacrifice')
    one.play({ type: 'bear' }, [6])
    expect(one.state.scene!.hordes[0]!.marks).toBe(0)
    expect(left(given('hunter', 2, gun).play(shoot, [2, 2, 1, 6]))).toBe(1)
    expect(left(given('hunter', 0).play(melee, [2, 1]))).toBe(1)
  })

  it('[DD-12.20] a Hunter comes twice as fast', () => {
    const table = given('hunter', 5).play(done).play(done, [], 1)
    expect(table.state.scene!.hordes.map(({ cell }) => cell)).toEqual([3, 4])
  })

  it('[DD-15.59] long range makes every threshold 1 higher', () => {
    const gun = { scores: { finesse: 3 }, carries: ['scopedRifle'] } as const
    const marked = given('alpha', 4, gun).play(shoot, [2, 2, 1, 1, 1, 1, 1, 6])
    expect(marked.state.scene!.hordes[0]!.marks).toBe(1)
    expect(left(given('alpha', 4, gun).play(shoot, [2, 2, 2, 1, 1, 1, 1, 6]))).toBe(1)
    expect(given('hunter', 4, gun).play(shoot, [2, 2, 1, 1, 1, 1, 1]).asked).toBe('0: sacrifice')
  })

  it('[DD-15.59] Area and Explosive need the whole threshold for one, or leave one mark', () => {
    const burst = (faces: number[]): Table => given('tank', 2, { carries: ['shoulderArm'] }).play(shoot, [...faces, 6])
    expect(burst([2, 2, 1, 1, 1]).state.scene!.hordes[0]!.marks).toBe(1)
    expect(left(burst([2, 2, 2, 1, 1]))).toBe(1)
    const blast = given('alpha', 2, { carries: ['molotov'] }).play(
      { type: 'throw', on: 'horde', id: 1, helpers: [] },
      [2, 1],
    )
    expect(blast.state.scene!.hordes[0]!.marks).toBe(1)
  })

  it('[DD-15.59] far away or in the dark an explosion needs one success more for one, as any other attack', () => {
    const thrown = (cell: number, faces: number[]): number =>
      left(given('alpha', cell, { carries: ['molotov'], scores: { finesse: 3 } }).play(throwIt, faces))
    const throwIt = { type: 'throw', on: 'horde', id: 1, helpers: [] } as const
    expect(thrown(3, [2, 2, 1])).toBe(1)
    expect(thrown(4, [2, 2, 1])).toBe(2)
    expect(thrown(4, [2, 2, 2])).toBe(1)
  })

  it('[DD-12.21] [DD-15.82] who kills a Massive hand to hand has every group after them, and nobody draws them off', () => {
    const table = given(
      'massive',
      0,
      {},
      {
        scene: {
          hordes: [
            { size: 1, cell: 0, special: 'massive' },
            { size: 2, cell: 3, target: 1 },
          ],
        },
      },
    )
    table.play(melee, [2, 1])
    expect(table.state.scene!.hunted).toBe(0)
    expect(table.refusal({ type: 'attract', horde: 2 }, 1).rule).toBe('DD-15.82')
    table.play(done, [], 1)
    expect(table.state.scene!.hordes[0]!.target).toBe(0)
  })

  it('[DD-12.21] [DD-15.82] at once, so that whoever was engaged elsewhere may walk away', () => {
    const table = given(
      'massive',
      0,
      {},
      {
        scene: {
          stands: [{ seat: 0 }, { seat: 1, cell: 3 }],
          hordes: [
            { size: 1, cell: 0, special: 'massive' },
            { size: 2, cell: 3, target: 1, engaged: true },
            { size: 2, cell: 0 },
          ],
        },
      },
    )
    expect(table.play(melee, [2, 1]).state.scene!.hordes).toMatchObject([
      { id: 2, target: 0, engaged: false },
      { id: 3, target: 0, engaged: true },
    ])
    expect(table.play({ type: 'walk', cell: 5 }, [], 1).state.scene!.stands[1]!.cell).toBe(5)
  })

  it('[DD-12.21] a lone one calls a new group at once; shot, it does nothing', () => {
    const table = given(
      'massive',
      0,
      {},
      { master: { noise: 2 }, scene: { hordes: [{ size: 1, cell: 0, special: 'massive' }] } },
    )
    table.play(melee, [2, 1, /* the new group */ 1])
    expect(table.state.scene!.hordes.map(({ size, cell }) => [size, cell])).toEqual([[2, 5]])
    const shot = given(
      'massive',
      2,
      { carries: ['handgun'] },
      { scene: { hordes: [{ size: 1, cell: 2, special: 'massive' }] } },
    )
    shot.play(shoot, [2, 1, 1, 6])
    expect(shot.asked).toBe('0: rest')
    expect(shot.state.scene!.hunted).toBe(-1)
  })

  it('[DD-12.23] [DD-15.33] a companion in a Stalker’s hands dies at the end of the third round, and lives if it is killed', () => {
    const group = { companions: [{ id: 1, name: 'Axel', role: null, talent: [], alive: true, onRaid: true }] }
    const stalked = (): Table =>
      given(
        'stalker',
        1,
        { base: 4 },
        {
          group,
          scene: {
            hordes: [{ size: 1, cell: 1, special: 'stalker', target: companionNumber(1), engaged: true }],
            stands: [
              { seat: 0, cell: 0 },
              { seat: 1, cell: 5 },
            ],
          },
        },
      )
    const table = stalked()
    for (let round = 0; round < 2; round++) table.play(done).play(done, [], 1)
    expect(table.state.group.companions[0]!.alive).toBe(true)
    expect(table.refusal({ type: 'sendOut', companion: 1 }).rule).toBe('DD-15.78')
    table.play(done).play(done, [], 1)
    expect(table.state.group.companions[0]!.alive).toBe(false)
    const saved = stalked().play(melee, [2, 1])
    expect(saved.asked).toBe('0: rest')
    expect(saved.state.group.companions[0]!.alive).toBe(true)
  })

  it('[DD-12.23] [DD-15.82] a Stalker engages where it is put and attacks in the next dead round', () => {
    const table = given(
      'stalker',
      0,
      {},
      {
        scene: { hordes: [{ size: 1, cell: 0, special: 'stalker', target: 0, engaged: true }] },
      },
    )
    table.play({ type: 'melee', on: 'horde', id: 1, helpers: [] }, [1, 1]).play({ type: 'bear' }).play(done, [6], 1)
    expect(table.state.survivors[0]!.survival).toBe(2)
  })

  it('[DD-12.24] [DD-15.81] [DD-16.21] a Lasher seizes the nearest who is not engaged: Muscle 1, or held and pulled', () => {
    const free = given('lasher', 3, {}, { scene: { hordes: [{ size: 1, cell: 3, special: 'lasher' }] } })
    free.play(done).play(done, [], 1)
    expect(free.asked).toBe('0: roll')
    free.play({ type: 'roll' }, [2, 1])
    expect(free.state.scene!).toMatchObject({ hordes: [{ cell: 3, holds: -1 }], stands: [{ cell: 0 }, { cell: 0 }] })
    const held = given('lasher', 2, {}, { scene: { hordes: [{ size: 1, cell: 2, special: 'lasher' }] } })
    held.play(done).play(done, [], 1).play({ type: 'roll' }, [1, 1]).play({ type: 'bear' })
    expect(held.state.scene!).toMatchObject({ hordes: [{ cell: 2, holds: 0 }], stands: [{ cell: 1 }, { cell: 0 }] })
    // No turn for the victim; a cell further each round, and on the Lasher's cell engaged and defenceless.
    expect(held.asked).toBe('1: turn')
    held.play(done, [], 1)
    expect(held.state.scene!).toMatchObject({
      hordes: [{ target: 0, engaged: true }],
      stands: [{ cell: 2 }, { cell: 0 }],
    })
    held.play(done, [], 1)
    expect(held.state.survivors[0]!.survival).toBe(2)
    // Once it is destroyed the victim is free.
    held.play({ type: 'walk', cell: 1 }, [], 1).play(melee, [2, 1], 1)
    expect(held.asked).toBe('0: rest')
  })

  it('[DD-15.81] a person may seize a survivor engaged too: the pull breaks the other engagements', () => {
    const table = given(
      'lasher',
      3,
      { carries: ['bat'] },
      {
        options: { specialZombies: true, gameMaster: 'human' },
        scene: {
          hordes: [
            { size: 1, cell: 3, special: 'lasher' },
            { size: 1, cell: 0, target: 0, engaged: true },
          ],
        },
      },
    )
    table.play(wait).play(done).play(wait).play(done, [], 1)
    expect(table.asked).toBe('2: lasher')
    expect(table.refusal({ type: 'seize', whom: 4 }).rule).toBe('DD-15.81')
    table.play({ type: 'seize', whom: 0 }).play({ type: 'roll' }, [1, 1]).play({ type: 'bear' })
    expect(table.state.scene!.hordes[1]).toMatchObject({ engaged: false })
    expect(table.state.scene!.stands[0]!.cell).toBe(1)
  })

  it.each([
    ['alpha', 1, 'marked'],
    ['alpha', 2, 'dead'],
    ['tank', 2, 'marked'],
    ['tank', 3, 'dead'],
    ['hunter', 1, 'dead'],
  ] as const)(
    '[DD-8.23] [DD-12.19] [DD-15.59] a trap is one test: of %s it takes %i success(es) to be %s',
    (special, successes, how) => {
      const table = given(special, 2, {}, { scene: { traps: [{ cell: 1, successes, maker: 0 }] } })
      table.play(done).play(done, [], 1)
      expect(table.kinds()).toContain('trap-sprung')
      expect(left(table)).toBe(how === 'dead' ? 1 : 2)
      if (how === 'marked') expect(table.state.scene!.hordes[0]!.marks).toBe(1)
    },
  )

  it('[DD-12.21] [DD-15.59] a Massive in a trap draws nothing to anybody', () => {
    const table = given('massive', 2, {}, { scene: { traps: [{ cell: 1, successes: 1, maker: 0 }] } })
    table.play(done).play(done, [], 1)
    expect(left(table)).toBe(1)
    expect(table.state.scene!.hunted).toBe(-1)
  })

  it('[DD-12.24] it may advance instead', () => {
    const table = given(
      'lasher',
      3,
      {},
      {
        options: { specialZombies: true, gameMaster: 'human' },
        scene: { hordes: [{ size: 1, cell: 3, special: 'lasher' }] },
      },
    )
    table.play(wait).play(done).play(wait).play(done, [], 1).play({ type: 'advance' })
    expect(table.state.scene!.hordes[0]!.cell).toBe(2)
  })
})
