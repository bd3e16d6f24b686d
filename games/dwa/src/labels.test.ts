import { gameSpeaker } from '@shamble/text'
import { expect, it } from 'vitest'
import module from './index.js'
import { label } from './labels.js'
import { acting } from './tests/acting.js'
import type { DwaView } from './view.js'

const view = acting({ humans: [{ at: [300, 300], weapons: ['pistol', 'knife'] }] }).state as unknown as DwaView
const speak = gameSpeaker(module, 'en')

it('[DWA-10.a] a walk is called as long as its way, with all its corners', () => {
  const path = [
    { x: 300, y: 360 },
    { x: 380, y: 360 },
  ]
  expect(label({ type: 'walk', path, halts: [], ability: 'none' }, view, speak)).toBe('Walk 14 cm south-east')
})

it('[DWA-9.1.k] putting a weapon away is not called taking the other in hand', () => {
  expect(label({ type: 'hold', weapons: [0] }, view, speak)).toBe('Keep only in hand: pistol')
})

it('[DWA-16.1.b] a character whose name the dice give is called by none', () => {
  const rest = { gender: 'any', archetype: 'any', sub: 'none', ability: 'none', weapons: [] } as const
  expect(label({ type: 'rollMember', name: '?', ...rest }, view, speak)).toBe('Roll a whole character')
  expect(label({ type: 'rollMember', name: 'Vera', ...rest }, view, speak)).toBe('Roll a character: Vera')
})

it('[R-77.11] the one who is in a vehicle does not get into it: they leave the wheel', () => {
  const vehicles = [{ kind: 'car' }] as unknown as DwaView['vehicles']
  const board = { type: 'board', vehicle: 0, drives: false } as const
  expect(label(board, { ...view, vehicles }, speak)).toBe('Get into the car')
  const humans = view.humans.map((human) => ({ ...human, whereabouts: 'vehicle' as const }))
  expect(label(board, { ...view, vehicles, humans }, speak)).toBe('Leave the wheel of the car')
})

it('[R-75] a load is called by the rounds that it leaves in the weapon', () => {
  const [mara, ...others] = view.humans
  const loaded = { ...mara!, pouch: { ...mara!.pouch, bullets: [2, -1] } }
  const reload = (load: number) => ({ type: 'reload', weapon: 0, load, ability: 'none' }) as const
  const now = { ...view, humans: [loaded, ...others] }
  expect(label(reload(0), now, speak)).toBe('Reload: pistol (2 rounds)')
  expect(label(reload(1), view, speak)).toBe('Reload: pistol')
  expect(label({ type: 'drop', thing: 2 }, now, speak)).toBe('Lay down: magazine of bullets (2 rounds)')
  expect(label({ type: 'drop', thing: 3 }, now, speak)).toBe('Lay down: magazine of bullets (full)')
})
