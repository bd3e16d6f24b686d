import { describe, expect, it } from 'vitest'
import { stackSizes } from './setup-art.js'

describe('the stacks of a city', () => {
  it('[ZMB-1.2.d] hold the town without its square, and the gate where there is a base', () => {
    expect(stackSizes(false)).toEqual({ town: 29, base: 0 })
    expect(stackSizes(true).town).toBe(30)
  })

  it('[ZMB-1.2.e] hold the base without the gate and the two tiles that wait for it', () => {
    expect(stackSizes(true).base).toBe(12)
  })
})
