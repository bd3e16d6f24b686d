import { describe, expect, it } from 'vitest'
import { adversaryById } from '../data/adversaries.js'
import { fightStage, foe } from '../tests/fights.js'
import type { Given, Table } from '../tests/stage.js'

const done = { type: 'done' } as const
const melee = (id = 0) => ({ type: 'melee', on: 'foe', id, helpers: [] }) as const
const shoot = (id = 0) => ({ type: 'shoot', on: 'foe', id, helpers: [] }) as const
const given = (more: Given): Table => fightStage({ survivors: [{}, {}], ...more }).run()
const wait = { type: 'wait' } as const
const human = { options: { gameMaster: 'human' } }
const vest = (id: string) => ({ ...adversaryById(id), protection: 'vest' as const })

describe('survivors attack the living', () => {
  it('[DD-10.9] [DD-15.45] [DD-15.35] [DD-17.1] the attacker rolls first and needs more: all successes count, a tie changes nothing', () => {
    // Muscle 2 against the Violence 2 of a brother with Combativity 1.
    const won = given({ scene: { foes: [foe('clark'), foe('howard', { cell: 5 })] } }).play(
      melee(),
      [2, 2, /* Clark */ 2, 1],
    )
    expect(won.state.scene!.foes[0]!).toMatchObject({ combativity: 0, state: 'out' })
    const tie = given({ scene: { foes: [foe('clark'), foe('howard', { cell: 5 })] } }).play(melee(), [2, 1, 2, 1])
    expect(tie.asked).toBe('0: sacrifice')
    tie.play({ type: 'bear' })
    expect(tie.state.scene!.foes[0]!.combativity).toBe(2)
  })

  it('[DD-15.45] where players agreed so only the surplus counts', () => {
    const table = given({ options: { meleeDamageLiving: 'net' }, scene: { foes: [foe('clark')] } }).play(
      melee(),
      [2, 2, 2, 1],
    )
    expect(table.state.scene!.foes[0]!.combativity).toBe(1)
  })

  it('[DD-15.68] [DD-15.35] a lost contest is won by a sacrifice with one success more than the other', () => {
    const table = given({ scene: { foes: [foe('howard')] } }).play(melee(), [2, 1, 2, 2])
    table.play({ type: 'sacrifice', what: 'survival', id: -1 })
    expect(table.state.survivors[0]!.survival).toBe(2)
    expect(table.state.scene!.foes[0]!.state).toBe('out')
  })

  it('[DD-15.46] weapon dice count in the attack', () => {
    const table = given({ survivors: [{ carries: ['fireAxe'] }, {}], scene: { foes: [foe('howard')] } })
    table.play(melee(), [1, 1, 2, 1, 1])
    expect(table.events[0]!.modifiers).toContainEqual({ rule: 'DD-15.46', value: 1 })
    expect(table.state.scene!.foes[0]!.combativity).toBe(2)
  })

  it('[DD-3.8] [DD-15.15] a chainsaw rolls for fuel after an attack on the living too, won or not, rolled or not', () => {
    const saw = (scene: object): Table =>
      given({ survivors: [{ carries: ['chainsaw'] }, {}], scene: { foes: [foe('howard', scene)] } })
    const dry = (table: Table): boolean => table.state.survivors[0]!.things[0]!.dry
    const won = saw({}).play(melee(), [2, 2, 1, 1, /* Howard */ 2, 1, /* fuel */ 1])
    expect(won.state.scene!.foes[0]!.combativity).toBe(1)
    expect(dry(won)).toBe(true)
    const lost = saw({}).play(melee(), [1, 1, 1, 1, 2, 1]).play({ type: 'bear' }, [2])
    expect(lost.kinds()).toContain('fuel-holds')
    expect(dry(saw({ defenceless: true }).play(melee(), [1]))).toBe(true)
  })

  it('[DD-10.10] [DD-15.47] shots need 2, at long range 3, and Area does not spread', () => {
    const short = given({
      survivors: [{ carries: ['shoulderArm'] }, {}],
      scene: { foes: [foe('howard', { cell: 3 }), foe('krieg', { cell: 3 })] },
    })
    short.play(shoot(), [2, 2, 1, 1, 1, 6])
    expect(short.state.scene!.foes.map(({ combativity }) => combativity)).toEqual([1, 3])
    const miss = given({ survivors: [{ carries: ['shoulderArm'] }, {}], scene: { foes: [foe('howard', { cell: 3 })] } })
    miss.play(shoot(), [2, 1, 1, 1, 1]).play({ type: 'bear' }, [6])
    expect(miss.state.scene!.foes[0]!.combativity).toBe(3)
    const long = given({ survivors: [{ carries: ['shoulderArm'] }, {}], scene: { foes: [foe('howard', { cell: 4 })] } })
    long.play(shoot(), [2, 2, 1, 1, 1]).play({ type: 'bear' }, [6])
    expect(long.state.scene!.foes[0]!.combativity).toBe(3)
  })

  it('[DD-15.38] in the dark beyond two cells 3, at long range 4', () => {
    const needs = (cell: number): unknown => {
      const table = given({
        survivors: [{ carries: ['handgun'] }, {}],
        scene: { hazards: ['darkness'], foes: [foe('howard', { cell })] },
      })
      return table.play(shoot(), [1, 1, 1]).events[0]!.about!['difficulty']
    }
    expect([2, 3, 4].map(needs)).toEqual([2, 3, 4])
  })

  it('[DD-15.84] a bow, a sling and what is thrown use the same difficulties; an unsuitable object is as at long range', () => {
    const needs = (item: 'bow' | 'sling' | 'molotov' | 'bat', type: 'shoot' | 'throw'): unknown => {
      const table = given({ survivors: [{ carries: [item] }, {}], scene: { foes: [foe('howard', { cell: 2 })] } })
      const dice = type === 'shoot' ? [1, 1, 1] : [1, 1]
      return table.play({ type, on: 'foe', id: 0, helpers: [] }, dice).events[0]!.about!['difficulty']
    }
    expect([needs('bow', 'shoot'), needs('sling', 'shoot'), needs('molotov', 'throw'), needs('bat', 'throw')]).toEqual([
      2, 2, 2, 3,
    ])
  })

  it('[DD-15.17] a Precise weapon is no better against the living, unless players agreed so', () => {
    const dice = (preciseVsLiving: boolean): number =>
      given({
        options: { preciseVsLiving },
        survivors: [{ carries: ['scopedRifle'] }, {}],
        scene: { foes: [foe('howard', { cell: 3 })] },
      }).play(shoot(), preciseVsLiving ? [1, 1, 1, 1, 1, 1] : [1, 1, 1, 1]).events[0]!.dice!.length
    expect([dice(false), dice(true)]).toEqual([4, 6])
  })

  it('[DD-15.19] an explosion costs an adversary 1 unless Violence 1 is passed', () => {
    const table = given({
      survivors: [{ carries: ['molotov'] }, {}],
      scene: { foes: [foe('howard', { cell: 2 }), foe('clark', { cell: 2 })] },
    })
    table.play({ type: 'throw', on: 'foe', id: 0, helpers: [] }, [2, 2, /* Howard */ 1, 1, /* Clark */ 2, 1])
    expect(table.state.scene!.foes.map(({ combativity }) => combativity)).toEqual([2, 2])
  })

  it('[DD-10.17] [DD-10.2] at 0 out of action; who struck last finishes off or spares', () => {
    const beaten = (): Table =>
      given({ scene: { foes: [foe('clark'), foe('howard', { cell: 5 })] } }).play(melee(), [2, 2, 1, 1])
    const killed = beaten()
    expect(killed.asked).toBe('0: beaten')
    killed.play({ type: 'finishOff' })
    expect(killed.state.scene!.foes[0]!.state).toBe('dead')
    expect(killed.state.scene!.bodies).toEqual([0])
    expect(killed.state.survivors[0]!.deeds).toMatchObject({ livingKilled: 1, livingSpared: 0 })
    const spared = beaten().play({ type: 'spare' })
    expect(spared.state.scene!.foes[0]!.state).toBe('out')
    expect(spared.state.survivors[0]!.deeds).toMatchObject({ livingKilled: 0, livingSpared: 1 })
  })

  it('[DD-10.15] [DD-15.50] a protection takes the whole loss of one attack; the automatic game master keeps it for 2 or more', () => {
    const scene = { foes: [foe('howard', { who: vest('howard') }), foe('krieg', { cell: 5 })] }
    const two = given({ scene }).play(melee(), [2, 2, 1, 1])
    expect(two.state.scene!.foes[0]!).toMatchObject({ combativity: 3, protectionSpent: true })
    const one = given({ scene: { foes: [foe('howard', { who: vest('howard') })] } }).play(melee(), [2, 1, 1, 1])
    expect(one.state.scene!.foes[0]!).toMatchObject({ combativity: 2, protectionSpent: false })
  })
})

describe('the adversaries’ round', () => {
  it('[DD-10.7] [DD-10.8] [DD-16.31] comes after the survivors’: closer, and a blow within a cell', () => {
    const table = given({ survivors: [{}], scene: { foes: [foe('thug1', { cell: 3 })] } })
    table.play(done, [/* the thug */ 2, /* the survivor */ 1, 1])
    expect(table.state.scene!.foes[0]!).toMatchObject({ cell: 1, engaged: [0] })
    expect(table.state.survivors[0]!.survival).toBe(2)
  })

  it('[DD-10.3] [DD-10.4] [DD-15.46] Violence and weapon dice attack, no weapon defends', () => {
    // Grease: Violence 2, machete 2, a trait 2 more.
    const table = given({
      survivors: [{ base: 4, carries: ['fireAxe'] }],
      scene: { foes: [foe('grease', { cell: 1 })] },
    })
    table.play(done, [2, 1, 1, 1, 1, 1, /* no axe in defence */ 1, 1])
    expect(table.state.survivors[0]!.survival).toBe(3)
  })

  it('[DD-10.6] [DD-10.5] [DD-16.31] (invariant 22) each trait once in a scene, then the group’s, once for all', () => {
    const table = given({
      survivors: [{ base: 4 }],
      scene: { groupTrait: 'looters', foes: [foe('fugitiveBoss', { cell: 1 }), foe('thug1', { cell: 1 })] },
    })
    // The boss: 1 and a trait; the thug: 1 and the group's.
    table.play(done, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(table.state.scene!).toMatchObject({ groupTraitUsed: true, foes: [{ used: [0] }, { used: [] }] })
    const boss = table.state.scene!.foes[0]!
    expect(boss.who.traits).toHaveLength(1)
    // Nothing is left to invoke: a blow against the boss is met with the bare Violence of 1.
    table.play(melee(), [2, 1, 1, /* the boss */ 1, 1, 1, /* the thug */ 1, 1, 1])
    expect(table.state.scene!.round).toBe(3)
  })

  it('[DD-10.10] [DD-10.11] [DD-16.31] shoots from afar after coming closer; on 1 it is out of ammunition', () => {
    const table = given({ survivors: [{ base: 4 }], scene: { foes: [foe('lilith', { cell: 5 })] } })
    table.play(done, [2, 2, 1])
    expect(table.state.scene!.foes[0]!).toMatchObject({ cell: 3, dry: true })
    expect(table.state.survivors[0]!.survival).toBe(2)
    const misses = given({ survivors: [{ base: 4 }], scene: { foes: [foe('lilith', { cell: 3 })] } }).play(
      done,
      [2, 1, 6],
    )
    expect(misses.state.scene!.foes[0]!.dry).toBe(false)
    expect(misses.state.survivors[0]!.survival).toBe(4)
  })

  it('[DD-10.15] [DD-15.50] a survivor’s vest: asked after the roll, once in a fight', () => {
    const table = given({ survivors: [{ carries: ['vest'] }], scene: { foes: [foe('thug1', { cell: 1 })] } })
    table.play(done, [2, 1, 1])
    expect(table.asked).toBe('0: protection')
    table.play({ type: 'protect' })
    expect(table.state.survivors[0]!.survival).toBe(3)
    table.play(done)
    // Engaged and did not fight: 1 point without a roll, and nothing left to take it.
    expect(table.state.survivors[0]!.survival).toBe(2)
  })

  it('[DD-10.14] [DD-15.49] the defenceless lose exactly 1 to each attacker; or the attack is unopposed', () => {
    const scene = { foes: [foe('grease', { cell: 0, engaged: [0], used: [0, 1] })] }
    const one = given({ survivors: [{ base: 4 }], scene }).play(done)
    expect(one.state.survivors[0]!.survival).toBe(3)
    const rolled = given({ options: { defencelessLiving: 'unopposed' }, survivors: [{ base: 4 }], scene }).play(
      done,
      [2, 2, 2, 1],
    )
    expect(rolled.state.survivors[0]!.survival).toBe(1)
  })

  it.each([
    [1, [1, 2], 3],
    [3, [1, 2], 2],
  ])('[DD-10.13] [DD-15.48] disengaging from the living needs %i', (disengageLivingDifficulty, dice, left) => {
    const table = given({ options: { disengageLivingDifficulty }, scene: { foes: [foe('thug1', { engaged: [0] })] } })
    expect(table.refusal({ type: 'walk', cell: 1 }).rule).toBe('DD-15.8')
    table.play({ type: 'disengage', helpers: [] }, dice)
    if (left === 2) table.play({ type: 'bear' })
    expect(table.state.survivors[0]!.survival).toBe(left)
    expect(table.state.scene!.foes[0]!.engaged).toEqual([])
  })

  it('[DD-10.12] shooting with an enemy at the throat leaves no defence', () => {
    const table = given({
      survivors: [{ carries: ['handgun'] }, {}],
      scene: { foes: [foe('howard', { engaged: [0] })] },
    })
    table.play(shoot(), [2, 2, 1, 6])
    expect(table.state.scene!.stands[0]!.defenceless).toBe(true)
  })

  it('[DD-16.32] [DD-10.7] with half of them out the others surrender, with fewer not', () => {
    const half = given({ survivors: [{}], scene: { foes: [foe('clark'), foe('vasquez', { cell: 5 })] } })
    half.play(melee(), [2, 2, 1, 1]).play({ type: 'spare' })
    expect(half.asked).toBe('0: rest')
    expect(half.state.scene!).toMatchObject({ resolved: true, foes: [{ state: 'out' }, { state: 'surrendered' }] })
    const third = given({
      survivors: [{}],
      scene: { foes: [foe('clark'), ...['west', 'howard'].map((id) => foe(id, { cell: 5, dry: true }))] },
    })
    third.play(melee(), [2, 2, 1, 1]).play({ type: 'spare' })
    expect(third.state.scene!.foes.map(({ state }) => state)).toEqual(['out', 'fighting', 'fighting'])
  })

  it('[DD-16.32] [DD-10.17] the merciless finish a beaten survivor off, others leave them wounded', () => {
    const beaten = (id: string): Table =>
      given({
        survivors: [{ base: 1 }, {}],
        scene: { foes: [foe(id, { cell: 0, dry: true, used: [0, 1] })], stands: [{ seat: 1, cell: 5 }] },
      })
        .play(done)
        .play(done, id === 'howard' ? [2, 2, 1, 1] : [2, 1, 1], 1)
    expect(beaten('howard').state.survivors[0]!.fate).toBe('killed')
    expect(beaten('thug1').state.survivors[0]!).toMatchObject({ fate: 'alive', down: true, survival: 0 })
  })

  it('[DD-10.16] adversaries flee as survivors do: gone at their next turn unless an enemy is near', () => {
    const table = given({ ...human, survivors: [{}], scene: { foes: [foe('thug1', { cell: 4 })] } })
    table.play(wait).play(done)
    expect(table.asked).toBe('1: foe')
    table.play({ type: 'foeFlee', trait: -1 }, [2]).play({ type: 'foeWait' }).play(wait).play(done)
    expect(table.state.scene!.foes[0]!.state).toBe('fled')
    const caught = given({ ...human, survivors: [{}], scene: { foes: [foe('thug1', { cell: 2 })] } })
    caught
      .play(wait)
      .play(done)
      .play({ type: 'foeFlee', trait: -1 }, [2])
      .play({ type: 'foeWait' })
      .play(wait)
      .play({ type: 'walk', cell: 2 })
      .play(done)
    expect(caught.state.scene!.foes[0]!.state).toBe('fighting')
    expect(caught.refusal({ type: 'foeFlee', trait: 3 }).rule).toBe('DD-10.6')
    expect(caught.refusal({ type: 'foeWalk', cell: 5 }).rule).toBe('DD-10.8')
  })

  it('[DD-15.46] a person may invoke a trait in defence', () => {
    const table = given({ ...human, scene: { foes: [foe('clark')] } })
      .play(wait)
      .play(melee())
    expect(table.asked).toBe('2: defend')
    table.play({ type: 'invoke', trait: 0 }, [2, 2, 2, 2, 1, 1])
    expect(table.state.scene!.foes[0]!.used).toEqual([0])
    expect(table.asked).toBe('0: sacrifice')
  })
})

describe('the dead and the living', () => {
  it('[DD-15.52] zombies go for the nearest of any side, and an adversary loses Combativity as a survivor Survival', () => {
    const table = given({
      ...human,
      survivors: [{}],
      scene: { hordes: [{ size: 4, cell: 4 }], foes: [foe('howard', { cell: 3 })] },
    })
    table.play(wait).play(done).play({ type: 'foeWait' })
    expect(table.state.scene!.hordes[0]).toMatchObject({ cell: 3, target: -1, engaged: true })
    // It fights one of them, at the price of 1, and three are left with two dice.
    table.play(wait).play(done).play({ type: 'foeStrike', horde: 1, trait: -1 }, [2, 1, 6, 1])
    expect(table.state.scene!.hordes[0]!.size).toBe(3)
    expect(table.state.scene!.foes[0]!.combativity).toBe(1)
    // Without a fight it has no defence: 3 from 1 is below 0.
    table.play(wait).play(done).play({ type: 'foeWait' })
    expect(table.state.scene!.foes[0]!.state).toBe('dead')
  })

  it('[DD-15.52] at 0 an adversary is out and infected', () => {
    const table = given({
      ...human,
      survivors: [{}],
      scene: { hordes: [{ size: 2, cell: 3, target: -1, engaged: true }], foes: [foe('clark', { cell: 3 })] },
    })
    table.play(wait).play(done).play({ type: 'foeWait' })
    expect(table.state.scene!.foes[0]!).toMatchObject({ state: 'out', infected: true })
  })
})

describe('the beaten', () => {
  const between = (more: Given): Table => given({ ...human, ...more }).play(wait, [], 2)

  it('[DD-15.49] [DD-15.80] are in nobody’s hands any longer, and hauled without a test', () => {
    const table = between({
      survivors: [{ base: 1 }, {}],
      scene: { foes: [foe('lilith', { engaged: [0] })] },
    })
    table.play(done).play(wait, [], 2).play(done, [], 1).play({ type: 'foeMelee', whom: 0, trait: -1 }, [], 2)
    expect(table.play({ type: 'spare' }, [], 2).state.scene!.foes[0]!.engaged).toEqual([])
    table.play(wait, [], 2).play({ type: 'haul', whom: 0, cell: 2, helpers: [] }, [], 1)
    expect(table.state.scene!.stands.map(({ cell }) => cell)).toEqual([2, 2])
  })

  it('[DD-15.52] [DD-12.15] [DD-12.35] an adversary is infected by the dead alone, and by none that infect nobody', () => {
    const infected = (options: object, hordes: object[], engaged: number[]): boolean => {
      const table = between({
        options: { gameMaster: 'human', ...options },
        scene: {
          foes: [foe('lilith', { combativity: 1, engaged }), foe('krieg', { cell: 5 })],
          hordes: hordes as never,
        },
      })
      table.play(done).play(wait, [], 2).play(done, [], 1)
      table.play({ type: 'foeDisengage', trait: -1 }, [1], 2)
      expect(table.state.scene!.foes[0]!.state).toBe('out')
      return table.state.scene!.foes[0]!.infected
    }
    const dead = [{ size: 1, cell: 0, target: -1, engaged: true }]
    expect(infected({}, dead, [])).toBe(true)
    expect(infected({}, [], [0])).toBe(false)
    expect(infected({ divineCurse: true }, dead, [])).toBe(false)
    expect(infected({ withoutZombies: true }, dead, [])).toBe(false)
  })
})

describe('survivors against survivors', () => {
  it('[DD-7.11] [DD-7.12] [DD-15.35] each pool loses the own Trust in the other; afterwards both trust less', () => {
    const table = given({
      survivors: [{ trust: [0, 1] }, { trust: [2, 0] }],
      scene: { hordes: [{ size: 1, cell: 5 }] },
    })
    // One die against none.
    table.play({ type: 'melee', on: 'survivor', id: 1, helpers: [] }, [2])
    expect(table.state.survivors.map(({ survival }) => survival)).toEqual([3, 2])
    expect(table.state.survivors.map(({ trust }) => trust)).toEqual([
      [0, 0],
      [1, 0],
    ])
    expect(table.state.survivors[0]!.deeds.opposed).toBe(1)
    const zero = given({ scene: { hordes: [{ size: 1, cell: 5 }] } })
    zero.play({ type: 'melee', on: 'survivor', id: 1, helpers: [] }, [1, 1, 1, 1]).play({ type: 'bear' })
    expect(zero.state.survivors[0]!.trust).toEqual([0, 0])
  })

  it('[DD-17.3] a pool without dice has no success', () => {
    const table = given({ survivors: [{ trust: [0, 2] }, {}], scene: { hordes: [{ size: 1, cell: 5 }] } })
    table.play({ type: 'melee', on: 'survivor', id: 1, helpers: [] }, [1, 1])
    expect(table.asked).toBe('0: sacrifice')
  })

  it('[DD-10.17] [DD-15.80] the beaten comrade is out of action, not infected; the victor decides', () => {
    const table = given({ survivors: [{}, { base: 1 }], scene: { hordes: [{ size: 1, cell: 1 }] } })
    table.play({ type: 'melee', on: 'survivor', id: 1, helpers: [] }, [2, 2, 1, 1])
    expect(table.asked).toBe('0: beaten')
    table.play({ type: 'spare' })
    expect(table.state.survivors[1]!).toMatchObject({ survival: 0, down: true, turnsIn: 0 })
  })
})

describe('the dead of the scene', () => {
  const dead: Given = {
    options: { risingDead: true },
    survivors: [{ base: 4 }],
    master: { menace: 5, plan: { left: 3 } },
    scene: { hordes: [{ size: 1, cell: 5 }], bodies: [0, 0, 3] },
  }
  it('[DD-11.16] [DD-15.57] [DD-16.53] 1 Menace and a die: so many rise, a group for each cell, those near the living first and at once', () => {
    const table = given(dead).play(done, [/* rise */ 2, /* two on one attack with a die */ 6])
    expect(table.state.master.menace).toBe(4)
    expect(table.state.scene!.bodies).toEqual([3])
    expect(table.state.scene!.hordes.map(({ size, cell }) => [size, cell])).toEqual([
      [1, 4],
      [2, 0],
    ])
    expect(table.state.survivors[0]!.survival).toBe(3)
  })

  it('[DD-15.57] those who rise elsewhere come a cell nearer; never more than lie there', () => {
    const table = given({ ...dead, scene: { hordes: [{ size: 1, cell: 5 }], bodies: [3, 3] } }).play(done, [6])
    expect(table.state.scene!.hordes.map(({ size, cell }) => [size, cell])).toEqual([
      [1, 4],
      [2, 2],
    ])
    expect(table.state.scene!.bodies).toEqual([])
  })

  it('[DD-15.57] where players agreed so they wait for the next dead round', () => {
    const table = given({ ...dead, options: { risingDead: true, risingDeadAttack: 'nextDeadRound' } }).play(done, [2])
    expect(table.state.survivors[0]!.survival).toBe(4)
  })

  it('[DD-15.85] [DD-12.16] nothing rises without Menace, and nothing at all where the rule is off', () => {
    expect(given({ ...dead, master: { menace: 0, plan: { left: 3 } } }).play(done).state.scene!.bodies).toHaveLength(3)
    expect(given({ ...dead, options: {} }).play(done).state.scene!.bodies).toHaveLength(3)
    const curse = given({ ...dead, options: { divineCurse: true } }).play(done, [1, 1])
    expect(curse.state.scene!.bodies).toHaveLength(2)
  })
})
