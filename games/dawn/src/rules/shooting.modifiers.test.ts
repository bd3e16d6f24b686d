import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { activationOf } from '../frames/kinds.js'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { CLOSED, DESTROYED, OPEN } from '../state.js'

const board = (text: string, options = {}) => TestTable.at(module, text, options)
type Table = ReturnType<typeof board>

const OTHERS = 'roger 215\nsteve 215\nfran 215'
const unitIn = (table: Table, square: string) =>
  table.view('human').units.find((unit) => squareName(unit.square) === square)
const shot = (table: Table) => table.events.find(({ kind }) => kind === 'hit' || kind === 'missed')
const resultOf = (table: Table) => shot(table)?.data?.['result']

/** One shot from a square at a unit that no shot can hurt: what is left of two fives. */
function resultOfShot(from: string, at: string, more = ''): unknown {
  const table = board(`turn 1 human\npeter ${from}\n${OTHERS}\nzombies ${at}=11\n${more}`)
  return resultOf(table.play('human: activate peter').play(`human: shoot ${at} peter`, { dice: [5, 5] }))
}

describe('dice', () => {
  it.each([
    ['peter', 2],
    ['roger', 2],
    ['steve', 1],
    ['fran', 1],
  ])('[DAWN-6.6.a] %s rolls %i', (who, n) => {
    const others = ['peter', 'roger', 'steve', 'fran'].filter((name) => name !== who).map((name) => `${name} 215`)
    const table = board(`turn 1 human\n${who} 063\n${others.join('\n')}\nzombies 064=11`).play(`human: activate ${who}`)
    table.play(`human: shoot 064 ${who}`, { dice: new Array<number>(n).fill(2) })
    expect(shot(table)).toMatchObject({ dice: new Array<number>(n).fill(2), data: { result: 2 * n - 1 } })
  })

  it('[DAWN-6.6.a] Steve or Fran with a rifle rolls two', () => {
    const table = board(
      'turn 1 human\nfran 063 normal rifle\nsteve 215\npeter 215\nroger 215\nzombies 064=11\nrifles 1',
    )
    table.play('human: activate fran').play('human: shoot 064 fran', { dice: [2, 2] })
    expect(shot(table)).toMatchObject({ dice: [2, 2], data: { result: 3 } })
  })
})

describe('modifiers', () => {
  it('[DAWN-6.7.a] nothing is subtracted in the same square', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 063=4`).play('human: activate peter')
    table.play('human: shoot 063 peter', { dice: [2, 2, 2] })
    expect(shot(table)).toMatchObject({ kind: 'hit', dice: [2, 2], modifiers: [], data: { result: 4 } })
  })

  it.each([
    ['167', '170', 3],
    ['019', '039', 2],
    ['115', '113', 2],
  ])('[DAWN-6.7.b] [DAWN-RUL.29] from %s to %s it is %i squares, both ways', (a, b, range) => {
    expect(resultOfShot(a, b)).toBe(10 - range)
    expect(resultOfShot(b, a)).toBe(10 - range)
  })

  it('[DAWN-6.7.b] the rulebook’s ranges decide hits: 167 to 170 needs the value and 3', () => {
    const hit = board(`turn 1 human\npeter 167\n${OTHERS}\nzombies 170=4`).play('human: activate peter')
    expect(unitIn(hit.play('human: shoot 170 peter', { dice: [4, 3] }), '170')).toBeUndefined()
    const miss = board(`turn 1 human\npeter 167\n${OTHERS}\nzombies 170=4`).play('human: activate peter')
    expect(unitIn(miss.play('human: shoot 170 peter', { dice: [3, 3] }), '170')).toBeDefined()
  })

  it('[DAWN-RUL.29] a range is counted along sides, door sides included', () => {
    // 024 to 062 is two rows down; the door between 043 and 062 is on the way.
    expect(resultOfShot('024', '062')).toBe(10 - 2 - 2)
    expect(resultOfShot('060', '083')).toBe(10 - 4)
  })

  it('[DAWN-6.7.a] an open door takes 2, glass or solid', () => {
    expect(resultOfShot('043', '062')).toBe(10 - 1 - 2)
    expect(resultOfShot('009', '010')).toBe(10 - 1 - 2)
    const table = board(`turn 1 human\npeter 043\n${OTHERS}\nzombies 062=11`).play('human: activate peter')
    table.play('human: shoot 062 peter', { dice: [5, 5] })
    expect(shot(table)?.modifiers).toEqual([
      { rule: 'DAWN-6.7.b', value: -1 },
      { rule: 'DAWN-6.7.a', value: -2 },
    ])
    expect(table.state.doors[4]).toBe(OPEN)
  })

  it('[DAWN-RUL.30] a destroyed glass door is an open one: 2', () => {
    expect(resultOfShot('043', '062', 'doors #5 destroyed')).toBe(10 - 1 - 2)
  })

  it('[DAWN-6.7.c] closed glass takes 3 and is destroyed, whether the shot hits or not; later shots take 2', () => {
    const table = board(`turn 1 human\npeter 043\n${OTHERS}\nzombies 062=6\ndoors #5 closed`)
    table.play('human: activate peter').play('human: shoot 062 peter', { dice: [5, 4] })
    expect(shot(table)).toMatchObject({ kind: 'missed', data: { result: 5 } })
    expect(table.state.doors[4]).toBe(DESTROYED)
    table.play('human: shoot 062 peter', { dice: [5, 4] })
    expect(shot(table)).toMatchObject({ kind: 'hit', data: { result: 6 } })
    const hit = board(`turn 1 human\npeter 062\n${OTHERS}\nzombies 024=1\ndoors #5 closed`)
    hit.play('human: activate peter').play('human: shoot 024 peter', { dice: [3, 3] })
    expect([unitIn(hit, '024'), hit.state.doors[4]]).toEqual([undefined, DESTROYED])
  })

  it('[DAWN-RUL.31] a result may be negative, and misses the smallest value', () => {
    const table = board('turn 1 human\nsteve 057\npeter 215\nroger 215\nfran 215\nzombies 064=1')
    table.play('human: activate steve').play('human: shoot 064 steve', { dice: [1] })
    expect([resultOf(table), shot(table)?.kind]).toEqual([-6, 'missed'])
    const near = board('turn 1 human\nsteve 063\npeter 215\nroger 215\nfran 215\nzombies 064=1')
    near.play('human: activate steve').play('human: shoot 064 steve', { dice: [1] })
    expect([resultOf(near), shot(near)?.kind]).toEqual([0, 'missed'])
    near.play('human: shoot 064 steve', { dice: [2] })
    expect([resultOf(near), shot(near)?.kind]).toEqual([1, 'hit'])
  })

  it('[DAWN-RUL.28] a line through a corner without walls is free, and pieces beside it do not block', () => {
    const table = board('turn 1 human\npeter 019\nroger 215\nsteve 038\nfran 215\nzombies 039=4 020')
    table.play('human: activate peter').play('human: shoot 039 peter', { dice: [3, 3] })
    expect([unitIn(table, '039'), resultOf(table)]).toEqual([undefined, 4])
    expect(unitIn(table, '020')).toBeDefined()
    // Straight on, the same pieces do block.
    const straight = board('turn 1 human\npeter 019\nroger 215\nsteve 038\nfran 215\nzombies 057=4 020')
    expect(straight.play('human: activate peter').refusal('human: shoot 057 peter').rule).toBe('DAWN-6.3.c')
  })
})

describe('shooting together', () => {
  it('[DAWN-6.8.a] members of a stack shoot separately or together', () => {
    const table = board('turn 1 human\npeter 063\nroger 215\nsteve 063\nfran 215\nzombies 065=5 062=1')
    table.play('human: activate peter steve')
    expect(table.offered('human')).toEqual(
      expect.arrayContaining(['shoot 065 peter', 'shoot 065 steve', 'shoot 065 peter steve']),
    )
    table.play('human: shoot 065 steve peter', { dice: [3, 3, 3] })
    expect([unitIn(table, '065'), activationOf(table.state)!.shots]).toEqual([undefined, [1, 0, 1, 0]])
    table.play('human: shoot 062 steve', { dice: [2] })
    expect([unitIn(table, '062'), activationOf(table.state)!.shots]).toEqual([undefined, [1, 0, 2, 0]])
  })

  it.each([
    ['steve fran', 2],
    ['peter steve', 3],
    ['peter roger', 3],
    ['peter roger steve fran', 3],
  ])('[DAWN-6.8.b] %s roll %i dice', (who, n) => {
    const table = board('turn 1 human\npeter 063\nroger 063\nsteve 063\nfran 063\nzombies 064=11')
    table.play('human: activate peter roger steve fran')
    table.play(`human: shoot 064 ${who}`, { dice: new Array<number>(n).fill(1) })
    expect(shot(table)?.dice).toHaveLength(n)
    // Peter and Roger alone would make four.
    table.play('human: shoot 064 peter roger', { dice: [1, 1, 1] })
    expect(shot(table)?.dice).toEqual([1, 1, 1])
  })

  it('[DAWN-6.8.c] modifiers are subtracted for each gun: two in 115 at 113 take 4, whatever the dice cap', () => {
    const table = board('turn 1 human\npeter 115\nroger 115\nsteve 215\nfran 215\nzombies 113=11')
    table.play('human: activate peter roger').play('human: shoot 113 peter roger', { dice: [5, 5, 5] })
    expect(shot(table)).toMatchObject({ modifiers: [{ rule: 'DAWN-6.7.b', value: -4 }], data: { result: 11 } })
    expect(unitIn(table, '113')).toBeUndefined()
  })

  it('[DAWN-6.8.c] door modifiers too: three guns through closed glass take 3 × (1 + 3)', () => {
    const table = board('turn 1 human\npeter 043\nroger 043\nsteve 043\nfran 215\nzombies 062=6\ndoors #5 closed')
    table.play('human: activate peter roger steve')
    table.play('human: shoot 062 peter roger steve', { dice: [6, 6, 5] })
    expect([resultOf(table), table.state.doors[4]]).toEqual([5, DESTROYED])
    const alone = board(`turn 1 human\npeter 043\n${OTHERS}\nzombies 062=6\ndoors #5 closed`)
    expect(alone.state.doors[4]).toBe(CLOSED)
    expect(resultOf(alone.play('human: activate peter').play('human: shoot 062 peter', { dice: [6, 6] }))).toBe(8)
  })

  it('[DAWN-6.8.d] each checks panic separately and each uses one shot', () => {
    const table = board('turn 1 human\npeter 063\nroger 063\nsteve 215\nfran 215\nzombies 063=7')
    table.play('human: activate peter roger').play('human: shoot 063 peter roger', { dice: [2, 3, 2, 2, 3] })
    expect(table.events.map(({ kind, dice }) => [kind, dice])).toEqual([
      ['shot-declared', undefined],
      ['kept-calm', [2]],
      ['kept-calm', [3]],
      ['hit', [2, 2, 3]],
      ['eliminated', undefined],
    ])
    expect(activationOf(table.state)!.shots).toEqual([1, 1, 0, 0])
  })
})
