import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { movementLeft } from '../rules/walking.js'
import { activationOf } from './kinds.js'

const board = (text: string, options = {}) => TestTable.at(module, text, options)
type Table = ReturnType<typeof board>

const unitsOf = (table: Table): string[] => table.view('human').units.map((unit) => squareName(unit.square))
/** Every unit has reacted: the free die and an entrance roll that names no door end the turn. */
const REST_OF_TURN = { dice: [1, 2, 2] }
const offers = (table: Table, verb: string): string[] =>
  table.offered('human').filter((action) => action.startsWith(verb))

describe('the move of a stack', () => {
  it('[DAWN-5.2.b] its allowance is the lowest among its members, and they pay from one account', () => {
    const table = board('turn 1 human\npeter 063\nroger 063\nsteve 063\nfran 063')
    table.play('human: activate roger fran')
    expect(activationOf(table.state)!.allowance).toBe(6)
    table.play('human: walk 064').play('human: walk 065')
    expect(movementLeft(activationOf(table.state)!)).toBe(4)
    const infected = board('turn 3 human\npeter 063 infected since 1\nroger 063\nsteve 215\nfran 215')
    expect(activationOf(infected.play('human: activate peter roger').state)!.allowance).toBe(5)
    const strong = board('turn 1 human\npeter 063\nroger 063\nsteve 215\nfran 215')
    expect(activationOf(strong.play('human: activate peter roger').state)!.allowance).toBe(7)
  })

  it('[DAWN-5.2.d] with the common points gone its members may shoot and nothing else', () => {
    const table = board('turn 1 human\npeter 215\nroger 215\nsteve 093\nfran 093\nzombies 104=2 120')
    table.play('human: activate steve fran')
    for (const square of ['094', '095', '096', '097', '098', '099']) table.play(`human: walk ${square}`)
    expect(movementLeft(activationOf(table.state)!)).toBe(0)
    expect(table.offered('human').sort()).toEqual(['done', 'shoot 104 fran', 'shoot 104 steve', 'shoot 104 steve fran'])
    table.play('human: shoot 104 steve fran', { dice: [6, 6] })
    expect(unitsOf(table)).toEqual(['120'])
  })

  it('[DAWN-RUL.22] a stack works a door once for 2 points of the common account', () => {
    const table = board('turn 1 human\npeter 043\nroger 043\nsteve 215\nfran 215')
    table.play('human: activate peter roger').play('human: close #5')
    expect([movementLeft(activationOf(table.state)!), table.state.doors[4]]).toEqual([5, 1])
  })

  it('[DAWN-RUL.22] closing a main door uses the whole common account', () => {
    const table = board('turn 1 human\npeter 004\nroger 004\nsteve 215\nfran 215')
    table.play('human: activate peter roger').play('human: main #29 peter')
    expect([movementLeft(activationOf(table.state)!), table.state.doors[28]]).toEqual([0, 1])
    expect(offers(table, 'walk')).toEqual([])
  })

  it('[DAWN-RUL.22] a rifle uses the whole common account: Peter, who stands by, goes nowhere', () => {
    const table = board('turn 1 human\npeter 177\nroger 215\nsteve 177\nfran 215')
    table.play('human: activate peter steve').play('human: rifle steve')
    expect([movementLeft(activationOf(table.state)!), offers(table, 'walk')]).toEqual([0, []])
  })
})

describe('shooting on the way', () => {
  it('[DAWN-4.1.c] a character stops anywhere to shoot, walks on, and shoots again up to the Fire Rate', () => {
    const table = board('turn 1 human\npeter 062\nroger 215\nsteve 215\nfran 215\nzombies 066=11')
    table.play('human: activate peter')
    table.play('human: shoot 066 peter', { dice: [1, 1] }).play('human: walk 063')
    table.play('human: shoot 066 peter', { dice: [1, 1] }).play('human: walk 064')
    table.play('human: shoot 066 peter', { dice: [1, 1] })
    expect(table.refusal('human: shoot 066 peter').rule).toBe('DAWN-6.1.a')
    table.play('human: walk 065')
    expect([movementLeft(activationOf(table.state)!), activationOf(table.state)!.shots]).toEqual([4, [3, 0, 0, 0]])
  })

  it('[DAWN-6.2.a] shooting costs no points, and working a door or taking a rifle counts as being moved', () => {
    const door = board('turn 1 human\npeter 062\nroger 062\nsteve 215\nfran 215\nzombies 066=11')
    door.play('human: activate peter').play('human: close #5')
    door.play('human: shoot 066 peter', { dice: [1, 1] })
    expect(movementLeft(activationOf(door.state)!)).toBe(5)
    expect(door.refusal('human: shoot 066 roger').rule).toBe('DAWN-6.2.a')
    const rifle = board('turn 1 human\npeter 215\nroger 215\nsteve 177\nfran 215\nzombies 178=11')
    rifle.play('human: activate steve').play('human: rifle steve')
    rifle.play('human: shoot 178 steve', { dice: [1, 1] })
    expect(activationOf(rifle.state)!.shots).toEqual([0, 0, 1, 0])
  })

  it('[DAWN-6.2.b] a character or stack may only shoot; that provokes, and the shooters rest', () => {
    const table = board('turn 1 human\npeter 062\nroger 062\nsteve 215\nfran 215\nzombies 066=11')
    table
      .play('human: activate peter roger')
      .play('human: shoot 066 peter', { dice: [1, 1] })
      .play('human: done')
    expect(table.state.rests).toEqual([1, 1, 0, 0])
    table.play('zombie: pass').play('zombie: auto', REST_OF_TURN)
    expect(unitsOf(table)).toEqual(['065'])
  })
})

describe('what provokes reaction', () => {
  it.each([
    ['walking', 'peter', '061', 'walk 062', {}, '066', '065'],
    ['closing a door', 'peter', '062', 'close #5', {}, '066', '065'],
    ['shooting', 'peter', '062', 'shoot 066 peter', { dice: [1, 1] }, '066', '065'],
    ['taking a rifle', 'steve', '177', 'rifle steve', {}, '179', '178'],
  ])('[DAWN-5.7.a] %s triggers reaction', (_, who, square, deed, script, from, to) => {
    const others = ['peter', 'roger', 'steve', 'fran'].filter((name) => name !== who).map((name) => `${name} 033`)
    const table = board(`turn 1 human\n${who} ${square}\n${others.join('\n')}\nzombies ${from}=11`)
    table.play(`human: activate ${who}`).play(`human: ${deed}`, script).play('human: done')
    table.play('zombie: pass')
    expect(table.asked()).toEqual(['zombie: react'])
    table.play('zombie: auto', REST_OF_TURN)
    expect(unitsOf(table)).toEqual([to])
  })

  it('[DAWN-5.7.a] opening a door triggers reaction', () => {
    const table = board(
      'turn 1 human\npeter 062\nroger 033\nsteve 033\nfran 033\nzombies 042\ndoors #5 closed, #3 closed',
    )
    table
      .play('human: activate peter')
      .play('human: open #5')
      .play('human: done')
      .play('zombie: pass', { dice: [1] })
    // 042 does not see 062; the same door worked in sight of 043 makes that unit come.
    expect([table.state.phase, unitsOf(table)]).toEqual(['free', ['042']])
    const seen = board('turn 1 human\npeter 062\nroger 033\nsteve 033\nfran 033\nzombies 043\ndoors #5 closed')
    seen.play('human: activate peter').play('human: open #5').play('human: done').play('zombie: pass')
    seen.play('zombie: move 043 062', { draws: [3], dice: [1] })
    expect(unitsOf(seen)).toEqual(['062'])
  })

  it('[DAWN-RUL.02] a shot that panic stops provokes all the same', () => {
    const table = board('turn 1 human\npeter 032\nroger 033\nsteve 062\nfran 033\nzombies 066=5! 064')
    expect(table.play('human: activate steve').refusal('human: shoot 066 steve').rule).toBe('DAWN-6.3.c')
    const shot = board('turn 1 human\npeter 032\nroger 033\nsteve 062\nfran 033\nzombies 066=5! 083')
    shot.play('human: activate steve').play('human: shoot 066 steve', { dice: [3] })
    expect(activationOf(shot.state)!.actedIn.map(squareName)).toEqual(['062'])
    shot
      .play('human: done', { dice: [5] })
      .play('zombie: pass')
      .play('zombie: auto', REST_OF_TURN)
    expect(unitsOf(shot)).toEqual(['063', '065'])
  })

  it('[DAWN-RUL.47] who stands by in the same square is not touched by the panic of those who move', () => {
    const table = board('turn 1 human\npeter 215\nroger 063\nsteve 063\nfran 215\nzombies 063=9')
    table.play('human: activate steve').play('human: shoot 063 steve', { dice: [3] })
    expect(activationOf(table.state)!.panicked).toEqual([0, 0, 1, 0])
    table.play('human: done').play('zombie: pass', { dice: [1] })
    expect(table.state.rests).toEqual([0, 0, 1, 0])
    // Nothing else can move: the fight begins, and Roger has his gun.
    expect(table.asked()).toEqual(['human: defend'])
    expect(table.offered('human')).toContain('fire roger')
  })
})
