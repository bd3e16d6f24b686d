import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { emptyPouch } from '../rules/gear.js'
import { acting, apOf } from '../tests/acting.js'
import { eastBy, type GivenHuman, type GivenZombie, type Match, SHOOTER } from '../tests/build.js'

const shoot = (target: number, shots = 1): ActionOf<'shoot'> => ({
  type: 'shoot',
  weapon: 0,
  targets: [{ target, shots, aimed: 0 }],
  ability: 'none',
})
const ADVANCED = { advanced: true }

function facing(
  human: Partial<GivenHuman>,
  zombies: readonly GivenZombie[],
  more: readonly GivenHuman[] = [],
  options: Record<string, Plain> = ADVANCED,
): Match {
  return acting({ humans: [{ at: SHOOTER, weapons: ['pistol'], ...human }, ...more], zombies, options })
}

describe('what stops or turns a declaration', () => {
  it('[R-80.4] Compassionate: on 1 or 2 the points are lost, the round is not', () => {
    const lost = facing({ flaws: ['compassionate'] }, [{ at: eastBy(150) }]).play(shoot(-1, 2), [2])
    expect(apOf(lost)).toBe(2)
    expect(lost.human().weapons[0]!.rounds).toBe(12)
    expect(lost.human().now).toMatchObject({ fired: false, noisy: false, shotAt: [] })
    const fired = facing({ flaws: ['compassionate'] }, [{ at: eastBy(150) }]).play(shoot(-1), [3, 4])
    expect(fired.zombie().posture).toBe('prone')
  })

  it('[R-80.4] Compassionate keeps a Molotov cocktail too', () => {
    const pouch = emptyPouch()
    pouch.grenades.molotov = 1
    const match = facing({ flaws: ['compassionate'], pouch }, [{ at: eastBy(100) }])
    match.play({ type: 'throw', grenade: 'molotov', at: { x: 425, y: 600 }, level: 0 }, [1])
    expect(match.human().pouch.grenades.molotov).toBe(1)
    expect(apOf(match)).toBe(2)
  })

  it('[R-81.1] Murderous Madness turns all shots on the nearest figure, friend or foe', () => {
    const friend = { at: [300, 680] as const }
    const match = facing({ disorders: ['murderousMadness'] }, [{ at: eastBy(150) }], [friend]).play(
      shoot(-1, 2),
      [2, 4, 1],
    )
    expect(match.zombie().posture).toBe('standing')
    expect(match.human(1).posture).toBe('prone')
    expect(match.told('shot-fall')[0]!.modifiers).toEqual([{ rule: 'DWA-11.2.1.a', value: 1 }])
  })

  it('[R-81.1] it turns bursts and templates as well', () => {
    const friend = { at: [300, 680] as const }
    const burst = facing(
      { disorders: ['murderousMadness'], weapons: ['submachineGun'] },
      [{ at: eastBy(150) }],
      [friend],
    )
    burst.play(
      { type: 'burst', weapon: 0, main: -1, others: [], aimed: false, sustained: false, ability: 'none' },
      [1, 3, 1, 1, 1, 1],
    )
    expect(burst.human(1).posture).toBe('prone')
    const blast = facing({ disorders: ['murderousMadness'], weapons: ['pumpShotgun'] }, [{ at: [400, 600] }], [friend])
    const at = { target: -1, at: { x: 400, y: 600 }, shots: 1 }
    blast.play({ type: 'blast', weapon: 0, blasts: [at], ability: 'none' }, [1, 3])
    expect([blast.human(1).posture, blast.zombie().posture]).toEqual(['prone', 'standing'])
    const gun = facing({ disorders: ['murderousMadness'], weapons: ['machineGun'] }, [{ at: eastBy(150) }], [friend])
    gun.play({ type: 'spray', weapon: 0, targets: [-1], abilities: [] }, [1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(gun.human(1).posture).toBe('prone')
  })

  it('[R-81.6] Rage empties the weapon after the declaration', () => {
    const match = facing({ disorders: ['rage'] }, [{ at: eastBy(150) }]).play(shoot(-1), [1])
    expect(match.human().weapons[0]!.rounds).toBe(0)
    expect(apOf(match)).toBe(3)
  })

  it('[DWA-16.7.3.6] what weighs on fire dice weighs on every way of firing', () => {
    const depressive = { disorders: ['depressive' as const] }
    const single = facing(depressive, [{ at: eastBy(150) }]).play(shoot(-1), [5])
    expect(single.told('shot-miss')[0]!.modifiers).toEqual([{ rule: 'DWA-16.7.3.6', value: -2 }])
    const at = { target: -1, at: { x: 400, y: 600 }, shots: 1 }
    const blast = facing({ ...depressive, weapons: ['pumpShotgun'] }, [{ at: [400, 600] }])
    blast.play({ type: 'blast', weapon: 0, blasts: [at], ability: 'none' }, [4])
    expect(blast.told('blast-miss')[0]!.modifiers).toEqual([{ rule: 'DWA-16.7.3.6', value: -2 }])
  })
})

describe('throwing dice again', () => {
  const inspired = () => facing({}, [{ at: eastBy(150) }], [{ at: [300, 700], abilities: ['inspiring'] }])

  it('[R-70.3] Inspiring: the dice of one shot again, the second result stands', () => {
    const match = inspired().play(shoot(-1), [6])
    expect(match.asked()).toEqual(['0 reroll'])
    match.play({ type: 'reroll', ability: 'inspiring', by: 1 }, [2])
    expect(match.zombie().posture).toBe('standing')
    expect(match.human(1).now.abilities).toEqual(['inspiring'])
  })

  it('[R-70.3] letting it be keeps the first', () => {
    expect(inspired().play(shoot(-1), [6]).play({ type: 'pass' }).zombie()).toBeUndefined()
  })
})

describe('while a declaration is under way', () => {
  it('[DWA-11.2.a] a position in the middle of it is saved and goes on alike', () => {
    const match = facing({ weapons: ['submachineGun'] }, [{ at: eastBy(110) }, { at: eastBy(140) }])
    match.play(
      { type: 'burst', weapon: 0, main: -1, others: [-2], aimed: false, sustained: false, ability: 'none' },
      [4, 1, 1, 1, 1],
    )
    const { state } = match
    match.state = JSON.parse(JSON.stringify(state))
    match.state.options = state.options
    match.play({ type: 'share', hits: [-2] })
    expect([match.zombie(1).posture, match.zombie(2).posture]).toEqual(['standing', 'prone'])
  })

  it('[R-70.13] a figure that is on alert fires with the points that it has kept', () => {
    const match = facing({ abilities: ['onAlert'] }, [{ at: [600, 600] }]).play({ type: 'alert' })
    match.play({ type: 'endPhase' })
    expect(match.asked()).toEqual(['0 alert'])
    match.play(shoot(-1, 3), [1, 1, 4])
    expect(match.human().now.alert).toBe(0)
    expect(match.zombie().posture).toBe('prone')
  })
})
