import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { activationOf } from './frames/kinds.js'
import module from './index.js'
import { movementLeft } from './rules/walking.js'
import { CLOSED } from './state.js'

const at = (lines: string, options = {}) => TestTable.at(module, `turn 2 human\n${lines}`, options)
type Table = ReturnType<typeof at>

const kinds = (table: Table): string[] => table.events.map((event) => event.kind)
/** A zombie player-turn without units on the map: the free die, then nobody enters. */
const QUIET = { dice: [1, 3, 4] }

describe('panic dice', () => {
  const beside = (who: string, panicDice: string, marks = '') => {
    const others = ['peter', 'roger', 'steve', 'fran'].filter((name) => name !== who).map((name) => `${name} 215`)
    const held = marks === 'rifle' ? 'rifles 1' : ''
    const lines = `${who} 063 normal ${marks}\n${others.join('\n')}\nzombies 063=11\n${held}`
    return at(lines, { panicDice }).play(`human: activate ${who}`)
  }
  const shot = (table: Table, who: string, dice: number[]) => table.play(`human: shoot 063 ${who}`, { dice })

  it.each([
    ['roger', 'one', [2], true],
    ['roger', 'one', [3], false],
    ['roger', 'weapon', [1, 1], true],
    ['roger', 'weapon', [1, 2], false],
    ['steve', 'weapon', [3], true],
    ['steve', 'weapon', [4], false],
  ] as const)('[DAWN-DIF.01] %s with "%s" and %j: panics %s', (who, panicDice, dice, panics) => {
    const guns = who === 'roger' ? [1, 1] : [1]
    const table = shot(beside(who, panicDice), who, panics ? [...dice] : [...dice, ...guns])
    expect(kinds(table)).toContain(panics ? 'panicked' : 'kept-calm')
    expect(kinds(table).includes('missed')).toBe(!panics)
  })

  it('[DAWN-DIF.01] two dice never come to Peter’s level of one', () => {
    const table = shot(beside('peter', 'weapon'), 'peter', [1, 1, 1, 1])
    expect(kinds(table)).toContain('kept-calm')
    expect(kinds(shot(beside('peter', 'one'), 'peter', [1]))).toContain('panicked')
  })

  it.each([
    ['weapon', [1, 2], true],
    ['weapon', [2, 2], false],
    ['one', [3], true],
    ['one', [4], false],
  ] as const)('[DAWN-DIF.22] Steve with a rifle, "%s" and %j: panics %s', (panicDice, dice, panics) => {
    const table = shot(beside('steve', panicDice, 'rifle'), 'steve', panics ? [...dice] : [...dice, 1, 1])
    expect(kinds(table)).toContain(panics ? 'panicked' : 'kept-calm')
    expect(table.events.find((event) => event.kind === 'panicked' || event.kind === 'kept-calm')?.dice).toEqual(dice)
  })
})

describe('closing a main door and shooting', () => {
  const ALONE = 'peter 093\nroger 215\nsteve 215\nfran 215\nzombies 096=5'
  const STACK = ALONE.replace('roger 215', 'roger 093')

  it('[DAWN-DIF.02] allowed: before', () => {
    const table = at(ALONE)
      .play('human: activate peter')
      .play('human: shoot 096 peter', { dice: [3, 3] })
    table.play('human: main #32 peter')
    expect([table.state.doors[31], movementLeft(activationOf(table.state)!)]).toEqual([CLOSED, 0])
  })

  it('[DAWN-DIF.02] allowed: after', () => {
    const table = at(ALONE).play('human: activate peter').play('human: main #32 peter')
    table.play('human: shoot 096 peter', { dice: [4, 4] })
    expect(table.view('human').units).toEqual([])
  })

  const EXCLUSIVE = { mainDoorAndShoot: 'exclusive' }

  it('[DAWN-DIF.02] exclusive: who has shot may not close it', () => {
    const table = at(ALONE, EXCLUSIVE)
      .play('human: activate peter')
      .play('human: shoot 096 peter', { dice: [3, 3] })
    expect(table.refusal('human: main #32 peter').rule).toBe('DAWN-RUL.49')
    expect(table.state.doors[31]).toBe(0)
  })

  it('[DAWN-DIF.02] exclusive: who has closed it may not shoot, in this player-turn', () => {
    const table = at(ALONE, EXCLUSIVE).play('human: activate peter').play('human: main #32 peter')
    expect(table.refusal('human: shoot 096 peter').rule).toBe('DAWN-RUL.49')
  })

  it('[DAWN-DIF.02] exclusive: the others of their stack may shoot, and one who has not shot may close it', () => {
    const table = at(STACK, EXCLUSIVE).play('human: activate peter roger').play('human: main #32 roger')
    expect(table.refusal('human: shoot 096 roger').rule).toBe('DAWN-RUL.49')
    table.play('human: shoot 096 peter', { dice: [3, 3] })
    const other = at(STACK, EXCLUSIVE).play('human: activate peter roger')
    other.play('human: shoot 096 peter', { dice: [3, 3] })
    expect(other.refusal('human: main #32 peter').rule).toBe('DAWN-RUL.49')
    expect(other.play('human: main #32 roger').state.doors[31]).toBe(CLOSED)
  })
})

describe('who must rest', () => {
  const carried = (carriedMustRest: boolean) => {
    const table = at('peter 063\nroger 215\nsteve 063 stunned\nfran 215', { carriedMustRest })
    table.play('human: activate peter').play('human: carry peter steve').play('human: walk 064')
    return table.play('human: done', QUIET)
  }

  it('[DAWN-DIF.11] a carried character was moved, so they rest too', () => {
    expect(carried(true).state.rests).toEqual([1, 0, 1, 0])
  })

  it('[DAWN-DIF.11] or they were not activated, so they do not', () => {
    expect(carried(false).state.rests).toEqual([1, 0, 0, 0])
  })

  it('[DAWN-DIF.11] carried by name only, never moved: nobody but the carrier rests', () => {
    const table = at('peter 063\nroger 215\nsteve 063\nfran 215').play('human: activate peter')
    table.play('human: carry peter steve').play('human: drop peter').play('human: walk 064')
    expect(table.play('human: done', QUIET).state.rests).toEqual([1, 0, 0, 0])
  })
})

describe('a rifle in the turn in which it is taken', () => {
  const taken = (rifleUsableSameTurn: boolean) =>
    at('peter 215\nroger 215\nsteve 177\nfran 215\nzombies 179=9', { rifleUsableSameTurn })
      .play('human: activate steve')
      .play('human: rifle steve')

  it('[DAWN-DIF.12] fires at once, with two dice: 5 + 6 - 2 against 9', () => {
    const table = taken(true).play('human: shoot 179 steve', { dice: [5, 6] })
    expect(table.view('human').units).toEqual([])
  })

  it('[DAWN-DIF.12] or not before the next', () => {
    expect(taken(false).refusal('human: shoot 179 steve').rule).toBe('DAWN-DIF.12')
  })
})

describe('markers that run out', () => {
  const SHUT = 'peter 062\nroger 093\nsteve 215\nfran 215\ndoors #1 closed, #7 destroyed'

  it.each([
    [2, 'DAWN-DIF.19'],
    [3, null],
    [0, null],
  ])('[DAWN-DIF.19] two doors shut or broken and %i markers: %s', (doorMarkerLimit, refusal) => {
    const table = at(SHUT, { doorMarkerLimit }).play('human: activate peter')
    if (refusal === null) expect(table.play('human: close #5').state.doors[4]).toBe(CLOSED)
    else expect(table.refusal('human: close #5').rule).toBe(refusal)
  })

  it('[DAWN-DIF.19] a main door needs one too', () => {
    const table = at(SHUT, { doorMarkerLimit: 2 }).play('human: activate roger')
    expect(table.refusal('human: main #32 roger').rule).toBe('DAWN-DIF.19')
    const more = at(SHUT, { doorMarkerLimit: 3 }).play('human: activate roger').play('human: main #32 roger')
    expect(more.state.doors[31]).toBe(CLOSED)
  })

  it('[DAWN-DIF.19] with every berserk marker in use the zombie player checks nobody', () => {
    const table = at('peter 062\nroger 093\nsteve 215\nfran 215\nzombies 011! 027', { berserkMarkerLimit: 1 })
    table.play('human: pass', { dice: [4, 1] })
    expect(table.asked()).toEqual(['zombie: free'])
    const freed = at('peter 062\nroger 093\nsteve 215\nfran 215\nzombies 011! 027', { berserkMarkerLimit: 1 })
    freed.play('human: pass', { dice: [5] })
    expect(freed.asked()).toEqual(['zombie: berserk'])
  })
})

describe('the berserk check', () => {
  it.each(['1978', 'digest'])('[DAWN-DIF.27] may be declined in %s', (edition) => {
    const table = at('peter 062\nroger 093\nsteve 215\nfran 215\nzombies 011', { edition }).play('human: pass')
    expect(table.offered('zombie')).toEqual(['pass', 'berserk 011'])
    table.play('zombie: pass', { dice: [1] })
    expect(table.view('zombie').units[0]).toMatchObject({ berserk: 0 })
    expect(table.asked()).toEqual(['zombie: free'])
  })
})
