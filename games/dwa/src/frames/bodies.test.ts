import { describe, expect, it } from 'vitest'
import { pouchWith } from '../tests/acting.js'
import { type Given, type GivenHuman, type GivenZombie, type Match, tableWith, UNDECIDED } from '../tests/build.js'
import { bodiesFrame } from './bodies.js'
import { zombiesFrame } from './zombies.js'

const at = (x: number, y: number) => ({ at: [x, y] as const })
const body = (wounds: number, diedIn: number, more: Partial<GivenHuman> = {}): GivenHuman => ({
  ...at(300, 300),
  wounds,
  diedIn,
  whereabouts: 'dead',
  posture: 'prone',
  ...more,
})
const friend: GivenHuman = at(800, 800)

const test = (
  humans: readonly GivenHuman[],
  turn: number,
  dice: readonly number[],
  more: { zombies?: GivenZombie[]; options?: Record<string, boolean> } = {},
): Match => {
  const match = tableWith({ humans, scenario: UNDECIDED, frame: bodiesFrame(), ...more })
  match.state.turn = turn
  return match.run(dice)
}

describe('zombification', () => {
  it('[DWA-12.7.a] [R-49] a body rises below its wounds and the turns since its death', () => {
    expect(test([body(2, 1), friend], 2, [3]).human().whereabouts).toBe('dead')
    expect(test([body(2, 1), friend], 2, [2]).human().whereabouts).toBe('risen')
  })

  it('[DWA-12.7.c] [DWA-14.4.b] [R-50] two wounds, third turn: 4 rises, 5 does not', () => {
    expect(test([body(2, 1), friend], 4, [4]).human().whereabouts).toBe('risen')
    const match = test([body(2, 1), friend], 4, [5])
    expect(match.human().whereabouts).toBe('dead')
    expect(match.told('lies-still')[0]).toMatchObject({ dice: [5], data: { need: 5 } })
  })

  it('[DWA-12.7.b] not in the turn of its death', () => {
    expect(test([body(6, 2), friend], 2, []).human().whereabouts).toBe('dead')
  })

  it('[DICE-3] bodies by time of death, then by creation', () => {
    const match = test([body(1, 2), body(1, 1, at(400, 300)), body(1, 2, at(500, 300)), friend], 3, [1, 6, 6])
    expect(match.state.humans.map(({ whereabouts }) => whereabouts)).toEqual(['dead', 'risen', 'dead', 'table'])
  })

  it('[DWA-12.7.d] the zombie stands where the body lay, and walks in the same turn', () => {
    const match = test([body(5, 1), friend], 2, [1])
    expect(match.state.zombies).toMatchObject([{ x: 300, y: 300, posture: 'standing', was: 0 }])
    match.state.questions = []
    match.state.frames.push(zombiesFrame())
    match.run([10])
    expect(match.zombie()).toMatchObject({ x: 300, y: 400 })
  })

  it('[DWA-12.7.e] [R-51] [R-92] with a firearm in hand it becomes an armed zombie, and the rest drops', () => {
    const armed = body(5, 1, { weapons: ['pistol', 'knife', 'rifle'] })
    const match = test([armed, friend], 2, [1])
    expect(match.zombie()).toMatchObject({ gun: 'pistol', armed: true })
    expect(match.state.lying.map(({ thing }) => thing.kind === 'weapon' && thing.weapon.id)).toEqual(['rifle'])
  })

  it('[R-92] with a hand weapon it has that, and no gun', () => {
    expect(test([body(5, 1, { weapons: ['bat'] }), friend], 2, [1]).zombie()).toMatchObject({ gun: '', armed: true })
    expect(test([body(5, 1), friend], 2, [1]).zombie()).toMatchObject({ gun: '', armed: false })
  })

  it('[DWA-13.1.c] costs the team one more morale', () => {
    const match = test([body(5, 1), friend, { ...at(900, 900), team: 1 }], 2, [1])
    expect(match.state.humans.map(({ morale }) => morale)).toEqual([10, 9, 10])
  })

  it('[R-55] is exempt from the cap', () => {
    const zombies = [100, 200, 300, 400, 500].map((x) => at(x, 1100))
    expect(test([body(5, 1), friend], 2, [1], { zombies }).state.zombies.length).toBe(6)
  })

  it('[R-05] where a figure stands on the body it rises beside it', () => {
    const match = test([body(5, 1), { ...at(305, 300) }], 2, [1])
    const zombie = match.zombie()
    expect((zombie.x - 305) ** 2 + (zombie.y - 300) ** 2).toBeGreaterThanOrEqual(625)
  })
})

/** One body with two wounds, a turn old, and a friend who may have antiseptic. */
const withBody = (friend: Partial<NonNullable<Given['humans']>[number]>): Match => {
  const match = tableWith({
    scenario: UNDECIDED,
    humans: [
      { at: [300, 300], whereabouts: 'dead', posture: 'prone', wounds: 2, diedIn: 1 },
      { at: [500, 500], ...friend },
    ],
    frame: bodiesFrame(),
  })
  match.state.turn = 2
  return match
}

describe('antiseptic', () => {
  it('[R-76] keeps a body from rising for good, and morale where it was', () => {
    const match = withBody({ pouch: pouchWith('antiseptic') }).run([2])
    expect(match.asked()).toEqual(['0 antiseptic'])
    match.play({ type: 'antiseptic', by: 1 })
    expect(match.human(0)).toMatchObject({ whereabouts: 'dead', stays: true })
    expect(match.human(1)).toMatchObject({ morale: 10, pouch: { objects: [] } })
    expect(match.state.zombies).toEqual([])
  })

  it('[R-76] is asked for only when the body turns, and may be kept', () => {
    const still = withBody({ pouch: pouchWith('antiseptic') }).run([3])
    expect(still.asked()).toEqual(['0 activate'])
    const kept = withBody({ pouch: pouchWith('antiseptic') })
      .run([2])
      .play({ type: 'pass' })
    expect(kept.human(0).whereabouts).toBe('risen')
    expect(kept.human(1)).toMatchObject({ morale: 9, pouch: { objects: [{ what: 'antiseptic' }] } })
    expect(withBody({}).run([2]).human(0).whereabouts).toBe('risen')
  })
})
