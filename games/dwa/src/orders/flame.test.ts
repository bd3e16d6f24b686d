import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { wall } from '../scenario/draw.js'
import { acting, apOf } from '../tests/acting.js'
import { type GivenHuman, type GivenZombie, type Match, SHOOTER } from '../tests/build.js'

const at = (x = 400, y = 600): ActionOf<'flame'> => ({ type: 'flame', weapon: 0, at: { x, y } })
const facing = (
  zombies: readonly GivenZombie[],
  options: Record<string, Plain> = {},
  human: Partial<GivenHuman> = {},
  more: readonly GivenHuman[] = [],
): Match => acting({ humans: [{ at: SHOOTER, weapons: ['flamethrower'], ...human }, ...more], zombies, options })

const NEAR: GivenZombie = { at: [400, 600] }

describe('the flamethrower', () => {
  it('[DWA-11.2.7.4.a] [DWA-11.2.7.4.b] a figure that it touches burns, and is eliminated on 5 and 6 at once', () => {
    expect(facing([NEAR]).play(at(), [5]).zombie()).toBeUndefined()
    expect(facing([NEAR]).play(at(), [4]).zombie().burning).toEqual({ since: 1, kind: 'flame', by: 0 })
  })

  it('[GEO-9] [R-34] a triangle of 15 cm by 5 cm; any overlap counts', () => {
    // The tip is 12.5 mm from the centre; a base of 12.5 mm beyond its end just touches it.
    expect(facing([{ at: [475, 600] }]).allows(at())).toBe(true)
    expect(facing([{ at: [476, 600] }]).refusal(at())).toMatchObject({ rule: 'DWA-11.2.7.4.a', at: 'at' })
    const options = { flameLengthMm: 200, flameBaseMm: 80, flameCost: 2 }
    const match = facing([{ at: [525, 600] }], options).play(at(), [1, 3])
    expect(apOf(match)).toBe(2)
  })

  it('[R-34] it costs 4, calls nobody, and is heard', () => {
    const match = acting({
      options: { spawnMethods: 'D' },
      humans: [{ at: SHOOTER, weapons: ['flamethrower'] }],
      zombies: [NEAR],
      scenario: { walls: [wall(250, 650, 350, 650)] },
    }).play(at(), [2])
    expect(match.human().now).toMatchObject({ acted: 'done', noisy: true })
    expect(match.told('arrived-behind')).toEqual([])
  })

  it('[DWA-11.2.7.4.f] [R-31] people take a wound and throw no die, unless an option has them throw it', () => {
    const friend = { at: [430, 620] as const }
    const match = facing([NEAR], {}, {}, [friend]).play(at(), [2])
    expect(match.human(1)).toMatchObject({ wounds: 1, burning: { kind: 'flame' } })
    const both = facing([NEAR], { humanBurning: 'woundAndRoll' }, {}, [friend]).play(at(), [2, 5])
    expect(both.human(1).whereabouts).toBe('dead')
  })

  it('[DWA-11.2.7.4.c] [R-35] each natural 1 checks the fuel: 1 or 2, and the tank is empty', () => {
    const fuel = (check: number) => facing([NEAR]).play(at(), [1, check]).human().weapons[0]!.rounds
    expect(fuel(2)).toBe(0)
    expect(fuel(3)).toBeGreaterThan(0)
    const empty = facing([NEAR])
    empty.human().weapons[0]!.rounds = 0
    expect(empty.refusal(at()).rule).toBe('DWA-11.1.e')
  })

  it('[R-25] moved and civilian act on the first-turn die', () => {
    const match = facing([NEAR], { advanced: true }, { archetype: 'civilian', now: { moved: 1 } })
    match.play(at(), [6])
    expect(match.told('flame-miss')[0]!.modifiers).toEqual([
      { rule: 'DWA-11.2.4.a', value: -1 },
      { rule: 'DWA-16.1.2.c', value: -1 },
    ])
    expect(match.zombie().burning).not.toBeNull()
  })

  it('[DWA-11.2.7.4.g] it never jams', () => {
    expect(facing([NEAR], { jams: true }).play(at(), [1, 1]).human().weapons[0]!.jammed).toBe(false)
  })

  it('[DWA-11.2.7.4.a] walls stop flames', () => {
    const match = acting({
      humans: [{ at: SHOOTER, weapons: ['flamethrower'] }],
      zombies: [NEAR],
      scenario: { walls: [wall(360, 500, 360, 700)] },
    })
    expect(match.allows(at())).toBe(false)
  })

  it('[R-88] not on the own team alone', () => {
    const match = facing([{ at: [300, 700] }], {}, {}, [{ at: [400, 600] }])
    expect(match.refusal(at())).toMatchObject({ rule: 'R-88', key: 'flame.people' })
  })

  it('[DWA-11.2.7.4.b] a figure that burns already throws no second first die', () => {
    const burning = { since: 1, kind: 'molotov', by: 0 } as const
    const match = facing([{ ...NEAR, burning }]).play(at(), [])
    expect(match.zombie().burning).toEqual(burning)
  })
})

describe('a figure that carries one and is hit', () => {
  const shot = (dice: number[], draws: Plain[] = []) =>
    acting({
      humans: [
        { at: SHOOTER, weapons: ['pistol'] },
        { at: [450, 600], team: 1, weapons: ['flamethrower', 'knife'], hands: [0] },
        { at: [900, 900], team: 1 },
      ],
      zombies: [{ at: [480, 620] }, { at: [600, 600] }],
      options: { pvp: true },
    }).play({ type: 'shoot', weapon: 0, targets: [{ target: 1, shots: 1, aimed: 0 }], ability: 'none' }, dice, draws)

  it('[DWA-11.2.7.4.d] [R-36] throws a die: on 1 or 2 burns, and everybody within 4 cm suffers an incendiary grenade', () => {
    const match = shot([4, 2, 3])
    expect(match.human(1)).toMatchObject({ wounds: 1, burning: { kind: 'flame', by: 0 }, posture: 'prone' })
    expect(match.human(1).weapons.map(({ id }) => id)).toEqual(['knife'])
    expect(match.zombie(1).burning).toMatchObject({ kind: 'molotov' })
    expect(match.zombie(2).burning).toBeNull()
  })

  it('[R-36] 3 or more and nothing happens; a miss throws none', () => {
    expect(shot([4, 3]).human(1).burning).toBeNull()
    expect(shot([3]).human(1).burning).toBeNull()
  })

  it('[R-36] a figure that is eliminated by the hit is gone, and it explodes all the same', () => {
    const match = shot([6, 1, 6])
    expect(match.human(1)).toMatchObject({ whereabouts: 'dead', burning: null })
    expect(match.zombie(1)).toBeUndefined()
  })

  it('[R-36] an explosion counts as a hit, and sets off the next', () => {
    const match = acting({
      humans: [
        { at: SHOOTER, weapons: ['pistol'] },
        { at: [450, 600], team: 1, weapons: ['flamethrower'] },
        { at: [480, 610], team: 1, weapons: ['flamethrower'] },
        { at: [900, 900], team: 1 },
      ],
      zombies: [{ at: [600, 200] }],
      options: { pvp: true },
    }).play(
      { type: 'shoot', weapon: 0, targets: [{ target: 1, shots: 1, aimed: 0 }], ability: 'none' },
      // Hit; explodes; the second carrier's die, then their tank, and that of the first carrier under it.
      [4, 1, 2, 1, 3],
    )
    expect(match.told('tank-explodes')).toHaveLength(2)
    expect([match.human(1).burning, match.human(2).burning].map((fire) => fire !== null)).toEqual([true, true])
  })
})
