import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { activationOf } from '../frames/kinds.js'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { CLOSED, DESTROYED, OPEN } from '../state.js'
import { movementLeft } from './walking.js'

const board = (text: string, options = {}) => TestTable.at(module, text, options)
type Table = ReturnType<typeof board>

const OTHERS = 'roger 215\nsteve 215\nfran 215'
const door = (table: Table, n: number) => table.state.doors[n - 1]
const doorOffers = (table: Table): string[] =>
  table.offered('human').filter((action) => /^(open|close|main)/.test(action))

describe('glass and solid doors', () => {
  it.each([
    ['glass', '043', 5],
    ['solid', '009', 1],
  ])('[DAWN-5.5.a] closing and opening a %s door costs 2 points each time', (_, square, n) => {
    const table = board(`turn 1 human\npeter ${square}\n${OTHERS}`).play('human: activate peter')
    table.play(`human: close #${n}`)
    expect([door(table, n), movementLeft(activationOf(table.state)!)]).toEqual([CLOSED, 5])
    table.play(`human: open #${n}`)
    expect([door(table, n), movementLeft(activationOf(table.state)!)]).toEqual([OPEN, 3])
    expect(table.state.doors.filter((state) => state !== OPEN)).toEqual([])
    expect(activationOf(table.state)!.actedIn.map(squareName)).toEqual([square, square])
  })

  it('[DAWN-5.5.f] a closed door shows its marker to everybody; opening removes it', () => {
    const table = board(`turn 1 human\npeter 062\n${OTHERS}`).play('human: activate peter').play('human: close #5')
    for (const seat of ['human', 'zombie', 'spectator']) expect(table.view(seat).doors[4]).toBe(CLOSED)
    table.play('human: open #5')
    for (const seat of ['human', 'zombie', 'spectator']) expect(table.view(seat).doors[4]).toBe(OPEN)
  })

  it('[DAWN-RUL.21] the door must be on a side of the square; either side of it will do', () => {
    const table = board(`turn 1 human\npeter 061\n${OTHERS}`).play('human: activate peter')
    expect(doorOffers(table)).toEqual([])
    expect(table.refusal('human: close #5').rule).toBe('DAWN-RUL.21')
    expect(doorOffers(table.play('human: walk 062'))).toEqual(['close #5'])
    const inside = board(`turn 1 human\npeter 043\n${OTHERS}`).play('human: activate peter')
    expect(doorOffers(inside)).toEqual(['close #5'])
  })

  it('[DAWN-RUL.21] a zombie on the far side does not prevent it', () => {
    const table = board(`turn 1 human\npeter 062\n${OTHERS}\nzombies 043`).play('human: activate peter')
    expect(table.refusal('human: close #29').rule).toBe('DAWN-RUL.21')
    expect(door(table.play('human: close #5'), 5)).toBe(CLOSED)
  })

  it('[DAWN-5.5.d] no door is worked in a zombie-occupied square; once the unit is shot it is', () => {
    const table = board(`turn 1 human\npeter 062\n${OTHERS}\nzombies 062=4`).play('human: activate peter')
    expect(table.refusal('human: close #5').rule).toBe('DAWN-5.5.d')
    table.play('human: shoot 062 peter', { dice: [2, 2, 2] }).play('human: close #5')
    expect([door(table, 5), movementLeft(activationOf(table.state)!)]).toEqual([CLOSED, 5])
    const main = board(`turn 1 human\npeter 004\n${OTHERS}\nzombies 004=4`).play('human: activate peter')
    expect(main.refusal('human: main #29 peter').rule).toBe('DAWN-5.5.d')
    main.play('human: shoot 004 peter', { dice: [2, 2, 2] }).play('human: main #29 peter')
    expect(door(main, 29)).toBe(CLOSED)
  })

  it('[DAWN-5.5.d] a super zombie in the square prevents it too', () => {
    const table = board('turn 1 human\npeter 062\nroger 215\nsteve 215\nfran 062 super').play('human: activate peter')
    expect(table.refusal('human: close #5').rule).toBe('DAWN-5.5.d')
  })

  it('[DAWN-5.5.e] a destroyed glass door is neither closed nor opened', () => {
    const table = board(`turn 1 human\npeter 062\n${OTHERS}\ndoors #5 destroyed`).play('human: activate peter')
    expect(table.refusal('human: close #5').rule).toBe('DAWN-5.5.e')
    expect(table.offered('human')).not.toContain('open #5')
    expect(door(table.play('human: walk 043'), 5)).toBe(DESTROYED)
  })
})

describe('main doors', () => {
  it.each([
    ['004', 29],
    ['117', 30],
    ['212', 31],
    ['093', 32],
  ])('[DAWN-5.5.b] in %s a main door is closed for the whole allowance', (square, n) => {
    const table = board(`turn 1 human\nroger ${square}\npeter 033\nsteve 033\nfran 033`).play('human: activate roger')
    table.play(`human: main #${n} roger`)
    expect([door(table, n), activationOf(table.state)!.spent, movementLeft(activationOf(table.state)!)]).toEqual([
      CLOSED,
      8,
      0,
    ])
    expect(table.state.doors.filter((state) => state === CLOSED)).toHaveLength(1)
    expect(table.offered('human')).toEqual(['done'])
  })

  it('[DAWN-5.5.b] with a single point spent it cannot be closed, not even back in the square', () => {
    const table = board(`turn 1 human\npeter 005\n${OTHERS}`).play('human: activate peter')
    expect(table.refusal('human: main #29 peter').rule).toBe('DAWN-RUL.21')
    expect(table.play('human: walk 004').refusal('human: main #29 peter').rule).toBe('DAWN-5.5.b')
    const back = board(`turn 1 human\npeter 004\n${OTHERS}`).play('human: activate peter')
    back.play('human: walk 005').play('human: walk 004')
    expect(back.refusal('human: main #29 peter').rule).toBe('DAWN-5.5.b')
    expect(door(back, 29)).toBe(OPEN)
  })

  it('[DAWN-5.5.c] a main door that is closed never opens again', () => {
    const table = board(`turn 1 human\npeter 004\n${OTHERS}\ndoors #29 closed`).play('human: activate peter')
    expect(table.refusal('human: main #29 peter').rule).toBe('DAWN-5.5.c')
    expect(table.refusal('human: open #29').rule).toBe('DAWN-5.5.c')
    expect(doorOffers(table)).toEqual([])
  })
})

describe('closing a main door and shooting', () => {
  const AT_DOOR = 'turn 1 human\npeter 004\nroger 004\nsteve 215\nfran 215\nzombies 019=11'
  const exclusive = { mainDoorAndShoot: 'exclusive' }

  it('[DAWN-DIF.02] by the 1978 rules a character shoots before and after closing', () => {
    const table = board(AT_DOOR).play('human: activate peter')
    table.play('human: shoot 019 peter', { dice: [1, 1] }).play('human: main #29 peter')
    table.play('human: shoot 019 peter', { dice: [1, 1] })
    expect([door(table, 29), activationOf(table.state)!.shots]).toEqual([CLOSED, [2, 0, 0, 0]])
  })

  it('[DAWN-RUL.49] [DAWN-DIF.02] in exclusive mode the character who closed it does not shoot, their stack-mate does', () => {
    const table = board(AT_DOOR, exclusive).play('human: activate peter roger').play('human: main #29 peter')
    expect(table.refusal('human: shoot 019 peter').rule).toBe('DAWN-RUL.49')
    expect(table.refusal('human: shoot 019 peter roger').rule).toBe('DAWN-RUL.49')
    table.play('human: shoot 019 roger', { dice: [1, 1] })
    expect(activationOf(table.state)!.shots).toEqual([0, 1, 0, 0])
  })

  it('[DAWN-RUL.49] [DAWN-DIF.02] in exclusive mode the character who has shot does not close it, their stack-mate does', () => {
    const table = board(AT_DOOR, exclusive).play('human: activate peter roger')
    table.play('human: shoot 019 peter', { dice: [1, 1] })
    expect(table.refusal('human: main #29 peter').rule).toBe('DAWN-RUL.49')
    expect(door(table.play('human: main #29 roger'), 29)).toBe(CLOSED)
  })

  it('[DAWN-5.5.b] after a shot that panic stopped nobody of the stack closes it: the points are gone', () => {
    const table = board(AT_DOOR.replace('019=11', '019=11!'), exclusive).play('human: activate peter roger')
    table.play('human: shoot 019 peter', { dice: [1] })
    expect(table.refusal('human: main #29 peter').rule).toBe('DAWN-5.5.b')
    expect(table.refusal('human: main #29 roger').rule).toBe('DAWN-5.5.b')
  })

  it('[DAWN-RUL.49] defensive fire in the same game-turn is not affected', () => {
    const table = board('turn 1 human\npeter 004\nroger 215\nsteve 215\nfran 215\nzombies 019=11', exclusive)
    table.play('human: activate peter').play('human: main #29 peter')
    expect(table.refusal('human: shoot 019 peter').rule).toBe('DAWN-RUL.49')
    table
      .play('human: done')
      .play('zombie: pass')
      .play('zombie: move 019 004', { dice: [1] })
    expect(table.asked()).toEqual(['human: defend'])
    expect(table.offered('human')).toEqual(['hold', 'fire peter'])
  })
})

describe('door markers', () => {
  it('[DAWN-DIF.19] [DAWN-2.4.a] with a limit no door is closed once all markers lie; broken doors keep theirs', () => {
    const text = `turn 1 human\npeter 062\n${OTHERS}\ndoors #1 closed, #2 destroyed`
    const full = board(text, { doorMarkerLimit: 2 }).play('human: activate peter')
    expect(full.refusal('human: close #5').rule).toBe('DAWN-DIF.19')
    const spare = board(text, { doorMarkerLimit: 3 }).play('human: activate peter').play('human: close #5')
    expect(door(spare, 5)).toBe(CLOSED)
    // Opening gives one back.
    expect(door(spare.play('human: open #5').play('human: close #5'), 5)).toBe(CLOSED)
    expect(door(board(text).play('human: activate peter').play('human: close #5'), 5)).toBe(CLOSED)
  })

  it('[DAWN-DIF.19] a main door needs a marker like any other', () => {
    const text = `turn 1 human\npeter 004\n${OTHERS}\ndoors #1 closed`
    const full = board(text, { doorMarkerLimit: 1 }).play('human: activate peter')
    expect(full.refusal('human: main #29 peter').rule).toBe('DAWN-DIF.19')
    const spare = board(text, { doorMarkerLimit: 2 }).play('human: activate peter').play('human: main #29 peter')
    expect(door(spare, 29)).toBe(CLOSED)
  })
})
