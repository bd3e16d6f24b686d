import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import plan from '../data/mall.json' with { type: 'json' }
import { activationOf } from '../frames/kinds.js'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { FRAN, INFECTED, KILLED, STEVE, SUPER } from '../state.js'
import { movementLeft } from './walking.js'

const board = (text: string, options = {}) => TestTable.at(module, text, options)
type Table = ReturnType<typeof board>

const rifles = (table: Table): string[] => table.offered('human').filter((action) => action.startsWith('rifle'))
const QUIET = { dice: [1, 2, 2] }

describe('hunting rifles', () => {
  it('[DAWN-12.0.a] a rifle gives Steve or Fran two dice a shot and leaves the Fire Rate at two', () => {
    const table = board(
      'turn 1 human\npeter 215\nroger 215\nsteve 062 normal rifle\nfran 215\nzombies 064=11\nrifles 1',
    )
    table.play('human: activate steve')
    table.play('human: shoot 064 steve', { dice: [6, 6] })
    expect(table.events.find(({ kind }) => kind === 'missed')).toMatchObject({ dice: [6, 6], data: { result: 10 } })
    table.play('human: shoot 064 steve', { dice: [1, 1] })
    expect(table.refusal('human: shoot 064 steve').rule).toBe('DAWN-6.1.a')
    const fran = board('turn 1 human\npeter 215\nroger 215\nfran 062 normal rifle\nsteve 215\nzombies 064=8\nrifles 1')
    fran.play('human: activate fran').play('human: shoot 064 fran', { dice: [5, 5] })
    expect(fran.view('human').units).toEqual([])
  })

  it('[DAWN-12.0.b] taking one costs the whole allowance of a turn that starts in 177', () => {
    const table = board('turn 1 human\npeter 215\nroger 215\nsteve 177\nfran 215').play('human: activate steve')
    table.play('human: rifle steve')
    expect([table.state.rifle, table.state.riflesLeft]).toEqual([[0, 0, 1, 0], 1])
    expect([activationOf(table.state)!.spent, movementLeft(activationOf(table.state)!)]).toEqual([7, 0])
  })

  it('[DAWN-12.0.b] not after a single point is spent, nor in any other square, nor by the stunned', () => {
    const arriving = board('turn 1 human\npeter 215\nroger 215\nsteve 178\nfran 177 stunned').play(
      'human: activate steve',
    )
    expect(arriving.refusal('human: rifle steve').rule).toBe('DAWN-12.0.b')
    expect(arriving.play('human: walk 177').refusal('human: rifle steve').rule).toBe('DAWN-12.0.b')
    const back = board('turn 1 human\npeter 215\nroger 215\nsteve 177\nfran 215').play('human: activate steve')
    back.play('human: walk 178').play('human: walk 177')
    expect(back.refusal('human: rifle steve').rule).toBe('DAWN-12.0.b')
    expect(back.refusal('human: rifle fran').rule).toBe('DAWN-12.0.b')
    const stunned = board('turn 1 human\npeter 177\nroger 215\nsteve 177 stunned\nfran 215').play(
      'human: activate peter',
    )
    expect(stunned.refusal('human: rifle steve').rule).toBe('DAWN-12.0.b')
  })

  it('[DAWN-12.0.b] points spent on a door of the square are spent: no rifle after that', () => {
    // On a map whose rifles are beside the door between 139 and 159.
    const map = { ...plan, rifleSquare: '159' }
    const table = board('turn 1 human\npeter 215\nroger 215\nsteve 159\nfran 215', { map })
    table.play('human: activate steve')
    expect(rifles(table)).toEqual(['rifle steve'])
    expect(table.play('human: close #17').refusal('human: rifle steve').rule).toBe('DAWN-12.0.b')
  })

  it('[DAWN-12.1.a] Peter and Roger never take one, Steve and Fran no second one', () => {
    const strong = board('turn 1 human\npeter 177\nroger 177\nsteve 215\nfran 215').play('human: activate peter roger')
    expect(strong.refusal('human: rifle peter').rule).toBe('DAWN-12.1.a')
    expect(strong.refusal('human: rifle roger').rule).toBe('DAWN-12.1.a')
    const armed = board('turn 1 human\npeter 215\nroger 215\nsteve 177 normal rifle\nfran 215\nrifles 1')
    expect(armed.play('human: activate steve').refusal('human: rifle steve').rule).toBe('DAWN-12.1.a')
  })

  it('[DAWN-12.1.a] a rifle is not handed over: nothing of the kind is offered, and only its owner has two dice', () => {
    const table = board(
      'turn 1 human\npeter 215\nroger 215\nsteve 062 normal rifle\nfran 062\nzombies 064=11\nrifles 1',
    )
    table.play('human: activate steve fran')
    expect(new Set(table.offered('human').map((action) => action.split(' ')[0]))).toEqual(
      new Set(['done', 'walk', 'close', 'shoot']),
    )
    table.play('human: shoot 064 fran', { dice: [6] })
    expect(table.state.rifle).toEqual([0, 0, 1, 0])
    const armed = board('turn 1 human\npeter 215\nroger 215\nsteve 177 normal rifle\nfran 215\nrifles 1')
    expect(armed.play('human: activate steve').refusal('human: rifle steve').rule).toBe('DAWN-12.1.a')
  })

  it('[DAWN-12.2.a] not while a zombie is in 177; taking one is a move that makes them rest and provokes', () => {
    const held = board('turn 1 human\npeter 215\nroger 215\nsteve 177\nfran 215\nzombies 177=1')
    held.play('human: activate steve')
    expect(held.refusal('human: rifle steve').rule).toBe('DAWN-12.2.a')
    held.play('human: shoot 177 steve', { dice: [6, 1] }).play('human: rifle steve')
    expect(held.state.rifle[STEVE]).toBe(1)
    const superThere = board('turn 1 human\npeter 177 super\nroger 215\nsteve 177\nfran 215').play(
      'human: activate steve',
    )
    expect(superThere.refusal('human: rifle steve').rule).toBe('DAWN-12.2.a')
    const table = board('turn 1 human\npeter 215\nroger 215\nsteve 177\nfran 215\nzombies 200')
    table.play('human: activate steve').play('human: rifle steve').play('human: done')
    expect(table.state.rests).toEqual([0, 0, 1, 0])
    table.play('zombie: pass').play('zombie: auto', QUIET)
    expect(table.view('human').units.map((unit) => squareName(unit.square))).toEqual(['199'])
    expect(table.refusal('human: activate steve').rule).toBe('DAWN-4.1.b')
  })

  it('[DAWN-RUL.23] Steve and Fran in 177 both take one in the same turn', () => {
    const table = board('turn 1 human\npeter 215\nroger 215\nsteve 177\nfran 177').play('human: activate steve fran')
    table.play('human: rifle steve').play('human: rifle fran')
    expect([table.state.rifle, table.state.riflesLeft, movementLeft(activationOf(table.state)!)]).toEqual([
      [0, 0, 1, 1],
      0,
      0,
    ])
    expect(rifles(table)).toEqual([])
  })

  it('[DAWN-RUL.23] one of them takes one while Peter stands by', () => {
    const table = board('turn 1 human\npeter 177\nroger 215\nsteve 177\nfran 177').play('human: activate peter fran')
    table.play('human: rifle fran')
    expect(table.state.rifle).toEqual([0, 0, 0, 1])
    expect(table.refusal('human: rifle steve').rule).toBe('DAWN-12.0.b')
    const both = board('turn 1 human\npeter 215\nroger 215\nsteve 177\nfran 177').play('human: activate steve fran')
    expect(both.play('human: rifle fran').play('human: rifle steve').state.riflesLeft).toBe(0)
  })

  it('[DAWN-RUL.23] panic takes the points of both: the second rifle stays where it is', () => {
    const table = board('turn 1 human\npeter 215\nroger 215\nsteve 177\nfran 177\nzombies 179=9!')
    table.play('human: activate steve fran').play('human: rifle steve')
    table.play('human: shoot 179 steve', { dice: [3] })
    expect(table.refusal('human: rifle fran').rule).toBe('DAWN-12.0.b')
    const before = board('turn 1 human\npeter 215\nroger 215\nsteve 177\nfran 177\nzombies 179=9!')
    before.play('human: activate steve fran').play('human: rifle steve').play('human: rifle fran')
    expect(before.state.rifle).toEqual([0, 0, 1, 1])
  })

  it('[DAWN-DIF.12] a rifle is used in the turn in which it is taken, unless the option says otherwise', () => {
    const text = 'turn 1 human\npeter 215\nroger 215\nsteve 177\nfran 177\nzombies 180=9'
    const table = board(text).play('human: activate steve').play('human: rifle steve')
    table.play('human: shoot 180 steve', { dice: [6, 6] })
    expect(table.view('human').units).toEqual([])
    const later = board(text, { rifleUsableSameTurn: false }).play('human: activate steve fran')
    later.play('human: rifle steve')
    expect(later.refusal('human: shoot 180 steve').rule).toBe('DAWN-DIF.12')
    later.play('human: shoot 180 fran', { dice: [6] })
    expect(activationOf(later.state)!.shots).toEqual([0, 0, 0, 1])
    const before = board(text, { rifleUsableSameTurn: false }).play('human: activate steve')
    before.play('human: shoot 180 steve', { dice: [6] }).play('human: rifle steve')
    expect(before.state.rifle[STEVE]).toBe(1)
  })
})

describe('losing a rifle', () => {
  const BITTEN = 'turn 2 attack\npeter 063\nroger 064\nsteve 090 normal rifle\nfran 215\nzombies 090=9\nrifles 1'

  it('[DAWN-12.3.a] an infected owner keeps their rifle and its two dice', () => {
    const table = board(BITTEN).play('human: hold', { dice: [1, 1, 2, 2] })
    expect([table.state.status[STEVE], table.state.rifle[STEVE]]).toEqual([INFECTED, 1])
    table.play('human: activate steve').play('human: shoot 090 steve', { dice: [6, 4, 4] })
    expect(table.events.find(({ kind }) => kind === 'missed')).toMatchObject({ dice: [4, 4] })
  })

  it('[DAWN-12.3.a] killed: the rifle leaves the game and does not go back to 177', () => {
    const table = board(BITTEN.replace('normal', 'infected')).play('human: hold', { dice: [1, 1, 2, 2] })
    expect([table.state.status[STEVE], table.state.rifle, table.state.riflesLeft]).toEqual([KILLED, [0, 0, 0, 0], 1])
  })

  it('[DAWN-12.3.a] turned into a super zombie: the rifle leaves the game', () => {
    const table = board(
      'turn 3 human\npeter 063\nroger 064\nsteve 215\nfran 090 infected rifle since 1\nrifles 1',
    ).play('human: pass', { dice: [1, 2, 2, 6, 6] })
    expect([table.state.status[FRAN], table.state.rifle[FRAN], table.state.riflesLeft]).toEqual([SUPER, 0, 1])
  })
})
