import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { activationOf } from '../frames/kinds.js'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { PETER } from '../state.js'
import { movementLeft } from './walking.js'

const board = (text: string) => TestTable.at(module, text)
type Table = ReturnType<typeof board>

const OTHERS = 'roger 215\nsteve 215\nfran 215'
const walks = (table: Table): string[] => table.offered('human').filter((action) => action.startsWith('walk'))
const unitIn = (table: Table, square: string) =>
  table.view('human').units.find((unit) => squareName(unit.square) === square)
const MAIN_DOORS = ['093', '212', '117', '004']
/** A whole zombie player-turn on a mall without units: the free die, then an entrance roll that names no door. */
const QUIET = { dice: [1, 2, 2] }

describe('walking', () => {
  it('[DAWN-5.0.c] entering a square costs 1, in a store and in the hall, through an open door as over open floor', () => {
    const table = board(`turn 1 human\npeter 042\n${OTHERS}`).play('human: activate peter')
    expect(movementLeft(activationOf(table.state)!)).toBe(7)
    table.play('human: walk 043')
    expect(movementLeft(activationOf(table.state)!)).toBe(6)
    table.play('human: walk 062')
    expect([squareName(table.state.at[PETER]!), movementLeft(activationOf(table.state)!)]).toEqual(['062', 5])
    table.play('human: walk 063')
    expect(movementLeft(activationOf(table.state)!)).toBe(4)
    expect(activationOf(table.state)!.entered.map(squareName)).toEqual(['043', '062', '063'])
    expect(table.state.at.slice(1).map(squareName)).toEqual(['215', '215', '215'])
  })

  it('[DAWN-5.0.c] a destroyed glass door is walked through for 1', () => {
    const table = board(`turn 1 human\npeter 043\n${OTHERS}\ndoors #5 destroyed`).play('human: activate peter')
    table.play('human: walk 062')
    expect([squareName(table.state.at[PETER]!), movementLeft(activationOf(table.state)!)]).toEqual(['062', 6])
  })

  it('[DAWN-2.1.b] squares that meet at a point only are not adjacent', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}`).play('human: activate peter')
    expect(walks(table).sort()).toEqual(['walk 062', 'walk 064', 'walk 083'])
    for (const diagonal of ['082', '084']) expect(table.refusal(`human: walk ${diagonal}`).rule).toBe('DAWN-2.1.b')
    expect(table.refusal('human: walk 065').rule).toBe('DAWN-2.1.b')
  })

  it('[DAWN-5.3.a] nobody walks through a blank wall', () => {
    const table = board(`turn 1 human\npeter 003\n${OTHERS}`).play('human: activate peter')
    expect(table.refusal('human: walk 004')).toEqual({
      rule: 'DAWN-5.3.a',
      key: 'DAWN-5.3.a.wall',
      params: { square: '004' },
    })
    expect(walks(table).sort()).toEqual(['walk 002', 'walk 018'])
  })

  it('[DAWN-5.3.a] a closed door stops a walk, glass or solid, and the same door open does not', () => {
    const closed = board(`turn 1 human\npeter 018\n${OTHERS}\ndoors #2 closed`).play('human: activate peter')
    expect(closed.refusal('human: walk 019').rule).toBe('DAWN-5.3.a')
    const solid = board(`turn 1 human\npeter 056\n${OTHERS}\ndoors #10 closed`).play('human: activate peter')
    expect(solid.refusal('human: walk 057').rule).toBe('DAWN-5.3.a')
    const open = board(`turn 1 human\npeter 018\n${OTHERS}`).play('human: activate peter')
    expect(squareName(open.play('human: walk 019').state.at[PETER]!)).toBe('019')
  })

  it('[DAWN-5.3.a] nobody leaves the mall, not even through an open main door', () => {
    for (const [square, ways] of [
      ['004', ['walk 005', 'walk 019']],
      ['093', ['walk 094']],
      ['117', ['walk 116']],
      ['212', ['walk 192', 'walk 211']],
    ] as const) {
      const table = board(`turn 1 human\npeter ${square}\n${OTHERS}`).play('human: activate peter')
      expect(walks(table).sort()).toEqual(ways)
      expect(table.offered('human')).toContain(`main #${table.state.doors.length - MAIN_DOORS.indexOf(square)} peter`)
    }
  })

  it('[DAWN-5.0.d] [DAWN-5.1.a] the seventh point ends the walk, and shooting goes on', () => {
    const table = board(`turn 1 human\npeter 093\n${OTHERS}\nzombies 105=1`).play('human: activate peter')
    for (const square of ['094', '095', '096', '097', '098', '099']) table.play(`human: walk ${square}`)
    expect(movementLeft(activationOf(table.state)!)).toBe(1)
    table.play('human: walk 100')
    expect(movementLeft(activationOf(table.state)!)).toBe(0)
    expect(walks(table)).toEqual([])
    expect(table.refusal('human: walk 101')).toEqual({ rule: 'DAWN-5.1.a', params: { cost: 1, left: 0 } })
    table.play('human: shoot 105 peter', { dice: [3, 3] })
    expect(unitIn(table, '105')).toBeUndefined()
    expect(table.play('human: done', QUIET).events[0]?.rule).toBe('DAWN-5.0.d')
  })

  it('[DAWN-5.1.a] what cannot be paid in full is not done in part: a door for 2 with 1 point left', () => {
    const table = board(`turn 1 human\nfran 099\nroger 215\nsteve 215\npeter 215`).play('human: activate fran')
    for (const square of ['100', '101', '100', '099']) table.play(`human: walk ${square}`)
    expect(movementLeft(activationOf(table.state)!)).toBe(2)
    table.play('human: walk 100')
    expect(table.refusal('human: close #12')).toEqual({ rule: 'DAWN-5.1.a', params: { cost: 2, left: 1 } })
    expect([table.state.doors[11], movementLeft(activationOf(table.state)!)]).toEqual([0, 1])
    const enough = board('turn 1 human\nfran 100\nroger 215\nsteve 215\npeter 215').play('human: activate fran')
    for (const square of ['101', '100', '099', '100']) enough.play(`human: walk ${square}`)
    enough.play('human: close #12')
    expect([enough.state.doors[11], movementLeft(activationOf(enough.state)!)]).toEqual([1, 0])
  })

  it('[DAWN-5.1.b] points that were not spent are lost', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}`).play('human: activate peter').play('human: walk 064')
    table.play('human: done', QUIET).play('human: pass', QUIET).play('human: activate peter')
    expect([table.state.turn, activationOf(table.state)!.allowance, movementLeft(activationOf(table.state)!)]).toEqual([
      3, 7, 7,
    ])
  })

  it('[DAWN-12.3.b] a rifle costs no points to carry', () => {
    const table = board('turn 1 human\nsteve 063 normal rifle\nroger 215\npeter 215\nfran 215\nrifles 1')
    table.play('human: activate steve').play('human: walk 064').play('human: walk 065')
    expect([activationOf(table.state)!.allowance, movementLeft(activationOf(table.state)!)]).toEqual([7, 5])
  })
})

describe('zombie-occupied squares', () => {
  it('[DAWN-5.4.a] a character enters for 1 and the unit is turned face up at once', () => {
    const table = board(`turn 1 human\npeter 062\n${OTHERS}\nzombies 063 066`).play('human: activate peter')
    expect(unitIn(table, '063')).toMatchObject({ value: 0, faceUp: false })
    table.play('human: walk 063', { draws: [4] })
    expect(movementLeft(activationOf(table.state)!)).toBe(6)
    expect(unitIn(table, '063')).toMatchObject({ value: 4, faceUp: true })
    expect(unitIn(table, '066')).toMatchObject({ value: 0, faceUp: false })
    expect(table.events.map(({ kind, rule }) => [kind, rule])).toContainEqual(['turned-up', 'DAWN-5.4.a'])
  })

  it('[DAWN-5.4.b] leaving a value of 5 costs 6 points, of 6 the whole seven, and of 7 cannot be paid', () => {
    const five = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 063=5`).play('human: activate peter')
    expect(movementLeft(activationOf(five.play('human: walk 064').state)!)).toBe(1)
    const six = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 063=6`).play('human: activate peter')
    expect(movementLeft(activationOf(six.play('human: walk 064').state)!)).toBe(0)
    const seven = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 063=7`).play('human: activate peter')
    expect(seven.refusal('human: walk 064')).toEqual({ rule: 'DAWN-5.1.a', params: { cost: 8, left: 7 } })
  })

  it('[DAWN-5.4.b] Roger who walks into a 7 stays there; starting beside it, a 6 lets him out again', () => {
    const held = board(`turn 1 human\nroger 062\npeter 215\nsteve 215\nfran 215\nzombies 063=7`)
    held.play('human: activate roger').play('human: walk 063')
    expect(held.refusal('human: walk 062')).toEqual({ rule: 'DAWN-5.1.a', params: { cost: 8, left: 7 } })
    const freed = board(`turn 1 human\nroger 062\npeter 215\nsteve 215\nfran 215\nzombies 063=6`)
    freed.play('human: activate roger').play('human: walk 063').play('human: walk 064')
    expect(movementLeft(activationOf(freed.state)!)).toBe(0)
  })

  it('[DAWN-5.4.c] the unit is turned down when the last character has left, not before', () => {
    const two = board('turn 1 human\npeter 063\nroger 063\nsteve 215\nfran 215\nzombies 063=3')
    two.play('human: activate peter').play('human: walk 064')
    expect(unitIn(two, '063')).toMatchObject({ value: 3, faceUp: true })
    const one = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 063=3`)
    one.play('human: activate peter').play('human: walk 064')
    expect(unitIn(one, '063')).toMatchObject({ value: 0, faceUp: false })
  })

  it('[DAWN-5.4.d] entering does not end the move: the unit is shot there and the walk goes on for 1 a square', () => {
    const table = board(`turn 1 human\npeter 062\n${OTHERS}\nzombies 063`).play('human: activate peter')
    table.play('human: walk 063', { draws: [4] })
    expect(table.refusal('human: close #5').rule).toBe('DAWN-RUL.21')
    table.play('human: shoot 063 peter', { dice: [6, 2, 2] })
    expect(unitIn(table, '063')).toBeUndefined()
    table.play('human: walk 064')
    expect(movementLeft(activationOf(table.state)!)).toBe(5)
  })

  it('[DAWN-5.4.e] [DAWN-RUL.52] a super zombie costs 2 to leave, with a unit the two values together', () => {
    const alone = board('turn 1 human\npeter 063\nroger 215\nsteve 215\nfran 063 super').play('human: activate peter')
    expect(movementLeft(activationOf(alone.play('human: walk 064').state)!)).toBe(7 - 3)
    const stacked = board('turn 1 human\npeter 063\nroger 215\nsteve 215\nfran 063 super\nzombies 063=4')
    stacked.play('human: activate peter').play('human: walk 064')
    expect(movementLeft(activationOf(stacked.state)!)).toBe(7 - 7)
    const held = board('turn 1 human\npeter 063\nroger 215\nsteve 215\nfran 063 super\nzombies 063=5')
    expect(held.play('human: activate peter').refusal('human: walk 064')).toEqual({
      rule: 'DAWN-5.1.a',
      params: { cost: 8, left: 7 },
    })
  })

  it('[DAWN-4.1.d] a hidden zombie appears in the middle of a move, which goes on at its price', () => {
    const table = board(`turn 1 human\npeter 043\n${OTHERS}\nhidden 042`).play('human: activate peter')
    table.play('human: walk 042', { draws: [3] })
    expect(unitIn(table, '042')).toMatchObject({ value: 3, faceUp: true })
    expect([table.state.hidden, movementLeft(activationOf(table.state)!)]).toEqual([[], 6])
    expect(movementLeft(activationOf(table.play('human: walk 041').state)!)).toBe(2)
  })

  it('[DAWN-RUL.17] an entry that finds a zombie does not use up what is hidden there; the next one does', () => {
    const table = board(`turn 1 human\npeter 043\n${OTHERS}\nzombies 042=1\nhidden 042`).play('human: activate peter')
    table.play('human: walk 042')
    expect(table.state.hidden.map(squareName)).toEqual(['042'])
    table.play('human: shoot 042 peter', { dice: [6, 1, 1] })
    expect([unitIn(table, '042'), table.state.hidden.length]).toEqual([undefined, 1])
    table.play('human: walk 043').play('human: walk 042', { draws: [2] })
    expect(unitIn(table, '042')).toMatchObject({ value: 2, faceUp: true })
    expect(table.state.hidden).toEqual([])
  })
})
