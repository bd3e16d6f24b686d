import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { activationOf } from '../frames/kinds.js'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { NORMAL, STUNNED } from '../state.js'
import { movementLeft } from './walking.js'

const board = (text: string, options = {}) => TestTable.at(module, text, options)
type Table = ReturnType<typeof board>

const squaresOf = (table: Table): string[] => table.state.at.map(squareName)
const carries = (table: Table): string[] => table.offered('human').filter((action) => action.startsWith('carry'))
/** The zombie player-turn on a mall without units: the free die, then an entrance roll that names no door. */
const QUIET = { dice: [1, 2, 2] }

describe('carrying', () => {
  it('[DAWN-5.6.a] an eligible character carries one who is in their square at the start, and says whom', () => {
    const table = board('turn 1 human\npeter 063\nroger 063\nsteve 063\nfran 064').play('human: activate peter')
    expect(carries(table)).toEqual(['carry peter roger', 'carry peter steve'])
    expect(table.refusal('human: carry peter fran').rule).toBe('DAWN-5.6.a')
    expect(table.refusal('human: carry roger steve').rule).toBe('DAWN-5.6.a')
    table.play('human: carry peter steve').play('human: walk 064')
    expect(squaresOf(table)).toEqual(['064', '063', '064', '064'])
  })

  it.each([
    ['peter', 7, 3],
    ['roger', 8, 3],
    ['steve', 7, 4],
    ['fran', 6, 5],
  ])('[DAWN-5.6.b] %s, who has %i points, pays %i for a square with a load', (who, allowance, cost) => {
    const load = who === 'peter' ? 'roger' : 'peter'
    const table = board('turn 1 human\npeter 063\nroger 063\nsteve 063\nfran 063')
    table.play(`human: activate ${who}`).play(`human: carry ${who} ${load}`).play('human: walk 064')
    expect([activationOf(table.state)!.allowance, movementLeft(activationOf(table.state)!)]).toEqual([
      allowance,
      allowance - cost,
    ])
    let left = allowance - cost
    for (const square of ['065', '066']) {
      if (left < cost) break
      table.play(`human: walk ${square}`)
      left -= cost
    }
    expect(table.refusal(`human: walk ${left === allowance - cost ? '065' : '066'}`)).toEqual({
      rule: 'DAWN-5.1.a',
      params: { cost, left },
    })
  })

  it('[DAWN-5.6.c] the load spends nothing and need not be eligible: stunned, or moved last turn', () => {
    const table = board('turn 2 human\npeter 063\nroger 063 stunned\nsteve 063 normal rests\nfran 215')
    table.play('human: activate peter')
    expect(carries(table)).toEqual(['carry peter roger', 'carry peter steve'])
    table.play('human: carry peter roger').play('human: walk 064')
    expect([activationOf(table.state)!.allowance, movementLeft(activationOf(table.state)!)]).toEqual([7, 4])
    expect(table.state.status[1]).toBe(STUNNED)
    const resting = board('turn 2 human\npeter 063\nroger 063 stunned\nsteve 063 normal rests\nfran 215')
    resting.play('human: activate peter').play('human: carry peter steve').play('human: walk 064')
    expect(squaresOf(resting)).toEqual(['064', '063', '064', '215'])
  })

  it('[DAWN-5.6.d] while carrying neither of the two does anything but walk', () => {
    const table = board('turn 1 human\npeter 062\nroger 062\nsteve 215\nfran 215\nzombies 066')
    table.play('human: activate peter').play('human: carry peter roger')
    expect(table.refusal('human: shoot 066 peter').rule).toBe('DAWN-5.6.d')
    expect(table.refusal('human: shoot 066 roger').rule).toBe('DAWN-5.6.d')
    expect(table.refusal('human: close #5').rule).toBe('DAWN-5.6.d')
    expect(table.offered('human').sort()).toEqual([
      'done',
      'drop peter',
      'walk 043',
      'walk 061',
      'walk 063',
      'walk 082',
    ])
    const main = board('turn 1 human\npeter 004\nroger 004\nsteve 177\nfran 177')
    main.play('human: activate peter').play('human: carry peter roger')
    expect(main.refusal('human: main #29 peter').rule).toBe('DAWN-5.6.d')
    const rifle = board('turn 1 human\npeter 004\nroger 004\nsteve 177\nfran 177')
    rifle.play('human: activate steve').play('human: carry steve fran')
    expect(rifle.refusal('human: rifle steve').rule).toBe('DAWN-5.6.d')
  })

  it('[DAWN-5.6.e] it stops at any time, and the carrier uses what is left as they like', () => {
    const table = board('turn 1 human\npeter 061\nroger 061\nsteve 215\nfran 215\nzombies 066=11')
    table.play('human: activate peter').play('human: carry peter roger').play('human: walk 062')
    table.play('human: drop peter').play('human: close #5').play('human: walk 063')
    expect([squaresOf(table).slice(0, 2), movementLeft(activationOf(table.state)!)]).toEqual([['063', '062'], 1])
    table.play('human: shoot 066 peter', { dice: [1, 1] })
    expect(table.refusal('human: carry peter roger').rule).toBe('DAWN-5.6.a')
  })

  it('[DAWN-5.6.f] the infected carry nobody and may be carried', () => {
    const table = board('turn 3 human\npeter 063 infected since 1\nroger 063\nsteve 215\nfran 215')
    expect(table.play('human: activate peter').refusal('human: carry peter roger').rule).toBe('DAWN-5.6.f')
    const other = board('turn 3 human\npeter 063 infected since 1\nroger 063\nsteve 215\nfran 215')
    other.play('human: activate roger').play('human: carry roger peter').play('human: walk 064')
    expect(squaresOf(other).slice(0, 2)).toEqual(['064', '064'])
  })

  it('[DAWN-5.6.g] out of a zombie’s square it costs value + 1 + the extra: Peter and a 3 make 6', () => {
    const table = board('turn 1 human\npeter 063\nroger 063 stunned\nsteve 215\nfran 215\nzombies 063=3')
    table.play('human: activate peter').play('human: carry peter roger').play('human: walk 064')
    expect(movementLeft(activationOf(table.state)!)).toBe(1)
    const four = board('turn 1 human\npeter 063\nroger 063 stunned\nsteve 215\nfran 215\nzombies 063=4')
    expect(
      movementLeft(
        activationOf(
          four.play('human: activate peter').play('human: carry peter roger').play('human: walk 064').state,
        )!,
      ),
    ).toBe(0)
    const five = board('turn 1 human\npeter 063\nroger 063 stunned\nsteve 215\nfran 215\nzombies 063=5')
    five.play('human: activate peter').play('human: carry peter roger')
    expect(five.refusal('human: walk 064')).toEqual({ rule: 'DAWN-5.1.a', params: { cost: 8, left: 7 } })
  })

  it('[DAWN-RUL.25] it is declared before any point is spent and before any shot', () => {
    const shot = board('turn 1 human\npeter 063\nroger 063\nsteve 215\nfran 215\nzombies 065=11')
    shot.play('human: activate peter').play('human: shoot 065 peter', { dice: [1, 1] })
    expect(shot.refusal('human: carry peter roger').rule).toBe('DAWN-RUL.25')
    const walked = board('turn 1 human\npeter 062\nroger 063\nsteve 215\nfran 215')
    walked.play('human: activate peter').play('human: walk 063')
    expect(walked.refusal('human: carry peter roger').rule).toBe('DAWN-RUL.25')
    const door = board('turn 1 human\npeter 062\nroger 062\nsteve 215\nfran 215')
    door.play('human: activate peter').play('human: close #5')
    expect(door.refusal('human: carry peter roger').rule).toBe('DAWN-RUL.25')
  })

  it('[DAWN-RUL.25] after it stops the carrier may shoot, the other may not, and it does not start again', () => {
    const table = board('turn 1 human\npeter 063\nroger 063\nsteve 215\nfran 215\nzombies 067=11')
    table.play('human: activate peter').play('human: carry peter roger').play('human: walk 064')
    table.play('human: drop peter')
    expect(table.refusal('human: carry peter roger').rule).toBe('DAWN-RUL.25')
    expect(table.refusal('human: shoot 067 roger').rule).toBe('DAWN-6.2.a')
    table.play('human: shoot 067 peter', { dice: [1, 1] })
    expect(activationOf(table.state)!.shots).toEqual([1, 0, 0, 0])
  })

  it('[DAWN-RUL.26] one carries one, and nobody is carried by two', () => {
    const table = board('turn 1 human\npeter 063\nroger 063\nsteve 063 stunned\nfran 063 stunned')
    table.play('human: activate peter roger').play('human: carry peter steve')
    expect(table.refusal('human: carry peter fran').rule).toBe('DAWN-RUL.26')
    expect(table.refusal('human: carry roger steve').rule).toBe('DAWN-RUL.26')
    expect(carries(table)).toEqual(['carry roger fran'])
  })
})

describe('waking on the way', () => {
  it('[DAWN-RUL.27] being carried about does not wake; being left and found again does', () => {
    const table = board('turn 1 human\npeter 063\nroger 063 stunned\nsteve 215\nfran 215')
    table.play('human: activate peter').play('human: carry peter roger').play('human: walk 064')
    expect(table.state.status[1]).toBe(STUNNED)
    table.play('human: drop peter')
    expect(table.state.status[1]).toBe(STUNNED)
    table.play('human: walk 065').play('human: walk 064')
    expect(table.state.status[1]).toBe(NORMAL)
  })

  it('[DAWN-RUL.27] a carrier and a conscious load who arrive wake a third', () => {
    const table = board('turn 1 human\npeter 063\nroger 063 stunned\nsteve 064 stunned\nfran 215')
    table.play('human: activate peter').play('human: carry peter roger').play('human: walk 064')
    expect(table.state.status.slice(1, 3)).toEqual([STUNNED, NORMAL])
  })
})

describe('carrying inside a stack', () => {
  it('[DAWN-RUL.24] the square costs 1 and the highest extra, the allowance is the lowest of those who walk', () => {
    const table = board('turn 1 human\npeter 062\nroger 062 stunned\nsteve 062\nfran 062 stunned\nzombies 067=11')
    table.play('human: activate peter steve').play('human: carry peter roger').play('human: carry steve fran')
    expect(activationOf(table.state)!.allowance).toBe(7)
    table.play('human: walk 063')
    expect([squaresOf(table), movementLeft(activationOf(table.state)!)]).toEqual([['063', '063', '063', '063'], 3])
    expect(table.refusal('human: walk 064')).toEqual({ rule: 'DAWN-5.1.a', params: { cost: 4, left: 3 } })
    table.play('human: drop steve').play('human: walk 064')
    expect([squaresOf(table), movementLeft(activationOf(table.state)!)]).toEqual([['064', '064', '064', '063'], 0])
  })

  it('[DAWN-RUL.24] Fran’s allowance does not count while she is carried; a character who carries nobody may shoot', () => {
    const table = board('turn 1 human\npeter 062\nroger 062\nsteve 215\nfran 062\nzombies 067=11')
    table.play('human: activate peter roger').play('human: carry peter fran').play('human: walk 063')
    expect([activationOf(table.state)!.allowance, movementLeft(activationOf(table.state)!)]).toEqual([7, 4])
    expect(table.refusal('human: shoot 067 peter roger').rule).toBe('DAWN-5.6.d')
    table.play('human: shoot 067 roger', { dice: [1, 1] })
    expect(activationOf(table.state)!.shots).toEqual([0, 1, 0, 0])
  })

  it('[DAWN-RUL.24] a member with free hands closes a main door though another carries', () => {
    const table = board('turn 1 human\npeter 004\nroger 004\nsteve 004 stunned\nfran 215')
    table.play('human: activate peter roger').play('human: carry peter steve').play('human: main #29 roger')
    expect([table.state.doors[28], movementLeft(activationOf(table.state)!)]).toEqual([1, 0])
  })

  it('[DAWN-RUL.24] by option nobody carries in a stack, and one alone still does', () => {
    const text = 'turn 1 human\npeter 063\nroger 063\nsteve 063 stunned\nfran 215'
    const stack = board(text, { stackCarry: false }).play('human: activate peter roger')
    expect(stack.refusal('human: carry peter steve').rule).toBe('DAWN-RUL.24')
    const alone = board(text, { stackCarry: false }).play('human: activate peter')
    expect(carries(alone)).toEqual(['carry peter roger', 'carry peter steve'])
  })
})

describe('resting after being carried', () => {
  const carried = (options: object): Table =>
    board('turn 1 human\npeter 063\nroger 063\nsteve 215\nfran 215', options)
      .play('human: activate peter')
      .play('human: carry peter roger')
      .play('human: walk 064')
      .play('human: done', QUIET)

  it('[DAWN-DIF.11] by the 1978 rules the character who was carried was moved and rests', () => {
    const table = carried({})
    expect(table.state.rests).toEqual([1, 1, 0, 0])
    expect(table.refusal('human: activate roger').rule).toBe('DAWN-4.1.b')
  })

  it('[DAWN-DIF.11] by option, and by the digest, they were not activated and may move', () => {
    for (const options of [{ carriedMustRest: false }, { edition: 'digest' }]) {
      const table = carried(options)
      expect(table.state.rests).toEqual([1, 0, 0, 0])
      expect(table.offered('human')).toContain('activate roger')
    }
  })

  it('[DAWN-DIF.11] picked up and put down on the spot they were not moved', () => {
    const table = board('turn 1 human\npeter 063\nroger 063\nsteve 215\nfran 215').play('human: activate peter')
    table.play('human: carry peter roger').play('human: drop peter').play('human: walk 064').play('human: done', QUIET)
    expect(table.state.rests).toEqual([1, 0, 0, 0])
  })
})
