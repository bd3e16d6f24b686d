import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { activationOf } from '../frames/kinds.js'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { movementLeft } from './walking.js'

const board = (text: string, options = {}) => TestTable.at(module, text, options)
type Table = ReturnType<typeof board>

const OTHERS = 'roger 215\nsteve 215\nfran 215'
const unitIn = (table: Table, square: string) =>
  table.view('human').units.find((unit) => squareName(unit.square) === square)
const shots = (table: Table): string[] => table.offered('human').filter((action) => action.startsWith('shoot'))
const kinds = (table: Table): string[] => table.events.map(({ kind }) => kind)

describe('a shot', () => {
  it('[DAWN-6.0.a] is taken while being moved, at a unit in the square or in sight, as often as the Fire Rate', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 066 041 083`).play('human: activate peter')
    expect(shots(table)).toEqual(['shoot 066 peter', 'shoot 083 peter'])
    table.play('human: shoot 066 peter', { dice: [1, 1], draws: [8] })
    expect(table.events[0]).toMatchObject({ kind: 'shot-declared', rule: 'DAWN-6.0.a' })
    expect(table.refusal('human: shoot 064 peter').rule).toBe('DAWN-6.0.a')
    const inside = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 063=3`).play('human: activate peter')
    expect(shots(inside)).toEqual(['shoot 063 peter'])
  })

  it('[DAWN-6.0.b] equal to the value eliminates the unit', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 065=6 066=2`).play('human: activate peter')
    table.play('human: shoot 065 peter', { dice: [4, 4] })
    expect(kinds(table)).toEqual(['shot-declared', 'hit', 'eliminated'])
    expect(table.events[1]).toMatchObject({ dice: [4, 4], data: { result: 6, value: 6 } })
    expect([unitIn(table, '065'), table.view('human').inPool]).toEqual([undefined, 49])
    expect(unitIn(table, '066')).toBeDefined()
  })

  it('[DAWN-6.0.b] one less does nothing, and the unit is turned face down again', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 065=6`).play('human: activate peter')
    table.play('human: shoot 065 peter', { dice: [4, 3] })
    expect(kinds(table)).toEqual(['shot-declared', 'missed'])
    expect(unitIn(table, '065')).toMatchObject({ value: 0, faceUp: false })
    expect([activationOf(table.state)!.shots, movementLeft(activationOf(table.state)!)]).toEqual([[1, 0, 0, 0], 7])
  })

  it('[DAWN-6.0.b] a unit that shares a square with a character stays face up after a miss', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 063=6`).play('human: activate peter')
    table.play('human: shoot 063 peter', { dice: [2, 2, 3] })
    expect(unitIn(table, '063')).toMatchObject({ value: 6, faceUp: true })
  })

  it('[DAWN-6.0.b] a unit with a super zombie stays face up after a miss in the two-player game', () => {
    const table = board('turn 1 human\npeter 063\nroger 215\nsteve 215\nfran 065 super\nzombies 065=6')
    table.play('human: activate peter').play('human: shoot 065 peter', { dice: [6, 1, 1] })
    expect(unitIn(table, '065')).toMatchObject({ value: 6, faceUp: true })
  })

  it('[DAWN-6.0.c] the value is drawn after the dice, and shown', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 065`).play('human: activate peter')
    table.play('human: shoot 065 peter', { dice: [4, 3], draws: [5] })
    expect(table.last?.outcomes).toEqual([[4, 3], { item: 5 }])
    expect(table.events[1]).toMatchObject({ kind: 'hit', data: { result: 5, value: 5 } })
  })

  it('[DAWN-2.3.e] a value nobody has seen is drawn once and kept', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 065 067`).play('human: activate peter')
    table.play('human: shoot 065 peter', { dice: [1, 1], draws: [9] })
    table.play('human: shoot 065 peter', { dice: [1, 1] })
    expect(table.events.at(-1)).toMatchObject({ kind: 'missed', data: { value: 9 } })
    expect(table.state.value.filter((value) => value > 0)).toEqual([9])
  })

  it('[DAWN-6.0.d] an eliminated unit goes face down into the pool and loses its berserk marker', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 065=2! 066\npool 4 ?${' ?'.repeat(46)}`)
    table.play('human: activate peter').play('human: shoot 065 peter', { dice: [6, 3, 3] })
    expect(table.events.at(-1)).toMatchObject({ kind: 'eliminated', rule: 'DAWN-6.0.d' })
    expect([...table.state.poolValues].sort()).toEqual([2, 4])
    expect(table.state.berserk.every((mark) => mark === 0)).toBe(true)
    expect(table.view('human')).toMatchObject({ inPool: 49 })
    expect(JSON.stringify(table.view('human'))).not.toContain('poolValues')
  })
})

describe('how often', () => {
  it('[DAWN-6.1.a] the Fire Rate stops the shooting, not the walking, and each member has their own', () => {
    const table = board('turn 1 human\npeter 063\nroger 215\nsteve 063\nfran 215\nzombies 066=11')
    table.play('human: activate peter steve')
    for (let i = 0; i < 2; i++) table.play('human: shoot 066 steve', { dice: [1] })
    expect(table.refusal('human: shoot 066 steve').rule).toBe('DAWN-6.1.a')
    expect(table.refusal('human: shoot 066 peter steve').rule).toBe('DAWN-6.1.a')
    for (let i = 0; i < 3; i++) table.play('human: shoot 066 peter', { dice: [1, 1] })
    expect(table.refusal('human: shoot 066 peter').rule).toBe('DAWN-6.1.a')
    expect([activationOf(table.state)!.shots, shots(table)]).toEqual([[3, 0, 2, 0], []])
    expect(movementLeft(activationOf(table.play('human: walk 064').state)!)).toBe(6)
  })

  it('[DAWN-6.1.a] the infected have the Fire Rate of that face', () => {
    const table = board('turn 3 human\nsteve 063 infected since 1\npeter 215\nroger 215\nfran 215\nzombies 066=11')
    table.play('human: activate steve').play('human: shoot 066 steve', { dice: [1] })
    expect(table.refusal('human: shoot 066 steve').rule).toBe('DAWN-6.1.a')
  })

  it('[DAWN-6.1.b] the same unit is shot at again and again', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 066=5`).play('human: activate peter')
    table.play('human: shoot 066 peter', { dice: [3, 4] }).play('human: shoot 066 peter', { dice: [3, 4] })
    expect(unitIn(table, '066')).toBeDefined()
    table.play('human: shoot 066 peter', { dice: [4, 4] })
    expect(unitIn(table, '066')).toBeUndefined()
  })
})

describe('what is in the way', () => {
  it('[DAWN-6.3.a] no shot into a square with another character, unless the shooter is there themselves', () => {
    const table = board('turn 1 human\npeter 063\nroger 065\nsteve 215\nfran 215\nzombies 065=3')
    expect(table.play('human: activate peter').refusal('human: shoot 065 peter').rule).toBe('DAWN-6.3.a')
    table.play('human: walk 064').play('human: walk 065')
    table.play('human: shoot 065 peter', { dice: [2, 2, 2] })
    expect(unitIn(table, '065')).toBeUndefined()
    const stunned = board('turn 1 human\npeter 063\nroger 065 stunned\nsteve 215\nfran 215\nzombies 065=3')
    expect(stunned.play('human: activate peter').refusal('human: shoot 065 peter').rule).toBe('DAWN-6.3.a')
  })

  it('[DAWN-6.3.b] with a zombie in the square only that one may be shot at', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 063=3 065`).play('human: activate peter')
    expect(shots(table)).toEqual(['shoot 063 peter'])
    expect(table.refusal('human: shoot 065 peter').rule).toBe('DAWN-6.3.b')
    table.play('human: shoot 063 peter', { dice: [2, 2, 2] })
    expect(shots(table)).toEqual(['shoot 065 peter'])
    const superThere = board('turn 1 human\npeter 063\nroger 215\nsteve 215\nfran 063 super\nzombies 065')
    expect(superThere.play('human: activate peter').refusal('human: shoot 065 peter').rule).toBe('DAWN-6.3.b')
  })

  it.each([
    ['a unit', 'roger 215', 'steve 215', 'zombies 066 064'],
    ['a character', 'roger 064', 'steve 215', 'zombies 066'],
    ['a stunned character', 'roger 215', 'steve 064 stunned', 'zombies 066'],
    ['a super zombie', 'roger 064 super', 'steve 215', 'zombies 066'],
  ])('[DAWN-6.3.c] %s on the way stops the shot', (_, roger, steve, zombies) => {
    const table = board(`turn 1 human\npeter 062\n${roger}\n${steve}\nfran 215\n${zombies}`).play(
      'human: activate peter',
    )
    expect(table.refusal('human: shoot 066 peter')).toEqual({ rule: 'DAWN-6.3.c', params: { square: '064' } })
    expect(shots(table)).not.toContain('shoot 066 peter')
  })

  it('[DAWN-6.3.c] own stack-mates and a hidden zombie are in nobody’s way', () => {
    const table = board('turn 1 human\npeter 043\nroger 043\nsteve 215\nfran 215\nzombies 040\nhidden 041')
    table.play('human: activate peter roger').play('human: shoot 040 peter', { dice: [3, 2], draws: [2] })
    expect(unitIn(table, '040')).toBeUndefined()
    const blocked = board('turn 1 human\npeter 043\nroger 042\nsteve 215\nfran 215\nzombies 040\nhidden 041')
    expect(blocked.play('human: activate peter').refusal('human: shoot 040 peter').rule).toBe('DAWN-6.3.c')
  })
})

describe('what is remembered', () => {
  it('[DAWN-2.3.f] a value that was shown fades from the log and from the view', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 065`).play('human: activate peter')
    table.play('human: shoot 065 peter', { dice: [1, 1], draws: [9] })
    expect(table.events.at(-1)).toMatchObject({ kind: 'missed', data: { value: 9 }, fleeting: ['value'] })
    for (const seat of ['human', 'zombie', 'spectator'])
      expect(table.view(seat).units[0]).toMatchObject({ value: 0, faceUp: false })
  })

  it('[DAWN-2.3.f] the memory aid keeps it for both sides', () => {
    const table = board(`turn 1 human\npeter 063\n${OTHERS}\nzombies 065 066`, { memoryAid: true })
    table.play('human: activate peter').play('human: shoot 065 peter', { dice: [1, 1], draws: [9] })
    expect(table.events.at(-1)?.fleeting).toBeUndefined()
    for (const seat of ['human', 'zombie']) {
      expect(table.view(seat).units[0]).toMatchObject({ value: 9, faceUp: false })
      expect(table.view(seat).units[1]).toMatchObject({ value: 0 })
    }
  })
})
