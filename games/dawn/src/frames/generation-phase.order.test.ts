import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const board = (text: string, options: Record<string, Plain> = {}, dice: number[] = []) =>
  TestTable.at(module, text, options, { dice })

describe('let the game decide', () => {
  it('[DAWN-DICE.e] the order of infection rolls: Peter, Roger, Steve, Fran', () => {
    const table = board(
      'turn 5 free\npeter 063 infected since 3\nroger 032\nsteve 105 infected since 4\nfran 196\nzombies 002',
      {},
      [1],
    )
    table.play('zombie: done', { dice: [3, 4] })
    expect(table.offered('zombie')).toEqual(['infection peter', 'infection steve', 'auto'])
    table.play('zombie: auto', { dice: [6, 6, 5, 6] })
    expect(table.state.status).toEqual([3, 0, 2, 0])
  })
})
