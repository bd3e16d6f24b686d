import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { activationOf } from '../frames/kinds.js'
import module from '../index.js'
import { squareName } from '../map/mall.js'

// D06 is the glass door between 045, in a store, and 064, in the hall.
const NOTHING = [1, 3] // entrance dice that bring nobody in
const REST = 'roger 195\nsteve 195\nfran 195'
const board = (text: string, options: Record<string, Plain> = {}) => TestTable.at(module, text, options)
const free = (text: string, die = 1) => TestTable.at(module, `turn 3 free\n${text}`, {}, { dice: [die] })
type Table = ReturnType<typeof board>

const units = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))
const seen = (table: Table, square: number) => table.view('spectator').units.find((unit) => unit.square === square - 1)
const reveals = (table: Table): string[] => table.offered('zombie').filter((action) => action.startsWith('reveal'))

describe('entered by a character', () => {
  const entered = () =>
    board(
      `turn 3 human\npeter 064\n${REST}\nzombies 002\npool ${new Array(44).fill('?').join(' ')}\nhidden 044 045 123 124 125`,
    )
      .play('human: activate peter')
      .play('human: walk 045', { draws: [3] })

  it('[DAWN-9.1.a] it is revealed at that moment, in the middle of the move, and holds them like any other', () => {
    const table = entered()
    expect(seen(table, 45)).toMatchObject({ value: 3, faceUp: true })
    expect(table.asked()).toEqual(['human: act'])
    // 7 points, one spent; 3 + 1 to leave; a door cannot be worked.
    expect(table.refusal('human: close #6').rule).toBe('DAWN-5.5.d')
    table.play('human: walk 064')
    expect(activationOf(table.state)!.spent).toBe(5)
  })

  it('[DAWN-9.1.a] a shot at it needs a panic check', () => {
    expect(activationOf(entered().play('human: shoot 045 peter', { dice: [1] }).state)!.panicked[0]).toBe(1)
    expect(units(entered().play('human: shoot 045 peter', { dice: [2, 1, 2] }))).toEqual(['002'])
  })

  it('[DAWN-9.0.a] it comes from the hidden box, not from the eliminated pool', () => {
    const table = entered()
    expect(table.view('human')).toMatchObject({ inBox: 4, inPool: 44, noted: 4 })
    expect(table.last!.outcomes).toEqual([{ item: 3 }])
  })

  it('[DAWN-9.0.b] from then on it is an ordinary unit: eliminated it joins the pool, not the box', () => {
    const table = entered().play('human: shoot 045 peter', { dice: [6, 6, 6] })
    expect(table.view('human')).toMatchObject({ inBox: 4, inPool: 45 })
    // It reacts, goes berserk and moves like the others.
    const alive = entered().play('human: walk 064').play('human: done')
    expect(alive.offered('zombie')).toContain('berserk 045')
    alive.play('zombie: pass')
    expect(alive.offered('zombie')).toContain('move 045 064')
  })

  it('[DAWN-9.3.b] its number is crossed out: a character who comes there again meets nothing new', () => {
    const table = entered().play('human: shoot 045 peter', { dice: [6, 6, 6] })
    expect(table.state.hidden.map(squareName)).toEqual(['044', '123', '124', '125'])
    table.play('human: walk 064').play('human: walk 045')
    expect(units(table)).toEqual(['002'])
    expect(table.events.map((event) => event.kind)).toEqual(['walked'])
  })

  it('[DAWN-9.3.a] not where a zombie stands: it stays noted, and comes when the square is free again', () => {
    const table = board(`turn 3 human\npeter 064\n${REST}\nzombies 045=2 002\nhidden 045`).play('human: activate peter')
    table.play('human: walk 045')
    expect([units(table), table.state.hidden.map(squareName)]).toEqual([['002', '045'], ['045']])
    table.play('human: shoot 045 peter', { dice: [6, 6, 6] }).play('human: walk 064')
    table.play('human: walk 045', { draws: [3] })
    expect(seen(table, 45)).toMatchObject({ value: 3, faceUp: true })
    const later = free(`peter 195\n${REST}\nzombies 045 002\nhidden 045`, 2)
    expect(later.refusal('zombie: reveal 045').rule).toBe('DAWN-9.3.a')
    expect(reveals(later.play('zombie: move 045 044'))).toEqual(['reveal 045'])
  })
})

describe('revealed in the reaction phase', () => {
  const reaction = (more: string) => board(`turn 3 reaction\npeter 064 normal active\n${REST}\n${more}\nentered 064`)

  it('[DAWN-9.2.a] only one that would be eligible to react, which it then must', () => {
    const table = reaction('zombies 002\nhidden 045 123')
    expect(table.offered('zombie')).toEqual(['done', 'reveal 045'])
    expect(table.refusal('zombie: reveal 123').rule).toBe('DAWN-9.2.a')
    table.play('zombie: reveal 045')
    expect(seen(table, 45)).toMatchObject({ value: 0, faceUp: false })
    expect(table.offered('zombie')).toEqual(['auto', 'move 045 064'])
    expect(table.refusal('zombie: stay 045').rule).toBe('DAWN-7.0.a')
    table.play('zombie: move 045 064', { draws: [4] })
    expect([units(table), table.offered('zombie')]).toEqual([['002', '064'], ['done']])
  })

  it('[DAWN-9.2.a] not one whose step would be stopped by a closed door or by a zombie', () => {
    expect(reaction('zombies 002\nhidden 045\ndoors #6 closed').refusal('zombie: reveal 045').rule).toBe('DAWN-9.2.a')
    const behind = reaction('zombies 045 002\nhidden 026')
    expect(behind.refusal('zombie: reveal 026').rule).toBe('DAWN-9.2.a')
    // Once 045 has moved on the way is free.
    behind.play('zombie: move 045 064', { draws: [4] })
    expect(reveals(behind)).toEqual(['reveal 026'])
  })

  it('[DAWN-9.2.a] it is the zombie player’s choice', () => {
    const table = reaction('zombies 002\nhidden 045').play('zombie: done', { dice: [1] })
    expect([units(table), table.state.hidden.length]).toEqual([['002'], 1])
    expect(reaction('zombies 002\nhidden 123').refusal('zombie: reveal 123').rule).toBe('DAWN-9.2.a')
  })

  it('[DAWN-9.3.a] nor where a zombie stands now', () => {
    expect(reaction('zombies 045 002\nhidden 045').refusal('zombie: reveal 045').rule).toBe('DAWN-9.3.a')
  })

  it('[DAWN-RUL.18] nor in a character’s square, though the zombie there has died; in phase C it comes, face up, and attacks', () => {
    const table = board(`turn 3 human\npeter 045\n${REST}\nzombies 045=2 002\nhidden 045`).play('human: activate peter')
    table.play('human: shoot 045 peter', { dice: [6, 6, 6] })
    expect([units(table), table.state.hidden.map(squareName)]).toEqual([['002'], ['045']])
    table.play('human: done').play('zombie: pass')
    expect(table.refusal('zombie: reveal 045').rule).toBe('DAWN-RUL.18')
    table.play('zombie: done', { dice: [1] }).play('zombie: reveal 045', { draws: [6] })
    expect(seen(table, 45)).toMatchObject({ value: 6, faceUp: true })
    table.play('zombie: done')
    expect(table.offered('human')).toEqual(['hold', 'fire peter'])
  })
})

describe('revealed in the free phase', () => {
  it('[DAWN-9.2.b] any of them, face down; it may be moved as one of the counted moves, or left', () => {
    const table = free(`peter 195\n${REST}\nzombies 002\nhidden 045 123`)
    expect(reveals(table)).toEqual(['reveal 045', 'reveal 123'])
    table.play('zombie: reveal 045')
    expect(seen(table, 45)).toMatchObject({ value: 0, faceUp: false })
    expect(table.offered('zombie')).toContain('move 045 064')
    table.play('zombie: move 045 064')
    // The die was 1: nothing else moves, and another may still be revealed.
    expect(table.refusal('zombie: move 002 001').rule).toBe('DAWN-4.2C.a')
    table.play('zombie: reveal 123', { dice: NOTHING })
    expect(units(table)).toEqual(['002', '064', '123'])
  })

  it('[DAWN-9.0.a] face up where a character stands', () => {
    const table = free(`peter 045\n${REST}\nzombies 002\nhidden 045`).play('zombie: reveal 045', { draws: [8] })
    expect(seen(table, 45)).toMatchObject({ value: 8, faceUp: true })
    expect(table.view('human')).toMatchObject({ inBox: 0, noted: 0 })
  })

  it('[DAWN-9.3.b] once revealed it cannot be revealed again', () => {
    const table = free(`peter 195\n${REST}\nzombies 002\nhidden 045 123`).play('zombie: reveal 045')
    expect(reveals(table)).toEqual(['reveal 123'])
    table.play('zombie: move 045 064')
    expect(table.refusal('zombie: reveal 045').rule).toBe('TABLE.6')
  })
})

describe('while they are hidden', () => {
  it('[DAWN-9.4.a] they are not on the map: they block no shot and no way, react to nothing and are seen by nobody', () => {
    const table = board(`turn 3 human\npeter 064\n${REST}\nzombies 026 002\nhidden 045`).play('human: activate peter')
    // The line from 064 to 026 runs through 045.
    table.play('human: shoot 026 peter', { dice: [1, 1], draws: [1] })
    expect(table.view('human').hidden).toEqual([])
    expect(table.view('spectator').hidden).toEqual([])
    expect(table.view('zombie').hidden.map(squareName)).toEqual(['045'])
    table.play('human: done')
    expect(table.offered('zombie')).toEqual(['pass', 'berserk 002', 'berserk 026'])
    table.play('zombie: pass')
    // 045 saw the shot; it has to do nothing, and 026 walks into its square.
    expect(table.offered('zombie')).toEqual(['auto', 'move 026 045', 'reveal 045'])
    table.play('zombie: move 026 045').play('zombie: done', { dice: [1] })
    expect(units(table)).toEqual(['002', '045'])
  })

  it('[DAWN-9.4.b] with no zombie left on the map all of them must come in the free phase', () => {
    const table = board(`turn 3 human\npeter 195\n${REST}\nhidden 045 123`).play('human: pass', { dice: [1] })
    expect([units(table), table.state.hidden]).toEqual([['045', '123'], []])
    expect(table.offered('zombie')).toContain('move 045 064')
    // A super zombie is a zombie on the map: nothing is forced.
    const withSuper = free('peter 045 super\nroger 195\nsteve 195\nfran 195\nhidden 044 123')
    expect(withSuper.state.hidden).toHaveLength(2)
    expect(free(`peter 195\n${REST}\nzombies 002\nhidden 045 123`).state.hidden).toHaveLength(2)
  })

  it('[DAWN-RUL.19] [DAWN-9.4.b] eligible ones may come in phase B, and the rest must come in phase C all the same', () => {
    const table = board(`turn 3 reaction\npeter 064 normal active\n${REST}\nhidden 045 123 124\nentered 064`)
    table.play('zombie: reveal 045').play('zombie: move 045 064', { draws: [4] })
    table.play('zombie: done', { dice: [1] })
    expect([units(table), table.state.hidden]).toEqual([['064', '123', '124'], []])
    // Where a zombie was on the map nothing is forced.
    const calm = board(`turn 3 reaction\npeter 064 normal active\n${REST}\nzombies 002\nhidden 045 123\nentered 064`)
    calm
      .play('zombie: reveal 045')
      .play('zombie: move 045 064', { draws: [4] })
      .play('zombie: done', { dice: [1] })
    expect(calm.state.hidden.map(squareName)).toEqual(['123'])
  })

  it('[DAWN-RUL.19] [DAWN-9.3.a] one whose square another has just taken waits', () => {
    // 026 is revealed in phase B and reacts into 045, which is noted too.
    const table = board(`turn 3 reaction\npeter 064 normal active\n${REST}\nhidden 026 045\nentered 064`)
    table
      .play('zombie: reveal 026')
      .play('zombie: move 026 045')
      .play('zombie: done', { dice: [1] })
    expect([units(table), table.state.hidden.map(squareName)]).toEqual([['045'], ['045']])
  })

  it('[DAWN-RUL.16] they are not eliminated, so the human side has not won', () => {
    const last = (more: string, options: Record<string, Plain> = {}) =>
      board(
        `turn 9 human\npeter 063\nroger 195\nsteve 195 normal rifle\nfran 195 normal rifle\nzombies 065=1${more}\ndoors #29 closed, #30 closed, #31 closed, #32 closed\nrifles 0`,
        options,
      )
        .play('human: activate peter')
        .play('human: shoot 065 peter', { dice: [6, 6] })
    expect(last('\nhidden 045').state.outcome).toBeNull()
    expect(last('').state.outcome).toMatchObject({ winners: [0], reason: 'mall-cleared' })
    // In solitaire the pool does not count.
    expect(last('', { mode: 'solitaire' }).state.outcome).toMatchObject({ reason: 'mall-cleared' })
  })
})
