import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { CLOSED, DESTROYED } from '../state.js'

// D05 is the glass door between 043, in a store, and 062, in the hall.
const REST = 'steve 195\nfran 195'
const board = (text: string, options: Record<string, Plain> = {}) => TestTable.at(module, text, options)
const reaction = (zombies: string, options: Record<string, Plain> = {}) =>
  board(
    `turn 3 reaction\npeter 062 normal active\nroger 195\n${REST}\nzombies ${zombies} 002\ndoors #5 closed\nentered 062`,
    options,
  )
/** The free phase, with a die of 1; Roger is behind the glass and nobody was moved. */
const free = (text: string, options: Record<string, Plain> = {}) =>
  TestTable.at(module, `turn 3 free\npeter 195\nroger 062\n${REST}\n${text}`, options, { dice: [1] })
type Table = ReturnType<typeof board>

const units = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))
const glass = (table: Table) => table.state.doors[4]
const offers = (table: Table, square: string): string[] =>
  table.offered('zombie').filter((action) => action.split(' ')[1] === square)

describe('a berserk unit and closed glass', () => {
  it('[DAWN-10.4.a] tries from a square with the door on a side, with a character in sight through it', () => {
    const table = free('zombies 043! 002\ndoors #5 closed')
    expect(offers(table, '043')).toContain('break 043 #5')
    // Not from farther off, not without a berserk marker, not with nobody behind the glass.
    expect(free('zombies 024! 002\ndoors #5 closed').refusal('zombie: break 024 #5').rule).toBe('DAWN-10.4.a')
    expect(free('zombies 043 002\ndoors #5 closed').refusal('zombie: break 043 #5').rule).toBe('DAWN-10.4.a')
    const alone = TestTable.at(
      module,
      `turn 3 free\npeter 195\nroger 061\n${REST}\nzombies 043! 002\ndoors #5 closed`,
      {},
      { dice: [1] },
    )
    expect(alone.refusal('zombie: break 043 #5').rule).toBe('DAWN-10.4.a')
  })

  it('[DAWN-10.4.a] a character whom it sees on its own side of the door does not count', () => {
    const table = TestTable.at(
      module,
      `turn 3 free\npeter 195\nroger 009\n${REST}\nzombies 043! 002\ndoors #5 closed`,
      {},
      { dice: [1] },
    )
    expect(table.refusal('zombie: break 043 #5').rule).toBe('DAWN-10.4.a')
  })

  it('[DAWN-10.4.a] [DAWN-DIF.06] with `all-sight` a piece behind the glass hides the character behind it', () => {
    const text = `turn 3 free\npeter 195\nroger 102\n${REST}\nzombies 043! 062 002\ndoors #5 closed`
    const seen = TestTable.at(module, text, { unitsBlockSight: 'shots-only' }, { dice: [1] })
    expect(offers(seen, '043')).toContain('break 043 #5')
    const hidden = TestTable.at(module, text, { unitsBlockSight: 'all-sight' }, { dice: [1] })
    expect(hidden.refusal('zombie: break 043 #5').rule).toBe('DAWN-10.4.a')
    // The try itself, with nothing in between, cites the rule.
    seen.play('zombie: break 043 #5', { dice: [6, 6], draws: [4] })
    expect(glass(seen)).toBe(CLOSED)
  })

  it('[DAWN-10.4.c] open or broken glass, solid doors and main doors cannot be destroyed', () => {
    const rule = (text: string, play: string) => free(text).refusal(`zombie: ${play}`).rule
    expect(rule('zombies 043! 002\ndoors #5 open', 'break 043 #5')).toBe('DAWN-10.4.c')
    expect(rule('zombies 043! 002\ndoors #5 destroyed', 'break 043 #5')).toBe('DAWN-10.4.c')
    expect(rule('zombies 050! 002\ndoors #8 closed', 'break 050 #8')).toBe('DAWN-10.4.c')
    expect(rule('zombies 004! 002\ndoors #29 closed', 'break 004 #29')).toBe('DAWN-10.4.c')
  })

  it('[DAWN-10.4.d] in the reaction phase only when that glass is what stops the move', () => {
    expect(offers(reaction('043!'), '043')).toEqual(['stay 043', 'break 043 #5'])
    const inside = (zombies: string) =>
      board(
        `turn 3 reaction\npeter 040 normal active\nroger 062\n${REST}\nzombies ${zombies} 002\ndoors #5 closed\nentered 040`,
      )
    // Peter is inside the store: the way to him is free, whatever Roger does behind the glass.
    expect(inside('043!').refusal('zombie: break 043 #5').rule).toBe('DAWN-10.4.d')
    expect(offers(inside('043!'), '043')).toEqual(['move 043 042 041'])
    // Or zombies stop it, and not the glass.
    expect(inside('041 042 043!').refusal('zombie: break 043 #5').rule).toBe('DAWN-10.4.d')
    // In the free phase 10.4.a is enough: the way need not be blocked.
    const later = free('zombies 043! 002\ndoors #5 closed')
    expect(offers(later, '043')).toEqual(expect.arrayContaining(['break 043 #5', 'move 043 042', 'move 043 042 041']))
  })

  it('[DAWN-10.4.d] a way round that is as short must be taken, and the glass left alone', () => {
    // From 109 to Peter in 132 it is four squares by D14 and the store, where Roger is, and four by the hall.
    const round = (zombies: string) =>
      board(
        `turn 3 reaction\npeter 132 normal active\nroger 129\n${REST}\nzombies ${zombies} 002\ndoors #14 closed\nentered 112 132`,
      )
    expect(round('109!').refusal('zombie: break 109 #14').rule).toBe('DAWN-10.4.d')
    expect(offers(round('109!'), '109')).toEqual(['move 109 110 111'])
    // With zombies on that way it is the glass that stops it.
    expect(offers(round('109! 110 111'), '109')).toEqual(['stay 109', 'break 109 #14'])
  })

  it('[DAWN-10.4.b] the try is its move for the turn, whether it succeeds or fails', () => {
    const held = reaction('043!').play('zombie: break 043 #5', { dice: [6, 6, 1], draws: [4] })
    expect([glass(held), units(held)]).toEqual([CLOSED, ['002', '043']])
    expect(held.refusal('zombie: break 043 #5').rule).toBe('DAWN-10.4.b')
    expect(held.refusal('zombie: move 043 042').rule).toBe('DAWN-7.4.a')
    const broken = reaction('043!').play('zombie: break 043 #5', { dice: [1, 2, 1], draws: [4] })
    expect([glass(broken), units(broken)]).toEqual([DESTROYED, ['002', '043']])
    expect(broken.refusal('zombie: move 043 062').rule).toBe('DAWN-7.4.a')
    const freely = free('zombies 043! 002\ndoors #5 closed').play('zombie: break 043 #5', { dice: [1, 2], draws: [4] })
    expect(freely.refusal('zombie: move 043 062').rule).toBe('DAWN-7.4.a')
  })

  it.each([
    [[3, 4], 8, DESTROYED],
    [[4, 4], 8, CLOSED],
    [[1, 1], 3, DESTROYED],
    [[1, 1], 2, CLOSED],
    [[1, 1], 1, CLOSED],
    [[6, 4], 11, DESTROYED],
    [[6, 5], 11, CLOSED],
  ])('[DAWN-10.5.a] dice %j against a value of %i', (dice, value, state) => {
    const table = free('zombies 043! 002\ndoors #5 closed')
    table.play('zombie: break 043 #5', { dice, draws: [value] })
    expect(glass(table)).toBe(state)
  })

  it('[DAWN-10.5.b] it is face up for the try and face down after it', () => {
    const table = free('zombies 043! 002\ndoors #5 closed')
    table.play('zombie: break 043 #5', { dice: [6, 6], draws: [9] })
    expect(table.events[0]).toMatchObject({ kind: 'glass-held', data: { value: 9 }, fleeting: ['value'] })
    for (const seat of ['human', 'zombie'])
      expect(table.view(seat).units.find((unit) => unit.square === 42)).toMatchObject({ value: 0, faceUp: false })
  })

  it('[DAWN-10.5.c] a broken door counts as open for good', () => {
    const table = free('zombies 043! 002\ndoors #5 closed')
    table.play('zombie: break 043 #5', { dice: [1, 1], draws: [5] }).play('zombie: done', { dice: [1, 3] })
    table.play('human: activate roger')
    expect(table.refusal('human: close #5').rule).toBe('DAWN-5.5.e')
    expect(table.offered('human')).toContain('walk 043')
    expect(glass(table)).toBe(DESTROYED)
  })

  it('[DAWN-DICE.c] phase B: two dice for a try when it is made; phase C: the movement die, then two for each try', () => {
    // 043 sees Peter in 062, and 045 sees Roger in 064, who did not move.
    const table = board(
      `turn 3 reaction\npeter 062 normal active\nroger 064\n${REST}\nzombies 043! 045! 002\ndoors #5 closed, #6 closed\nentered 062`,
    )
    table.play('zombie: break 043 #5', { dice: [5, 6, 2], draws: [11] })
    expect(table.events.map((event) => event.dice)).toEqual([[5, 6], [2]])
    expect(glass(table)).toBe(CLOSED)
    table.play('zombie: break 045 #6', { dice: [1, 2], draws: [4] })
    expect(table.state.doors[5]).toBe(DESTROYED)
  })
})

describe('bound and blocked', () => {
  it('[DAWN-RUL.51] a berserk that did not try in phase B cannot try in phase C', () => {
    const table = reaction('043!').play('zombie: stay 043', { dice: [6] })
    expect(table.asked()).toEqual(['zombie: free'])
    expect(offers(table, '043')).toEqual([])
    expect(table.refusal('zombie: break 043 #5').rule).toBe('DAWN-RUL.51')
    expect(table.refusal('zombie: move 043 042').rule).toBe('DAWN-7.4.b')
    expect(glass(table)).toBe(CLOSED)
  })

  it('[DAWN-RUL.51] nor one that could not try in phase B, because zombies stopped it and not the glass', () => {
    const table = board(
      `turn 3 reaction\npeter 040 normal active\nroger 062\n${REST}\nzombies 041=3 042 043! 002\ndoors #5 closed\nentered 040`,
    )
    expect(table.refusal('zombie: break 043 #5').rule).toBe('DAWN-10.4.d')
    table
      .play('zombie: stay 043')
      .play('zombie: move 041 040')
      .play('zombie: move 042 041', { dice: [6] })
    expect(table.refusal('zombie: break 043 #5').rule).toBe('DAWN-RUL.51')
    expect(offers(table, '043')).toEqual([])
  })

  it('[DAWN-RUL.51] a try in phase C is for one that was not bound: it sees a character who did not move', () => {
    const table = TestTable.at(
      module,
      `turn 3 reaction\npeter 195 normal active\nroger 062\n${REST}\nzombies 043! 045! 002\ndoors #5 closed, #6 closed\nentered 195`,
      {},
      { dice: [1] },
    )
    expect(table.asked()).toEqual(['zombie: free'])
    table.play('zombie: break 043 #5', { dice: [1, 1], draws: [3] })
    expect(glass(table)).toBe(DESTROYED)
    expect(
      reaction('043!')
        .play('zombie: stay 043', { dice: [1] })
        .refusal('zombie: break 043 #5').rule,
    ).toBe('DAWN-RUL.51')
  })

  it('[DAWN-RUL.56] with `blockedReactors: free` it may try in phase C, unless it has tried in phase B', () => {
    const free33 = { blockedReactors: 'free' }
    const later = reaction('043!', free33).play('zombie: stay 043', { dice: [1] })
    expect(offers(later, '043')).toEqual(expect.arrayContaining(['break 043 #5', 'move 043 042 041']))
    later.play('zombie: break 043 #5', { dice: [1, 1], draws: [3] })
    expect(glass(later)).toBe(DESTROYED)
    const tried = reaction('043!', free33).play('zombie: break 043 #5', { dice: [6, 6, 1], draws: [3] })
    expect(tried.refusal('zombie: break 043 #5').rule).toBe('DAWN-10.4.b')
    expect(tried.refusal('zombie: move 043 042').rule).toBe('DAWN-7.4.a')
  })
})
