import { describe, expect, it } from 'vitest'
import { fightStage } from '../tests/fights.js'
import type { Given, GivenSurvivor, Table } from '../tests/stage.js'

const OTHER: GivenSurvivor = {}
const shoot = (id: number, helpers: number[] = []) => ({ type: 'shoot', on: 'horde', id, helpers }) as const
const toss = (id: number) => ({ type: 'throw', on: 'horde', id, helpers: [] }) as const

const given = (survivor: GivenSurvivor, hordes: NonNullable<Given['scene']>['hordes'], more: Given = {}): Table =>
  fightStage({ survivors: [survivor, OTHER], ...more, scene: { hordes: hordes!, ...more.scene } }).run()
const sizes = (table: Table): number[] => table.state.scene!.hordes.map(({ size }) => size)

describe('shots at the dead', () => {
  it('[DD-8.10] [DD-3.7] [DD-8.12] one success kills one zombie at no cost of Survival (invariant 13)', () => {
    const table = given({ carries: ['handgun'] }, [{ size: 3, cell: 2 }]).play(shoot(1), [1, 1, 2, 6])
    expect(sizes(table)).toEqual([2])
    expect(table.state.survivors[0]!.survival).toBe(3)
    expect(table.events[0]!.modifiers).toContainEqual({ rule: 'DD-8.12', value: 1 })
    expect(given({}, [{ size: 1, cell: 2 }]).refusal(shoot(1)).rule).toBe('DD-3.7')
  })

  it('[DD-8.3] [DD-8.11] three cells are short range, four are long and need two successes', () => {
    const short = given({ carries: ['handgun'] }, [
      { size: 1, cell: 3 },
      { size: 9, cell: 5 },
    ]).play(shoot(1), [1, 1, 2, 6])
    expect(sizes(short)).toEqual([9])
    const long = given({ carries: ['handgun'] }, [{ size: 1, cell: 4 }]).play(shoot(1), [1, 1, 2])
    long.play({ type: 'bear' }, [6])
    expect(sizes(long)).toEqual([1])
    const two = given({ carries: ['handgun'] }, [{ size: 2, cell: 4 }]).play(shoot(1), [1, 2, 2, 6])
    expect(sizes(two)).toEqual([1])
  })

  it('[DD-8.13] [DD-15.16] one ammunition die an attack, hit or miss: only a 1 lowers the reserve', () => {
    const low = given({ carries: ['handgun'] }, [{ size: 2, cell: 2 }]).play(shoot(1), [2, 1, 1, 1])
    expect(low.state.group.reserves.ammunition).toBe('low')
    const held = given({ carries: ['handgun'] }, [{ size: 2, cell: 2 }]).play(shoot(1), [2, 1, 1, 2])
    expect(held.state.group.reserves.ammunition).toBe('sufficient')
    const miss = given({ carries: ['handgun'] }, [{ size: 2, cell: 2 }]).play(shoot(1), [1, 1, 1])
    miss.play({ type: 'bear' }, [1])
    expect(miss.state.group.reserves.ammunition).toBe('low')
  })

  it('[DD-2.9] [DD-14.4] (invariant 14) a gun without ammunition is refused, a bow by the main text only', () => {
    const empty = { group: { reserves: { ammunition: 'empty' } } } as const
    expect(given({ carries: ['handgun'] }, [{ cell: 2 }], empty).refusal(shoot(1)).rule).toBe('DD-2.9')
    expect(given({ carries: ['bow'] }, [{ cell: 2 }], empty).refusal(shoot(1)).rule).toBe('DD-2.9')
    const cheat = given({ carries: ['bow'] }, [{ cell: 2 }], { ...empty, options: { emptyAmmoBlocksBows: false } })
    expect(cheat.offered()).toContainEqual(shoot(1))
  })

  it('[DD-12.31] [DD-15.61] [DD-15.83] a sling needs no ammunition, rolls no die for it and is not heard', () => {
    const table = given({ carries: ['sling'] }, [{ size: 2, cell: 2 }], {
      group: { reserves: { ammunition: 'empty' } },
    })
    table.play(shoot(1), [2, 1, 1])
    expect(sizes(table)).toEqual([1])
    expect(table.state.scene!.shots).toBe(false)
  })

  it('[DD-12.32] [DD-15.60] [DD-15.83] a bow rolls for ammunition; it is heard in the Swords variant, unless players agreed otherwise', () => {
    const heard = (options: Record<string, boolean>): boolean =>
      given({ carries: ['bow'] }, [{ size: 2, cell: 2 }], { options }).play(shoot(1), [2, 1, 1, 6]).state.scene!.shots
    expect(heard({})).toBe(false)
    expect(heard({ swords: true })).toBe(true)
    expect(heard({ swords: true, bowsRaiseNoise: false })).toBe(false)
  })

  it('[DD-3.12] [DD-15.17] a Precise weapon has two dice more from two cells on, not at contact', () => {
    const far = given({ carries: ['scopedRifle'] }, [{ size: 2, cell: 2 }]).play(shoot(1), [1, 1, 1, 1, 1, 2, 6])
    expect(sizes(far)).toEqual([1])
    const near = given({ carries: ['scopedRifle'] }, [{ size: 2, cell: 1 }]).play(shoot(1), [1, 1, 1, 2, 6])
    expect(sizes(near)).toEqual([1])
  })

  it('[DD-3.6] [DD-15.13] two handguns are one attack with two dice and one ammunition die', () => {
    const table = given({ carries: ['handgun', 'handgun'] }, [{ size: 2, cell: 2 }])
    table.play({ type: 'wield', hand: table.state.survivors[0]!.things.map(({ id }) => id) })
    table.play(shoot(1), [1, 1, 1, 2, 6])
    expect(sizes(table)).toEqual([1])
    const mixed = given({ carries: ['handgun', 'bat'] }, [{ size: 2, cell: 2 }])
    const hand = mixed.state.survivors[0]!.things.map(({ id }) => id)
    expect(mixed.refusal({ type: 'wield', hand }).rule).toBe('DD-3.6')
  })

  it('[DD-3.9] [DD-15.18] Area: every success kills one on the cell, the target first, then groups as named', () => {
    const table = given({ carries: ['shoulderArm'] }, [
      { size: 1, cell: 2 },
      { size: 2, cell: 2 },
      { size: 2, cell: 2 },
      { size: 5, cell: 3 },
    ]).play(shoot(1), [2, 2, 2, 1, 1, 6])
    expect(table.asked).toBe('0: allot')
    table.play({ type: 'hit', horde: 3 })
    expect(sizes(table)).toEqual([2, 5])
    expect(table.state.survivors[0]!.deeds).toMatchObject({ zombies: 3, mostAtOnce: 3 })
    const long = given({ carries: ['shoulderArm'] }, [{ size: 5, cell: 4 }]).play(shoot(1), [2, 1, 1, 1, 1])
    long.play({ type: 'bear' }, [6])
    expect(sizes(long)).toEqual([5])
  })

  it('[DD-8.14] [DD-15.74] with zombies within a cell the shooter is defenceless, two cells away not', () => {
    const near = given({ carries: ['handgun'] }, [{ size: 3, cell: 1 }]).play(shoot(1), [2, 1, 1, 6])
    expect(near.state.scene!.stands[0]!.defenceless).toBe(true)
    const far = given({ carries: ['handgun'] }, [{ size: 3, cell: 2 }]).play(shoot(1), [2, 1, 1, 6])
    expect(far.state.scene!.stands[0]!.defenceless).toBe(false)
  })

  it('[DD-8.22] [DD-15.38] in the dark three cells need 2 and four need 3; two cells and melee are as ever', () => {
    const needs = (cell: number): unknown => {
      const table = given({ carries: ['handgun'] }, [{ size: 3, cell }], { scene: { hazards: ['darkness'] } })
      return table.play(shoot(1), [1, 1, 1]).events[0]!.about!['difficulty']
    }
    expect([2, 3, 4].map(needs)).toEqual([1, 2, 3])
  })

  it('[DD-4.6] a gun is heard at the end of the fight, and not twice', () => {
    const table = given({ carries: ['handgun'] }, [{ size: 1, cell: 2 }]).play(shoot(1), [2, 1, 1, 6])
    expect(table.asked).toBe('0: rest')
    expect(table.state.master.noise).toBe(2)
  })
})

describe('what is thrown', () => {
  it('[DD-3.10] [DD-3.11] [DD-15.19] a Molotov destroys whole groups, the largest first, and is gone', () => {
    const table = given({ carries: ['molotov'] }, [
      { size: 2, cell: 2 },
      { size: 6, cell: 2 },
      { size: 4, cell: 2 },
      { size: 1, cell: 3 },
    ]).play(toss(1), [2, 2])
    expect(sizes(table)).toEqual([2, 1])
    expect(table.state.survivors[0]!.things).toEqual([])
    const miss = given({ carries: ['molotov'] }, [{ size: 2, cell: 2 }])
      .play(toss(1), [1, 1])
      .play({ type: 'bear' })
    expect(miss.state.survivors[0]!.things).toEqual([])
    expect(sizes(miss)).toEqual([2])
  })

  it('[DD-3.10] [DD-15.19] [DD-17.1] everybody on the cell dodges in seat order; who fails loses 1, and is bitten only near a zombie', () => {
    const table = given({ carries: ['molotov'], base: 1 }, [
      { size: 2, cell: 0 },
      { size: 2, cell: 5 },
    ])
    table.play(toss(1), [2, 1])
    expect(table.asked).toBe('0: roll')
    table.play({ type: 'roll' }, [1, 1])
    // Down to 0, with no zombie near now: not infected.
    expect(table.state.survivors[0]!).toMatchObject({ survival: 0, turnsIn: 0 })
    expect(table.asked).toBe('1: roll')
    table.play({ type: 'roll' }, [1, 2], 1)
    expect(table.state.survivors[1]!.survival).toBe(3)
  })

  it('[DD-8.11] [DD-15.20] an unsuitable object needs two successes, at long range no more, and lies where it fell', () => {
    const needs = (cell: number): Table => given({ carries: ['bat'] }, [{ size: 2, cell }]).play(toss(1), [1, 2])
    expect(needs(2).events[0]!.about).toMatchObject({ difficulty: 2, successes: 1 })
    expect(needs(5).events[0]!.about).toMatchObject({ difficulty: 2 })
    const hit = given({ carries: ['bat'] }, [{ size: 2, cell: 2 }]).play(toss(1), [2, 2])
    expect(sizes(hit)).toEqual([1])
    expect(hit.state.scene!.lying.map(({ cell, thing }) => [cell, thing.item])).toEqual([[2, 'bat']])
    expect(given({}, [{ size: 2, cell: 2 }]).refusal(toss(1)).rule).toBe('DD-3.11')
  })
})

describe('heavy weapons', () => {
  it('[DD-12.27] [DD-15.61] shoot only once set up, which takes move and action; then nobody walks off with them', () => {
    const table = given({ carries: ['backpack', 'heavyMachineGun'] }, [{ size: 6, cell: 5 }], {
      options: { heavyWeapons: true },
      group: { reserves: { ammunition: 'empty' } },
    })
    const gun = table.state.survivors[0]!.things[0]!.id
    expect(table.refusal(shoot(1)).rule).toBe('DD-12.27')
    table.play({ type: 'walk', cell: 1 })
    expect(table.refusal({ type: 'setUp', thing: gun }).rule).toBe('DD-15.61')
    table.play({ type: 'done' }).play({ type: 'done' }, [], 1)
    table.play({ type: 'setUp', thing: gun }).play({ type: 'done' }, [], 1)
    expect(table.refusal({ type: 'walk', cell: 2 }).rule).toBe('DD-12.27')
    // Four dice more, no ammunition die, although the reserve is Empty.
    table.play(shoot(1), [2, 2, 1, 1, 1, 1])
    expect(sizes(table)).toEqual([4])
    expect(table.state.scene!.artillery).toEqual([0])
    table.play({ type: 'done' }, [], 1)
    table.play({ type: 'dismantle', thing: gun })
    expect(table.state.survivors[0]!.things[0]!.setUp).toBe(false)
  })

  it.each([
    [1, true],
    [2, true],
    [3, false],
  ])('[DD-12.28] at the end a %i means empty: %s', (face, dry) => {
    const table = given({ carries: ['backpack', 'mortar'] }, [{ size: 6, cell: 5 }], {
      options: { heavyWeapons: true },
    })
    const gun = table.state.survivors[0]!.things[0]!
    gun.setUp = true
    table.play(shoot(1), [2, 2, 1, 1, 1, 1, 1, face])
    expect(table.asked).toBe('0: rest')
    expect(table.state.survivors[0]!.things[0]).toMatchObject({ dry, setUp: false })
    expect(table.state.master.noise).toBe(2)
  })

  it('[DD-12.28] an empty one is refused', () => {
    const table = given({ carries: ['backpack', 'mortar'] }, [{ cell: 5 }], { options: { heavyWeapons: true } })
    Object.assign(table.state.survivors[0]!.things[0]!, { setUp: true, dry: true })
    expect(table.refusal(shoot(1)).rule).toBe('DD-12.28')
  })
})
