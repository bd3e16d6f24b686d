import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'

const REST = 'roger 195\nsteve 195\nfran 195'
const board = (text: string, options: Record<string, Plain> = {}) => TestTable.at(module, text, options)
/** A unit in 002 sees nothing of all this: it keeps the free phase waiting, whose die comes at the end of a script. */
const at063 = (more: string, options: Record<string, Plain> = {}) =>
  board(`turn 3 reaction\npeter 063 normal active\n${REST}\n${more}`, options)
type Table = ReturnType<typeof board>

const units = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))
const moves = (table: Table): string[] => table.offered('zombie').filter((action) => !/^(auto|done)/.test(action))

describe('who must react', () => {
  it('[DAWN-4.2B.a] [DAWN-7.0.b] a unit that sees a square that was entered moves one square towards where they are now', () => {
    // 060 and 061 are seen from 080 and 101; where Peter is now, in 043, is seen from neither.
    const table = board(
      `turn 3 reaction\npeter 043 normal active\n${REST}\nzombies 080 101 002\nstart 059\nentered 060 061 062 043`,
    )
    expect(moves(table)).toEqual(['move 080 060', 'move 080 081', 'move 101 081', 'move 101 102'])
    table.play('zombie: move 080 060').play('zombie: move 101 081', { dice: [1] })
    expect(units(table)).toEqual(['002', '060', '081'])
    expect(table.asked()).toEqual(['zombie: free'])
  })

  it('[DAWN-7.0.b] away, sideways or two squares is no reaction', () => {
    const table = at063('zombies 067 002\nentered 063')
    expect(moves(table)).toEqual(['move 067 066'])
    expect(table.refusal('zombie: move 067 068').rule).toBe('DAWN-7.0.b')
    expect(table.refusal('zombie: move 067 086').rule).toBe('DAWN-7.0.b')
    expect(table.refusal('zombie: move 067 066 065').rule).toBe('DAWN-7.5.a')
    expect(table.refusal('zombie: move 002 003').rule).toBe('DAWN-7.0.b')
  })

  it('[DAWN-7.0.a] reaction is compulsory, a free move is not', () => {
    const table = at063('zombies 067 002\nentered 063')
    expect(table.refusal('zombie: stay 067').rule).toBe('DAWN-7.0.a')
    expect(table.refusal('zombie: done').rule).toBe('DAWN-7.0.a')
    table.play('zombie: move 067 066', { dice: [6] })
    table.play('zombie: done', { dice: [1, 3] })
    expect(units(table)).toEqual(['002', '066'])
  })

  it('[DAWN-7.3.a] a shot, a door or a rifle provokes every unit that sees the square where it was done', () => {
    const table = at063('zombies 067 002\nacted 063')
    expect(moves(table)).toEqual(['move 067 066'])
    // The same without any action: Peter merely is there.
    const quiet = TestTable.at(
      module,
      `turn 3 reaction\npeter 063 normal active\n${REST}\nzombies 067 002`,
      {},
      { dice: [1] },
    )
    expect(quiet.asked()).toEqual(['zombie: free'])
  })

  it('[DAWN-7.3.a] closing a door on the spot draws every unit that sees the square', () => {
    const table = board(`turn 1 human\npeter 062\n${REST}\nzombies 067 002`)
    table.play('human: activate peter').play('human: close #5').play('human: done').play('zombie: pass')
    expect(moves(table)).toEqual(['move 067 066'])
  })

  it('[DAWN-TYPO.03] a character who does not wish to move may shoot on the spot, and that provokes', () => {
    const table = board(`turn 1 human\npeter 062\n${REST}\nzombies 067 066 002`)
    table.play('human: activate peter').play('human: shoot 066 peter', { dice: [1, 3], draws: [1] })
    table.play('human: done').play('zombie: pass')
    expect(moves(table)).toEqual(['move 066 065', 'stay 067'])
    expect(table.state.rests).toEqual([1, 0, 0, 0])
  })

  it('[DAWN-7.1.a] sight for reaction is that of walls and doors: pieces in between do not block it', () => {
    const table = at063('zombies 065 067 098 002\nentered 063')
    // 067 looks past 065; 098 sees 063; nothing sees through walls from 002.
    expect(moves(table)).toEqual(['move 065 064', 'move 067 066', 'move 098 099'])
    const walled = at063('zombies 044 067 002\nentered 063')
    expect(moves(walled)).toEqual(['move 067 066'])
  })

  it('[DAWN-DIF.06] with `all-sight` a piece in between hides what lies behind it, with `shots-only` it does not', () => {
    const text = 'zombies 065 067 002\nentered 063'
    expect(moves(at063(text, { unitsBlockSight: 'shots-only' }))).toEqual(['move 065 064', 'move 067 066'])
    expect(moves(at063(text, { unitsBlockSight: 'all-sight' }))).toEqual(['move 065 064'])
    // A character in between blocks as well.
    const behindRoger = `turn 3 reaction\npeter 063 normal active\nroger 065\nsteve 195\nfran 195\nzombies 067 062 002\nentered 063`
    expect(moves(board(behindRoger, { unitsBlockSight: 'shots-only' }))).toEqual(['move 062 063', 'move 067 066'])
    expect(moves(board(behindRoger, { unitsBlockSight: 'all-sight' }))).toEqual(['move 062 063'])
  })

  it('[DAWN-DIF.05] where the move began provokes only with `activated`', () => {
    // 070 sees 063, where Peter started, and not 082, where he went.
    const text = `turn 3 reaction\npeter 082 normal active\n${REST}\nzombies 070 081 002\nstart 063\nentered 082`
    expect(moves(board(text, { reactionSquares: 'entered-or-acted' }))).toEqual(['move 081 082'])
    expect(moves(board(text, { reactionSquares: 'activated' }))).toEqual(['move 070 069', 'move 081 082'])
  })
})

describe('what is fixed when the phase begins', () => {
  it('[DAWN-RUL.06] a solid door shut behind them protects, a glass one does not', () => {
    const solid = `turn 1 human\npeter 070\n${REST}\nzombies 089 002`
    const shut = board(solid).play('human: activate peter').play('human: walk 050').play('human: close #8')
    shut.play('human: done').play('zombie: pass', { dice: [1] })
    expect(shut.asked()).toEqual(['zombie: free'])
    const open = board(solid).play('human: activate peter').play('human: walk 050').play('human: done')
    expect(moves(open.play('zombie: pass'))).toEqual(['move 089 070'])
    const glass = board(`turn 1 human\npeter 062\n${REST}\nzombies 082 002`)
    glass.play('human: activate peter').play('human: walk 043').play('human: close #5').play('human: done')
    expect(moves(glass.play('zombie: pass'))).toEqual(['move 082 062'])
  })

  it('[DAWN-RUL.06] moves made in the phase neither add nor free units', () => {
    // With `all-sight` 065 hides 063 from 067. When 065 has gone to 064 nothing is added.
    const table = at063('zombies 065 067 002\nentered 063', { unitsBlockSight: 'all-sight' })
    table.play('zombie: move 065 064', { dice: [1] })
    expect(table.asked()).toEqual(['zombie: free'])
    // 067 saw 063. When 085 has stepped into the line it sees it no more, and must react all the same.
    const bound = at063('zombies 067 085 002\nentered 063', { unitsBlockSight: 'all-sight' })
    bound.play('zombie: move 085 065')
    expect(moves(bound)).toEqual(['move 067 066'])
    expect(bound.refusal('zombie: stay 067').rule).toBe('DAWN-7.0.a')
  })

  it('[DAWN-RUL.07] they go for the final square of those who moved, not for a character put down on the way', () => {
    const table = board('turn 1 human\npeter 063\nroger 063\nsteve 195\nfran 195\nzombies 084 002')
    table.play('human: activate peter').play('human: carry peter roger').play('human: walk 064')
    table.play('human: drop peter').play('human: walk 065').play('human: walk 085').play('human: done')
    table.play('zombie: pass')
    // Roger is in 064, right above 084; Peter is in 085.
    expect(moves(table)).toEqual(['move 084 085'])
    expect(table.refusal('zombie: move 084 064').rule).toBe('DAWN-7.0.b')
  })
})
