import deadDice from '@shamble/game-dead-dice/module'
import { describe, expect, it } from 'vitest'
import { begun } from '../creation/moments.fixture.js'
import { survivorThings } from './survivor-things.js'

const BOTH = [
  [0, { type: 'readySheet', who: 'Rick' }],
  [1, { type: 'readySheet', who: 'Zoë' }],
] as const

describe('survivors for the drawer', () => {
  it('[DD-1.7] are those that the viewer knows whole, and read as themselves', () => {
    const things = survivorThings(begun({}, BOTH).view)
    expect(things.map(({ name }) => name)).toEqual(['Rick'])
    expect(deadDice.drawer!['survivor']!.read(things[0], 'survivor')).toEqual(things[0])
  })
})
