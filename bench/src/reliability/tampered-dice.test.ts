import zombies from '@shamble/game-zombies'
import type { GameModule } from '@shamble/module'
import type { CheckedDice, checkDice } from '@shamble/record'
import { describe, expect, it } from 'vitest'
import { tamperedDice } from './tampered-dice.js'

const module = zombies as unknown as GameModule

describe('tampered dice', () => {
  it('are found, and honest ones found right', async () => {
    const { tried, failures } = await tamperedDice(module, 45, 'few')
    expect(failures).toEqual([])
    expect(tried).toBe(45)
  })

  it('that a check lets pass, or honest ones that it does not, are counted', async () => {
    const blind = (() => ({}) as CheckedDice) as unknown as typeof checkDice
    expect((await tamperedDice(module, 1, 'planted', blind)).failures).toEqual([
      'zombies, transcript 0: tampered dice were found right',
    ])
  })
})
