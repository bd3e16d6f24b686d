import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { activationOf } from './kinds.js'

const board = (text: string, options = {}) => TestTable.at(module, text, options)
type Table = ReturnType<typeof board>

const activations = (table: Table): string[] => table.offered('human').filter((action) => action.startsWith('activate'))
const unitsOf = (table: Table): string[] => table.view('human').units.map((unit) => squareName(unit.square))
/** A zombie player-turn on a mall without units: the free die, then an entrance roll that names no door. */
const QUIET = { dice: [1, 2, 2] }

describe('the game-turn', () => {
  it('[DAWN-4.0.a] human player-turn, then phases A to E in order, then the next turn', () => {
    const table = board('turn 1 human\npeter 062\nroger 215\nsteve 215\nfran 215\nzombies 064=3 195 078=2!')
    const seen: string[] = []
    const note = () => seen.push(`${table.state.turn} ${table.state.phase}: ${table.asked().join()}`)
    note()
    table.play('human: activate peter')
    note()
    table.play('human: walk 063').play('human: done', { dice: [1] })
    note()
    table.play('zombie: pass')
    note()
    // Peter's square was entered in sight of 064, which comes in.
    table.play('zombie: move 064 063', { dice: [2] })
    note()
    table.play('zombie: done')
    note()
    // The attack misses; nobody comes in at a 4.
    table.play('human: hold', { dice: [5, 5, 2, 2] })
    note()
    expect(seen).toEqual([
      '1 human: human: activate',
      '1 human: human: act',
      '1 berserk: zombie: berserk',
      '1 reaction: zombie: react',
      '1 free: zombie: free',
      '1 attack: human: defend',
      '2 human: human: activate',
    ])
    expect(table.events.map(({ kind }) => kind)).toEqual(['attack-failed', 'entrance-rolled', 'turn-over'])
  })

  it('[DAWN-4.1.a] one character or one stack is moved, then the zombies have their turn', () => {
    const table = board('turn 1 human\npeter 063\nroger 064\nsteve 215\nfran 215')
    expect(activations(table).sort()).toEqual([
      'activate fran',
      'activate peter',
      'activate roger',
      'activate steve',
      'activate steve fran',
    ])
    table.play('human: activate peter').play('human: walk 083')
    expect(table.refusal('human: activate roger').rule).toBe('DAWN-4.1.a')
    table.play('human: done', QUIET)
    expect([table.state.turn, table.state.at.map(squareName)]).toEqual([2, ['083', '064', '215', '215']])
  })
})

describe('who may be moved', () => {
  it('[DAWN-4.1.b] [DAWN-5.0.a] a character who was moved rests for one human player-turn, and only for one', () => {
    const table = board('turn 1 human\npeter 063\nroger 064\nsteve 215\nfran 215')
    table.play('human: activate peter').play('human: walk 083').play('human: done', QUIET)
    expect(table.refusal('human: activate peter').rule).toBe('DAWN-4.1.b')
    expect(table.state.rests).toEqual([1, 0, 0, 0])
    table.play('human: activate roger').play('human: walk 065').play('human: done', QUIET)
    expect(table.state.rests).toEqual([0, 1, 0, 0])
    expect(activations(table)).toContain('activate peter')
    expect(table.refusal('human: activate roger').rule).toBe('DAWN-4.1.b')
  })

  it('[DAWN-5.0.a] the stunned are not moved, the infected are, the dead and the turned are nobody’s to move', () => {
    const table = board('turn 4 human\npeter 063 stunned\nroger 064 infected since 2\nsteve 090\nfran 215')
    expect(table.refusal('human: activate peter').rule).toBe('DAWN-8.3.a')
    expect(activations(table)).toEqual(expect.arrayContaining(['activate roger', 'activate steve']))
    const lost = board('turn 4 human\npeter 063\nroger - killed\nsteve 090 super\nfran 215')
    expect(lost.refusal('human: activate roger').rule).toBe('DAWN-5.0.a')
    expect(lost.refusal('human: activate steve').rule).toBe('DAWN-5.0.a')
    expect(activations(lost)).toEqual(['activate peter', 'activate fran'])
  })

  it('[DAWN-5.0.b] a character who rests or is stunned spends nothing and does not shoot, though they stand with the movers', () => {
    const table = board('turn 2 human\npeter 063\nroger 063 normal rests\nsteve 063 stunned\nfran 063\nzombies 065=2')
    table.play('human: activate peter')
    expect(table.refusal('human: shoot 065 roger').rule).toBe('DAWN-5.0.b')
    expect(table.refusal('human: shoot 065 peter steve').rule).toBe('DAWN-5.0.b')
    expect(table.refusal('human: shoot 065 fran').rule).toBe('DAWN-6.2.a')
    table.play('human: walk 083')
    expect(table.state.at.map(squareName)).toEqual(['083', '063', '063', '063'])
    expect(activationOf(table.state)!.shots).toEqual([0, 0, 0, 0])
  })

  it('[DAWN-5.0.e] the human side may move nobody: nobody is marked, nothing reacts', () => {
    const table = board('turn 2 human\npeter 063 normal rests\nroger 064\nsteve 215\nfran 215\nzombies 066')
    table.play('human: pass')
    expect(table.events[0]).toMatchObject({ kind: 'passed', rule: 'DAWN-5.0.e' })
    expect(table.state.rests).toEqual([0, 0, 0, 0])
    // Past the berserk question the free phase comes at once.
    table.play('zombie: pass', { dice: [1] })
    expect([table.state.phase, unitsOf(table)]).toEqual(['free', ['066']])
  })

  it('[DAWN-RUL.45] with nobody eligible the human player-turn is a pass without a question', () => {
    const table = board('turn 1 human\npeter 063\nroger 063\nsteve 215 stunned\nfran 215 stunned')
    table.play('human: activate peter roger').play('human: walk 064')
    table.play('human: done', { dice: [...QUIET.dice, ...QUIET.dice] })
    expect(table.events.map(({ kind, rule }) => [kind, rule])).toContainEqual(['nobody-eligible', 'DAWN-RUL.45'])
    expect([table.state.turn, table.state.rests]).toEqual([3, [0, 0, 0, 0]])
    expect(activations(table)).toContain('activate peter')
  })
})

describe('stacks', () => {
  it('[DAWN-5.2.a] any of the eligible in one square move together, some may be left out, all four if they like', () => {
    const three = board('turn 2 human\npeter 063\nroger 063\nsteve 063\nfran 063 normal rests')
    expect(activations(three).sort()).toEqual([
      'activate peter',
      'activate peter roger',
      'activate peter roger steve',
      'activate peter steve',
      'activate roger',
      'activate roger steve',
      'activate steve',
    ])
    expect(three.refusal('human: activate peter fran').rule).toBe('DAWN-4.1.b')
    const four = board('turn 2 human\npeter 063\nroger 063\nsteve 063\nfran 063')
    four.play('human: activate peter roger steve fran').play('human: walk 064')
    expect(four.state.at.map(squareName)).toEqual(['064', '064', '064', '064'])
  })

  it('[DAWN-5.2.a] a stunned character in the square is no member', () => {
    const table = board('turn 2 human\npeter 063\nroger 063 stunned\nsteve 215\nfran 215')
    expect(table.refusal('human: activate peter roger').rule).toBe('DAWN-8.3.a')
    expect(table.refusal('human: activate roger peter').rule).toBe('DAWN-8.3.a')
  })

  it('[DAWN-5.2.c] characters who start in different squares are not moved together', () => {
    const table = board('turn 1 human\npeter 063\nroger 064\nsteve 215\nfran 215')
    expect(table.refusal('human: activate peter roger').rule).toBe('DAWN-5.2.c')
    expect(table.refusal('human: activate roger steve fran').rule).toBe('DAWN-5.2.c')
  })

  it('[DAWN-5.2.c] a stack stays together: who is met on the way does not join', () => {
    const table = board('turn 1 human\npeter 063\nroger 063\nsteve 064\nfran 215\nzombies 066')
    table.play('human: activate peter roger').play('human: walk 064')
    expect(table.refusal('human: shoot 066 steve').rule).toBe('DAWN-6.2.a')
    table.play('human: walk 065')
    expect(table.state.at.map(squareName)).toEqual(['065', '065', '064', '215'])
    table.play('human: done')
    expect(table.state.rests).toEqual([1, 1, 0, 0])
  })
})

describe('what counts as moved', () => {
  it('[DAWN-RUL.01] an activation without a deed is a pass: nobody rests and nothing reacts', () => {
    const table = board('turn 1 human\npeter 063\nroger 215\nsteve 215\nfran 215\nzombies 066')
    table.play('human: activate peter').play('human: done')
    expect(table.events[0]).toMatchObject({ kind: 'passed', rule: 'DAWN-RUL.01' })
    expect(table.state.rests).toEqual([0, 0, 0, 0])
    table.play('zombie: pass', { dice: [1] })
    expect([table.state.phase, unitsOf(table)]).toEqual(['free', ['066']])
  })

  it.each([
    ['walking', '063', 'walk 064', {}],
    ['working a door', '043', 'close #5', {}],
    ['a shot', '064', 'shoot 066 steve', { dice: [1] }],
    ['a rifle', '177', 'rifle steve', {}],
  ])('[DAWN-RUL.01] %s counts as moved', (_, square, deed, script) => {
    const table = board(`turn 1 human\npeter 032\nroger 032\nsteve ${square}\nfran 032\nzombies 066=5`)
    table.play('human: activate steve').play(`human: ${deed}`, script).play('human: done')
    expect(table.events[0]?.kind).toBe('move-over')
    expect(table.state.rests).toEqual([0, 0, 1, 0])
  })

  it('[DAWN-RUL.01] a shot that panic stopped was declared and counts', () => {
    const table = board('turn 1 human\npeter 032\nroger 032\nsteve 064\nfran 032\nzombies 066=5!')
    table
      .play('human: activate steve')
      .play('human: shoot 066 steve', { dice: [3] })
      .play('human: done', { dice: [1] })
    expect(table.state.rests).toEqual([0, 0, 1, 0])
  })
})
