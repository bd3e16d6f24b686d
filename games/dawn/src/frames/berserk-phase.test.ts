import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { activationOf } from './kinds.js'

// Nobody was moved, so the reaction phase passes at once and the last die of every script is that of the free phase.
const PEOPLE = 'peter 195\nroger 195\nsteve 195\nfran 195'
const board = (text: string, options: Record<string, Plain> = {}, script: Script = {}) =>
  TestTable.at(module, text, options, script)
type Table = ReturnType<typeof board>

const berserk = (table: Table): string[] =>
  table
    .view('spectator')
    .units.filter((unit) => unit.berserk === 1)
    .map((unit) => squareName(unit.square))

describe('phase A', () => {
  it('[DAWN-4.2A.a] [DAWN-10.0.a] every berserk unit is rolled for again, by square, before one other is chosen', () => {
    const table = board(`turn 2 berserk\n${PEOPLE}\nzombies 110! 002! 063! 087! 007`, {}, { dice: [4, 5, 1, 6] })
    expect(table.asked()).toEqual(['zombie: berserk'])
    // 002 rolled 4, 063 rolled 5, 087 rolled 1, 110 rolled 6.
    expect(berserk(table)).toEqual(['002', '087'])
    expect(table.offered('zombie')).toEqual(['pass', 'berserk 007'])
    table.play('zombie: berserk 007', { dice: [4, 1] })
    expect(berserk(table)).toEqual(['002', '007', '087'])
  })

  it.each([
    [1, 'stays'],
    [4, 'stays'],
    [5, 'stops'],
    [6, 'stops'],
  ])('[DAWN-10.0.a] a berserk unit that rolls %i %s', (die, result) => {
    const table = board(`turn 2 berserk\n${PEOPLE}\nzombies 063! 007`, {}, { dice: [die] })
    expect(berserk(table)).toEqual(result === 'stays' ? ['063'] : [])
    table.play('zombie: berserk 007', { dice: [6, 1] })
    expect(berserk(table)).toEqual(result === 'stays' ? ['063'] : [])
  })

  it.each([
    [1, ['063']],
    [4, ['063']],
    [5, []],
    [6, []],
  ])('[DAWN-10.0.a] the one chosen rolls %i', (die, expected) => {
    const table = board(`turn 2 berserk\n${PEOPLE}\nzombies 063 007`)
    table.play('zombie: berserk 063', { dice: [die, 1] })
    expect(berserk(table)).toEqual(expected)
    expect(table.asked()).toEqual(['zombie: free'])
  })

  it('[DAWN-10.0.a] one that is berserk already cannot be the one chosen, and only one is', () => {
    const table = board(`turn 2 berserk\n${PEOPLE}\nzombies 063! 007 011`, {}, { dice: [2] })
    expect(table.refusal('zombie: berserk 063').rule).toBe('DAWN-10.0.a')
    table.play('zombie: berserk 007', { dice: [5, 1] })
    expect(table.refusal('zombie: berserk 011').rule).toBe('TABLE.6')
  })

  it('[DAWN-10.1.a] one that has just stopped being berserk may not be checked again in the same phase', () => {
    const table = board(`turn 2 berserk\n${PEOPLE}\nzombies 063! 007`, {}, { dice: [5] })
    expect(table.refusal('zombie: berserk 063').rule).toBe('DAWN-10.1.a')
    expect(table.offered('zombie')).toEqual(['pass', 'berserk 007'])
    table
      .play('zombie: pass', { dice: [1] })
      .play('zombie: done', { dice: [1, 3] })
      .play('human: pass')
    expect(table.offered('zombie')).toContain('berserk 063')
  })

  it('[DAWN-10.1.a] when every unit has just calmed down nobody is left to check', () => {
    const table = board(`turn 2 berserk\n${PEOPLE}\nzombies 063! 087!`, {}, { dice: [6, 5, 1] })
    expect(table.asked()).toEqual(['zombie: free'])
    expect(berserk(table)).toEqual([])
  })

  it('[DAWN-DIF.27] the zombie player may decline the check: no die is rolled', () => {
    const table = board(`turn 2 berserk\n${PEOPLE}\nzombies 063 007`)
    table.play('zombie: pass', { dice: [3] })
    expect(table.events.map((event) => event.kind)).toEqual(['no-berserk-check', 'free-roll'])
    expect(berserk(table)).toEqual([])
  })

  it('[DAWN-11.7.a] a super zombie never goes berserk, and the unit beside it may', () => {
    const table = board(`turn 2 berserk\npeter 063 super\nroger 195\nsteve 087 super\nfran 195\nzombies 087=4`)
    expect(table.refusal('zombie: berserk 063').rule).toBe('DAWN-11.7.a')
    expect(table.offered('zombie')).toEqual(['pass', 'berserk 087'])
    table.play('zombie: berserk 087', { dice: [1, 1] })
    expect(berserk(table)).toEqual(['087'])
  })

  it('[DAWN-DIF.19] with as many berserk units as markers no more are checked; without a limit they are', () => {
    const text = `turn 2 berserk\n${PEOPLE}\nzombies 063! 087! 007`
    const limited = board(text, { berserkMarkerLimit: 2 }, { dice: [1, 1, 1] })
    expect(limited.asked()).toEqual(['zombie: free'])
    const spare = board(text, { berserkMarkerLimit: 3 }, { dice: [1, 1] })
    expect(spare.offered('zombie')).toEqual(['pass', 'berserk 007'])
    // A marker that comes back in this phase can be used in it.
    const freed = board(text, { berserkMarkerLimit: 2 }, { dice: [1, 5] })
    expect(freed.offered('zombie')).toEqual(['pass', 'berserk 007'])
    const unlimited = board(text, {}, { dice: [1, 1] })
    expect(unlimited.offered('zombie')).toEqual(['pass', 'berserk 007'])
  })
})

describe('shooting at a berserk unit', () => {
  const human = (zombies: string) =>
    board(`turn 2 human\npeter 063\nroger 195\nsteve 195\nfran 195\nzombies ${zombies} 007`).play(
      'human: activate peter',
    )

  it('[DAWN-10.6.a] in the same square it adds 1 to the Panic Level: Peter, level 1, panics on 2 and not on 3', () => {
    const panicked = human('063=9!').play('human: shoot 063 peter', { dice: [2] })
    expect(activationOf(panicked.state)!.panicked).toEqual([1, 0, 0, 0])
    const calm = human('063=9!').play('human: shoot 063 peter', { dice: [3, 1, 1] })
    expect(activationOf(calm.state)!.panicked).toEqual([0, 0, 0, 0])
    expect(calm.events.find((event) => event.kind === 'kept-calm')!.data!['level']).toBe(2)
    // An ordinary unit in the square adds nothing, nor does a berserk one elsewhere.
    expect(activationOf(human('063=9').play('human: shoot 063 peter', { dice: [2, 1, 1] }).state)!.panicked[0]).toBe(0)
    expect(activationOf(human('065=9!').play('human: shoot 065 peter', { dice: [2, 1, 1] }).state)!.panicked[0]).toBe(0)
    expect(activationOf(human('065=9!').play('human: shoot 065 peter', { dice: [1] }).state)!.panicked[0]).toBe(1)
  })
})
