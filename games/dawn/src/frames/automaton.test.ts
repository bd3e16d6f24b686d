import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'

const NAMES = ['peter', 'roger', 'steve', 'fran']
const all = (square: string): string => NAMES.map((name) => `${name} ${square}`).join('\n')
/** Peter where it matters; the others in a corner of the loading dock that nobody reaches. */
const peterIn = (square: string): string => `peter ${square}\nroger 215\nsteve 215\nfran 215`
const at = (lines: string, options = {}) =>
  TestTable.at(module, `turn 2 human\n${lines}`, { mode: 'solitaire', ...options })
type Table = ReturnType<typeof at>

const occupied = (table: Table): string[] => table.view('human').units.map((unit) => squareName(unit.square))
const NOTHING_HIDDEN = [1, 6]
const NOT_BERSERK = 6
const NOBODY_ENTERS = [3, 4]

/** A pass: no hidden zombie, the closest unit stays calm, then the free die; nobody enters. */
const pass = (table: Table, free: number, draws: number[] = []): Table =>
  table.play('human: pass', {
    dice: [...NOTHING_HIDDEN, NOT_BERSERK, free, ...NOBODY_ENTERS],
    draws,
  })
/** The same where a question or a fight stops the turn before phase E. */
const passUntilAsked = (table: Table, free: number, script: { tie?: number[]; draws?: number[] } = {}): Table =>
  table.play('human: pass', {
    dice: [...NOTHING_HIDDEN, ...(script.tie ?? []), NOT_BERSERK, free],
    draws: script.draws ?? [],
  })
const priorities = (table: Table): string[] =>
  table.events.flatMap(({ kind, data }) => (kind.startsWith('priority.') ? [`${kind.at(-1)}:${data?.['square']}`] : []))

describe('priority 1', () => {
  it('[DAWN-15.5.a] a unit beside a character enters that square, before one in sight moves', () => {
    const table = passUntilAsked(at(`${peterIn('101')}\nzombies 102 105`), 1, { draws: [3] })
    expect(priorities(table)).toEqual(['1:102'])
    expect(occupied(table)).toEqual(['101', '105'])
    expect(table.asked()).toEqual(['human: defend'])
  })

  it('[DAWN-15.5.a] comes before clearing a main door', () => {
    const table = passUntilAsked(at(`${peterIn('101')}\nzombies 093 102`), 1, { draws: [3] })
    expect(occupied(table)).toEqual(['093', '101'])
  })

  it('[DAWN-15.5.a] a closed door keeps it out', () => {
    const table = pass(at(`${peterIn('120')}\nzombies 100\ndoors #12 closed`), 1)
    expect(priorities(table)).not.toContain('1:100')
    expect(occupied(table)).not.toContain('120')
  })

  it('[DAWN-15.5.c] too many for the die: the player is asked, and the unit they name moves', () => {
    const table = passUntilAsked(at(`${peterIn('101')}\nzombies 081 100 102`), 1, { tie: [1] })
    expect(table.asked()).toEqual(['human: priority'])
    expect(table.offered('human')).toEqual(['move 081 101', 'move 100 101', 'move 102 101', 'auto'])
    table.play('human: move 102 101', { draws: [3] })
    expect(occupied(table)).toEqual(['081', '100', '101'])
  })

  it('[DAWN-15.5.c] left to the game it is the nearest, then the lower square', () => {
    const table = passUntilAsked(at(`${peterIn('101')}\nzombies 081 100 102`), 1, { tie: [1] })
    table.play('human: auto', { draws: [3] })
    expect(occupied(table)).toEqual(['100', '101', '102'])
  })

  it('[DAWN-15.5.c] with moves for all of them nobody is asked', () => {
    const table = passUntilAsked(at(`peter 101\nroger 099\nsteve 215\nfran 215\nzombies 098 102`), 2, {
      tie: [1],
      draws: [3, 4],
    })
    expect(priorities(table)).toEqual(['1:098', '1:102'])
    expect(occupied(table)).toEqual(['099', '101'])
  })
})

describe('priority 3', () => {
  it('[DAWN-15.5.a] a unit in sight steps towards the character, before one that would come into sight', () => {
    const table = pass(at(`${all('101')}\nzombies 105 122`), 1)
    expect(priorities(table)).toEqual(['3:105'])
    expect(occupied(table)).toEqual(['104', '122'])
  })

  it('[DAWN-15.5.a] towards the closest of those it sees', () => {
    const near = pass(at('peter 101\nroger 110\nsteve 215\nfran 215\nzombies 105'), 1)
    expect(occupied(near)).toEqual(['104'])
    const other = pass(at('peter 101\nroger 109\nsteve 215\nfran 215\nzombies 106'), 1)
    expect(occupied(other)).toEqual(['107'])
  })

  it('[DAWN-15.5.a] each moves once: three in sight and a die of three', () => {
    const table = pass(at(`${all('101')}\nzombies 104 106 109`), 3)
    expect(occupied(table)).toEqual(['103', '105', '108'])
  })

  it('[DAWN-15.5.c] too many in sight: asked once for each move that is left', () => {
    const table = passUntilAsked(at(`${all('101')}\nzombies 104 106 109`), 2)
    expect(table.offered('human')).toEqual(['move 104 103', 'move 106 105', 'move 109 108', 'auto all', 'auto'])
    table.play('human: move 109 108')
    expect(table.asked()).toEqual(['human: priority'])
    expect(table.offered('human')).toEqual(['move 104 103', 'move 106 105', 'auto'])
    table.play('human: auto', { dice: NOBODY_ENTERS })
    expect(occupied(table)).toEqual(['103', '106', '108'])
  })

  it('[DAWN-15.5.c] all the rest may be left to the game at once: the same as leaving it each choice', () => {
    const asked = () => passUntilAsked(at(`${all('101')}\nzombies 104 106 109 111`), 3)
    const once = asked().play('human: auto all', { dice: NOBODY_ENTERS })
    const each = asked().play('human: auto').play('human: auto').play('human: auto', { dice: NOBODY_ENTERS })
    expect(occupied(once)).toEqual(['103', '105', '108', '111'])
    expect(occupied(once)).toEqual(occupied(each))
    expect(priorities(once)).toEqual(['3:104', '3:106', '3:109'])
    expect(once.asked()).toEqual(['human: activate'])
  })

  it('[DAWN-15.5.c] with one move left there is no rest to leave to the game', () => {
    const table = passUntilAsked(at(`${all('101')}\nzombies 104 106 109`), 1)
    expect(table.offered('human')).not.toContain('auto all')
    expect(table.refusal('human: auto all').rule).toMatch(/^TABLE/)
  })

  it('[DAWN-15.5.a] a unit whose way is blocked does not count; once it is free it moves', () => {
    const table = pass(at(`${all('101')}\nzombies 104 105`), 2)
    expect(priorities(table)).toEqual(['3:104', '3:105'])
    expect(occupied(table)).toEqual(['103', '104'])
  })
})

describe('priority 4', () => {
  it('[DAWN-15.5.a] a unit that can come into sight does, before the closest of the others moves', () => {
    const table = pass(at(`${all('101')}\nzombies 122 161`), 1)
    expect(priorities(table)).toEqual(['4:122'])
    expect(occupied(table)).toEqual(['102', '161'])
  })

  it('[DAWN-15.5.a] in sight before: it counts as priority 3, and 4 is for what is left', () => {
    const table = pass(at(`${all('101')}\nzombies 105 122 161`), 2)
    expect(priorities(table)).toEqual(['3:105', '4:122'])
  })

  it.each(['shots-only', 'all-sight'])('[DAWN-15.5.a] with "%s" a unit does not block its own new line', (blocking) => {
    // 039 does not see 099; of its neighbours 020 alone does, over the square that it leaves.
    const table = pass(at(`${all('099')}\nzombies 039`, { unitsBlockSight: blocking }), 1)
    expect(priorities(table)).toEqual(['4:039'])
    expect(occupied(table)).toEqual(['020'])
  })
})

describe('priority 5', () => {
  it('[DAWN-15.5.a] [DAWN-RUL.41] the closest by hall squares 1 and store squares 2, not by steps', () => {
    // 118 is four steps away through a store (6), 161 five steps, all but one through the hall (5).
    const table = pass(at(`${all('101')}\nzombies 118 161`), 1)
    expect(priorities(table)).toEqual(['5:161'])
    expect(occupied(table)).toEqual(['118', '162'])
  })

  it('[DAWN-RUL.41] repeats with the next closest until the die is used up', () => {
    const table = pass(at(`${all('101')}\nzombies 118 161 165`), 2)
    expect(priorities(table)).toEqual(['5:161', '5:118'])
    expect(occupied(table)).toEqual(['119', '162', '165'])
  })

  it('[DAWN-RUL.41] or until no unit can move: every step of the last one is stopped', () => {
    const table = pass(at(`${all('101')}\nzombies 120\ndoors #12 closed`), 6)
    expect(priorities(table)).toEqual([])
    expect(occupied(table)).toEqual(['120'])
  })

  it('[DAWN-RUL.41] a unit whose every shortening step is stopped is passed over', () => {
    // 120 is the closest (2) but is behind the closed glass; 142 comes next (3).
    const table = pass(at(`${all('101')}\nzombies 120 142\ndoors #12 closed`), 1)
    expect(priorities(table)).toEqual(['5:142'])
    expect(occupied(table)).toEqual(['120', '122'])
  })

  it('[DAWN-15.5.c] of two equally close ones the player names the one that moves', () => {
    const table = passUntilAsked(at(`${all('101')}\nzombies 119 121`), 1, { tie: [1] })
    expect(table.offered('human')).toEqual(['move 119 120', 'move 121 120', 'auto'])
    table.play('human: move 121 120', { dice: NOBODY_ENTERS })
    expect(occupied(table)).toEqual(['119', '120'])
  })

  it('[DAWN-RUL.41] with moves for both the second finds its step taken and stays', () => {
    const table = at(`${all('101')}\nzombies 119 121`)
    table.play('human: pass', { dice: [...NOTHING_HIDDEN, 1, NOT_BERSERK, 2, ...NOBODY_ENTERS] })
    expect(priorities(table)).toEqual(['5:119'])
    expect(occupied(table)).toEqual(['120', '121'])
  })
})
