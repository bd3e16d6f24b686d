import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const board = (text: string, options: Record<string, Plain> = {}, dice: number[] = []) =>
  TestTable.at(module, text, options, { dice })
type Table = ReturnType<typeof board>
const english = gameSpeaker(module, 'en')
const french = gameSpeaker(module, 'fr')
const label = (table: Table, line: string, speak = english): string => {
  const [seat, action] = line.split(': ') as [string, string]
  return module.label(module.notation.read(action)!, table.view(seat), speak)
}

describe('let the game decide', () => {
  it('[DAWN-DICE.d] the order of attacks: the lowest square', () => {
    const table = board('turn 3 attack\npeter 070\nroger 063\nsteve 195\nfran 195\nzombies 063=3 070=4')
    expect(label(table, 'zombie: auto')).toBe('let the game choose: the lowest square number')
    table.play('zombie: auto')
    expect(table.offered('human')).toEqual(['hold', 'fire roger'])
  })

  it('[DAWN-DICE.d] the order of those who are struck: Peter, Roger, Steve, Fran', () => {
    const table = board('turn 3 attack\npeter 063\nroger 063\nsteve 195\nfran 195\nzombies 063=6')
    table.play('human: hold').play('zombie: number 2')
    expect(table.offered('zombie')).toEqual(['strike peter', 'strike roger', 'auto'])
    expect(label(table, 'zombie: auto', french)).toBe('laisser le jeu choisir\u00a0: Peter, Roger, Steve, Fran')
    table.play('zombie: auto', { dice: [1, 1, 5, 5, 3, 4] })
    expect(table.state.status).toEqual([2, 0, 0, 0])
  })
})
