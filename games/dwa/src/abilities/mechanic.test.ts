import { expect, it } from 'vitest'
import { acting, apOf } from '../tests/acting.js'

const wires = (ability: 'none' | 'mechanic', frightened = false) =>
  acting({
    options: { advanced: true },
    scenario: { vehicles: [{ id: 'car', kind: 'car', at: [600, 600], heading: 0 }] },
    humans: [
      {
        at: [600, 600],
        whereabouts: 'vehicle',
        vehicle: 0,
        drives: true,
        abilities: ['mechanic'],
        now: { frightened },
      },
    ],
  }).play({ type: 'start', vehicle: 0, with: 'wires', ability }, [3])

it('[DWA-16.5.2.g] Mechanic hot-wires for 2 action points in place of 4', () => {
  const match = wires('mechanic')
  expect(apOf(match)).toBe(2)
  expect(match.state.vehicles[0]!.running).toBe(true)
  expect(wires('none').human().now.acted).toBe('done')
})

it('[DWA-9.1.z] frightened, for 4; without the ability not at all', () => {
  expect(wires('mechanic', true).state.vehicles[0]!.running).toBe(true)
  expect(() => wires('none', true)).toThrow('DWA-9.c')
})
