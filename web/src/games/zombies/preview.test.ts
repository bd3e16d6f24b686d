import zombies from '@shamble/game-zombies'
import type { ZombiesOptions } from '@shamble/game-zombies/table'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { stackSizes } from './preview.js'

const withExpansion = (expansion: string): ZombiesOptions =>
  resolveOptions(zombies.game.options, { expansion }) as ZombiesOptions

describe('the stacks of a city', () => {
  it('[ZMB-1.2.d] hold the town without its square, and the gate where there is a base', () => {
    expect(stackSizes(withExpansion('baseOnly'))).toEqual({ town: 29, base: 0 })
    expect(stackSizes(withExpansion('militaryBase')).town).toBe(30)
  })

  it('[ZMB-1.2.e] hold the base without the gate and the two tiles that wait for it', () => {
    expect(stackSizes(withExpansion('militaryBase')).base).toBe(12)
  })
})
