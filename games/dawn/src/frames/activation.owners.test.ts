import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { activationOf } from './kinds.js'

const FOUR = { mode: 'coop-4' }
const THREE = { mode: 'coop-3' }
const board = (text: string, options: Record<string, Plain>) => TestTable.at(module, text, options)
type Table = ReturnType<typeof board>
const shots = (table: Table, seat: string): string[] => table.offered(seat).filter((one) => /^(shoot|fire)/.test(one))

describe('the guns of a stack with several owners', () => {
  /** Peter leads, as the first of them. */
  const moving = () => {
    const table = board('turn 1 human\npeter 102\nroger 032\nsteve 053\nfran 102\nzombies 104=4', FOUR)
    table.play('peter: activate peter fran').play('roger: agree').play('steve: agree')
    return table.play('fran: agree')
  }

  it('[DAWN-15.9.b] a player who leads fires their own, alone or with others, and never only another’s', () => {
    const table = moving()
    expect(shots(table, 'peter')).toEqual(['shoot 104 peter', 'shoot 104 peter fran'])
    expect(table.refusal('peter: shoot 104 fran').rule).toBe('DAWN-15.9.b')
    table.play('peter: shoot 104 peter fran', { dice: [2, 2, 1] })
    expect(activationOf(table.state)!.shots).toEqual([1, 0, 0, 1])
  })

  it('[DAWN-15.9.b] the others put in their own', () => {
    const table = moving()
    expect(table.offered('fran')).toEqual(['shoot 104 fran'])
    expect(table.refusal('fran: shoot 104 peter fran').rule).toBe('DAWN-15.9.b')
    expect(table.refusal('fran: done').rule).toBe('TABLE.2')
    table.play('fran: shoot 104 fran', { dice: [6] })
    expect(table.view('fran').units).toEqual([])
    expect(table.asked()).toEqual(['peter: act'])
  })

  it('[DAWN-15.9.b] a player who has two characters fires them together, asked or not', () => {
    const table = board('turn 2 human\npeter 102\nroger 032\nsteve 102\nfran 102\nzombies 104=4', THREE)
    table.play('peter: activate peter steve fran').play('fran-steve: agree').play('roger: agree')
    expect(table.asked()).toEqual(['peter: act'])
    expect(table.offered('fran-steve')).toEqual(['shoot 104 steve', 'shoot 104 fran', 'shoot 104 steve fran'])
    expect(shots(table, 'peter')).toEqual([
      'shoot 104 peter',
      'shoot 104 peter steve',
      'shoot 104 peter fran',
      'shoot 104 peter steve fran',
    ])
  })

  it('[DAWN-15.9.b] alone at the table everything is offered', () => {
    const table = board('turn 1 human\npeter 102\nroger 032\nsteve 053\nfran 102\nzombies 104=4', { mode: 'solitaire' })
    table.play('human: activate peter fran')
    expect(shots(table, 'human')).toEqual(['shoot 104 peter', 'shoot 104 fran', 'shoot 104 peter fran'])
  })
})

describe('the rifles of several owners', () => {
  it('[DAWN-15.9.b] [DAWN-RUL.23] each takes their own', () => {
    const table = board('turn 3 human\npeter 032\nroger 032\nsteve 177\nfran 177\nzombies 002', FOUR)
    table.play('steve: activate steve fran')
    for (const seat of ['peter', 'roger', 'fran']) table.play(`${seat}: agree`)
    expect(table.offered('steve').filter((one) => one.startsWith('rifle'))).toEqual(['rifle steve'])
    expect(table.offered('fran')).toEqual(['rifle fran'])
    expect(table.refusal('steve: rifle fran').rule).toBe('DAWN-15.9.b')
    expect(table.refusal('peter: rifle fran').rule).toBe('TABLE.2')
    table.play('fran: rifle fran').play('steve: rifle steve')
    expect(table.state.rifle).toEqual([0, 0, 1, 1])
    expect(table.asked()).toEqual(['steve: act'])
  })
})

describe('closing a main door', () => {
  const atTheDoor = (options: Record<string, Plain> = {}, more = '') =>
    board(`turn 2 human\npeter 004\nroger 004\nsteve 004${more}\nfran 196\nzombies 002`, options)

  it.each(['allowed', 'exclusive'])('[DAWN-RUL.22] with "%s" any of the stack may be named', (mainDoorAndShoot) => {
    const table = atTheDoor({ mainDoorAndShoot }).play('human: activate peter roger')
    expect(table.offered('human').filter((one) => one.startsWith('main'))).toEqual(['main #29 peter', 'main #29 roger'])
    table.play('human: main #29 roger')
    expect(activationOf(table.state)!.closedMain).toEqual([0, 1, 0, 0])
  })

  it('[DAWN-RUL.22] [DAWN-5.6.d] anyone whose hands are free', () => {
    const table = atTheDoor({}, ' stunned').play('human: activate peter roger').play('human: carry peter steve')
    expect(table.offered('human').filter((one) => one.startsWith('main'))).toEqual(['main #29 roger'])
    expect(table.refusal('human: main #29 peter').rule).toBe('DAWN-5.6.d')
  })
})
