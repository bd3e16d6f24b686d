import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { STUNNED } from '../state.js'
import { activationOf } from './kinds.js'

const THREE = { mode: 'coop-3' }
const FOUR = { mode: 'coop-4' }
const NOTHING_HIDDEN = [1, 6]
const NOBODY_ENTERS = [3, 4]
const at = (text: string, options: { mode: string }) => TestTable.at(module, text, options)
const TOGETHER = 'peter 063\nroger 063\nsteve 101\nfran 101'

describe('who owns whom', () => {
  it('[DAWN-15.9.a] three players: one has Fran and Steve, the others Peter and Roger', () => {
    const table = TestTable.start(module, THREE)
    expect(module.game.seats(table.state.options)).toEqual(['fran-steve', 'peter', 'roger'])
    expect(table.asked()).toEqual(['peter: place'])
    expect(table.refusal('roger: place peter 053').rule).toBe('TABLE.2')
    table.play('peter: place peter 053')
    expect(table.asked()).toEqual(['roger: place'])
    table.play('roger: place roger 053')
    expect(table.asked()).toEqual(['fran-steve: place'])
    table.play('fran-steve: place steve 196')
    expect(table.asked()).toEqual(['fran-steve: place'])
    table.play('fran-steve: place fran 196')
    expect(table.asked()).toEqual(['fran-steve: activate'])
  })

  it('[DAWN-15.9.a] four players: one character each', () => {
    const table = TestTable.start(module, FOUR)
    for (const [name, square] of [
      ['peter', '053'],
      ['roger', '053'],
      ['steve', '196'],
      ['fran', '032'],
    ] as const) {
      expect(table.asked()).toEqual([`${name}: place`])
      table.play(`${name}: place ${name} ${square}`)
    }
    expect(table.asked()).toEqual(['peter: activate'])
  })
})

describe('the council', () => {
  it('[DAWN-15.9.b] one proposes, the others agree, the owner conducts the move', () => {
    const table = at(`turn 1 human\n${TOGETHER}`, FOUR).play('peter: activate steve')
    expect(table.asked()).toEqual(['roger: council', 'steve: council', 'fran: council'])
    expect(activationOf(table.state)).toBe(null)
    expect(table.offered('fran')).toEqual(['agree', 'object'])
    expect(table.refusal('peter: agree').rule).toBe('TABLE.2')
    table.play('fran: agree').play('roger: agree')
    expect(table.asked()).toEqual(['steve: council'])
    table.play('steve: agree')
    expect(table.asked()).toEqual(['steve: act'])
    expect(table.refusal('peter: walk 102').rule).toBe('TABLE.2')
    table.play('steve: walk 102')
    expect(squareName(table.state.at[2]!)).toBe('102')
  })

  it('[DAWN-15.9.b] a player who objects proposes next, and the others are asked anew', () => {
    const table = at(`turn 1 human\n${TOGETHER}`, FOUR).play('peter: activate steve')
    table.play('fran: agree').play('roger: object')
    expect(table.asked()).toEqual(['roger: activate'])
    table.play('roger: activate roger')
    // Peter has had his word; Fran's consent was to the other plan.
    expect(table.asked()).toEqual(['steve: council', 'fran: council'])
    table.play('steve: agree').play('fran: agree')
    expect(table.asked()).toEqual(['roger: act'])
  })

  it('[DAWN-15.9.b] when all have proposed the last word stands', () => {
    const table = at(`turn 1 human\n${TOGETHER}`, THREE).play('fran-steve: activate fran')
    table.play('peter: object').play('peter: activate peter')
    expect(table.asked()).toEqual(['roger: council'])
    table.play('roger: object').play('roger: activate peter roger')
    expect(table.asked()).toEqual(['peter: act'])
    expect(activationOf(table.state)!.active).toEqual([0, 1])
  })

  it('[DAWN-15.9.b] they may agree to move nobody', () => {
    const table = at(`turn 1 human\n${TOGETHER}`, THREE).play('fran-steve: pass')
    table.play('peter: agree').play('roger: agree', { dice: [...NOTHING_HIDDEN, 1, ...NOBODY_ENTERS] })
    expect(table.state.turn).toBe(2)
    expect(table.state.rests).toEqual([0, 0, 0, 0])
  })

  it('[DAWN-15.9.b] proposing goes round with the turns, and passes over a player who has nobody left', () => {
    const chairs = (lines: string, options: { mode: string }) =>
      [1, 2, 3, 4].map((turn) => at(`turn ${turn} human\n${lines}`, options).asked()[0]!.split(':')[0])
    expect(chairs(TOGETHER, FOUR)).toEqual(['peter', 'roger', 'steve', 'fran'])
    expect(chairs('peter 063\nroger - killed\nsteve 101\nfran 101', FOUR)).toEqual(['peter', 'steve', 'fran', 'peter'])
    // Fran alone keeps the seat that she shares with Steve.
    expect(chairs('peter 063\nroger 063\nsteve - super\nfran 101', THREE)).toEqual([
      'fran-steve',
      'peter',
      'roger',
      'fran-steve',
    ])
  })

  it('[DAWN-15.9.b] within the rules: nobody may propose a character who rests', () => {
    const table = at('turn 1 human\npeter 063 normal rests\nroger 063\nsteve 101\nfran 101', FOUR)
    expect(table.refusal('peter: activate peter').rule).toBe('DAWN-4.1.b')
  })
})

describe('the owners conduct the move together', () => {
  const moving = () => {
    const table = at(`turn 1 human\n${TOGETHER}\nzombies 066=5`, FOUR).play('peter: activate peter roger')
    return table.play('roger: agree').play('steve: agree').play('fran: agree')
  }

  it('[DAWN-15.9.b] each may fire their own gun while another is asked', () => {
    const table = moving()
    expect(table.asked()).toEqual(['peter: act'])
    expect(table.offered('roger')).toEqual(['shoot 066 roger'])
    expect(table.offered('steve')).toEqual([])
    // Range 3: 3 + 4 - 3 = 4 misses the 5.
    table.play('roger: shoot 066 roger', { dice: [3, 4] })
    expect(activationOf(table.state)!.shots).toEqual([0, 1, 0, 0])
    expect(table.asked()).toEqual(['peter: act'])
    table.play('roger: shoot 066 roger', { dice: [4, 4] })
    expect(table.view('roger').units).toEqual([])
    expect(table.offered('roger')).toEqual([])
  })

  it('[DAWN-15.9.b] but not another’s, and nobody fires who is not moved', () => {
    const table = moving()
    expect(table.refusal('roger: shoot 066 peter').rule).toBe('DAWN-15.9.b')
    expect(table.refusal('steve: shoot 066 steve').rule).toBe('TABLE.2')
    expect(table.refusal('roger: walk 064').rule).toBe('TABLE.2')
    table.play('peter: walk 064')
    expect(table.state.at.slice(0, 2).map(squareName)).toEqual(['064', '064'])
  })

  const attacked = () => at(`turn 2 attack\n${TOGETHER}\nzombies 063=5`, FOUR)

  it('[DAWN-15.9.b] under attack the first to be ready is asked, and another may fire before them', () => {
    const table = attacked()
    expect(table.asked()).toEqual(['peter: defend'])
    expect(table.offered('roger')).toEqual(['fire roger'])
    // Calm, then 2 + 2 against 5: Peter is asked again, with his gun alone.
    table.play('roger: fire roger', { dice: [6, 2, 2] })
    expect(table.asked()).toEqual(['peter: defend'])
    expect(table.offered('peter')).toEqual(['hold', 'fire peter'])
  })

  it('[DAWN-15.9.b] when that shot ends the fight nobody is asked again', () => {
    const table = attacked().play('roger: fire roger', { dice: [6, 4, 4, ...NOBODY_ENTERS] })
    expect(table.view('peter').units).toEqual([])
    expect([table.state.turn, table.asked()]).toEqual([3, ['steve: activate']])
  })

  it('[DAWN-15.9.b] each holds only their own fire: the next owner is asked', () => {
    const table = attacked().play('peter: hold')
    expect(table.asked()).toEqual(['roger: defend'])
    expect(table.refusal('peter: fire peter').rule).toBe('TABLE.2')
    // One attacked by the die: the number, then whom.
    table.play('roger: hold', { dice: [1] })
    expect(table.asked()).toEqual(['peter: victims'])
    table.play('peter: victims roger', { dice: [2, 3, ...NOBODY_ENTERS] })
    expect(table.state.status).toEqual([0, STUNNED, 0, 0])
  })
})

describe('winning and losing together', () => {
  it('[DAWN-15.9.c] a human victory is everybody’s', () => {
    const table = at(
      'turn 1 human\npeter 093\nroger - killed\nsteve 101 normal rifle\nfran 101 normal rifle\nrifles 0\ndoors #29 closed, #30 closed, #31 closed',
      FOUR,
    )
    table.play('peter: activate peter').play('steve: agree').play('fran: agree').play('peter: main #32 peter')
    expect(table.state.outcome).toEqual({ winners: [0, 1, 2, 3], reason: 'mall-cleared', rule: 'DAWN-14.2.a' })
  })

  it('[DAWN-15.9.c] when the zombies win all lose', () => {
    const table = at(
      'turn 2 attack\npeter 063 infected\nroger - killed\nsteve - killed\nfran 101\nzombies 063=5',
      THREE,
    )
    table.play('peter: hold', { dice: [2, 3] })
    expect(table.state.outcome).toEqual({ winners: [], reason: 'three-lost', rule: 'DAWN-14.1.a' })
  })

  it('any other end is a defeat of all: a player who gives up gives up for all', () => {
    const table = at(`turn 1 human\n${TOGETHER}`, THREE).play('peter: resign')
    expect(table.state.outcome).toEqual({ winners: [], reason: 'resigned', rule: 'TABLE.7' })
  })
})
