import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const FOUR = { mode: 'coop-4' }
const THREE = { mode: 'coop-3' }
const board = (text: string, options: Record<string, Plain>) => TestTable.at(module, text, options)

describe('under attack', () => {
  it('[DAWN-15.9.b] [DAWN-6.9.b] a player who is asked fires their own, alone or with others', () => {
    const table = board('turn 3 attack\npeter 063\nroger 063\nsteve 196\nfran 196\nzombies 063=9', FOUR)
    expect(table.asked()).toEqual(['peter: defend'])
    expect(table.offered('peter')).toEqual(['hold', 'fire peter', 'fire peter roger'])
    expect(table.refusal('peter: fire roger').rule).toBe('DAWN-15.9.b')
    expect(table.offered('roger')).toEqual(['fire roger'])
    table.play('peter: hold')
    expect(table.asked()).toEqual(['roger: defend'])
    expect(table.offered('roger')).toEqual(['hold', 'fire roger'])
  })

  it('[DAWN-15.9.b] a player who has two characters there fires both, unasked too', () => {
    const table = board('turn 3 attack\npeter 063\nroger 196\nsteve 063\nfran 063\nzombies 063=9', THREE)
    expect(table.offered('fran-steve')).toEqual(['fire steve', 'fire fran', 'fire steve fran'])
  })

  it('[DAWN-RUL.43] [DAWN-15.9.b] the owner of the first who is not stunned says who is attacked', () => {
    const table = board('turn 3 attack\npeter 063 stunned\nroger 063\nsteve 196\nfran 196\nzombies 063=9', FOUR)
    table.play('roger: hold', { dice: [1] })
    expect(table.asked()).toEqual(['roger: victims'])
    const all = 'turn 3 attack\npeter 063 stunned\nroger 063 stunned\nsteve 196\nfran 196\nzombies 063=9'
    expect(TestTable.at(module, all, FOUR, { dice: [1] }).asked()).toEqual(['peter: victims'])
  })
})
