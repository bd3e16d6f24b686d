import { BadInput } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { adversaryById } from '../data/adversaries.js'
import { deadDice } from '../game.js'
import { type Given, stage, type Table } from '../tests/stage.js'
import { build, refusalOfCart, refusalOfStaging } from './building.js'
import { type Cart, EMPTY_CART, NO_STAGING, type OwnFoe, type Staging } from './cart.js'
import { buildSpace } from './cart-space.js'
import { type Purchase, priceOf } from './purchases.js'

const HUMAN = { gameMaster: 'human' } as const

/** A game master about to build a scene. */
const console_ = (given: Given = {}): Table => stage({ options: HUMAN, scene: {}, ...given })

const cart = (some: Partial<Cart>): Cart => ({ ...EMPTY_CART, ...some })
const staging = (some: Partial<Staging>): Staging => ({ ...NO_STAGING, ...some })
const obstacle = { by: 'muscle', difficulty: 1, wayOut: false, words: '' } as const
const threat = { reserve: 'survivors', by: 'mug', difficulty: 1 } as const
const alpha = { special: 'alpha', ambush: false, cell: -1, target: -1 } as const
const thug: OwnFoe = {
  name: 'Marlow',
  combativity: 2,
  reason: 1,
  violence: 2,
  traits: [],
  bonus: 1,
  firearm: true,
  protection: 'none',
}

/** Carries a scene out and gives back the table. */
function built(table: Table, some: Partial<Staging>, dice: readonly number[] = []): Table {
  expect(refusalOfStaging(table.state, staging(some))).toBeNull()
  const left = dice.slice()
  build(table.state, staging(some), {
    chance: { dice: (n: number) => left.splice(0, n) } as never,
    emit: null,
    reveal: null,
    asks: 'everybody',
  })
  expect(left).toEqual([])
  return table
}

const sizes = ({ state }: Table): number[] => state.scene!.hordes.map(({ size }) => size)

describe('prices', () => {
  const PRICES: readonly (readonly [string, Purchase, number])[] = [
    ['[DD-5.6] zombies', { element: 'zombies', ambush: false }, 1],
    ['[DD-5.7] zombies in ambush', { element: 'zombies', ambush: true }, 2],
    ['[DD-5.8] an obstacle', { element: 'obstacle', ...obstacle }, 1],
    ['[DD-5.19] a natural danger', { element: 'hazard', hazard: 'fire' }, 1],
    ['[DD-5.9] a threat', { element: 'threat', ...threat }, 1],
    ['[DD-5.9] a threat of difficulty 3', { element: 'threat', ...threat, difficulty: 3 }, 3],
    ['[DD-5.10] a reserve lowered', { element: 'lowerReserve', reserve: 'shelter' }, 2],
    ['[DD-4.8] [DD-5.11] Noise', { element: 'noise' }, 1],
    ['[DD-5.12] Horde', { element: 'horde' }, 3],
    ['[DD-5.14] [DD-12.18] a special zombie', { element: 'special', ...alpha }, 1],
    ['[DD-12.18] a Tank', { element: 'special', ...alpha, special: 'tank' }, 3],
    ['[DD-15.59] a special zombie in ambush', { element: 'special', ...alpha, ambush: true }, 2],
  ]
  for (const [name, purchase, price] of PRICES)
    it(`${name} costs ${price}`, () => {
      expect(priceOf(purchase)).toBe(price)
    })

  const foes = (ids: readonly string[], groupTrait: string, ambush = false): Purchase => ({
    element: 'foes',
    foes: ids.map(adversaryById),
    groupTrait,
    ambush,
  })
  it('[DD-11.12] [DD-11.13] [DD-11.14] [DD-11.17] West’s men are 50 points, hence 10 Menace', () => {
    const west = ['west', 'howard', 'liwski', 'clark', 'richmond', 'vasquez']
    expect(priceOf(foes(west, 'soldiers'))).toBe(10)
    expect(priceOf(foes(west, 'soldiers', true))).toBe(11)
  })
  it('[DD-11.18] [DD-15.55] the Eagles are 36 points, hence 8 Menace; 7 without what they share', () => {
    const eagles = ['grease', 'roland', 'lilith', 'krieg']
    expect(priceOf(foes(eagles, 'looters'))).toBe(8)
    expect(priceOf(foes(eagles, ''))).toBe(7)
  })
})

describe('a scene that is built', () => {
  it('[DD-5.5] [DD-5.8] [DD-5.16] [DD-15.64] the airport hall costs 4 with Horde 2', () => {
    const table = console_({ master: { horde: 2, menace: 22 } })
    built(table, { obstacles: [obstacle], hazards: ['darkness'], zombies: 1, threats: [threat] }, [3, 5])
    const { state } = table
    expect(state.master.menace).toBe(18)
    expect(state.scene!.spent).toBe(4)
    expect(sizes(table)).toEqual([3, 5])
    expect(state.scene!.obstacles).toMatchObject([{ by: 'muscle', difficulty: 1, solved: false }])
    expect(state.scene!.hazards).toEqual(['darkness'])
    expect(state.scene!.threats).toEqual([threat])
    expect(state.master.acts.map(({ what, price, rule }) => `${what} ${price} ${rule}`)).toEqual([
      'obstacle 1 DD-5.8',
      'hazard 1 DD-5.19',
      'threat 1 DD-5.9',
      'zombies 1 DD-5.6',
    ])
  })

  it('[DD-4.9] [DD-5.6] no group is smaller than the Noise', () => {
    const quiet = built(console_({ master: { noise: 1 } }), { zombies: 3 }, [1, 2, 6])
    expect(sizes(quiet)).toEqual([1, 2, 6])
    const loud = built(console_({ master: { noise: 3 } }), { zombies: 3 }, [1, 3, 4])
    expect(sizes(loud)).toEqual([3, 3, 4])
  })

  it('[DD-15.69] a catastrophe is no louder than 1, and Noise does not rise in it', () => {
    const table = console_({ master: { noise: 3 }, scene: { cause: 'players', kind: 'catastrophe' }, phase: 'living' })
    expect(refusalOfCart(table.state, cart({ noise: 1 }))).toMatchObject({ rule: 'DD-15.69', at: 'noise' })
    built(table, { zombies: 1 }, [1])
    expect(sizes(table)).toEqual([1])
    expect(table.state.scene!.kind).toBe('catastrophe')
  })

  it('[DD-5.7] an ambush starts at short range, others on the far cell', () => {
    const table = built(console_({ master: { horde: 2 } }), { zombies: 1, ambushes: 1 }, [1, 2, 3, 4])
    expect(table.state.scene!.hordes.map(({ cell }) => cell)).toEqual([5, 5, 2, 2])
    const band = console_({ options: { ...HUMAN, engagementReach: 'band' } })
    expect(built(band, { ambushes: 1 }, [2]).state.scene!.hordes[0]!.cell).toBe(3)
  })

  it('[DD-12.11] enraged zombies come as one group, whatever the Horde', () => {
    const table = console_({ options: { ...HUMAN, enraged: true }, master: { horde: 3 } })
    expect(sizes(built(table, { zombies: 2 }, [4, 5]))).toEqual([4, 5])
  })

  it('[DD-5.11] [DD-5.12] Horde and Noise rise before the groups are rolled', () => {
    const table = built(console_({}), { horde: 1, noise: 1, zombies: 1 }, [1, 5])
    expect(table.state.master).toMatchObject({ horde: 2, noise: 2, menace: 14 - 5 })
    expect(sizes(table)).toEqual([2, 5])
  })

  it('[DD-16.4] [DD-15.2] every act is written down with price, rule and reason, and one pool pays for all', () => {
    const table = stage({ scene: {}, master: { menace: 6 } })
    built(table, { zombies: 2, hazards: ['fire'] }, [3, 4])
    expect(table.state.master).toMatchObject({ menace: 3, account: { spent: 3 } })
    expect(table.state.master.acts).toEqual([
      { turn: 1, what: 'hazard', price: 1, rule: 'DD-5.19', why: 'template.blockedWay' },
      { turn: 1, what: 'zombies', price: 1, rule: 'DD-5.6', why: 'template.blockedWay' },
      { turn: 1, what: 'zombies', price: 1, rule: 'DD-5.6', why: 'template.blockedWay' },
    ])
  })

  it('[DD-5.10] lowers a reserve by a step without a test', () => {
    const table = built(console_({}), { lowered: ['shelter', 'shelter'] })
    expect(table.state.group.reserves.shelter).toBe('empty')
    expect(table.state.master.menace).toBe(10)
  })

  it('[DD-15.41] counts everything bought as spent on the scene', () => {
    const table = console_({ options: { ...HUMAN, specialZombies: true } })
    built(table, { scene: 'confrontation', cast: ['lilith'], specials: [alpha], zombies: 1 }, [2])
    expect(table.state.scene!.spent).toBe(3)
  })

  it('[DD-11.12] [DD-11.15] people of a confrontation come with elements of the list', () => {
    const table = console_({})
    built(table, { scene: 'confrontation', cast: ['lilith', 'krieg'], groupTrait: 'looters', hazards: ['pit'] })
    const { scene, master } = table.state
    expect(scene!.foes.map(({ who, combativity, cell }) => [who.id, combativity, cell])).toEqual([
      ['lilith', 2, 5],
      ['krieg', 3, 5],
    ])
    expect(scene).toMatchObject({ kind: 'confrontation', groupTrait: 'looters', spent: 4 })
    expect(master.menace).toBe(10)
  })

  it('[DD-10.2] [DD-15.56] people made up at the table, at short range for 1 more', () => {
    const table = built(console_({}), { scene: 'confrontation', own: [thug], foesNear: true })
    expect(table.state.scene!.foes).toMatchObject([
      { cell: 2, who: { id: 'Marlow', arm: { bonus: 1, firearm: true } } },
    ])
    expect(table.state.master.menace).toBe(14 - 2)
  })

  it('[DD-12.23] a Stalker is engaged with its victim at once', () => {
    const table = console_({ options: { ...HUMAN, specialZombies: true } })
    built(table, { specials: [{ special: 'stalker', ambush: false, cell: 0, target: 0 }] })
    expect(table.state.scene!.hordes).toMatchObject([
      { special: 'stalker', cell: 0, target: 0, engaged: true, size: 1 },
    ])
  })

  it('[DD-2.5] a threat to Survivors is bought at the ordinary price, as often as the game master likes', () => {
    const table = built(console_({}), { threats: [threat, threat] })
    expect(table.state.master.menace).toBe(12)
  })
})

describe('what cannot be bought', () => {
  const REFUSED: readonly (readonly [string, Given, Partial<Staging>, string, string?])[] = [
    ['[DD-5.5] a scene dearer than the Menace', { master: { menace: 3 } }, { zombies: 4 }, 'DD-5.5'],
    [
      '[DD-5.1] a confrontation among beginners',
      { options: { ...HUMAN, beginner: true } },
      { scene: 'confrontation', cast: ['west'] },
      'DD-5.1',
      'scene',
    ],
    [
      '[DD-5.10] a reserve lowered below Empty',
      { group: { reserves: { shelter: 'low' } } },
      { lowered: ['shelter', 'shelter'] },
      'DD-5.10',
      'lowered.1',
    ],
    [
      '[DD-5.9] a threat to an Empty reserve',
      { group: { reserves: { survivors: 'empty' } } },
      { threats: [threat] },
      'DD-5.9',
      'threats.0.reserve',
    ],
    [
      '[DD-5.9] a threat of difficulty 0',
      {},
      { threats: [{ ...threat, difficulty: 0 }] },
      'DD-5.9',
      'threats.0.difficulty',
    ],
    [
      '[DD-12.9] a threat to Survivors alone in the world',
      { options: { ...HUMAN, aloneInTheWorld: true } },
      { threats: [threat] },
      'DD-12.9',
      'threats.0.reserve',
    ],
    ['[DD-5.11] Noise above 3', { master: { noise: 2 } }, { noise: 2 }, 'DD-5.11', 'noise'],
    ['[DD-5.12] Horde above 3', { master: { horde: 3 } }, { horde: 1 }, 'DD-5.12', 'horde'],
    ['[DD-5.19] the same danger twice', {}, { hazards: ['fire', 'fire'] }, 'DD-5.19', 'hazards.1'],
    [
      '[DD-7.5] an obstacle of difficulty 0',
      {},
      { obstacles: [{ ...obstacle, difficulty: 0 }] },
      'DD-7.5',
      'obstacles.0.difficulty',
    ],
    [
      '[DD-7.5] an obstacle of difficulty 5',
      {},
      { obstacles: [obstacle, { ...obstacle, difficulty: 5 }] },
      'DD-7.5',
      'obstacles.1.difficulty',
    ],
    [
      '[DD-15.41] a second way out',
      {},
      {
        obstacles: [
          { ...obstacle, wayOut: true },
          { ...obstacle, wayOut: true },
        ],
      },
      'DD-15.41',
      'obstacles.1.wayOut',
    ],
    ['[DD-12.18] a special zombie without the variant', {}, { specials: [alpha] }, 'DD-12.18', 'specials.0.special'],
    ['[DD-11.12] people in a danger scene', {}, { cast: ['west'] }, 'DD-11.12', 'cast'],
    ['[DD-11.12] a confrontation with nobody', {}, { scene: 'confrontation' }, 'DD-11.12', 'cast'],
    ['[DD-11.12] an unknown adversary', {}, { scene: 'confrontation', cast: ['west', 'x'] }, 'DD-11.12', 'cast.1'],
    ['[DD-11.12] the same person twice', {}, { scene: 'confrontation', cast: ['west', 'west'] }, 'DD-11.12', 'cast.1'],
    ['[DD-11.4] elements in a negotiation', {}, { scene: 'negotiation', zombies: 1 }, 'DD-11.4', 'scene'],
    ['[DD-11.14] a group trait of nobody', {}, { groupTrait: 'soldiers' }, 'DD-11.14', 'groupTrait'],
    [
      '[DD-10.2] Combativity 0',
      {},
      { scene: 'confrontation', own: [{ ...thug, combativity: 0 }] },
      'DD-10.2',
      'own.0.combativity',
    ],
    [
      '[DD-10.3] Violence 4',
      {},
      { scene: 'confrontation', own: [{ ...thug, violence: 4 }] },
      'DD-10.3',
      'own.0.violence',
    ],
    [
      '[DD-10.4] three traits',
      {},
      { scene: 'confrontation', own: [{ ...thug, traits: ['a', 'b', 'c'] }] },
      'DD-10.4',
      'own.0.traits',
    ],
    [
      '[DD-6.14] a negotiation as a catastrophe',
      { scene: { cause: 'players', kind: 'catastrophe' }, phase: 'living' },
      { scene: 'negotiation' },
      'DD-6.14',
      'scene',
    ],
  ]
  for (const [name, given, some, rule, at] of REFUSED)
    it(name, () => {
      const { state } = console_(given)
      const before = JSON.stringify(state)
      const refusal = refusalOfStaging(state, staging(some))
      expect(refusal).toMatchObject({ rule, ...(at === undefined ? {} : { at }) })
      expect(JSON.stringify(state)).toBe(before)
    })

  const ALLOWED: readonly (readonly [string, Given, Partial<Staging>])[] = [
    ['[DD-5.5] a scene for exactly the Menace', { master: { menace: 3 } }, { zombies: 3 }],
    ['[DD-5.10] a Low reserve lowered once', { group: { reserves: { shelter: 'low' } } }, { lowered: ['shelter'] }],
    ['[DD-5.11] Noise up to 3', { master: { noise: 2 } }, { noise: 1 }],
    ['[DD-5.12] Horde up to 3', { master: { horde: 2 } }, { horde: 1 }],
    ['[DD-7.5] an obstacle of difficulty 4', {}, { obstacles: [{ ...obstacle, difficulty: 4 }] }],
    ['[DD-15.75] a threat of difficulty 9: no ceiling is printed', {}, { threats: [{ ...threat, difficulty: 9 }] }],
    ['[DD-5.1] a danger scene among beginners', { options: { ...HUMAN, beginner: true } }, { zombies: 1 }],
    ['[DD-10.4] two traits', {}, { scene: 'confrontation', own: [{ ...thug, traits: ['a', 'b'] }] }],
  ]
  for (const [name, given, some] of ALLOWED)
    it(`but ${name}`, () => {
      expect(refusalOfStaging(console_(given).state, staging(some))).toBeNull()
    })

  const special = (some: object): Partial<Staging> => ({
    specials: [{ special: 'stalker', ambush: false, cell: 0, target: 0, ...some } as Staging['specials'][number]],
  })
  it.each([
    ['a cell off the ladder', special({ cell: 6 }), 'specials.0.cell'],
    ['a victim on another cell', special({ cell: 3 }), 'specials.0.target'],
    ['nobody', special({ target: -1 }), 'specials.0.target'],
    ['an ambush', special({ ambush: true }), 'specials.0.ambush'],
    ['an Alpha on a cell', special({ special: 'alpha' }), 'specials.0.cell'],
  ])('[DD-12.23] a Stalker is not put on %s', (_name, some, at) => {
    const { state } = console_({ options: { ...HUMAN, specialZombies: true } })
    expect(refusalOfStaging(state, staging(some))).toMatchObject({ rule: 'DD-12.23', at })
  })
})

describe('the cart as an answer', () => {
  it('[DD-5.5] tells the price, what is left and what a flight gives back', () => {
    const { state } = console_({})
    const action: DeadDiceAction = { type: 'build', ...staging({ zombies: 3 }) }
    expect(buildSpace(state).about!(action)).toEqual([
      { key: 'cart.price', params: { price: 3, menace: 14, left: 11 } },
      { key: 'cart.refund', params: { refund: 1 } },
    ])
  })

  it('[DD-11.15] tells the Adversity that is lost', () => {
    const { state } = console_({})
    const about = buildSpace(state).about!({ type: 'build', ...staging({ scene: 'confrontation', cast: ['lilith'] }) })
    expect(about[2]).toEqual({ key: 'cart.adversity', params: { points: 4, paid: 5, lost: 1 } })
  })

  it('offers samples that are affordable and readable', () => {
    const { state } = console_({ master: { menace: 4 }, options: { ...HUMAN, specialZombies: true } })
    let seed = 1
    const below = (n: number): number => {
      seed = (seed * 16807) % 2147483647
      return seed % n
    }
    for (let i = 0; i < 300; i++) {
      const sample = buildSpace(state).sample(below)
      expect(buildSpace(state).check(sample)).toBeNull()
      expect(deadDice.action(sample, 'answer')).toEqual(sample)
    }
  })

  it.each([
    ['a field too many', { type: 'add', ...EMPTY_CART, free: true }, 'answer.free'],
    [
      'half an obstacle',
      { type: 'add', ...EMPTY_CART, obstacles: [{ by: 'muscle' }] },
      'answer.obstacles[0].difficulty',
    ],
    ['an unknown danger', { type: 'add', ...EMPTY_CART, hazards: ['lava'] }, 'answer.hazards[0]'],
    ['half a number', { type: 'add', ...EMPTY_CART, zombies: 1.5 }, 'answer.zombies'],
  ])('is not read with %s', (_name, answer, where) => {
    expect(() => deadDice.action(answer, 'answer')).toThrow(BadInput)
    expect(() => deadDice.action(answer, 'answer')).toThrow(where)
  })
})
