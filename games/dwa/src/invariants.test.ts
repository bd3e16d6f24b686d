import { expect, it } from 'vitest'
import { brokenInvariants } from './invariants.js'
import { tableWith } from './tests/build.js'

const broken = (rounds: number, jammed: boolean, weapon: 'revolver' | 'pistol' | 'throwing'): string[] => {
  const { state } = tableWith({ humans: [{ at: [300, 300], weapons: [weapon] }] })
  Object.assign(state.humans[0]!.weapons[0]!, { rounds, jammed })
  return brokenInvariants(state)
}

it('[DWA-11.1.e] rounds are between none and the magazine', () => {
  expect(broken(0, false, 'pistol')).toEqual([])
  expect(broken(12, true, 'pistol')).toEqual([])
  expect(broken(13, false, 'pistol')).toEqual(['DWA-11.1.e: Dawson has 13 rounds in a pistol'])
  expect(broken(-1, false, 'pistol')).toHaveLength(1)
  expect(broken(7, false, 'throwing')).toEqual([])
})

it('[DWA-11.3.b] a revolver is never jammed', () => {
  expect(broken(6, false, 'revolver')).toEqual([])
  expect(broken(6, true, 'revolver')).toEqual(['DWA-11.3.b: Dawson has a jammed revolver'])
})
