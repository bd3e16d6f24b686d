import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const board = (text: string, options: Record<string, Plain> = {}, dice: number[] = []) =>
  TestTable.at(module, text, options, { dice })
type Table = ReturnType<typeof board>

/** The rule that is beside an answer which is offered now. */
function ruleOf(table: Table, line: string): string {
  const [seat, action] = line.split(': ') as [string, string]
  expect(table.offered(seat)).toContain(action)
  return module.rule(module.notation.read(action)!, table.view(seat))
}

const AWAY = 'roger 195\nsteve 195\nfran 195'

describe('the rule beside an answer follows the moment', () => {
  it('[DAWN-5.1.b] [DAWN-7.0.a] "done" ends a move, and phases B and C', () => {
    const move = board(`turn 3 human\npeter 063\n${AWAY}\nzombies 002`).play('human: activate peter')
    expect(ruleOf(move, 'human: done')).toBe('DAWN-5.1.b')
    for (const to of ['062', '063', '062', '063', '062', '063', '062']) move.play(`human: walk ${to}`)
    expect(ruleOf(move, 'human: done')).toBe('DAWN-5.0.d')
    const reaction = board(`turn 3 reaction\npeter 063 normal active\n${AWAY}\nzombies 002\nhidden 123\nentered 063`)
    expect(ruleOf(reaction, 'zombie: done')).toBe('DAWN-7.0.a')
    const free = board(`turn 3 free\npeter 063\n${AWAY}\nzombies 002 011!`, {}, [3])
    expect(ruleOf(free, 'zombie: done')).toBe('DAWN-7.0.a')
  })

  it('[DAWN-DIF.27] [DAWN-5.0.e] "pass" checks no unit, or moves nobody', () => {
    expect(ruleOf(board(`turn 3 berserk\npeter 063\n${AWAY}\nzombies 002`), 'zombie: pass')).toBe('DAWN-DIF.27')
    expect(ruleOf(board(`turn 3 human\npeter 063\n${AWAY}\nzombies 002`), 'human: pass')).toBe('DAWN-5.0.e')
  })

  it('[DAWN-7.0.b] [DAWN-7.0.c] [DAWN-4.2C.b] a step reacts, is free, or is that of a berserk unit', () => {
    const reaction = board(`turn 3 reaction\npeter 063 normal active\n${AWAY}\nzombies 061\nentered 063`)
    expect(ruleOf(reaction, 'zombie: move 061 062')).toBe('DAWN-7.0.b')
    expect(ruleOf(reaction, 'zombie: auto')).toBe('DAWN-RUL.05')
    const free = board(`turn 3 free\npeter 063\n${AWAY}\nzombies 061 100!`, {}, [3])
    expect(ruleOf(free, 'zombie: move 061 062')).toBe('DAWN-7.0.c')
    expect(ruleOf(free, 'zombie: move 100 099')).toBe('DAWN-4.2C.b')
  })

  it('[DAWN-11.4.a] [DAWN-4.2C.b] [DAWN-11.6.a] a super zombie reacts, moves freely, breaks glass', () => {
    const people = 'peter 063 normal active\nroger 195\nfran 195'
    const reaction = board(`turn 5 reaction\n${people}\nsteve 061 super\nzombies 002\nentered 063\nhidden 123`)
    expect(ruleOf(reaction, 'zombie: super steve 062')).toBe('DAWN-11.4.a')
    const free = board(`turn 5 free\npeter 063\nroger 195\nfran 195\nsteve 061 super\nzombies 002`, {}, [3])
    expect(ruleOf(free, 'zombie: super steve 062')).toBe('DAWN-4.2C.b')
    const glass = board(
      `turn 5 free\npeter 063\nroger 195\nfran 195\nsteve 109 super\nzombies 109 002\ndoors #14 closed`,
      {},
      [3],
    )
    expect(ruleOf(glass, 'zombie: break 109 #14')).toBe('DAWN-11.6.a')
  })

  it('[DAWN-DICE.d] [DAWN-15.5.c] what is left to the game follows the order of that moment', () => {
    const attack = board('turn 3 attack\npeter 070\nroger 063\nsteve 195\nfran 195\nzombies 063=3 070=4')
    expect(ruleOf(attack, 'zombie: auto')).toBe('DAWN-DICE.d')
    const alone = board(
      'turn 3 free\npeter 063\nroger 195\nsteve 195\nfran 195\nzombies 060 066',
      { mode: 'solitaire' },
      [1],
    )
    expect(ruleOf(alone, 'human: auto')).toBe('DAWN-15.5.c')
  })

  it('[DAWN-5.2.a] a stack sets out as a stack', () => {
    const table = board('turn 3 human\npeter 063\nroger 063\nsteve 195\nfran 195\nzombies 002')
    expect(ruleOf(table, 'human: activate peter roger')).toBe('DAWN-5.2.a')
    expect(ruleOf(table, 'human: activate peter')).toBe('DAWN-4.1.a')
  })

  it('names a rule of the ledger for every answer of a move', () => {
    const ids = new Set(module.ledger.map(({ id }) => id))
    const table = board(`turn 3 human\npeter 063\n${AWAY}\nzombies 061 002`)
    for (const action of ['activate peter', 'walk 064', 'done']) {
      for (const written of table.offered('human')) expect(ids).toContain(ruleOf(table, `human: ${written}`))
      table.play(`human: ${action}`)
    }
  })
})
