import { expect, it } from 'vitest'
import { acting, apOf } from '../tests/acting.js'
import { eastBy, SHOOTER } from '../tests/build.js'

const WATCH = {
  humans: [{ at: SHOOTER, weapons: ['pistol'], abilities: ['onAlert'] }],
  zombies: [{ at: eastBy(290) }],
  options: { advanced: true, charge: false },
} as const

it('[DWA-16.5.4.c] [R-70.13] On Alert: 1 action point, and 3 kept to fire in the zombie phase', () => {
  const match = acting(WATCH).play({ type: 'alert' })
  expect(match.human().now).toMatchObject({ alert: 3, acted: 'done' })
  match.play({ type: 'endPhase' })
  expect(match.asked()).toEqual(['0 alert'])
  expect(match.zombie().x).toBe(eastBy(190)[0])
  match.play({ type: 'shoot', weapon: 0, targets: [{ target: -1, shots: 3, aimed: 0 }], ability: 'none' }, [1, 1, 6])
  expect(match.state.zombies).toEqual([])
})

it('[R-70.13] nothing else may have been done before', () => {
  const match = acting(WATCH).play({ type: 'walk', path: [{ x: 300, y: 620 }], halts: [], ability: 'none' })
  expect(apOf(match)).toBe(3)
  expect(match.refusal({ type: 'alert' })).toMatchObject({ rule: 'R-70.13' })
})

it('[R-70.13] [DWA-16.3.i] a passenger too, and a driver never', () => {
  const aboard = (drives: boolean) =>
    acting({
      ...WATCH,
      humans: [{ ...WATCH.humans[0], whereabouts: 'vehicle', vehicle: 0, drives }],
      scenario: { vehicles: [{ id: 'car', kind: 'car', at: [300, 600], heading: 0 }] },
    })
  expect(aboard(true).refusal({ type: 'alert' }).rule).toBe('DWA-16.3.c')
  const match = aboard(false).play({ type: 'alert' }).play({ type: 'endPhase' })
  expect(match.asked()).toEqual(['0 alert'])
  match.play({ type: 'shoot', weapon: 0, targets: [{ target: -1, shots: 1, aimed: 0 }], ability: 'none' }, [6])
  expect(match.state.zombies).toEqual([])
})
