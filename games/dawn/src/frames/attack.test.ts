import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { squareName } from '../map/mall.js'
import { INFECTED, KILLED, NORMAL, STUNNED } from '../state.js'

const NOTHING = [1, 3] // entrance dice that bring nobody in
const board = (text: string, options: Record<string, Plain> = {}) => TestTable.at(module, text, options)
/** All four in 063 or elsewhere, with one unit of a known value among them. */
const fight = (value: number, people: string, options: Record<string, Plain> = {}) =>
  board(`turn 3 attack\n${people}\nzombies 063=${value} 002`, options)
const PETER = 'peter 063\nroger 195\nsteve 195\nfran 195'
const TWO = 'peter 063\nroger 063\nsteve 195\nfran 195'
type Table = ReturnType<typeof board>

const events = (table: Table): string[] => table.events.map((event) => event.kind)
const units = (table: Table): string[] => table.view('spectator').units.map((unit) => squareName(unit.square))

describe('where attacks happen', () => {
  it('[DAWN-4.2D.a] [DAWN-8.0.a] one in every square with a character and a zombie, in the zombie player’s order', () => {
    const table = board('turn 3 attack\npeter 063\nroger 070\nsteve 082\nfran 195\nzombies 063=3 070=4 002')
    expect(table.asked()).toEqual(['zombie: attack'])
    expect(table.offered('zombie')).toEqual(['attack 063', 'attack 070', 'auto'])
    table.play('zombie: attack 070')
    expect(table.offered('human')).toEqual(['hold', 'fire roger'])
    table.play('human: hold', { dice: [5, 5] })
    expect(table.offered('human')).toEqual(['hold', 'fire peter'])
    table.play('human: hold', { dice: [5, 5, ...NOTHING] })
    expect(table.asked()).toEqual(['human: activate'])
  })

  it('[DAWN-8.0.a] a super zombie attacks as well, alone or not', () => {
    const table = board('turn 3 attack\npeter 063 super\nroger 063\nsteve 195\nfran 195\nzombies 002')
    table.play('human: hold', { dice: [1, 1, ...NOTHING] })
    expect(table.events[0]).toMatchObject({ kind: 'infected', data: { strength: 2 } })
    const both = board('turn 3 attack\npeter 063 super\nroger 063\nsteve 195\nfran 195\nzombies 063=7 002')
    both.play('human: hold', { dice: [3, 4, ...NOTHING] })
    expect(both.events[0]).toMatchObject({ kind: 'stunned', data: { strength: 9 } })
  })

  it('[DAWN-RUL.48] one attack a square, however many stand there', () => {
    const table = fight(6, 'peter 063\nroger 063\nsteve 063\nfran 063')
    table
      .play('human: hold')
      .play('zombie: number 1')
      .play('human: victims fran', { dice: [5, 5, ...NOTHING] })
    expect(events(table).filter((kind) => kind === 'attack-failed')).toHaveLength(1)
    expect(table.asked()).toEqual(['human: activate'])
  })

  it('[DAWN-8.7.a] [DAWN-4.2E.b] [DAWN-RUL.33] a unit that comes in where a character stands is turned up and attacks at once', () => {
    // Five on the dice: one unit by the east door, into 117.
    const table = TestTable.at(
      module,
      'turn 3 generation\npeter 117\nroger 195\nsteve 195\nfran 195\nzombies 002',
      {},
      { dice: [2, 3], draws: [5] },
    )
    expect(table.view('human').units.find((unit) => unit.square === 116)).toMatchObject({ value: 5, faceUp: true })
    expect(table.offered('human')).toEqual(['hold', 'fire peter'])
    table.play('human: hold', { dice: [2, 3] })
    expect([table.state.status[0], events(table)]).toEqual([STUNNED, ['stunned', 'turn-over']])
  })
})

describe('the steps of an attack', () => {
  it('[DAWN-8.0.b] shots first: an eliminated unit does not attack', () => {
    const table = fight(5, PETER).play('human: fire peter', { dice: [2, 2, 3, ...NOTHING] })
    expect(events(table)).toEqual(['shot-declared', 'kept-calm', 'hit', 'eliminated', 'entrance-rolled', 'turn-over'])
    expect([units(table), table.state.status[0]]).toEqual([['002'], NORMAL])
    const missed = fight(5, PETER).play('human: fire peter', { dice: [2, 2, 2, 1, 1, ...NOTHING] })
    expect([units(missed), missed.state.status[0]]).toEqual([['002', '063'], INFECTED])
  })

  it('[DAWN-8.0.b] the zombie player says how many, the human player names exactly that many', () => {
    const table = fight(7, 'peter 063\nroger 063\nsteve 063\nfran 195').play('human: hold')
    expect(table.asked()).toEqual(['zombie: how-many'])
    expect(table.offered('zombie')).toEqual(['number 1', 'number 2', 'number 3'])
    table.play('zombie: number 2')
    expect(table.asked()).toEqual(['human: victims'])
    expect(table.offered('human')).toEqual(['victims peter roger', 'victims peter steve', 'victims roger steve'])
    expect(table.refusal('human: victims peter').rule).toBe('DAWN-8.0.b')
    expect(table.refusal('human: victims peter roger steve').rule).toBe('DAWN-8.0.b')
  })

  it('[DAWN-8.0.b] all of them: nobody has to be named; one character: nothing is asked', () => {
    const table = fight(7, TWO).play('human: hold').play('zombie: number 2')
    expect(table.asked()).toEqual(['zombie: strike'])
    const alone = fight(7, PETER).play('human: hold', { dice: [5, 5, ...NOTHING] })
    expect(alone.asked()).toEqual(['human: activate'])
    expect(alone.events[0]!.rule).toBe('DAWN-8.2.a')
  })

  it.each([
    [7, 2, 3],
    [6, 2, 3],
    [5, 2, 2],
    [11, 1, 11],
  ])('[DAWN-8.0.b] a value of %i against %i: strength %i each, fractions dropped', (value, n, strength) => {
    const table = fight(value, TWO).play('human: hold').play(`zombie: number ${n}`)
    if (n === 1) table.play('human: victims peter', { dice: [5, 5, ...NOTHING] })
    else table.play('zombie: strike roger', { dice: [5, 5, 4, 6, ...NOTHING] })
    const strengths = table.events.flatMap((event) => (event.kind === 'attack-failed' ? [event.data!['strength']] : []))
    expect(strengths).toEqual(new Array(n).fill(strength))
  })

  it('[DAWN-8.0.b] each is resolved apart, in the zombie player’s order, and applied at once', () => {
    const table = fight(6, TWO).play('human: hold').play('zombie: number 2')
    expect(table.offered('zombie')).toEqual(['strike peter', 'strike roger', 'auto'])
    table.play('zombie: strike roger', { dice: [1, 1, 5, 5, ...NOTHING] })
    expect(table.state.status.slice(0, 2)).toEqual([NORMAL, INFECTED])
  })

  it('[DAWN-DICE.d] shots, then two dice for each target in the zombie player’s order', () => {
    const table = fight(6, TWO)
    // Roger, level 2, keeps calm with 3 and misses with 2; then 12 infects Roger and 7 stuns Peter at strength 3.
    table
      .play('human: fire roger', { dice: [3, 1, 1] })
      .play('human: hold')
      .play('zombie: number 2')
    table.play('zombie: strike roger', { dice: [6, 6, 3, 4, ...NOTHING] })
    expect(table.state.status.slice(0, 2)).toEqual([STUNNED, INFECTED])
  })

  it('[DAWN-RUL.15] strength 0: no dice and no effect, and the zombie player may still declare it', () => {
    const table = fight(2, 'peter 063\nroger 063\nsteve 063\nfran 195').play('human: hold')
    table.play('zombie: number 3').play('zombie: strike peter').play('zombie: strike steve', { dice: NOTHING })
    expect(events(table)).toEqual(['too-weak', 'too-weak', 'entrance-rolled', 'turn-over'])
    expect(table.state.status).toEqual([NORMAL, NORMAL, NORMAL, NORMAL])
    // Two against two is still a strength of 1.
    const enough = fight(2, TWO).play('human: hold').play('zombie: number 2')
    enough.play('zombie: strike peter', { dice: [1, 1, 5, 5, ...NOTHING] })
    expect(enough.state.status.slice(0, 2)).toEqual([INFECTED, NORMAL])
  })
})

describe('the results', () => {
  it.each([
    [[5, 5], NORMAL, 'attack-failed'],
    [[4, 3], STUNNED, 'stunned'],
    [[1, 1], INFECTED, 'infected'],
  ])('[DAWN-8.2.a] nothing, stunned or infected: dice %j at strength 4', (dice, status, kind) => {
    const table = fight(4, PETER).play('human: hold', { dice: [...dice, ...NOTHING] })
    expect([table.state.status[0], events(table)[0]]).toEqual([status, kind])
  })

  it.each([
    ['a stun', [4, 3, ...NOTHING], KILLED],
    ['an infection', [1, 1, ...NOTHING], KILLED],
    // The character lives, so phase E rolls for them.
    ['nothing', [5, 5, ...NOTHING, 3, 4], INFECTED],
  ])('[DAWN-8.5.a] an infected character who gets %s', (_, dice, status) => {
    const table = fight(4, 'peter 063\nroger 063 infected since 1\nsteve 195\nfran 195').play('human: hold')
    table.play('zombie: number 1').play('human: victims roger', { dice })
    expect(table.state.status[1]).toBe(status)
    expect(table.state.at[1]! < 0).toBe(status === KILLED)
    expect(table.state.status[0]).toBe(NORMAL)
  })

  it.each([
    ['a stun', [4, 3], KILLED],
    ['an infection', [1, 1], KILLED],
    ['nothing', [5, 5], STUNNED],
  ])('[DAWN-8.5.a] a stunned character who gets %s', (_, dice, status) => {
    const table = fight(4, 'peter 063\nroger 063 stunned\nsteve 195\nfran 195').play('human: hold')
    table.play('zombie: number 1').play('human: victims roger', { dice: [...dice, ...NOTHING] })
    expect(table.state.status[1]).toBe(status)
    // Killed in a later attack only: the one that stunned did not.
    const first = fight(4, PETER).play('human: hold', { dice: [4, 3, ...NOTHING] })
    expect(first.state.status[0]).toBe(STUNNED)
    expect(first.events.map((event) => event.rule)).not.toContain('DAWN-8.5.a')
  })

  it('[DAWN-8.6.a] a result on one does not touch the others', () => {
    const table = fight(8, 'peter 063\nroger 063\nsteve 063 stunned\nfran 195').play('human: hold')
    table.play('zombie: number 2').play('human: victims roger steve')
    table.play('zombie: strike steve', { dice: [1, 1, 5, 5, ...NOTHING] })
    expect(table.state.status).toEqual([NORMAL, NORMAL, KILLED, NORMAL])
  })

  it('[DAWN-RUL.34] a unit whose last companion dies is turned face down', () => {
    const table = fight(4, 'peter 063 infected since 1\nroger 195\nsteve 195\nfran 195')
    expect(table.view('zombie').units.find((unit) => unit.square === 62)).toMatchObject({ value: 4, faceUp: true })
    table.play('human: hold', { dice: [1, 1, ...NOTHING] })
    for (const seat of ['human', 'zombie'])
      expect(table.view(seat).units.find((unit) => unit.square === 62)).toMatchObject({ value: 0, faceUp: false })
  })

  it('[DAWN-RUL.34] a super zombie keeps it face up', () => {
    const table = fight(4, 'peter 063 infected since 1\nroger 063 super\nsteve 195\nfran 195')
    table.play('human: hold', { dice: [1, 1, ...NOTHING] })
    expect(table.state.status[0]).toBe(KILLED)
    expect(table.view('human').units.find((unit) => unit.square === 62)).toMatchObject({ value: 4, faceUp: true })
  })
})
