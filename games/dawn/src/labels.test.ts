import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const board = (text: string, options: Record<string, Plain> = {}, dice: number[] = []) =>
  TestTable.at(module, text, options, { dice })
type Table = ReturnType<typeof board>
const english = gameSpeaker(module, 'en')
const french = gameSpeaker(module, 'fr')
const label = (table: Table, line: string, speak = english): string => {
  const [seat, action] = line.split(': ') as [string, string]
  return module.label(module.notation.read(action)!, table.view(seat), speak)
}

describe('labels', () => {
  it('name a door by where it leads, and a character who moves alone not at all', () => {
    const table = board('turn 2 human\npeter 109\nroger 195\nsteve 195\nfran 195\nzombies 111! 002\ndoors #14 closed')
    table.play('human: activate peter')
    expect(label(table, 'human: shoot 111 peter')).toBe('shoot at the berserk unit in 111')
    expect(label(table, 'human: open #14')).toBe('open the glass door to 129')
    expect(label(table, 'human: open #14', french)).toBe('ouvrir la porte vitrée vers 129')
    const two = board('turn 2 human\npeter 109\nroger 109\nsteve 195\nfran 195\nzombies 111 002')
    expect(label(two.play('human: activate peter roger'), 'human: shoot 111 peter')).toBe('shoot at 111 with Peter')
  })

  it('say what ends: a move of the human side, or a phase of the zombies', () => {
    const walking = board('turn 2 human\npeter 109\nroger 195\nsteve 195\nfran 195\nzombies 111 002')
    expect(label(walking.play('human: activate peter'), 'human: done')).toBe('end the move')
    const free = board('turn 5 free\npeter 032\nroger 032\nsteve 053\nfran 196\nzombies 098 101', {}, [1])
    expect(label(free, 'zombie: done')).toBe('end the phase')
    expect(label(free, 'zombie: done', french)).toBe('terminer la phase')
  })

  it('name the one who is put down', () => {
    const table = board('turn 2 human\npeter 109\nroger 109\nsteve 195\nfran 195\nzombies 002')
    table.play('human: activate peter').play('human: carry peter roger')
    expect(label(table, 'human: drop peter')).toBe('put Roger down')
    expect(label(table, 'human: drop peter', french)).toBe('déposer Roger')
    expect(label(table, 'human: drop steve')).toBe('put down the character Steve carries')
  })

  it('[DAWN-RUL.22] say who closes the main door', () => {
    const table = board('turn 2 human\npeter 004\nroger 004\nsteve 195\nfran 195\nzombies 002')
    table.play('human: activate peter roger')
    expect(label(table, 'human: main #29 roger')).toBe('close the North door with Roger')
    expect(label(table, 'human: main #29 peter', french)).toBe('fermer la porte nord avec Peter')
  })

  it('[DAWN-RUL.54] [DAWN-DIF.10] say where a unit joins a super zombie and where it is left', () => {
    const table = board('turn 5 free\npeter 032\nroger 032\nsteve 098 super\nfran 196\nzombies 098=4 101', {}, [1])
    expect(label(table, 'zombie: super steve 099 100 101 with 0 2')).toBe(
      'move super zombie Steve to 099-100-101, with the unit in 098 as far as 100',
    )
    expect(label(table, 'zombie: super steve 099 100 101 with 1 3', french)).toBe(
      'déplacer le super-zombie Steve vers 099-100-101, avec l’unité de 099 jusqu’en 101',
    )
  })
})

describe('a super zombie on its way', () => {
  it('[DAWN-DIF.10] goes no farther, and is not said to be stopped', () => {
    const table = board(
      'turn 5 free\npeter 032\nroger 032\nsteve 098 super\nfran 196\nzombies 101',
      { superPickup: 'mid-move' },
      [1],
    )
    table.play('zombie: super steve 099')
    expect(label(table, 'zombie: stay 099')).toBe('stop the zombie in 099 here')
    expect(label(table, 'zombie: stay 101')).toBe('leave the zombie in 101 where it is')
  })
})
