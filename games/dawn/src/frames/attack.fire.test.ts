import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { faceOf } from '../rules/faces.js'
import { INFECTED, NORMAL, STUNNED } from '../state.js'
import { type AttackFrame, activationOf, topFrame } from './kinds.js'

const NOTHING = [1, 3] // entrance dice that bring nobody in
const board = (text: string, options: Record<string, Plain> = {}) => TestTable.at(module, text, options)
const fight = (value: number, people: string, options: Record<string, Plain> = {}) =>
  board(`turn 3 attack\n${people}\nzombies 063=${value} 002`, options)
const TWO = 'peter 063\nroger 063\nsteve 195\nfran 195'
type Table = ReturnType<typeof board>

const events = (table: Table): string[] => table.events.map((event) => event.kind)
const units = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))

describe('shots before the attack', () => {
  it('[DAWN-8.1.a] everybody in the square may shoot, together or apart, but not the stunned nor anybody elsewhere', () => {
    const table = fight(9, 'peter 063\nroger 063\nsteve 063 stunned\nfran 064')
    expect(table.offered('human')).toEqual(['hold', 'fire peter', 'fire roger', 'fire peter roger'])
    expect(table.refusal('human: fire steve').rule).toBe('DAWN-8.3.a')
    expect(table.refusal('human: fire fran').rule).toBe('DAWN-8.1.a')
    // Together: three dice, and 10 beats 9.
    table.play('human: fire peter roger', { dice: [2, 3, 4, 4, 2, ...NOTHING] })
    expect(units(table)).toEqual(['002'])
  })

  it('[DAWN-8.1.a] also a character who rested, was not moved, or has used up the Fire Rate', () => {
    const table = board('turn 3 human\npeter 063\nroger 063\nsteve 195\nfran 195\nzombies 063=11 002')
    table.play('human: activate peter')
    for (let shot = 0; shot < 3; shot++) table.play('human: shoot 063 peter', { dice: [6, 1, 1] })
    expect(table.refusal('human: shoot 063 peter').rule).toBe('DAWN-6.1.a')
    table
      .play('human: done')
      .play('zombie: pass', { dice: [1] })
      .play('zombie: done')
    expect(table.offered('human')).toEqual(['hold', 'fire peter', 'fire roger', 'fire peter roger'])
    table.play('human: fire peter', { dice: [6, 1, 1] })
    expect((topFrame(table.state) as AttackFrame).fired).toEqual([1, 0, 0, 0])
  })

  it('[DAWN-TYPO.01] those who do not panic shoot: Peter, level 1, panics on 1 and shoots on 2', () => {
    const table = fight(5, TWO).play('human: fire peter', { dice: [1] })
    expect(events(table)).toEqual(['shot-declared', 'panicked'])
    expect(table.offered('human')).toEqual(['hold', 'fire roger'])
    expect(table.refusal('human: fire peter').rule).toBe('DAWN-6.5.e')
    const calm = fight(5, TWO).play('human: fire peter', { dice: [2, 6, 6, ...NOTHING] })
    expect(units(calm)).toEqual(['002'])
  })

  it('[DAWN-TYPO.01] of two who fire together the one who keeps calm fires alone', () => {
    // Peter panics, Roger does not: two dice, and 5 is enough for 5.
    const table = fight(5, TWO).play('human: fire peter roger', { dice: [1, 3, 2, 3, ...NOTHING] })
    expect(events(table).slice(0, 5)).toEqual(['shot-declared', 'panicked', 'kept-calm', 'hit', 'eliminated'])
  })

  it('[DAWN-RUL.13] one shot each in an attack, alone or together', () => {
    const table = fight(11, TWO).play('human: fire peter', { dice: [6, 1, 1] })
    expect(table.offered('human')).toEqual(['hold', 'fire roger'])
    expect(table.refusal('human: fire peter').rule).toBe('DAWN-RUL.13')
    table.play('human: fire roger', { dice: [6, 1, 1] })
    expect(table.asked()).toEqual(['zombie: how-many'])
    const joint = fight(11, TWO).play('human: fire peter roger', { dice: [6, 6, 1, 1, 1] })
    expect(joint.asked()).toEqual(['zombie: how-many'])
  })

  it('[DAWN-RUL.13] with `fire-rate` as many as that: three for Peter, and two for Roger once infected', () => {
    const table = fight(11, 'peter 063\nroger 063 infected since 1\nsteve 195\nfran 195', {
      defensiveShots: 'fire-rate',
    })
    for (let shot = 0; shot < 3; shot++) table.play('human: fire peter', { dice: [6, 1, 1] })
    expect(table.offered('human')).toEqual(['hold', 'fire roger'])
    table.play('human: fire roger', { dice: [6, 1, 1] })
    expect(table.asked()).toEqual(['human: defend'])
    table.play('human: fire roger', { dice: [6, 1, 1] })
    expect(table.asked()).toEqual(['zombie: how-many'])
  })
})

describe('stunned', () => {
  const human = (people: string) => board(`turn 4 human\n${people}\nzombies 002`)

  it('[DAWN-8.3.a] no points, no shots, no move but in another character’s arms', () => {
    const table = human('peter 063 stunned\nroger 063\nsteve 195\nfran 195')
    expect(table.refusal('human: activate peter').rule).toBe('DAWN-8.3.a')
    expect(table.offered('human').filter((action) => action.includes('peter'))).toEqual([])
    table.play('human: activate roger').play('human: carry roger peter').play('human: walk 064')
    expect([squareName(table.state.at[0]!), table.state.status[0]]).toEqual(['064', STUNNED])
    const shot = fight(5, 'peter 063 stunned\nroger 063\nsteve 195\nfran 195')
    expect(shot.refusal('human: fire peter').rule).toBe('DAWN-8.3.a')
  })

  it('[DAWN-8.3.b] comes round the moment another character is moved into the square', () => {
    const table = human('peter 063 stunned\nroger 065\nsteve 195\nfran 195').play('human: activate roger')
    expect(table.play('human: walk 064').state.status[0]).toBe(STUNNED)
    table.play('human: walk 063')
    expect(table.state.status[0]).toBe(NORMAL)
    expect(events(table)).toEqual(['walked', 'woke'])
    // In passing is enough.
    expect(table.play('human: walk 062').state.status[0]).toBe(NORMAL)
  })

  it('[DAWN-8.3.b] one who is there already does not count, without leaving and coming back', () => {
    const table = human('peter 063 stunned\nroger 063\nsteve 195\nfran 195').play('human: activate roger')
    expect(table.state.status[0]).toBe(STUNNED)
    expect(table.play('human: walk 064').state.status[0]).toBe(STUNNED)
    expect(table.play('human: walk 063').state.status[0]).toBe(NORMAL)
  })

  it('[DAWN-8.3.c] coming round gives no move in that player-turn', () => {
    const table = human('peter 063 stunned\nroger 064\nsteve 195\nfran 195').play('human: activate roger')
    table.play('human: walk 063')
    expect(table.offered('human').filter((action) => action.includes('peter'))).toEqual([])
    table
      .play('human: done')
      .play('zombie: pass', { dice: [1] })
      .play('zombie: done', { dice: NOTHING })
    expect(table.offered('human')).toContain('activate peter')
  })

  it('[DAWN-8.3.c] but may shoot if attacked later in the turn', () => {
    const table = board('turn 4 human\npeter 063 stunned\nroger 064\nsteve 195\nfran 195\nzombies 063=9 002')
    table.play('human: activate roger').play('human: walk 063')
    table
      .play('human: done')
      .play('zombie: pass', { dice: [1] })
      .play('zombie: done')
    expect(table.offered('human')).toEqual(['hold', 'fire peter', 'fire roger', 'fire peter roger'])
  })
})

describe('infected', () => {
  it('[DAWN-8.4.a] goes on with the numbers of the infected counter', () => {
    const table = fight(5, 'peter 063\nroger 195\nsteve 195\nfran 195').play('human: hold', {
      dice: [1, 1, ...NOTHING],
    })
    expect([table.state.status[0], faceOf(table.state, 0)]).toEqual([
      INFECTED,
      { fireRate: 2, panicLevel: 2, movementAllowance: 5 },
    ])
    table.play('human: activate peter')
    expect(activationOf(table.state)!.allowance).toBe(5)
    // Level 2 now: a 2 is panic.
    expect(activationOf(table.play('human: shoot 063 peter', { dice: [2] }).state)!.panicked[0]).toBe(1)
  })

  it('[DAWN-8.4.a] never cured: nobody who comes can help', () => {
    const caught = fight(5, 'peter 063\nroger 064\nsteve 195\nfran 195').play('human: hold', {
      dice: [1, 1, ...NOTHING],
    })
    caught.play('human: activate roger').play('human: walk 063')
    expect(caught.state.status[0]).toBe(INFECTED)
  })
})
