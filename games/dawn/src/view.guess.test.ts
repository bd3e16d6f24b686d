import { seededChance } from '@shamble/chance'
import type { Chance, Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import { guessDawn } from './view.js'

const board = (text: string, options: Record<string, Plain> = {}, dice: number[] = []) =>
  TestTable.at(module, text, options, { dice })

describe('what a guess thinks possible', () => {
  it('[DAWN-3.1.c] every square where one may have been noted, walked through or not', () => {
    const table = board('turn 2 human\npeter 055\nroger 195\nsteve 195\nfran 195\nzombies 002\nhidden 120')
    table.play('human: activate peter').play('human: walk 056')
    const bags: (readonly Plain[])[] = []
    const watching: Chance = {
      ...seededChance('guess'),
      draw: (bag) => {
        bags.push(bag)
        return bag[0]!
      },
    }
    guessDawn(table.view('human'), watching)
    expect(bags[0]).toHaveLength(122)
    expect(bags[0]).toContain(55)
  })
})
