import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { acting } from '../tests/acting.js'
import { type GivenHuman, type GivenZombie, type Match, SHOOTER } from '../tests/build.js'

const at = (x = 500): ActionOf<'launch'> => ({ type: 'launch', weapon: 0, at: { x, y: 600 }, level: 0 })
const facing = (
  zombies: readonly GivenZombie[],
  options: Record<string, Plain> = {},
  human: Partial<GivenHuman> = {},
): Match => acting({ humans: [{ at: SHOOTER, weapons: ['grenadeLauncher', 'pistol'], ...human }], zombies, options })
const FAR: GivenZombie = { at: [1000, 200] }

describe('the grenade launcher', () => {
  it('[DWA-11.2.7.3.n] [R-102] 4 AP and its one round, fragmentation unless it holds a flash grenade', () => {
    const match = facing([{ at: [500, 600] }]).play(at(), [6, 5])
    expect(match.zombie()).toBeUndefined()
    expect(match.human().weapons[0]!.rounds).toBe(0)
    expect(match.human().now).toMatchObject({ acted: 'done', noisy: true })
    const flash = facing([{ at: [500, 600] }])
    flash.human().weapons[0]!.load = 'flash'
    expect(flash.play(at(), [6, 4]).zombie()).toMatchObject({ stunned: true, posture: 'standing' })
  })

  it('[DWA-11.2.7.3.b] up to 30 cm', () => {
    expect(facing([FAR]).allows(at(612))).toBe(true)
    expect(facing([FAR]).refusal(at(613)).rule).toBe('DWA-11.2.7.3.b')
  })

  it('[DWA-11.1.e] not without its round', () => {
    const match = facing([FAR])
    match.human().weapons[0]!.rounds = 0
    expect(match.refusal(at()).rule).toBe('DWA-11.1.e')
  })

  it('[DWA-16.1.2.c] [R-65] a civilian has -1 with it', () => {
    const match = facing([FAR], { advanced: true }, { archetype: 'civilian' }).play(at(), [6, 1, 1, 20])
    expect(match.told('grenade-strays')[0]!.modifiers).toEqual([{ rule: 'DWA-16.1.2.c', value: -1 }])
  })

  it('[DWA-11.3.d] [R-38] after a natural 1: a 1 explodes on the shooter and destroys it', () => {
    const match = facing([FAR], { jams: true }).play(at(), [1, 1, 2])
    expect(match.told('exploded')[0]!.about).toMatchObject({ x: 300, y: 600 })
    expect(match.human().weapons.map(({ id }) => id)).toEqual(['pistol'])
    expect(match.human().hands).toEqual([])
    expect(match.human().posture).toBe('prone')
  })

  it('[DWA-11.3.d] [R-38] 2 and 3 jam it with the round kept, 4 to 6 are a plain 1', () => {
    for (const check of [2, 3]) {
      const match = facing([FAR], { jams: true }).play(at(), [1, check])
      expect(match.human().weapons[0]).toMatchObject({ jammed: true, rounds: 1 })
      expect(match.told('exploded')).toEqual([])
    }
    const plain = facing([FAR], { jams: true }).play(at(), [1, 4, 1, 1, 1, 5])
    expect(plain.human().weapons[0]).toMatchObject({ jammed: false, rounds: 0 })
    expect(plain.told('exploded')[0]!.about).toMatchObject({ x: 530 })
  })
})
