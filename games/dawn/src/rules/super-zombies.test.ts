import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { activationOf } from '../frames/kinds.js'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { INFECTED, KILLED, STUNNED, SUPER } from '../state.js'

const NOTHING = [1, 3] // entrance dice that bring nobody in
const board = (text: string, script: Script = {}, options: Record<string, Plain> = {}) =>
  TestTable.at(module, text, options, script)
type Table = ReturnType<typeof board>

const units = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))
const events = (table: Table): string[] => table.events.map((event) => event.kind)

describe('how they come about', () => {
  const one = (dice: number[]) =>
    board(`turn 3 generation\npeter 063 infected since 2\nroger 195\nsteve 195\nfran 195\nzombies 002`, {
      dice: [...NOTHING, ...dice],
    })

  it.each([
    [[1, 1], SUPER],
    [[6, 6], SUPER],
    [[1, 2], INFECTED],
    [[6, 5], INFECTED],
    [[3, 4], INFECTED],
  ])('[DAWN-11.0.a] two dice for an infected character: %j', (dice, status) => {
    const table = one(dice)
    expect([table.state.status[0], squareName(table.state.at[0]!)]).toEqual([status, '063'])
    expect(table.asked()).toEqual(['human: activate'])
  })

  it('[DAWN-11.0.a] [DAWN-RUL.37] nobody is rolled for in the game-turn of their infection', () => {
    const table = board('turn 3 generation\npeter 063 infected since 3\nroger 195\nsteve 195\nfran 195\nzombies 002', {
      dice: NOTHING,
    })
    expect(table.state.status[0]).toBe(INFECTED)
    // In the next turn they are.
    table.play('human: pass').play('zombie: pass', { dice: [1] })
    table.play('zombie: done', { dice: [...NOTHING, 1, 1] })
    expect(table.state.status[0]).toBe(SUPER)
  })

  it('[DAWN-RUL.37] nor who was infected in phase D of this turn', () => {
    const table = board('turn 3 attack\npeter 063\nroger 195\nsteve 195\nfran 195\nzombies 063=5')
    table.play('human: hold', { dice: [1, 1, ...NOTHING] })
    expect([table.state.status[0], table.state.infectedOn[0]]).toEqual([INFECTED, 3])
    expect(table.asked()).toEqual(['human: activate'])
  })

  it('[DAWN-RUL.37] nor who is infected in phase E by a unit that has just come in', () => {
    const table = board('turn 3 generation\npeter 004\nroger 063 infected since 1\nsteve 195\nfran 195', {
      dice: [2, 4],
      draws: [5],
    })
    expect(table.asked()).toEqual(['human: defend'])
    table.play('human: hold', { dice: [1, 1, 3, 4] })
    expect(table.state.status.slice(0, 2)).toEqual([INFECTED, INFECTED])
    expect(table.asked()).toEqual(['human: activate'])
  })

  it('[DAWN-4.2E.a] [DAWN-DICE.e] entrance dice, attacks of what came in, then two dice for each infected', () => {
    // North and west come in; Steve fights in 004; then the zombie side rolls for Peter before Roger.
    const table = TestTable.at(
      module,
      'turn 3 generation\npeter 063 infected since 1\nroger 065 infected since 1\nsteve 004\nfran 195\nzombies 002',
      {},
      { dice: [1, 1], draws: [5] },
    )
    expect(table.asked()).toEqual(['human: defend'])
    expect(units(table)).toEqual(['002', '004'])
    table.play('human: hold', { dice: [5, 5] })
    expect(units(table)).toEqual(['002', '004', '093'])
    expect(table.offered('zombie')).toEqual(['infection peter', 'infection roger', 'auto'])
    table.play('zombie: infection roger', { dice: [6, 6, 3, 3] })
    expect(events(table)).toEqual(['turned-super', 'still-human', 'turn-over'])
    expect(table.state.status.slice(0, 2)).toEqual([INFECTED, SUPER])
  })

  it('[DAWN-4.2E.a] the infected are rolled for even when nothing can come in', () => {
    const table = board(
      'turn 3 generation\npeter 063 infected since 1\nroger 195\nsteve 195\nfran 195\nzombies 002\ndoors #29 closed, #30 closed, #31 closed, #32 closed',
      { dice: [1, 1] },
    )
    expect(table.state.status[0]).toBe(SUPER)
  })

  it('[DAWN-11.0.b] it belongs to the zombie side from then on', () => {
    const table = one([1, 1])
    expect(table.offered('human').filter((action) => action.includes('peter'))).toEqual([])
    expect(table.offered('human')).toContain('activate roger')
    const turned = board(
      'turn 3 generation\npeter 063 infected since 1\nroger 065 infected since 1\nsteve 195\nfran 195\nzombies 002',
      { dice: NOTHING },
    ).play('zombie: infection peter', { dice: [1, 1, 3, 4] })
    expect(turned.events[0]).toMatchObject({ kind: 'turned-super', rule: 'DAWN-11.0.b' })
    turned.play('human: pass').play('zombie: pass', { dice: [1] })
    expect(turned.offered('zombie')).toContain('super peter 062 061 060')
  })
})

describe('a super zombie created beside a character', () => {
  const created = (zombies: string, people = 'roger 063') =>
    board(`turn 3 generation\npeter 063 infected since 1\n${people}\nsteve 195\nfran 195\nzombies ${zombies}002`, {
      dice: [...NOTHING, 1, 1],
    })

  it('[DAWN-11.8.a] [DAWN-8.7.a] [DAWN-4.2E.b] attacks at once, with a strength of 2', () => {
    const table = created('')
    expect(table.asked()).toEqual(['human: defend'])
    table.play('human: hold', { dice: [3, 3] })
    expect(table.events[0]).toMatchObject({ kind: 'stunned', data: { strength: 2 } })
    expect(table.state.status.slice(0, 2)).toEqual([SUPER, STUNNED])
    expect(table.asked()).toEqual(['human: activate'])
  })

  it('[DAWN-11.8.a] a unit in the square must join in: the values are added', () => {
    const table = created('063=6 ').play('human: hold', { dice: [4, 4] })
    expect(table.events[0]).toMatchObject({ kind: 'stunned', data: { strength: 8 } })
  })

  it('[DAWN-RUL.36] the unit attacks again with it even if it attacked in phase D', () => {
    const table = board('turn 3 attack\npeter 063 infected since 1\nroger 063\nsteve 195\nfran 195\nzombies 063=6 002')
    table
      .play('human: hold')
      .play('zombie: number 1')
      .play('human: victims roger', { dice: [5, 5, ...NOTHING, 6, 6] })
    expect(table.state.status.slice(0, 2)).toEqual([SUPER, 0])
    expect(table.asked()).toEqual(['human: defend'])
    table.play('human: hold', { dice: [4, 5] })
    expect(table.events[0]).toMatchObject({ kind: 'infected', data: { strength: 8 } })
  })

  it('[DAWN-RUL.36] from then on the unit is stacked and lies open', () => {
    const table = created('063=6 ', 'roger 195')
    for (const seat of ['human', 'zombie'])
      expect(table.view(seat).units.find((unit) => unit.square === 62)).toMatchObject({ value: 6, faceUp: true })
    table.play('human: pass').play('zombie: pass', { dice: [1] })
    expect(table.offered('zombie')).toContain('super peter 062 061 060 with 0 3')
  })

  it('[DAWN-RUL.10] two created in one square stay until they move, and their values add up', () => {
    const table = board(
      'turn 3 generation\npeter 063 infected since 1\nroger 063 infected since 1\nsteve 063\nfran 195\nzombies 063=11 002',
      { dice: NOTHING },
    )
    table.play('zombie: infection peter', { dice: [1, 1] })
    // Eleven and two against Roger and Steve: nobody is hurt.
    table
      .play('human: hold')
      .play('zombie: number 1')
      .play('human: victims steve', { dice: [5, 5, 6, 6] })
    expect(table.state.status.slice(0, 3)).toEqual([SUPER, SUPER, 0])
    // Eleven and two and two use the column 9-13.
    table.play('human: hold', { dice: [4, 4] })
    expect(table.events[0]).toMatchObject({ kind: 'stunned', data: { strength: 15 } })
  })

  it('[DAWN-11.8.a] the creation may end the match before any attack', () => {
    const table = board('turn 3 generation\npeter 063 infected since 1\nroger 063\nsteve - killed\nfran - killed', {
      dice: [...NOTHING, 1, 1],
    })
    expect(table.state.outcome).toMatchObject({ winners: [1], reason: 'three-lost' })
    expect(created('').asked()).toEqual(['human: defend'])
  })
})

describe('being shot at', () => {
  const human = (zombies: string, at = '065') =>
    board(`turn 3 human\npeter 063\nroger ${at} super\nsteve 195\nfran 195\nzombies ${zombies}002`).play(
      'human: activate peter',
    )

  it.each([
    ['065', 2, 3],
    ['063', 4, 5],
  ])(
    '[DAWN-11.5.a] it always needs a panic check: Peter in 063, level 1, shoots at %s and panics on %i, not on %i',
    (square, panic, calm) => {
      const panicked = human('', square).play(`human: shoot ${square} peter`, { dice: [panic] })
      expect(activationOf(panicked.state)!.panicked[0]).toBe(1)
      const shot = human('', square).play(`human: shoot ${square} peter`, { dice: [calm, 1, 1] })
      expect(activationOf(shot.state)!.panicked[0]).toBe(0)
    },
  )

  it('[DAWN-11.5.a] [DAWN-RUL.12] one check for both, and only the super zombie’s addition, also with a berserk unit', () => {
    const calm = human('063=9! ', '063').play('human: shoot 063 peter', { dice: [5, 1, 1] })
    expect(events(calm)).toEqual(['shot-declared', 'kept-calm', 'missed'])
    expect(activationOf(human('063=9! ', '063').play('human: shoot 063 peter', { dice: [4] }).state)!.panicked[0]).toBe(
      1,
    )
    const far = human('065=9! ').play('human: shoot 065 peter', { dice: [3, 1, 1], draws: [] })
    expect(events(far)).toEqual(['shot-declared', 'kept-calm', 'missed'])
  })

  it('[DAWN-11.3.a] its value is 2: two squares away a roll of 4 hits and 3 misses', () => {
    const hit = human('').play('human: shoot 065 peter', { dice: [6, 1, 3] })
    expect(hit.state.at[1]).toBe(-1)
    const missed = human('').play('human: shoot 065 peter', { dice: [6, 1, 2] })
    expect(squareName(missed.state.at[1]!)).toBe('065')
  })

  it('[DAWN-11.3.a] [DAWN-11.3.b] with a unit of 5 the total is 7: 9 less 2 eliminates both, 8 less 2 neither', () => {
    const both = human('065=5 ').play('human: shoot 065 peter', { dice: [6, 4, 5] })
    expect([both.state.at[1], units(both), both.state.poolValues]).toEqual([-1, ['002'], [5]])
    const neither = human('065=5 ').play('human: shoot 065 peter', { dice: [6, 4, 4] })
    expect([squareName(neither.state.at[1]!), units(neither)]).toEqual(['065', ['002', '065']])
    expect(neither.events.find((event) => event.kind === 'missed')!.data).toMatchObject({ result: 6, value: 7 })
    // Seven is known now: the next shot draws nothing.
    expect(units(neither.play('human: shoot 065 peter', { dice: [6, 4, 5] }))).toEqual(['002'])
  })

  it('[DAWN-RUL.35] an eliminated super zombie leaves the game: it joins no pool and still counts as lost', () => {
    const table = human('').play('human: shoot 065 peter', { dice: [6, 6, 6] })
    expect([table.state.status[1], table.state.at[1], table.state.poolValues]).toEqual([SUPER, -1, []])
    expect(table.state.poolUrns).toHaveLength(49)
    expect(table.refusal('human: shoot 065 peter').rule).toBe('DAWN-6.0.a')
    expect(table.state.status).not.toContain(KILLED)
  })
})

describe('zombie-occupied', () => {
  const human = (more: string, peter = '063') =>
    board(`turn 3 human\npeter ${peter}\nroger 195\n${more}\nzombies 002`).play(
      more.includes('steve 177\n') ? 'human: activate steve' : 'human: activate peter',
    )

  it('[DAWN-11.3.c] a square with a super zombie alone costs 2 + 1 to leave, and no door is worked there', () => {
    const table = human('steve 062 super\nfran 195', '062')
    expect(table.refusal('human: close #5').rule).toBe('DAWN-5.5.d')
    table.play('human: walk 061')
    expect(activationOf(table.state)!.spent).toBe(3)
  })

  it('[DAWN-11.3.c] no rifle is taken beside one', () => {
    expect(human('steve 177\nfran 177 super').refusal('human: rifle steve').rule).toBe('DAWN-12.2.a')
  })

  it('[DAWN-11.3.c] no shot goes through its square', () => {
    const table = board('turn 3 human\npeter 063\nroger 065 super\nsteve 195\nfran 195\nzombies 067 002')
    expect(table.play('human: activate peter').refusal('human: shoot 067 peter').rule).toBe('DAWN-6.3.c')
  })

  it('[DAWN-11.3.c] no unit comes in at its main door', () => {
    const table = board('turn 3 generation\npeter 004 super\nroger 195\nsteve 195\nfran 195\nzombies 002', {
      dice: [2, 4],
    })
    expect(units(table)).toEqual(['002'])
    expect(table.asked()).toEqual(['human: activate'])
  })

  it('[DAWN-11.3.c] no hidden zombie appears in its square', () => {
    const table = board('turn 3 free\npeter 045 super\nroger 195\nsteve 195\nfran 195\nzombies 002\nhidden 045 123', {
      dice: [1],
    })
    expect(table.refusal('zombie: reveal 045').rule).toBe('DAWN-9.3.a')
    expect(table.offered('zombie')).toContain('reveal 123')
  })

  it('[DAWN-11.3.c] [DAWN-RUL.10] no unit ends its move with one', () => {
    const table = board('turn 3 free\npeter 063 super\nroger 195\nsteve 195\nfran 195\nzombies 064 065!', { dice: [6] })
    expect(table.refusal('zombie: move 064 063').rule).toBe('DAWN-RUL.10')
    expect(table.refusal('zombie: move 065 064 063').rule).toBe('DAWN-RUL.10')
    expect(table.offered('zombie')).toContain('move 065 064 084')
  })
})
