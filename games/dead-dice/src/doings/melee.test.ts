import { describe, expect, it } from 'vitest'
import { fightStage } from '../tests/fights.js'
import type { GivenSurvivor, Table } from '../tests/stage.js'

const BRUTE: GivenSurvivor = { scores: { muscle: 3 }, traits: [{ name: 'brawler', tags: ['melee', 'athletics'] }] }
/** A second survivor who is asked before the dead move. */
const OTHER: GivenSurvivor = {}

const melee = (id: number) => ({ type: 'melee', on: 'horde', id, helpers: [] }) as const
const at = (survivor: GivenSurvivor, ...sizes: number[]): Table =>
  fightStage({
    survivors: [survivor, OTHER],
    scene: { hordes: sizes.map((size) => ({ size, cell: 0 })) },
  }).run()
const sizes = (table: Table): number[] => table.state.scene!.hordes.map(({ size }) => size)

describe('melee with the dead', () => {
  it('[DD-8.7] [DD-8.9] [DD-1.2] one success kills one zombie and costs 1 Survival; none kills nobody', () => {
    const hit = at({}, 2).play(melee(1), [2, 1])
    expect(sizes(hit)).toEqual([1])
    expect(hit.state.survivors[0]!.survival).toBe(2)
    expect(hit.state.survivors[0]!.deeds).toMatchObject({ zombies: 1, mostAtOnce: 1 })
    const miss = at({}, 2).play(melee(1), [1, 3]).play({ type: 'bear' })
    expect(sizes(miss)).toEqual([2])
    expect(miss.state.survivors[0]!.survival).toBe(3)
  })

  it('[DD-8.8] [DD-15.9] five successes may kill a second zombie, of another group too; four may not', () => {
    const four = at(BRUTE, 2, 1).play(melee(1), [2, 2, 2, 2, 1])
    expect(sizes(four)).toEqual([1, 1])
    expect(four.asked).toBe('1: turn')
    const five = at(BRUTE, 2, 1).play(melee(1), [2, 2, 2, 2, 2])
    expect(five.asked).toBe('0: second')
    five.play({ type: 'hit', horde: 2 })
    expect(sizes(five)).toEqual([1])
    expect(five.state.survivors[0]!.survival).toBe(1)
    expect(five.state.survivors[0]!.deeds.mostAtOnce).toBe(2)
    const one = at(BRUTE, 2, 1).play(melee(1), [2, 2, 2, 2, 2]).play({ type: 'enough' })
    expect(one.state.survivors[0]!.survival).toBe(2)
  })

  it('[DD-15.9] where players agreed so the second kill is not optional', () => {
    const table = fightStage({
      options: { doubleKill: 'forced' },
      survivors: [BRUTE, OTHER],
      scene: { hordes: [{ size: 3, cell: 0 }] },
    }).run()
    table.play(melee(1), [2, 2, 2, 2, 2])
    expect(table.refusal({ type: 'enough' }).rule).toBe('DD-15.9')
    table.play({ type: 'hit', horde: 1 })
    expect(sizes(table)).toEqual([1])
  })

  it('[DD-15.4] [DD-8.3] reaches the next cell and no further', () => {
    const near = fightStage({ survivors: [{}, OTHER], scene: { hordes: [{ size: 1, cell: 1 }] } }).run()
    expect(near.offered()).toContainEqual(melee(1))
    const far = fightStage({ survivors: [{}, OTHER], scene: { hordes: [{ size: 1, cell: 2 }] } }).run()
    expect(far.refusal(melee(1)).rule).toBe('DD-8.3')
  })

  it('[DD-3.2] [DD-15.11] [DD-3.3] Wear takes the loss; at 0 the weapon is gone and the next loss is Survival', () => {
    const bat = at({ carries: ['bat'] }, 3).play(melee(1), [2, 1])
    expect(bat.state.survivors[0]!.things[0]).toMatchObject({ item: 'bat', wear: 1 })
    expect(bat.state.survivors[0]!.survival).toBe(3)
    const leg = at({ carries: ['improvised'] }, 3).play(melee(1), [2, 1])
    expect(leg.state.survivors[0]!.things).toEqual([])
    expect(leg.state.survivors[0]!.survival).toBe(3)
    expect(leg.kinds()).toContain('weapon-lost')
    const both = at({ ...BRUTE, carries: ['improvised'] }, 3)
      .play(melee(1), [2, 2, 2, 2, 2])
      .play({ type: 'hit', horde: 1 })
    expect(both.state.survivors[0]!.survival).toBe(2)
  })

  it('[DD-3.5] [DD-8.12] an axe adds its die to Muscle', () => {
    const table = at({ carries: ['fireAxe'] }, 1).play(melee(1), [1, 1, 2])
    expect(table.events[0]!.modifiers).toEqual([
      { rule: 'DD-7.2', value: 2 },
      { rule: 'DD-3.5', value: 1 },
    ])
  })

  it('[DD-3.14] [DD-15.14] a gun in melee gives neither dice nor Wear', () => {
    const table = at({ carries: ['shoulderArm'] }, 2).play(melee(1), [2, 1])
    expect(table.state.survivors[0]!.survival).toBe(2)
  })

  it('[DD-3.8] [DD-15.15] a saw rolls for fuel after each attack; on 1 it is dry, after this attack', () => {
    const holds = at({ carries: ['chainsaw'] }, 3).play(melee(1), [1, 1, 1, 2, 2])
    expect(holds.state.survivors[0]!.things[0]).toMatchObject({ dry: false, wear: 1 })
    const dry = at({ carries: ['chainsaw'] }, 3).play(melee(1), [1, 1, 1, 2, 1])
    expect(dry.state.survivors[0]!.things[0]).toMatchObject({ dry: true, wear: 1 })
    expect(dry.state.survivors[0]!.survival).toBe(3)
    const later = fightStage({
      survivors: [{ carries: ['chainsaw'] }, OTHER],
      scene: { hordes: [{ size: 2, cell: 0 }] },
    })
    later.state.survivors[0]!.things[0]!.dry = true
    later.run().play(melee(1), [2, 1])
    expect(later.state.survivors[0]!.survival).toBe(2)
  })

  it('[DD-15.10] [DD-1.4] the last point spent on the last zombie infects all the same', () => {
    const table = at({ base: 1 }, 1).play(melee(1), [2, 1])
    expect(table.state.survivors[0]!).toMatchObject({ survival: 0, turnsIn: 1 })
    expect(table.asked).toBe('0: rest')
  })

  it('[DD-15.60] [DD-12.30] with two arms in hand the player says which one takes the loss', () => {
    const table = fightStage({
      options: { swords: true },
      survivors: [{ carries: ['mace', 'shield'] }, OTHER],
      scene: { hordes: [{ size: 2, cell: 0 }] },
    }).run()
    const [mace, shield] = table.state.survivors[0]!.things
    table.play({ type: 'wield', hand: [mace!.id, shield!.id] }).play(melee(1), [2, 1])
    expect(table.asked).toBe('0: arm')
    table.play({ type: 'spend', thing: shield!.id })
    expect(table.state.survivors[0]!.things.map(({ wear }) => wear)).toEqual([2, 1])
    const axe = at({ carries: ['battleAxe', 'shield'] }, 1)
    const ids = axe.state.survivors[0]!.things.map(({ id }) => id)
    expect(axe.refusal({ type: 'wield', hand: ids }).rule).toBe('DD-3.6')
  })

  it('[DD-3.18] a survivor who carries too much cannot attack, and nothing in hand takes a loss', () => {
    const table = at({ carries: ['bat', 'bat', 'bat'] }, 2)
    expect(table.refusal(melee(1)).rule).toBe('DD-3.18')
    const [first] = table.state.survivors[0]!.things
    table.play({ type: 'drop', thing: first!.id })
    expect(table.state.scene!.lying).toHaveLength(1)
    expect(table.offered()).toContainEqual(melee(1))
  })

  it('[DD-15.33] [DD-8.12] [DD-2.12] a companion who fits helps one test in a round, while Survivors is Sufficient', () => {
    const given = (survivors: 'sufficient' | 'low') =>
      fightStage({
        survivors: [{}, OTHER],
        group: {
          reserves: { survivors },
          companions: [{ id: 1, name: 'Axel', role: null, talent: ['melee'], alive: true, onRaid: true }],
        },
        scene: { hordes: [{ size: 3, cell: 0 }] },
      }).run()
    const table = given('sufficient').play({ ...melee(1), helpers: [1] }, [1, 1, 2])
    expect(sizes(table)).toEqual([2])
    expect(table.asked).toBe('1: turn')
    expect(table.offered()).not.toContainEqual({ ...melee(1), helpers: [1] })
    expect(table.refusal({ ...melee(1), helpers: [1] }).rule).toBe('DD-15.33')
    expect(given('low').offered()).not.toContainEqual({ ...melee(1), helpers: [1] })
    expect(given('low').refusal({ ...melee(1), helpers: [1] }).rule).toBe('DD-2.12')
    expect(given('sufficient').refusal({ ...melee(1), helpers: [2] }).rule).toBe('DD-15.78')
  })

  it('[DD-15.68] [DD-7.14] a failed blow is saved by 1 Survival, which no weapon takes; a second one is refused', () => {
    const table = at({ carries: ['bat'] }, 3).play(melee(1), [1, 1])
    expect(table.asked).toBe('0: sacrifice')
    table.play({ type: 'sacrifice', what: 'survival', id: -1 })
    expect(sizes(table)).toEqual([2])
    // 1 given up, and the kill taken by the bat.
    expect(table.state.survivors[0]!).toMatchObject({ survival: 2 })
    expect(table.state.survivors[0]!.things[0]!.wear).toBe(1)
    table.play({ type: 'done' }, [5], 1)
    table.play(melee(1), [1, 1])
    expect(table.asked).toBe('1: turn')
    expect(sizes(table)).toEqual([2])
  })
})
